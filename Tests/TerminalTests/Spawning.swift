import Foundation

/// A program that could not be started.
struct SpawnFailure: Error {
  let program: String
  let code: Int32
}

/// Runs a program to its end and returns what it printed, which goes through the file `output`.
///
/// Not Foundation's `Process`: that waits until every descendant is gone (tmux leaves a server behind), and hands its
/// thread's blocked signals on, so that nothing under tmux could be stopped or killed.
func spawn(_ program: String, _ arguments: [String], output: String) throws -> String {
  var actions = posix_spawn_file_actions_t()
  posix_spawn_file_actions_init(&actions)
  defer { posix_spawn_file_actions_destroy(&actions) }
  posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
  posix_spawn_file_actions_addopen(&actions, 1, output, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
  posix_spawn_file_actions_adddup2(&actions, 1, 2)

  var attributes = try spawningAttributes(flags: 0)
  defer { posix_spawnattr_destroy(&attributes) }

  var words: [UnsafeMutablePointer<CChar>?] = ([program] + arguments).map { strdup($0) } + [nil]
  defer { for word in words { free(word) } }
  var process = pid_t()
  let code = posix_spawn(&process, program, &actions, &attributes, &words, environ)
  guard code == 0 else { throw SpawnFailure(program: program, code: code) }
  var status: Int32 = 0
  while waitpid(process, &status, 0) < 0, errno == EINTR {}
  return String(decoding: FileManager.default.contents(atPath: output) ?? Data(), as: UTF8.self)
}

/// Starts a program as the first on the terminal `device`, which sends it its signals; returns its process.
func start(
  _ program: String, _ arguments: [String], environment: [String: String], device: String
) throws -> pid_t {
  var actions = posix_spawn_file_actions_t()
  posix_spawn_file_actions_init(&actions)
  defer { posix_spawn_file_actions_destroy(&actions) }
  // The first terminal that the leader of a session opens becomes the session's.
  posix_spawn_file_actions_addopen(&actions, 0, device, O_RDWR, 0)
  posix_spawn_file_actions_adddup2(&actions, 0, 1)
  posix_spawn_file_actions_adddup2(&actions, 0, 2)
  #if canImport(Glibc)
    var attributes = try spawningAttributes(flags: 0x80)
  #else
    var attributes = try spawningAttributes(flags: POSIX_SPAWN_SETSID)
  #endif
  defer { posix_spawnattr_destroy(&attributes) }

  var words: [UnsafeMutablePointer<CChar>?] = ([program] + arguments).map { strdup($0) } + [nil]
  var variables: [UnsafeMutablePointer<CChar>?] = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
  defer { for text in words + variables { free(text) } }
  var process = pid_t()
  let code = posix_spawn(&process, program, &actions, &attributes, &words, &variables)
  guard code == 0 else { throw SpawnFailure(program: program, code: code) }
  return process
}

/// Nothing blocked and nothing ignored, whatever the tests' own thread has.
private func spawningAttributes(flags: Int32) throws -> posix_spawnattr_t {
  var attributes = posix_spawnattr_t()
  let code = posix_spawnattr_init(&attributes)
  guard code == 0 else { throw SpawnFailure(program: "posix_spawnattr_init", code: code) }
  var none = sigset_t()
  sigemptyset(&none)
  posix_spawnattr_setsigmask(&attributes, &none)
  var all = sigset_t()
  sigfillset(&all)
  posix_spawnattr_setsigdefault(&attributes, &all)
  posix_spawnattr_setflags(&attributes, Int16(Int32(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF) | flags))
  return attributes
}
