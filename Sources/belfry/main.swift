import Commands
import Foundation

exit(Program(environment: .process()).run().rawValue)
