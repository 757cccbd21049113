import type { Colour } from '../../../words/idea.ts';
import { flat } from '../furniture.ts';
import { type Material, type Point, type Solid, sphere } from '../solids/solid.ts';

/** A bear of plush of a colour that sits on a place, 0.6 metres tall. */
export const toyBear = ([x, y, z]: Point, colour: Colour): Solid[] => {
  const plush = flat(colour);
  const orb = (dx: number, up: number, dz: number, r: number, material: Material = plush): Solid =>
    sphere([x + dx, y + up, z + dz], r, material);
  return [
    orb(0, 0.2, 0, 0.18),
    orb(0, 0.46, 0, 0.14),
    ...[-1, 1].flatMap((to) => [
      orb(to * 0.11, 0.57, 0, 0.05),
      orb(to * 0.2, 0.26, -0.06, 0.08),
      orb(to * 0.15, 0.09, -0.15, 0.09),
      orb(to * 0.05, 0.49, -0.13, 0.017, flat([0.06, 0.05, 0.05])),
    ]),
    orb(0, 0.42, -0.12, 0.055, flat([0.9, 0.78, 0.6])),
    orb(0, 0.44, -0.17, 0.018, flat([0.1, 0.07, 0.06])),
  ];
};
