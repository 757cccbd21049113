import { pick } from '../../../../kernels/random.ts';
import { scaleColour } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { human } from '../../creatures/human.ts';
import { plain, planks } from '../../sculpt/looks.ts';
import { moved } from '../../sculpt/move.ts';
import { portray } from '../../sculpt/portray.ts';
import {
  ball,
  box,
  cut,
  ellipsoid,
  frustum,
  type Look,
  limb,
  type Solid,
} from '../../sculpt/solid.ts';
import type { Vector } from '../../sculpt/vector.ts';
import type { Sprite } from '../../sprite.ts';
import type { Wish } from '../../wish.ts';

const HULL: Colour = [0.42, 0.26, 0.14];
const INSIDE: Colour = [0.54, 0.38, 0.22];
const STRAW: Colour = [0.86, 0.72, 0.42];
const CANE: Colour = [0.66, 0.48, 0.26];
const FRUITS: readonly Colour[] = [
  [0.96, 0.5, 0.08],
  [0.82, 0.12, 0.1],
  [0.97, 0.84, 0.2],
  [0.4, 0.66, 0.2],
  [0.56, 0.14, 0.4],
  [0.9, 0.62, 0.5],
  [0.3, 0.52, 0.16],
];
const BLOUSES: readonly Colour[] = [
  [0.16, 0.36, 0.62],
  [0.78, 0.24, 0.44],
  [0.2, 0.5, 0.4],
  [0.84, 0.8, 0.7],
];
const CLOTHS: readonly Colour[] = [
  [0.88, 0.2, 0.18],
  [0.95, 0.72, 0.14],
  [0.18, 0.5, 0.72],
];
/** How deep it lies in the water, how tall its people are, by half of its length. */
const DRAUGHT = 0.06;
const PERSON = 0.6;

/** Where its baskets stand: along it and aside. */
const BASKETS = [
  [0.66, 0],
  [0.4, 0.08],
  [0.42, -0.09],
  [0.14, 0.085],
  [0.16, -0.085],
  [-0.72, 0],
] as const;

/** A narrow boat of a floating market, heaped with fruit and vegetables, who sells them sitting in it under a pointed hat of straw; some have a parasol. */
export function marketBoat(wish: Wish, hasParasol: boolean): Sprite {
  const { random } = wish;
  const seller = human(random, 'sitting', pick(random, BLOUSES), ['woman']);
  const seat: Vector = [-0.34, 0.1, 0];
  const model = [
    ...hull(wish.colour ?? HULL),
    ...moved([...seller, ...pointedHat(seller)], { size: PERSON, to: seat }),
    ...BASKETS.flatMap(([along, aside], n) =>
      basket(along, aside, FRUITS[(n * 3 + random.below(3)) % FRUITS.length] as Colour),
    ),
    ...(hasParasol ? parasol(pick(random, CLOTHS)) : []),
    limb(plain(CANE), [-0.2, 0.34, -0.14], [-0.72, 0.04, -0.4], 0.012, 0.02),
  ];
  const afloat = moved(model, { to: [0, -DRAUGHT, 0] });
  return portray(wish, [...afloat, cut(box(plain(HULL), [0, -0.5, 0], [2, 0.5, 2]))], 0.5, 0.2, 3);
}

/** A pointed hat on the highest piece of a model of somebody. */
function pointedHat(model: readonly Solid[]): Solid[] {
  const top = model.reduce((highest, one) => (one.middle[1] > highest.middle[1] ? one : highest));
  const straw: Look = {
    paint: (_x, y) => scaleColour(STRAW, 0.88 + 0.14 * Math.sin(y * 260)),
  };
  const [x, y, z] = top.middle;
  return [frustum(straw, [x, y - 0.005, z], 0.13, 0.2, 0.008)];
}

function basket(along: number, aside: number, fruit: Colour): Solid[] {
  const look: Look = plain(fruit, { gloss: 0.25 });
  const heap = [0, 1, 2, 3, 4, 5, 6].map((n) => {
    const turn = (n / 6) * 2 * Math.PI;
    const out = n === 6 ? 0 : 0.058;
    return ball(
      look,
      [along + out * Math.cos(turn), 0.215 + (n === 6 ? 0.035 : 0), aside + out * Math.sin(turn)],
      0.04,
    );
  });
  return [frustum(plain(CANE), [along, 0.1, aside], 0.1, 0.075, 0.098), ...heap];
}

function parasol(cloth: Colour): Solid[] {
  const gores: Look = {
    paint: (x, _y, z) =>
      Math.sin(Math.atan2(z, x + 0.3) * 5) > 0 ? cloth : scaleColour([0.95, 0.92, 0.85], 1),
  };
  return [
    limb(plain(CANE), [-0.5, 0.12, 0.06], [-0.42, 0.98, 0.02], 0.011, 0.011),
    frustum(gores, [-0.42, 0.86, 0.02], 0.16, 0.4, 0.015),
  ];
}

function hull(paint: Colour): Solid[] {
  const side = planks(paint, 0.05, 'lying');
  const inside = planks(INSIDE, 0.05, 'lying');
  return [
    ellipsoid(side, [0, 0.17, 0], [1.02, 0.17, 0.22]),
    cut(ellipsoid(inside, [0, 0.24, 0], [0.88, 0.17, 0.18])),
    cut(box(inside, [0, 0.42, 0], [1.1, 0.24, 0.4])),
    ...[-1, 1].flatMap((end) => [
      limb(side, [end * 0.72, 0.12, 0], [end * 1.04, 0.24, 0], 0.07, 0.035, 0.05),
      limb(side, [end * 1.04, 0.24, 0], [end * 1.16, 0.33, 0], 0.035, 0.022, 0.03),
    ]),
    box(inside, [0, 0.09, 0], [0.7, 0.015, 0.14]),
  ];
}
