// swift-tools-version: 6.0
import PackageDescription

/// House rules, the same for every target of ours.
let houseRules: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

func module(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
  .target(name: name, dependencies: dependencies, swiftSettings: houseRules)
}

func tests(_ name: String, _ dependencies: [Target.Dependency], exclude: [String] = []) -> Target {
  .testTarget(
    name: name, dependencies: dependencies + ["TestSupport"], exclude: exclude, swiftSettings: houseRules)
}

// Targets stand in the order of the arrows: a target depends only on targets above it (ARCHITECTURE.md).
let package = Package(
  name: "belfry",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "belfry", targets: ["belfry"]),
    .executable(name: "belfry-media", targets: ["belfry-media"]),
    .library(name: "Payload", targets: ["Payload"]),
    .library(name: "Center", targets: ["Center"]),
  ],
  targets: [
    // System libraries: a module map and a shim header each.
    .systemLibrary(name: "CNcurses", providers: [.apt(["libncursesw5-dev"]), .brew(["ncurses"])]),
    .systemLibrary(name: "CSQLite", providers: [.apt(["libsqlite3-dev"]), .brew(["sqlite"])]),
    .systemLibrary(name: "CFriBidi", providers: [.apt(["libfribidi-dev"]), .brew(["fribidi"])]),
    .systemLibrary(name: "CUtf8proc", providers: [.apt(["libutf8proc-dev"]), .brew(["utf8proc"])]),
    .systemLibrary(name: "CNghttp2", providers: [.apt(["libnghttp2-dev"]), .brew(["libnghttp2"])]),
    .systemLibrary(name: "COpenSSL", providers: [.apt(["libssl-dev"]), .brew(["openssl@3"])]),
    .systemLibrary(name: "CICU"),
    .systemLibrary(
      name: "CLibAV",
      providers: [
        .apt(["libavformat-dev", "libavcodec-dev", "libswscale-dev", "libswresample-dev"]), .brew(["ffmpeg"]),
      ]),
    .systemLibrary(
      name: "CChafa", pkgConfig: "chafa", providers: [.apt(["libchafa-dev", "libglib2.0-dev"]), .brew(["chafa"])]),
    .target(name: "CSignals"),
    .target(name: "CChildren"),

    // The functional core.
    .target(
      name: "LocaleData", dependencies: ["CICU"], swiftSettings: houseRules,
      linkerSettings: [
        // ICU comes with Foundation, and on macOS with the system.
        .linkedLibrary("_FoundationICU", .when(platforms: [.linux])),
        .linkedLibrary("icucore", .when(platforms: [.macOS])),
      ]),
    module("Payload", ["LocaleData"]),
    module("Media", ["Payload"]),
    module("Center", ["Media", "Payload"]),
    module("APNs", ["Center", "Payload"]),
    module("TextLayout", ["CFriBidi", "CUtf8proc"]),
    module("Screen", ["APNs", "Center", "Payload", "TextLayout"]),
    module("Rendering", ["Screen", "Media", "APNs", "Center", "Payload", "TextLayout"]),

    // The shell.
    module("HTTP2", ["CNghttp2"]),
    module("Cryptography", ["COpenSSL"]),
    module("Storage", ["APNs", "Center", "Payload", "CSQLite"]),
    module("Runtime", ["Storage", "Media", "HTTP2", "Cryptography", "APNs", "Center", "Payload", "CChildren"]),
    module("Endpoint", ["Runtime", "HTTP2", "Cryptography", "APNs", "Center", "Payload"]),
    module("Terminal", ["Rendering", "Media", "Screen", "TextLayout", "CNcurses", "CSignals"]),
    module(
      "Commands",
      [
        "Endpoint", "Runtime", "Cryptography", "Rendering", "Screen", "Media", "APNs", "TextLayout", "Center",
        "Payload",
      ]),
    .executableTarget(
      name: "belfry",
      dependencies: [
        "Commands", "Terminal", "Endpoint", "Runtime", "Rendering", "Screen", "APNs", "Center", "Media", "Payload",
        "TextLayout", "CSignals",
      ],
      swiftSettings: houseRules),
    .executableTarget(
      name: "belfry-media", dependencies: ["Media", "Payload", "CLibAV", "CChafa"], swiftSettings: houseRules),

    // Tests.
    .target(
      name: "TestSupport", dependencies: ["Rendering", "Screen", "Center", "Payload"], path: "Tests/Support",
      swiftSettings: houseRules),
    .target(
      name: "FuzzPromises", dependencies: ["Rendering", "Screen", "HTTP2", "Media", "APNs", "Center", "Payload"],
      path: "Tests/Fuzz/Promises",
      swiftSettings: houseRules),
    tests("FuzzTests", ["FuzzPromises"]),
    tests("LocaleDataTests", ["LocaleData"]),
    tests("PayloadTests", ["Payload", "LocaleData"]),
    tests("CenterTests", ["Center", "Media", "Payload", "LocaleData"]),
    tests("ScreenTests", ["Screen", "APNs", "Center", "Payload", "TextLayout"]),
    tests("APNsTests", ["APNs", "Center", "Payload"]),
    tests("TextLayoutTests", ["TextLayout"]),
    tests("MediaTests", ["Center", "Media", "Runtime", "Payload", "belfry-media"]),
    tests("HTTP2Tests", ["HTTP2"]),
    tests("CryptographyTests", ["Cryptography"]),
    tests("RenderingTests", ["Rendering", "Screen", "Media", "APNs", "Center", "Payload"], exclude: ["Snapshots"]),
    tests("StorageTests", ["Storage", "APNs", "Center", "Media", "Payload"], exclude: ["States"]),
    .executableTarget(
      name: "center-driver", dependencies: ["Runtime", "Center", "Payload"], path: "Tests/CenterDriver",
      swiftSettings: houseRules),
    tests(
      "RuntimeTests",
      ["Runtime", "Storage", "Media", "HTTP2", "Cryptography", "Screen", "APNs", "Center", "Payload", "center-driver"]),
    tests(
      "CommandsTests",
      ["Commands", "Runtime", "Cryptography", "Rendering", "Screen", "Media", "APNs", "Center", "Payload"],
      exclude: ["Snapshots"]),
    tests("EndpointTests", ["Endpoint", "Runtime", "HTTP2", "Cryptography", "APNs", "Center", "Payload", "belfry"]),
    // The executable is run in a real terminal.
    tests("ArchitectureTests", []),
    tests("ProviderTests", ["belfry"], exclude: ["Programs"]),
    tests("TerminalTests", ["Terminal", "HTTP2", "Rendering", "Screen", "Media", "TextLayout", "belfry"]),
  ]
)

// `make fuzz` builds these: they need libFuzzer, which comes with the flags that it gives.
if Context.environment["BELFRY_FUZZ"] != nil {
  package.targets += [
    .systemLibrary(name: "CLibFuzzer", path: "Tests/Fuzz/CLibFuzzer"),
    .target(name: "FuzzDriver", dependencies: ["CLibFuzzer"], path: "Tests/Fuzz/Driver", swiftSettings: houseRules),
  ]
  let fuzzed = [
    ("fuzz-reader", "Reader"), ("fuzz-frame", "Frame"), ("fuzz-requests", "Requests"), ("fuzz-media", "Media"),
  ]
  for (name, folder) in fuzzed {
    package.targets.append(
      .executableTarget(
        name: name, dependencies: ["FuzzPromises", "FuzzDriver"], path: "Tests/Fuzz/\(folder)",
        swiftSettings: houseRules))
  }
}
