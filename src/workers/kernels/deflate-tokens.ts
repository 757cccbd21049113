/** Literals and lengths that exist, and the end of a block. */
export const SYMBOLS = 286;
export const END_OF_BLOCK = 256;
/** Distances that exist, as symbols. */
export const DISTANCE_SYMBOLS = 30;
/** Lengths that one token can repeat, and how far back (3.2.5). */
export const MIN_LENGTH = 3;
export const MAX_LENGTH = 258;
export const MAX_DISTANCE = 32_768;
/** Symbol, number of extra bits and their value for each length. */
export const LENGTH_SYMBOL = new Uint16Array(MAX_LENGTH + 1);
export const LENGTH_EXTRA_BITS = new Uint8Array(MAX_LENGTH + 1);
export const LENGTH_EXTRA = new Uint8Array(MAX_LENGTH + 1);
for (let symbol = 257, first = MIN_LENGTH; symbol < 285; symbol += 1) {
  const bits = symbol < 265 ? 0 : (symbol - 261) >> 2;
  for (let extra = 0; extra < 1 << bits; extra += 1) {
    LENGTH_SYMBOL[first + extra] = symbol;
    LENGTH_EXTRA_BITS[first + extra] = bits;
    LENGTH_EXTRA[first + extra] = extra;
  }
  first += 1 << bits;
}
LENGTH_SYMBOL[MAX_LENGTH] = 285;
LENGTH_EXTRA_BITS[MAX_LENGTH] = 0;
LENGTH_EXTRA[MAX_LENGTH] = 0;

/** The symbol of a distance from 1 to {@link MAX_DISTANCE} (3.2.5). */
export function distanceSymbol(distance: number): number {
  if (distance <= 4) return distance - 1;
  const power = 31 - Math.clz32(distance - 1);
  return 2 * power + (((distance - 1) >> (power - 1)) & 1);
}

/** How many bits follow a distance's symbol: its value's lowest, less one. */
export function distanceExtraBits(symbol: number): number {
  return symbol < 4 ? 0 : (symbol >> 1) - 1;
}

/**
 * A token: a literal, or bytes to repeat. The lowest nine bits are a literal's byte, or the length; the
 * others are 0, or the distance.
 */
export function repeatToken(length: number, distance: number): number {
  return (distance << 9) | length;
}

/** How often each symbol occurs in a block. */
export interface SymbolCounts {
  /** {@link SYMBOLS}: literals, {@link END_OF_BLOCK}, lengths. */
  readonly symbols: Uint32Array;
  /** {@link DISTANCE_SYMBOLS}. */
  readonly distances: Uint32Array;
}

/** The counts of a block without tokens: it ends. */
export function noSymbols(): SymbolCounts {
  const symbols = new Uint32Array(SYMBOLS);
  symbols[END_OF_BLOCK] = 1;
  return { symbols, distances: new Uint32Array(DISTANCE_SYMBOLS) };
}

/** The counts of a block with these tokens. */
export function countSymbols(tokens: Uint32Array): SymbolCounts {
  const counts = noSymbols();
  const { symbols, distances } = counts;
  for (let i = 0; i < tokens.length; i += 1) {
    const token = tokens[i] as number;
    const distance = token >>> 9;
    const symbol = distance === 0 ? token : (LENGTH_SYMBOL[token & 511] as number);
    symbols[symbol] = (symbols[symbol] as number) + 1;
    if (distance === 0) continue;
    const far = distanceSymbol(distance);
    distances[far] = (distances[far] as number) + 1;
  }
  return counts;
}
