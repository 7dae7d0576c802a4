// Gives the readers of media's JSON, signatures and headers bytes that libFuzzer makes up, and stops at the first broken
// promise.

import CLibFuzzer
import Foundation
import FuzzPromises

var count = CommandLine.argc
var arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = CommandLine.unsafeArgv
let code = LLVMFuzzerRunDriver(&count, &arguments) { data, count in
  let broken = brokenMediaPromises(Array(UnsafeBufferPointer(start: data, count: count)))
  guard broken.isEmpty else {
    FileHandle.standardError.write(Data((broken.joined(separator: "\n") + "\n").utf8))
    abort()
  }
  return 0
}
exit(code)
