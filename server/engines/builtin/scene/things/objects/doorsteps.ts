import { mixColour, scaleColour } from '../../arithmetic.ts';
import type { Colour } from '../../words/idea.ts';
import { plain, worn } from '../sculpt/looks.ts';
import { portray } from '../sculpt/portray.ts';
import { box, ellipsoid, frustum, type Solid } from '../sculpt/solid.ts';
import type { Sprite } from '../sprite.ts';
import type { Wish } from '../wish.ts';

/** How many steps there are, how high and how deep each is, and half the width of the upmost. Metres. */
const STEPS = { many: 4, high: 0.17, deep: 0.32, half: 0.8 } as const;
/** How far before the middle the foremost step begins. Metres. */
const FRONT = -(STEPS.many * STEPS.deep) / 2;
/** How much wider each step is than the one upon it. Metres. */
const WIDER = 0.14;
const STONE: Colour = [0.74, 0.71, 0.65];
const LIME: Colour = [0.95, 0.94, 0.9];
const CLAY: Colour = [0.7, 0.36, 0.22];
const LEAF: Colour = [0.2, 0.42, 0.16];
const PETALS: readonly Colour[] = [
  [0.86, 0.16, 0.24],
  [0.94, 0.46, 0.62],
];
/** From how far above they are seen, radians. */
const ABOVE = 0.3;

/** Stone steps before a house's door, limewashed at their edges, a pot of flowers at each end. */
export function doorsteps(wish: Wish): Sprite {
  const { many, high, deep, half } = STEPS;
  const stone = wish.colour ?? STONE;
  const model = Array.from({ length: many }, (_, n): Solid[] => {
    const wide = half + (many - 1 - n) * WIDER;
    const front = FRONT + n * deep;
    const back = FRONT + many * deep + 0.2;
    const middle = (front + back) / 2;
    const tone = worn(scaleColour(stone, 0.94 + 0.03 * n), 0.14, { fur: 0.002 });
    const edge = worn(mixColour(stone, LIME, 0.7), 0.08);
    return [
      box(
        tone,
        [0, (n + 0.5) * high, middle],
        [wide, high / 2, (back - front) / 2],
        undefined,
        0.02,
      ),
      box(edge, [0, (n + 1) * high, front + 0.03], [wide + 0.015, 0.02, 0.045], undefined, 0.015),
    ];
  }).flat();
  return portray(
    { ...wish, sight: { above: ABOVE, away: wish.sight?.away ?? 4 } },
    [...model, ...[-1, 1].flatMap((side) => pot(side))],
    0.05,
  );
}

/** A pot of flowers at one end of the second step. */
function pot(side: number): Solid[] {
  const { high, deep, half } = STEPS;
  const [x, y, z] = [side * (half + WIDER * 0.6), 2 * high, FRONT + 1.5 * deep];
  const leaf = worn(LEAF, 0.3, { fur: 0.03 });
  return [
    frustum(worn(CLAY, 0.1), [x, y, z], 0.24, 0.1, 0.15),
    ellipsoid(leaf, [x, y + 0.34, z], [0.19, 0.16, 0.17]),
    ...Array.from({ length: 9 }, (_, n) => {
      const turn = n * 2.4;
      const out = 0.05 + 0.013 * n;
      const petal = plain(PETALS[n % 2] ?? CLAY);
      return ellipsoid(
        petal,
        [x + out * Math.cos(turn), y + 0.44 - 0.01 * n, z - 0.08 - 0.06 * Math.abs(Math.sin(turn))],
        [0.045, 0.04, 0.04],
      );
    }),
  ];
}
