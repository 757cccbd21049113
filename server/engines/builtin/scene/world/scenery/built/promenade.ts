import { mixColour, scaleColour, smoothstep } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { chance, DARK, inside, plainFront } from '../../street/front.ts';
import { frustumAt } from '../../street/round-solid.ts';
import { type Paint, plainPaint, type Solid } from '../../street/solid.ts';
import { LEVEL } from '../level-site.ts';
import type { SceneryPlan, Site } from '../site.ts';
import { lifted } from './lifted.ts';
import { band, between, block, lampPost, paved, post, rail, WHITE } from './paved-site.ts';

/** The promenade: how high over the sea it is; how far its railing is on the picture's side, and the kerb of its road and the houses on the other. World units. */
const WALK = { high: 3.4, rail: 4.8, kerb: -5.2, houses: -15 } as const;
/** How far aside palms stand, and at what distances. World units. */
export const PALMS = { aside: [3.7, -4.4], near: 9, apart: 9.5, count: 13 } as const;
const ROSE: Colour = [0.42, 0.4, 0.4];
const CREAM: Colour = [0.86, 0.83, 0.77];
const SAND: Colour = [0.93, 0.83, 0.62];
const HOUSES: readonly Colour[] = [
  [0.96, 0.84, 0.72],
  [0.95, 0.93, 0.88],
  [0.95, 0.76, 0.7],
  [0.78, 0.88, 0.86],
  [0.97, 0.9, 0.66],
];

/** A promenade along a beach: palms in two rows, a white railing over the sand, hotels behind their road. */
export const PROMENADE: SceneryPlan = {
  land: 'beach',
  trees: 0,
  views: [
    { horizon: 0.5, lens: 0.92, eye: 0.5 },
    { horizon: 0.4, lens: 0.86, eye: 1.1 },
    { horizon: 0.58, lens: 0.86, eye: 0.42 },
    { horizon: 0.48, lens: 1.05, eye: 0.6 },
  ],
  ground:
    (_, { side }) =>
    (x, z) => {
      const a = side * x - 0.0012 * Math.max(0, z - 60) ** 1.6;
      if (a < WALK.rail + 0.3) return WALK.high;
      const sand = 1.9 - 0.085 * (a - WALK.rail);
      return Math.max(
        -5,
        Math.min(
          WALK.high,
          WALK.high - (WALK.high - sand) * smoothstep(WALK.rail + 0.3, WALK.rail + 1.6, a),
        ),
      );
    },
  soil: paved((x, z, soft, { side }) => {
    const a = side * x - 0.0012 * Math.max(0, z - 60) ** 1.6;
    if (a > WALK.rail + 0.5) return [scaleColour(SAND, a > 24 ? 0.72 : 1), 1];
    if (a > WALK.kerb) {
      // Waves of two stones, as along many a sea.
      const wave = Math.sin(a * 2.1 + 1.1 * Math.sin(z * 0.9));
      const fine = Math.max(0, 1 - soft * 2.4);
      return [mixColour(ROSE, CREAM, 0.5 + 0.5 * fine * Math.sign(wave)), 1];
    }
    const line = band(a - (WALK.kerb - 4.4), 0.08, soft) * (Math.floor(z / 3) % 2 === 0 ? 1 : 0);
    const kerb = band(a - WALK.kerb, 0.18, soft);
    return [mixColour(mixColour([0.36, 0.36, 0.37], WHITE, 0.8 * line), CREAM, kerb), 1];
  }),
  lampAt:
    ({ side }) =>
    (x, _y, z) =>
      0.06 + 0.26 * between(side * x, -16, 8, 4) * Math.exp(-((((z / 17) % 1) - 0.5) ** 2) * 3),
  isTended: () => true,
  has: new Set(['palm']),
  solids,
};

function solids({ setting: { side }, lamps }: Site): Solid[] {
  const white = plainPaint(WHITE);
  const at = side * WALK.rail;
  const rails = [0.5, 1.05].map((up) => rail([at, up, 3], [at, up, 90], 0.04, white));
  const posts = Array.from({ length: 44 }, (_, n) =>
    rail([at, 0, 4 + n * 2], [at, 1.1, 4 + n * 2], 0.05, white),
  );
  const parts = [
    ...rails,
    ...posts,
    ...hotels(side, lamps),
    ...[14, 31, 48, 65].flatMap((z) => lampPost(side * 1.2 - side * 5.2, z, 6, lamps)),
    ...[18, 36].flatMap((z) => bench(side * 3.2, z)),
    ...PARASOLS.map(([aside, z], n) => parasol(side * aside, z, n)).flat(),
  ];
  return parts.map((one) => lifted(one, WALK.high - LEVEL));
}

/** Sunshades on the sand. */
const PARASOLS = [
  [9, 16],
  [12.6, 19],
  [10, 27],
  [14.4, 31],
  [11, 40],
  [15, 48],
  [12, 58],
] as const;

function parasol(x: number, z: number, number: number): Solid[] {
  const cloth = (
    [
      [0.9, 0.24, 0.2],
      [0.15, 0.5, 0.7],
      [0.96, 0.78, 0.2],
    ] as const
  )[number % 3] as Colour;
  const low = -1.9;
  return [
    frustumAt([x, LEVEL + low, z], 2.3, 0.04, 0.04, plainPaint(WHITE), 6),
    frustumAt([x, LEVEL + low + 1.9, z], 0.6, 1.3, 0.05, ({ normal }) =>
      plainFront(
        Math.round((Math.atan2(normal[2], normal[0]) / Math.PI) * 5) % 2 === 0 ? cloth : WHITE,
      ),
    ),
  ];
}

const bench = (x: number, z: number): Solid[] => [
  block([x - 0.25, 0.4, z - 0.9], [x + 0.25, 0.47, z + 0.9], plainPaint([0.14, 0.4, 0.62])),
  block([x - 0.2, 0, z - 0.7], [x + 0.2, 0.4, z - 0.6], plainPaint([0.3, 0.3, 0.3])),
  block([x - 0.2, 0, z + 0.6], [x + 0.2, 0.4, z + 0.7], plainPaint([0.3, 0.3, 0.3])),
];

/** Hotels of pale colours with rows of balconies. */
function hotels(side: number, lamps: number): Solid[] {
  return Array.from({ length: 9 }, (_, n) => {
    const near = 9 + n * 17;
    const high = 13 + 5 * chance(n, 3, 7) + (n % 3 === 1 ? 8 : 0);
    const colour = HOUSES[n % HOUSES.length] as Colour;
    const [a, b] = [side * (WALK.houses - 16), side * WALK.houses];
    return [
      block([Math.min(a, b), 0, near], [Math.max(a, b), high, near + 16], facade(colour, n, lamps)),
      block(
        [Math.min(a, b) - 0.4, high, near - 0.3],
        [Math.max(a, b) + 0.4, high + 0.5, near + 16.3],
        plainPaint(WHITE),
      ),
      post(side * (WALK.houses - 6), near + 8, high + 4.6, 0.08, plainPaint(WHITE)),
    ];
  }).flat();
}

const facade =
  (colour: Colour, number: number, lamps: number): Paint =>
  ({ role }, { along, up, pixel }) => {
    if (role === 'level') return plainFront(WHITE);
    const [bay, storey] = [along / 2.9, up / 3.3];
    const [u, v] = [(bay - Math.floor(bay)) * 2.9, (storey - Math.floor(storey)) * 3.3];
    const door = inside(u, 0.8, 2.1, pixel) * inside(v, 0.35, 2.6, pixel);
    const slab = inside(v, 0, 0.2, pixel);
    const bars =
      inside(v, 0.2, 1.15, pixel) *
      inside(Math.abs(u / 0.3 - Math.round(u / 0.3)) * 0.3, -1, 0.03, pixel);
    const awning = up < 3.3 ? inside(v, 2.3, 3, pixel) : 0;
    const isLit = chance(Math.floor(bay), Math.floor(storey), number) < lamps * 1.5;
    const stripe = Math.floor(along / 0.5) % 2 === 0 ? ([0.86, 0.3, 0.26] as const) : WHITE;
    const wall = mixColour(
      mixColour(mixColour(colour, DARK, door), WHITE, Math.max(slab, 0.8 * bars)),
      stripe,
      awning,
    );
    const pane = door * (1 - bars);
    return {
      colour: wall,
      glass: 0.4 * pane,
      glow:
        isLit || up < 3
          ? scaleColour([1, 0.78, 0.42], pane * Math.min(0.9, lamps * 2.2))
          : [0, 0, 0],
    };
  };
