#!/usr/bin/env bash
# Pushes with curl: a connection for each push.
set -euo pipefail
. "$(dirname "$0")/provider-token.sh"
token=$(provider_token)

push() {
  local answer reason
  # The body of the answer, then a line with the status and the apns-id.
  answer=$(curl --silent --show-error --http2 \
    --header "authorization: bearer $token" --header "apns-topic: $3" \
    --header "apns-push-type: $4" --header "apns-priority: $5" \
    --data-binary "$6" --write-out '\n%{http_code} %header{apns-id}' \
    "https://$APNS_HOST:$APNS_PORT/3/device/$2")
  reason=$(sed -n 's/.*"reason":"\([^"]*\)".*/\1/p' <<<"$answer")
  read -r status identifier <<<"${answer##*$'\n'}"
  echo "$1 $status ${reason:--} $identifier"
}

push_all "$@"
