import { mixColour, scaleColour, smoothstep } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import type { Ground } from '../../ground.ts';
import { chance, inside, plainFront } from '../../street/front.ts';
import { ellipsoidAt, frustumAt } from '../../street/round-solid.ts';
import {
  boxOn,
  type Paint,
  type Plot,
  plainPaint,
  roofOn,
  type Solid,
  within,
} from '../../street/solid.ts';
import { LAMP } from '../../street/street-lamps.ts';
import { paved } from '../built/paved-site.ts';
import { plotOf } from '../hedge.ts';
import { LEVEL } from '../level-site.ts';
import type { SceneryPlan, Site } from '../site.ts';
import { box } from './kit.ts';

const CLAY: Colour = [0.74, 0.45, 0.28];
const SAND: Colour = [0.82, 0.61, 0.4];
/** Where the wall of the court stands. World units. */
const WALL = 27;

/** A kasbah of the desert: towers of clay that lean inward, patterns in their upper walls, around a court with palms. */
export const KASBAH: SceneryPlan = {
  land: 'desert',
  relief: 0.5,
  trees: 0,
  views: [
    { horizon: 0.56, lens: 0.94, eye: 0.15 },
    { horizon: 0.48, lens: 0.9, eye: 0.34 },
    { horizon: 0.61, lens: 0.86, eye: 0.13 },
    { horizon: 0.55, lens: 1.1, eye: 0.16 },
  ],
  ground:
    (wild): Ground =>
    (x, z) => {
      const out = Math.max(Math.abs(x) - 60, z - 90, 0);
      // The village climbs a hill behind its wall.
      const hill = 15 * smoothstep(WALL + 8, WALL + 60, z) * smoothstep(52, 22, Math.abs(x + 6));
      const share = smoothstep(0, 80, out);
      return (LEVEL + hill) * (1 - share) + Math.max(LEVEL - 4, wild(x, z)) * share;
    },
  soil: paved((_, z) => [scaleColour(z < WALL ? [0.78, 0.58, 0.4] : SAND, 1), z < 100 ? 1 : 0]),
  lampAt: () => (_, y, z) => (z < WALL + 2 ? 0.35 * smoothstep(9, 2, y - LEVEL) : 0.1),
  solids: (site) => [...court(site), ...town(site), ...well()],
  has: new Set(['palm', 'castle']),
  isTended: (x, z) => z < 100 && Math.abs(x) < 60,
};

/** Walls of rammed earth, holes and triangles of bricks toward the top, slits for windows. */
const earth =
  (high: number, number: number, lamps: number): Paint =>
  ({ role, long }, { along, up, pixel }) => {
    if (role === 'level') return plainFront(scaleColour(CLAY, 0.95));
    const tone =
      0.94 +
      0.14 * chance(number, 1, 1) +
      0.04 * Math.sin(up * 7) +
      0.05 * Math.sin(along * 1.3 + number) * Math.sin(up * 0.8);
    const straw =
      pixel < 0.1 ? 0.06 * (chance(Math.floor(along * 9), Math.floor(up * 9), number) - 0.5) : 0;
    const off = along - long / 2;
    const cell = off / 0.62;
    const inCell = Math.abs(cell - Math.floor(cell) - 0.5);
    const edge = inside(Math.abs(off), -1, long / 2 - 0.5, pixel);
    const band = up - (high - 3.2);
    const fine = smoothstep(0.3, 0.08, pixel);
    const triangle = band > 0 && band < 0.9 && inCell < 0.46 * (1 - band / 0.9) ? 1 : 0;
    const lozenge = band > 1.2 && band < 2.2 && inCell * 2 + Math.abs(band - 1.7) * 2 < 0.8 ? 1 : 0;
    const pattern = edge * fine * Math.max(triangle, lozenge);
    const count = Math.max(1, Math.round(long / 2.2));
    const u = (along / long) * count;
    const row = Math.floor(up / 3);
    const slit =
      inside(Math.abs(u - Math.floor(u) - 0.5) * (long / count), -1, 0.2, pixel) *
      inside(up - row * 3, 1.5, 2.35, pixel) *
      (up < high - 3.4 && up > 2 ? 1 : 0);
    const isLit = chance(number, row, Math.floor(u)) < lamps * 1.5;
    return {
      colour: mixColour(
        scaleColour(CLAY, tone + straw),
        [0.2, 0.11, 0.07],
        Math.max(0.75 * pattern, slit),
      ),
      glass: 0,
      glow: isLit ? scaleColour(LAMP, slit) : [0, 0, 0],
    };
  };

/** Walls that lean inward as they rise, horns at the corners. */
function tower(plot: Plot, low: number, high: number, number: number, lamps: number): Solid[] {
  const lean = 14;
  const paint = earth(high, number, lamps);
  const slopes = (['front', 'back', 'start', 'end'] as const).map((side) => ({
    side,
    pitch: lean,
    from: low,
  }));
  const inset = high / lean;
  const top = within(plot, inset, inset, plot.wide - 2 * inset, plot.deep - 2 * inset);
  const horns = [0, 0.5, 1].flatMap((a) =>
    [0, 0.5, 1]
      .filter((b) => a !== 0.5 || b !== 0.5)
      .map((b) => {
        const at = within(top, a * (top.wide - 0.5), b * (top.deep - 0.5), 0.5, 0.5);
        const tall = a === 0.5 || b === 0.5 ? 0.55 : 1.05;
        return roofOn(
          at,
          low + high - 0.05,
          low + high + tall,
          (['start', 'end'] as const).map((side) => ({ side, pitch: 5, from: low + high })),
          plainPaint(scaleColour(CLAY, 0.96)),
        );
      }),
  );
  return [roofOn(plot, low, low + high, slopes, paint), ...horns];
}

/** The wall of the court with its gate between two towers, wings on both sides, a gallery along one. */
function court({ lamps, setting: { side } }: Site): Solid[] {
  const gate: Paint = ({ role, long }, { along, up, pixel }) => {
    const own = earth(7.4, 5, 0)({ role, long } as never, { along, up, pixel });
    if (role !== 'front') return own;
    const off = Math.abs(along - long / 2);
    const round = Math.hypot(off, up - 3.1);
    const hole = Math.max(
      inside(off, -1, 1.3, pixel) * inside(up, -1, 3, pixel),
      inside(round, -1, 1.6, pixel) * inside(up, 2.4, 9, pixel),
    );
    const rim = Math.max(
      inside(off, -1, 1.75, pixel) * inside(up, -1, 3, pixel),
      inside(round, -1, 2.05, pixel) * inside(up, 2.2, 9, pixel),
    );
    const nails =
      (Math.abs(((along / 0.3) % 1) - 0.5) < 0.12 && Math.abs(((up / 0.3) % 1) - 0.5) < 0.12
        ? 0.6
        : 0) + (off < 0.03 ? 0.6 : 0);
    const wood = mixColour([0.36, 0.22, 0.13], [0.15, 0.09, 0.06], nails);
    return plainFront(mixColour(mixColour(own.colour, [0.9, 0.8, 0.66], rim), wood, hole));
  };
  const wing = (from: number, to: number, number: number) => {
    const plot = plotOf(from, 9, to, WALL + 3);
    return [
      boxOn(plot, LEVEL - 0.5, LEVEL + 6.4, earth(6.6, number, lamps)),
      ...merlons(plot, LEVEL + 6.4),
    ];
  };
  const front = plotOf(-15, WALL, 15, WALL + 2.2);
  return [
    boxOn(plotOf(-4.4, WALL - 0.6, 4.4, WALL + 2.4), LEVEL - 0.2, LEVEL + 7.4, gate),
    ...merlons(plotOf(-4.4, WALL - 0.6, 4.4, WALL + 2.4), LEVEL + 7.4),
    boxOn(front, LEVEL - 0.5, LEVEL + 5.6, earth(5.8, 2, lamps)),
    ...merlons(front, LEVEL + 5.6),
    ...tower(plotOf(-8.6, WALL - 1.6, -4, WALL + 3), LEVEL - 0.3, 10.6, 11, lamps),
    ...tower(plotOf(4, WALL - 1.6, 8.6, WALL + 3), LEVEL - 0.3, 10.6, 12, lamps),
    ...wing(-25, -12.5, 21),
    ...wing(12.5, 25, 22),
    ...tower(
      plotOf(side > 0 ? -15.6 : 10.2, 15.5, side > 0 ? -10.2 : 15.6, 21),
      LEVEL - 0.3,
      13.6,
      17,
      lamps,
    ),
    ...carpets(side),
  ];
}

/** Steps of clay along the upper edge of a wall's front. */
const merlons = (plot: Plot, low: number): Solid[] =>
  Array.from({ length: Math.floor(plot.wide / 1.3) }, (_, n) => [
    boxOn(within(plot, 0.3 + n * 1.3, 0, 0.8, 0.4), low, low + 0.45, plainPaint(CLAY)),
    boxOn(within(plot, 0.5 + n * 1.3, 0, 0.4, 0.4), low + 0.45, low + 0.8, plainPaint(CLAY)),
  ]).flat();

/** Carpets that hang over a wall, and jars before it. */
function carpets(side: number): Solid[] {
  const woven: Paint = ({ role, long }, { along, up }) => {
    if (role !== 'front') return plainFront([0.5, 0.12, 0.12]);
    const [u, v] = [Math.abs(along - long / 2), up];
    const lozenge = (u * 1.3 + Math.abs(((v / 0.7) % 1) - 0.5) * 0.9) % 0.36;
    return plainFront(
      u > long / 2 - 0.1 ? [0.9, 0.8, 0.6] : lozenge < 0.14 ? [0.92, 0.7, 0.3] : [0.62, 0.13, 0.12],
    );
  };
  const jars = [9.6, 10.4, 11.3].map((x, n) => [
    frustumAt([side * x, LEVEL, 22 + n * 0.8], 0.7, 0.22, 0.36, plainPaint([0.66, 0.36, 0.22])),
    frustumAt(
      [side * x, LEVEL + 0.7, 22 + n * 0.8],
      0.3,
      0.36,
      0.15,
      plainPaint([0.66, 0.36, 0.22]),
    ),
  ]);
  return [
    {
      ...box(
        [side > 0 ? 9.2 : -11, LEVEL + 1.2, WALL - 0.12],
        [side > 0 ? 11 : -9.2, LEVEL + 4.2, WALL],
        woven,
      ),
      isSheer: true,
    },
    {
      ...box(
        [side > 0 ? -12 : 10.2, LEVEL + 1.2, WALL - 0.12],
        [side > 0 ? -10.2 : 12, LEVEL + 4.2, WALL],
        woven,
      ),
      isSheer: true,
    },
    ...jars.flat(),
  ];
}

/** Houses and towers that climb the hill behind the wall. */
function town({ groundAt, lamps }: Site): Solid[] {
  return Array.from({ length: 46 }, (_, n) => {
    const x = -48 + 88 * chance(n, 1, 2);
    const z = WALL + 8 + 52 * chance(n, 2, 2);
    const ground = groundAt(x, z) - 2;
    const [wide, high] = [5 + 4 * chance(n, 3, 2), 5.5 + 4 * chance(n, 4, 2)];
    const plot = plotOf(x, z, x + wide, z + wide * 0.9);
    if (n % 4 === 0)
      return tower(plotOf(x, z, x + 5, z + 5), ground, 11 + 5 * chance(n, 5, 2), n, lamps);
    return [
      boxOn(plot, ground, ground + high, earth(high + 3, n, lamps)),
      ...merlons(plot, ground + high),
    ];
  }).flat();
}

/** A round well with its beam. */
const well = (): Solid[] => [
  frustumAt([-2.8, LEVEL, 15.5], 0.85, 1.1, 1, plainPaint([0.66, 0.45, 0.32]), 12),
  frustumAt([-2.8, LEVEL + 0.84, 15.5], 0.03, 0.75, 0.75, plainPaint([0.08, 0.1, 0.12]), 12),
  box([-3.9, LEVEL, 15.4], [-3.7, LEVEL + 2.2, 15.6], plainPaint([0.38, 0.26, 0.17])),
  box([-1.9, LEVEL, 15.4], [-1.7, LEVEL + 2.2, 15.6], plainPaint([0.38, 0.26, 0.17])),
  box([-4, LEVEL + 2.1, 15.4], [-1.6, LEVEL + 2.28, 15.6], plainPaint([0.38, 0.26, 0.17])),
  ellipsoidAt([-2.8, LEVEL + 1.5, 15.5], 0.22, 0.24, plainPaint([0.3, 0.22, 0.16])),
];
