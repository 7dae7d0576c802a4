// The Apple Push Notification service, as a provider sees it.
//
// Pure: a request and its connection go in at a moment, and what the service answers comes out, with what the shell has
// to do. Sockets, TLS, framing and signatures are the `Endpoint`'s; the phone is `Center`'s.
//
//     ProviderRequest ─▶ Gateway.take ─▶ ProviderAnswer
//                                     ├▶ Acceptance: goes to the inbox, then to the phone
//                                     ├▶ GatewayEffect: store this token, this channel
//                                     ├▶ ConnectionAction: close, go away, stall
//                                     └▶ RequestRecord: what people see of it
//
// Sources of rules are given as sections of apple-rules (docs/apple-rules.md).
//
// Read next: Gateway/Gateway.swift.
