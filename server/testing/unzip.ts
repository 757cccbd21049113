import { inflateRawSync } from 'node:zlib';

const END = 0x06054b50;
const STORED = 0;

/** Files of a ZIP by name, read by its directory. @throws when it is cut off. */
export function unzip(zip: Buffer): ReadonlyMap<string, Buffer> {
  const end = zip.length - 22;
  if (zip.readUInt32LE(end) !== END) throw new Error('This is no whole ZIP');
  const files = new Map<string, Buffer>();
  let at = zip.readUInt32LE(end + 16);
  for (let count = zip.readUInt16LE(end + 10); count > 0; count--) {
    const [nameLength, extraLength] = [zip.readUInt16LE(at + 28), zip.readUInt16LE(at + 30)];
    const name = zip.toString('utf8', at + 46, at + 46 + nameLength);
    files.set(name, contentOf(zip, at));
    at += 46 + nameLength + extraLength + zip.readUInt16LE(at + 32);
  }
  return files;
}

function contentOf(zip: Buffer, entry: number): Buffer {
  const header = zip.readUInt32LE(entry + 42);
  const begin = header + 30 + zip.readUInt16LE(header + 26) + zip.readUInt16LE(header + 28);
  const packed = zip.subarray(begin, begin + zip.readUInt32LE(entry + 20));
  return zip.readUInt16LE(entry + 10) === STORED ? packed : inflateRawSync(packed);
}
