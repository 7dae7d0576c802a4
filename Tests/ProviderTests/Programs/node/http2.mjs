// Pushes with Node's own modules: one connection for all pushes.
import { createPrivateKey, sign } from "node:crypto"
import { once } from "node:events"
import { readFileSync } from "node:fs"
import { connect } from "node:http2"

const { APNS_HOST, APNS_PORT, APNS_KEY, APNS_KEY_ID, APNS_TEAM_ID, APNS_TOPIC, APNS_TOKEN } = process.env

function providerToken() {
  const encode = (value) => Buffer.from(JSON.stringify(value)).toString("base64url")
  const issuedAt = Math.floor(Date.now() / 1000)
  const signed = `${encode({ alg: "ES256", kid: APNS_KEY_ID })}.${encode({ iss: APNS_TEAM_ID, iat: issuedAt })}`
  const key = { key: createPrivateKey(readFileSync(APNS_KEY)), dsaEncoding: "ieee-p1363" }
  return `${signed}.${sign("sha256", signed, key).toString("base64url")}`
}

const alert = { aps: { alert: { title: "Night ferry", body: "Boarding at gate 4" }, sound: "default" } }
const filler = "x".repeat(4500)
const pushes = {
  alert: { type: "alert", priority: 10, payload: alert },
  background: { type: "background", priority: 5, payload: { aps: { "content-available": 1 } } },
  voip: { type: "voip", priority: 10, topic: `${APNS_TOPIC}.voip`, payload: { offer: filler } },
  "too-large": { type: "alert", priority: 10, payload: { aps: { alert: filler } } },
  "bad-token": { type: "alert", priority: 10, token: "0".repeat(64), payload: alert },
}

const client = connect(`https://${APNS_HOST}:${APNS_PORT}`)
const authorization = `bearer ${providerToken()}`

async function push(name, { type, priority, payload, topic = APNS_TOPIC, token = APNS_TOKEN }) {
  const request = client.request({
    ":method": "POST",
    ":path": `/3/device/${token}`,
    authorization,
    "apns-topic": topic,
    "apns-push-type": type,
    "apns-priority": String(priority),
  })
  request.setEncoding("utf8")
  request.end(JSON.stringify(payload))
  const [headers] = await once(request, "response")
  let body = ""
  for await (const part of request) body += part
  console.log(name, headers[":status"], body ? JSON.parse(body).reason : "-", headers["apns-id"])
}

const names = process.argv.slice(2)
for (const name of names.length ? names : Object.keys(pushes)) await push(name, pushes[name])
client.close()
