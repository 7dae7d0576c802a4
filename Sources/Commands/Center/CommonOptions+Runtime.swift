import Center
import Foundation
public import Runtime

extension CommonOptions {
  /// What a runtime stands on under these options.
  public var runtimeConfiguration: Runtime.Configuration {
    var configuration = Runtime.Configuration(
      state: stateDirectory == Self.memory ? .memory : .directory(stateDirectory), appDirectories: appFolders,
      deviceProfilePath: FileBytes.exists(deviceProfilePath) ? deviceProfilePath : nil,
      clock: clock.map { StandingClock($0) } ?? SystemClock(),
      identifiers: seed.map { SeededIdentifiers(seed: $0) } ?? RandomIdentifiers())
    configuration.fetchesMedia = !isOffline
    return configuration
  }

  /// The word for a state that is gone afterwards.
  static let memory = ":memory:"
}
