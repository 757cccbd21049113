import { leaping, skateboarder } from '../../creatures/sport/skateboarder.ts';
import { palm } from '../../plants/palm.ts';
import type { Draft, Drawing } from '../as-seen.ts';
import { greenOf } from '../greens.ts';
import { boostIn } from '../light/boost.ts';
import { at } from '../put-in-place.ts';
import { kindOf } from '../scatter.ts';
import type { Stage } from '../stage.ts';

/** Palms and bushes behind the wall: to the right on the picture's side, ahead, how high. World units. */
const PALMS = [
  [-14, 34, 11],
  [-6, 37, 9],
  [4.4, 35, 10],
  [15, 36, 12],
  [24, 44, 11],
] as const;
const BUSHES = [
  [-11.4, 15, 1.1],
  [11, 24, 1.3],
  [-10.6, 25, 1.5],
  [12.4, 12, 0.9],
] as const;

/** Palms over the garden's wall, bushes at its edges; who skates, where that was asked for. */
export function emptyPool(stage: Stage): Draft[] {
  const { setting } = stage;
  const { side, subjects } = setting;
  const asked = subjects.find(({ thing }) => thing === 'skateboarder');
  const boost = boostIn(setting);
  const riders =
    asked === undefined
      ? []
      : [
          { ...at(stage, kindOf(stage, skateboarder, asked.colour), side * 0.5, 9.4, 1.8), boost },
          { ...at(stage, kindOf(stage, leaping), side * 6, 16.4, 1.8, 0.9), boost },
          { ...at(stage, kindOf(stage, skateboarder), -side * 2.4, 15.4, 1.8), boost },
        ].slice(0, Math.max(1, asked.count));
  const kinds = [0, 1].map(() => kindOf(stage, palm));
  const bushes = [0, 1].map(() => greenOf(stage, true));
  return [
    ...PALMS.map(([x, z, size], n) => at(stage, kinds[n % 2] as Drawing, side * x, z, size)),
    ...BUSHES.map(([x, z, size], n) => at(stage, bushes[n % 2] as Drawing, side * x, z, size)),
    ...riders,
  ];
}
