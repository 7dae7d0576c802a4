import Payload
import Screen

/// docs/configuration.md, made of the tables of settings and of keys.
enum ConfigurationReference {
  /// The whole page.
  static var page: String {
    let settings = SettingDescription.table.map { setting in
      [
        "`\(setting.key)`", setting.meaning, code(setting.values), code(setting.json(.standard).line),
        [setting.option, setting.variable].compactMap { $0.map(code) }.joined(separator: ", "),
      ]
    }
    let places = KeyPlace.allCases.map { place in
      let rows = place.standardKeyMap.bindings.map { binding in
        ["`\(binding.action)`", binding.meaning, binding.presses.map { code($0.name) }.joined(separator: " ")]
      }
      return "### `\(place.rawValue)`\n\n" + table(["action", "does", "keys"], rows)
    }
    let parts =
      [introduction, table(["key", "means", "values", "built in", "also"], settings), keyMap] + places
    return parts.joined(separator: "\n\n") + "\n"
  }

  private static let introduction = """
    <!-- Made by 'make docs' of the tables of settings and keys. Do not edit. -->
    # Configuration

    Belfry needs none. Whoever wants it otherwise says so once:

    | file | holds |
    | --- | --- |
    | `$XDG_CONFIG_HOME/belfry/config.json` (`~/.config/belfry/config.json`) | the settings of the screen; `--config FILE` and `BELFRY_CONFIG` name another, an empty `BELFRY_CONFIG` none |
    | `keys.json` beside it | the keys; `--keys FILE`, `BELFRY_KEYS` and the setting `keys` name another |
    | `$XDG_CONFIG_HOME/belfry/apps/*.app.json` | the apps: [profiles.md](profiles.md); `--apps DIR` names other folders |
    | `$XDG_CONFIG_HOME/belfry/device.json` (`~/.config/belfry/device.json`) | what the phone is: [profiles.md](profiles.md); it is looked for here alone, in no folder that `--apps` names |

    They are JSON with comments, and a comma at the end of a list is fine.

    ```sh
    belfry --print-config > ~/.config/belfry/config.json   # begin with what holds now
    belfry --print-keys > ~/.config/belfry/keys.json
    belfry --check-config                                  # file:line:column: error: what is wrong; 1 where there is an error
    ```

    An option of the command line is stronger than a variable of the environment, that is stronger than the file, and the
    file is stronger than what is built in. `NO_COLOR` holds where nobody asks for colours: a file or an option that does
    is stronger.

    A wrong entry is told with its line and the nearest right word when Belfry starts, and counts as not there; the rest of
    the file holds. While the screen is open both files and the theme are read again as soon as they change, however the
    editor writes them, and `:reload` reads them at any time. A change with an error in it changes nothing: what held goes
    on, and the bottom line says where the error is.

    ## Settings

    ```json
    {
      "theme": { "light": "ios-light", "dark": "ios-dark" },
      "mouse": false,
      "watch": ["~/payloads"],
    }
    ```

    A path starts at the folder of the file, or at your home with `~/`.
    """

  private static let keyMap = """
    ## Keys

    ```json
    {
      // In every place that knows the action, unless the place says otherwise.
      "everywhere": { "redraw": "F5", "showHelp": ["?", "F1", "F2"] },
      "list": { "dismiss": ["x", "Delete"], "quit": "Q", "clearAll": [] },
    }
    ```

    What is written for an action are all of its keys; `[]` is none. What is not written stays as it is below. The help
    page, the hints and the palette name the keys that you gave.

    - A key is a character (`j`, `G`, `?`, `é`), `Ctrl-p` with a letter from a to z, `F1` to `F12`, or one of `Enter`, `Esc`,
      `Tab`, `Shift-Tab`, `Space`, `Backspace`, `Delete`, `Up`, `Down`, `Left`, `Right`, `Home`, `End`, `PgUp`, `PgDn`.
      There is no Alt: on many keyboards it types letters. `Ctrl-i`, `Ctrl-m`, `Ctrl-h` and `Ctrl-[` come in as `Tab`,
      `Enter`, `Backspace` and `Esc`.
    - A key that was another action's goes over to yours; where that leaves the other without any, Belfry says so.
    - Two actions of the file that want the same key in one place: the first has it, and Belfry names both lines.
    - `back`, `decline`, `quit`, `quitAtOnce` and `showHelp` always keep a key.
    - Where text is typed a character is text: only `Ctrl`, function and named keys can be commands there.
    """

  private static func code(_ text: String) -> String { "`\(text)`" }

  private static func table(_ headings: [String], _ rows: [[String]]) -> String {
    CommandReference.table(headings, rows)
  }
}
