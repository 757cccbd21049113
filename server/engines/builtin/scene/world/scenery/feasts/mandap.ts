import { mixColour, smoothstep } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { plainFront } from '../../street/front.ts';
import { ellipsoidAt } from '../../street/round-solid.ts';
import { type Paint, plainPaint, type Solid } from '../../street/solid.ts';
import { block, bulbsBetween, paved, post, rail } from '../built/paved-site.ts';
import { LEVEL, levelled } from '../level-site.ts';
import type { SceneryPlan, Site } from '../site.ts';
import { alongPath } from './blossoms.ts';

/** The canopy: half as wide as it is, how high, its near and its far pillars, how high its platform is; where the couple is and where the fire burns. World units. */
export const MANDAP = {
  half: 1.8,
  high: 2.55,
  near: 5.2,
  far: 7.5,
  step: 0.1,
  couple: 6.1,
  fire: 5.55,
} as const;
/** Half the width of the carpet that leads to it. */
const CARPET = 1;

const MARIGOLDS: readonly Colour[] = [
  [1, 0.58, 0.06],
  [1, 0.74, 0.1],
  [0.96, 0.44, 0.04],
  [1, 0.64, 0.08],
];
const RED: Colour = [0.7, 0.06, 0.1];
const GOLD: Colour = [0.95, 0.72, 0.24];
const LAWN: Colour = [0.24, 0.38, 0.14];

/** A Hindu wedding in the open: four pillars wound with marigolds under a canopy with garlands, a fire in a square hearth, a red carpet, strings of lights above. */
export const MANDAP_WEDDING: SceneryPlan = {
  land: 'field',
  relief: 0.5,
  trees: 0.6,
  views: [
    { horizon: 0.54, lens: 0.96, eye: 0.4 },
    { horizon: 0.6, lens: 0.9, eye: 0.52 },
    { horizon: 0.48, lens: 0.9, eye: 0.36 },
    { horizon: 0.52, lens: 1.06, eye: 0.4 },
  ],
  ground: levelled(30, 34),
  soil: paved((x, z, soft) => {
    const off = Math.abs(x);
    const edge =
      smoothstep(CARPET + soft, CARPET - soft, off) * smoothstep(MANDAP.near, MANDAP.near - 0.1, z);
    const hem = edge * smoothstep(CARPET - 0.16 - soft, CARPET - 0.16 + soft, off);
    return [
      mixColour(mixColour(LAWN, RED, edge), GOLD, hem),
      off < 30 && z < 30 ? Math.max(edge, 0.82) : 0,
    ];
  }),
  isTended: (x, z) => Math.abs(x) < 13 && z < 19,
  lampAt: () => (x, _y, z) =>
    0.95 /
    (1 + (Math.max(0, Math.abs(x) - 2.5) / 4) ** 2 + (Math.max(0, Math.abs(z - 7) - 3) / 5) ** 2),
  who: new Set(['wedding', 'bride', 'groom']),
  solids: canopy,
};

function canopy({ lamps }: Site): Solid[] {
  const { half, high, near, far, step } = MANDAP;
  const red = plainPaint(RED);
  const gold = plainPaint(GOLD);
  const corners = [-half, half].flatMap((x) => [near, far].map((z) => [x, z] as const));
  const drapes: Paint = (_, { along }) =>
    plainFront(Math.floor(along / 0.34) % 2 === 0 ? RED : GOLD);
  return [
    block(
      [-half - 0.5, 0, near - 0.5],
      [half + 0.5, step, far + 0.5],
      plainPaint([0.62, 0.1, 0.12]),
    ),
    block([-half - 0.9, 0, near - 0.95], [half + 0.9, step / 2, far + 0.5], gold),
    ...corners.flatMap(([x, z]) => [
      post(x, z, high + step, 0.1, gold),
      ...alongPath(
        (share) => [
          x + 0.13 * Math.cos(share * 40),
          step + share * high,
          z + 0.13 * Math.sin(share * 40),
        ],
        62,
        0.075,
        MARIGOLDS,
      ),
    ]),
    block(
      [-half - 0.25, high + step, near - 0.25],
      [half + 0.25, high + step + 0.36, far + 0.25],
      drapes,
    ),
    block(
      [-half - 0.3, high + step + 0.34, near - 0.3],
      [half + 0.3, high + step + 0.44, far + 0.3],
      gold,
    ),
    // Cloth behind the couple, and garlands that hang in bows and strands from the edge.
    block([-half, step, far + 0.1], [half, high + step, far + 0.16], red),
    ...[-1, 0, 1].flatMap((n) =>
      alongPath(
        (share) => [
          ((n + share - 0.5) * 2 * half) / 3,
          high + step - 0.02 - 0.5 * Math.sin(share * Math.PI),
          near - 0.26,
        ],
        26,
        0.085,
        MARIGOLDS,
      ),
    ),
    ...Array.from({ length: 13 }, (_, n) => (n / 12 - 0.5) * 2 * half).flatMap((x, n) =>
      alongPath(
        (share) => [x, high + step - share * (n % 2 === 0 ? 1.1 : 0.7), far - 0.02],
        12,
        0.07,
        n % 3 === 0 ? [[0.97, 0.95, 0.9]] : MARIGOLDS,
      ),
    ),
    ...fire(),
    ...[-1, 1].flatMap((side) => [
      ...bulbsBetween([side * 0.4, high + 2.2, far], [side * 6.5, 3.6, 2.2], 22, lamps),
      ...bulbsBetween([side * 0.2, high + 2.2, far], [side * 10, 4.2, 8], 20, lamps),
      rail([side * 6.5, 0, 2.2], [side * 6.5, 3.7, 2.2], 0.05, gold),
    ]),
    rail([0, high, far], [0, high + 2.3, far], 0.05, gold),
  ];
}

/** The square hearth of the ceremony with its fire. */
function fire(): Solid[] {
  const { fire: z, step } = MANDAP;
  const shine =
    (colour: Colour): Paint =>
    () => ({ colour, glass: 0, glow: colour });
  return [
    block([-0.42, step, z - 0.3], [0.42, step + 0.2, z + 0.3], plainPaint([0.6, 0.3, 0.18])),
    block(
      [-0.34, step + 0.2, z - 0.22],
      [0.34, step + 0.24, z + 0.22],
      plainPaint([0.12, 0.08, 0.06]),
    ),
    ...[-0.16, 0.02, 0.18].map((x, n) =>
      ellipsoidAt(
        [x, LEVEL + step + 0.36 + 0.06 * (n % 2), z],
        0.11,
        0.26 + 0.1 * (n % 2),
        shine([1.5, 0.7 + 0.2 * (n % 2), 0.14]),
      ),
    ),
  ];
}
