import { clamp } from '../../arithmetic.ts';
import { hasJetty } from '../../choices/by-the-water.ts';
import type { Setting } from '../../setting.ts';
import type { Land } from '../../words/land.ts';
import type { Camera, Frame } from '../frame.ts';
import { type HeightMap, lookUp } from '../height-map.ts';

/** A jetty as it lies in the world, units about a metre. */
export interface Jetty {
  /** Where its axis begins: right of the eye, and ahead. */
  readonly x: number;
  readonly z: number;
  /** Which way it leads from there: right and ahead, together 1 long. */
  readonly right: number;
  readonly ahead: number;
  readonly long: number;
  /** How far along it the water begins. */
  readonly afloat: number;
  /** Half its width. */
  readonly half: number;
  /** How high its planks are above the water. */
  readonly deck: number;
  /** −1 or 1: the side of it on which more water is seen. */
  readonly open: number;
}

/** A place on a jetty: so far along it and to the right of its axis. */
export const onJetty = (jetty: Jetty, along: number, aside: number): { x: number; z: number } => ({
  x: jetty.x + along * jetty.right + aside * jetty.ahead,
  z: jetty.z + along * jetty.ahead - aside * jetty.right,
});

/** How far it is from one pair of posts to the next, how high every other one is above the planks, and how far below their face the rest end. World units. */
const APART = 2.7;
export const POST_HIGH = 0.62;
const UNDER = 0.09;

/** The pairs of posts of a jetty: how far along it each stands, how high above the water its tops are, and whether that is above the planks. */
export function postsAlong({
  long,
  deck,
}: Jetty): { readonly along: number; readonly top: number; readonly isHigh: boolean }[] {
  const pairs = Math.max(2, Math.round(long / APART));
  return Array.from({ length: pairs + 1 }, (_, n) => {
    const isHigh = (pairs - n) % 2 === 0;
    return { along: (long * n) / pairs, top: deck + (isHigh ? POST_HIGH : -UNDER), isHigh };
  });
}

/** Whether a jetty leads so far aside that it is seen from its side. */
export const isAslant = ({ right, ahead }: Pick<Jetty, 'right' | 'ahead'>): boolean =>
  Math.abs(right) > ASLANT * ahead;

/** How high the planks are over quiet water, and over the waves of a sea. */
const DECK = { quiet: 0.75, rough: 1.6 } as const;
/** Lands whose water has such waves. */
export const ROUGH: readonly Land[] = ['sea', 'beach', 'island'];
/** Lands in which boats lie before doors instead. */
const WITHOUT: readonly Land[] = ['canal'];

/** In which columns it begins and ends, right of the middle in widths of the picture: from a shore that is seen, and from below the picture. */
const SEEN = { from: 0.18, to: 0.12 } as const;
const UNSEEN = { from: 0.27, to: 0.05 } as const;
/** How far aside it leads for each unit ahead from a beach, which lies beside the eye. */
const ACROSS = 0.75;
/** How far it leads, by how far the nearest of it is that is seen, and in world units. */
const FARTHER = 3.2;
const LONG = { least: 11, most: 34 } as const;
/** One that leads farther aside than this for each unit ahead is seen from its side. */
const ASLANT = 0.4;
/** How far the water is looked for, and how far onto the shore it goes on at the most, until the ground is as high as this share of its own. */
const FARTHEST = 150;
const ASHORE = 18;
const LANDED = 0.85;
/** How deep the water is at the least where it ends. */
const DEEP = -0.3;
/** The widest that it is by how far off it begins. */
const WIDE = { half: 1, most: 1.7, from: 24 } as const;

/** Where a jetty leads from the shore before the eye into the water; null where none was asked for, no water is, or the picture ends at the horizon. */
export function planJetty(
  frame: Frame,
  camera: Camera,
  { heights }: HeightMap,
  { idea, land, side }: Setting,
): Jetty | null {
  if (!hasJetty(idea) || WITHOUT.includes(land)) return null;
  const deck = ROUGH.includes(land) ? DECK.rough : DECK.quiet;
  const below = frame.height - camera.horizon;
  if (below <= 0) return null;
  const nearest = (camera.focal * (camera.height - deck)) / below;
  for (const from of [side, -side]) {
    const xAt = (share: number, z: number) => (from * share * frame.width * z) / camera.focal;
    const shore = shoreAlong(heights, xAt(SEEN.from, 1));
    if (shore === null) continue;
    const isSeen = shore > nearest;
    const near = isSeen ? shore : nearest;
    const columns = isSeen ? SEEN : UNSEEN;
    const slant =
      land === 'beach'
        ? -side * ACROSS
        : (xAt(columns.to, FARTHER * near) - xAt(columns.from, near)) / ((FARTHER - 1) * near);
    const lineAt = (z: number) => xAt(columns.from, near) + slant * (z - near);
    const begins = isSeen ? landing(heights, lineAt, shore, deck) : 0.3 * nearest;
    const ahead = isSeen ? shore - begins + 0.6 * shore : FARTHER * nearest - begins;
    let end = begins + clamp(ahead, LONG.least, LONG.most);
    while (end > near + 2 && lookUp(heights, lineAt(end), end) > DEEP) end -= 0.5;
    if (end < near + 2) continue;
    const steep = Math.hypot(slant, 1);
    return {
      x: lineAt(begins),
      z: begins,
      right: slant / steep,
      ahead: 1 / steep,
      long: (end - begins) * steep,
      afloat: isSeen ? (shore - begins) * steep : 0,
      half: clamp(begins / WIDE.from, WIDE.half, WIDE.most),
      deck,
      // One that leads aside hides what lies behind it.
      open: isAslant({ right: slant, ahead: 1 }) ? Math.sign(slant) : -from,
    };
  }
  return null;
}

/** How far the water is in a direction of so much right per unit ahead; null where none is near enough. */
function shoreAlong(heights: Float32Array, right: number): number | null {
  for (let z = 2; z < FARTHEST; z += 0.5) if (lookUp(heights, right * z, z) < DEEP) return z;
  return null;
}

/** How far the place is where it comes down onto the shore. */
function landing(
  heights: Float32Array,
  lineAt: (z: number) => number,
  shore: number,
  deck: number,
): number {
  let z = shore;
  while (z > Math.max(2, shore - ASHORE) && lookUp(heights, lineAt(z), z) < LANDED * deck) z -= 0.5;
  return z;
}
