/**
 * The records of a ZIP besides the files' own bytes (PKWARE APPNOTE 6.3.10, sections 4.3.7 to 4.3.16):
 * names in UTF-8, times also as UTC seconds, ZIP64 where there are many files or bytes.
 */

/** A file as its records tell it. */
export interface ZippedFile {
  /** Path in the ZIP, with `/`. */
  readonly name: string;
  readonly time: Date;
  readonly isDeflated: boolean;
  /** Whether sum and sizes stand behind its bytes, because they were not known before them. */
  readonly isToldAfterwards: boolean;
}

/** What is known of a file's bytes once they are there. */
export interface ZippedBytes {
  readonly crc32: number;
  /** Bytes in the ZIP. */
  readonly packed: number;
  /** Bytes of the file itself. */
  readonly size: number;
}

const VERSION = 45;
const MADE_ON_UNIX = 3 << 8;
const UTF8 = 1 << 11;
const TOLD_AFTERWARDS = 1 << 3;
const DEFLATED = 8;
/** A regular file that its owner may write and everybody may read. */
const FILE_MODE = 0o100644;
const MOST_16 = 0xffff;
const MOST_32 = 0xffffffff;
const NOTHING: ZippedBytes = { crc32: 0, packed: 0, size: 0 };
const FIRST_YEAR = 1980;

/** Times as DOS has them: local, in steps of two seconds. */
function dosTime(time: Date): { readonly clock: number; readonly day: number } {
  const clock = (time.getHours() << 11) | (time.getMinutes() << 5) | (time.getSeconds() >> 1);
  const years = Math.max(0, time.getFullYear() - FIRST_YEAR);
  return { clock, day: (years << 9) | ((time.getMonth() + 1) << 5) | time.getDate() };
}

/** What both headers of a file have in common, from the version that is needed to read it on. */
function commonPart(file: ZippedFile, bytes: ZippedBytes, extra: Buffer): Buffer {
  const part = Buffer.alloc(26);
  const { clock, day } = dosTime(file.time);
  part.writeUInt16LE(VERSION, 0);
  part.writeUInt16LE(UTF8 | (file.isToldAfterwards ? TOLD_AFTERWARDS : 0), 2);
  part.writeUInt16LE(file.isDeflated ? DEFLATED : 0, 4);
  part.writeUInt16LE(clock, 6);
  part.writeUInt16LE(day, 8);
  part.writeUInt32LE(bytes.crc32, 10);
  part.writeUInt32LE(bytes.packed, 14);
  part.writeUInt32LE(bytes.size, 18);
  part.writeUInt16LE(Buffer.byteLength(file.name), 22);
  part.writeUInt16LE(extra.length, 24);
  return part;
}

/** The time in seconds since 1970, which DOS times are too coarse and too local for. */
function timeField({ time }: ZippedFile): Buffer {
  const field = Buffer.alloc(9);
  field.writeUInt16LE(0x5455, 0);
  field.writeUInt16LE(5, 2);
  field.writeUInt8(1, 4);
  field.writeInt32LE(Math.trunc(time.getTime() / 1_000), 5);
  return field;
}

/** An offset that needs more than 32 bits. */
function longOffset(offset: number): Buffer {
  if (offset < MOST_32) return Buffer.alloc(0);
  const field = Buffer.alloc(12);
  field.writeUInt16LE(1, 0);
  field.writeUInt16LE(8, 2);
  field.writeBigUInt64LE(BigInt(offset), 4);
  return field;
}

const signature = (code: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(code);
  return bytes;
};

/** Stands before a file's bytes; `bytes` is left out where it is told afterwards. */
export function localHeader(file: ZippedFile, bytes: ZippedBytes = NOTHING): Buffer {
  const extra = timeField(file);
  const name = Buffer.from(file.name);
  return Buffer.concat([signature(0x04034b50), commonPart(file, bytes, extra), name, extra]);
}

/** Stands behind the bytes of a file that is told afterwards. */
export function dataDescriptor({ crc32, packed, size }: ZippedBytes): Buffer {
  const bytes = Buffer.alloc(16);
  for (const [index, value] of [0x08074b50, crc32, packed, size].entries()) {
    bytes.writeUInt32LE(value, index * 4);
  }
  return bytes;
}

/** A file's entry in the directory at the end; `offset` is where its local header begins. */
export function directoryEntry(file: ZippedFile, bytes: ZippedBytes, offset: number): Buffer {
  const extra = Buffer.concat([timeField(file), longOffset(offset)]);
  const rest = Buffer.alloc(14);
  // Comment, disk and inner attributes are all none.
  rest.writeUInt32LE((FILE_MODE << 16) >>> 0, 6);
  rest.writeUInt32LE(Math.min(offset, MOST_32), 10);
  const madeBy = Buffer.alloc(2);
  madeBy.writeUInt16LE(MADE_ON_UNIX | VERSION);
  const head = [signature(0x02014b50), madeBy, commonPart(file, bytes, extra), rest];
  return Buffer.concat([...head, Buffer.from(file.name), extra]);
}

/** What ends a ZIP whose directory of `count` files begins at `offset` and has `size` bytes. */
export function endOfZip(count: number, offset: number, size: number): Buffer {
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(Math.min(count, MOST_16), 8);
  end.writeUInt16LE(Math.min(count, MOST_16), 10);
  end.writeUInt32LE(Math.min(size, MOST_32), 12);
  end.writeUInt32LE(Math.min(offset, MOST_32), 16);
  const isShort = count < MOST_16 && offset < MOST_32 && size < MOST_32;
  return isShort ? end : Buffer.concat([longEnd(count, offset, size), end]);
}

/** The same with 64 bits, and where that is. */
function longEnd(count: number, offset: number, size: number): Buffer {
  const record = Buffer.alloc(56);
  record.writeUInt32LE(0x06064b50, 0);
  record.writeBigUInt64LE(44n, 4);
  record.writeUInt16LE(MADE_ON_UNIX | VERSION, 12);
  record.writeUInt16LE(VERSION, 14);
  record.writeBigUInt64LE(BigInt(count), 24);
  record.writeBigUInt64LE(BigInt(count), 32);
  record.writeBigUInt64LE(BigInt(size), 40);
  record.writeBigUInt64LE(BigInt(offset), 48);
  const locator = Buffer.alloc(20);
  locator.writeUInt32LE(0x07064b50, 0);
  locator.writeBigUInt64LE(BigInt(offset + size), 8);
  locator.writeUInt32LE(1, 16);
  return Buffer.concat([record, locator]);
}
