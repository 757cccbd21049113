import { scaleColour } from '../../arithmetic.ts';
import type { Colour } from '../../words/idea.ts';
import { plain, worn } from '../sculpt/looks.ts';
import { mirrored, moved } from '../sculpt/move.ts';
import { portray } from '../sculpt/portray.ts';
import { cut, ellipsoid, type Look, limb, type Solid } from '../sculpt/solid.ts';
import { type Vector, yaw } from '../sculpt/vector.ts';
import type { Sprite } from '../sprite.ts';
import type { Wish } from '../wish.ts';

const LEATHER: Colour = [0.44, 0.24, 0.12];

/** Fingers of a right hand that lies palm down, its tips to +z: where each springs from and ends, and how thick it is. */
const FINGERS: readonly (readonly [Vector, Vector, number])[] = [
  [[-0.27, 0.12, 0.3], [-0.33, 0.1, 0.86], 0.1],
  [[-0.09, 0.13, 0.36], [-0.1, 0.11, 1.02], 0.105],
  [[0.1, 0.13, 0.34], [0.12, 0.11, 0.96], 0.1],
  [[0.27, 0.11, 0.26], [0.33, 0.09, 0.74], 0.088],
];

/** A glove that lies on its palm, from its cuff at −z to its fingers, about 2 long. */
function glove(leather: Look, seam: Look): Solid[] {
  return [
    ellipsoid(leather, [0, 0.13, 0.08], [0.38, 0.125, 0.46], 0.06),
    ...FINGERS.map(([from, to, thick]) => limb(leather, from, to, thick, thick * 0.86, 0.05)),
    limb(leather, [-0.3, 0.12, -0.06], [-0.58, 0.1, 0.2], 0.12, 0.11, 0.06),
    limb(leather, [-0.58, 0.1, 0.2], [-0.62, 0.09, 0.46], 0.11, 0.085, 0.04),
    ellipsoid(leather, [0, 0.13, -0.44], [0.29, 0.12, 0.34], 0.06),
    ellipsoid(leather, [0, 0.14, -0.74], [0.35, 0.135, 0.2], 0.06),
    cut(ellipsoid(leather, [0, 0.145, -0.98], [0.3, 0.095, 0.26])),
    // Three seams over the back.
    ...[-0.15, 0, 0.15].map((x) =>
      limb(seam, [x, 0.252, -0.1], [x * 1.1, 0.238, 0.32], 0.016, 0.016),
    ),
  ];
}

/** A pair of gloves of leather that lie on a table, one half over the other. */
export function gloves(wish: Wish): Sprite {
  const colour = wish.colour ?? LEATHER;
  const leather = worn(colour, 0.1, { gloss: 0.25 });
  const seam = plain(scaleColour(colour, 0.5), { gloss: 0.3 });
  const right = glove(leather, seam);
  const model = [
    ...moved(right, { by: yaw(-0.5), to: [0.5, 0, 0.1] }),
    ...moved(mirrored(right), { by: yaw(0.62), to: [-0.42, 0.12, 0] }),
  ];
  return portray(wish, model, 0.2, 0.62, 3);
}
