#!/bin/sh
# A service extension in shell: marks the text, and says at once what counts if time should run out.
read -r request
body=$(printf '%s\n' "$request" | sed -n 's/.*"content":{.*"body":"\([^"]*\)".*/\1/p' | cut -c 1-200)
echo "the text is '$body'" >&2
echo '{"step":"mark"}'
printf '{"attempt":{"title":"Not marked yet"}}\n'
printf '{"content":{"title":"Marked","body":"* %s"}}\n' "$body"
