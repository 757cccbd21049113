import type { ByteChanges } from './byte-changes.ts';
import { MAX_LENGTH, MIN_LENGTH, repeatToken } from './deflate-tokens.ts';
import type { EarlierEdges } from './earlier-edges.ts';
import { PRICE_OF_BIT, type TokenPrices } from './token-prices.ts';

/** The distance of a run of one byte. */
const RUN = 1;

/** What a place costs that no token leads to: more than any block of a million bytes does. */
const UNREACHED = 2 ** 30;

/**
 * Chooses the tokens of a block that cost least together: the shortest path from its beginning to its
 * end, over the few places where a token can usefully end (as zopfli does over all of them). They are
 * the changes, where earlier edges stop being the same, and where an edge with what is before it begins
 * to be like an earlier one.
 * @param worth what an earlier place must save to be gone on from as well, bits
 */
export function createTokenChooser(
  worth: number,
): (changes: ByteChanges, earlier: EarlierEdges, prices: TokenPrices) => Uint32Array {
  let costs = new Int32Array(0);
  let tokens = new Uint32Array(0);
  return (changes, earlier, prices) => {
    const end = changes.positions[changes.count] as number;
    if (costs.length <= end) {
      costs = new Int32Array(end + 1);
      tokens = new Uint32Array(end + 1);
    }
    costs.fill(UNREACHED);
    costs[0] = 0;
    spread(changes, earlier, prices, { costs, tokens, worth: Math.round(worth * PRICE_OF_BIT) });
    return pathTo(end, tokens);
  };
}

/** The tokens that lead to `end`, the first one first. */
function pathTo(end: number, tokens: Uint32Array): Uint32Array {
  let count = 0;
  for (let place = end; place > 0; place -= bytesOf(tokens[place] as number)) count += 1;
  const path = new Uint32Array(count);
  for (let place = end; place > 0; place -= bytesOf(tokens[place] as number)) {
    count -= 1;
    path[count] = tokens[place] as number;
  }
  return path;
}

function bytesOf(token: number): number {
  return token < 512 ? 1 : token & 511;
}

/** What is known on the way: for each place the least cost so far and the token that ends there. */
interface Board {
  /** What an earlier place must save, in the unit of prices. */
  readonly worth: number;
  readonly costs: Int32Array;
  readonly tokens: Uint32Array;
}

/**
 * Goes over the places from left to right and tells each where its tokens end what that would cost.
 * The functions from here on run for each of some hundred thousand places: all indices are asserted,
 * and none is made anew for a block, for which V8 would compile it anew.
 */
function spread(
  changes: ByteChanges,
  earlier: EarlierEdges,
  prices: TokenPrices,
  board: Board,
): void {
  const { positions, values, first, count } = changes;
  const { costs } = board;
  const end = positions[count] as number;
  let change = first;
  let approached = -1;
  for (let place = 0; place < end; place += 1) {
    if (costs[place] === UNREACHED) continue;
    if ((positions[change] as number) < place) {
      while ((positions[change] as number) < place) change += 1;
      dropWorse(board, place, positions[change] as number);
      if (costs[place] === UNREACHED) continue;
    }
    const toEdge = (positions[change] as number) - place;
    if (toEdge <= MIN_LENGTH) {
      const byte = values[toEdge === 0 ? change : change - 1] as number;
      offer(board, place + 1, (costs[place] as number) + (prices.symbols[byte] as number), byte);
    }
    if (toEdge > 0) offerRun(board, prices, place, Math.min(toEdge, MAX_LENGTH));
    if (change === count || toEdge >= MAX_LENGTH) continue;
    if (toEdge > 0 && approached !== change) {
      offerApproach(earlier, prices, board, place, change, toEdge);
      approached = change;
    }
    offerEarlier(changes, earlier, prices, board, place, change);
    if (toEdge > 0 || change + 1 >= count) continue;
    const gap = (positions[change + 1] as number) - place;
    if (gap > 1 && gap < MAX_LENGTH)
      offerEarlier(changes, earlier, prices, board, place, change + 1);
  }
}

function offer({ costs, tokens }: Board, place: number, cost: number, token: number): void {
  if (cost >= (costs[place] as number)) return;
  costs[place] = cost;
  tokens[place] = token;
}

function offerRun(board: Board, prices: TokenPrices, place: number, length: number): void {
  if (length < MIN_LENGTH) return;
  const price = (prices.lengths[length] as number) + (prices.distances[0] as number);
  offer(board, place + length, (board.costs[place] as number) + price, repeatToken(length, RUN));
}

/** Runs up to where the edge with what is before it is like an earlier one. */
function offerApproach(
  { starts, leads, lengths }: EarlierEdges,
  prices: TokenPrices,
  board: Board,
  place: number,
  edge: number,
  toEdge: number,
): void {
  const to = starts[edge + 1] as number;
  for (let i = starts[edge] as number; i < to; i += 1) {
    const lead = leads[i] as number;
    // Where it has all that is before, what is too long for one token may begin later.
    const tooLong = Math.min(toEdge, toEdge + (lengths[i] as number) - MAX_LENGTH);
    offerRun(board, prices, place, toEdge > lead ? toEdge - lead : tooLong);
  }
}

/** Repeats what is about an earlier edge, from `place` on, which is in the run before `edge` or there. */
function offerEarlier(
  { positions, count }: ByteChanges,
  { starts, distances, symbols, lengths, leads }: EarlierEdges,
  prices: TokenPrices,
  board: Board,
  place: number,
  edge: number,
): void {
  const lead = (positions[edge] as number) - place;
  const room = Math.min(MAX_LENGTH, (positions[count] as number) - place);
  const to = starts[edge + 1] as number;
  let reached = lead;
  for (let i = starts[edge] as number; i < to; i += 1) {
    const length = lead + (lengths[i] as number);
    // A nearer one already goes as far, or it has less before it.
    if (lead > (leads[i] as number) || length <= reached) continue;
    const longest = Math.min(length, room);
    if (longest < MIN_LENGTH) continue;
    const distance = distances[i] as number;
    const cost =
      (board.costs[place] as number) + (prices.distances[symbols[i] as number] as number);
    let floor = Math.max(reached, MIN_LENGTH - 1);
    for (let change = edge + 1; ; change += 1) {
      const bytes = (positions[change] as number) - place;
      if (bytes >= longest) break;
      if (bytes <= floor) continue;
      const price = prices.lengths[bytes] as number;
      offer(board, place + bytes, cost + price, repeatToken(bytes, distance));
      floor = bytes;
    }
    // In the last run it may stop where that is cheaper: the next token begins there as well.
    for (let bytes = longest; bytes > floor; bytes = prices.cheaper[bytes] as number) {
      const price = prices.lengths[bytes] as number;
      offer(board, place + bytes, cost + price, repeatToken(bytes, distance));
    }
    reached = length;
  }
}

/**
 * Within a run a place is of no use if a later one costs hardly more: forgets it.
 */
function dropWorse({ costs, worth }: Board, from: number, to: number): void {
  let least = costs[to] as number;
  for (let place = to - 1; place >= from; place -= 1) {
    const cost = costs[place] as number;
    if (cost < least - worth) least = cost;
    else costs[place] = UNREACHED;
  }
}
