import { deflateBlock } from './deflate-block.ts';
import { MAX_LENGTH, MIN_LENGTH, repeatToken } from './deflate-tokens.ts';
import { quadsOf } from './quads.ts';

/**
 * Deflate (RFC 1951) for filtered scanlines of photographs: runs of one byte, and Huffman codes.
 * Looking further back finds next to nothing in such bytes and is most of what a general deflate
 * spends its time on (zlib's manual names the strategy Z_RLE and says so).
 *
 * Compresses some bytes into deflate blocks that end on a byte and of which none is the last;
 * put such parts behind each other and DEFLATE_END after them.
 */
export function quickDeflate(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  return deflateBlock(findRuns(bytes));
}

/**
 * Tokens (see {@link repeatToken}) of bytes and of runs of one byte.
 * The loops here run over each byte of a picture: an index within the array is asserted.
 */
function findRuns(bytes: Uint8Array): Uint32Array {
  const tokens = new Uint32Array(bytes.length);
  const quads = quadsOf(bytes);
  let used = 0;
  for (let i = 0; i < bytes.length; ) {
    const byte = bytes[i] as number;
    let run = 0;
    if (i > 0 && byte === bytes[i - 1]) {
      const limit = Math.min(MAX_LENGTH, bytes.length - i);
      while (run < limit && bytes[i + run] === byte) {
        run += 1;
        if (byte !== 0 || quads === null) continue;
        // Long runs of 0 four at a time.
        while (((i + run) & 3) === 0 && run + 4 <= limit && quads[(i + run) >> 2] === 0) run += 4;
      }
    }
    const isRun = run >= MIN_LENGTH;
    tokens[used] = isRun ? repeatToken(run, 1) : byte;
    used += 1;
    i += isRun ? run : 1;
  }
  return tokens.subarray(0, used);
}
