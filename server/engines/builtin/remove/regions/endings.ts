import { leastSquares } from '../contours/way.ts';
import { type Arc, type Crack } from './border.ts';
import { type Ground, unlike } from './ground.ts';
import type { Regions } from './segment.ts';

/** What is less sharp is no border: one ground goes over into another. */
const SOFT = 0.12;
/** How far a border between regions is followed from the hole, in pixels of the ground. */
const FAR = 26;
/** Fewer places say nothing of where it leads. */
const LEAST_PLACES = 5;
/** Times the deviation within two regions that they have to differ: joints of a wall do not. */
const UNEVEN = 1;
/** An edge belongs to an ending that it begins so near to, and that lies so far beside it at most, in pixels. */
const NEAR = 9;
const BESIDE = 3;
/** Pixels that must be seen, and how rough they may be, for an ending to be sure. */
const LONG = 12;
const ROUGH = 1.5;

/** Where a border between two regions meets a hole. */
export interface Ending {
  /** The place, in pixels of the ground from its upper left corner. */
  readonly x: number;
  readonly y: number;
  /** Unit vector into the hole. */
  readonly inX: number;
  readonly inY: number;
  /** How much it turns to the right for each pixel, followed into the hole. */
  readonly bend: number;
  /** Pixels of it that are seen, and how far they lie from the parabola through them. */
  readonly seen: number;
  readonly rough: number;
  /** Regions before and after it on the way around the hole. */
  readonly before: number;
  readonly after: number;
  /** How unlike they are beyond what is usual within them, in grey levels. */
  readonly contrast: number;
  /** The share of what they differ by that lies within three pixels: of a sharp border nearly all, of one out of focus little. */
  readonly sharpness: number;
}

/**
 * Where the borders between the arcs' regions meet the hole, in the arcs' order: that before each arc.
 * `chains` are edges around the hole, followed from it outward, in pixels of the ground.
 */
export function endingsOf(
  ground: Ground,
  { label, means, uneven }: Regions,
  cracks: readonly Crack[],
  arcs: readonly Arc[],
  chains: readonly (readonly Place[])[],
): Ending[] {
  if (arcs.length < 2) return [];
  return arcs.map((arc, n) => {
    const { x, y, alongX, alongY } = cracks[arc.begin] as Crack;
    const before = (arcs.at(n - 1) as Arc).region;
    const after = arc.region;
    const [a, b] = [means[before] ?? [0, 0, 0], means[after] ?? [0, 0, 0]];
    const usual = ((uneven[before] ?? 0) + (uneven[after] ?? 0)) / 2;
    const apart = Math.hypot(...a.map((value, c) => value - (b[c] as number)));
    const contrast = Math.max(0, apart - UNEVEN * usual);
    // To the right of the way lies the hole.
    const plain = { inX: -alongY, inY: alongX, bend: 0, seen: 0, rough: 0 };
    const ending = { x, y, before, after, contrast };
    if (before < 0 || after < 0) return { ...ending, ...plain, contrast: 0, sharpness: 1 };
    const isBetween = (p: number, q: number) =>
      (label[p] === before && label[q] === after) || (label[p] === after && label[q] === before);
    const found = [
      ...chains.map((chain) => alongChain(chain, ending, plain)),
      leading(follow(ground, label, ending, isBetween), plain),
    ].filter((one) => one !== null);
    const [best] = found.sort((one, other) => trustIn(other) - trustIn(one));
    const way = best ?? plain;
    const step = steepest(ground, { ...ending, ...way });
    const sharpness = step === null ? 1 : Math.min(1, step / apart);
    return { ...ending, ...way, sharpness, contrast: sharpness < SOFT ? 0 : contrast };
  });
}

/** The places of a border at which its steepness is measured, in pixels from the hole; how far it may lie beside; half the way across. */
const MEASURED = [3, 4, 5, 6, 7, 8];
const BESIDE_WAY = [-3, -2, -1, 0, 1, 2, 3];
const ACROSS = 1.5;

/** The mean of what colours differ by over three pixels across a border, where that is most; null where nothing is known. */
function steepest(
  ground: Ground,
  { x, y, inX, inY }: Pick<Ending, 'x' | 'y' | 'inX' | 'inY'>,
): number | null {
  const at = (away: number, beside: number): number | null => {
    const column = Math.floor(x - inX * away - inY * beside);
    const row = Math.floor(y - inY * away + inX * beside);
    if (column < 0 || row < 0 || column >= ground.width || row >= ground.height) return null;
    const pixel = row * ground.width + column;
    return ground.hole[pixel] === 1 ? null : pixel;
  };
  const steps = MEASURED.flatMap((away) => {
    const found = BESIDE_WAY.flatMap((beside) => {
      const [one, two] = [at(away, beside - ACROSS), at(away, beside + ACROSS)];
      return one === null || two === null ? [] : [unlike(ground, one, two)];
    });
    return found.length === 0 ? [] : [Math.max(...found)];
  });
  return steps.length === 0 ? null : steps.reduce((sum, step) => sum + step, 0) / steps.length;
}

/** How an ending leads on by an edge that begins beside it; null where it begins elsewhere. */
function alongChain(
  chain: readonly Place[],
  { x, y }: Pick<Ending, 'x' | 'y'>,
  plain: Pick<Ending, 'inX' | 'inY'>,
): Leading | null {
  const [first] = chain;
  if (first === undefined || Math.hypot(first.x - x, first.y - y) > NEAR) return null;
  const found = leading(chain.slice(0, FAR), plain);
  if (found === null) return null;
  const aside = Math.abs((x - found.x) * found.inY - (y - found.y) * found.inX);
  return aside < BESIDE ? found : null;
}

/** How an ending leads into the hole. */
type Leading = Pick<Ending, 'x' | 'y' | 'inX' | 'inY' | 'bend' | 'seen' | 'rough'>;

/** How sure it is where an ending leads: long and smooth ones are; 0 where nothing is seen. */
export const trustIn = (ending: Pick<Ending, 'seen' | 'rough'> | null): number =>
  ending === null ? 0 : Math.min(1, ending.seen / LONG) / (1 + (ending.rough / ROUGH) ** 2);

/** A point of a picture, in pixels. */
export interface Place {
  readonly x: number;
  readonly y: number;
}

/** The middles of the sides between pixels of the two regions that hang together with the ending. */
function follow(
  { width, height }: Ground,
  label: Int32Array,
  { x, y }: Pick<Ending, 'x' | 'y'>,
  isBetween: (one: number, other: number) => boolean,
): Place[] {
  const found: Place[] = [];
  const isSeen = (one: number, other: number) =>
    (label[one] ?? -1) >= 0 && (label[other] ?? -1) >= 0 && isBetween(one, other);
  for (let row = Math.max(0, y - FAR); row < Math.min(height, y + FAR); row++) {
    for (let column = Math.max(0, x - FAR); column < Math.min(width, x + FAR); column++) {
      const at = row * width + column;
      if (column + 1 < width && isSeen(at, at + 1)) found.push({ x: column + 1, y: row + 0.5 });
      if (row + 1 < height && isSeen(at, at + width)) found.push({ x: column + 0.5, y: row + 1 });
    }
  }
  const chain: Place[] = [];
  const near = (one: Place, reach: number) => {
    for (let n = found.length - 1; n >= 0; n--) {
      const other = found[n] as Place;
      if (Math.hypot(other.x - one.x, other.y - one.y) > reach) continue;
      found.splice(n, 1);
      chain.push(other);
    }
  };
  near({ x, y }, 5);
  for (let n = 0; n < chain.length; n++) near(chain[n] as Place, 1.5);
  return chain;
}

/** The parabola through what is seen, as it leads into the hole. */
function leading(
  places: readonly Place[],
  { inX, inY }: Pick<Ending, 'inX' | 'inY'>,
): Leading | null {
  const [first] = places;
  if (first === undefined || places.length < LEAST_PLACES) return null;
  const near = places.slice(0, 4);
  const mean = (some: readonly Place[], read: (place: Place) => number) =>
    some.reduce((sum, place) => sum + read(place), 0) / some.length;
  const start = { x: mean(near, ({ x }) => x), y: mean(near, ({ y }) => y) };
  const rest = places.slice(4);
  if (rest.length === 0) return null;
  const [dx, dy] = [mean(rest, ({ x }) => x) - start.x, mean(rest, ({ y }) => y) - start.y];
  const length = Math.hypot(dx, dy);
  if (length < 1) return null;
  const [outX, outY] = [dx / length, dy / length];
  const seen = places.map((place) => ({
    along: (place.x - start.x) * outX + (place.y - start.y) * outY,
    beside: (place.y - start.y) * outX - (place.x - start.x) * outY,
  }));
  const reach = Math.max(...seen.map(({ along }) => along));
  const terms = reach > 16 ? [0, 1, 2] : [0, 1];
  const powers = leastSquares(
    seen.map(({ along }) => terms.map((power) => along ** power)),
    seen.map(({ beside }) => beside),
  );
  if (powers === null) return null;
  const [level, slope, curve] = [powers[0] ?? 0, powers[1] ?? 0, powers[2] ?? 0];
  const squares = seen.reduce(
    (sum, { along, beside }) => sum + (level + slope * along + curve * along ** 2 - beside) ** 2,
    0,
  );
  const size = Math.hypot(1, slope);
  const [x, y] = [-(outX - slope * outY) / size, -(outY + slope * outX) / size];
  // What leads along the border says little.
  if (x * inX + y * inY < -0.5) return null;
  return {
    ...{ x: start.x - level * outY, y: start.y + level * outX },
    ...{ inX: x, inY: y, seen: reach, rough: Math.sqrt(squares / seen.length) },
    // What turns to the right on its way out turns to the left on its way in.
    bend: (-2 * curve) / size ** 3,
  };
}
