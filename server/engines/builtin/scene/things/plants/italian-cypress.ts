import type { Random } from '../../../kernels/random.ts';
import type { Colour, Season } from '../../words/idea.ts';
import type { Vector } from '../sculpt/vector.ts';
import type { Sprite } from '../sprite.ts';
import type { Wish } from '../wish.ts';
import type { Skeleton } from './branching.ts';
import { broadleaf } from './broadleaf.ts';

/** A spindle: how many boughs end on it, where the lowest does, how wide it is at its widest, and where that is; heights of the tree. */
const SPINDLE = { boughs: 64, from: 0.1, wide: 0.055, widest: 0.3 } as const;
/** The trunk's radius at the ground. */
const GIRTH = 0.014;

/** The wood of an Italian cypress: a straight trunk whose boughs all rise close to it, to a point. */
export function growItalianCypress(random: Random): Skeleton {
  const tips = Array.from({ length: SPINDLE.boughs }, (_, n): Vector => {
    const y = SPINDLE.from + (0.92 - SPINDLE.from) * (n / (SPINDLE.boughs - 1));
    const taper = y < SPINDLE.widest ? 1 : (1 - y) / (1 - SPINDLE.widest);
    const around = n * 2.4 + random.unit();
    const out = SPINDLE.wide * taper ** 0.8 * (0.5 + 0.6 * random.unit());
    return [Math.cos(around) * out, y, Math.sin(around) * out];
  });
  const trunk = { from: [0, 0, 0], to: [0, 0.9, 0], thick: GIRTH, thin: 0.2 * GIRTH } as const;
  return { branches: [trunk], tips };
}

/** Its needles, how dense they are, and the radius of a cluster of them in heights of the tree. */
const LEAF: Colour = [0.15, 0.25, 0.1];
const DENSE = { density: 1.3, radius: 0.045 } as const;

/** An Italian cypress: a dark spindle, in every season. */
export const italianCypress = (wish: Wish, season: Season, snowy: boolean): Sprite =>
  broadleaf(
    { ...wish, colour: wish.colour ?? LEAF },
    { ...DENSE, season, snowy, grow: growItalianCypress },
  );
