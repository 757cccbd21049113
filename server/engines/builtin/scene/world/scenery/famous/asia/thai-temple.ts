import { mixColour, scaleColour } from '../../../../arithmetic.ts';
import type { Colour } from '../../../../words/idea.ts';
import { inside, plainFront } from '../../../street/front.ts';
import { boxOn, type Paint, plainPaint, roofOn, type Solid } from '../../../street/solid.ts';
import { turned } from '../../../street/turned.ts';
import { paved } from '../../built/paved-site.ts';
import { prism } from '../../built/prism.ts';
import { plotOf } from '../../hedge.ts';
import { LEVEL } from '../../level-site.ts';
import type { SceneryPlan, Site } from '../../site.ts';
import { box, wire } from '../kit.ts';

const GOLD: Colour = [0.93, 0.7, 0.22];
const WHITE: Colour = [0.96, 0.95, 0.91];
const RED: Colour = [0.62, 0.12, 0.1];
const gold = plainPaint(GOLD);

/** A temple of Thailand: steep roofs of orange and green tiles in tiers over a white hall, gilded gables and horns, golden spires beside it. */
export const THAI_TEMPLE: SceneryPlan = {
  land: 'field',
  relief: 0.3,
  trees: 0.22,
  views: [
    { horizon: 0.66, lens: 0.95, eye: 0.38 },
    { horizon: 0.58, lens: 0.9, eye: 0.9 },
    { horizon: 0.7, lens: 0.86, eye: 0.34 },
    { horizon: 0.66, lens: 1.1, eye: 0.42 },
  ],
  ground: (wild) => (x, z) =>
    z < 110 && Math.abs(x) < 70
      ? LEVEL
      : LEVEL +
        Math.max(
          0,
          (wild(x, z) - LEVEL) * Math.min(1, Math.max(0, Math.max(z - 110, Math.abs(x) - 70)) / 80),
        ),
  soil: paved((x, z, soft) => {
    const joint =
      Math.min(Math.abs(x / 1.4 - Math.round(x / 1.4)), Math.abs(z / 1.4 - Math.round(z / 1.4))) *
      1.4;
    const isPath = Math.abs(x) < 3.2;
    const fine = Math.max(0, 1 - soft * 6);
    return [
      scaleColour(
        isPath ? [0.7, 0.56, 0.44] : [0.66, 0.61, 0.54],
        joint < 0.04 ? 1 - 0.22 * fine : 1,
      ),
      z < 84 && Math.abs(x) < 40 ? 1 : 0,
    ];
  }),
  lampAt: () => (_, y, z) => (z < 70 ? 0.5 : 0.1) * (y > LEVEL + 16 ? 0.5 : 1),
  solids: (site) => [
    ...hall(site),
    ...chedi(-15.5, 40, 1),
    ...chedi(16, 44, 1.1),
    ...chedi(-28, 62, 1.35),
    ...wall(),
    ...guardians(),
  ],
  isTended: (x, z) => z < 90 && Math.abs(x) < 44,
  has: new Set(['temple']),
};

/** Tiles of orange with a border of green. */
const tiled =
  (long: number): Paint =>
  ({ role }, { along, up, pixel }) => {
    if (role !== 'roof') return plainFront(GOLD);
    const row = Math.floor(up / 0.3);
    const scale = (along / 0.3 + 0.5 * (row & 1)) % 1;
    const tone = pixel < 0.12 ? 0.9 + 0.18 * Math.sin(scale * Math.PI) : 1;
    const edge = Math.min(along, long - along, up);
    const colour: Colour =
      edge < 0.5 ? [0.9, 0.7, 0.2] : edge < 1.2 ? [0.1, 0.4, 0.24] : [0.86, 0.38, 0.1];
    return plainFront(scaleColour(colour, tone));
  };

/** A tier of the roof over the hall, its gable toward the eye: half as wide, from where its eaves are to where its ridge is, from near to far. */
function tier(half: number, eaves: number, ridge: number, near: number, far: number): Solid[] {
  const pitch = (ridge - eaves) / half;
  const gable: Paint = ({ origin }, { along, up, pixel }) => {
    const [u, v] = [along + origin[0], up];
    const inner = (ridge - eaves) * (1 - Math.abs(u) / half) - v;
    const swirl = Math.sin(u * 5) * Math.sin(v * 5) + Math.sin(Math.hypot(u, v - 1) * 7);
    const field = mixColour(RED, GOLD, swirl > 0.15 ? 0.9 : 0.15);
    return plainFront(
      inner < 0.5 ? GOLD : mixColour(field, [0.1, 0.32, 0.26], inside(inner, 0.5, 0.75, pixel)),
    );
  };
  const slopes = (['start', 'end'] as const).map((side) => ({ side, pitch, from: LEVEL + eaves }));
  const horns = [near - 0.15, far].flatMap((z) => [
    // A slender horn at the ridge, and a hook at each end of the eaves.
    wire([0, LEVEL + ridge - 0.2, z], [0, LEVEL + ridge + 1, z - 0.5], 0.13, gold),
    wire([0, LEVEL + ridge + 1, z - 0.5], [0, LEVEL + ridge + 2, z - 0.3], 0.07, gold),
    ...[-1, 1].flatMap((end) => [
      wire([end * half, LEVEL + eaves, z], [0, LEVEL + ridge, z], 0.17, gold),
      wire(
        [end * half, LEVEL + eaves, z],
        [end * (half + 0.7), LEVEL + eaves + 0.9, z],
        0.14,
        gold,
      ),
    ]),
  ]);
  return [
    roofOn(plotOf(-half, near, half, far), LEVEL + eaves, LEVEL + ridge, slopes, tiled(far - near)),
    prism(
      [
        [-half + 0.2, eaves],
        [half - 0.2, eaves],
        [0, ridge - 0.25],
      ],
      near - 0.12,
      near - 0.02,
      gable,
    ),
    ...horns,
  ];
}

function hall({ lamps }: Site): Solid[] {
  const wall: Paint = ({ role, long }, { along, up, pixel }) => {
    if (role === 'level') return plainFront(WHITE);
    const count = Math.max(1, Math.round(long / 3));
    const wide = long / count;
    const off = Math.abs(along - (Math.floor(along / wide) + 0.5) * wide);
    const isDoor = role === 'front' && Math.abs(along - long / 2) < 1.4;
    const half = isDoor ? 1 : 0.55;
    const middle = isDoor ? Math.abs(along - long / 2) : off;
    const point = (isDoor ? 4.6 : 3.6) - middle * 1.4;
    const frame =
      inside(middle, -1, half + 0.34, pixel) * inside(up, isDoor ? -1 : 0.8, point + 0.9, pixel);
    const hole = inside(middle, -1, half, pixel) * inside(up, isDoor ? -1 : 1.1, point, pixel);
    const leaf: Colour = isDoor ? [0.4, 0.1, 0.08] : [0.12, 0.1, 0.12];
    return {
      colour: mixColour(mixColour(WHITE, GOLD, frame), leaf, hole),
      glass: 0.1 * hole,
      glow: scaleColour([1, 0.7, 0.3], Math.min(0.7, lamps * 2) * hole),
    };
  };
  const column = (x: number, z: number) => [
    box([x - 0.42, LEVEL + 1.6, z - 0.42], [x + 0.42, LEVEL + 8.2, z + 0.42], ({ role }, { up }) =>
      plainFront(role !== 'level' && (up < 0.5 || up > 5.9) ? GOLD : WHITE),
    ),
    box([x - 0.6, LEVEL + 7.9, z - 0.6], [x + 0.6, LEVEL + 8.4, z + 0.6], gold),
  ];
  const steps = Array.from({ length: 6 }, (_, n) =>
    box(
      [-3.4, LEVEL, 24.6 + n * 0.4],
      [3.4, LEVEL + 0.27 * (n + 1), 28],
      plainPaint(scaleColour(WHITE, n % 2 === 0 ? 0.96 : 0.88)),
    ),
  );
  return [
    box([-8.6, LEVEL, 27], [8.6, LEVEL + 1.6, 56], plainPaint([0.9, 0.88, 0.84])),
    ...steps,
    boxOn(plotOf(-6, 32, 6, 54), LEVEL + 1.6, LEVEL + 9, wall),
    ...[-6.6, -2.4, 2.4, 6.6].flatMap((x) => column(x, 28.6)),
    ...[-7.4, 7.4].flatMap((x) => [34, 40, 46, 52].flatMap((z) => column(x, z))),
    box([-7.6, LEVEL + 8.4, 28], [7.6, LEVEL + 9, 55], plainPaint(RED)),
    // Wide tiers are low, narrow ones rise through them.
    ...tier(8.8, 7.8, 12.6, 27.4, 56),
    ...tier(6.2, 10.4, 16.2, 29, 54),
    ...tier(4.4, 13, 19.8, 31.4, 51.6),
  ];
}

/** A golden bell under a spire of rings, on its square base. */
function chedi(x: number, z: number, size: number): Solid[] {
  const at = (up: number) => LEVEL + up * size;
  const rings = [
    [3.4, 2.4],
    [3.1, 3],
    [2.7, 3.1],
    [2.5, 4.6],
    [2, 6.4],
    [1.3, 7.5],
    [0.9, 7.7],
  ] as const;
  const shine: Paint = ({ normal }) =>
    plainFront(scaleColour(GOLD, 0.92 + 0.2 * normal[1] + 0.1 * normal[0]));
  return [
    boxOn(
      plotOf(x - 4.4 * size, z - 4.4 * size, x + 4.4 * size, z + 4.4 * size),
      LEVEL,
      at(1.3),
      plainPaint(WHITE),
    ),
    boxOn(
      plotOf(x - 3.7 * size, z - 3.7 * size, x + 3.7 * size, z + 3.7 * size),
      at(1.3),
      at(2.4),
      gold,
    ),
    ...turned(
      [x, z],
      rings.map(([radius, up]) => [radius * size, at(up)] as const),
      14,
      shine,
    ),
    box([x - 0.9 * size, at(7.6), z - 0.9 * size], [x + 0.9 * size, at(8.3), z + 0.9 * size], gold),
    ...turned(
      [x, z],
      Array.from(
        { length: 13 },
        (_, n) => [(0.85 - 0.06 * n - (n % 2) * 0.1) * size, at(8.3 + 0.5 * n)] as const,
      ),
      10,
      shine,
    ),
    ...turned(
      [x, z],
      [
        [0.14 * size, at(14.3)],
        [0.02, at(18)],
      ],
      6,
      shine,
    ),
  ];
}

/** A low white wall with red coping around the court. */
const wall = (): Solid[] =>
  [-1, 1].flatMap((side) => [
    box(
      [Math.min(side * 9, side * 40), LEVEL, 21.5],
      [Math.max(side * 9, side * 40), LEVEL + 1.5, 22.1],
      plainPaint(WHITE),
    ),
    box(
      [Math.min(side * 8.8, side * 40), LEVEL + 1.5, 21.3],
      [Math.max(side * 8.8, side * 40), LEVEL + 1.75, 22.3],
      plainPaint([0.8, 0.34, 0.14]),
    ),
  ]);

/** Snakes of gold and green along the steps, their heads raised toward who comes. */
const guardians = (): Solid[] =>
  [-1, 1].flatMap((side) => {
    const x = side * 3.9;
    const green = plainPaint([0.1, 0.42, 0.3]);
    return [
      wire([x, LEVEL + 1.8, 27.6], [x, LEVEL + 0.6, 24.4], 0.34, green),
      wire([x, LEVEL + 0.6, 24.4], [x, LEVEL + 2.3, 23.6], 0.3, green),
      ...[-0.34, 0, 0.34].map((aside) =>
        wire(
          [x + aside * 0.4, LEVEL + 2.2, 23.6],
          [x + aside, LEVEL + 2.9 - Math.abs(aside) * 0.4, 23.2],
          0.16,
          gold,
        ),
      ),
      box([x - 0.5, LEVEL, 23.1], [x + 0.5, LEVEL + 0.5, 24.8], plainPaint(WHITE)),
    ];
  });
