import { addAbortSignal, type Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { ZipFile } from 'yazl';

/** A file of a ZIP. */
export interface ZipEntry {
  /** Path in the ZIP, with `/`. */
  readonly name: string;
  readonly time: Date;
  /** Pictures are packed already. */
  readonly isPacked: boolean;
  readonly bytes: Readable;
}

/**
 * Packs files into a ZIP while it is read, one after the other: the next is asked for when the one
 * before it was taken, so that only one is open. Aborting the signal, or an error of the files, ends
 * the stream with that error and closes the file that is open.
 */
export function zipStream(entries: AsyncIterable<ZipEntry>, signal: AbortSignal): Readable {
  const zip = new ZipFile();
  // The library declares less than the PassThrough that it is.
  const out = zip.outputStream as Readable;
  const fail = (error: unknown): void => {
    out.destroy(error instanceof Error ? error : new Error(String(error)));
  };
  zip.on('error', fail);
  addAll(zip, entries, signal).catch(fail);
  return out;
}

async function addAll(
  zip: ZipFile,
  entries: AsyncIterable<ZipEntry>,
  signal: AbortSignal,
): Promise<void> {
  for await (const { name, time, isPacked, bytes } of entries) {
    addAbortSignal(signal, bytes);
    zip.addReadStream(bytes, name, { mtime: time, compress: !isPacked });
    await finished(bytes);
  }
  zip.end();
}
