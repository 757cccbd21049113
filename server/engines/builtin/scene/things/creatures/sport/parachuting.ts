import type { Colour } from '../../../words/idea.ts';
import { plain } from '../../sculpt/looks.ts';
import { box, limb, type Solid } from '../../sculpt/solid.ts';
import { pitch, type Vector } from '../../sculpt/vector.ts';
import { figureOf } from '../figure.ts';
import type { WithGear } from '../with-gear.ts';

/** How high a parachute is with who hangs from it, of the height of somebody upright. */
export const PARACHUTE = 1.95;

/** A wing of cloth: of so many cells, each so wide and deep (half), how high its middle is, and how much lower each next to its side. */
const WING = { cells: 11, wide: 0.1, deep: 0.24, high: 1.86, drop: 0.016 } as const;
const CLOTH: readonly Colour[] = [
  [0.86, 0.12, 0.1],
  [0.97, 0.96, 0.93],
  [0.98, 0.74, 0.12],
];

/** In a harness beneath a wing of coloured cloth, both hands at its lines. */
export const parachuting: WithGear = (traits, one) => {
  const { shoulder, shoulders } = figureOf(traits);
  const hand = (side: number): Vector => [0.06, shoulder + 0.17, side * (shoulders + 0.09)];
  const strap = plain([0.12, 0.13, 0.15]);
  const line = plain([0.93, 0.93, 0.9]);
  const riser = (side: number): Vector => [0.02, shoulder + 0.3, side * 0.13];
  const half = (WING.cells - 1) / 2;
  const cell = (n: number): Vector => {
    const off = n - half;
    return [0, WING.high - WING.drop * off * off, 1.86 * WING.wide * off];
  };
  return [
    ...one('seated', { near: hand(-1), far: hand(1) }),
    box(strap, [-0.12, shoulder - 0.13, 0], [0.05, 0.12, 0.09], undefined, 0.03),
    ...[-1, 1].map((side) =>
      limb(strap, [0, shoulder - 0.01, side * 0.08], riser(side), 0.012, 0.01),
    ),
    ...Array.from({ length: WING.cells }, (_, n): Solid[] => {
      const [x, y, z] = cell(n);
      const side = n < half ? -1 : 1;
      const cloth = plain(CLOTH[n % CLOTH.length] ?? [1, 1, 1], { gloss: 0.2 });
      return [
        box(
          cloth,
          [x, y, z],
          [WING.deep, 0.06, WING.wide],
          pitch(-Math.atan((WING.drop * (n - half)) / WING.wide)),
          0.045,
        ),
        limb(line, riser(side), [x + 0.17, y - 0.04, z], 0.0035, 0.0035),
        limb(line, riser(side), [x - 0.17, y - 0.04, z], 0.0035, 0.0035),
      ];
    }).flat(),
  ];
};
