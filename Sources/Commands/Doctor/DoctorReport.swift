import Payload

/// What `belfry doctor` found, before it is printed.
struct DoctorReport: Equatable {
  /// How serious a fact is.
  enum Weight: String, Equatable {
    /// As it should be.
    case fine
    /// Works, but not as well as it could.
    case remark
    /// Does not work.
    case fault
  }

  /// A fact under its name.
  struct Fact: Equatable {
    var name: String
    var text: String
    var weight = Weight.fine
    /// The same for programs.
    var value: JSONOutput
    /// What to do about it; nil where nothing is to be done.
    var advice: String?
    /// What the program ends with where this is a fault.
    var exit = ExitCode.no
  }

  /// Facts that belong together.
  struct Section: Equatable {
    /// Its key in JSON.
    var key: String
    var title: String
    var facts: [Fact] = []

    /// Adds a fact, by its name as it is printed and its key in JSON being the same but for blanks.
    mutating func add(
      _ name: String, _ text: String, _ value: JSONOutput, _ weight: Weight = .fine, advice: String? = nil,
      exit: ExitCode = .no
    ) {
      facts.append(Fact(name: name, text: text, weight: weight, value: value, advice: advice, exit: exit))
    }
  }

  var sections: [Section]
  /// Lines in each mode of `--bidi`, one of which reads right.
  var sample: BidiSample

  /// The exit code: that of the worst fault.
  var exit: ExitCode {
    let faults = sections.flatMap(\.facts).filter { $0.weight == .fault }.map(\.exit)
    return [ExitCode.failed, .terminal, .no].first(where: faults.contains) ?? .done
  }
}
