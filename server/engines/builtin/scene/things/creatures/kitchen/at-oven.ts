import type { Colour } from '../../../words/idea.ts';
import { planks } from '../../sculpt/looks.ts';
import { box, ellipsoid, type Look, limb, type Solid } from '../../sculpt/solid.ts';
import { add, type Vector } from '../../sculpt/vector.ts';
import type { Body } from '../with-gear.ts';

const BEECH: Colour = [0.72, 0.52, 0.3];
const CRUST: Colour = [0.74, 0.43, 0.16];
const FLOUR: Colour = [0.95, 0.84, 0.64];

/** Where the hands hold the peel, and where its blade begins; shares of a man's height, ahead of who stands there. */
const NEAR: Vector = [0.1, 0.57, -0.05];
const FAR: Vector = [0.33, 0.595, 0.02];
const BLADE: Vector = [0.55, 0.618, 0.03];
/** Where loaves lie on the blade: ahead of its beginning, and aside. */
const LOAVES = [
  [0.05, -0.06],
  [0.05, 0.06],
  [0.15, 0],
  [0.16, -0.1],
  [0.17, 0.1],
] as const;

/** Somebody who brings loaves from an oven, or puts them in, on a baker's peel. */
export function atOven(one: Body): Solid[] {
  const beech = planks(BEECH, 0.02);
  return [
    ...one('offering', { near: NEAR, far: FAR }),
    limb(beech, add(NEAR, [-0.24, -0.02, -0.02]), add(BLADE, [0.02, 0, 0]), 0.012, 0.011),
    box(beech, add(BLADE, [0.12, 0, 0]), [0.12, 0.006, 0.14], undefined, 0.004),
    ...LOAVES.map(([ahead, aside]) =>
      ellipsoid(CRUSTY, add(BLADE, [ahead, 0.03, aside]), [0.052, 0.034, 0.046]),
    ),
  ];
}

/** A crust that is scored across and dusted with flour. */
const CRUSTY: Look = {
  paint: (x, y, z) => (y > 0.64 && Math.sin((x + z * 0.5) * 150) > 0.55 ? FLOUR : CRUST),
  gloss: 0.2,
};
