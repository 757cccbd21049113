import { crc32 } from '../../kernels/crc32.ts';
import type { LogFile } from './storage.ts';

/** Version of the log's form. A reader leaves a log of a higher version alone. */
export const LOG_VERSION = 1;

/** First bytes of a log, followed by one byte for the version. */
const MAGIC = new TextEncoder().encode('OVPTLOG');

/** Bytes before the first record. */
export const LOG_START = MAGIC.length + 1;

/** Bytes of a record before its payload: length, kind, sequence, check. */
export const RECORD_HEAD = 20;

/** More is a length that was not written by us; a step of 100 megapixels stays below. */
const MAX_PAYLOAD = 1 << 28;

/** Bytes that are asked for at a time. */
const READ_AHEAD = 1 << 20;

/** One record: what it is, the operation that it is due to, its bytes. */
export interface RawRecord {
  /** 1 to 255. */
  readonly kind: number;
  /** Number of the last operation that it contains. */
  readonly sequence: number;
  readonly payload: Uint8Array<ArrayBuffer>;
}

/** The first bytes of a new log. */
export function encodeLogStart(version = LOG_VERSION): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(LOG_START);
  bytes.set(MAGIC);
  bytes[MAGIC.length] = version;
  return bytes;
}

/** Head and payload of a record; the check is a CRC-32 over all of it but itself. */
export function encodeRecord({ kind, sequence, payload }: RawRecord): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(RECORD_HEAD + payload.length);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, payload.length, true);
  view.setUint32(4, kind, true);
  view.setFloat64(8, sequence, true);
  bytes.set(payload, RECORD_HEAD);
  view.setUint32(16, crc32(bytes.subarray(0, 16), payload), true);
  return bytes;
}

/** How far a log could be read. */
export type LogReading =
  | { readonly kind: 'empty' }
  | { readonly kind: 'foreign' }
  | { readonly kind: 'newer'; readonly version: number }
  /** `end` is where the first record that is torn, corrupt or refused begins. */
  | { readonly kind: 'read'; readonly end: number };

/**
 * Reads a log from its start to the first record that is torn or corrupt.
 * @param visit gets each record with its place; false refuses it and ends the reading before it
 */
export async function readLog(
  file: LogFile,
  visit: (record: RawRecord, at: number, length: number) => boolean,
): Promise<LogReading> {
  const reader = createReader(file);
  const start = await reader.take(LOG_START);
  // Cut in its very first write: nothing was kept yet.
  if (start === null) return { kind: 'empty' };
  if (!MAGIC.every((byte, i) => byte === start[i])) return { kind: 'foreign' };
  const version = start[MAGIC.length] ?? 0;
  if (version > LOG_VERSION) return { kind: 'newer', version };
  for (let at = LOG_START; ; ) {
    const record = await readRecord(reader);
    const length = RECORD_HEAD + (record?.payload.length ?? 0);
    if (record === null || !visit(record, at, length)) return { kind: 'read', end: at };
    at += length;
  }
}

/** The record at a known place; null if it is not there as it was written. */
export async function readRecordAt(
  file: LogFile,
  at: number,
  length: number,
): Promise<RawRecord | null> {
  return readRecord(createReader(file, at, length));
}

interface Reader {
  /** The next bytes; null if there are not as many. */
  take(length: number): Promise<Uint8Array<ArrayBuffer> | null>;
}

function createReader(file: LogFile, from = 0, ahead = READ_AHEAD): Reader {
  let buffer = new Uint8Array(0);
  let used = 0;
  let at = from;
  const fill = async (length: number): Promise<boolean> => {
    const parts = [buffer.subarray(used)];
    let held = buffer.length - used;
    while (held < length) {
      const part = await file.read(at, Math.max(ahead, length - held));
      if (part.length === 0) return false;
      parts.push(part);
      held += part.length;
      at += part.length;
    }
    buffer = concat(parts);
    used = 0;
    return true;
  };
  return {
    async take(length) {
      if (buffer.length - used < length && !(await fill(length))) return null;
      used += length;
      return buffer.slice(used - length, used);
    },
  };
}

async function readRecord(reader: Reader): Promise<RawRecord | null> {
  const head = await reader.take(RECORD_HEAD);
  if (head === null) return null;
  const view = new DataView(head.buffer, head.byteOffset, head.byteLength);
  const length = view.getUint32(0, true);
  if (length > MAX_PAYLOAD) return null;
  const payload = await reader.take(length);
  if (payload === null) return null;
  if (crc32(head.subarray(0, 16), payload) !== view.getUint32(16, true)) return null;
  return { kind: view.getUint32(4, true), sequence: view.getFloat64(8, true), payload };
}

/** One array of all. */
export function concat(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
