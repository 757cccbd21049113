import { mixColour, scaleColour, smoothstep } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import type { Ground } from '../../ground.ts';
import { chance, plainFront } from '../../street/front.ts';
import { frustumAt } from '../../street/round-solid.ts';
import { type Paint, plainPaint, type Solid } from '../../street/solid.ts';
import { box, clay, facade, gabled, grove } from '../famous/kit.ts';
import { plotOf } from '../hedge.ts';
import type { SceneryPlan, Site } from '../site.ts';

/** The village: how far aside and how far off its church is on the picture's side. World units. */
const VILLAGE = { aside: 21, z: 92 } as const;
const FOREST: Colour = [0.17, 0.31, 0.12];
const ROCK: Colour = [0.5, 0.48, 0.46];
const SNOW: Colour = [0.95, 0.97, 1];

/** How far aside the stream's middle is at a distance, on the picture's side; how far that of the valley. World units. */
const streamAt = (z: number): number => -1.5 + 6.5 * Math.sin(z / 19 - 0.5) - 0.03 * z;
const middleAt = (z: number): number => 0.05 * z + 14 * Math.sin(z / 190);

/** A green valley between mountains: a stream winds through meadows past a village with its church, woods on the slopes. */
export const VALLEY: SceneryPlan = {
  land: 'lake',
  isNear: true,
  relief: 0.8,
  trees: 0.14,
  views: [
    { horizon: 0.56, lens: 0.95, eye: 0.95 },
    { horizon: 0.5, lens: 0.9, eye: 1.3 },
    { horizon: 0.6, lens: 0.88, eye: 0.9 },
    { horizon: 0.56, lens: 1.08, eye: 1.05 },
  ],
  amongWalkers: [
    { horizon: 0.58, lens: 0.95, eye: 0.5 },
    { horizon: 0.53, lens: 0.9, eye: 0.62 },
    { horizon: 0.62, lens: 0.88, eye: 0.46 },
    { horizon: 0.57, lens: 1.08, eye: 0.55 },
  ],
  ground:
    (_, { side, noise }): Ground =>
    (x, z) => {
      const across = side * x;
      const rough = noise.fbm(x / 80, z / 80, 5);
      const fine = noise.fbm(x / 14, z / 14, 3);
      const off = Math.abs(across - streamAt(z));
      const bed = smoothstep(3.6, 1.8, off) * smoothstep(240, 200, z);
      const floor = 1.1 + 0.25 * fine + 0.012 * z * smoothstep(4, 30, off) - 2.2 * bed;
      const wide = 30 + 0.16 * Math.min(z, 300);
      const slope = Math.max(0, Math.abs(across - middleAt(z)) - wide - 12 * rough);
      const spurs = 1 + 0.7 * noise.fbm(x / 150 + 4, z / 90, 3);
      const sides = slope * 0.72 * spurs * smoothstep(14, 60, z);
      const end = (150 + 190 * Math.max(-0.2, rough)) * smoothstep(330, 640, z);
      return floor + Math.min(250 + 130 * rough, sides + end);
    },
  soil:
    (wild, { side, noise, snowy, season }) =>
    (x, z, height, steepness) => {
      const own = wild(x, z, height, steepness);
      if (z < 26 || snowy) return own;
      const rough = noise.fbm(x / 10, z / 10, 3);
      const wood = scaleColour(FOREST, 1 + 0.6 * rough);
      const slopes =
        smoothstep(18, 36, height + 9 * noise.fbm(x / 34, z / 34, 3)) *
        smoothstep(190, 130, height + 30 * rough);
      const bare = smoothstep(120, 180, height + 40 * rough);
      const white = smoothstep(190, 240, height + 50 * rough - 26 * steepness);
      // Meadows are mown in strips.
      const strip = chance(Math.floor((side * x + 0.5 * z) / 11), Math.floor(z / 34), 6);
      const lush = mixColour([0.22, 0.42, 0.1], [0.42, 0.52, 0.16], strip);
      const meadow = season === 'autumn' ? own : mixColour(own, lush, 0.6 * smoothstep(26, 50, z));
      const green = mixColour(meadow, wood, slopes);
      const stone = mixColour(green, scaleColour(ROCK, 1 + 0.5 * rough), bare);
      return mixColour(stone, SNOW, white);
    },
  water: { deep: [0.08, 0.2, 0.22], shallow: [0.3, 0.4, 0.34], roughness: 0.16 },
  lampAt: () => (_, y) => 0.3 * smoothstep(16, 3, y),
  solids: (site) => [...village(site), ...woods(site), ...footbridge(site)],
  has: new Set(['house', 'church', 'bridge']),
  isTended: (x, z, { side }) =>
    z > 150 ||
    Math.abs(side * x - streamAt(z)) < 3.4 ||
    Math.hypot(side * x - VILLAGE.aside, (z - VILLAGE.z) * 0.7) < 30,
};

/** Gabled houses around a white church with a pointed spire. */
function village({ setting: { side, snowy }, groundAt, lamps }: Site): Solid[] {
  const tiles = clay([0.62, 0.28, 0.18]);
  const roof: Paint = (face, place) => (snowy ? plainFront([0.94, 0.96, 1]) : tiles(face, place));
  const walls: readonly Colour[] = [
    [0.94, 0.92, 0.85],
    [0.92, 0.84, 0.66],
    [0.9, 0.88, 0.84],
    [0.5, 0.34, 0.22],
  ];
  const homes = Array.from({ length: 20 }, (_, n): Solid[] => {
    const across = VILLAGE.aside - 19 + 44 * ((n * 0.618) % 1);
    const z = VILLAGE.z - 20 + 52 * chance(n, 2, 5);
    if (Math.hypot(across - VILLAGE.aside, z - VILLAGE.z) < 7) return [];
    if (Math.abs(across - streamAt(z)) < 8) return [];
    const x = side * across;
    const low = groundAt(x, z) - 0.4;
    const [wide, deep] = [5.4 + 2 * chance(n, 3, 5), 5];
    const look = facade({
      ...{ wall: walls[n % 4] as Colour, trim: [0.96, 0.95, 0.9], shutters: [0.24, 0.4, 0.26] },
      ...{
        bay: 1.8,
        storey: 2.3,
        foot: 0.4,
        number: n,
        lamps: lamps * 1.6,
        window: [0.36, 0.6, 1.7],
      },
    });
    return [
      ...gabled(
        plotOf(x - wide / 2, z, x + wide / 2, z + deep),
        low - 1,
        low + 4.2,
        [0.95, n % 3 === 0 ? 'front' : 'sides'],
        look,
        roof,
      ),
      box([x + 1, low + 5, z + 2.2], [x + 1.6, low + 8, z + 2.8], plainPaint([0.6, 0.4, 0.32])),
    ];
  }).flat();
  const x = side * VILLAGE.aside;
  const { z } = VILLAGE;
  const low = groundAt(x, z) - 0.5;
  const white = facade({
    ...{ wall: [0.95, 0.94, 0.9], trim: [0.8, 0.76, 0.68], bay: 2.4, storey: 6, foot: 0.6 },
    ...{ number: 3, lamps, window: [0.36, 1.6, 3.6], arch: 0.4 },
  });
  const away = x > 0 ? 1 : -1;
  return [
    ...homes,
    ...gabled(
      plotOf(Math.min(x, x + away * 10), z, Math.max(x, x + away * 10), z + 6),
      low - 1,
      low + 6.4,
      [1.1, 'front'],
      white,
      roof,
    ),
    box(
      [x - away * 3.6 - 1.8, low - 1, z + 1],
      [x - away * 3.6 + 1.8 + 1, low + 12.4, z + 4.8],
      white,
    ),
    frustumAt(
      [x - away * 3.6 + 0.5, low + 12.4, z + 2.9],
      9.5,
      2.9,
      0.05,
      plainPaint(snowy ? [0.8, 0.84, 0.9] : [0.3, 0.2, 0.18]),
      4,
    ),
  ];
}

/** Firs at the foot of the slopes, a few round trees by the stream and the houses. */
function woods({ setting: { side }, groundAt }: Site): Solid[] {
  const firs = Array.from({ length: 150 }, (_, n): readonly [number, number] => {
    const z = 50 + 120 * chance(n, 1, 8);
    const way = chance(n, 3, 8) > 0.5 ? 1 : -1;
    return [side * (middleAt(z) + way * (32 + 0.16 * z + 34 * chance(n, 2, 8))), z];
  });
  const round = Array.from({ length: 26 }, (_, n): readonly [number, number] => {
    const z = 44 + 100 * chance(n, 4, 8);
    return [side * (streamAt(z) + (n % 2 === 0 ? -1 : 1) * (5 + 9 * chance(n, 5, 8))), z];
  });
  return [
    ...grove(firs, groundAt, 'fir', FOREST),
    ...grove(round, groundAt, 'round', [0.24, 0.4, 0.13]),
  ];
}

/** A small bridge of stone over the stream before the village. */
function footbridge({ setting: { side }, groundAt }: Site): Solid[] {
  const z = 58;
  const x = side * streamAt(z);
  const top = groundAt(x + 6, z) + 0.7;
  const stone = plainPaint([0.6, 0.57, 0.52]);
  return [
    box([x - 5, top - 0.7, z], [x + 5, top, z + 2], stone),
    box([x - 5, top, z], [x + 5, top + 0.6, z + 0.3], stone),
    ...[-4.4, 4.4].map((off) =>
      box([x + off - 1.4, -3, z], [x + off + 1.4, top - 0.2, z + 2], stone),
    ),
    ...[-2.6, 2.6].map((off) =>
      box([x + off - 0.8, top - 1.3, z], [x + off + 0.8, top - 0.3, z + 2], stone),
    ),
  ];
}
