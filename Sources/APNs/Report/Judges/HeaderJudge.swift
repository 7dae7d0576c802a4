/// What a push's header fields leave out, or say against the rules.
///
/// One pass over the fields: this is asked of every push. Sources: apple-rules 2.2, 2.3, 2.4.
func headerFaults(of record: RequestRecord) -> [ReportRule] {
  var (hasType, hasExpiration, isBackground) = (false, false, false)
  var priority: String?
  for field in record.fields {
    switch field.name {
    case "apns-push-type":
      hasType = true
      isBackground = field.value == "background"
    case "apns-expiration": hasExpiration = true
    case "apns-priority": priority = field.value
    default: continue
    }
  }
  if hasType, hasExpiration, let priority, !isBackground || priority != "10" { return [] }
  var rules: [ReportRule] = []
  if !hasType { rules.append(.pushTypeMissing) }
  if !hasExpiration { rules.append(.expirationMissing) }
  if isBackground, priority ?? "10" == "10" {
    rules.append(.backgroundWithPriorityTen)
  } else if priority == nil {
    rules.append(.priorityMissing)
  }
  return rules
}
