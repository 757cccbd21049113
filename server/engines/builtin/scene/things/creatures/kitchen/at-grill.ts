import { plain, worn } from '../../sculpt/looks.ts';
import { ball, box, ellipsoid, limb, type Solid } from '../../sculpt/solid.ts';
import { add, type Vector } from '../../sculpt/vector.ts';
import { figureOf } from '../figure.ts';
import type { WithGear } from '../with-gear.ts';

/** Where the middle of a grill is ahead of who stands at it, and half its sides; in a man's heights. */
const GRILL = { ahead: 0.46, deep: 0.17, wide: 0.3 } as const;

/** At a grill over glowing coals, tongs with a sausage in one hand, more of them and meat on the bars, smoke rising. */
export const grilling: WithGear = (traits, one) => {
  const { waist } = figureOf(traits);
  const high = waist - 0.12;
  const on = (ahead: number, up: number, aside: number): Vector => [
    GRILL.ahead + ahead,
    high + up,
    aside,
  ];
  const black = plain([0.09, 0.09, 0.1], { gloss: 0.4 });
  const steel = plain([0.72, 0.74, 0.78], { gloss: 0.7 });
  const embers = worn([1, 0.36, 0.08], 0.5, { glow: () => 0.9 });
  const brown = plain([0.56, 0.24, 0.1], { gloss: 0.4 });
  const near = on(-0.2, 0.17, -0.1);
  const held = on(-0.03, 0.12, -0.06);
  return [
    ...one('tending', { near, far: on(-0.24, 0.03, 0.18) }),
    box(black, on(0, -0.05, 0), [GRILL.deep, 0.05, GRILL.wide], undefined, 0.02),
    box(embers, on(0, -0.008, 0), [GRILL.deep - 0.02, 0.01, GRILL.wide - 0.02]),
    ...[-1, 1].flatMap((x) =>
      [-1, 1].map((z) =>
        limb(
          steel,
          on(x * (GRILL.deep - 0.03), -0.08, z * (GRILL.wide - 0.04)),
          [GRILL.ahead + x * GRILL.deep, 0, z * GRILL.wide],
          0.013,
          0.013,
        ),
      ),
    ),
    ...Array.from({ length: 13 }, (_, n) => {
      const z = (GRILL.wide - 0.02) * (n / 6 - 1);
      return limb(
        steel,
        on(-GRILL.deep + 0.01, 0.016, z),
        on(GRILL.deep - 0.01, 0.016, z),
        0.005,
        0.005,
      );
    }),
    // Sausages and steaks.
    ...[0, 1, 2, 3, 4].map((n) =>
      limb(
        brown,
        on(-0.1 + 0.05 * n, 0.036, -0.2),
        on(-0.09 + 0.05 * n, 0.036, -0.06),
        0.019,
        0.019,
      ),
    ),
    ...[0, 1, 2].map((n) =>
      ellipsoid(
        plain([0.4, 0.17, 0.1]),
        on(-0.06 + 0.07 * (n % 2), 0.035, 0.04 + 0.085 * n),
        [0.05, 0.017, 0.04],
      ),
    ),
    limb(brown, add(held, [-0.03, 0, -0.05]), add(held, [0.02, 0, 0.05]), 0.02, 0.02),
    ...[-1, 1].map((side) => limb(steel, near, add(held, [0, 0.012 * side, 0]), 0.006, 0.005)),
    ...smoke(on(0.02, 0.06, 0)),
  ];
};

/** Smoke that rises from that place. */
const smoke = (from: Vector): Solid[] =>
  Array.from({ length: 16 }, (_, n) => {
    const share = n / 15;
    const at = add(from, [
      0.05 * Math.sin(n * 2.1) + 0.08 * share,
      0.5 * share,
      0.1 * Math.sin(n * 1.3) + 0.05 * share,
    ]);
    return ball(plain([0.86, 0.87, 0.88], { sheer: 0.75 }), at, 0.025 + 0.045 * share);
  });
