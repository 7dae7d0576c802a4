import Center
import Payload

extension Delivery { var json: JSONOutput { .object([("deliveryIdentifier", .string(deliveryIdentifier))]) } }
extension Response { var json: JSONOutput { .object([("sequence", .integer(sequence))]) } }
extension CenterState {
  var json: JSONOutput { .object([("responseCount", .integer(responseCount))]) }
  func responseObstacle(for key: NotificationKey, action: String, userText: String?) -> String? { nil }
}
extension Runtime { var deviceJSON: JSONOutput { .object([("locked", .bool(state.device.isLocked))]) } }
