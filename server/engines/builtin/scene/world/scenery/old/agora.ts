import { mixColour, scaleColour, smoothstep } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import type { Ground } from '../../ground.ts';
import { chance, inside, plainFront } from '../../street/front.ts';
import { boxOn, type Paint, type Plot, plainPaint, type Solid } from '../../street/solid.ts';
import { block, paved } from '../built/paved-site.ts';
import { frontLit } from '../far/front-lit.ts';
import { panel } from '../far/pieces.ts';
import { LEVEL } from '../level-site.ts';
import type { SceneryPlan, Site } from '../site.ts';
import { columnAt, MARBLE, on, painted, statueAt, templeOn, tiles } from './columns.ts';
import { besideSquare } from './roman-forum.ts';

/** Half the width of the square; the hill with its temples: where its middle is, half its width, how high its top. World units. */
const SQUARE = 16;
const HILL = { x: 20, z: 235, wide: 62, deep: 46, high: 44 } as const;
const BRONZE: Colour = [0.4, 0.34, 0.22];

/** The agora of an ancient Greek city: long halls of columns along a square of sand and stone, a temple at its end, statues and altars on it, the acropolis over it on its rock. */
export const AGORA: SceneryPlan = {
  land: 'field',
  relief: 0.5,
  trees: 0.1,
  time: 'day',
  views: [
    { horizon: 0.58, lens: 0.84, eye: 0.36 },
    { horizon: 0.48, lens: 0.9, eye: 0.9 },
    { horizon: 0.62, lens: 0.8, eye: 0.3 },
    { horizon: 0.56, lens: 1.05, eye: 0.5 },
  ],
  ground:
    (_, { side, noise }): Ground =>
    (x, z) => {
      const off = Math.max(
        Math.abs(x - side * HILL.x) - HILL.wide,
        (Math.abs(z - HILL.z) - HILL.deep) * 1.1,
      );
      const rough = 7 * noise.fbm(x / 16, z / 16, 4);
      const rock = HILL.high * smoothstep(16 + rough, -6 + rough, off);
      const far = smoothstep(300, 700, z) * (LEVEL + 40 * noise.fbm(x / 180, z / 180, 3) + 20);
      return LEVEL + rock + Math.max(0, far);
    },
  soil: paved((x, z, _, { noise, side }) => {
    if (z > 130) {
      const isRock =
        Math.abs(x - side * HILL.x) < HILL.wide + 20 && Math.abs(z - HILL.z) < HILL.deep + 24;
      const rough = noise.fbm(x / 9, z / 9, 4);
      const rock = scaleColour([0.66, 0.58, 0.46], 1 + 0.5 * rough);
      return [isRock ? rock : mixColour([0.5, 0.5, 0.3], [0.36, 0.42, 0.22], 0.5 + rough), 0.9];
    }
    const [u, v] = [x / 1.05, z / 1.05 + 0.5 * (Math.floor(x / 1.05) & 1)];
    const joint = Math.min(Math.abs(u - Math.round(u)), Math.abs(v - Math.round(v)));
    const slab = 0.9 + 0.2 * chance(Math.floor(u), Math.floor(v), 5);
    const sand = scaleColour([0.8, 0.7, 0.53], 1 + 0.12 * noise.fbm(x / 3, z / 3, 3));
    const way = smoothstep(5.4, 4.8, Math.abs(x));
    const stone = scaleColour([0.8, 0.75, 0.65], slab * (joint < 0.03 ? 0.8 : 1));
    return [mixColour(sand, stone, way), 1];
  }),
  light: frontLit,
  isTended: (_, z) => z < 320,
  has: new Set(['ruin', 'temple', 'statue']),
  solids,
};

function solids({ setting: { side }, groundAt }: Site): Solid[] {
  const [x, z] = [side * HILL.x, HILL.z];
  const top = Math.max(groundAt(x, z), groundAt(x, z - 20)) - 0.4;
  const doric = { columns: 6, high: 8, radius: 0.68, foot: 1.5, wall: [0.8, 0.66, 0.48] } as const;
  return [
    ...stoa(-1, 4, 62),
    ...stoa(1, 10, 56),
    ...templeOn({ x: -8, z: 82, u: [1, 0], w: [0, 1], wide: 16, deep: 30 }, LEVEL, {
      ...doric,
      isSteppedAround: true,
    }),
    // The acropolis: its great temple, a smaller one, its wall and its gate.
    ...templeOn({ x: x - 24, z: z - 16, u: [1, 0], w: [0, 1], wide: 36, deep: 60 }, top, {
      ...{ columns: 8, high: 14, radius: 1.15, foot: 2, wall: [0.84, 0.74, 0.6] },
      isSteppedAround: true,
    }),
    ...templeOn({ x: x + side * 34 - 9, z: z - 8, u: [1, 0], w: [0, 1], wide: 18, deep: 24 }, top, {
      ...{ columns: 6, high: 9, radius: 0.7, foot: 1.6, wall: [0.82, 0.7, 0.56] },
    }),
    ...[
      [-5.6, 11, 4.4],
      [8.6, 19, 4.6],
      [-8.8, 28, 4.6],
      [8.4, 40, 4.6],
      [-8.6, 46, 4.6],
    ].flatMap(([dx = 0, at = 0, high = 4], n) =>
      statueAt([side * dx, LEVEL, at], high, n % 2 === 0 ? MARBLE : BRONZE),
    ),
    ...altar(side * 3.2, 34),
  ];
}

/** A long hall open to the square: two rows of columns before a wall of colour, under a roof of tiles. */
function stoa(side: number, from: number, long: number): Solid[] {
  const plot = besideSquare(side, SQUARE, from, long, 11);
  const count = Math.round(long / 3.6);
  const wall: Paint = ({ role, long: wide }, { along, up, pixel }) => {
    const cell = wide / Math.max(1, Math.round(wide / 5));
    const off = Math.abs((((along % cell) + cell) % cell) - cell / 2);
    const door = role === 'front' ? inside(off, -1, 0.8, pixel) * inside(up, -1, 2.9, pixel) : 0;
    const dado = up < 1.2 ? 1 : 0;
    return plainFront(
      mixColour(mixColour([0.84, 0.66, 0.44], [0.56, 0.16, 0.12], dado), [0.2, 0.13, 0.1], door),
    );
  };
  const at = (inward: number, up: number, along: number) => {
    const [x, z] = on(plot, along, inward);
    return [x, LEVEL + up, z] as const;
  };
  return [
    boxOn(
      { ...plot, x: plot.x - side * 0.9, deep: 12 } satisfies Plot,
      LEVEL - 0.2,
      LEVEL + 0.5,
      plainPaint(MARBLE),
    ),
    boxOn({ ...plot, x: plot.x + side * 6.5, deep: 4.5 }, LEVEL, LEVEL + 6.2, wall),
    ...Array.from({ length: count + 1 }, (_, n) => {
      const [x, z] = on(plot, (n * long) / count, 0.6);
      return columnAt([x, LEVEL + 0.5, z], 5, 0.44);
    }).flat(),
    boxOn({ ...plot, deep: 1.2 }, LEVEL + 5.5, LEVEL + 6.6, painted),
    panel(
      [at(-0.4, 6.6, long / 2), at(11.4, 6.6, long / 2), at(5.5, 8.9, long / 2)],
      long + 0.8,
      (face, place) => (face.role === 'front' ? plainFront(MARBLE) : tiles(face, place)),
    ),
  ];
}

/** An altar on its steps, a fire on it. */
const altar = (x: number, z: number): Solid[] => [
  block([x - 1.6, 0, z - 1.2], [x + 1.6, 0.3, z + 1.2], plainPaint(MARBLE)),
  block([x - 1.1, 0.3, z - 0.7], [x + 1.1, 1.4, z + 0.7], painted),
  block([x - 1.25, 1.4, z - 0.85], [x + 1.25, 1.6, z + 0.85], plainPaint(MARBLE)),
];
