import { pick } from '../../../kernels/random.ts';
import type { Colour } from '../../words/idea.ts';
import { plain, planks } from '../sculpt/looks.ts';
import { moved } from '../sculpt/move.ts';
import { box, ellipsoid, frustum, type Look, limb, ring, type Solid } from '../sculpt/solid.ts';
import { add, pitch, roll, type Vector } from '../sculpt/vector.ts';
import { carModel } from '../vehicles/car.ts';
import type { Wish } from '../wish.ts';
import { doerOf } from './doer.ts';
import type { Feat } from './feat.ts';
import { figureOf } from './figure.ts';

/** How high a car is drawn with who changes its wheel, of the height of somebody upright. */
export const TIRE_CHANGE = 0.86;

const BRASS = plain([0.84, 0.64, 0.26], { gloss: 0.7 });
const WAX = plain([0.95, 0.92, 0.84], { gloss: 0.2 });
const OAK: Colour = [0.42, 0.28, 0.17];
const FLAME: Look = { ...plain([1, 0.78, 0.3]), glow: () => 1 };
const DARK = plain([0.08, 0.08, 0.09], { gloss: 0.4 });
const STEEL = plain([0.74, 0.76, 0.8], { gloss: 0.8 });
const CARS: readonly Colour[] = [
  [0.72, 0.14, 0.1],
  [0.22, 0.42, 0.64],
  [0.84, 0.82, 0.78],
];

/** A candle whose foot is at a point, lit or not. */
const candle = (foot: Vector, high: number, isLit: boolean): Solid[] => [
  frustum(BRASS, foot, 0.02, 0.05, 0.035),
  frustum(WAX, add(foot, [0, 0.02, 0]), high, 0.022, 0.02),
  limb(DARK, add(foot, [0, 0.02 + high, 0]), add(foot, [0, 0.035 + high, 0]), 0.003, 0.003),
  ...(isLit ? [ellipsoid(FLAME, add(foot, [0, 0.062 + high, 0]), [0.013, 0.034, 0.013])] : []),
];

/** Somebody before a table of candles who holds a burning taper to the next wick. */
export function lightingCandles(wish: Wish): Feat {
  const { waist } = figureOf(wish.traits ?? []);
  const high = waist - 0.12;
  const wick: Vector = [0.42, high + 0.2, 0.05];
  const near = add(wick, [-0.16, 0.03, -0.09]);
  const wood = planks(OAK, 0.06, 'lying');
  const all: readonly (readonly [x: number, z: number, tall: number, isLit: boolean])[] = [
    [0.46, -0.34, 0.2, true],
    [0.4, -0.2, 0.12, true],
    [0.48, -0.08, 0.24, true],
    [0.42, 0.05, 0.16, true],
    [0.48, 0.2, 0.22, false],
    [0.4, 0.34, 0.13, false],
  ];
  return {
    model: [
      ...doerOf(wish)('tending', { near, far: [0.29, high + 0.03, 0.16] }),
      limb(WAX, add(near, [-0.01, -0.01, 0]), add(wick, [-0.01, 0.05, 0]), 0.007, 0.006),
      ellipsoid(FLAME, add(wick, [0.0, 0.08, 0]), [0.014, 0.032, 0.014]),
      box(wood, [0.43, high - 0.016, 0], [0.15, 0.016, 0.48], undefined, 0.006),
      ...[-1, 1].flatMap((x) =>
        [-1, 1].map((z) =>
          limb(
            plain(OAK),
            [0.43 + x * 0.12, high - 0.02, z * 0.43],
            [0.43 + x * 0.13, 0, z * 0.44],
            0.02,
            0.016,
          ),
        ),
      ),
      ...all.flatMap(([x, z, tall, isLit]) => candle([x, high, z], tall, isLit)),
    ],
    turn: 0.85,
    above: 0.12,
  };
}

/** A record player seen from above, its record turning. */
const turntable = (at: Vector): Solid[] => [
  box(plain([0.16, 0.16, 0.19], { gloss: 0.5 }), at, [0.12, 0.018, 0.13], undefined, 0.006),
  frustum(DARK, add(at, [-0.005, 0.018, 0]), 0.012, 0.1, 0.1),
  ring(plain([0.22, 0.22, 0.25]), add(at, [-0.005, 0.03, 0]), 0.07, 0.003),
  frustum(plain([1, 0.3, 0.6]), add(at, [-0.005, 0.03, 0]), 0.003, 0.035, 0.035),
  limb(STEEL, add(at, [0.09, 0.045, 0.1]), add(at, [0.02, 0.04, 0.06]), 0.006, 0.005),
];

/** Somebody behind a lit desk with two record players and a mixer, one hand up. */
export function atTurntables(wish: Wish): Feat {
  const { waist, shoulder } = figureOf(wish.traits ?? []);
  const high = waist - 0.06;
  const glow = (colour: Colour): Look => ({ ...plain(colour), glow: () => 0.9 });
  const bars: Look = {
    paint: (_x, y, z) => {
      const column = Math.floor((z + 0.6) / 0.06);
      const level = 0.3 + 0.6 * Math.abs(Math.sin(column * 2.3));
      const isOn = y < high * level;
      return isOn ? (y > high * 0.5 ? [1, 0.3, 0.7] : [0.25, 0.8, 1]) : [0.05, 0.04, 0.1];
    },
    glow: () => 0.6,
  };
  return {
    model: [
      ...doerOf(wish)('tending', {
        near: [0.34, high + 0.05, -0.2],
        far: [0.2, shoulder + 0.3, 0.28],
      }),
      box(DARK, [0.45, high / 2 - 0.02, 0], [0.16, high / 2 - 0.02, 0.6]),
      box(bars, [0.615, high / 2 - 0.02, 0], [0.006, high / 2 - 0.04, 0.58]),
      box(glow([1, 0.36, 0.7]), [0.615, high - 0.01, 0], [0.012, 0.012, 0.6]),
      ...turntable([0.43, high, -0.32]),
      ...turntable([0.43, high, 0.32]),
      box(plain([0.2, 0.2, 0.24]), [0.43, high + 0.016, 0], [0.12, 0.02, 0.12], undefined, 0.005),
      ...[-0.07, -0.02, 0.03, 0.08].flatMap((z, n) => [
        frustum(STEEL, [0.38, high + 0.036, z], 0.018, 0.012, 0.01),
        box(
          glow(n % 2 === 0 ? [0.3, 1, 0.5] : [1, 0.8, 0.2]),
          [0.47, high + 0.04, z],
          [0.03, 0.004, 0.008],
        ),
      ]),
    ],
    turn: 1,
    above: 0.14,
  };
}

/** Somebody on a knee at the wheel of a car that is jacked up, a wrench at its nuts, the spare on the ground. */
export function changingTire(wish: Wish): Feat {
  const { size, lifted } = { size: 1.12, lifted: 0.09 };
  const hub: Vector = [0.6 * size, 0.155 * size + lifted, -0.39 * size];
  const wheel = (at: Vector): Solid[] => [
    ring(DARK, at, 0.13, 0.05, pitch(Math.PI / 2)),
    frustum(STEEL, add(at, [0, 0, -0.04]), 0.05, 0.09, 0.09),
  ];
  const at: Vector = [hub[0] - 0.42, 0, hub[2] - 0.1];
  const here = (x: number, y: number, z: number): Vector => [
    hub[0] + x - at[0],
    hub[1] + y,
    hub[2] + z - at[2],
  ];
  const hands = { near: here(-0.06, 0.06, -0.12), far: here(-0.05, -0.03, -0.06) };
  const red = plain([0.78, 0.1, 0.08], { gloss: 0.4 });
  return {
    model: moved(
      [
        ...moved(carModel(pick(wish.random, CARS)), { size, to: [0, lifted, 0] }),
        ...moved(doerOf(wish)('bowed', hands), { to: at }),
        // The wrench, a cross.
        ...[0.6, 2.17].map((turn) => {
          const [c, s] = [0.12 * Math.cos(turn), 0.12 * Math.sin(turn)];
          return limb(STEEL, add(hub, [-c, -s, -0.1]), add(hub, [c, s, -0.1]), 0.014, 0.014);
        }),
        limb(STEEL, add(hub, [0, 0, -0.1]), hub, 0.016, 0.016),
        frustum(red, [0.16, 0, hub[2] + 0.12], 0.17, 0.08, 0.04),
        limb(STEEL, [0.16, 0.1, hub[2] + 0.1], [0.2, 0.14, hub[2] - 0.14], 0.012, 0.012),
        ...moved(wheel([0, 0, 0]), { by: roll(0.2), to: [1.02, 0.18, hub[2] - 0.18] }),
      ],
      { to: [-0.3, 0, 0] },
    ),
    turn: 0.3,
    above: 0.14,
  };
}
