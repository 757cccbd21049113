import { createSprite, css } from '../../sprite.ts';
import type { Planted } from '../stage.ts';

/** Pixels across and up of the rope's picture, and how many of those across it takes. */
const [WIDE, HIGH, THICK] = [8, 256, 3] as const;
/** How high it reaches over the hook, in heights of what hangs on it: out of the picture. */
const LONG = 2.4;

/** The rope by which a beam of steel hangs from a crane that is higher than the picture. */
export const craneRope = (wished: readonly Planted[]): Planted[] =>
  wished
    .filter(({ thing }) => thing === 'steelbeam')
    .map(({ x, z, base, size }) => ({
      sprite: createSprite(WIDE, HIGH, (context) => {
        context.fillStyle = css([0.13, 0.13, 0.14], 1);
        context.fillRect((WIDE - THICK) / 2, 0, THICK, HIGH);
      }),
      ...{ x, z: z * 1.001, base: base + 0.985 * size, size: LONG * size },
    }));
