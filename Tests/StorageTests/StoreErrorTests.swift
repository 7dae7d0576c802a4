import Storage
import Testing

@Suite("A store's error says what, where and what to do")
struct StoreErrorTests {
  @Test(
    "the exact words",
    arguments: [
      (
        StoreError.newerVersion(path: "s/belfry.sqlite", found: 4, known: 1),
        "'s/belfry.sqlite' was written by a newer belfry (schema 4, this one knows 1) and was left as it is; "
          + "update belfry, or choose another directory with --state"
      ),
      (
        .notADatabase(path: "f"),
        "'f' is not a belfry database and was left as it is; move it away, or choose another directory with --state"
      ),
      (
        .foreignDatabase(path: "f"),
        "'f' is a database of another program and was left as it is; choose another directory with --state"
      ),
      (
        .corrupt(path: "f", detail: "database disk image is malformed"),
        "'f' is damaged (database disk image is malformed); move it away to start afresh, or rescue it with "
          + "'sqlite3 f .recover'"
      ),
      (.readOnly(path: "f"), "'f' cannot be written; make it writable, or choose another directory with --state"),
      (
        .full(path: "f"),
        "no space is left to write 'f'; nothing of the last step was stored; free some space and repeat it"
      ),
      (.busy(path: "f"), "'f' is being written by another process; repeat the command when that has ended"),
      (
        .unusable(path: "f", detail: "is a directory"),
        "'f' cannot be used: is a directory; choose another directory with --state"
      ),
    ])
  func words(error: StoreError, expected: String) { #expect(error.description == expected) }
}
