// The endpoint's request handler, HTTP/2 included, gets the bytes that libFuzzer makes up.
import FuzzDriver
import FuzzPromises

fuzz { bytes, count in stop(where: brokenRequestPromises, bytes, count) }
