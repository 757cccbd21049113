import type { Random } from '../../../../kernels/random.ts';
import type { Colour } from '../../../words/idea.ts';
import { plain } from '../../sculpt/looks.ts';
import { ball, frustum, type Look, limb, ring, type Solid } from '../../sculpt/solid.ts';
import { add, roll, type Vector } from '../../sculpt/vector.ts';

const WAND = plain([0.9, 0.24, 0.4], { gloss: 0.5 });
const BOTTLE = plain([0.24, 0.52, 0.86], { gloss: 0.5 });

/** How many bubbles fly, how far the last is ahead of the first, and how large they are at the least and at the most. */
const BUBBLES = { many: 13, far: 0.56, least: 0.014, most: 0.05 } as const;

/** The colours of a thin film, in bands from its top down. */
const film = ([, y, z]: Vector, radius: number): Look => ({
  paint: (_x, py, pz): Colour => {
    const turn = 7 * ((py - y) / radius) + 3 * ((pz - z) / radius);
    return [
      0.82 + 0.18 * Math.sin(turn),
      0.86 + 0.14 * Math.sin(turn + 2.1),
      0.94 + 0.06 * Math.sin(turn + 4.2),
    ];
  },
  gloss: 1,
  sheer: 0.84,
});

/** A wand before the lips, its bottle in the other hand, and the bubbles that fly ahead and up from it. */
export function soapBubbles(
  random: Random,
  wand: Vector,
  { near, far }: { readonly near: Vector; readonly far: Vector },
): Solid[] {
  const bubble = (n: number): Solid => {
    const share = n / (BUBBLES.many - 1);
    const radius =
      BUBBLES.least + (BUBBLES.most - BUBBLES.least) * ((n * 0.618) % 1) * share ** 0.3;
    const at = add(wand, [
      0.05 + BUBBLES.far * share,
      0.12 * Math.sin(n * 2.4) * share ** 0.6 - 0.02 + 0.03 * random.unit(),
      0.18 * Math.cos(n * 2.4 + 1) * share,
    ]);
    return ball(film(at, radius), at, radius);
  };
  return [
    limb(WAND, add(near, [0, -0.01, 0]), add(wand, [0, -0.026, 0]), 0.006, 0.005),
    ring(WAND, wand, 0.026, 0.005, roll(Math.PI / 2)),
    frustum(BOTTLE, add(far, [0.025, -0.045, 0]), 0.085, 0.024, 0.024),
    frustum(WAND, add(far, [0.025, 0.04, 0]), 0.018, 0.018, 0.018),
    ...Array.from({ length: BUBBLES.many }, (_, n) => bubble(n)),
  ];
}
