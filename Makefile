# The verbs: demo, test, test-release, build, bench, install, format, lint, docs, pictures, fuzz, clean.
#
#   make demo                 installs what is missing, builds, shows the demo
#   make test                 installs what is missing, builds, runs all tests
#   make test-release         the same for those that run the program, with the one that is installed
#   make install PREFIX=DIR   (DESTDIR is honoured)
#   make pictures             draws the pictures of docs/look.md and docs/themes.md anew
#   make fuzz SECONDS=600
#   make kill ROUNDS=50

PREFIX ?= /usr/local
DESTDIR ?=
SECONDS ?= 60
ROUNDS ?= 50
# Flags of every debug build, so that tests, lint and docs share one: `-Xswiftc -warnings-as-errors` in .ci/run.
SWIFTFLAGS ?=

# The Swift library is linked in: the program starts faster and needs no Swift where it is installed.
ifeq ($(shell uname),Linux)
STATIC := --static-swift-stdlib
endif
# One thread runs everything (ARCHITECTURE.md), so references are counted without the locks of other programs; `make test`
# runs with the checks of exclusive access that a release leaves out, `make test-release` without. Together a fifth of
# what a push costs.
SINGLE_THREADED := -Xswiftc -enforce-exclusivity=unchecked -Xswiftc -Xfrontend -Xswiftc -assume-single-threaded
RELEASE := swift build -c release $(STATIC) $(SINGLE_THREADED) --product belfry
# What decodes attachments: the same flags, so that both share what they are built of.
HELPER := $(RELEASE)-media
# Tests that run the program.
RUNNING := ProviderTests|TerminalTests|KillTests|SignalTests|MemoryTests
BINARY = $(shell $(RELEASE) --show-bin-path)/belfry
DEBUG_BINARY = $(shell swift build $(SWIFTFLAGS) --show-bin-path)/belfry

SOURCES := Package.swift Sources Tests
SHARE := $(DESTDIR)$(PREFIX)/share

.PHONY: demo test test-release kill build bench install format lint docs pictures fuzz clean packages

demo: build
	@$(BINARY) demo

build: packages
	$(RELEASE)
	$(HELPER)

test:
	@.ci/packages test
	@.ci/python-clients
	swift test $(SWIFTFLAGS)

# The tests that run the program, with the flags that people get: as a server, with real providers, killed, in a terminal.
test-release: build
	@.ci/packages test
	@.ci/python-clients
	BELFRY_BINARY=$(abspath $(BINARY)) swift test $(SWIFTFLAGS) --filter '$(RUNNING)'

# Kills a loaded endpoint again and again, and counts that every push that was answered is in the store.
kill:
	@.ci/packages test
	BELFRY_KILL_ROUNDS=$(ROUNDS) swift test $(SWIFTFLAGS) --filter KillTests

bench: build
	@.ci/packages bench
	@python3 Benchmarks/bench.py $(BINARY)

packages:
	@.ci/packages build

install: build
	install -d $(DESTDIR)$(PREFIX)/bin $(SHARE)/belfry $(SHARE)/man/man1 $(SHARE)/fish/vendor_completions.d \
	  $(SHARE)/bash-completion/completions $(SHARE)/zsh/site-functions
	install -s -m 755 $(BINARY) $(DESTDIR)$(PREFIX)/bin/belfry
	install -s -m 755 $(BINARY)-media $(DESTDIR)$(PREFIX)/bin/belfry-media
	cp -R themes demo-payloads $(SHARE)/belfry/
	install -m 644 docs/man/belfry.1 $(SHARE)/man/man1/belfry.1
	$(BINARY) completions bash > $(SHARE)/bash-completion/completions/belfry
	$(BINARY) completions zsh > $(SHARE)/zsh/site-functions/_belfry
	$(BINARY) completions fish > $(SHARE)/fish/vendor_completions.d/belfry.fish

format:
	swift format --in-place --configuration .swift-format --recursive $(SOURCES)

# Generated pages have one generator each; `lint` fails where a committed page differs from what it makes now.
lint: packages
	swift format lint --strict --configuration .swift-format --recursive $(SOURCES)
	swift build $(SWIFTFLAGS) --product belfry
	@.ci/pages check $(DEBUG_BINARY)

docs: packages
	swift build $(SWIFTFLAGS) --product belfry
	@.ci/pages write $(DEBUG_BINARY)

pictures: packages
	SNAPSHOT=record swift test $(SWIFTFLAGS) --filter PictureTests

fuzz: packages
	@Tests/Fuzz/run $(SECONDS)

clean:
	swift package clean
