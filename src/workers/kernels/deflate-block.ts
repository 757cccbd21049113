import {
  countSymbols,
  distanceExtraBits,
  distanceSymbol,
  END_OF_BLOCK,
  LENGTH_EXTRA,
  LENGTH_EXTRA_BITS,
  LENGTH_SYMBOL,
  type SymbolCounts,
} from './deflate-tokens.ts';
import { canonicalCodes, codeLengths } from './huffman-code.ts';

/** Longest code, bits: of a symbol, and of a code's length in the head (RFC 1951, 3.2.7). */
const MAX_BITS = 15;
const MAX_HEAD_BITS = 7;
/** More bytes than any head takes: 3 + 14 + 19 × 3 bits, then 316 lengths of 7 + 7 bits at most. */
const HEAD_BYTES = 570;
/** An empty stored block: three bits, up to the next byte, then a length of nothing. */
const FLUSH_BYTES = 5;
/** Order in which the lengths of code-length codes stand (3.2.7). */
const CODE_LENGTH_ORDER = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15];

/** What ends a stream of blocks: an empty stored block that is marked as the last. */
export const DEFLATE_END = Uint8Array.of(1, 0, 0, 0xff, 0xff);

/**
 * A deflate block of these tokens, with the codes that suit it best; it ends on a byte and is not the
 * last. Put such parts behind each other and {@link DEFLATE_END} after them.
 * @param counts of the tokens, where they are known
 */
export function deflateBlock(
  tokens: Uint32Array,
  counts: SymbolCounts = countSymbols(tokens),
): Uint8Array<ArrayBuffer> {
  const lengths = codeLengths(counts.symbols, MAX_BITS);
  const distanceLengths = codeLengths(counts.distances, MAX_BITS);
  const out = new Uint8Array(bytesAtMost(counts, lengths, distanceLengths));
  const end = writeBlock(tokens, lengths, distanceLengths, out);
  return out.subarray(0, end);
}

/** Not less than the bytes of the block with what follows it. */
function bytesAtMost(
  { symbols, distances }: SymbolCounts,
  lengths: Uint8Array,
  distanceLengths: Uint8Array,
): number {
  let bits = 0;
  for (const [symbol, count] of symbols.entries()) {
    const extra = symbol < 265 || symbol === 285 ? 0 : (symbol - 261) >> 2;
    bits += count * ((lengths[symbol] as number) + extra);
  }
  for (const [symbol, count] of distances.entries()) {
    bits += count * ((distanceLengths[symbol] as number) + distanceExtraBits(symbol));
  }
  return HEAD_BYTES + FLUSH_BYTES + Math.ceil(bits / 8);
}

/** Where bits are written. */
interface BitWriter {
  readonly out: Uint8Array;
  at: number;
  held: number;
  bits: number;
}

/** Writes some bits, the lowest first. */
function writeBits(writer: BitWriter, value: number, count: number): void {
  writer.held |= value << writer.bits;
  writer.bits += count;
  while (writer.bits >= 8) {
    writer.out[writer.at] = writer.held;
    writer.at += 1;
    writer.held >>>= 8;
    writer.bits -= 8;
  }
}

/**
 * Writes the literals from a token on; answers the last of them. Most tokens of a picture are some: what is
 * held between them stays out of memory.
 */
function writeLiterals(
  tokens: Uint32Array,
  first: number,
  codes: Uint16Array,
  lengths: Uint8Array,
  writer: BitWriter,
): number {
  const { out } = writer;
  let { at, held, bits } = writer;
  let i = first;
  for (; i < tokens.length; i += 1) {
    const token = tokens[i] as number;
    if (token >= END_OF_BLOCK) break;
    held |= (codes[token] as number) << bits;
    bits += lengths[token] as number;
    if (bits < 16) continue;
    out[at] = held;
    out[at + 1] = held >>> 8;
    at += 2;
    held >>>= 16;
    bits -= 16;
  }
  writer.at = at;
  writer.held = held;
  writer.bits = bits;
  return i - 1;
}

/** Writes the block; where it ends, bytes. The loop runs over each token: indices are asserted. */
function writeBlock(
  tokens: Uint32Array,
  lengths: Uint8Array,
  distanceLengths: Uint8Array,
  out: Uint8Array,
): number {
  const writer: BitWriter = { out, at: 0, held: 0, bits: 0 };
  writeHead(lengths, distanceLengths, writer);
  const codes = canonicalCodes(lengths);
  const distanceCodes = canonicalCodes(distanceLengths);
  for (let i = 0; i < tokens.length; i += 1) {
    const token = tokens[i] as number;
    if (token < END_OF_BLOCK) {
      i = writeLiterals(tokens, i, codes, lengths, writer);
      continue;
    }
    const distance = token >>> 9;
    const length = token & 511;
    const symbol = LENGTH_SYMBOL[length] as number;
    writeBits(writer, codes[symbol] as number, lengths[symbol] as number);
    writeBits(writer, LENGTH_EXTRA[length] as number, LENGTH_EXTRA_BITS[length] as number);
    const far = distanceSymbol(distance);
    writeBits(writer, distanceCodes[far] as number, distanceLengths[far] as number);
    const extra = distanceExtraBits(far);
    writeBits(writer, (distance - 1) & ((1 << extra) - 1), extra);
  }
  writeBits(writer, codes[END_OF_BLOCK] as number, lengths[END_OF_BLOCK] as number);
  writeBits(writer, 0, 3);
  if (writer.bits > 0) writeBits(writer, 0, 8 - writer.bits);
  out.set(DEFLATE_END.subarray(1), writer.at);
  return writer.at + FLUSH_BYTES - 1;
}

/** Says the codes by their lengths (3.2.7). */
function writeHead(lengths: Uint8Array, distanceLengths: Uint8Array, writer: BitWriter): void {
  const DYNAMIC = 2;
  const distances = Math.max(1, usedOf(distanceLengths));
  const said = sayLengths([...lengths, ...distanceLengths.subarray(0, distances)]);
  const counts = new Uint32Array(CODE_LENGTH_ORDER.length);
  for (const { symbol } of said) counts[symbol] = (counts[symbol] as number) + 1;
  const headLengths = codeLengths(counts, MAX_HEAD_BITS);
  const headCodes = canonicalCodes(headLengths);
  const ordered = CODE_LENGTH_ORDER.map((symbol) => headLengths[symbol] ?? 0);
  const kinds = Math.max(4, usedOf(ordered));
  writeBits(writer, 0, 1);
  writeBits(writer, DYNAMIC, 2);
  writeBits(writer, lengths.length - 257, 5);
  writeBits(writer, distances - 1, 5);
  writeBits(writer, kinds - 4, 4);
  for (const length of ordered.slice(0, kinds)) writeBits(writer, length, 3);
  for (const { symbol, extra, extraBits } of said) {
    writeBits(writer, headCodes[symbol] ?? 0, headLengths[symbol] ?? 0);
    writeBits(writer, extra, extraBits);
  }
}

/** How many there are up to the last that is not 0. */
function usedOf(lengths: ArrayLike<number>): number {
  let used = lengths.length;
  while (used > 0 && lengths[used - 1] === 0) used -= 1;
  return used;
}

interface SaidLength {
  readonly symbol: number;
  readonly extra: number;
  readonly extraBits: number;
}

/** Code lengths as their own symbols: 16 repeats the one before, 17 and 18 are many zeros. */
function sayLengths(lengths: readonly number[]): readonly SaidLength[] {
  const said: SaidLength[] = [];
  for (let i = 0; i < lengths.length; ) {
    const length = lengths[i] ?? 0;
    let run = 1;
    while (run < 138 && lengths[i + run] === length) run += 1;
    if (length === 0 && run >= 11) said.push({ symbol: 18, extra: run - 11, extraBits: 7 });
    else if (length === 0 && run >= 3) said.push({ symbol: 17, extra: run - 3, extraBits: 3 });
    else if (i > 0 && length === lengths[i - 1] && run >= 3) {
      run = Math.min(run, 6);
      said.push({ symbol: 16, extra: run - 3, extraBits: 2 });
    } else {
      run = 1;
      said.push({ symbol: length, extra: 0, extraBits: 0 });
    }
    i += run;
  }
  return said;
}
