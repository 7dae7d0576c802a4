# For curl.sh and nghttp.sh: the provider token, as Apple's page on command-line tools makes it (the signature is DER).

base64url() { openssl base64 -A | tr '+/' '-_' | tr -d '='; }

# provider_token [ISSUED-AT]: the time in seconds since 1970; now, unless it is said.
provider_token() {
  local signed signature
  signed=$(printf '{"alg":"ES256","kid":"%s"}' "$APNS_KEY_ID" | base64url)
  signed+=.$(printf '{"iss":"%s","iat":%d}' "$APNS_TEAM_ID" "${1:-$(date +%s)}" | base64url)
  signature=$(printf '%s' "$signed" | openssl dgst -binary -sha256 -sign "$APNS_KEY" | base64url)
  printf '%s.%s' "$signed" "$signature"
}

# The pushes: runs `push NAME TOKEN TOPIC TYPE PRIORITY BODY` of curl.sh or nghttp.sh for each that was asked for.
push_all() {
  local name alert filler
  alert='{"aps":{"alert":{"title":"Night ferry","body":"Boarding at gate 4"},"sound":"default"}}'
  filler=$(printf 'x%.0s' {1..4500})
  [ $# -gt 0 ] || set -- alert background voip too-large bad-token
  for name; do
    case $name in
      alert) push alert "$APNS_TOKEN" "$APNS_TOPIC" alert 10 "$alert" ;;
      background) push background "$APNS_TOKEN" "$APNS_TOPIC" background 5 '{"aps":{"content-available":1}}' ;;
      voip) push voip "$APNS_TOKEN" "$APNS_TOPIC.voip" voip 10 "{\"offer\":\"$filler\"}" ;;
      too-large) push too-large "$APNS_TOKEN" "$APNS_TOPIC" alert 10 "{\"aps\":{\"alert\":\"$filler\"}}" ;;
      bad-token) push bad-token "$(printf '0%.0s' {1..64})" "$APNS_TOPIC" alert 10 "$alert" ;;
      *) echo "no such push: $name" >&2; exit 2 ;;
    esac
  done
}
