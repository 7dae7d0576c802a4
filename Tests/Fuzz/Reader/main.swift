// The reader, the rules, the typed payload and the strings files get the bytes that libFuzzer makes up.
import FuzzDriver
import FuzzPromises

fuzz { bytes, count in stop(where: brokenReaderPromises, bytes, count) }
