import { pick, type Random } from '../../../../kernels/random.ts';
import { scaleColour } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { plain } from '../../sculpt/looks.ts';
import { ball, ellipsoid, type Look, limb, type Solid } from '../../sculpt/solid.ts';
import { add, normalise, roll, type Vector } from '../../sculpt/vector.ts';
import type { Figure } from '../figure.ts';
import type { Hands } from '../stance.ts';

/** Roses of a bouquet, its leaves, and the ribbon around its stems. */
const ROSES: readonly Colour[] = [
  [0.92, 0.88, 0.82],
  [0.86, 0.48, 0.54],
  [0.74, 0.16, 0.26],
  [0.93, 0.76, 0.7],
];
const LEAF: Colour = [0.16, 0.36, 0.15];
const RIBBON: Colour = [0.9, 0.87, 0.84];

/** How many roses there are, how large one is, and how large their dome. */
const MANY = 19;
const ROSE = 0.019;
const DOME = 0.058;
/** The turn from one to the next around the dome, radians: the golden angle spreads them evenly (Vogel 1979). */
const GOLDEN = 2.39996;

/** A rose: petals lie around its middle in rings. */
const roseLook = (colour: Colour, [, y0, z0]: Vector): Look => ({
  paint: (_x, y, z) => {
    const turn = Math.atan2(z - z0, y - y0);
    const out = Math.hypot(y - y0, z - z0) / ROSE;
    return scaleColour(colour, 0.86 + 0.2 * Math.sin(out * 9 + turn * 2));
  },
});

/** A bouquet in both hands before the waist of a body of those measures, and where the hands are. */
export function bridalBouquet(
  random: Random,
  { waist, shoulders }: Figure,
): { readonly hands: Hands; readonly pieces: readonly Solid[] } {
  const grip: Vector = [0.135, waist + 0.03, 0];
  const middle = add(grip, [0.045, 0.075, 0]);
  const hold = (side: number): Vector => add(grip, [-0.012, 0.004 * side, side * 0.22 * shoulders]);
  const [leaf, ribbon] = [plain(LEAF), plain(RIBBON, { gloss: 0.3 })];
  const roses = Array.from({ length: MANY }, (_, n) => {
    const ahead = 1 - (n / MANY) * 1.25;
    const out = Math.sqrt(Math.max(0, 1 - ahead * ahead));
    const way = normalise([
      ahead * 0.8 + 0.2,
      out * Math.cos(n * GOLDEN) + 0.25,
      out * Math.sin(n * GOLDEN),
    ]);
    const at = add(middle, [way[0] * DOME, way[1] * DOME, way[2] * DOME]);
    return ball(roseLook(pick(random, ROSES), at), at, ROSE);
  });
  const leaves = [0, 1, 2, 3, 4, 5, 6].map((n) => {
    const turn = (n / 7) * 2 * Math.PI;
    return ellipsoid(
      leaf,
      add(middle, [-0.028, 0.055 * Math.sin(turn), 0.066 * Math.cos(turn)]),
      [0.012, 0.03, 0.026],
      0,
      roll(0.5),
    );
  });
  return {
    hands: { near: hold(-1), far: hold(1) },
    pieces: [
      ball(leaf, middle, DOME * 0.9),
      ...leaves,
      ...roses,
      limb(leaf, middle, add(grip, [-0.012, -0.075, 0]), 0.016, 0.013),
      limb(ribbon, add(grip, [0.012, 0.014, 0]), add(grip, [-0.002, -0.026, 0]), 0.021, 0.019),
      limb(ribbon, add(grip, [0.01, -0.02, 0.012]), add(grip, [0.016, -0.15, 0.026]), 0.006, 0.008),
      limb(
        ribbon,
        add(grip, [0.01, -0.02, -0.01]),
        add(grip, [0.014, -0.13, -0.028]),
        0.006,
        0.008,
      ),
    ],
  };
}
