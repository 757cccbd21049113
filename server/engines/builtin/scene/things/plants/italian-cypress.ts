import type { Random } from '../../../kernels/random.ts';
import type { Vector } from '../sculpt/vector.ts';
import type { Skeleton } from './branching.ts';

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
