// A phone and its screen get the payloads that libFuzzer makes up.
import FuzzDriver
import FuzzPromises

fuzz { bytes, count in stop(where: brokenFramePromises, bytes, count) }
