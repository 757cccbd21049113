import type { Colour } from '../../../words/idea.ts';
import type { Trait } from '../../../words/trait.ts';
import { plain } from '../../sculpt/looks.ts';
import { moved } from '../../sculpt/move.ts';
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
import { add, roll, type Vector } from '../../sculpt/vector.ts';
import { figureOf } from '../figure.ts';
import { basketball } from '../sport/basketball.ts';
import type { WithGear } from '../with-gear.ts';

const WHITE: Colour = [0.95, 0.94, 0.92];
const PINK: Colour = [0.93, 0.5, 0.62];
const WAX: readonly Colour[] = [
  [0.9, 0.24, 0.34],
  [0.25, 0.55, 0.88],
  [0.97, 0.76, 0.2],
  [0.3, 0.7, 0.4],
];
const STEEL = plain([0.78, 0.8, 0.83], { gloss: 0.8 });
const POLE = plain([0.3, 0.33, 0.38], { gloss: 0.4 });
const RED = plain([0.85, 0.1, 0.1], { gloss: 0.2 });

/** How high a table and a basin are in the heights of who is so tall beside a man: a child's are not over its breast. */
export const tableOf = (tall: number): number => Math.min(0.46 / tall, 0.55);

/** How wide a birthday cake is, and how high with and without its candles. */
const CAKE = { wide: 0.115, high: 0.1, candle: 0.085 } as const;

/** Bent over a cake with burning candles on a table that is laid with a cloth, the lips rounded before them, the hands on its edge. */
export const blowing: WithGear = (traits, one) => {
  const { tall } = figureOf(traits);
  const top = tableOf(tall);
  const cake: Vector = [0.42, top, 0];
  const edge = (side: number): Vector => [0.235, top + 0.022, side * 0.13];
  return [
    ...one('blowing', { near: edge(-1), far: edge(1) }),
    ...roundTable(top),
    ...laidCake(cake, 8),
  ];
};

/** A round table before who stands at it, so high, with a cloth to the ground. */
export const roundTable = (top: number): Solid[] => {
  const cloth = plain(WHITE, { gloss: 0.1 });
  return [
    frustum(cloth, [0.44, top - 0.012, 0], 0.014, 0.245, 0.245),
    frustum(cloth, [0.44, top * 0.55, 0], top * 0.45 - 0.01, 0.255, 0.243),
    frustum(plain([0.5, 0.34, 0.2]), [0.44, 0, 0], top * 0.6, 0.12, 0.03),
  ];
};

/** A cake with so many burning candles on its plate, whose middle is at a point. */
export const laidCake = (cake: Vector, candles: number): Solid[] => {
  const icing = plain(PINK, { gloss: 0.3 });
  const cream = plain(WHITE, { gloss: 0.2 });
  return [
    frustum(STEEL, cake, 0.012, CAKE.wide + 0.03, CAKE.wide + 0.035),
    frustum(cream, add(cake, [0, 0.01, 0]), CAKE.high * 0.5, CAKE.wide, CAKE.wide),
    frustum(icing, add(cake, [0, CAKE.high * 0.5, 0]), CAKE.high * 0.5, CAKE.wide, CAKE.wide),
    { ...ring(cream, add(cake, [0, CAKE.high, 0]), CAKE.wide - 0.01, 0.014), blend: 0.006 },
    ring(cream, add(cake, [0, 0.016, 0]), CAKE.wide, 0.014),
    ...Array.from({ length: candles }, (_, n) => candle(cake, n, candles)).flat(),
  ];
};

/** One of so many candles around a cake, its flame blown aside. */
function candle(cake: Vector, n: number, many: number): Solid[] {
  const angle = (n / many) * Math.PI * 2 + 0.3;
  const out = 0.68 * CAKE.wide;
  const foot = add(cake, [out * Math.cos(angle), CAKE.high, out * Math.sin(angle)]);
  const tip = add(foot, [0, CAKE.candle, 0]);
  const flame = plain([1, 0.8, 0.32], { glow: () => 1 });
  return [
    limb(plain(WAX[n % WAX.length] ?? WHITE), foot, tip, 0.0085, 0.008),
    limb(flame, add(tip, [0.004, 0.014, 0]), add(tip, [0.022, 0.044, 0]), 0.0125, 0.002),
  ];
}

/** A brush in the mouth, foam on the lips, the other hand on the basin beneath a tap. */
export const toothbrushing: WithGear = (traits, one) => {
  const { chin, head } = figureOf(traits);
  const mouth: Vector = [0.02 + 0.47 * head, chin + 0.17 * head, -0.006];
  const near = add(mouth, [0.055, -0.03, -0.085]);
  const foam = plain([1, 1, 1], { gloss: 0.1 });
  const handle = plain([0.16, 0.62, 0.78], { gloss: 0.4 });
  const { far, model } = washbasin(traits);
  return [
    ...one('standing', { near, far }),
    limb(
      handle,
      add(near, [0.03, -0.006, -0.035]),
      add(mouth, [0.012, 0.002, -0.014]),
      0.0085,
      0.0075,
    ),
    box(plain(WHITE, { gloss: 0.6 }), add(mouth, [0.008, 0.004, -0.004]), [0.012, 0.008, 0.018]),
    ...[-0.016, 0, 0.015].map((z, n) =>
      ball(foam, add(mouth, [-0.006, -0.012 - 0.006 * (n % 2), z]), 0.0125),
    ),
    ...model,
  ];
};

/** At a basin with lather on cheeks and chin, a razor in the hand at them, a round mirror over the basin's far edge. */
export const lathering: WithGear = (traits, one) => {
  const { chin, head, shoulder } = figureOf(traits);
  const cheek: Vector = [0.02 + 0.34 * head, chin + 0.14 * head, -0.3 * head];
  const near = add(cheek, [0.07, -0.07, -0.09]);
  const foam = plain([1, 1, 1], { gloss: 0.1 });
  const steel = plain([0.76, 0.78, 0.82], { gloss: 0.8 });
  const { far, model } = washbasin(traits);
  const mirror: Vector = [0.58, shoulder + 0.09, 0.02];
  return [
    ...one('standing', { near, far }),
    // Lather from ear to ear, over lip and chin.
    ...Array.from({ length: 15 }, (_, n) => {
      const around = (n / 14 - 0.5) * 2.5;
      const low = chin + (0.08 + 0.16 * Math.abs(around) * 0.5) * head;
      return ball(
        foam,
        [0.02 + 0.47 * head * Math.cos(around), low, 0.42 * head * Math.sin(around)],
        0.026,
      );
    }),
    ...[-0.025, 0, 0.025].map((z) =>
      ball(foam, [0.02 + 0.46 * head, chin + 0.25 * head, z], 0.012),
    ),
    limb(steel, add(near, [0.01, -0.02, 0]), add(cheek, [0.03, 0, -0.03]), 0.007, 0.006),
    box(steel, add(cheek, [0.022, 0.004, -0.026]), [0.012, 0.006, 0.02]),
    ...model,
    ring(steel, mirror, 0.13, 0.012, roll(Math.PI / 2)),
    ellipsoid(plain([0.7, 0.8, 0.86], { gloss: 0.9 }), mirror, [0.006, 0.126, 0.126]),
    limb(steel, [0.56, shoulder - 0.34, 0.02], add(mirror, [0, -0.13, 0]), 0.012, 0.012),
  ];
};

/** A basin on its foot with a tap, water in it, and where a hand lies on its edge. */
function washbasin(traits: readonly Trait[]): { readonly far: Vector; readonly model: Solid[] } {
  const top = tableOf(figureOf(traits).tall) + 0.03;
  const china = plain(WHITE, { gloss: 0.6 });
  const basin: Vector = [0.39, top, 0];
  const model = [
    frustum(china, [basin[0], 0, 0], top - 0.06, 0.06, 0.075),
    frustum(china, add(basin, [0, -0.085, 0]), 0.085, 0.1, 0.175),
    ring(china, basin, 0.165, 0.018),
    ellipsoid(
      plain([0.62, 0.78, 0.84], { gloss: 0.8 }),
      add(basin, [0, 0.002, 0]),
      [0.14, 0.004, 0.14],
    ),
    limb(STEEL, add(basin, [0.15, 0, 0]), add(basin, [0.15, 0.1, 0]), 0.014, 0.012),
    limb(STEEL, add(basin, [0.15, 0.1, 0]), add(basin, [0.06, 0.085, 0]), 0.012, 0.01),
    ...[-0.05, 0.05].map((z) => ball(STEEL, add(basin, [0.16, 0.03, z]), 0.018)),
  ];
  return { far: [0.225, top + 0.02, 0.11], model };
}

/** How high the banner over a finish is to its upper edge, and the side of its squares. */
export const FINISH = 1.42;
const SQUARE = 0.058;

/** Through the tape of a finish, both arms high, beneath a chequered banner. */
export const finishing: WithGear = (traits, one) => {
  const { shoulder, chin, head } = figureOf(traits);
  const breast = shoulder - 0.1;
  const high = (side: number): Vector => [0.06, chin + head + 0.06, side * 0.27];
  const squares: Look = {
    paint: (_x, y, z) =>
      (Math.floor((FINISH - y) / SQUARE) + Math.floor(z / SQUARE)) % 2 === 0
        ? [0.05, 0.05, 0.055]
        : [0.97, 0.97, 0.96],
  };
  const tape = (side: number): Solid[] => {
    const ends: readonly Vector[] = [
      [0.085, breast, side * 0.02],
      [0.05, breast - 0.005, side * 0.13],
      [-0.1, breast - 0.03, side * 0.24],
      [-0.2, breast + 0.02, side * 0.34],
      [-0.26, breast - 0.03, side * 0.46],
    ];
    return ends.slice(1).map((to, n) => limb(RED, ends[n] ?? to, to, 0.017, 0.017));
  };
  const gate = -0.16;
  return [
    ...one('finishing', { near: high(-1), far: high(1) }),
    ...tape(-1),
    ...tape(1),
    ...[-1, 1].map((side) =>
      limb(RED, [gate, 0, side * 0.66], [gate, FINISH, side * 0.66], 0.032, 0.032),
    ),
    box(squares, [gate, FINISH - 0.12, 0], [0.014, 0.116, 0.66]),
  ];
};

/** How high the ring of a basket and the upper edge of its board are, and how high the feet of who leaps to it are; in the heights of that one. */
const BASKET = { ring: 1.5, board: 1.86, leap: 0.52, ahead: 0.42 } as const;

/** How high that is all in all. */
export const DUNK = BASKET.board;

/** In the air before a basket, the ball in one hand over its ring. */
export const dunking: WithGear = (traits, one) => {
  const { shoulder } = figureOf(traits);
  const ringAt: Vector = [BASKET.ahead, BASKET.ring, 0];
  const near: Vector = [0.25, shoulder + 0.235, -0.06];
  const orange = plain([0.93, 0.36, 0.1], { gloss: 0.3 });
  const net = plain([0.92, 0.92, 0.9]);
  const board: Look = {
    paint: (_x, y, z) => {
      const [up, aside] = [y - BASKET.ring, Math.abs(z)];
      const isFrame = up > 0.34 || up < -0.04 || aside > 0.3;
      const isSquare =
        up > 0.02 && up < 0.2 && aside < 0.12 && !(up > 0.035 && up < 0.185 && aside < 0.105);
      return isFrame ? [0.75, 0.1, 0.1] : isSquare ? [0.8, 0.12, 0.1] : [0.95, 0.96, 0.97];
    },
    gloss: 0.3,
  };
  const rim = 0.125;
  return [
    ...moved([...one('dunking', { near }), ...basketball(add(near, [0.055, 0.065, 0]))], {
      to: [0, BASKET.leap, 0],
    }),
    ring(orange, ringAt, rim, 0.014),
    ...Array.from({ length: 10 }, (_, n) => {
      const angle = (n / 10) * Math.PI * 2;
      const at = (share: number, down: number): Vector =>
        add(ringAt, [rim * share * Math.cos(angle), -down, rim * share * Math.sin(angle)]);
      return limb(net, at(1, 0), at(0.55, 0.19), 0.006, 0.005);
    }),
    ...[0.07, 0.14].map((down, n) =>
      ring(net, add(ringAt, [0, -down, 0]), rim * (0.82 - 0.18 * n), 0.005),
    ),
    box(board, [BASKET.ahead + 0.17, BASKET.ring + 0.16, 0], [0.014, 0.22, 0.34]),
    limb(
      POLE,
      [BASKET.ahead + 0.18, BASKET.ring + 0.1, 0],
      [BASKET.ahead + 0.5, BASKET.ring - 0.06, 0],
      0.03,
      0.04,
    ),
    limb(
      POLE,
      [BASKET.ahead + 0.5, BASKET.ring - 0.02, 0],
      [BASKET.ahead + 0.5, 0, 0],
      0.045,
      0.055,
    ),
    box(POLE, [BASKET.ahead + 0.64, 0.025, 0], [0.13, 0.025, 0.13], undefined, 0.01),
  ];
};
