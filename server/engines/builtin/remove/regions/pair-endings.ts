import { angle, CORNER } from './corner.ts';
import { type Ending, trustIn } from './endings.ts';

/** What is worth joining two endings; the weights of turning, of turning to and fro, and of length. */
const ALONE = 0.75;
const CONTRAST = 40;
const TURN = 0.55;
const WAVE = 1.1;
const LENGTH = 0.35;
/** The sides of an outline differ at both its ends by more than this, in grey levels; both are trusted more; */
const OUTLINE = 40;
const OUTLINE_SURE = 0.8;
/** and it does not end soon, so that length weighs half. */
const OUTLINE_LENGTH = LENGTH / 2;
/** What goes on along a way differs by less than this share of {@link UNLIKE}. */
const SAME = 0.3;
/** No contour is believed to turn more than this within a hole, in radians. */
const MOST_TURN = 1.9;
/** An ending that does not tell where it leads is taken to lead straight in, so far; what that costs. */
const LEAST_SURE = 0.15;
const UNSURE = 0.45;
/** Where an end is less sure than this, the other must bend as an arc to it does, but for so many radians. */
const SEEN = 0.4;
const MOST_ODD = 0.8;
/** A way that turns more than this is an outline, or has ends that turn so much of that (of an arc) too, or meets at a corner. */
const PLAIN_TURN = 0.6;
const SEEN_SHARE = 0.4;
/** Ends that meet at corners are trusted more than this. */
const SURE = 0.5;
/** What a corner costs where nothing but sure endings is joined, in place of its turning. */
const CORNER_COST = 0.5;
/** The ends of one contour are as sharp as each other: of the less sharp, the share of the sharpness of the other. */
const AS_SHARP = 0.4;
/** Regions that differ by so much are surely two, in grey levels. */
const UNLIKE = 80;
/** More endings than this are not compared: those of most contrast are. */
const MOST = 64;

/** What joining two endings costs along an outline that is seen: whatever others would cost, it is joined. */
const SEEN_COST = -100;

/** Two endings that one contour joins, by their numbers. */
export type Pair = readonly [number, number];

/**
 * Joins endings in pairs whose ways do not cross, so that the whole costs least: contours go on as
 * straight as they can, with the same regions beside them (level lines through a hole, Masnou and
 * Morel 1998). `size` is how wide the hole is; with `areSure` none of the endings is doubtful, and corners
 * cost less than contours that end. What is `seen` to be joined is, the lower number first.
 */
export function pairEndings(
  endings: readonly Ending[],
  means: readonly (readonly number[])[],
  size: number,
  areSure: boolean,
  seen: readonly Pair[] = [],
): Pair[] {
  const numbers = [...endings.keys()]
    .filter((n) => (endings[n]?.contrast ?? 0) > 0)
    .sort((a, b) => (endings[b]?.contrast ?? 0) - (endings[a]?.contrast ?? 0))
    .slice(0, MOST)
    .sort((a, b) => a - b);
  const count = numbers.length;
  const at = (n: number) => endings[numbers[n] as number] as Ending;
  /** What endings from the first up to before the second cost at best, and what the first does then. */
  const least = new Float64Array((count + 2) * (count + 1));
  const partner = new Int32Array((count + 2) * (count + 1)).fill(-1);
  const place = (from: number, to: number) => from * (count + 1) + to;
  const isSeen = (n: number, m: number) =>
    seen.some(([one, two]) => one === numbers[n] && two === numbers[m]);
  const costOf = (n: number, m: number) =>
    isSeen(n, m) ? SEEN_COST : joinCost(at(n), at(m), means, size, areSure);
  const costs = numbers.map((_, n) => numbers.map((__, m) => (m > n ? costOf(n, m) : 0)));
  for (let from = count - 1; from >= 0; from--) {
    for (let to = from + 1; to <= count; to++) {
      let best = aloneCost(at(from)) + (least[place(from + 1, to)] as number);
      for (let other = from + 1; other < to; other++) {
        const cost =
          (costs[from]?.[other] as number) +
          (least[place(from + 1, other)] as number) +
          (least[place(other + 1, to)] as number);
        if (cost >= best) continue;
        best = cost;
        partner[place(from, to)] = other;
      }
      least[place(from, to)] = best;
    }
  }
  const pairs: Pair[] = [];
  const collect = (from: number, to: number): void => {
    if (from >= to) return;
    const other = partner[place(from, to)] as number;
    if (other < 0) return collect(from + 1, to);
    pairs.push([numbers[from] as number, numbers[other] as number]);
    collect(from + 1, other);
    collect(other + 1, to);
  };
  collect(0, count);
  return pairs;
}

const aloneCost = ({ contrast }: Ending): number => ALONE * Math.min(1, 0.3 + contrast / CONTRAST);

/** Whether two endings are surely of the outline of one thing in front of others: it goes on, even if it has to turn. */
export const isOutline = (one: Ending, two: Ending): boolean =>
  Math.min(one.contrast, two.contrast) > OUTLINE && areTrusted(one, two);

/** Whether it is sure where both of two endings lead. */
export const areTrusted = (one: Ending, two: Ending): boolean =>
  Math.min(trustIn(one), trustIn(two)) > OUTLINE_SURE;

/** What joining two endings costs, the first of which comes first on the way around the hole. */
function joinCost(
  one: Ending,
  two: Ending,
  means: readonly (readonly number[])[],
  size: number,
  areSure: boolean,
): number {
  const unlike = (a: number, b: number) => {
    if (a === b) return 0;
    if (a < 0 || b < 0) return 0.5;
    const [p, q] = [means[a] ?? [], means[b] ?? []];
    return Math.min(1, Math.hypot(...p.map((value, c) => value - (q[c] as number))) / UNLIKE);
  };
  const [inner, outer] = [unlike(one.after, two.before), unlike(one.before, two.after)];
  const [first, second] = [trustIn(one), trustIn(two)];
  const isFront = !areSure && isOutline(one, two);
  if (Math.min(inner, outer) > SAME) return Number.POSITIVE_INFINITY;
  const [dull, sharp] = [one.sharpness, two.sharpness].sort((a, b) => a - b) as [number, number];
  if (dull < AS_SHARP * sharp) return Number.POSITIVE_INFINITY;
  const [dx, dy] = [two.x - one.x, two.y - one.y];
  const length = Math.hypot(dx, dy);
  if (length < 1) return Number.POSITIVE_INFINITY;
  const away = angle(one.inX, one.inY, dx, dy);
  const back = angle(two.inX, two.inY, -dx, -dy);
  const sure = Math.max(LEAST_SURE, first * second);
  if (Math.abs(away) + Math.abs(back) > MOST_TURN) return Number.POSITIVE_INFINITY;
  const arc = first >= second ? 2 * away - one.bend * length : 2 * back - two.bend * length;
  if (Math.min(first, second) < SEEN && Math.abs(arc) > MOST_ODD) return Number.POSITIVE_INFINITY;
  // Two straight ends do not join in an arc: they would meet at a corner.
  const whole = away - back;
  const seen = ((one.bend - two.bend) / 2) * length;
  const isCorner = Math.min(first, second) > SURE && Math.abs(whole) > CORNER;
  if (!isCorner && !isFront && Math.abs(whole) > PLAIN_TURN && seen / whole < SEEN_SHARE)
    return Number.POSITIVE_INFINITY;
  // Where one end does not tell, an arc from the other would have to reach it.
  const turns = [first * away - (1 - first) * back, second * back - (1 - second) * away];
  const turn = Math.max(first, second) * turns.reduce((sum, value) => sum + value ** 2, 0);
  const wave = (away + back) ** 2;
  const shape =
    areSure && isCorner ? CORNER_COST : TURN * turn + sure * WAVE * wave + (1 - sure) * UNSURE;
  const far = (isFront ? OUTLINE_LENGTH : LENGTH) * (length / size);
  // An ending is explained by another only as far as that is as strong.
  const odd = Math.abs(aloneCost(one) - aloneCost(two));
  return shape + far + 0.5 * (inner + outer) + odd;
}
