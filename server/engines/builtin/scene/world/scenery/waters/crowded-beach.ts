import { scaleColour } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import type { Ground } from '../../ground.ts';
import { inkAt } from '../../street/block-letters.ts';
import { chance, inside, plainFront } from '../../street/front.ts';
import { ellipsoidAt, frustumAt } from '../../street/round-solid.ts';
import { type Paint, plainPaint, type Solid } from '../../street/solid.ts';
import { box } from '../famous/kit.ts';
import { rodBetween, sheer } from '../far/pieces.ts';
import type { SceneryPlan, Site } from '../site.ts';

/** Where the cart of ices stands: to the right on the picture's side, and ahead. World units. */
export const ICE_CART = { aside: -3.6, z: 11.6 } as const;
/** How high sand lies over the water at the least where something stands on it. World units. */
const DRY = 0.45;
const WHITE: Colour = [0.95, 0.94, 0.91];
const CLOTHS: readonly Colour[] = [
  [0.88, 0.18, 0.16],
  [0.12, 0.44, 0.72],
  [0.96, 0.76, 0.14],
  [0.2, 0.6, 0.42],
  [0.94, 0.48, 0.18],
  [0.78, 0.26, 0.5],
];

/** Places on dry sand on which people have their sunshades: right, ahead. World units. */
export function pitches(groundAt: Ground, side: number): (readonly [x: number, z: number])[] {
  const all: (readonly [number, number])[] = [];
  for (let row = 0; row < 10; row++)
    for (let n = -8; n <= 8; n++) {
      const number = row * 40 + n + 20;
      const z = 11.4 + row * 4.4 + 1.6 * chance(number, 1, 5);
      const x = n * 4.4 + 1.6 * chance(number, 2, 5);
      const isCart = Math.hypot(x - side * ICE_CART.aside, z - ICE_CART.z) < 3.4;
      // Before the eye there is room for who is asked for.
      const isFree = z > 15.5 || Math.abs(x) > 4.2;
      if (!isCart && isFree && Math.abs(x) < 0.9 * z && groundAt(x, z) > DRY) all.push([x, z]);
    }
  return all;
}

/** A beach full of people: sunshades of all colours side by side, towels, a cart of ices before them. */
export const CROWDED_BEACH: SceneryPlan = {
  land: 'beach',
  trees: 0,
  isNear: true,
  time: 'day',
  views: [
    { horizon: 0.42, lens: 0.98, eye: 0.62 },
    { horizon: 0.36, lens: 0.92, eye: 0.76 },
    { horizon: 0.46, lens: 0.94, eye: 0.56 },
    { horizon: 0.42, lens: 1.08, eye: 0.64 },
  ],
  isTended: () => true,
  has: new Set(['parasol']),
  solids,
};

function solids({ setting: { side, idea }, groundAt }: Site): Solid[] {
  const shades = idea.without.includes('parasol') ? [] : pitches(groundAt, side);
  return [
    ...shades.flatMap(([x, z], n) => pitch(x, groundAt(x, z), z, n)),
    ...cart(side * ICE_CART.aside, groundAt(side * ICE_CART.aside, ICE_CART.z), ICE_CART.z),
  ];
}

/** A sunshade in two colours and a towel beside it. */
function pitch(x: number, low: number, z: number, number: number): Solid[] {
  const cloth = CLOTHS[Math.floor(chance(number, 3, 8) * 5.99)] as Colour;
  const towel = CLOTHS[Math.floor(chance(number, 4, 8) * 5.99)] as Colour;
  const striped: Paint = ({ normal }) => {
    const turn = (Math.atan2(normal[2], normal[0]) / Math.PI) * 5;
    return plainFront(Math.round(turn) % 2 === 0 ? cloth : WHITE);
  };
  const stripes: Paint = (_, { along }) =>
    plainFront(Math.floor(along / 0.22) % 2 === 0 ? towel : scaleColour(WHITE, 0.96));
  const off = chance(number, 5, 8) < 0.5 ? -1 : 1;
  return [
    sheer(frustumAt([x, low, z], 2.3, 0.045, 0.04, plainPaint(WHITE), 6)),
    // Their shadows would run into one.
    sheer(frustumAt([x, low + 1.95, z], 0.62, 1.45, 0.06, striped)),
    sheer(
      box([x + off * 1.1 - 0.45, low, z - 1], [x + off * 1.1 + 0.45, low + 0.06, z + 0.8], stripes),
    ),
  ];
}

/** A white cart on wheels with cones painted on it, its own sunshade over it. */
function cart(x: number, low: number, z: number): Solid[] {
  const panel: Paint = ({ role, long }, { along, up, pixel }) => {
    if (role === 'level') return plainFront([0.84, 0.86, 0.88]);
    const band = inside(up, 0.86, 1.1, pixel);
    const u = (along / long - 0.16) / 0.68;
    const v = (up - 0.44) / 0.34;
    const isInk =
      role === 'front' && u > 0 && u < 1 && v > 0 && v < 1 && inkAt('ICE CREAM', u, v, 0.06) > 0.5;
    return plainFront(isInk ? [0.82, 0.12, 0.3] : band > 0.5 ? [0.95, 0.5, 0.62] : WHITE);
  };
  const striped: Paint = ({ normal }) => {
    const turn = (Math.atan2(normal[2], normal[0]) / Math.PI) * 5;
    return plainFront(Math.round(turn) % 2 === 0 ? [0.95, 0.5, 0.62] : WHITE);
  };
  const scoops: readonly Colour[] = [
    [0.98, 0.9, 0.68],
    [0.95, 0.56, 0.64],
    [0.5, 0.32, 0.2],
  ];
  return [
    box([x - 1.25, low + 0.35, z], [x + 1.25, low + 1.5, z + 1.1], (face, place) =>
      panel(face, { ...place, up: place.up }),
    ),
    ...[-0.85, 0.85].flatMap((off) => [
      rodBetween(
        [x + off, low + 0.36, z - 0.1],
        [x + off, low + 0.36, z - 0.02],
        [0.36, 0.36],
        14,
        plainPaint([0.16, 0.16, 0.18]),
      ),
      rodBetween(
        [x + off, low + 0.36, z - 0.13],
        [x + off, low + 0.36, z - 0.1],
        [0.24, 0.24],
        14,
        plainPaint([0.86, 0.2, 0.24]),
      ),
    ]),
    sheer(
      rodBetween(
        [x, low + 1.4, z + 0.55],
        [x, low + 3.5, z + 0.55],
        [0.05, 0.05],
        6,
        plainPaint(WHITE),
      ),
    ),
    sheer(frustumAt([x, low + 3.1, z + 0.55], 0.7, 1.7, 0.06, striped)),
    // A great cone on top of it, seen from far.
    frustumAt([x + 0.8, low + 1.5, z + 0.3], 0.62, 0.04, 0.24, plainPaint([0.86, 0.6, 0.3]), 9),
    ...scoops.map((colour, n) =>
      ellipsoidAt(
        [x + 0.8 + (n - 1) * 0.17, low + 2.2 + (n === 1 ? 0.2 : 0), z + 0.3],
        0.24,
        0.24,
        plainPaint(colour),
      ),
    ),
  ];
}
