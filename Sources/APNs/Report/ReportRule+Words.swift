extension ReportRule {
  /// What was seen, as a heading.
  public var title: String {
    switch self {
    case .connectionPerPush: "a connection for each push"
    case .connectionsOpenedQuickly: "connections opened too quickly"
    case .streamsAfterGoAway: "requests on a connection that was told to go away"
    case .streamsOverLimit: "more streams at once than the connection allows"
    case .tokenRefreshedTooOften: "provider token made anew within 20 minutes"
    case .tokenPerConnection: "a provider token for each connection"
    case .tokenRefreshedTooLate: "provider token older than an hour"
    case .tokenFromTheFuture: "provider token from the future"
    case .retriedRefusal: "a refused push sent again"
    case .retriedServerErrorTooSoon: "a push sent again soon after a server error"
    case .retriedTooManyRequestsTooSoon: "a push sent again at once after TooManyRequests"
    case .pushedToDeadToken: "a push to a token that was answered with 410"
    case .tooManyErrors: "one push in ten is refused"
    case .devicePushedTooQuickly: "many pushes to one device within a second"
    case .backgroundWithPriorityTen: "background push with priority 10"
    case .pushTypeMissing: "no apns-push-type"
    case .expirationMissing: "no apns-expiration"
    case .priorityMissing: "no apns-priority"
    }
  }

  /// The rule, in one sentence without a full stop.
  public var rule: String {
    switch self {
    case .connectionPerPush:
      "connections are to be kept for hours or days and used again; many short ones count as an attack"
    case .connectionsOpenedQuickly: "opening and closing connections quickly counts as a denial of service"
    case .streamsAfterGoAway: "after GOAWAY no new request belongs on the connection; a new connection is to be opened"
    case .streamsOverLimit:
      "a connection has one stream until its first valid token; streams over its limit are refused"
    case .tokenRefreshedTooOften: "a connection may see a new token every 20 minutes at most"
    case .tokenPerConnection: "a token serves every connection for up to an hour, and several servers may share it"
    case .tokenRefreshedTooLate: "a token is valid for an hour after its iat"
    case .tokenFromTheFuture: "iat has to lie within an hour of now"
    case .retriedRefusal:
      "BadDeviceToken, DeviceTokenNotForTopic, Forbidden and PayloadTooLarge are never to be retried"
    case .retriedServerErrorTooSoon:
      "after InternalServerError and ServiceUnavailable the same push waits for 15 minutes"
    case .retriedTooManyRequestsTooSoon: "after TooManyRequests a device is to be left alone for a while"
    case .pushedToDeadToken: "a token that was answered with 410 gets no more pushes, unless it registers again"
    case .tooManyErrors: "refused pushes slow a connection down, and many close it"
    case .devicePushedTooQuickly:
      "a device gets one push at a time and confirms it; quick ones overwrite each other, and a flood shuts a server out"
    case .backgroundWithPriorityTen: "background pushes take priority 5 alone, and a missing apns-priority means 10"
    case .pushTypeMissing: "watchOS 6 and later need it, and background pushes without it are dropped silently"
    case .expirationMissing: "without it a push is kept for up to 30 days, and arrives however late it is"
    case .priorityMissing: "without it every push is sent with priority 10, which spends the battery"
    }
  }

  /// The section of docs/apple-rules.md.
  public var source: String {
    switch self {
    case .connectionPerPush, .connectionsOpenedQuickly: "apple-rules 2.5"
    case .streamsAfterGoAway: "apple-rules 5.3, RFC 9113 section 6.8"
    case .streamsOverLimit: "apple-rules 5.3, RFC 9113 section 5.1.2"
    case .tokenRefreshedTooOften, .tokenPerConnection, .tokenRefreshedTooLate, .tokenFromTheFuture: "apple-rules 5.1"
    case .retriedRefusal, .retriedServerErrorTooSoon, .retriedTooManyRequestsTooSoon: "apple-rules 2.5 and 3.2"
    case .pushedToDeadToken, .tooManyErrors: "apple-rules 3.2"
    case .devicePushedTooQuickly: "apple-rules 2.5 and 6"
    case .backgroundWithPriorityTen: "apple-rules 2.3 and 2.4"
    case .pushTypeMissing: "apple-rules 2.2 and 2.4"
    case .expirationMissing: "apple-rules 2.2 and 6"
    case .priorityMissing: "apple-rules 2.2"
    }
  }

  /// What to do, in one sentence without a full stop.
  public var advice: String {
    switch self {
    case .connectionPerPush: "keep one client for the life of the process and send every push through it"
    case .connectionsOpenedQuickly: "keep a few connections open and spread bursts over their streams"
    case .streamsAfterGoAway: "watch for GOAWAY, let what is under way finish, and send what comes next elsewhere"
    case .streamsOverLimit:
      "wait for the answer to the first push, heed SETTINGS_MAX_CONCURRENT_STREAMS, and send what was refused again"
    case .tokenRefreshedTooOften: "keep the token and make a new one after 20 to 60 minutes, say every 45"
    case .tokenPerConnection: "make the token beside the connections, once, and let all of them use it"
    case .tokenRefreshedTooLate: "make a new token before the hour is over, say every 45 minutes"
    case .tokenFromTheFuture: "set the clock of the server; iat is in seconds, not in milliseconds"
    case .retriedRefusal: "drop the push, and take a bad token out of the database"
    case .retriedServerErrorTooSoon: "put the push into a queue with a delay of 15 minutes"
    case .retriedTooManyRequestsTooSoon: "wait before the next push to this device, longer each time"
    case .pushedToDeadToken:
      "take the token out of the database when 410 comes; its timestamp says since when it is dead"
    case .tooManyErrors: "see 'belfry requests --errors' for the reasons, and stop sending what is refused"
    case .devicePushedTooQuickly:
      "gather what one person is to hear, and send it as one push or with a collapse identifier"
    case .backgroundWithPriorityTen: "send apns-priority: 5 with background pushes"
    case .pushTypeMissing: "send apns-push-type with every push: alert, background, voip, …"
    case .expirationMissing: "say how long a push is worth something: a moment, or 0 for now or never"
    case .priorityMissing: "send apns-priority: 10 for what has to be seen at once, 5 for the rest"
    }
  }
}
