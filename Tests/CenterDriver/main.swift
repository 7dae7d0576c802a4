import Center
import Payload
import Runtime

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

// A process of its own for tests that kill one, or run many at once:
//
//     center-driver push DIRECTORY COUNT NAME    pushes one by one and acknowledges each with its identifier on a line
//     center-driver center DIRECTORY             a center without a screen, until its standard input ends

func say(_ line: String) {
  let bytes = Array((line + "\n").utf8)
  _ = bytes.withUnsafeBytes { write(1, $0.baseAddress, $0.count) }
}

func fail(_ error: OperationError) -> Never {
  say("failed: \(error.message)")
  exit(error.exitCode)
}

func push(_ directory: String, count: Int, name: String) {
  let payload = Array(#"{"aps":{"alert":"hello"}}"#.utf8)
  for number in 1...max(count, 1) {
    let push = Operation.Push(
      bundleIdentifier: "com.example.chat", payload: payload, deliveryIdentifier: "\(name)-\(number)", origin: "-")
    switch CenterAccess.perform(.push(push), Runtime.Configuration(state: .directory(directory))) {
    case .success: say("\(name)-\(number)")
    case .failure(let error): fail(error)
    }
  }
}

func center(_ directory: String) {
  do throws(OperationError) {
    let runtime = try Runtime(Runtime.Configuration(state: .directory(directory)))
    let loop = EventLoop()
    try runtime.serve(on: loop)
    loop.watch(0) { loop.stop() }
    runtime.startNotices.forEach(say)
    say("ready")
    loop.run()
    runtime.end()
  } catch {
    fail(error)
  }
}

let words = CommandLine.arguments.dropFirst()
switch (words.first, words.count) {
case ("push", 4): push(words[2], count: Int(words[3]) ?? 1, name: words[4])
case ("center", 2): center(words[2])
default: exit(2)
}
