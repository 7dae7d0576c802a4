// What a provider's tests often stand on: an HTTP/2 server that parses the JSON and says 200.
const http2 = require("node:http2");

const server = http2.createServer();
server.on("stream", (stream) => {
  const parts = [];
  stream.on("data", (part) => parts.push(part));
  stream.on("end", () => {
    JSON.parse(Buffer.concat(parts).toString());
    stream.respond({ ":status": 200, "apns-id": "F4121B12-E0BF-3266-F079-000000000001" }, { endStream: true });
  });
});
server.listen(0, "127.0.0.1", () => console.log(server.address().port));
