// Stands in for the npm package of this name, so that the tests need no npm: `sign` as article.js calls it.
const { sign } = require("crypto")

const encode = (value) => Buffer.from(JSON.stringify(value)).toString("base64url")

exports.sign = (claims, key, { algorithm, keyid }) => {
  const signed = `${encode({ alg: algorithm, typ: "JWT", kid: keyid })}.${encode(claims)}`
  return `${signed}.${sign("sha256", Buffer.from(signed), { key, dsaEncoding: "ieee-p1363" }).toString("base64url")}`
}
