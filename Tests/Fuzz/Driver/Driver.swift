import CLibFuzzer
import Foundation

/// What libFuzzer calls with the bytes that it made up, once a run.
///
/// C calls it and brings no context along, so it may capture nothing: each program writes down which promises it looks at.
public typealias OneInput = @convention(c) (_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> Int32

/// Runs libFuzzer with the arguments of the program until its time is over or something is found.
public func fuzz(_ oneInput: OneInput) -> Never {
  var count = CommandLine.argc
  var arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = CommandLine.unsafeArgv
  exit(LLVMFuzzerRunDriver(&count, &arguments, oneInput))
}

/// Stops the program where bytes break promises, so that libFuzzer keeps them; else 0, which lets it go on.
public func stop(
  where brokenPromises: (_ bytes: [UInt8]) -> [String], _ bytes: UnsafePointer<UInt8>?, _ count: Int
) -> Int32 {
  let broken = brokenPromises(Array(UnsafeBufferPointer(start: bytes, count: count)))
  guard broken.isEmpty else {
    FileHandle.standardError.write(Data((broken.joined(separator: "\n") + "\n").utf8))
    abort()
  }
  return 0
}
