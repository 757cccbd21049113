import {
  DISTANCE_SYMBOLS,
  distanceExtraBits,
  LENGTH_EXTRA_BITS,
  LENGTH_SYMBOL,
  MAX_LENGTH,
  MIN_LENGTH,
  SYMBOLS,
  type SymbolCounts,
} from './deflate-tokens.ts';

/** Prices are whole numbers: so many are a bit. */
export const PRICE_OF_BIT = 16;

/** What tokens are thought to cost, {@link PRICE_OF_BIT} a bit. */
export interface TokenPrices {
  /** Of each literal's symbol; those of lengths stand behind them. */
  readonly symbols: Int32Array;
  /** Of each length with its extra bits. */
  readonly lengths: Int32Array;
  /** Of each distance's symbol with its extra bits. */
  readonly distances: Int32Array;
  /** For each length the longest shorter one that costs less; 0 if there is none. */
  readonly cheaper: Uint16Array;
}

/** Bits of a symbol in masks, about: of bytes with one edge at most, of others, of lengths and distances. */
const EDGE_BYTE = 5.5;
const OTHER_BYTE = 12;
const LENGTH = 5;
const DISTANCE = 5;

/** What is thought of a mask of which nothing is known yet. */
export function firstPrices(): TokenPrices {
  const price = (_: unknown, symbol: number): number => {
    if (symbol > 255) return LENGTH;
    return hasOneEdge(symbol) || hasOneEdge(255 - symbol) ? EDGE_BYTE : OTHER_BYTE;
  };
  const symbols = Float64Array.from({ length: SYMBOLS }, price);
  return pricesOf(symbols, new Float64Array(DISTANCE_SYMBOLS).fill(DISTANCE));
}

/** Whether all bits behind the first that is set are set too. */
function hasOneEdge(byte: number): boolean {
  return (byte & (byte + 1)) === 0;
}

/** What an ideal code for these counts would take: Shannon's −log2 of a symbol's share. */
export function pricesFor({ symbols, distances }: SymbolCounts): TokenPrices {
  return pricesOf(bitsOf(symbols), bitsOf(distances));
}

function pricesOf(symbolBits: Float64Array, distanceBits: Float64Array): TokenPrices {
  const symbols = Int32Array.from(symbolBits, priceOf);
  const lengths = new Int32Array(MAX_LENGTH + 1);
  const cheaper = new Uint16Array(MAX_LENGTH + 1);
  for (let length = MIN_LENGTH; length <= MAX_LENGTH; length += 1) {
    const price =
      (symbols[LENGTH_SYMBOL[length] ?? 0] ?? 0) + priceOf(LENGTH_EXTRA_BITS[length] ?? 0);
    lengths[length] = price;
    let shorter = length - 1;
    // A shorter one that does not cost less is passed on to those that do.
    while (shorter >= MIN_LENGTH && (lengths[shorter] ?? 0) >= price)
      shorter = cheaper[shorter] ?? 0;
    cheaper[length] = shorter < MIN_LENGTH ? 0 : shorter;
  }
  const distances = Int32Array.from(distanceBits, (bits, symbol) =>
    priceOf(bits + distanceExtraBits(symbol)),
  );
  return { symbols, lengths, distances, cheaper };
}

function priceOf(bits: number): number {
  return Math.round(PRICE_OF_BIT * bits);
}

function bitsOf(counts: Uint32Array): Float64Array {
  const all = counts.reduce((sum, count) => sum + count, 0);
  // What does not occur would occur less than once.
  return Float64Array.from(counts, (count) => Math.log2(count === 0 ? 2 * (all + 1) : all / count));
}
