import type { Random } from '../../../../kernels/random.ts';
import type { Colour, Company } from '../../../words/idea.ts';
import type { Trait } from '../../../words/trait.ts';
import { plain } from '../../sculpt/looks.ts';
import { moved } from '../../sculpt/move.ts';
import { ball, box, ellipsoid, limb, ring, type Solid } from '../../sculpt/solid.ts';
import { add, pitch, roll, type Vector } from '../../sculpt/vector.ts';
import type { Feat } from '../feat.ts';
import { figureOf } from '../figure.ts';
import { human } from '../human.ts';
import { sizesOf } from '../members.ts';
import { hipsOf } from '../stance.ts';
import type { Body } from '../with-gear.ts';

const CLOTH = plain([0.13, 0.2, 0.38], { gloss: 0.15 });
const CHROME = plain([0.74, 0.76, 0.79], { gloss: 0.8 });
const RUBBER = plain([0.1, 0.1, 0.11]);
const LINEN = plain([0.93, 0.94, 0.95]);
const BLANKET = plain([0.5, 0.68, 0.76]);

/** Half a wheelchair's width, where it is gripped, its seat, its wheels; in the heights of who pushes it, who stands at 0. */
const HALF = 0.125;
const GRIP = { at: [0.24, 0.56], out: HALF - 0.015 } as const;
const SEAT = { from: 0.33, to: 0.58, high: 0.285 } as const;
const WHEEL = { at: 0.39, radius: 0.178 } as const;
const CASTER = { at: 0.63, radius: 0.055 } as const;
const REST = { at: 0.7, high: 0.07 } as const;
/** How high the mattress of a stretcher is, where it begins and ends, half its width. */
const BED = { high: 0.47, from: 0.3, to: 1.43, half: 0.17 } as const;

/** How high over the ground raised hands of who sits there are, in their heights. */
const RAISED = 1.02;

/** A wheel across z: a tyre, a rim, spokes. */
function wheel([x, , z]: Vector, radius: number, spokes: number): Solid[] {
  const middle: Vector = [x, radius, z];
  const tyre = Math.max(0.011, 0.075 * radius);
  return [
    ring(RUBBER, middle, radius - tyre, tyre, pitch(Math.PI / 2)),
    ring(CHROME, middle, radius - 2.2 * tyre, 0.006, pitch(Math.PI / 2)),
    ball(CHROME, middle, 0.02),
    ...Array.from({ length: spokes }, (_, n) => {
      const angle = ((n + 0.3) * Math.PI) / spokes;
      const out = radius - 1.5 * tyre;
      const to: Vector = [out * Math.cos(angle), out * Math.sin(angle), 0];
      return limb(CHROME, add(middle, to), add(middle, [-to[0], -to[1], 0]), 0.004, 0.004);
    }),
  ];
}

/** A wheelchair that faces along x, its grips where who pushes it holds them. */
function chair(): Solid[] {
  const [gripX, gripY] = GRIP.at;
  const middle = (SEAT.from + SEAT.to) / 2;
  return [
    box(CLOTH, [middle, SEAT.high - 0.02, 0], [(SEAT.to - SEAT.from) / 2, 0.018, HALF - 0.015]),
    box(CLOTH, [SEAT.from - 0.012, 0.41, 0], [0.012, 0.115, HALF - 0.015], roll(0.08)),
    ...[-1, 1].flatMap((side): Solid[] => {
      const z = side * (HALF - 0.012);
      return [
        limb(CHROME, [SEAT.from, 0.18, z], [SEAT.from - 0.03, gripY, z], 0.01, 0.01),
        limb(RUBBER, [SEAT.from - 0.03, gripY, z], [gripX - 0.03, gripY, z], 0.014, 0.014),
        limb(CHROME, [SEAT.from, 0.19, z], [CASTER.at, 0.19, z], 0.01, 0.01),
        limb(CHROME, [SEAT.to, SEAT.high - 0.02, z], [REST.at - 0.02, REST.high, z], 0.01, 0.01),
        limb(CHROME, [CASTER.at, 0.19, z], [CASTER.at, 0.06, z], 0.009, 0.009),
        limb(CHROME, [SEAT.to - 0.03, 0.19, z], [SEAT.to - 0.03, 0.4, z], 0.009, 0.009),
        box(RUBBER, [middle + 0.01, 0.405, z], [0.105, 0.013, 0.02]),
        box(RUBBER, [REST.at, REST.high - 0.01, side * 0.06], [0.05, 0.008, 0.04], roll(0.2)),
        ...wheel([WHEEL.at, 0, side * (HALF + 0.015)], WHEEL.radius, 6),
        ...wheel([CASTER.at, 0, side * (HALF - 0.02)], CASTER.radius, 2),
      ];
    }),
  ];
}

/** Who sits in a wheelchair of which the seat begins at SEAT.from, so tall beside who pushes it, the hands on its arms. */
function sitter(traits: readonly Trait[], size: number, sit: Body): Solid[] {
  const rise = SEAT.high + 0.035 - size * hipsOf(figureOf(traits), 'seated');
  const at: Vector = [SEAT.from + 0.075, rise, 0];
  const arm = (side: number): Vector => [
    (SEAT.to - 0.04 - at[0]) / size,
    (0.44 - rise) / size,
    (side * (HALF - 0.015)) / size,
  ];
  // Who cheers has both arms up.
  const raised = (side: number): Vector => [0.1, RAISED - rise / size, 0.24 * side];
  const hand = traits.includes('cheering') ? raised : arm;
  return moved(sit('seated', { near: hand(-1), far: hand(1) }), { size, to: at });
}

const grip = (side: number): Vector => [GRIP.at[0], GRIP.at[1], side * GRIP.out];

/** Somebody who walks behind a wheelchair, both hands on its grips, somebody old in it. */
export function pushingWheelchair({ random }: { readonly random: Random }, one: Body): Feat {
  const traits: readonly Trait[] = ['old', ...(random.unit() < 0.5 ? (['woman'] as const) : [])];
  const sit: Body = (doing, hands) => human(random, doing, null, traits, hands ?? {});
  return {
    model: [
      ...one('walking', { near: grip(-1), far: grip(1) }),
      ...chair(),
      ...sitter(traits, 0.98, sit),
    ],
    turn: 0.5,
  };
}

/** Somebody who sits in a wheelchair. */
export const inWheelchair = (traits: readonly Trait[], one: Body): Feat => ({
  model: [...chair(), ...sitter(traits, 1, one)],
  turn: 0.62,
});

/** How likely somebody is the one in the wheelchair. */
const frailty = (traits: readonly Trait[]): number =>
  traits.includes('old') ? 2 : traits.includes('child') ? 1 : 0;

/** Of two who are named one pushes the wheelchair in which the other is: who is old before a child, and either before others, else the second. */
export function wheeling(
  random: Random,
  colour: Colour | null,
  [a = [], b = []]: Company['members'],
  vary: number,
): Feat {
  const [first, second] = frailty(a) > frailty(b) ? [b, a] : [a, b];
  const [walks = 1, sits = 1] = sizesOf([first, second]);
  const walker = human(random, 'walking', colour, first, { near: grip(-1), far: grip(1) });
  const sit: Body = (doing, hands) => human(random, doing, null, second, hands ?? {});
  return {
    model: [...walker, ...chair(), ...sitter(second, sits / walks, sit)],
    turn: 0.5 + 0.5 * vary,
  };
}

/** Somebody who walks behind a stretcher on wheels, both hands on its rail, a patient on it under a blanket. */
export function pushingStretcher({ random }: { readonly random: Random }, one: Body): Feat {
  const { high, from, to, half } = BED;
  const middle = (from + to) / 2;
  const rail = (side: number): Vector => [0.25, high + 0.07, side * 0.1];
  const patient = human(random, 'standing', [0.62, 0.76, 0.86], [], {});
  return {
    model: [
      ...one('walking', { near: rail(-1), far: rail(1) }),
      limb(CHROME, rail(-1.5), rail(1.5), 0.012, 0.012),
      box(LINEN, [middle, high - 0.035, 0], [(to - from) / 2, 0.035, half], undefined, 0.02),
      ellipsoid(LINEN, [from + 0.12, high + 0.03, 0], [0.1, 0.04, 0.13]),
      ...moved(patient, { by: roll(Math.PI / 2), size: 0.94, to: [to - 0.1, high + 0.06, 0] }),
      ellipsoid(BLANKET, [middle + 0.14, high + 0.03, 0], [0.42, 0.09, half], 0.02),
      ...[-1, 1].flatMap((side): Solid[] => [
        limb(CHROME, rail(side * 1.5), [from, high - 0.05, side * half], 0.011, 0.011),
        limb(
          CHROME,
          [from, high - 0.08, side * half],
          [to, high - 0.08, side * half],
          0.012,
          0.012,
        ),
        limb(
          CHROME,
          [from + 0.3, high + 0.08, side * half],
          [to - 0.35, high + 0.08, side * half],
          0.009,
          0.009,
        ),
        ...[from + 0.3, to - 0.35].map((x) =>
          limb(CHROME, [x, high - 0.08, side * half], [x, high + 0.08, side * half], 0.008, 0.008),
        ),
        limb(
          CHROME,
          [from + 0.12, high - 0.08, side * half],
          [to - 0.3, 0.1, side * half * 0.85],
          0.011,
          0.011,
        ),
        limb(
          CHROME,
          [to - 0.12, high - 0.08, side * half],
          [from + 0.3, 0.1, side * half * 0.85],
          0.011,
          0.011,
        ),
        ...wheel([from + 0.28, 0, side * half * 0.85], 0.06, 2),
        ...wheel([to - 0.28, 0, side * half * 0.85], 0.06, 2),
      ]),
    ],
    turn: 0.5,
  };
}
