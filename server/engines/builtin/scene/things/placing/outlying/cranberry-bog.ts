import { LEVEL } from '../../../world/scenery/level-site.ts';
import { BOG } from '../../../world/scenery/outlying/cranberry-bog.ts';
import type { Draft } from '../as-seen.ts';
import { dressed } from '../put-in-place.ts';
import type { Stage } from '../stage.ts';
import type { Stroller } from '../strollers.ts';

/** Who rakes berries together in the water. */
const HARVESTERS: readonly Stroller[] = [
  { traits: ['farmer', 'hatted'], tall: 1.8, colour: [0.2, 0.34, 0.3], posture: 'standing' },
  { traits: ['hatted'], tall: 1.76, colour: [0.24, 0.36, 0.52], posture: 'walking' },
  { traits: ['woman', 'headscarf'], tall: 1.68, colour: [0.8, 0.56, 0.16], posture: 'standing' },
];
/** How deep they stand: to the thighs. World units. */
const DEEP = 0.72;

/** Harvesters who stand in the flooded bog to the thighs. */
export const cranberrybog = (stage: Stage): Draft[] =>
  dressed(stage, HARVESTERS, [
    [-2, 9.6],
    [2.4, 11.4],
    [-5.4, 12.6],
    [0.4, 15.6],
    [5.4, 18],
    [-3.2, 22],
    [7.6, 28],
  ]).map((one) => ({ ...one, base: LEVEL - BOG.under - DEEP, isAfloat: true }));
