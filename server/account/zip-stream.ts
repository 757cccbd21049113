import { addAbortSignal, pipeline, Readable } from 'node:stream';
import { crc32, createDeflateRaw } from 'node:zlib';
import { dataDescriptor, directoryEntry, endOfZip, localHeader } from './zip-records.ts';

/** A file of a ZIP. */
export interface ZipEntry {
  /** Path in the ZIP, with `/`. */
  readonly name: string;
  readonly time: Date;
  /** All of it, or what it is read from once its turn has come. */
  readonly content: Buffer | Readable;
  /** Whether its bytes go in as they are: pictures are packed already. */
  readonly isStored: boolean;
}

/** No record says more of one file. */
const MOST_BYTES = 0xffffffff;

/**
 * Packs files into a ZIP while it is read, one after the other: the next is asked for when the one
 * before it was taken, so that only one is open. Aborting the signal, or an error of the files, ends
 * the stream with that error and closes the file that is open.
 */
export function zipStream(entries: AsyncIterable<ZipEntry>, signal: AbortSignal): Readable {
  return addAbortSignal(signal, Readable.from(zipped(entries), { objectMode: false }));
}

async function* zipped(entries: AsyncIterable<ZipEntry>): AsyncGenerator<Buffer> {
  const directory: Buffer[] = [];
  let offset = 0;
  const count = (bytes: Buffer): Buffer => {
    offset += bytes.length;
    return bytes;
  };
  for await (const { name, time, content, isStored } of entries) {
    const begin = offset;
    const tally = { crc32: 0, packed: 0, size: 0 };
    const isToldAfterwards = content instanceof Readable;
    const file = { name, time, isDeflated: isToldAfterwards && !isStored, isToldAfterwards };
    if (content instanceof Readable) {
      yield count(localHeader(file));
      for await (const bytes of packed(tallied(content, tally), isStored)) {
        tally.packed += bytes.length;
        yield count(bytes);
      }
      if (Math.max(tally.size, tally.packed) > MOST_BYTES) throw new Error(`${name} is too large.`);
      yield count(dataDescriptor(tally));
    } else {
      addTo(tally, content);
      tally.packed = content.length;
      yield count(localHeader(file, tally));
      yield count(content);
    }
    directory.push(directoryEntry(file, tally, begin));
  }
  const all = Buffer.concat(directory);
  yield all;
  yield endOfZip(directory.length, offset, all.length);
}

interface Tally {
  crc32: number;
  size: number;
}

function addTo(tally: Tally, bytes: Buffer): void {
  tally.crc32 = crc32(bytes, tally.crc32);
  tally.size += bytes.length;
}

async function* tallied(source: Readable, tally: Tally): AsyncGenerator<Buffer> {
  for await (const bytes of source) {
    addTo(tally, bytes);
    yield bytes;
  }
}

function packed(source: AsyncGenerator<Buffer>, isStored: boolean): AsyncIterable<Buffer> {
  // Errors of the source reach whoever reads the result.
  return isStored ? source : pipeline(source, createDeflateRaw(), () => undefined);
}
