import { smoothstep } from '../../arithmetic.ts';
import type { Ground } from '../ground.ts';
import type { Relief } from '../relief/relief.ts';

/** How far aside of the eye cliffs rise from the sea, how near they begin, and how high they are. World units. */
const CLIFFS = { aside: 27, from: 58, to: 96, high: 40 } as const;
/** Chalk stands higher, farther into the view, and as one wall. */
const CHALK = { aside: 12, high: 74, ledges: 1, wide: 9 } as const;
/** Those of the west of Ireland are walls too, their hard layers standing out. */
const HIGH = { aside: 18, high: 56, ledges: 2, wide: 11 } as const;
/** How far their headlands reach into the sea, and how long one and the bay beside it are, and how far ahead the first is. World units. */
const HEADLANDS = { reach: 30, long: 210, from: 240 } as const;
/** How wide the foot of a cliff is from the water to its top, and how many ledges break it. World units. */
const FACE = { wide: 15, ledges: 3 } as const;
/** What is left of its height where it is nearest, how far ahead it has all of it, and how much higher it is inland. World units. */
const LOWEST = 0.72;
const FULL = 190;
const TOP = 17;
/** Rocks that stand alone before them: how far aside and ahead, half their width, and their height as a share of the cliff's. */
const STACKS = [
  { aside: -36, ahead: 178, half: 9, high: 0.62 },
  { aside: -10, ahead: 262, half: 7, high: 0.44 },
  { aside: -25, ahead: 163, half: 3.4, high: 0.2 },
] as const;
/** How deep the sea is off the cliffs, and the shelf of rock at their foot: how deep, how far out, and how high the boulders on it reach. World units. */
const DEEP = -20;
const SHELF = { deep: -2.2, wide: 12, boulders: 4.6 } as const;

/** A steep coast that goes on far ahead in bays and headlands, broken by ledges, boulders at its foot, and rocks that stand alone in the sea. */
export function cliffs({
  side,
  relief,
  rolling,
  noise,
  isChalk = false,
  isHighCoast = false,
}: Relief): Ground {
  const { from, to } = CLIFFS;
  const tall = isChalk ? CHALK : isHighCoast ? HIGH : null;
  const { aside, high } = tall ?? CLIFFS;
  const face = tall ?? FACE;
  const stackAt = (x: number, z: number): { readonly top: number; readonly near: number } => {
    let [top, near] = [0, 0];
    for (const stack of STACKS) {
      const off = Math.hypot(side * x - stack.aside, (z - stack.ahead) * 0.9) / stack.half;
      if (off > 4) continue;
      const torn = off + 0.42 * rolling(x, z, 10) + 0.3 * rolling(x + 40, z, 4);
      const level = 0.8 + 0.35 * rolling(x, z, 5);
      top = Math.max(top, smoothstep(1.25, 0.7, torn) * level * stack.high * high * relief);
      near = Math.max(near, smoothstep(2.6, 1.2, torn));
    }
    return { top, near };
  };
  return (x, z) => {
    const starts = smoothstep(from, to, z);
    const inland =
      side * x -
      aside -
      0.1 * z +
      58 * rolling(x, z, 170) +
      16 * rolling(x, z, 40) +
      5 * rolling(x, z, 12) -
      40 * (1 - starts) +
      (isHighCoast
        ? HEADLANDS.reach * Math.cos(((z - HEADLANDS.from) / HEADLANDS.long) * 2 * Math.PI)
        : 0);
    const up = smoothstep(0, face.wide, inland);
    // Hard layers stand as walls, soft ones as ledges between them.
    const layer = up * face.ledges;
    const ledge = Math.floor(layer) + smoothstep(0.3, 0.9, layer - Math.floor(layer));
    // The nearest headland is low, and its top slopes up inland, where it is seen from the sea.
    const rises = LOWEST + (1 - LOWEST) * smoothstep(from, FULL, z);
    const wall =
      rises *
      relief *
      ((ledge / face.ledges) * (high + 18 * rolling(x, z, 120)) +
        smoothstep(0.8 * face.wide, 56, inland) * TOP);
    const stack = stackAt(x, z);
    const foot = Math.max(smoothstep(-SHELF.wide, 0, inland) * starts, stack.near);
    const boulders =
      foot * smoothstep(0.3, 0.75, noise.ridged(x / 9, z / 9, 3)) * SHELF.boulders * (0.5 + relief);
    const bottom = DEEP + (SHELF.deep - DEEP) * smoothstep(0, 0.8, foot) + boulders;
    return Math.max(
      bottom,
      up > 0 ? SHELF.deep + wall : DEEP,
      stack.top > 0.4 ? SHELF.deep + stack.top : DEEP,
    );
  };
}
