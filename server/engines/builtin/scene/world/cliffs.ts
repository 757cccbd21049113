import { smoothstep } from '../arithmetic.ts';
import type { Ground } from './ground.ts';
import type { Relief } from './relief.ts';

/** How far aside of the eye cliffs rise from the sea, how near they begin, and how high they are. World units. */
const CLIFFS = { aside: 24, from: 46, to: 74, high: 52 } as const;
/** Where a rock stands alone before them, and half its width. */
const STACK = { aside: -34, ahead: 165, half: 8 } as const;

/** A steep coast that goes on far ahead, bays and headlands in it, and a rock that is left of it in the sea. */
export function cliffs({ side, relief, rolling }: Relief): Ground {
  const { aside, from, to, high } = CLIFFS;
  return (x, z) => {
    const inland = side * x - aside - 0.1 * z + 60 * rolling(x, z, 170) + 14 * rolling(x, z, 34);
    const ledges = smoothstep(0, 9, inland) * 0.72 + smoothstep(9, 34, inland) * 0.28;
    const wall = ledges * smoothstep(from, to, z) * (high + 22 * rolling(x, z, 120)) * relief;
    const off = Math.hypot(side * x - STACK.aside, z - STACK.ahead) / STACK.half;
    const stack = smoothstep(1.5, 0.75, off + 0.5 * rolling(x, z, 9)) * 0.5 * high * relief;
    return (
      -20 +
      Math.max(
        wall + 20 * ledges * smoothstep(from, to, z),
        stack + (stack > 0 ? 20 * smoothstep(1.7, 1.1, off) : 0),
      )
    );
  };
}
