import Center

/// How long ago `moment` was, as iOS writes it at the right of a card: `now`, `5m`, `2h`, `Yesterday`, `Mon`, `3 Jul`.
func age(of moment: Timestamp, at now: Timestamp, secondsFromUTC: Int) -> String {
  let seconds = now.seconds(since: moment)
  if seconds < 60 { return "now" }
  if seconds < 3_600 { return "\(Int(seconds) / 60)m" }
  let then = WallClock(moment, secondsFromUTC: secondsFromUTC)
  let today = WallClock(now, secondsFromUTC: secondsFromUTC)
  switch today.dayNumber - then.dayNumber {
  case 0: return "\(Int(seconds) / 3_600)h"
  case 1: return "Yesterday"
  case 2...6: return String(then.weekday.prefix(3))
  default: return then.year == today.year ? then.dayAndMonth : "\(then.dayAndMonth) \(then.year)"
  }
}
