import { pick, type Random } from '../../../../kernels/random.ts';
import { scaleColour } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { plain } from '../../sculpt/looks.ts';
import { ball, ellipsoid, limb, type Solid } from '../../sculpt/solid.ts';
import { add, pitch, type Vector } from '../../sculpt/vector.ts';
import type { Figure } from '../figure.ts';
import type { Hands } from '../stance.ts';

const BLOOMS: readonly Colour[] = [
  [0.86, 0.2, 0.3],
  [0.95, 0.62, 0.16],
  [0.93, 0.55, 0.66],
  [0.94, 0.91, 0.84],
  [0.62, 0.36, 0.7],
];
const SUN: Colour = [0.95, 0.7, 0.06];
const SEEDS: Colour = [0.2, 0.11, 0.05];
const LEAF: Colour = [0.2, 0.42, 0.16];

/** How many flowers an armful has, and how large one is, in heights of who has it: sunflowers are larger and fewer. */
const OF = { flowers: { many: 19, large: 0.026 }, sunflowers: { many: 9, large: 0.045 } } as const;
/** How far the flowers spread to the sides, and how high they are over the hands, the nearest to the body the highest. */
const SPREAD = { aside: 0.12, low: 0.04, high: 0.11, back: 0.02, ahead: 0.1 } as const;

/** Long stems in both arms before the body of those measures, with flowers of a colour, null for those of several, or with sunflowers at their ends; and where the hands are. */
export function armful(
  random: Random,
  { waist, shoulders }: Figure,
  areSunflowers: boolean,
  colour: Colour | null,
): { readonly hands: Hands; readonly pieces: readonly Solid[] } {
  const grip: Vector = [0.13, waist + 0.01, 0];
  const { many, large } = areSunflowers ? OF.sunflowers : OF.flowers;
  const leaf = plain(LEAF);
  const flowers = Array.from({ length: many }, (_, n): Solid[] => {
    const share = n / (many - 1);
    // They alternate between the front row and the back one.
    const row = (n % 3) / 2;
    const at = add(grip, [
      SPREAD.back + SPREAD.ahead * (1 - row),
      SPREAD.low + SPREAD.high * row + 0.05 * (random.unit() - 0.5),
      2 * SPREAD.aside * (share - 0.5) + 0.03 * (random.unit() - 0.5),
    ]);
    const foot = add(grip, [0.01, -0.14, -0.5 * SPREAD.aside * (share - 0.5)]);
    const own = areSunflowers
      ? SUN
      : scaleColour(colour ?? pick(random, BLOOMS), 0.85 + 0.3 * random.unit());
    return [
      limb(leaf, foot, at, 0.006, 0.006),
      ...(areSunflowers ? sunflower(at, large, own) : [ball(plain(own), at, large)]),
      ellipsoid(leaf, add(at, [-0.02, -0.045, 0.01]), [0.022, 0.012, 0.026]),
    ];
  }).flat();
  const hold = (side: number): Vector => add(grip, [0.012, 0.004 * side, side * 0.34 * shoulders]);
  return { hands: { near: hold(-1), far: hold(1) }, pieces: flowers };
}

/** A disc of petals that looks ahead and a little up, its seeds in the middle. */
function sunflower(at: Vector, large: number, colour: Colour): Solid[] {
  const up = pitch(0.35);
  const petals = {
    paint: (_x: number, y: number, z: number): Colour =>
      scaleColour(colour, 0.88 + 0.16 * Math.sin(13 * Math.atan2(y - at[1], z - at[2]))),
  };
  return [
    ellipsoid(petals, at, [0.28 * large, large, large], 0, up),
    ellipsoid(
      plain(SEEDS),
      add(at, [0.2 * large, 0.05 * large, 0]),
      [0.2 * large, 0.46 * large, 0.46 * large],
      0,
      up,
    ),
  ];
}
