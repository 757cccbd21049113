import { pick } from '../../../kernels/random.ts';
import { scaleColour } from '../../arithmetic.ts';
import type { Colour } from '../../words/idea.ts';
import { plain, planks, worn } from '../sculpt/looks.ts';
import { moved } from '../sculpt/move.ts';
import { portray } from '../sculpt/portray.ts';
import { sculpt } from '../sculpt/sculpt.ts';
import { box, ellipsoid, frustum, type Look, limb, ring, type Solid } from '../sculpt/solid.ts';
import { pitch, roll } from '../sculpt/vector.ts';
import type { Sprite } from '../sprite.ts';
import type { Wish } from '../wish.ts';

const KETTLE: Colour = [0.1, 0.1, 0.11];
const STEEL: Colour = [0.66, 0.67, 0.69];
const WOOD: Colour = [0.56, 0.38, 0.22];
const SAUSAGE: Colour = [0.55, 0.24, 0.12];
const CORN: Colour = [0.95, 0.76, 0.2];
const MEAT: Colour = [0.4, 0.19, 0.11];
const PEPPER: Colour = [0.82, 0.14, 0.1];

/** A kettle grill on three legs, its lid off, with sausages and corn on the grate over the embers. */
export function barbecue(wish: Wish): Sprite {
  const kettle = plain(wish.colour ?? KETTLE, { gloss: 0.6 });
  const steel = plain(STEEL, { gloss: 0.5 });
  const dark = plain([0.05, 0.05, 0.055]);
  const food = (look: Look, from: number, z: number, thick: number): Solid =>
    limb(look, [from, 0.89, z], [from + 0.2, 0.89, z + 0.03], thick, thick);
  const model = [
    frustum(kettle, [0, 0.56, 0], 0.2, 0.2, 0.4),
    frustum(kettle, [0, 0.76, 0], 0.09, 0.4, 0.42),
    ring(steel, [0, 0.85, 0], 0.41, 0.016),
    frustum(plain([0.9, 0.34, 0.08], { glow: () => 0.9 }), [0, 0.84, 0], 0.01, 0.36, 0.36),
    ...Array.from({ length: 9 }, (_, n) => {
      const x = -0.32 + n * 0.08;
      const half = Math.sqrt(Math.max(0.01, 0.15 - x * x));
      return limb(dark, [x, 0.862, -half], [x, 0.862, half], 0.012, 0.012);
    }),
    ...[-0.24, -0.15, -0.06].map((z) => food(plain(SAUSAGE, { gloss: 0.4 }), -0.28, z, 0.034)),
    food(plain(CORN, { gloss: 0.3 }), 0.04, -0.2, 0.044),
    food(plain(CORN, { gloss: 0.3 }), 0.06, -0.08, 0.044),
    ellipsoid(plain(MEAT), [-0.14, 0.89, 0.16], [0.15, 0.035, 0.1]),
    ellipsoid(plain(PEPPER, { gloss: 0.4 }), [0.2, 0.9, 0.14], [0.07, 0.05, 0.06]),
    // The lid hangs at the far edge.
    ellipsoid(kettle, [0.06, 1.04, 0.44], [0.38, 0.36, 0.13], 0, pitch(-0.3)),
    limb(steel, [0.06, 1.38, 0.5], [0.06, 1.42, 0.52], 0.05, 0.05),
    ...[
      [-0.34, -0.24],
      [0.34, -0.24],
      [0, 0.36],
    ].map(([x = 0, z = 0]) =>
      limb(steel, [x * 0.6, 0.62, z * 0.6], [x * 1.05, 0.04, z * 1.05], 0.022, 0.022),
    ),
    box(planks(WOOD, 0.07, 'lying'), [0.66, 0.82, 0], [0.2, 0.018, 0.2]),
    limb(steel, [0.42, 0.74, 0], [0.62, 0.8, 0], 0.02, 0.02),
    box(steel, [0, 0.24, 0], [0.24, 0.012, 0.2]),
    ...[-1, 1].map((side) =>
      ring(dark, [side * 0.36, 0.09, -0.26], 0.07, 0.024, pitch(Math.PI / 2)),
    ),
  ];
  return portray(wish, model, 0.25, 0.3, 4);
}

const AIRS: readonly (readonly [Colour, Colour, Colour])[] = [
  [
    [0.86, 0.16, 0.14],
    [0.97, 0.78, 0.14],
    [0.14, 0.42, 0.8],
  ],
  [
    [0.2, 0.45, 0.84],
    [0.9, 0.24, 0.5],
    [0.98, 0.8, 0.2],
  ],
];

/** A castle of air: thick walls with battlements, four towers under pointed caps, open before a soft floor. */
export function bouncyCastle(wish: Wish): Sprite {
  const [first, second, third] = pick(wish.random, AIRS);
  const wall = plain(wish.colour ?? first, { gloss: 0.35 });
  const tower = plain(second, { gloss: 0.35 });
  const cap = plain(third, { gloss: 0.35 });
  const tube = (x: number, z: number): Solid[] => [
    frustum(tower, [x, 0, z], 1.25, 0.2, 0.19),
    ring(cap, [x, 0.3, z], 0.19, 0.03),
    ring(wall, [x, 1.25, z], 0.18, 0.06),
    frustum(cap, [x, 1.26, z], 0.5, 0.23, 0.02),
    ellipsoid(plain(second), [x, 1.8, z], [0.04, 0.06, 0.04]),
  ];
  const merlons = [-0.4, 0, 0.4];
  const model = [
    box(plain(second, { gloss: 0.35 }), [0, 0.15, -0.1], [0.98, 0.15, 0.92], undefined, 0.1),
    // Seams between the air beds of the floor.
    ...[-0.5, 0, 0.5].map((x) => limb(cap, [x, 0.28, -0.86], [x, 0.28, 0.66], 0.09, 0.09)),
    box(wall, [0, 0.66, 0.74], [0.76, 0.42, 0.1], undefined, 0.08),
    ...merlons.map((x) => box(cap, [x, 1.12, 0.74], [0.11, 0.13, 0.1], undefined, 0.06)),
    ...[-1, 1].flatMap((side) => [
      box(wall, [side * 0.84, 0.6, 0], [0.09, 0.34, 0.62], undefined, 0.08),
      ...[-0.3, 0.3].map((z) => box(cap, [side * 0.84, 1, z], [0.09, 0.11, 0.11], undefined, 0.06)),
      ...tube(side * 0.84, 0.74),
      ...tube(side * 0.84, -0.74),
      limb(tower, [side * 0.84, 1, -0.74], [side * 0.4, 1.36, -0.74], 0.13, 0.13),
    ]),
    // The arch over the way in.
    limb(tower, [-0.42, 1.35, -0.74], [0.42, 1.35, -0.74], 0.13, 0.13),
    box(cap, [0, 0.1, -1.12], [0.56, 0.1, 0.2], undefined, 0.08),
  ];
  return portray(wish, model, 0.3, 0.12, 3);
}

const CLOTHS: readonly Colour[] = [
  [0.95, 0.95, 0.94],
  [0.82, 0.22, 0.2],
  [0.24, 0.46, 0.76],
  [0.96, 0.8, 0.3],
  [0.9, 0.56, 0.66],
  [0.36, 0.62, 0.46],
];

/** A line between two posts with washing pegged on it: sheets, shirts, trousers, socks. */
export function clothesLine(wish: Wish): Sprite {
  const wood = planks(WOOD, 0.05);
  const line = plain([0.86, 0.86, 0.84]);
  const end = 1.9;
  const high = 1.4;
  const sagAt = (x: number) => high - 0.04 - 0.07 * (1 - (x / end) ** 2);
  const steps = Array.from({ length: 12 }, (_, n) => -end + (n * end) / 6);
  const cloth = (n: number): Look =>
    worn(n === 0 ? (wish.colour ?? (CLOTHS[0] as Colour)) : (CLOTHS[n] as Colour), 0.1);
  const model = [
    ...[-end, end].flatMap((x) => [
      limb(wood, [x, 0, 0], [x, high + 0.04, 0], 0.03, 0.028),
      limb(wood, [x, high, -0.22], [x, high, 0.22], 0.024, 0.024),
    ]),
    ...steps.map((x) =>
      limb(line, [x, sagAt(x), 0], [x + end / 6, sagAt(x + end / 6), 0], 0.008, 0.008),
    ),
    ...sheet(cloth(0), -1.42, sagAt(-1.42), 0.36, 1),
    ...shirt(cloth(1), -0.78, sagAt(-0.78)),
    ...trousers(cloth(2), -0.3, sagAt(-0.3)),
    ...sheet(cloth(3), 0.16, sagAt(0.16), 0.17, 0.36),
    ...shirt(cloth(5), 0.62, sagAt(0.62)),
    ...socks(cloth(4), 0.98, sagAt(0.98)),
    ...sheet(cloth(0), 1.46, sagAt(1.46), 0.32, 0.94),
  ];
  return portray(wish, model, 0.16, 0.05, 4);
}

/** Half the width of the lines over a street, how high, far off and deep each hangs, and what the next cloth on it is farther on. */
const OVER_STREET = {
  half: 3.3,
  high: [2.1, 1.5, 1.04],
  far: [0, 1.3, 2.8],
  sag: 0.3,
  step: 0.62,
} as const;

/** Lines over a street from house to house, one behind the other, with washing pegged on them. */
export function washingLines(wish: Wish): Sprite {
  const { half, high, far, sag, step } = OVER_STREET;
  const line = plain([0.8, 0.8, 0.78]);
  const model = high.flatMap((top, n): Solid[] => {
    const sagAt = (x: number) => top - sag * (1 - (x / half) ** 2);
    const cords = Array.from({ length: 16 }, (_, k): Solid => {
      const [from, to] = [half * (k / 8 - 1), half * ((k + 1) / 8 - 1)];
      return limb(line, [from, sagAt(from), 0], [to, sagAt(to), 0], 0.01, 0.01);
    });
    const cloths = Array.from({ length: 9 }, (_, k): Solid[] => {
      const x = step * (k - 4) + 0.14 * Math.sin(k * 2.1 + n);
      const dyed = CLOTHS[(k * 5 + n * 2) % CLOTHS.length] as Colour;
      const look = worn(k % 4 === 0 ? (wish.colour ?? dyed) : dyed, 0.1);
      const up = sagAt(x);
      if ((k + n) % 4 === 0) return sheet(look, x, up, 0.24, 0.5);
      if ((k + n) % 4 === 1) return shirt(look, x, up);
      return (k + n) % 4 === 2 ? trousers(look, x, up) : socks(look, x, up);
    });
    return moved([...cords, ...cloths.flat()], { to: [0, 0, far[n] as number] });
  });
  return sculpt(model, { yaw: 0, pitch: -0.06, away: 3 }, wish.rays, wish.tall, wish.random);
}

/** A cloth that hangs in folds from the line at a place, half as wide as is said, so long; with two pegs. */
function sheet(look: Look, x: number, up: number, half: number, long: number): Solid[] {
  const folds = Math.max(3, Math.round(half / 0.045));
  return [
    ...Array.from({ length: folds }, (_, n) => {
      const at = x + half * ((2 * (n + 0.5)) / folds - 1);
      const out = 0.022 * Math.sin(n * 1.9);
      return limb(look, [at, up - 0.03, 0], [at + 0.01, up - long, out], 0.036, 0.042, 0.03);
    }),
    ...pegs(x - half * 0.86, x + half * 0.86, up),
  ];
}

/** Pegs at two places of the line. */
const pegs = (left: number, right: number, up: number): Solid[] =>
  [left, right].map((x) =>
    box(plain([0.72, 0.54, 0.32]), [x, up - 0.005, -0.02], [0.014, 0.05, 0.02]),
  );

function shirt(look: Look, x: number, up: number): Solid[] {
  return [
    box(look, [x, up - 0.22, 0], [0.145, 0.2, 0.026], undefined, 0.024),
    ...[-1, 1].map((side) =>
      box(look, [x + side * 0.19, up - 0.14, 0], [0.06, 0.1, 0.022], roll(side * 0.5), 0.02),
    ),
    box(
      plain(scaleColour(look.paint(0, 0, 0, [0, 0, 1]), 0.7)),
      [x, up - 0.03, -0.02],
      [0.05, 0.02, 0.014],
    ),
    ...pegs(x - 0.11, x + 0.11, up),
  ];
}

const trousers = (look: Look, x: number, up: number): Solid[] => [
  box(look, [x, up - 0.09, 0], [0.12, 0.08, 0.026], undefined, 0.02),
  ...[-1, 1].map((side) =>
    box(look, [x + side * 0.066, up - 0.36, 0], [0.052, 0.26, 0.024], roll(-side * 0.04), 0.02),
  ),
  ...pegs(x - 0.09, x + 0.09, up),
];

const socks = (look: Look, x: number, up: number): Solid[] =>
  [-0.07, 0.07].flatMap((dx) => [
    limb(look, [x + dx, up - 0.02, 0], [x + dx, up - 0.16, 0], 0.028, 0.028),
    limb(look, [x + dx, up - 0.17, 0], [x + dx + 0.07, up - 0.19, 0], 0.03, 0.026, 0.02),
  ]);
