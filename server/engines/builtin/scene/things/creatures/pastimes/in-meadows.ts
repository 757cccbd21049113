import type { Trait } from '../../../words/trait.ts';
import { plain, planks } from '../../sculpt/looks.ts';
import { ball, ellipsoid, type Look, limb, ring, type Solid } from '../../sculpt/solid.ts';
import { add, roll, type Vector } from '../../sculpt/vector.ts';
import { figureOf } from '../figure.ts';
import type { Body } from '../with-gear.ts';

const CANE: Look = planks([0.78, 0.6, 0.34], 0.02);
const WIRE: Look = plain([0.72, 0.74, 0.78], { gloss: 0.7 });
const THREAD: Look = plain([0.95, 0.96, 0.97]);
const STEM: Look = plain([0.42, 0.6, 0.24]);
const SEED: Look = plain([0.42, 0.3, 0.2]);
const DOWN: Look = plain([0.97, 0.97, 0.95], { sheer: 0.45 });
const DOWNY: Look = plain([0.98, 0.98, 0.97]);

/** How far the hoop of a net is from its middle to its wire. */
const HOOP = 0.14;
/** How far its mouth is tilted forward, radians. */
const TILT = -0.85;
/** How many threads run down its bag. */
const THREADS = 12;
/** How far the down of a dandelion that has gone to seed reaches from its middle. */
const CLOCK = 0.044;
/** How high somebody with a net is, by who stands upright. */
export const WITH_NET = 1.34;

/** Somebody who swings a net on a cane after butterflies, one of them right before it. */
export function netting(traits: readonly Trait[], one: Body): Solid[] {
  const { shoulder } = figureOf(traits);
  const near: Vector = [0.2, shoulder - 0.12, -0.08];
  const far: Vector = [0.3, shoulder + 0.02, 0.06];
  const rim: Vector = [0.74, shoulder + 0.4, 0.12];
  const hoop = add(rim, [HOOP * 0.72, HOOP * 0.68, 0.02]);
  return [
    ...one('attending', { near, far }),
    limb(CANE, add(near, [-0.05, -0.06, -0.02]), rim, 0.012, 0.009),
    ring(WIRE, hoop, HOOP, 0.009, roll(TILT)),
    ...bag(hoop),
    ...butterfly([rim[0] + 0.36, rim[1] + 0.14, 0], [0.95, 0.55, 0.12]),
  ];
}

/** The bag of a net, of threads to look through, that hangs from its hoop, drawn back by the swing. */
function bag(hoop: Vector): Solid[] {
  const end = add(hoop, [-0.2, -0.27, 0]);
  const waist = add(hoop, [-0.11, -0.15, 0]);
  const around = (turn: number, middle: Vector, radius: number): Vector => {
    const along = radius * Math.cos(turn);
    return add(middle, [along * Math.cos(TILT), along * Math.sin(TILT), radius * Math.sin(turn)]);
  };
  const threads = Array.from({ length: THREADS }, (_, n) => (2 * Math.PI * n) / THREADS);
  return [
    ...threads.flatMap((turn) => [
      limb(THREAD, around(turn, hoop, HOOP), around(turn, waist, 0.62 * HOOP), 0.0035, 0.0035),
      limb(THREAD, around(turn, waist, 0.62 * HOOP), end, 0.0035, 0.0035),
    ]),
    ...[0.25, 0.5, 0.75, 1, 1.35, 1.7].map((share) => {
      const at = (from: Vector, to: Vector, part: number): Vector =>
        add(from, [part * (to[0] - from[0]), part * (to[1] - from[1]), 0]);
      const isUpper = share <= 1;
      const middle = isUpper ? at(hoop, waist, share) : at(waist, end, share - 1);
      const radius = isUpper ? 1 - 0.38 * share : 0.62 * (2 - share);
      return ring(THREAD, middle, HOOP * radius, 0.0032, roll(TILT));
    }),
  ];
}

/** A butterfly with its wings half raised. */
function butterfly(at: Vector, [red, green, blue]: readonly [number, number, number]): Solid[] {
  const wing = plain([red, green, blue]);
  const rear = plain([red * 0.8, green * 0.6, blue]);
  const dark = plain([0.1, 0.08, 0.08]);
  return [
    limb(dark, add(at, [-0.02, -0.01, 0]), add(at, [0.02, 0.01, 0]), 0.005, 0.004),
    ...[-1, 1].flatMap((side) => [
      ellipsoid(wing, add(at, [0.012, 0.03, side * 0.02]), [0.025, 0.03, 0.01]),
      ellipsoid(rear, add(at, [-0.019, 0.018, side * 0.018]), [0.019, 0.022, 0.008]),
    ]),
  ];
}

/** Somebody who blows at a dandelion that has gone to seed, held before the mouth: its seeds fly off. */
export function dandelionBlowing(traits: readonly Trait[], one: Body): Solid[] {
  const { chin, head } = figureOf(traits);
  const mouth = chin + 0.2 * head;
  const clock: Vector = [0.25, mouth, 0.02];
  const far = add(clock, [-0.025, -0.13, 0.02]);
  return [
    ...one('attending', { far }),
    limb(STEM, add(far, [-0.02, -0.09, 0.01]), clock, 0.007, 0.006),
    ball(SEED, clock, 0.014),
    ball(DOWN, clock, CLOCK - 0.002),
    ...Array.from({ length: 26 }, (_, n): Solid => {
      const [turn, up] = [n * 2.4, 1 - (2 * (n + 0.5)) / 26];
      const out = Math.sqrt(1 - up * up);
      const to: Vector = [CLOCK * out * Math.cos(turn), CLOCK * up, CLOCK * out * Math.sin(turn)];
      return ball(DOWNY, add(clock, to), 0.0055);
    }),
    ...Array.from({ length: 22 }, (_, n): Solid[] => {
      const share = ((n * 0.618) % 1) ** 0.8;
      const aside = ((n * 0.37) % 1) - 0.5;
      const at = add(clock, [
        0.08 + 0.62 * share,
        0.03 + 0.3 * share * ((n * 0.53) % 1) + 0.1 * aside * share,
        0.4 * aside * share,
      ]);
      return seed(at);
    }).flat(),
  ];
}

/** A seed that hangs from its umbrella of down. */
const seed = (at: Vector): Solid[] => [
  ellipsoid(DOWN, add(at, [0, 0.009, 0]), [0.011, 0.007, 0.011]),
  limb(DOWNY, add(at, [0, 0.007, 0]), add(at, [-0.003, -0.012, 0]), 0.0016, 0.0016),
  ball(SEED, add(at, [-0.003, -0.014, 0]), 0.003),
];
