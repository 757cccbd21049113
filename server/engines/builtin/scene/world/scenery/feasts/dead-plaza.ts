import { mixColour, smoothstep } from '../../../arithmetic.ts';
import { createNoise } from '../../../noise.ts';
import type { Colour } from '../../../words/idea.ts';
import { plainFront } from '../../street/front.ts';
import { boxOn, type Paint, type Point, type Solid } from '../../street/solid.ts';
import { wayOf } from '../../street/way.ts';
import { plotOf } from '../hedge.ts';
import type { SceneryPlan, Site } from '../site.ts';
import { alongPath } from './blossoms.ts';
import { candleFor, MARIGOLDS } from './for-the-dead.ts';

/** The path of petals: half its width, from where to where it leads, and in how many pieces. World units. */
const PATH = { half: 0.75, from: 2, to: 24, pieces: 11 } as const;
/** The arch of marigolds over it: how far ahead, half its width, how high its feet are straight. World units. */
const ARCH = { z: 9.5, half: 1.7, straight: 1.5 } as const;
/** How high a street's ground is. World units. */
const STREET = 0;
const PETALS: readonly [Colour, Colour] = [
  [0.78, 0.32, 0.03],
  [1, 0.6, 0.06],
];
const strewn = createNoise(5_209);

/** A plaza of Mexico on the Day of the Dead: a path of petals between candles under an arch of marigolds, over it the cut paper that such a plaza has. */
export const DEAD_PLAZA: SceneryPlan = {
  land: 'street',
  time: 'night',
  views: [
    { horizon: 0.52, lens: 0.98, eye: 0.85 },
    { horizon: 0.42, lens: 0.92, eye: 1.4 },
    { horizon: 0.58, lens: 0.88, eye: 0.74 },
    { horizon: 0.5, lens: 1.14, eye: 0.85 },
  ],
  lampAt: () => (x, y, z) =>
    (z < 30 ? 0.4 : 0.2) * Math.exp(-Math.max(0, y) / 3.4) * (Math.abs(x) < 12 ? 1 : 0.6),
  isFull: true,
  has: new Set(['candle', 'flower']),
  solids,
};

function solids({ setting, lamps }: Site): Solid[] {
  const { middle } = wayOf(setting);
  const glow = Math.min(1, 0.3 + lamps * 2.4);
  const candles = Array.from({ length: 14 }, (_, n) =>
    [-1, 1].flatMap((side) => {
      const z = 3.6 + n * 1.4;
      return candleFor([middle(z) + side * (PATH.half + 0.42), 0, z], n * 2 + side, glow);
    }),
  );
  return [...path(middle), ...edges(middle), ...arch(middle(ARCH.z)), ...candles.flat()];
}

/** Petals strewn along the way. */
function path(middle: (z: number) => number): Solid[] {
  const petals: Paint = (_, { along, up }) =>
    plainFront(mixColour(...PETALS, smoothstep(-0.25, 0.25, strewn.fbm(along * 9, up * 7, 3))));
  const long = (PATH.to - PATH.from) / PATH.pieces;
  return Array.from({ length: PATH.pieces }, (_, n): Solid => {
    const near = PATH.from + n * long;
    const x = middle(near + long / 2);
    return {
      ...boxOn(plotOf(x - PATH.half, near, x + PATH.half, near + long), -0.1, 0.02, petals),
      isSheer: true,
    };
  });
}

/** Whole flowers along both edges, where the petals end unevenly. */
const edges = (middle: (z: number) => number): Solid[] =>
  [-1, 1].flatMap((side) =>
    alongPath(
      (share): Point => {
        const z = PATH.from + 1 + share * (PATH.to - PATH.from - 1);
        return [middle(z) + side * PATH.half, 0.05, z];
      },
      150,
      0.1,
      MARIGOLDS,
      STREET,
    ),
  );

/** Marigolds around an arch whose middle is so far aside. */
function arch(x: number): Solid[] {
  const { z, half, straight } = ARCH;
  const round = Math.PI * half;
  const long = round + 2 * straight;
  return alongPath(
    (share): Point => {
      const along = share * long;
      if (along < straight) return [x - half, along, z];
      if (along > straight + round) return [x + half, long - along, z];
      const turn = Math.PI * (1 - (along - straight) / round);
      return [x + half * Math.cos(turn), straight + half * Math.sin(turn), z];
    },
    150,
    0.2,
    MARIGOLDS,
    STREET,
  );
}
