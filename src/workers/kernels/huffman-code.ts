/** Longest code that deflate knows, bits (RFC 1951, 3.2.7). */
const LONGEST = 15;

/**
 * Lengths of a Huffman code for these counts, bits; 0 for what is unused.
 * @param longest none is above it: 15 for up to 286 symbols, 7 for up to 19
 */
export function codeLengths(counts: Uint32Array, longest: number): Uint8Array {
  let weights = Array.from(counts);
  for (;;) {
    const lengths = huffmanLengths(weights);
    if (lengths.every((length) => length <= longest)) return lengths;
    // Flatter counts give shorter codes; it ends, since equal counts need nine bits, of heads five.
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
export function canonicalCodes(lengths: Uint8Array): Uint16Array {
  const counts = new Uint16Array(LONGEST + 1);
  for (const length of lengths) counts[length] = (counts[length] as number) + 1;
  counts[0] = 0;
  const next = new Uint16Array(LONGEST + 1);
  for (let bits = 1; bits <= LONGEST; bits += 1) {
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
