import { ADLER_START, adler32 } from '../../kernels/adler32.ts';
import { DEFLATE_END, quickDeflate } from '../../kernels/quick-deflate.ts';

/** A zlib stream (RFC 1950) that is written block by block. */
export interface DeflateStream {
  /** Takes the next bytes; resolves when more are welcome. */
  write(block: Uint8Array<ArrayBuffer>): Promise<void>;
  /** Ends it: the parts of the stream. */
  end(): Promise<readonly Uint8Array<ArrayBuffer>[]>;
  /** Drops it. */
  abort(reason: unknown): Promise<void>;
}

/** The thread is given back to others after this long, ms: pulses and aborts get through. */
const TURN = 50;

/** Deflate's own header: a window of 32 KB, no dictionary, quick. */
const ZLIB_HEAD = Uint8Array.of(0x78, 0x01);

/** Small: the platform's own deflate, which looks for repetitions a long way back. */
export function smallDeflate(): DeflateStream {
  const stream = new CompressionStream('deflate');
  const writer = stream.writable.getWriter();
  const parts = collect(stream.readable);
  // The reading side fails along with the writing side, which reports it.
  parts.catch(() => undefined);
  return {
    write: (block) => writer.write(block),
    async end() {
      await writer.close();
      return parts;
    },
    abort: (reason) => writer.abort(reason),
  };
}

/** Quick: about as small for scanlines of a photograph, in a fraction of the time. */
export function quickDeflateStream(): DeflateStream {
  const parts: Uint8Array<ArrayBuffer>[] = [ZLIB_HEAD];
  let check = ADLER_START;
  let turnEnds = performance.now() + TURN;
  return {
    async write(block) {
      check = adler32(check, block);
      parts.push(quickDeflate(block));
      if (performance.now() < turnEnds) return;
      await new Promise((resolve) => setTimeout(resolve));
      turnEnds = performance.now() + TURN;
    },
    async end() {
      const tail = new Uint8Array(4);
      new DataView(tail.buffer).setUint32(0, check);
      return [...parts, DEFLATE_END, tail];
    },
    async abort() {
      parts.length = 0;
    },
  };
}

async function collect(
  stream: ReadableStream<Uint8Array<ArrayBuffer>>,
): Promise<Uint8Array<ArrayBuffer>[]> {
  const reader = stream.getReader();
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return chunks;
    chunks.push(value);
  }
}
