#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Lets this process open as many descriptors as the system allows it, and returns how many those are.
@discardableResult
package func raiseDescriptorLimit() -> Int {
  guard var limit = currentDescriptorLimit() else { return unknownLimit }
  var raised = limit
  raised.rlim_cur = min(limit.rlim_max, 1 << 16)
  if raised.rlim_cur > limit.rlim_cur, setrlimit(descriptorResource, &raised) == 0 { limit = raised }
  return Int(clamping: limit.rlim_cur)
}

/// How many descriptors this process may have now: somebody else can change that while it runs.
package func descriptorLimit() -> Int { currentDescriptorLimit().map { Int(clamping: $0.rlim_cur) } ?? unknownLimit }

/// What every system gives.
private let unknownLimit = 256

private func currentDescriptorLimit() -> rlimit? {
  var limit = rlimit()
  return getrlimit(descriptorResource, &limit) == 0 ? limit : nil
}

#if canImport(Glibc)
  private let descriptorResource = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
#else
  private let descriptorResource = RLIMIT_NOFILE
#endif
