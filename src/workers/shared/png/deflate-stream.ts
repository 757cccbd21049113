import { ADLER_START, adler32 } from '../../kernels/adler32.ts';
import { DEFLATE_END } from '../../kernels/deflate-block.ts';
import { createEdgeDeflate, type SearchEffort } from '../../kernels/edge-deflate.ts';
import { quickDeflate } from '../../kernels/quick-deflate.ts';

/** A zlib stream (RFC 1950) that is written block by block. */
export interface DeflateStream {
  /** How many bytes it likes at a time. */
  readonly blockBytes: number;
  /** Takes the next bytes; resolves when more are welcome. */
  write(block: Uint8Array<ArrayBuffer>): Promise<void>;
  /** Ends it: the parts of the stream. */
  end(): Promise<readonly Uint8Array<ArrayBuffer>[]>;
  /** Drops it. */
  abort(reason: unknown): Promise<void>;
}

/** The thread is given back to others after this long, ms: pulses and aborts get through. */
const TURN = 50;

/** As many bytes as are compressed at a time where the thread is wanted back between. */
const BLOCK_BYTES = 1 << 20;
/** A search takes longer, and the codes of a mask's part suit it better than those of the whole. */
const EDGE_BLOCK_BYTES = 1 << 18;

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
    blockBytes: BLOCK_BYTES,
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
  return blockStream(BLOCK_BYTES, quickDeflate);
}

/** A quarter smaller than the platform's for scanlines of a large mask's bits, in a few times its time. */
export function edgeDeflateStream(effort: SearchEffort): DeflateStream {
  return blockStream(EDGE_BLOCK_BYTES, createEdgeDeflate(effort));
}

/** @param compress gives deflate blocks for the next bytes, on this thread */
function blockStream(
  blockBytes: number,
  compress: (block: Uint8Array) => Uint8Array<ArrayBuffer>,
): DeflateStream {
  const parts: Uint8Array<ArrayBuffer>[] = [ZLIB_HEAD];
  let check = ADLER_START;
  let turnEnds = performance.now() + TURN;
  return {
    blockBytes,
    async write(block) {
      check = adler32(check, block);
      parts.push(compress(block));
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
