import type { Colour } from '../../../words/idea.ts';
import { plain } from '../../sculpt/looks.ts';
import { ball, ellipsoid, grow, limb, place, type Solid } from '../../sculpt/solid.ts';
import { after, roll, type Vector, yaw } from '../../sculpt/vector.ts';
import type { Head } from '../build.ts';

const BACK: Colour = [0.36, 0.42, 0.42];
const FLANK: Colour = [0.9, 0.5, 0.42];
const BELLY: Colour = [0.95, 0.9, 0.86];
const FIN: Colour = [0.52, 0.34, 0.3];
const EYE: Colour = [0.04, 0.04, 0.04];
/** How far the jaws that hold a fish are open, radians. */
export const HELD_OPEN = 0.36;
/** How much larger than modelled it is. */
const LARGE = 1.4;
/** How a fish hangs in the jaws: turned from lying along them, and its head lower than its tail. Radians. */
const LIES = { across: -1.15, hangs: 0.16 } as const;

/** A salmon across the jaws of a short head, in head sizes around its middle. */
export function salmonIn({ muzzle: { length, drop, end } }: Head): Solid[] {
  const flank = plain(FLANK, { gloss: 0.55 });
  const back = plain(BACK, { gloss: 0.55 });
  const fin = plain(FIN, { gloss: 0.3 });
  const fish = [
    ellipsoid(flank, [0, 0, 0], [0.9, 0.22, 0.15]),
    ellipsoid(back, [0.02, 0.09, 0], [0.86, 0.15, 0.13], 0.03),
    ellipsoid(plain(BELLY, { gloss: 0.5 }), [0, -0.1, 0], [0.78, 0.13, 0.13], 0.03),
    limb(back, [-0.6, 0.03, 0], [-1.02, 0.03, 0], 0.14, 0.07, 0.1),
    limb(fin, [-1.02, 0.03, 0], [-1.32, 0.28, 0], 0.06, 0.035, 0.03),
    limb(fin, [-1.02, 0.03, 0], [-1.32, -0.22, 0], 0.06, 0.035, 0.03),
    limb(fin, [0.05, 0.2, 0], [-0.18, 0.36, 0], 0.06, 0.02, 0.04),
    limb(fin, [-0.1, -0.2, 0], [-0.3, -0.34, 0], 0.05, 0.02, 0.04),
    ...[-1, 1].map((side) => ball(plain(EYE, { gloss: 0.9 }), [0.7, 0.06, side * 0.11], 0.04)),
  ];
  const at: Vector = [length - end * 0.35, -drop - end * 0.9, 0];
  const turned = after(yaw(LIES.across), roll(-LIES.hangs));
  return fish.map((piece) => place(grow(piece, LARGE), turned, at));
}
