import type { ByteChanges } from './byte-changes.ts';
import { distanceSymbol, MAX_DISTANCE, MAX_LENGTH } from './deflate-tokens.ts';

/**
 * For every edge of a block the earlier places that look like it, nearest first: each further one has
 * more in common with it on one side. An edge is a change after a run, with the bytes that differ
 * behind it.
 */
export interface EarlierEdges {
  /** Those of the block's change `c` are from `starts[c]` to below `starts[c + 1]`. */
  readonly starts: Int32Array;
  /** How far back, bytes, and its symbol. */
  readonly distances: Uint16Array;
  readonly symbols: Uint8Array;
  /** How many bytes from the change on are the same, at most {@link MAX_LENGTH}. */
  readonly lengths: Uint16Array;
  /** How many before it, within the one run there. */
  readonly leads: Uint16Array;
}

/** At most so many places for an edge. */
const PLACES = 8;

/**
 * How many earlier edges are looked at, of those with the same bytes, the same bytes and gap, and the
 * same two gaps.
 */
export type Tries = readonly [byBytes: number, byGap: number, byGaps: number];

/** Tables of the latest edge by hash: this many bits. */
const HASH_BITS = 14;
/** Odd numbers that spread keys well: 2^32 by the golden ratio, and two of MurmurHash3's and xxHash's. */
const SPREAD = 0x9e3779b1;
const SPREAD_GAP = 0x85ebca6b;
const SPREAD_SECOND = 0xc2b2ae35;

/** A chain of edges with the same hash. */
interface Chain {
  readonly tries: number;
  readonly latest: Int32Array;
  /** For each edge the one before; 0 for none. */
  before: Int32Array;
}

/** Finds earlier edges; what it gave is valid until the next call. All indices are asserted. */
export function createEdgeFinder(allTries: Tries): (changes: ByteChanges) => EarlierEdges {
  const chains = allTries.map((tries): Chain => {
    return { tries, latest: new Int32Array(1 << HASH_BITS), before: new Int32Array(0) };
  });
  const found = createPlaces();
  return (changes) => {
    const { positions, count, first } = changes;
    for (const chain of chains) {
      chain.latest.fill(0);
      if (chain.before.length < count) chain.before = new Int32Array(count);
    }
    beginPlaces(found, count, count - first);
    for (let change = 0; change < count; change += 1) {
      openPlaces(found, change);
      // The very first has nothing before it, and a run behind an edge belongs to the next edge.
      const run = change === 0 ? 0 : gapAt(positions, change - 1);
      if (change === 0 || (run === 1 && gapAt(positions, change) > 1)) continue;
      enter(changes, change, chains);
      if (change >= first) search(changes, change, chains, found);
    }
    openPlaces(found, count);
    openPlaces(found, count + 1);
    return found;
  };
}

/** Bytes from a change to the next. */
function gapAt(positions: Int32Array, change: number): number {
  return (positions[change + 1] as number) - (positions[change] as number);
}

/** Puts an edge at the end of the chains of those like it. */
function enter({ positions, values, count }: ByteChanges, edge: number, chains: Chain[]): void {
  const last = gapAt(positions, edge) === 1 && edge + 1 < count ? edge + 1 : edge;
  const bytes =
    (values[edge - 1] as number) |
    ((values[edge] as number) << 8) |
    ((values[last] as number) << 16);
  const next = last + 1;
  const withGap =
    Math.imul(bytes, SPREAD) ^
    Math.imul(gapAt(positions, last) * 256 + (values[next] as number), SPREAD_GAP);
  const nextLast = next < count && gapAt(positions, next) === 1 ? next + 1 : next;
  const second =
    nextLast < count ? gapAt(positions, nextLast) * 256 + (values[nextLast + 1] as number) : 0;
  const withTwo =
    Math.imul(withGap ^ (values[nextLast] as number), SPREAD) ^ Math.imul(second, SPREAD_SECOND);
  link(chains[0] as Chain, edge, bytes);
  link(chains[1] as Chain, edge, withGap);
  link(chains[2] as Chain, edge, withTwo);
}

function link({ latest, before }: Chain, edge: number, key: number): void {
  const slot = Math.imul(key, SPREAD) >>> (32 - HASH_BITS);
  before[edge] = latest[slot] as number;
  latest[slot] = edge;
}

/** Looks at earlier edges like this one: those with most in common first. */
function search(changes: ByteChanges, edge: number, chains: Chain[], found: Places): void {
  const { positions, values } = changes;
  const place = positions[edge] as number;
  const run = place - (positions[edge - 1] as number);
  const last = gapAt(positions, edge) === 1 ? edge + 1 : edge;
  const toNext = (positions[Math.min(last + 1, changes.count)] as number) - place;
  for (let kind = chains.length - 1; kind >= 0; kind -= 1) {
    const { before, tries } = chains[kind] as Chain;
    let other = before[edge] as number;
    for (let left = tries; left > 0 && other > 0; left -= 1) {
      const distance = place - (positions[other] as number);
      if (distance > MAX_DISTANCE) break;
      const length = sameFrom(changes, edge, other);
      const sameRun = values[edge - 1] === values[other - 1];
      const lead = sameRun ? Math.min(run, MAX_LENGTH, gapAt(positions, other - 1)) : 0;
      if (length > 0) addPlace(found, distance, length, lead);
      // One with all that is about this edge: others have more only if they have the gap.
      if (kind === 0 && lead === run && length >= toNext) break;
      other = before[other] as number;
    }
  }
}

/** How many bytes are the same from two changes on, at most {@link MAX_LENGTH}. */
function sameFrom({ positions, values, count }: ByteChanges, edge: number, other: number): number {
  let length = 0;
  let a = edge;
  let b = other;
  while (a < count && length < MAX_LENGTH && values[a] === values[b]) {
    const gap = gapAt(positions, a);
    const otherGap = gapAt(positions, b);
    length += Math.min(gap, otherGap);
    if (gap !== otherGap) break;
    a += 1;
    b += 1;
  }
  return Math.min(length, MAX_LENGTH);
}

/** A list of places for one change after another; those of the last are from `start` to below `used`. */
interface Places {
  starts: Int32Array;
  distances: Uint16Array;
  symbols: Uint8Array;
  lengths: Uint16Array;
  leads: Uint16Array;
  start: number;
  used: number;
}

function createPlaces(): Places {
  return {
    starts: new Int32Array(0),
    distances: new Uint16Array(0),
    symbols: new Uint8Array(0),
    lengths: new Uint16Array(0),
    leads: new Uint16Array(0),
    start: 0,
    used: 0,
  };
}

/** Empties the list and makes room. */
function beginPlaces(places: Places, changes: number, edges: number): void {
  if (places.starts.length < changes + 2) places.starts = new Int32Array(changes + 2);
  if (places.distances.length < edges * PLACES) {
    places.distances = new Uint16Array(edges * PLACES);
    places.symbols = new Uint8Array(edges * PLACES);
    places.lengths = new Uint16Array(edges * PLACES);
    places.leads = new Uint16Array(edges * PLACES);
  }
  places.used = 0;
}

/** What is added from now on belongs to this change. */
function openPlaces(places: Places, change: number): void {
  places.starts[change] = places.used;
  places.start = places.used;
}

/** Adds a place unless a nearer one is as good, and drops those that it makes useless. */
function addPlace(places: Places, distance: number, length: number, lead: number): void {
  const { distances, symbols, lengths, leads, start, used } = places;
  let at = start;
  for (; at < used && (distances[at] as number) <= distance; at += 1) {
    if ((lengths[at] as number) >= length && (leads[at] as number) >= lead) return;
  }
  let kept = at;
  for (let i = at; i < used; i += 1) {
    if ((lengths[i] as number) <= length && (leads[i] as number) <= lead) continue;
    movePlace(places, i, kept);
    kept += 1;
  }
  places.used = kept;
  if (kept - start >= PLACES) return;
  for (let i = kept; i > at; i -= 1) movePlace(places, i - 1, i);
  distances[at] = distance;
  symbols[at] = distanceSymbol(distance);
  lengths[at] = length;
  leads[at] = lead;
  places.used = kept + 1;
}

function movePlace({ distances, symbols, lengths, leads }: Places, from: number, to: number): void {
  distances[to] = distances[from] as number;
  symbols[to] = symbols[from] as number;
  lengths[to] = lengths[from] as number;
  leads[to] = leads[from] as number;
}
