import type { Colour } from '../../../words/idea.ts';
import { plain } from '../../sculpt/looks.ts';
import { ball, ellipsoid, frustum, type Look, limb, ring, type Solid } from '../../sculpt/solid.ts';
import { add, type Vector } from '../../sculpt/vector.ts';
import { figureOf } from '../figure.ts';
import type { WithGear } from '../with-gear.ts';
import { workTable } from './baker.ts';

const LEAF: Colour = [0.72, 0.82, 0.4];
const RIB: Colour = [0.95, 0.95, 0.84];
const PASTE: Colour = [0.76, 0.1, 0.04];
const GLOVE: Colour = [0.96, 0.4, 0.5];
const GLAZE: Colour = [0.3, 0.15, 0.09];

/** The leaves of a cabbage along it, pale at their foot and red where they are smeared. */
const cabbageLook = (isRed: boolean): Look => ({
  paint: (x, y, z) => {
    const rib = Math.sin(z * 210) * 0.5 + 0.5;
    const smear = isRed ? Math.sin(x * 90 + 1) * Math.sin(z * 70) + Math.sin(y * 120) * 0.4 : -1;
    if (smear > -0.2) return PASTE;
    return rib > 0.6 ? RIB : LEAF;
  },
  gloss: isRed ? 0.4 : 0.15,
});

const cabbage = (at: Vector, isRed: boolean): Solid[] => [
  ellipsoid(cabbageLook(isRed), at, [0.058, 0.045, 0.085]),
  ball(plain(isRed ? PASTE : RIB), add(at, [0, -0.005, 0.07]), 0.03, 0.02),
];

/** At a table: a wide basin of cabbage in red paste that both gloved hands rub in, green heads and a jar of glazed clay beside it. Lengths in a man's heights. */
export const kimchiMaking: WithGear = (traits, one) => {
  const { high, model, on } = workTable(figureOf(traits).tall);
  const glove = plain(GLOVE, { gloss: 0.3 });
  const hand = (side: number): Vector => on(0.33, 0.12, side * 0.085);
  const steel = plain([0.8, 0.82, 0.84], { gloss: 0.7 });
  const glaze = plain(GLAZE, { gloss: 0.6 });
  const jar: Vector = [0.5, high, 0.3];
  return [
    ...one('tending', { near: hand(-1), far: hand(1) }),
    ...model,
    ...[-1, 1].map((side) =>
      limb(glove, add(hand(side), [-0.06, 0.03, 0]), hand(side), 0.028, 0.034),
    ),
    frustum(steel, on(0.38, 0, 0), 0.075, 0.13, 0.19),
    ring(steel, on(0.38, 0.075, 0), 0.187, 0.012),
    ellipsoid(plain(PASTE, { gloss: 0.5 }), on(0.38, 0.066, 0), [0.18, 0.014, 0.18]),
    ...[-0.1, 0, 0.1].flatMap((z, n) => cabbage(on(0.4 + 0.03 * (n % 2), 0.095, z), true)),
    ...[0, 1, 2].flatMap((n) => cabbage(on(0.42 + 0.07 * (n % 2), 0.045, -0.28 - 0.08 * n), false)),
    frustum(glaze, jar, 0.09, 0.065, 0.1),
    frustum(glaze, add(jar, [0, 0.088, 0]), 0.08, 0.1, 0.062),
    ring(glaze, add(jar, [0, 0.17, 0]), 0.062, 0.012),
    ellipsoid(plain(PASTE), add(jar, [0, 0.168, 0]), [0.056, 0.02, 0.056]),
    ...cabbage(on(0.3, 0.045, 0.36), false),
  ];
};
