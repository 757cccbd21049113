import type { Colour } from '../../../words/idea.ts';
import { plain, planks } from '../../sculpt/looks.ts';
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
import { add, pitch, roll, type Vector } from '../../sculpt/vector.ts';
import { figureOf } from '../figure.ts';
import type { WithGear } from '../with-gear.ts';

const STEEL: Look = plain([0.74, 0.76, 0.8], { gloss: 0.8 });
const DARK: Look = plain([0.12, 0.12, 0.13], { gloss: 0.3 });
const CHINA: Look = plain([0.96, 0.96, 0.94], { gloss: 0.6 });
const FOAM: Look = plain([0.97, 0.98, 1], { gloss: 0.15 });
const WATER: Look = plain([0.72, 0.86, 0.96], { gloss: 0.8 });
const PAINT: Colour = [0.36, 0.5, 0.58];
const SLATE: Colour = [0.9, 0.88, 0.84];
const SHELL: Colour = [0.8, 0.1, 0.09];
const LINEN: Colour = [0.93, 0.92, 0.9];
const WOOD: Colour = [0.5, 0.34, 0.2];

/** A plate that stands on its rim or is held, facing along what `turned` makes of the upright. */
const plate = (at: Vector, radius: number, turned = roll(Math.PI / 2)): Solid[] => [
  ellipsoid(CHINA, at, [radius, 0.008, radius], 0, turned),
  ring(plain([0.3, 0.5, 0.76]), at, radius * 0.86, 0.007, turned),
];

/** At a sink full of suds, a plate and a sponge in the hands, water running, clean plates in a rack and others in a heap. Lengths in a man's heights, as in all of these. */
export const dishwashing: WithGear = (traits, one) => {
  const { tall, waist } = figureOf(traits);
  const high = Math.min(0.5 / Math.max(0.9, tall), waist - 0.07);
  const on = (ahead: number, up: number, aside: number): Vector => [ahead, high + up, aside];
  const near = on(0.3, 0.105, -0.13);
  const far = on(0.32, 0.13, 0.055);
  const held = on(0.345, 0.12, -0.045);
  const spout = on(0.43, 0.2, 0.0);
  return [
    ...one('tending', { near, far }),
    box(plain(PAINT), [0.42, high / 2 - 0.02, 0], [0.2, high / 2 - 0.02, 0.54], undefined, 0.01),
    ...[-0.34, 0, 0.34].map((z) =>
      box(STEEL, [0.215, high - 0.1, z], [0.008, 0.008, 0.06], undefined, 0.004),
    ),
    // The counter around the basin.
    ...[-1, 1].map((side) =>
      box(plain(SLATE, { gloss: 0.3 }), on(0.42, -0.012, side * 0.38), [0.22, 0.016, 0.17]),
    ),
    ...[0.215, 0.6].map((x) =>
      box(plain(SLATE, { gloss: 0.3 }), on(x, -0.012, 0), [0.03, 0.016, 0.55]),
    ),
    box(STEEL, on(0.4, -0.06, 0), [0.17, 0.012, 0.22]),
    // Suds.
    ...Array.from({ length: 26 }, (_, n) =>
      ball(
        FOAM,
        on(
          0.27 + 0.27 * ((n * 0.618) % 1),
          0.01 + 0.03 * Math.sin(n * 2.1) ** 2,
          -0.18 + 0.36 * ((n * 0.381) % 1),
        ),
        0.03 + 0.02 * ((n * 0.73) % 1),
      ),
    ),
    ...[0, 1, 2].map((n) =>
      ball(FOAM, add(held, [-0.02 + 0.02 * n, -0.05 - 0.01 * n, 0.03 * n - 0.03]), 0.017),
    ),
    ...plate(held, 0.085, roll(1.15)),
    box(plain([0.98, 0.8, 0.16]), add(far, [0.02, -0.02, -0.03]), [0.03, 0.016, 0.024]),
    // The tap and its water.
    limb(STEEL, on(0.58, 0, 0), on(0.58, 0.25, 0), 0.017, 0.015),
    limb(STEEL, on(0.58, 0.25, 0), add(spout, [0.04, 0.05, 0]), 0.015, 0.014),
    limb(STEEL, add(spout, [0.04, 0.05, 0]), spout, 0.014, 0.012),
    limb(WATER, spout, on(0.43, 0.02, 0), 0.009, 0.012),
    // Clean ones in a rack, dirty ones in a heap.
    box(STEEL, on(0.4, 0.014, 0.38), [0.12, 0.006, 0.13]),
    ...[0, 1, 2, 3].flatMap((n) => plate(on(0.4, 0.09, 0.3 + 0.055 * n), 0.075, TIPPED)),
    ...Array.from({ length: 6 }, (_, n) =>
      frustum(CHINA, on(0.42 + 0.004 * (n % 3), 0.016 * n, -0.37), 0.013, 0.06, 0.082),
    ),
    frustum(plain([0.86, 0.4, 0.24], { gloss: 0.5 }), on(0.42, 0.096, -0.37), 0.06, 0.03, 0.042),
  ];
};

/** How a plate in a rack stands: on its rim, its face along the rack. */
const TIPPED = pitch(Math.PI / 2);

/** How many pieces a hose is of. */
const HOSE = 14;

/** With the wand of a vacuum cleaner in both hands, its nozzle on the floor ahead, the hose in a bow to the machine that rolls behind. */
export const vacuuming: WithGear = (traits, one) => {
  const { waist } = figureOf(traits);
  const near: Vector = [0.2, waist - 0.04, -0.13];
  const far: Vector = [0.31, waist - 0.17, -0.09];
  const nozzle: Vector = [0.74, 0.03, -0.12];
  const top: Vector = [0.13, waist + 0.04, -0.145];
  const machine: Vector = [-0.42, 0.11, -0.2];
  const mouth = add(machine, [0.17, 0.06, 0]);
  const hose = (n: number): Vector => {
    const share = n / HOSE;
    const sag = Math.sin(Math.PI * share);
    return [
      top[0] + (mouth[0] - top[0]) * share + 0.02 * sag,
      top[1] + (mouth[1] - top[1]) * share + 0.1 * sag,
      top[2] + (mouth[2] - top[2]) * share - 0.14 * sag,
    ];
  };
  const shell = plain(SHELL, { gloss: 0.6 });
  return [
    ...one('walking', { near, far }),
    limb(STEEL, top, nozzle, 0.013, 0.013),
    limb(DARK, top, far, 0.018, 0.016),
    box(DARK, add(nozzle, [0.03, -0.008, 0]), [0.05, 0.022, 0.12], undefined, 0.012),
    ...Array.from({ length: HOSE }, (_, n) => limb(DARK, hose(n), hose(n + 1), 0.019, 0.019)),
    ellipsoid(shell, machine, [0.18, 0.095, 0.11], 0.02),
    box(DARK, add(machine, [-0.01, -0.05, 0]), [0.16, 0.025, 0.105], undefined, 0.02),
    limb(STEEL, add(machine, [-0.06, 0.1, 0]), add(machine, [0.07, 0.1, 0]), 0.012, 0.012),
    ...[-1, 1].map((side) =>
      frustum(
        DARK,
        add(machine, [-0.1, -0.045, side * 0.125]),
        0.03,
        0.07,
        0.07,
        pitch((side * Math.PI) / 2),
      ),
    ),
  ];
};

/** Clothes that lie folded: their colours. */
const CLOTHES: readonly Colour[] = [
  [0.86, 0.3, 0.26],
  [0.24, 0.42, 0.72],
  [0.95, 0.82, 0.4],
  [0.36, 0.62, 0.46],
  [0.9, 0.9, 0.88],
];

/** A heap of folded clothes on a place of its own. */
const folded = (at: Vector, many: number, first: number): Solid[] =>
  Array.from({ length: many }, (_, n) =>
    box(
      plain(CLOTHES[(n + first) % CLOTHES.length] ?? LINEN),
      add(at, [0.006 * (n % 2), 0.016 + 0.03 * n, 0]),
      [0.075, 0.015, 0.085],
      undefined,
      0.013,
    ),
  );

/** Bent over an open suitcase on the edge of a bed, a folded shirt in both hands, more clothes beside it. */
export const packing: WithGear = (_traits, one) => {
  const high = 0.32;
  const on = (ahead: number, up: number, aside: number): Vector => [ahead, high + up, aside];
  const leather = plain([0.5, 0.24, 0.1], { gloss: 0.25 });
  const lining = plain([0.86, 0.78, 0.62]);
  const shirt = on(0.34, 0.27, 0);
  return [
    ...one('tending', { near: add(shirt, [-0.03, 0, -0.09]), far: add(shirt, [-0.03, 0, 0.09]) }),
    box(plain([0.92, 0.93, 0.95]), [0.5, 0.24, 0], [0.28, 0.08, 0.6], undefined, 0.04),
    box(planks(WOOD, 0.06), [0.5, 0.1, 0], [0.27, 0.08, 0.59], undefined, 0.01),
    // The case: its bottom and sides, and the lid that stands behind.
    box(lining, on(0.43, 0.01, 0), [0.17, 0.012, 0.27]),
    ...[-1, 1].map((side) => box(leather, on(0.43, 0.05, side * 0.27), [0.18, 0.052, 0.014])),
    ...[0.255, 0.605].map((x) => box(leather, on(x, 0.05, 0), [0.014, 0.052, 0.28])),
    box(leather, on(0.7, 0.26, 0), [0.018, 0.18, 0.28], roll(-0.35), 0.02),
    box(lining, on(0.68, 0.26, 0), [0.012, 0.155, 0.255], roll(-0.35)),
    ...[-0.12, 0.12].map((z) =>
      box(plain([0.2, 0.14, 0.1]), on(0.667, 0.258, z), [0.012, 0.16, 0.012], roll(-0.35)),
    ),
    ...folded(on(0.4, 0.02, -0.15), 3, 0),
    ...folded(on(0.42, 0.02, 0.14), 3, 2),
    box(plain(CLOTHES[1] ?? LINEN), shirt, [0.07, 0.02, 0.1], undefined, 0.015),
    box(plain(LINEN), add(shirt, [-0.01, 0.022, 0]), [0.03, 0.008, 0.035], undefined, 0.006),
    ...folded(on(0.44, 0, -0.44), 4, 1),
    ...folded(on(0.46, 0, 0.44), 3, 3),
  ];
};
