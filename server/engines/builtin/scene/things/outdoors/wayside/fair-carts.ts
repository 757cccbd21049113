import { mixColour } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { plain, planks, worn } from '../../sculpt/looks.ts';
import { portray } from '../../sculpt/portray.ts';
import {
  ball,
  box,
  ellipsoid,
  frustum,
  type Look,
  limb,
  ring,
  type Solid,
} from '../../sculpt/solid.ts';
import { pitch, type Vector } from '../../sculpt/vector.ts';
import type { Sprite } from '../../sprite.ts';
import type { Wish } from '../../wish.ts';

const RED: Colour = [0.86, 0.12, 0.12];
const CREAM: Colour = [0.97, 0.94, 0.86];
const MINT: Colour = [0.56, 0.84, 0.76];
const GILT: Colour = [0.9, 0.7, 0.26];
const CORN: Colour = [0.98, 0.88, 0.6];
const WOOD: Colour = [0.5, 0.33, 0.2];

const ON_EDGE = pitch(Math.PI / 2);

/** Cloth in stripes of two colours, so wide each. */
const striped = (one: Colour, other: Colour, wide: number): Look => ({
  paint: (x) => (Math.abs(Math.floor(x / wide)) % 2 === 0 ? one : other),
});

/** A large wheel with spokes at a place, its side to the eye. */
function wheel(colour: Colour, [x, y, z]: Vector, radius: number): Solid[] {
  const look = worn(colour, 0.1, { gloss: 0.3 });
  return [
    ring(look, [x, y, z], radius, 0.035, ON_EDGE),
    ball(look, [x, y, z], 0.08),
    ...Array.from({ length: 5 }, (_, n) => {
      const [c, s] = [Math.cos(n * 0.628) * radius, Math.sin(n * 0.628) * radius];
      return limb(look, [x - c, y - s, z], [x + c, y + s, z], 0.02, 0.02);
    }),
  ];
}

/** A canopy of striped cloth on four posts, with a scalloped edge, its eaves so high. */
function canopy(cloth: Look, eaves: number, half: number, deep: number): Solid[] {
  const scallops = Array.from(
    { length: 9 },
    (_, n): Solid =>
      ellipsoid(cloth, [half * (-1 + (n + 0.5) / 4.5), eaves, -deep], [half / 9, 0.1, 0.02]),
  );
  return [
    ...[-half + 0.06, half - 0.06].flatMap((x) =>
      [-deep + 0.08, deep - 0.08].map((z) =>
        limb(plain(GILT, { gloss: 0.6 }), [x, 0.7, z], [x, eaves, z], 0.024, 0.024),
      ),
    ),
    box(cloth, [0, eaves + 0.05, 0], [half, 0.05, deep]),
    ...scallops,
    ...[0.8, 0.56, 0.3].map((share, n) =>
      box(cloth, [0, eaves + 0.13 + 0.07 * n, 0], [half * share ** 0.4, 0.04, deep * share]),
    ),
  ];
}

/** A cart of a fair full of popcorn: a case of glass heaped with it, large wheels, a striped canopy. */
export function popcornCart(wish: Wish): Sprite {
  const colour = wish.colour ?? RED;
  const paint = worn(colour, 0.08, { gloss: 0.4 });
  const gilt = plain(GILT, { gloss: 0.6 });
  const popcorn = Array.from({ length: 46 }, (_, n): Solid => {
    const [u, v] = [(n * 0.618) % 1, (n * 0.414) % 1];
    const x = -0.5 + u;
    return ball(
      plain(mixColour(CORN, CREAM, v)),
      [x, 1.12 + 0.22 * (1 - Math.abs(2 * u - 1)) * (0.4 + v), -0.34 + 0.5 * v],
      0.085,
    );
  });
  const bags = [-0.34, -0.1, 0.14, 0.38].flatMap((x): Solid[] => [
    box(striped(RED, CREAM, 0.03), [x, 1.0, -0.5], [0.075, 0.13, 0.05], undefined, 0.01),
    ...[-0.04, 0.04].map((dx) => ball(plain(CORN), [x + dx, 1.14, -0.5], 0.05)),
  ]);
  const model = [
    box(paint, [0, 0.62, 0], [0.72, 0.26, 0.42], undefined, 0.03),
    box(gilt, [0, 0.62, -0.43], [0.56, 0.16, 0.01], undefined, 0.01),
    box(worn(colour, 0.08), [0, 0.62, -0.445], [0.5, 0.11, 0.01], undefined, 0.01),
    box(gilt, [0, 0.88, -0.06], [0.78, 0.02, 0.5]),
    box(plain([0.98, 0.9, 0.66], { glow: () => 0.7 }), [0, 1.3, 0.3], [0.6, 0.4, 0.02]),
    ellipsoid(plain(CORN), [0, 1.02, -0.06], [0.58, 0.18, 0.34]),
    ...popcorn,
    ...bags,
    ...canopy(striped(colour, CREAM, 0.16), 1.76, 0.8, 0.5),
    ...wheel(GILT, [-0.42, 0.36, -0.48], 0.36),
    ...wheel(GILT, [0.42, 0.36, -0.48], 0.36),
    limb(plain(WOOD), [0.7, 0.74, -0.2], [1.16, 0.84, -0.2], 0.03, 0.03),
    limb(plain(WOOD), [1.16, 0.84, -0.3], [1.16, 0.84, 0.3], 0.03, 0.03),
  ];
  return portray(wish, model, 0.3, 0.08, 3.2);
}

/** The scoops of the large cone on an ice cream cart: their colours, and how far right and up each is. */
const SCOOPS: readonly { readonly tone: Colour; readonly at: readonly [number, number] }[] = [
  { tone: [0.98, 0.7, 0.76], at: [-0.1, 0] },
  { tone: [0.98, 0.94, 0.8], at: [0.11, 0.02] },
  { tone: [0.5, 0.3, 0.2], at: [0, 0.22] },
];

/** An ice cream cart: a chest with lids on two wheels, a striped canopy, and a large cone of three scoops at its end. */
export function iceCreamCart(wish: Wish): Sprite {
  const colour = wish.colour ?? MINT;
  const paint = worn(colour, 0.06, { gloss: 0.45 });
  const cream = plain(CREAM, { gloss: 0.4 });
  const steel = plain([0.74, 0.76, 0.78], { gloss: 0.7 });
  const waffle: Look = {
    paint: (x, y, z) =>
      (Math.floor((Math.atan2(z, x) * 2 + y * 9) % 2) + Math.floor(y * 11)) % 2 === 0
        ? [0.86, 0.6, 0.3]
        : [0.74, 0.47, 0.2],
  };
  const cone: Solid[] = [
    frustum(waffle, [-0.98, 0.86, -0.12], 0.62, 0.03, 0.2),
    ...SCOOPS.map(({ tone, at: [right, up] }) =>
      ball(plain(tone, { gloss: 0.3 }), [-0.98 + right, 1.54 + up, -0.12], 0.17, 0.02),
    ),
    ball(plain([0.86, 0.06, 0.12], { gloss: 0.8 }), [-0.98, 1.95, -0.14], 0.06),
  ];
  const model = [
    box(paint, [0, 0.6, 0], [0.78, 0.3, 0.42], undefined, 0.06),
    box(cream, [0, 0.5, -0.425], [0.72, 0.05, 0.01]),
    ...SCOOPS.flatMap(({ tone }, n): Solid[] => [
      ball(plain(tone, { gloss: 0.2 }), [0.44 * (n - 1), 0.74, -0.42], 0.1),
      frustum(plain([0.84, 0.58, 0.3]), [0.44 * (n - 1), 0.52, -0.43], 0.2, 0.01, 0.08),
    ]),
    box(steel, [0, 0.92, 0], [0.8, 0.03, 0.44], undefined, 0.02),
    ...[-0.4, 0.1, 0.5].map((x) => frustum(steel, [x, 0.94, 0], 0.07, 0.17, 0.12)),
    ...canopy(striped(mixColour(colour, [0.95, 0.3, 0.46], 0.75), CREAM, 0.16), 1.86, 0.86, 0.52),
    ...cone,
    ...wheel([0.95, 0.95, 0.93], [-0.34, 0.33, -0.46], 0.31),
    ...wheel([0.95, 0.95, 0.93], [0.34, 0.33, -0.46], 0.31),
    limb(steel, [0.78, 0.8, -0.24], [1.14, 0.96, -0.24], 0.024, 0.024),
    limb(steel, [1.14, 0.96, -0.3], [1.14, 0.96, 0.3], 0.028, 0.028),
  ];
  return portray(wish, model, 0.3, 0.08, 3.2);
}

/** A booth where tickets are sold: a hut with a round window over its counter, a peaked roof in stripes, a ball on it. */
export function ticketBooth(wish: Wish): Sprite {
  const colour = wish.colour ?? RED;
  const boards = planks(CREAM, 0.13);
  const paint = worn(colour, 0.08, { gloss: 0.3 });
  const gilt = plain(GILT, { gloss: 0.6 });
  const inside: Look = plain([0.34, 0.22, 0.13], { glow: () => 0.9 });
  const bulbs = Array.from({ length: 13 }, (_, n): Solid => {
    const angle = (n / 12) * Math.PI;
    return ball(
      plain([1, 0.92, 0.62], { glow: () => 0.95 }),
      [0.5 * Math.cos(angle), 1.66 + 0.5 * Math.sin(angle), -0.68],
      0.045,
    );
  });
  const model = [
    box(boards, [0, 1.16, 0], [0.8, 1.16, 0.64]),
    box(paint, [0, 0.5, -0.02], [0.82, 0.5, 0.65]),
    box(paint, [0, 0.06, -0.02], [0.88, 0.06, 0.72]),
    frustum(gilt, [0, 1.6, -0.67], 0.05, 0.5, 0.5, ON_EDGE),
    frustum(inside, [0, 1.6, -0.69], 0.05, 0.43, 0.43, ON_EDGE),
    box(paint, [0, 1.3, -0.66], [0.56, 0.3, 0.03]),
    box(inside, [0, 1.36, -0.7], [0.44, 0.26, 0.01]),
    box(gilt, [0, 1.02, -0.76], [0.6, 0.04, 0.16], undefined, 0.01),
    ...[-0.15, 0.15].map((x) => limb(gilt, [x, 1.06, -0.71], [x, 1.96, -0.71], 0.014, 0.014)),
    ...bulbs,
    box(striped(colour, CREAM, 0.2), [0, 2.38, 0], [0.94, 0.1, 0.78], undefined, 0.02),
    ...Array.from({ length: 9 }, (_, n) =>
      ellipsoid(
        striped(colour, CREAM, 0.2),
        [0.94 * (-1 + (n + 0.5) / 4.5), 2.28, -0.78],
        [0.1, 0.12, 0.02],
      ),
    ),
    frustum(striped(colour, CREAM, 0.2), [0, 2.46, 0], 0.66, 0.86, 0.05),
    ball(gilt, [0, 3.18, 0], 0.1),
    // A strip of tickets hangs from the counter.
    ...[0, 1, 2, 3].map((n) =>
      box(plain([0.98, 0.86, 0.4]), [0.34, 0.9 - 0.13 * n, -0.9 + 0.012 * n], [0.07, 0.055, 0.008]),
    ),
  ];
  return portray(wish, model, 0.32, 0.06, 3.2);
}
