import { quadsOf } from './quads.ts';

/**
 * Deflate (RFC 1951) for filtered scanlines of photographs: runs of one byte, and Huffman codes.
 * Looking further back finds next to nothing in such bytes and is most of what a general deflate
 * spends its time on (zlib's manual names the strategy Z_RLE and says so).
 */

/** Literals and lengths that exist, and the end of a block. */
const SYMBOLS = 286;
const END_OF_BLOCK = 256;
/** Longest code, bits (RFC 1951, 3.2.7). */
const MAX_BITS = 15;
/** Lengths of a run that one token can say (3.2.5). */
const MIN_RUN = 3;
const MAX_RUN = 258;
/** Bits of a block's head as it is written here: 3 + 5 + 5 + 4 + 19 × 3, then 287 lengths of 4. */
const HEAD_BITS = 74 + 4 * (SYMBOLS + 1);
/** An empty stored block: three bits, up to the next byte, then a length of nothing. */
const FLUSH_BYTES = 5;
/** Order in which the lengths of code-length codes stand (3.2.7). */
const CODE_LENGTH_ORDER = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15];

/** What ends a stream of blocks: an empty stored block that is marked as the last. */
export const DEFLATE_END = Uint8Array.of(1, 0, 0, 0xff, 0xff);

/** Symbol, number of extra bits and their value for each length of a run. */
const RUN_SYMBOL = new Uint16Array(MAX_RUN + 1);
const RUN_EXTRA_BITS = new Uint8Array(MAX_RUN + 1);
const RUN_EXTRA = new Uint8Array(MAX_RUN + 1);
for (let symbol = 257, first = MIN_RUN; symbol < 285; symbol += 1) {
  const bits = symbol < 265 ? 0 : (symbol - 261) >> 2;
  for (let extra = 0; extra < 1 << bits; extra += 1) {
    RUN_SYMBOL[first + extra] = symbol;
    RUN_EXTRA_BITS[first + extra] = bits;
    RUN_EXTRA[first + extra] = extra;
  }
  first += 1 << bits;
}
RUN_SYMBOL[MAX_RUN] = 285;
RUN_EXTRA_BITS[MAX_RUN] = 0;
RUN_EXTRA[MAX_RUN] = 0;

/**
 * Compresses some bytes into deflate blocks that end on a byte and of which none is the last;
 * put such parts behind each other and {@link DEFLATE_END} after them.
 */
export function quickDeflate(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const tokens = new Uint16Array(bytes.length);
  const counts = new Uint32Array(SYMBOLS);
  const tokenCount = tokenise(bytes, tokens, counts);
  counts[END_OF_BLOCK] = 1;
  const lengths = codeLengths(counts);
  const codes = canonicalCodes(lengths);
  const out = new Uint8Array(sizeOf(tokens, tokenCount, lengths));
  writeBlock(tokens.subarray(0, tokenCount), lengths, codes, out);
  return out;
}

/**
 * Finds runs of one byte. A token is a literal, or 256 plus how often the byte before is repeated.
 * The loops here run over each byte of a picture: an index within the array is asserted.
 */
function tokenise(bytes: Uint8Array, tokens: Uint16Array, counts: Uint32Array): number {
  const quads = quadsOf(bytes);
  let used = 0;
  for (let i = 0; i < bytes.length; ) {
    const byte = bytes[i] as number;
    let run = 0;
    if (i > 0 && byte === bytes[i - 1]) {
      const limit = Math.min(MAX_RUN, bytes.length - i);
      while (run < limit && bytes[i + run] === byte) {
        run += 1;
        if (byte !== 0 || quads === null) continue;
        // Long runs of 0 four at a time.
        while (((i + run) & 3) === 0 && run + 4 <= limit && quads[(i + run) >> 2] === 0) run += 4;
      }
    }
    const isRun = run >= MIN_RUN;
    const symbol = isRun ? (RUN_SYMBOL[run] as number) : byte;
    counts[symbol] = (counts[symbol] as number) + 1;
    tokens[used] = isRun ? 256 + run : byte;
    used += 1;
    i += isRun ? run : 1;
  }
  return used;
}

/** Bytes of the block with what follows it, exactly or a little more. */
function sizeOf(tokens: Uint16Array, tokenCount: number, lengths: Uint8Array): number {
  let bits = HEAD_BITS + (lengths[END_OF_BLOCK] as number);
  for (let i = 0; i < tokenCount; i += 1) {
    const token = tokens[i] as number;
    if (token < 256) bits += lengths[token] as number;
    else {
      const run = token - 256;
      bits += (lengths[RUN_SYMBOL[run] as number] as number) + (RUN_EXTRA_BITS[run] as number) + 1;
    }
  }
  // The end of the last whole byte, and the stored block that follows.
  return Math.floor((bits + 3 + 7) / 8) + FLUSH_BYTES - 1;
}

/** Lengths of a Huffman code for these counts, none above {@link MAX_BITS}; 0 for what is unused. */
function codeLengths(counts: Uint32Array): Uint8Array {
  let weights = Array.from(counts);
  for (;;) {
    const lengths = huffmanLengths(weights);
    if (lengths.every((length) => length <= MAX_BITS)) return lengths;
    // Flatter counts give shorter codes; it ends, since equal counts need nine bits.
    weights = weights.map((weight) => (weight === 0 ? 0 : (weight >> 1) + 1));
  }
}

/** Huffman's code by two queues: leaves by weight, and joined nodes, which come in order. */
function huffmanLengths(weights: readonly number[]): Uint8Array {
  const lengths = new Uint8Array(weights.length);
  const leaves = weights
    .map((weight, symbol) => ({ weight, symbol }))
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => a.weight - b.weight);
  const nodeWeights = leaves.map(({ weight }) => weight);
  const parents: number[] = [];
  let leaf = 0;
  let joined = leaves.length;
  const lightest = (): number => {
    const isLeaf =
      leaf < leaves.length &&
      (joined >= nodeWeights.length ||
        (nodeWeights[leaf] as number) <= (nodeWeights[joined] as number));
    if (isLeaf) leaf += 1;
    else joined += 1;
    return isLeaf ? leaf - 1 : joined - 1;
  };
  for (let left = leaves.length; left > 1; left -= 1) {
    const a = lightest();
    const b = lightest();
    parents[a] = nodeWeights.length;
    parents[b] = nodeWeights.length;
    nodeWeights.push((nodeWeights[a] as number) + (nodeWeights[b] as number));
  }
  const depths = new Uint16Array(nodeWeights.length);
  for (let node = nodeWeights.length - 2; node >= 0; node -= 1) {
    depths[node] = (depths[parents[node] as number] as number) + 1;
  }
  // A lone symbol still takes a bit.
  for (const [i, { symbol }] of leaves.entries())
    lengths[symbol] = Math.max(1, depths[i] as number);
  return lengths;
}

/** The codes that these lengths stand for (3.2.2), with their bits turned round for writing. */
function canonicalCodes(lengths: Uint8Array): Uint16Array {
  const counts = new Uint16Array(MAX_BITS + 1);
  for (const length of lengths) counts[length] = (counts[length] as number) + 1;
  counts[0] = 0;
  const next = new Uint16Array(MAX_BITS + 1);
  for (let bits = 1; bits <= MAX_BITS; bits += 1) {
    next[bits] = ((next[bits - 1] as number) + (counts[bits - 1] as number)) << 1;
  }
  const codes = new Uint16Array(lengths.length);
  for (const [symbol, length] of lengths.entries()) {
    if (length === 0) continue;
    codes[symbol] = reversed(next[length] as number, length);
    next[length] = (next[length] as number) + 1;
  }
  return codes;
}

function reversed(code: number, length: number): number {
  let turned = 0;
  for (let bit = 0; bit < length; bit += 1) turned |= ((code >> bit) & 1) << (length - 1 - bit);
  return turned;
}

function writeBlock(
  tokens: Uint16Array,
  lengths: Uint8Array,
  codes: Uint16Array,
  out: Uint8Array,
): void {
  let at = 0;
  let held = 0;
  let bits = 0;
  const write = (value: number, count: number): void => {
    held |= value << bits;
    bits += count;
    while (bits >= 8) {
      out[at] = held;
      at += 1;
      held >>>= 8;
      bits -= 8;
    }
  };
  writeHead(lengths, write);
  for (let i = 0; i < tokens.length; i += 1) {
    const token = tokens[i] as number;
    if (token < 256) write(codes[token] as number, lengths[token] as number);
    else {
      const run = token - 256;
      const symbol = RUN_SYMBOL[run] as number;
      write(codes[symbol] as number, lengths[symbol] as number);
      write(RUN_EXTRA[run] as number, RUN_EXTRA_BITS[run] as number);
      // The only distance, 1, has the only code.
      write(0, 1);
    }
  }
  write(codes[END_OF_BLOCK] as number, lengths[END_OF_BLOCK] as number);
  write(0, 3);
  if (bits > 0) write(0, 8 - bits);
  out.set(DEFLATE_END.subarray(1), at);
}

/** Says the code by its lengths, each in four bits: the shorter ways would save some 100 bytes. */
function writeHead(lengths: Uint8Array, write: (value: number, count: number) => void): void {
  const DYNAMIC = 2;
  write(0, 1);
  write(DYNAMIC, 2);
  write(SYMBOLS - 257, 5);
  write(0, 5);
  write(CODE_LENGTH_ORDER.length - 4, 4);
  for (const symbol of CODE_LENGTH_ORDER) write(symbol < 16 ? 4 : 0, 3);
  // Sixteen codes of four bits are their own numbers, turned round.
  for (const length of lengths) write(reversed(length, 4), 4);
  write(reversed(1, 4), 4);
}
