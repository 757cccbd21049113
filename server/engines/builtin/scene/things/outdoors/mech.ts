import { pick } from '../../../kernels/random.ts';
import type { Colour } from '../../words/idea.ts';
import { plain, worn } from '../sculpt/looks.ts';
import { portray } from '../sculpt/portray.ts';
import { ball, box, ellipsoid, frustum, limb, ring, type Solid } from '../sculpt/solid.ts';
import { pitch, roll, type Vector } from '../sculpt/vector.ts';
import type { Sprite } from '../sprite.ts';
import type { Wish } from '../wish.ts';

const ARMOURS: readonly Colour[] = [
  [0.3, 0.36, 0.26],
  [0.2, 0.3, 0.46],
  [0.56, 0.13, 0.1],
  [0.62, 0.64, 0.67],
];
const STEEL: Colour = [0.17, 0.18, 0.2];
const GOLD: Colour = [0.86, 0.62, 0.16];
const LIGHT: Colour = [0.4, 0.95, 1.1];

/** A machine of war that walks: armour over joints of steel, a small head with a lit visor, a cannon for one hand. */
export function mech(wish: Wish): Sprite {
  return portray(wish, machine(wish.colour ?? pick(wish.random, ARMOURS)), 0.42, 0, 3);
}

/** The machine, 1 high, that looks to the eye. */
function machine(colour: Colour): Solid[] {
  const plate = worn(colour, 0.2, { gloss: 0.55 });
  const pale = worn([0.72, 0.72, 0.7], 0.15, { gloss: 0.45 });
  const steel = worn(STEEL, 0.15, { gloss: 0.6 });
  const gold = plain(GOLD, { gloss: 0.7 });
  const lit = plain(LIGHT, { gloss: 0.4, glow: () => 1 });
  return [
    ...trunk(),
    ...[-1, 1].flatMap((side) => [...leg(side), ...arm(side)]),
    ...cannon(-1),
    ...fist(1),
  ];

  function trunk(): Solid[] {
    return [
      box(plate, [0, 0.46, 0], [0.1, 0.05, 0.09], undefined, 0.02),
      box(pale, [0, 0.42, -0.085], [0.04, 0.055, 0.02], pitch(0.15), 0.01),
      frustum(steel, [0, 0.5, 0], 0.09, 0.08, 0.1),
      box(plate, [0, 0.67, 0.01], [0.19, 0.1, 0.13], undefined, 0.035),
      ...[-1, 1].flatMap((side) => [
        box(plate, [side * 0.105, 0.71, -0.115], [0.085, 0.06, 0.035], pitch(-0.3), 0.015),
        box(gold, [side * 0.105, 0.655, -0.15], [0.06, 0.01, 0.01], undefined, 0.004),
        box(steel, [side * 0.12, 0.83, 0.14], [0.055, 0.11, 0.05], pitch(0.2), 0.015),
        ring(lit, [side * 0.12, 0.95, 0.12], 0.03, 0.008),
        limb(gold, [side * 0.012, 0.91, -0.085], [side * 0.085, 0.99, -0.05], 0.012, 0.004),
      ]),
      box(steel, [0, 0.6, -0.125], [0.075, 0.04, 0.02], undefined, 0.012),
      ellipsoid(lit, [0, 0.6, -0.142], [0.045, 0.022, 0.014]),
      box(steel, [0, 0.79, 0], [0.12, 0.03, 0.09], undefined, 0.02),
      limb(steel, [0, 0.78, -0.02], [0, 0.84, -0.03], 0.035, 0.03),
      box(pale, [0, 0.865, -0.035], [0.05, 0.045, 0.055], undefined, 0.018),
      box(plate, [0, 0.905, -0.03], [0.03, 0.018, 0.055], undefined, 0.012),
      box(lit, [0, 0.872, -0.09], [0.04, 0.011, 0.006], undefined, 0.004),
      box(steel, [0, 0.838, -0.088], [0.022, 0.012, 0.008], undefined, 0.004),
    ];
  }

  function leg(side: number): Solid[] {
    return [
      limb(steel, [side * 0.09, 0.45, 0], [side * 0.16, 0.3, -0.02], 0.05, 0.045),
      box(plate, [side * 0.135, 0.38, -0.02], [0.065, 0.075, 0.065], roll(side * 0.35), 0.025),
      ball(steel, [side * 0.165, 0.285, -0.01], 0.052),
      box(pale, [side * 0.168, 0.29, -0.06], [0.042, 0.042, 0.022], pitch(-0.15), 0.012),
      box(plate, [side * 0.175, 0.165, -0.005], [0.066, 0.09, 0.07], pitch(-0.06), 0.022),
      box(gold, [side * 0.175, 0.215, -0.077], [0.03, 0.012, 0.006], undefined, 0.003),
      limb(steel, [side * 0.178, 0.09, 0.01], [side * 0.18, 0.04, 0], 0.045, 0.05),
      box(pale, [side * 0.182, 0.04, -0.045], [0.075, 0.04, 0.115], undefined, 0.022),
      box(steel, [side * 0.182, 0.012, -0.04], [0.082, 0.012, 0.125], undefined, 0.006),
      box(plate, [side * 0.182, 0.06, 0.06], [0.05, 0.035, 0.04], undefined, 0.015),
    ];
  }

  function arm(side: number): Solid[] {
    const at = (x: number, y: number, z: number): Vector => [side * x, y, z];
    return [
      ball(steel, at(0.215, 0.71, 0), 0.06),
      box(plate, at(0.29, 0.745, 0), [0.085, 0.075, 0.1], roll(side * -0.22), 0.035),
      box(pale, at(0.335, 0.735, 0), [0.035, 0.05, 0.075], roll(side * -0.22), 0.015),
      box(gold, at(0.29, 0.815, -0.03), [0.05, 0.008, 0.05], roll(side * -0.22), 0.004),
      limb(steel, at(0.285, 0.68, 0), at(0.315, 0.55, 0), 0.045, 0.04),
      ball(steel, at(0.318, 0.53, 0), 0.048),
    ];
  }

  function fist(side: number): Solid[] {
    return [
      box(plate, [side * 0.325, 0.43, -0.03], [0.056, 0.095, 0.06], pitch(0.2), 0.02),
      box(pale, [side * 0.385, 0.44, -0.03], [0.012, 0.07, 0.045], pitch(0.2), 0.008),
      limb(steel, [side * 0.325, 0.35, -0.05], [side * 0.325, 0.32, -0.06], 0.035, 0.035),
      ...[-0.03, -0.01, 0.01, 0.03].map((x) =>
        limb(
          steel,
          [side * (0.325 + x), 0.31, -0.09],
          [side * (0.322 + x), 0.265, -0.07],
          0.015,
          0.013,
        ),
      ),
      box(steel, [side * 0.325, 0.3, -0.06], [0.045, 0.035, 0.03], undefined, 0.012),
    ];
  }

  function cannon(side: number): Solid[] {
    return [
      box(plate, [side * 0.325, 0.47, -0.06], [0.062, 0.062, 0.12], undefined, 0.02),
      limb(steel, [side * 0.325, 0.47, -0.15], [side * 0.325, 0.46, -0.36], 0.042, 0.036),
      ...[-0.2, -0.27].map((z) =>
        ring(pale, [side * 0.325, 0.465, z], 0.042, 0.008, pitch(Math.PI / 2)),
      ),
      ring(steel, [side * 0.325, 0.46, -0.36], 0.034, 0.012, pitch(Math.PI / 2)),
      ball(lit, [side * 0.325, 0.46, -0.375], 0.022),
      box(gold, [side * 0.388, 0.49, -0.07], [0.006, 0.012, 0.07], undefined, 0.003),
    ];
  }
}
