import { type ByteChanges, createChangeReader } from './byte-changes.ts';
import { createTokenChooser } from './cheapest-tokens.ts';
import { deflateBlock } from './deflate-block.ts';
import { countSymbols, MAX_DISTANCE, type SymbolCounts } from './deflate-tokens.ts';
import { createEdgeFinder, type Tries } from './earlier-edges.ts';
import { quickDeflate } from './quick-deflate.ts';
import { firstPrices, pricesFor, type TokenPrices } from './token-prices.ts';

/** More changes than this share of the bytes are noise, in which a search finds little. */
const NOISE = 1 / 3;

/** How much of the counts so far goes into the prices of the next block. */
const MEMORY = 0.8;

/** How thoroughly is searched. */
export interface SearchEffort {
  readonly tries: Tries;
  /** What going on from a further place must save, bits. */
  readonly worth: number;
}

/** Four times as many tries save 0.5 % more of a mask, all places 0.2 %. */
export const THOROUGH: SearchEffort = { tries: [12, 2, 2], worth: 0.7 };

/** Two thirds of the time, 6 % more bytes. */
export const BRIEF: SearchEffort = { tries: [2, 1, 1], worth: 3 };

/** How often tokens are chosen: at the beginning, where prices are guessed, and later. */
const FIRST_ROUNDS = 2;
const ROUNDS = 1;

/**
 * Deflate (RFC 1951) for scanlines of masks, which are few edges between long runs: looks further back
 * for edges alone, and chooses the cheapest tokens among what it finds. Files are 4 % larger than
 * zopfli's, which takes a hundred times as long.
 *
 * Takes a stream block by block (some hundred thousand bytes each); each gives deflate blocks that end
 * on a byte and of which none is the last: put them behind each other and DEFLATE_END after them.
 */
export function createEdgeDeflate({
  tries,
  worth,
}: SearchEffort): (bytes: Uint8Array) => Uint8Array<ArrayBuffer> {
  const readChanges = createChangeReader(MAX_DISTANCE);
  const findEarlier = createEdgeFinder(tries);
  const chooseTokens = createTokenChooser(worth);
  let prices: TokenPrices | null = null;
  let known: SymbolCounts | null = null;

  const search = (changes: ByteChanges): Uint8Array<ArrayBuffer> => {
    const earlier = findEarlier(changes);
    const rounds = prices === null ? FIRST_ROUNDS : ROUNDS;
    let tokens = chooseTokens(changes, earlier, prices ?? firstPrices());
    let counts = countSymbols(tokens);
    for (let round = 1; round < rounds; round += 1) {
      tokens = chooseTokens(changes, earlier, pricesFor(counts));
      counts = countSymbols(tokens);
    }
    known = known === null ? counts : mixed(known, counts);
    prices = pricesFor(known);
    return deflateBlock(tokens);
  };

  return (bytes) => {
    const changes = readChanges(bytes);
    const isNoise = changes.count - changes.first > bytes.length * NOISE;
    return isNoise ? quickDeflate(bytes) : search(changes);
  };
}

/** Counts so far, which fade, with new ones. */
function mixed(known: SymbolCounts, counts: SymbolCounts): SymbolCounts {
  return {
    symbols: counts.symbols.map((count, i) => count + MEMORY * (known.symbols[i] ?? 0)),
    distances: counts.distances.map((count, i) => count + MEMORY * (known.distances[i] ?? 0)),
  };
}
