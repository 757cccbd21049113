import { mix, mixColour, scaleColour, smoothstep } from '../../../../arithmetic.ts';
import type { Setting } from '../../../../setting.ts';
import type { Colour } from '../../../../words/idea.ts';
import type { Ground } from '../../../ground.ts';
import { ellipsoidAt, FINE, frustumAt } from '../../../street/round-solid.ts';
import { type Paint, plainPaint, type Solid } from '../../../street/solid.ts';
import { plotOf } from '../../hedge.ts';
import type { SceneryPlan, Site } from '../../site.ts';
import { box, clay, facade, gabled, wire } from '../kit.ts';

/** Pillars of rock: to the right on the picture's side, ahead, how far from its middle its edge is, how high its top is. The monastery stands on the first. World units. */
const PILLARS = [
  [5, 104, 21, 58],
  [-62, 168, 26, 70],
  [70, 190, 24, 52],
  [-24, 236, 20, 46],
  [130, 260, 40, 84],
] as const;
const [CRAG] = PILLARS;
const WALL: Colour = [0.86, 0.77, 0.62];
const ROCK: Colour = [0.6, 0.54, 0.47];
const STAIN: Colour = [0.3, 0.28, 0.26];
const WOOD: Colour = [0.36, 0.23, 0.14];
const TILES: Colour = [0.74, 0.36, 0.2];
const SHRUB: Colour = [0.2, 0.29, 0.12];

/** How far up a pillar of rock a place is, 0 at its foot to 1 on its top: ledges break its walls. */
function rising(
  { side, noise }: Pick<Setting, 'side' | 'noise'>,
  [aside, ahead, radius]: (typeof PILLARS)[number],
  x: number,
  z: number,
): number {
  const [u, v] = [side * x - aside, z - ahead];
  const turn = Math.atan2(v, u);
  const ribs = 0.09 * Math.sin(turn * 5 + ahead) + 0.06 * Math.sin(turn * 11 + aside);
  const away = Math.hypot(u, v) / radius + ribs + 0.07 * noise.fbm(x / 9, z / 9, 3);
  return 0.8 * smoothstep(1.3, 0.98, away) + 0.2 * smoothstep(2.3, 1.2, away);
}

/** A monastery on a pillar of rock, as those of Meteora: walls over the abyss, balconies of wood, roofs of red tiles and a church with its dome, other pillars behind it. */
export const CLIFF_MONASTERY: SceneryPlan = {
  land: 'mountain',
  trees: 0.75,
  relief: 0.8,
  views: [
    { horizon: 0.72, lens: 1.2, eye: 3.2 },
    { horizon: 0.62, lens: 1.1, eye: 6 },
    { horizon: 0.76, lens: 1.05, eye: 2.6 },
    { horizon: 0.7, lens: 1.35, eye: 3.4 },
  ],
  ground:
    (wild, setting): Ground =>
    (x, z) => {
      const { noise } = setting;
      const low = 14 + 5 * noise.at(x / 50, z / 50);
      const rocks = Math.max(...PILLARS.map((one) => (one[3] - 14) * rising(setting, one, x, z)));
      const rise = Math.max(0, wild(x, z) - 14) * smoothstep(260, 520, z);
      return mix(low, 14, smoothstep(0, 30, rocks)) + rocks + rise;
    },
  soil:
    (wild, { noise }) =>
    (x, z, height, steepness) => {
      if (z > 330) return wild(x, z, height, steepness);
      const streak = smoothstep(0, 0.5, noise.fbm(x / 2.2, height / 40, 3));
      const layer = 1 + 0.1 * Math.sin(height * 0.9 + 2 * noise.fbm(x / 20, height / 9, 2));
      const rough = 1 + 0.3 * noise.fbm(x / 3, height / 3 + z / 3, 3);
      const rock = scaleColour(mixColour(ROCK, STAIN, 0.6 * streak), layer * rough);
      const green = mixColour(
        wild(x, z, height, steepness),
        scaleColour(SHRUB, 1 + 0.6 * noise.fbm(x / 4, z / 4, 3)),
        0.6,
      );
      return mixColour(
        green,
        rock,
        smoothstep(0.7, 1.4, steepness + 0.25 * noise.at(x / 6, z / 6)),
      );
    },
  // Only its own walls have lamps.
  lampAt: (setting) => (x, y, z) =>
    0.5 * smoothstep(CRAG[3] - 8, CRAG[3], y) * smoothstep(0.6, 0.9, rising(setting, CRAG, x, z)),
  isTended: (x, z, setting) => rising(setting, CRAG, x, z) > 0.3,
  has: new Set(['temple', 'church']),
  // The relief shades its rock already.
  solids: (site) => solids(site).map((one) => ({ ...one, isSheer: true as const })),
};

function solids({ setting: { side }, lamps }: Site): Solid[] {
  const [aside, ahead, , top] = CRAG;
  const x = (u: number) => side * (aside + u);
  const base = top - 12;
  const wall = (number: number, wood = false) =>
    facade({
      wall: wood ? scaleColour(WOOD, 1.35) : WALL,
      trim: wood ? WOOD : scaleColour(WALL, 0.8),
      bay: wood ? 1.7 : 2.9,
      storey: 3.1,
      foot: 9.5,
      window: [wood ? 0.5 : 0.42, 0.9, 2],
      arch: 0.35,
      number,
      lamps,
    });
  /** A wing of the monastery on the edge: where it begins aside and ahead, how wide and deep, how high over the top its eaves are. */
  const wing = (u: number, w: number, wide: number, deep: number, eaves: number, n: number) => {
    const plot = plotOf(
      Math.min(x(u), x(u + wide)),
      ahead + w,
      Math.max(x(u), x(u + wide)),
      ahead + w + deep,
    );
    return gabled(plot, base, top + eaves, [0.42, 'front'], wall(n), clay(TILES));
  };
  /** A balcony of wood that hangs out over the rock. */
  const balcony = (u: number, w: number, wide: number, low: number): Solid[] => {
    const [l, r] = [Math.min(x(u), x(u + wide)), Math.max(x(u), x(u + wide))];
    const near = ahead + w;
    return [
      box([l, top + low, near - 1.5], [r, top + low + 2.6, near], wall(7, true)),
      box([l - 0.2, top + low - 0.2, near - 1.7], [r + 0.2, top + low, near], plainPaint(WOOD)),
      box([l - 0.3, top + low + 2.6, near - 1.9], [r + 0.3, top + low + 2.85, near], clay(TILES)),
      ...[0, 0.5, 1].map((share) => {
        const at = l + (r - l) * share;
        return wire(
          [at, top + low - 0.2, near - 1.4],
          [at, top + low - 2, near],
          0.1,
          plainPaint(WOOD),
        );
      }),
    ];
  };
  const dome = (u: number, w: number, radius: number, high: number): Solid[] => {
    const [cx, cz] = [x(u), ahead + w];
    const drum: Paint = wall(3);
    return [
      frustumAt([cx, top + high - 3.4, cz], 3.6, radius, radius, drum, 12),
      frustumAt([cx, top + high + 0.1, cz], 0.3, radius + 0.4, radius + 0.3, plainPaint(TILES), 12),
      ellipsoidAt([cx, top + high + 0.3, cz], radius + 0.1, radius * 0.8, plainPaint(TILES), FINE),
      ...cross(cx, top + high + 0.2 + radius * 0.8, cz),
    ];
  };
  return [
    ...wing(-17, -13, 12, 8, 6.5, 1),
    ...wing(-6, -16.5, 13, 9, 9.5, 2),
    ...wing(6, -14, 11, 9, 6, 4),
    ...wing(-13, -4, 9, 9, 9, 5),
    ...wing(8, -4, 9, 8, 9, 6),
    ...balcony(-4.6, -16.5, 5, 5.6),
    ...balcony(8.4, -14, 5.6, 2.4),
    ...balcony(-15, -13, 4.4, 2.6),
    // The church: its body, its great dome and a small one, the tower of its bells.
    box(
      [Math.min(x(-4), x(8)), base, ahead - 6],
      [Math.max(x(-4), x(8)), top + 12, ahead + 6],
      wall(8),
    ),
    ...dome(2, -1, 3.4, 17),
    ...dome(-3, 2, 1.9, 14.4),
    ...tower(x(14.6), ahead - 7.5, top, wall(9)),
  ];
}

/** A bell tower under a pointed roof. */
const tower = (x: number, z: number, low: number, wall: Paint): Solid[] => [
  box([x - 1.8, low - 10, z - 1.8], [x + 1.8, low + 14.4, z + 1.8], wall),
  frustumAt([x, low + 14.4, z], 3, 3, 0.05, clay(TILES), 4),
  ...cross(x, low + 17.2, z),
];

const cross = (x: number, y: number, z: number): Solid[] => {
  const iron = plainPaint([0.16, 0.15, 0.14]);
  return [
    wire([x, y, z], [x, y + 1.9, z], 0.1, iron),
    wire([x - 0.6, y + 1.25, z], [x + 0.6, y + 1.25, z], 0.1, iron),
  ];
};
