import type { Trait } from '../../../words/trait.ts';
import { plain, planks } from '../../sculpt/looks.ts';
import { ball, ellipsoid, frustum, type Look, limb, ring, type Solid } from '../../sculpt/solid.ts';
import { add, roll, type Vector } from '../../sculpt/vector.ts';
import { figureOf } from '../figure.ts';
import type { Body } from '../with-gear.ts';

const CANE: Look = planks([0.78, 0.6, 0.34], 0.02);
const WIRE: Look = plain([0.72, 0.74, 0.78], { gloss: 0.7 });
const STEM: Look = plain([0.42, 0.6, 0.24]);
const SEED: Look = plain([0.42, 0.3, 0.2]);
const DOWN: Look = plain([0.97, 0.97, 0.95], { sheer: 0.45 });
const DOWNY: Look = plain([0.98, 0.98, 0.97]);

/** How far the hoop of a net is from its middle to its wire. */
const HOOP = 0.14;
/** How high somebody with a net is, by who stands upright. */
export const WITH_NET = 1.34;

/** Somebody who swings a net on a cane after butterflies, one of them right before it. */
export function netting(traits: readonly Trait[], one: Body): Solid[] {
  const { shoulder } = figureOf(traits);
  const near: Vector = [0.2, shoulder - 0.12, -0.08];
  const far: Vector = [0.3, shoulder + 0.02, 0.06];
  const rim: Vector = [0.74, shoulder + 0.4, 0.12];
  const hoop = add(rim, [HOOP * 0.72, HOOP * 0.68, 0.02]);
  const gauze: Look = {
    paint: (x, y, z) =>
      Math.sin(x * 150) * Math.sin((y + z) * 150) > 0 ? [0.96, 0.97, 0.98] : [0.84, 0.88, 0.92],
    sheer: 0.4,
  };
  return [
    ...one('attending', { near, far }),
    limb(CANE, add(near, [-0.05, -0.06, -0.02]), rim, 0.012, 0.009),
    ring(WIRE, hoop, HOOP, 0.009, roll(-0.85)),
    // The bag hangs from its hoop, drawn back by the swing.
    limb(gauze, hoop, add(hoop, [-0.13, -0.16, 0]), HOOP * 0.95, 0.055),
    limb(gauze, add(hoop, [-0.13, -0.16, 0]), add(hoop, [-0.2, -0.27, 0]), 0.055, 0.02),
    ...butterfly([rim[0] + 0.36, rim[1] + 0.14, 0], [0.95, 0.55, 0.12]),
  ];
}

/** A butterfly with its wings half raised. */
function butterfly(at: Vector, [red, green, blue]: readonly [number, number, number]): Solid[] {
  const wing = plain([red, green, blue]);
  const rear = plain([red * 0.8, green * 0.6, blue]);
  const dark = plain([0.1, 0.08, 0.08]);
  return [
    limb(dark, add(at, [-0.03, -0.014, 0]), add(at, [0.03, 0.014, 0]), 0.007, 0.006),
    ...[-1, 1].flatMap((side) => [
      ellipsoid(wing, add(at, [0.018, 0.044, side * 0.03]), [0.036, 0.044, 0.014]),
      ellipsoid(rear, add(at, [-0.028, 0.026, side * 0.026]), [0.027, 0.032, 0.012]),
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
    ball(DOWN, clock, 0.058),
    ...Array.from({ length: 26 }, (_, n): Solid => {
      const [turn, up] = [n * 2.4, 1 - (2 * (n + 0.5)) / 26];
      const out = Math.sqrt(1 - up * up);
      const to: Vector = [0.06 * out * Math.cos(turn), 0.06 * up, 0.06 * out * Math.sin(turn)];
      return ball(DOWNY, add(clock, to), 0.0075);
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
  frustum(DOWNY, add(at, [0, 0.014, 0]), 0.008, 0.004, 0.017),
  limb(DOWNY, add(at, [0, 0.014, 0]), add(at, [-0.006, -0.018, 0]), 0.0022, 0.0022),
  ball(SEED, add(at, [-0.007, -0.022, 0]), 0.0045),
];
