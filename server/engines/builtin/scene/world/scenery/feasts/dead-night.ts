import { mixColour, scaleColour, smoothstep } from '../../../arithmetic.ts';
import { createNoise } from '../../../noise.ts';
import type { Colour } from '../../../words/idea.ts';
import { chance, inside, plainFront } from '../../street/front.ts';
import { frustumAt } from '../../street/round-solid.ts';
import { type Paint, type Point, plainPaint, type Solid } from '../../street/solid.ts';
import { block, paved, post, rail } from '../built/paved-site.ts';
import { LEVEL, levelled } from '../level-site.ts';
import type { SceneryPlan, Site } from '../site.ts';
import { alongPath } from './blossoms.ts';
import { candleFor, MARIGOLDS } from './for-the-dead.ts';
import { alongCord } from './on-street.ts';

/** Tombs: how far aside of the path, how far off the rows are. World units. */
const TOMBS = { aside: [2.1, 4.6, 7.3], rows: [4.6, 7.6, 11, 15, 20] } as const;
const STONE: Colour = [0.62, 0.6, 0.56];
const petals = createNoise(8_311);
const EARTH: Colour = [0.3, 0.24, 0.18];
const PAPERS: readonly Colour[] = [
  [0.95, 0.2, 0.5],
  [0.98, 0.7, 0.1],
  [0.2, 0.66, 0.36],
  [0.5, 0.24, 0.7],
  [0.1, 0.56, 0.8],
];

/** A cemetery in Mexico on the Day of the Dead: tombs under marigolds and candles, cut paper over the path. */
export const DEAD_NIGHT: SceneryPlan = {
  land: 'field',
  relief: 0.4,
  trees: 0.6,
  time: 'night',
  views: [
    { horizon: 0.42, lens: 0.98, eye: 0.36 },
    { horizon: 0.36, lens: 0.92, eye: 0.56 },
    { horizon: 0.5, lens: 0.9, eye: 0.34 },
    { horizon: 0.42, lens: 1.15, eye: 0.37 },
  ],
  ground: levelled(40, 60),
  soil: paved((x, z, soft) => {
    const off = Math.abs(x) - 0.75;
    const lies = petals.fbm(x * 7, z * 5, 3);
    const strewn = smoothstep(0.25 + soft, -0.25 - soft, off - 0.5 * lies);
    const petal = mixColour(
      [0.78, 0.32, 0.03],
      [1, 0.6, 0.06],
      smoothstep(-0.25, 0.25, petals.fbm(x * 11 + 9, z * 8, 2)),
    );
    return [mixColour(EARTH, petal, 0.92 * strewn), Math.abs(x) < 14 && z < 34 ? 1 : 0];
  }),
  lampAt: () => (x, y, z) =>
    (z < 26 ? 0.34 : 0.12) * Math.exp(-Math.max(0, y - LEVEL) / 2.2) * (Math.abs(x) < 10 ? 1 : 0.4),
  isTended: (x, z) => Math.abs(x) < 10 && z < 26,
  has: new Set(['grave', 'candle', 'flower']),
  solids,
};

function solids({ lamps }: Site): Solid[] {
  const glow = Math.min(1, 0.3 + lamps * 2.4);
  return [
    ...TOMBS.rows.flatMap((z, row) =>
      TOMBS.aside.flatMap((aside, n) =>
        [-1, 1].flatMap((side) =>
          tomb(side * aside, z + 0.4 * ((n + row) % 2), row * 7 + n * 2 + side, glow),
        ),
      ),
    ),
    // Candles along the path.
    ...Array.from({ length: 13 }, (_, n) =>
      [-1, 1].flatMap((side) => candleFor([side * 1.06, LEVEL, 3.4 + n * 1.1], n, glow)),
    ).flat(),
    ...[5.6, 10, 15].flatMap((z, row) => papers(z, row, glow)),
  ];
}

/** A tomb: a low slab heaped with marigolds, a cross or a stone at its head, candles round it. */
function tomb(x: number, z: number, number: number, glow: number): Solid[] {
  const half = 0.55;
  const far = z + 1.7;
  const tone = 0.85 + 0.25 * chance(number, 1, 1);
  const stone = plainPaint(scaleColour(number % 4 === 0 ? [0.5, 0.66, 0.7] : STONE, tone));
  const low = 0.32;
  const face: Paint = ({ role, long }, { along, up, pixel }) => {
    const plain = scaleColour(STONE, tone);
    if (role !== 'front') return plainFront(plain);
    const off = along - long / 2;
    const bar = Math.max(
      inside(Math.abs(off), -1, 0.04, pixel) * inside(up, 0.3, 0.8, pixel),
      inside(Math.abs(off), -1, 0.15, pixel) * inside(up, 0.6, 0.68, pixel),
    );
    return plainFront(mixColour(plain, [0.25, 0.22, 0.2], bar));
  };
  const marker =
    number % 3 === 0
      ? [
          block([x - 0.4, low, far - 0.1], [x + 0.4, 1.05, far + 0.08], face),
          frustumAt(
            [x, LEVEL + 1.05, far],
            0.22,
            0.38,
            0.1,
            plainPaint(scaleColour(STONE, tone)),
            8,
          ),
        ]
      : [
          block([x - 0.07, low, far - 0.08], [x + 0.07, 1.5, far + 0.06], stone),
          block([x - 0.34, 1.06, far - 0.08], [x + 0.34, 1.2, far + 0.06], stone),
        ];
  return [
    block([x - half, 0, z], [x + half, low, far], stone),
    ...marker,
    ...alongPath(
      (s) => [x + 0.28 * Math.sin(s * 40), low + 0.05, z + 0.15 + s * 1.4],
      26,
      0.22,
      MARIGOLDS,
    ),
    ...alongPath(
      (s) => [x + (s - 0.5) * 0.8, low + 0.62 + 0.35 * Math.sin(Math.PI * s), far - 0.14],
      9,
      0.13,
      MARIGOLDS,
    ),
    ...[-0.42, -0.12, 0.2, 0.46].flatMap((dx, n) =>
      candleFor([x + dx, LEVEL, z - 0.16 - 0.08 * (n % 2)], number * 5 + n, glow),
    ),
    ...[-0.4, 0.4].flatMap((dx, n) =>
      candleFor([x + dx, LEVEL + low, z + 0.5 + n * 0.6], number * 9 + n, glow),
    ),
  ];
}

/** Cut paper in many colours on a cord between two posts over the path. */
function papers(z: number, row: number, glow: number): Solid[] {
  const half = 3.4;
  const wood = plainPaint([0.3, 0.22, 0.16]);
  const places = alongCord([-half, 3.3, z], [half, 3.3, z], 11, 0.25);
  return [
    post(-half, z, 3.35, 0.06, wood),
    post(half, z, 3.35, 0.06, wood),
    ...places.slice(1).flatMap((to, n): Solid[] => {
      const from = places[n] as Point;
      const paper = PAPERS[(n + row) % PAPERS.length] as Colour;
      const y = (from[1] + to[1]) / 2;
      const cut: Paint = (_, { along, up, pixel }) => {
        const [u, v] = [(along / (to[0] - from[0] - 0.06)) * 2 - 1, (up / 0.46) * 2 - 1];
        const isEye = Math.hypot((Math.abs(u) - 0.3) / 0.16, (v - 0.15) / 0.2) < 1;
        const isMouth = Math.abs(v + 0.45) < 0.1 && Math.abs(u) < 0.36;
        const isFringe = v < -0.76 && Math.abs(u * 4 - Math.round(u * 4)) < 0.22;
        const hole = pixel < 0.08 && (isEye || isMouth || isFringe) ? 0.8 : 0;
        const colour = mixColour(paper, [0.05, 0.04, 0.08], hole);
        return { colour, glass: 0, glow: scaleColour(colour, 0.3 * glow) };
      };
      return [
        rail(from, to, 0.012, wood),
        {
          ...block([from[0] + 0.03, y - 0.48, z - 0.01], [to[0] - 0.03, y - 0.02, z + 0.01], cut),
          isSheer: true,
        },
      ];
    }),
  ];
}
