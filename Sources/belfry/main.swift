import Commands
import Foundation
import Terminal

var environment = Environment.process()
let variables = environment.variables
environment.examineTerminal = { mayAsk in TerminalFacts(variables: variables, mayAsk: mayAsk) }
exit(Program(environment: environment).run().rawValue)
