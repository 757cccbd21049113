import { farmhouse } from '../../buildings/homes/house.ts';
import type { Draft, Drawing } from '../as-seen.ts';
import { makeThing } from '../makers/make-thing.ts';
import { putAt } from '../put-across.ts';
import { varieties } from '../scatter.ts';
import type { Stage } from '../stage.ts';

/** Sheep between walls of dry stones, a farmhouse beyond them. */
export function pasture(stage: Stage): Draft[] {
  const { side } = stage.setting;
  const flock = varieties(stage, 3, (wish) =>
    makeThing(stage.setting, 'sheep', GRAZES, wish.tall, false),
  );
  const barns = varieties(stage, 1, farmhouse);
  return [
    ...SHEEP.map(([x, z], n) =>
      putAt(stage, flock[n % flock.length] as Drawing, side * x, z, 1.15),
    ),
    putAt(stage, barns[0] as Drawing, -side * 19, 58, 7),
  ];
}

const GRAZES = { colour: null, posture: null } as const;

/** Where sheep graze: to the right on the wall's side, and ahead. World units. */
const SHEEP = [
  [-1.7, 9],
  [-4.2, 12],
  [1.4, 14],
  [-8, 21],
  [5, 33],
  [-3, 36],
  [12, 38],
  [-14, 52],
  [3, 60],
  [20, 64],
  [-30, 88],
  [8, 92],
] as const;
