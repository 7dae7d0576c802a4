import Center
import Media
import Payload
import Testing

@Suite("An attachment is a value that names a file and says how it is shown")
struct AttachmentTests {
  private func options(_ json: String) -> (options: Center.Attachment.Options, remarks: [String]) {
    var remarks: [String] = []
    guard let value = JSONDocument(Array(json.utf8)).root else { return (Center.Attachment.Options(), ["no JSON"]) }
    return (Center.Attachment.Options(json: value, remarks: &remarks), remarks)
  }

  @Test("it is written under Apple's names and reads back as it was")
  func roundTrip() throws {
    var map = Center.Attachment(identifier: "map", path: "/media/map \u{1B}\".png", type: .png)
    #expect(map.json.line.hasSuffix(#""type":"public.png","options":{}}"#))
    map.options.typeHint = "public.png"
    map.options.isThumbnailHidden = true
    map.options.thumbnailTime = 2.5
    map.options.thumbnailClippingRectangle = try #require(UnitRectangle(x: 0.5, y: 0, width: 0.5, height: 0.25))
    let root = try #require(JSONDocument(Array(map.json.line.utf8)).root)
    #expect(Center.Attachment(json: root) == map)
    #expect(
      map.options.json.line == #"{"typeHint":"public.png","thumbnailHidden":true,"#
        + #""thumbnailClippingRect":{"x":0.5,"y":0,"width":0.5,"height":0.25},"thumbnailTime":2.5}"#)
  }

  @Test("every type has a uniform type identifier of its own", arguments: MediaType.allCases)
  func types(type: MediaType) {
    #expect(MediaType(uniformTypeIdentifier: type.uniformTypeIdentifier) == type)
  }

  @Test(
    "what is no attachment is not read",
    arguments: ["{}", "[]", #"{"identifier":"a","url":"/a","type":"public.heic"}"#])
  func foreign(text: String) throws {
    #expect(Center.Attachment(json: try #require(JSONDocument(Array(text.utf8)).root)) == nil)
  }

  @Test("a wrong option is a remark, and the others count")
  func remarks() {
    let read = options(
      #"{"thumbnailTime":-1,"thumbnailHiden":true,"typeHint":7,"thumbnailClippingRect":{"x":1,"y":0,"width":1,"height":1},"#
        + #""thumbnailHidden":true}"#)
    #expect(read.options.isThumbnailHidden)
    #expect(read.options.thumbnailTime == nil && read.options.thumbnailClippingRectangle == .whole)
    #expect(
      read.remarks == [
        "'thumbnailTime' must be seconds, from 0 to 86400",
        "options have no 'thumbnailHiden', did you mean 'thumbnailHidden'?",
        "'typeHint' must be a uniform type identifier, such as public.jpeg",
        "'thumbnailClippingRect' must have x, y, width and height of a part of the picture, each from 0 to 1",
      ])
    #expect(options("null").remarks.isEmpty && options("7").remarks == ["'options' must be an object"])
  }

  @Test("sound has no thumbnail, nor has what hides it")
  func thumbnails() {
    var picture = Center.Attachment(identifier: "a", path: "/a", type: .gif)
    #expect(picture.hasThumbnail)
    picture.options.isThumbnailHidden = true
    #expect(!picture.hasThumbnail)
    #expect(!Center.Attachment(identifier: "a", path: "/a", type: .mp3).hasThumbnail)
  }

  @Test("what an arrival brings is in its notification, and goes with it when it is replaced")
  func arrival() {
    var phone = Phone()
    let map = Center.Attachment(identifier: "map", path: "/map.png", type: .png)
    var arrival = Arrival(
      bundleIdentifier: Phone.app, payload: Array(#"{"aps":{"alert":"a"}}"#.utf8), source: .local,
      deliveryIdentifier: "d1", assignedRequestIdentifier: "score", attachments: [map])
    phone.send(.payloadArrived(arrival))
    #expect(phone.notification("score")?.attachments == [map])
    #expect(phone.state.json.line.contains(#""attachments":[{"identifier":"map","url":"/map.png""#))
    arrival.attachments = []
    phone.send(.payloadArrived(arrival))
    #expect(phone.notification("score")?.attachments == [])
  }
}
