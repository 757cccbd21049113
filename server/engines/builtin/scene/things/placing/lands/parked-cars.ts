import type { Colour } from '../../../words/idea.ts';
import { lookUp } from '../../../world/height-map.ts';
import { car } from '../../vehicles/road/car.ts';
import type { Draft } from '../as-seen.ts';
import { kindOf } from '../scatter.ts';
import type { Stage } from '../stage.ts';

/** Cars at places beside the eye, on the buildings' side of the road, and ahead. World units. */
export const parked = (stage: Stage, asides: readonly number[], zs: readonly number[]): Draft[] =>
  asides.map((aside, n) => {
    const [x, z] = [stage.setting.side * aside, zs[n] as number];
    const draw = kindOf(stage, car, PAINTS[n % PAINTS.length]);
    return { draw, x, z, base: lookUp(stage.map.heights, x, z), size: 1.5, casts: true };
  });

/** Cars of the fifties. */
const PAINTS: readonly Colour[] = [
  [0.2, 0.56, 0.6],
  [0.78, 0.14, 0.12],
  [0.9, 0.84, 0.7],
];
