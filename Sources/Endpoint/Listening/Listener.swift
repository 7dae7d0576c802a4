import APNs
import Runtime

/// The sockets that one environment listens at: one for each address that its host has.
final class Listener {
  let environment: APNsEnvironment
  /// The host as it was asked for, with the port that it got.
  let name: String
  let sockets: [TCPListener]

  /// Listens; throws where the address cannot be had (exit code 3).
  init(environment: APNsEnvironment, address: ListenAddress) throws(OperationError) {
    self.environment = environment
    var address = address
    var sockets: [TCPListener] = []
    do throws(TCPError) {
      for endpoint in try TCPAddress.resolve(host: address.host, port: address.port) {
        // All addresses of a name get the port of the first.
        let socket = try TCPListener(endpoint.with(port: address.port))
        address.port = socket.port
        sockets.append(socket)
      }
    } catch {
      throw OperationError(exitCode: 3, message: Self.message(error, for: address, environment))
    }
    self.sockets = sockets
    name = address.description
  }

  private static func message(_ error: TCPError, for address: ListenAddress, _ environment: APNsEnvironment) -> String {
    let option = environment == .sandbox ? "--listen" : "--listen-production"
    let advice =
      switch error.problem {
      case .inUse:
        "find out who holds it with 'lsof -nP -iTCP:\(address.port) -sTCP:LISTEN', or choose another with "
          + "\(option) HOST:PORT (port 0: any that is free)"
      case .notPermitted: "choose a port above 1023 with \(option) HOST:PORT"
      case .notHere, .unknownHost, .other: "\(option) takes an address of this machine, such as 127.0.0.1:2197"
      }
    return "cannot listen at \(address): \(error.reason); \(advice)"
  }
}
