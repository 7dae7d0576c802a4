// The readers of media's JSON, signatures and headers get the bytes that libFuzzer makes up.
import FuzzDriver
import FuzzPromises

fuzz { bytes, count in stop(where: brokenMediaPromises, bytes, count) }
