import { mixColour, scaleColour, smoothstep } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { chance, DARK, inside, plainFront } from '../../street/front.ts';
import { ellipsoidAt, FINE, frustumAt } from '../../street/round-solid.ts';
import { type Paint, type Point, type Solid } from '../../street/solid.ts';
import { LAMP } from '../../street/street-lamps.ts';
import { box } from '../famous/kit.ts';
import { rodBetween, upright } from '../far/pieces.ts';
import type { Site } from '../site.ts';
import { RIVERSIDE } from './riverside.ts';

/** The tower of pearls: how far aside on the picture's side, how far off, how high the middles of its two great spheres are and their radii. World units. */
const PEARL = { aside: -26, z: 118, spheres: [13, 31], radii: [5, 4] } as const;
/** The three highest towers: how far aside, how far off, how high. World units. */
const TIERED = { aside: 14, z: 166, high: 56 } as const;
const OPENER = { aside: 28, z: 172, high: 64 } as const;
const TWISTED = { aside: 41, z: 168, high: 80 } as const;
const ROSE: Colour = [0.78, 0.3, 0.44];
const SILVER: Colour = [0.74, 0.76, 0.8];

/** What stands across from the Bund: the tower of pearls, the three highest towers and the others. */
export const pudong = (site: Site): Solid[] => [
  ...pearl(site),
  ...tiered(site),
  ...opener(site),
  ...twisted(site),
  ...others(site),
];

/** How strongly what is lit by the city shines, 0 to 1, by the share of lit windows. */
export const shining = (lamps: number): number => Math.min(1, lamps * 2.6);

/** Glass in storeys, its windows lit in part, as if a light of a colour lay on it. Lengths in world units. */
const glazed =
  (glass: Colour, number: number, lamps: number, light: Colour): Paint =>
  ({ role }, { along, up, pixel }) => {
    if (role === 'level') return plainFront(scaleColour(glass, 0.8));
    const storey = Math.floor(up / 1.1);
    const bay = Math.floor(along / 0.9);
    const fine = smoothstep(1, 0.3, pixel);
    const joint = inside(up / 1.1 - storey, 0, 0.24, pixel / 1.1);
    const lit = chance(number, bay, storey) < lamps * 1.2 ? 1 : 0;
    const window = (1 - joint) * (fine * lit + (1 - fine) * Math.min(0.8, lamps));
    return {
      colour: mixColour(mixColour(glass, DARK, 0.35), glass, 0.35 + 0.65 * joint),
      glass: 0.5,
      glow: [0, 1, 2].map(
        (c) => 0.75 * window * (LAMP[c] as number) + 0.3 * shining(lamps) * (light[c] as number),
      ) as unknown as Colour,
    };
  };

/** What is lit in a colour of its own. */
export const neon =
  (colour: Colour, light: Colour, lamps: number): Paint =>
  () => ({ colour, glass: 0.2, glow: scaleColour(light, shining(lamps)) });

/** The tower of pearls: three columns on slanting legs through two great spheres and small ones, a needle over them. */
function pearl({ setting: { side }, lamps }: Site): Solid[] {
  const x = side * PEARL.aside;
  const { z, spheres, radii } = PEARL;
  const concrete = neon(SILVER, [0.55, 0.3, 0.75], lamps);
  const ball: Paint = (_, { along, up }) => {
    const lattice = Math.abs(Math.sin(along * 2.6) * Math.sin(up * 2.6));
    const rib = smoothstep(0.2, 0.05, lattice);
    return {
      colour: mixColour(ROSE, [0.9, 0.7, 0.76], 0.6 * rib),
      glass: 0.3,
      glow: scaleColour([1.15, 0.25, 0.7], shining(lamps) * (0.75 + 0.5 * rib)),
    };
  };
  const [low, high] = spheres;
  const foot = RIVERSIDE.high + 1;
  const spots: readonly Point[] = [
    [-1.5, 0, -0.9],
    [1.5, 0, -0.9],
    [0, 0, 1.7],
  ];
  return [
    frustumAt([x, foot, z], 2.4, 9, 7.4, concrete, 18),
    ...spots.flatMap(([dx, , dz]) => [
      rodBetween([x + dx, foot, z + dz], [x + dx, high, z + dz], [0.75, 0.7], 8, concrete),
      rodBetween(
        [x + dx * 5.4, foot, z + dz * 5.4],
        [x + dx, low - 1, z + dz],
        [0.7, 0.6],
        7,
        concrete,
      ),
    ]),
    ...[19.4, 21.7, 24, 26.3].map((y) => ellipsoidAt([x, y, z], 1.15, 1, ball)),
    ellipsoidAt([x, low, z], radii[0], radii[0], ball, FINE),
    ellipsoidAt([x, high, z], radii[1], radii[1], ball, FINE),
    frustumAt([x, high, z], 8, 1.5, 1.1, concrete, 10),
    ellipsoidAt([x, high + 8.4, z], 1.7, 1.7, ball),
    frustumAt([x, high + 9, z], 13, 0.6, 0.1, neon(SILVER, [1, 0.5, 0.8], lamps), 7),
  ];
}

/** A tower like a pagoda: tiers that grow shorter upward, each with a cornice. */
function tiered({ setting: { side }, lamps }: Site): Solid[] {
  const x = side * TIERED.aside;
  const { z, high } = TIERED;
  const wall = glazed([0.62, 0.62, 0.62], 31, lamps, [1, 0.72, 0.3]);
  const edge = neon([0.8, 0.79, 0.74], [1.1, 0.8, 0.36], lamps);
  const parts: Solid[] = [];
  const tiers = 11;
  for (let n = 0, y = 0; n < tiers; n++) {
    const tall = (0.17 - 0.0125 * n) * high * 0.91;
    const half = 4.6 - 0.3 * n;
    parts.push(
      box([x - half, y, z - half], [x + half, y + tall, z + half], wall),
      box(
        [x - half - 0.35, y + tall - 0.4, z - half - 0.35],
        [x + half + 0.35, y + tall, z + half + 0.35],
        edge,
      ),
    );
    y += tall;
    if (n === tiers - 1) parts.push(frustumAt([x, y, z], 7, 0.9, 0.06, edge, 6));
  }
  return parts;
}

/** A tower that narrows to an edge with a wide opening under its top. */
function opener({ setting: { side }, lamps }: Site): Solid[] {
  const x = side * OPENER.aside;
  const { z, high } = OPENER;
  const glass = glazed([0.5, 0.6, 0.7], 57, lamps, [0.3, 0.5, 1]);
  const rim = neon([0.72, 0.78, 0.84], [0.7, 0.85, 1.2], lamps);
  const opens = high * 0.86;
  return [
    frustumAt([x, 0, z], opens, 7, 4.4, glass, 4),
    ...[-1, 1].map((way) =>
      upright(
        [
          [x + way * 4.4, z],
          [x + way * 2.5, z - 1.2],
          [x + way * 2.5, z + 1.2],
        ],
        opens,
        high - 1.6,
        rim,
      ),
    ),
    box([x - 3.9, high - 1.8, z - 0.8], [x + 3.9, high, z + 0.8], rim),
  ];
}

/** The highest, which turns as it narrows: a seam winds around it. */
function twisted({ setting: { side }, lamps }: Site): Solid[] {
  const x = side * TWISTED.aside;
  const { z, high } = TWISTED;
  const glass = glazed([0.56, 0.66, 0.74], 83, lamps, [0.35, 0.6, 1]);
  const seam = neon([0.86, 0.9, 0.94], [0.8, 0.95, 1.25], lamps);
  const radius = (up: number) => 6 - 3.1 * (up / high) ** 1.2;
  const steps = 9;
  const body = Array.from({ length: steps }, (_, n) => {
    const [from, to] = [(n / steps) * high, ((n + 1) / steps) * high];
    return frustumAt([x, from, z], to - from, radius(from), radius(to), glass, 14);
  });
  const at = (up: number): Point => {
    const turn = -2.5 + (up / high) * 2.1;
    const out = radius(up) + 0.1;
    return [x + out * Math.cos(turn), up, z + out * Math.sin(turn)];
  };
  const winding = Array.from({ length: 14 }, (_, n) =>
    rodBetween(at((n / 14) * high), at(((n + 1) / 14) * high), [0.34, 0.34], 4, seam),
  );
  return [
    ...body,
    ...winding,
    upright(
      [
        [x - 2.9, z + 0.5],
        [x, z - 2.6],
        [x + 2.6, z + 1.4],
      ],
      high,
      high + 2.6,
      glass,
    ),
  ];
}

/** The other towers of the shore, the two globes of a hall among them, trees before them. */
function others({ setting: { side }, lamps }: Site): Solid[] {
  const tones: readonly Colour[] = [
    [0.62, 0.7, 0.76],
    [0.74, 0.7, 0.62],
    [0.5, 0.58, 0.66],
    [0.7, 0.64, 0.6],
  ];
  const lights: readonly Colour[] = [
    [0.3, 0.5, 1],
    [1, 0.6, 0.25],
    [0.8, 0.3, 0.7],
    [0.25, 0.8, 0.8],
  ];
  const rows = [
    { z: 112, step: 12.6, least: 7, more: 10 },
    { z: 138, step: 13, least: 15, more: 19 },
    { z: 196, step: 15, least: 22, more: 26 },
  ];
  const towers = rows.flatMap(({ z, step, least, more }, row) =>
    Array.from({ length: 30 }, (_, n): Solid[] => {
      const x = (n - 14.5) * step + 4 * chance(n, row, 7);
      const wide = step * (0.5 + 0.26 * chance(n, row, 8));
      // The tower of pearls stands free.
      if (row === 0 && Math.abs(x + wide / 2 - side * PEARL.aside) < 15) return [];
      const high = least + more * chance(n, row, 9);
      const k = Math.floor(4 * chance(n, row, 10));
      const [tone, light] = [tones[k] as Colour, lights[k] as Colour];
      return [
        box([x, 0, z], [x + wide, high, z + 10], glazed(tone, n + 31 * row, lamps, light)),
        box(
          [x + 0.6, high, z + 1],
          [x + wide - 0.6, high + 1.2, z + 8],
          neon(scaleColour(tone, 0.9), light, lamps * 0.7),
        ),
      ];
    }).flat(),
  );
  const globe = neon([0.58, 0.66, 0.76], [0.4, 0.5, 1.1], lamps);
  const leaf: Paint = (_, { along, up }) =>
    plainFront(
      scaleColour([0.16, 0.3, 0.14], 0.7 + 0.6 * chance(Math.floor(along), Math.floor(up * 2), 3)),
    );
  return [
    ...towers,
    ...[-40, -48].map((aside) => ellipsoidAt([side * aside, 5.6, 108], 3, 3, globe, FINE)),
    box([-200, 2.6, 99.4], [200, 4.6, 101.4], leaf),
  ];
}
