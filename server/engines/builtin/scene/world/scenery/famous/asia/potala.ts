import { mixColour, scaleColour, smoothstep } from '../../../../arithmetic.ts';
import type { Colour } from '../../../../words/idea.ts';
import { frustumAt } from '../../../street/round-solid.ts';
import { plainPaint, type Solid } from '../../../street/solid.ts';
import { plotOf } from '../../hedge.ts';
import { LEVEL } from '../../level-site.ts';
import type { SceneryPlan, Site } from '../../site.ts';
import { GRAND_SQUARE, slabs } from '../grand-square.ts';
import { box, facade, gabled } from '../kit.ts';

/** The hill of the palace: where it begins and is highest ahead, half as long, how high. World units. */
const HILL = { foot: 40, crest: 66, half: 44, high: 13 } as const;
const WHITE: Colour = [0.93, 0.91, 0.86];
const RED: Colour = [0.5, 0.15, 0.12];
const FRIEZE: Colour = [0.34, 0.09, 0.09];
const GOLD: Colour = [0.93, 0.7, 0.22];

/** A block of the palace: to the right and ahead of the square's middle, half as wide, where it begins and ends over the square. World units. */
interface Block {
  readonly x: number;
  readonly z: number;
  readonly half: number;
  readonly low: number;
  readonly high: number;
  readonly wall: Colour;
}
const BLOCKS: readonly Block[] = [
  { x: -30, z: 64, half: 8, low: 4, high: 19, wall: WHITE },
  { x: -18, z: 61, half: 8, low: 5, high: 24, wall: WHITE },
  { x: 27, z: 62, half: 9, low: 4, high: 22, wall: WHITE },
  { x: 38, z: 65, half: 5, low: 3, high: 16, wall: WHITE },
  { x: 15, z: 60, half: 6, low: 5, high: 26, wall: WHITE },
  { x: -1, z: 58, half: 11.6, low: 3, high: 17, wall: WHITE },
  { x: -1, z: 61, half: 10.4, low: 15, high: 32, wall: RED },
];

/** The Potala in Lhasa: a hill of white walls under a red palace with golden roofs, stairs that climb to it in a zigzag, a paved square before it. */
export const POTALA: SceneryPlan = {
  ...GRAND_SQUARE,
  ground:
    (_, { noise }) =>
    (x, z) => {
      const rise = smoothstep(HILL.foot, HILL.crest, z) * smoothstep(180, 110, z);
      const hill = HILL.high * rise * smoothstep(HILL.half + 26, HILL.half - 6, Math.abs(x));
      return LEVEL + hill * (1 + 0.16 * noise.fbm(x / 6, z / 6, 3));
    },
  soil: (wild, setting) => {
    const paving = slabs([0.62, 0.6, 0.57], 0.9)(wild, setting);
    return (x, z, height, steepness) => {
      const rocky = scaleColour([0.52, 0.44, 0.34], 1 + 0.4 * setting.noise.fbm(x / 3, z / 3, 3));
      return mixColour(
        paving(x, z, height, steepness),
        rocky,
        smoothstep(HILL.foot - 4, HILL.foot - 1, z),
      );
    };
  },
  has: new Set(['castle', 'temple']),
  solids: (site) => [...BLOCKS.flatMap((one, n) => block(one, n, site)), ...roofs(), ...stairs()],
};

/** Walls with rows of dark windows under a frieze of dark red, a line of white over it. */
function block({ x, z, half, low, high, wall }: Block, number: number, { lamps }: Site): Solid[] {
  const paint = facade({
    ...{ wall, trim: scaleColour(FRIEZE, 0.8), bay: 2.1, storey: 3.4, foot: 1.2, number, lamps },
    window: [0.42, 1, 2.5],
  });
  const over = (from: number, to: number, out: number, colour: Colour) =>
    box(
      [x - half - out, LEVEL + from, z - out],
      [x + half + out, LEVEL + to, z + 16],
      plainPaint(colour),
    );
  return [
    box([x - half, LEVEL + low, z], [x + half, LEVEL + high - 1.6, z + 16], paint),
    over(high - 1.6, high - 0.4, 0.12, FRIEZE),
    over(high - 0.4, high, 0.3, wall === RED ? GOLD : WHITE),
  ];
}

/** Golden roofs on the red palace, and poles of gold at its corners. */
function roofs(): Solid[] {
  const gold = plainPaint(GOLD);
  const red = plainPaint(RED);
  return [
    ...[-7.4, -1, 5.4].flatMap((x, n) => [
      ...gabled(
        plotOf(x - 2.2, 65, x + 2.2, 71),
        LEVEL + 32,
        LEVEL + (n === 1 ? 34.6 : 33.4),
        [0.7, 'front'],
        red,
        gold,
      ),
      frustumAt([x, LEVEL + (n === 1 ? 36.6 : 35.4), 68], 1.8, 0.3, 0.04, gold, 6),
    ]),
    ...BLOCKS.flatMap(({ x, z, half, high }) =>
      [-1, 1].map((side) =>
        frustumAt(
          [x + side * (half - 0.5), LEVEL + high, z + 0.5],
          2,
          0.42,
          0.3,
          plainPaint(FRIEZE),
          7,
        ),
      ),
    ),
  ];
}

/** Stairs between white walls that climb the hill's front in a zigzag. */
function stairs(): Solid[] {
  const runs = [
    [-22, 4, 2],
    [8, -10, 5.4],
    [-24, -8, 5],
    [26, 12, 2.4],
    [10, 22, 6],
  ] as const;
  return runs.flatMap(([from, to, low], run) =>
    Array.from({ length: 9 }, (_, n): Solid => {
      const x = from + ((to - from) * n) / 9;
      const wide = Math.abs(to - from) / 9 + 0.2;
      const up = LEVEL + low + n * 0.42;
      return box(
        [x - wide / 2, LEVEL - 1, 51 + run * 1.1],
        [x + wide / 2, up + 1.3, 53 + run * 1.1],
        plainPaint(scaleColour(WHITE, 0.94 + 0.04 * (n % 2))),
      );
    }),
  );
}
