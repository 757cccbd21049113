import { deflateBlock } from './deflate-block.ts';
import {
  LENGTH_SYMBOL,
  MAX_LENGTH,
  MIN_LENGTH,
  noSymbols,
  repeatToken,
  type SymbolCounts,
} from './deflate-tokens.ts';
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
  const { tokens, counts } = findRuns(bytes);
  return deflateBlock(tokens, counts);
}

/**
 * Tokens (see {@link repeatToken}) of bytes and of runs of one byte, and how often each occurs.
 * The loops here run over each byte of a picture: an index within the array is asserted.
 */
function findRuns(bytes: Uint8Array): { tokens: Uint32Array; counts: SymbolCounts } {
  const tokens = new Uint32Array(bytes.length);
  const counts = noSymbols();
  const { symbols, distances } = counts;
  const quads = quadsOf(bytes);
  const last = bytes.length - MIN_LENGTH;
  let used = 0;
  for (let i = 0; i < bytes.length; ) {
    const byte = bytes[i] as number;
    // All at once: a noisy picture has many bytes alike and few runs, and a guess at each costs more.
    const isRun =
      i > 0 &&
      i <= last &&
      ((byte ^ (bytes[i - 1] as number)) |
        (byte ^ (bytes[i + 1] as number)) |
        (byte ^ (bytes[i + 2] as number))) ===
        0;
    if (!isRun) {
      tokens[used] = byte;
      symbols[byte] = (symbols[byte] as number) + 1;
      used += 1;
      i += 1;
      continue;
    }
    const limit = Math.min(MAX_LENGTH, bytes.length - i);
    let run = MIN_LENGTH;
    while (run < limit && bytes[i + run] === byte) {
      run += 1;
      if (byte !== 0 || quads === null) continue;
      // Long runs of 0 four at a time.
      while (((i + run) & 3) === 0 && run + 4 <= limit && quads[(i + run) >> 2] === 0) run += 4;
    }
    tokens[used] = repeatToken(run, 1);
    const symbol = LENGTH_SYMBOL[run] as number;
    symbols[symbol] = (symbols[symbol] as number) + 1;
    distances[0] = (distances[0] as number) + 1;
    used += 1;
    i += run;
  }
  return { tokens: tokens.subarray(0, used), counts };
}
