// Runtime is the shell round the core: it owns the state, applies events, carries out effects, keeps the state
// directory, and serves other processes over the control socket. Everything runs on one thread, in one poll loop.
//
// Every face (commands, screen, control socket, later the endpoint) acts through an `Operation`. A command that finds a
// center running sends its operation there as one JSON line; without one it performs the same operation on the store.
//
// Read next: Operations/Operation.swift.
