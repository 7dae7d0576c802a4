#!/usr/bin/env bash
# Pushes with nghttp: a connection for each push. It warns, and goes on, where it does not trust the server.
set -euo pipefail
. "$(dirname "$0")/provider-token.sh"
token=$(provider_token)
body=$(mktemp)
trap 'rm -f "$body"' EXIT

push() {
  printf '%s' "$6" >"$body"
  # What it prints is a log of frames: "[  0.004] recv (stream_id=13) :status: 200", and the body of the answer.
  nghttp --verbose --data "$body" \
    --header "authorization: bearer $token" --header "apns-topic: $3" \
    --header "apns-push-type: $4" --header "apns-priority: $5" \
    "https://$APNS_HOST:$APNS_PORT/3/device/$2" |
    awk -v name="$1" '
      / recv \(stream_id=.*\) :status: / { status = $NF }
      / recv \(stream_id=.*\) apns-id: / { identifier = $NF }
      match($0, /"reason":"[^"]*"/) { reason = substr($0, RSTART + 10, RLENGTH - 11) }
      END { print name, status, reason == "" ? "-" : reason, identifier }'
}

push_all "$@"
