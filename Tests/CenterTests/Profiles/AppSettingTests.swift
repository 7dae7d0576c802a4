import Payload
import Testing

@testable import Center

@Suite("Settings by name")
struct AppSettingTests {
  @Test("every key of a profile's settings is in the table, and no other")
  func complete() { #expect(AppSetting.all.map(\.key).sorted() == AppProfileReader.settingKeys.sorted()) }

  @Test("every word can be set and read again, and changes nothing else", arguments: AppSetting.all.map(\.key))
  func setsAndReads(key: String) throws {
    let setting = try #require(AppSetting.all.first { $0.key == key })
    for value in setting.values {
      let changed = try #require(setting.setting(value, in: AppProfile.Settings()))
      #expect(setting.value(in: changed) == value)
      for other in AppSetting.all where other.key != key {
        #expect(other.value(in: changed) == other.value(in: AppProfile.Settings()))
      }
    }
    #expect(setting.setting("nonsense", in: AppProfile.Settings()) == nil)
  }

  @Test("words go round in both directions")
  func goesRound() throws {
    let style = try #require(AppSetting.all.first { $0.key == "grouping" })
    #expect(
      [0, 1, 2, 3, -1, -3].map { style.value($0, after: AppProfile.Settings()) } == [
        "automatic", "by-app", "off", "automatic", "off", "automatic",
      ])
  }
}
