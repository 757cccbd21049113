import { addAbortSignal, PassThrough, Readable } from 'node:stream';
import { Uint8ArrayReader, ZipWriter } from '@zip.js/zip.js/lib/zip-core-native.js';

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

/** How hard files are packed that are not stored, of 9. */
const LEVEL = 6;

/**
 * Packs files into a ZIP while it is read, one after the other: the next is asked for when the one
 * before it was taken, so that only one is open. Aborting the signal, or an error of the files, ends
 * the stream with that error and closes the file that is open.
 */
export function zipStream(entries: AsyncIterable<ZipEntry>, signal: AbortSignal): Readable {
  const zip = addAbortSignal(signal, new PassThrough());
  const writer = new ZipWriter(sinkOf(zip), { useWebWorkers: false, keepOrder: true });
  pack(entries, writer).then(
    () => zip.end(),
    (error: unknown) => zip.destroy(error instanceof Error ? error : new Error(String(error))),
  );
  return zip;
}

/** Takes what the library writes; a stream that has ended refuses it, which ends the packing. */
function sinkOf(zip: PassThrough): WritableStream<Uint8Array> {
  return new WritableStream({
    write: (bytes) =>
      new Promise((resolve, reject) => {
        zip.write(bytes, (error) => (error ? reject(error) : resolve()));
      }),
  });
}

async function pack(entries: AsyncIterable<ZipEntry>, zip: ZipWriter<unknown>): Promise<void> {
  for await (const { name, time, content, isStored } of entries) {
    const options = { lastModDate: time, level: isStored ? 0 : LEVEL };
    if (content instanceof Readable) await addStream(zip, name, content, options);
    else await zip.add(name, new Uint8ArrayReader(content), options);
  }
  await zip.close();
}

async function addStream(
  zip: ZipWriter<unknown>,
  name: string,
  content: Readable,
  options: { readonly lastModDate: Date; readonly level: number },
): Promise<void> {
  try {
    await zip.add(name, { readable: webStream(content) }, options);
  } finally {
    content.destroy();
  }
}

/** What the library reads from; `Readable.toWeb` answers another type of the same name. */
function webStream(content: Readable): ReadableStream<Uint8Array> {
  const chunks: AsyncIterator<Uint8Array> = content[Symbol.asyncIterator]();
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await chunks.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
  });
}
