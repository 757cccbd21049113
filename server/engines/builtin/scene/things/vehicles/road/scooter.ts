import { pick } from '../../../../kernels/random.ts';
import type { Colour } from '../../../words/idea.ts';
import { plain } from '../../sculpt/looks.ts';
import { ball, box, ellipsoid, limb, type Solid } from '../../sculpt/solid.ts';
import { roll } from '../../sculpt/vector.ts';
import type { Sprite } from '../../sprite.ts';
import type { Wish } from '../../wish.ts';
import { atWheel, type WheelPlace } from '../at-wheel.ts';
import { drive } from '../drive.ts';
import { wheelsOf } from '../wheels.ts';

const PAINTS: readonly Colour[] = [
  [0.62, 0.8, 0.74],
  [0.76, 0.12, 0.1],
  [0.92, 0.86, 0.68],
  [0.36, 0.56, 0.72],
];
const SEAT: Colour = [0.3, 0.17, 0.1];
const CHROME: Colour = [0.78, 0.79, 0.8];
/** Its wheels, metres. */
const WHEELS = { along: [0.62, -0.52], aside: 0, radius: 0.21, half: 0.05 } as const;

/** Where who rides it sits, metres. */
const RIDER: WheelPlace = { hips: [-0.3, 0.82, 0], wheel: [0.26, 1.02, 0], man: 1.74 };

/** The same of who sits behind, the hands at the waist before them. */
const BEHIND: WheelPlace = { hips: [-0.66, 0.86, 0], wheel: [-0.24, 1.12, 0], man: 1.7 };

/** The colours of the boxes in which meals are brought. */
const BOXES: readonly Colour[] = [
  [0.96, 0.74, 0.1],
  [0.1, 0.56, 0.86],
  [0.9, 0.3, 0.1],
];
/** Half of such a box along, up and aside, and where its middle is. Metres. */
const BOX = { half: [0.27, 0.27, 0.27], at: [-0.84, 1.12, 0] } as const;

/** A box for meals on the rack behind the seat: its lid, a band that shines and a round sign at its sides and its back. */
function mealBox(paint: Colour): Solid[] {
  const [along, up, aside] = BOX.half;
  const [x, y, z] = BOX.at;
  const side = plain(paint, { gloss: 0.3 });
  const dark = plain([0.1, 0.1, 0.11], { gloss: 0.3 });
  const pale = plain([0.94, 0.94, 0.9], { gloss: 0.4 });
  return [
    box(side, [x, y, z], [along, up, aside], undefined, 0.04),
    box(dark, [x, y + up, z], [along + 0.012, 0.03, aside + 0.012], undefined, 0.02),
    box(pale, [x, y - 0.15, z], [along + 0.008, 0.03, aside + 0.008]),
    ellipsoid(pale, [x, y + 0.05, z - aside], [0.13, 0.13, 0.012]),
    ellipsoid(pale, [x, y + 0.05, z + aside], [0.13, 0.13, 0.012]),
    ellipsoid(pale, [x - along, y + 0.05, z], [0.012, 0.13, 0.13]),
    limb(dark, [x, 0.7, 0], [x, y - up, 0], 0.05, 0.09),
  ];
}

/** A motor scooter of Italy: a leg shield, round flanks over the rear wheel, a lamp on the handlebar; someone on it who rides it, or a man and a woman behind him, of a courier with a box for meals behind and in a helmet. */
export function scooter(wish: Wish): Sprite {
  const body = plain(wish.colour ?? pick(wish.random, PAINTS), { gloss: 0.75 });
  const chrome = plain(CHROME, { gloss: 0.9 });
  const leather = plain(SEAT, { gloss: 0.3 });
  const model: Solid[] = [
    ...wheelsOf(WHEELS, plain([0.86, 0.85, 0.8], { gloss: 0.6 })),
    // The flanks, the floor between, the shield before the legs.
    { ...ellipsoid(body, [-0.5, 0.44, 0], [0.46, 0.25, 0.2]), blend: 0.06 },
    ellipsoid(body, [-0.46, 0.38, 0.16], [0.34, 0.2, 0.12]),
    ellipsoid(body, [-0.46, 0.38, -0.16], [0.34, 0.2, 0.12]),
    box(body, [0.08, 0.24, 0], [0.34, 0.035, 0.17], undefined, 0.03),
    box(body, [0.4, 0.56, 0], [0.03, 0.34, 0.22], roll(0.3), 0.03),
    { ...ellipsoid(body, [0.62, 0.36, 0], [0.24, 0.1, 0.1]), blend: 0.05 },
    limb(body, [0.5, 0.5, 0], [0.3, 1, 0], 0.05, 0.045),
    ellipsoid(body, [0.34, 0.98, 0], [0.11, 0.08, 0.1]),
    ball(plain([0.96, 0.94, 0.86], { gloss: 0.9, glow: () => 0.6 }), [0.43, 0.98, 0], 0.06),
    limb(chrome, [0.28, 1.02, -0.32], [0.28, 1.02, 0.32], 0.018, 0.018),
    ...[-1, 1].flatMap((side) => [
      limb(
        plain([0.08, 0.08, 0.08]),
        [0.28, 1.02, side * 0.24],
        [0.27, 1.02, side * 0.34],
        0.026,
        0.026,
      ),
      limb(chrome, [0.3, 1.02, side * 0.2], [0.24, 1.24, side * 0.3], 0.008, 0.008),
      ball(chrome, [0.24, 1.26, side * 0.31], 0.04),
    ]),
    { ...ellipsoid(leather, [-0.34, 0.74, 0], [0.26, 0.07, 0.13]), blend: 0.03 },
    ellipsoid(leather, [-0.66, 0.74, 0], [0.17, 0.06, 0.12]),
    ellipsoid(plain([0.72, 0.06, 0.05], { gloss: 0.6 }), [-0.95, 0.5, 0], [0.035, 0.05, 0.06]),
  ];
  const { traits = [] } = wish;
  const isCourier = traits.includes('courier');
  const clad = isCourier ? { ...wish, traits: [...traits, 'builder' as const] } : wish;
  const rider = traits.includes('mounted') ? atWheel(clad, RIDER) : [];
  const other = traits.filter((trait) => trait !== 'couple');
  const companion = traits.includes('shared')
    ? atWheel({ ...wish, traits: [...other, 'woman'] }, BEHIND)
    : [];
  const meals = isCourier ? mealBox(pick(wish.random, BOXES)) : [];
  return drive(wish, [...model, ...rider, ...companion, ...meals], 0.5);
}
