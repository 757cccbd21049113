import { mixColour, scaleColour, smoothstep } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { chance, DARK, inside, NO_GLOW, plainFront } from '../../street/front.ts';
import { ellipsoidAt, FINE, frustumAt } from '../../street/round-solid.ts';
import {
  boxOn,
  type Paint,
  type Plot,
  type Point,
  plainPaint,
  roofOn,
  type Solid,
  within,
} from '../../street/solid.ts';
import { clay } from '../famous/kit.ts';
import { clippedBall, clippedCone, hedgeOn, plotOf } from '../hedge.ts';
import { LEVEL, levelled } from '../level-site.ts';
import { inWorld } from '../old/in-world.ts';
import type { SceneryPlan, Site } from '../site.ts';
import { arcadeOn, wedges } from './arcade.ts';
import { block, paved, post, rail } from './paved-site.ts';

/** The garden: half its width, where its walks begin and end, how wide a bay is; half how wide its paths are, and where they cross. World units. */
const GARDEN = { half: 9.6, near: -4, end: 23.2, bay: 2.4, path: 1.15, cross: 13 } as const;
const ARCH = { half: 0.92, pier: 0.28, spring: 2.6, rise: 1, sill: 0.75, column: 0.12 } as const;
const TOP = { wall: 4.6, eaves: 4.5 } as const;
const STONE: Colour = [0.8, 0.71, 0.56];
const PALE: Colour = [0.88, 0.81, 0.69];
const ROSE: Colour = [0.62, 0.42, 0.33];
const TILES: Colour = [0.64, 0.36, 0.23];

/** The cloister of a monastery: covered walks with round arches on paired columns about a garden with its well, the church with its bell tower behind. */
export const CLOISTER: SceneryPlan = {
  land: 'field',
  relief: 0.4,
  trees: 0,
  views: [
    { horizon: 0.56, lens: 0.74, eye: 0.44 },
    { horizon: 0.5, lens: 0.8, eye: 0.7 },
    { horizon: 0.62, lens: 0.7, eye: 0.38 },
    { horizon: 0.56, lens: 0.95, eye: 0.46 },
  ],
  ground: levelled(50, 70),
  soil: paved((x, z, soft, { noise }) => {
    const { half, path, cross, end } = GARDEN;
    const out = Math.max(Math.abs(x) - half + 0.6, z - end + 0.6);
    const isPath =
      Math.min(Math.abs(x), Math.abs(z - cross)) < path ||
      Math.hypot(x, z - cross) < 2.9 ||
      out > -1.1;
    const [u, v] = [x / 0.85, z / 0.62];
    const row = Math.floor(v);
    const at = u + 0.5 * (row & 1);
    const joint = Math.min(Math.abs(at - Math.round(at)), Math.abs(v - Math.round(v)));
    const tone = 0.86 + 0.22 * chance(Math.floor(at), row, 4);
    const slab = scaleColour([0.66, 0.58, 0.47], tone * (joint < 0.04 && soft < 0.07 ? 0.72 : 1));
    const grass = mixColour(
      [0.2, 0.36, 0.1],
      [0.4, 0.54, 0.18],
      0.5 + 0.8 * noise.fbm(x * 1.6, z * 1.6, 4),
    );
    return [isPath ? slab : grass, 1];
  }),
  lampAt: () => (x, y, z) =>
    0.7 *
    smoothstep(
      GARDEN.half - 2,
      GARDEN.half + 1,
      Math.max(Math.abs(x), z - GARDEN.end + GARDEN.half),
    ) *
    smoothstep(6, 2, y - LEVEL),
  isTended: () => true,
  has: new Set(['temple', 'church', 'abbey']),
  solids,
};

/** Blocks of sandstone with wedge stones of two colours; `bayAt` says how far along its row of bays a place is. */
const walls = (bayAt: (at: Point) => number): Paint =>
  inWorld((at, { role }, pixel) => {
    const up = at[1] - LEVEL;
    if (role === 'level') return plainFront(scaleColour(PALE, 0.86));
    const bay = bayAt(at);
    const off = (bay - Math.floor(bay) - 0.5) * GARDEN.bay;
    const row = Math.floor(up / 0.34);
    const u = bay * 4 + 0.5 * (row & 1);
    const joint = Math.max(
      inside(Math.abs(u - Math.round(u)) * 0.6, -1, 0.012, pixel),
      inside(Math.abs(up / 0.34 - Math.round(up / 0.34)) * 0.34, -1, 0.012, pixel),
    );
    const fine = smoothstep(0.2, 0.04, pixel);
    const tone = 1 + fine * (0.16 * (chance(Math.floor(u), row, 3) - 0.5) - 0.18 * joint);
    const frieze = inside(up, 4.05, 4.2, pixel);
    const stone = mixColour(scaleColour(STONE, tone), PALE, frieze);
    return plainFront(wedges([PALE, ROSE], stone, [off, up - ARCH.spring, ARCH.half], pixel));
  });

/** The wall behind the walk, in its shade: plaster, a door here and there. */
const behind = (bayAt: (at: Point) => number): Paint =>
  inWorld((at, { role }, pixel) => {
    if (role === 'level') return plainFront([0.5, 0.42, 0.33]);
    const up = at[1] - LEVEL;
    const bay = bayAt(at);
    const off = Math.abs(bay - Math.floor(bay) - 0.5) * GARDEN.bay;
    const hole =
      Math.floor(bay) % 4 === 1
        ? inside(off, -1, 0.6, pixel) *
          inside(up, -1, 1.9 + Math.sqrt(Math.max(0, 0.36 - off * off)), pixel)
        : 0;
    const frame =
      Math.floor(bay) % 4 === 1 ? inside(off, -1, 0.8, pixel) * inside(up, -1, 2.7, pixel) : 0;
    const wall = scaleColour([0.82, 0.74, 0.6], up < 1 ? 0.88 : 1);
    return plainFront(mixColour(mixColour(wall, PALE, frame), [0.26, 0.16, 0.09], hole));
  });

function solids({ setting: { side }, lamps }: Site): Solid[] {
  const { half, near, end, bay } = GARDEN;
  const row = (plot: Plot, bayAt: (at: Point) => number): Solid[] => {
    const wall = walls(bayAt);
    const look = { ...ARCH, top: TOP.wall, thick: 0.55, deep: 3.4, wall, behind: behind(bayAt) };
    return [
      ...arcadeOn(plot, { ...look, bays: Math.round(plot.wide / bay) }),
      // Tiles over the walk fall toward the garden.
      roofOn(
        within(plot, -0.4, -0.45, plot.wide + 0.8, 4.4),
        LEVEL + TOP.eaves,
        LEVEL + TOP.eaves + 1.9,
        [{ side: 'front', pitch: 0.42, from: LEVEL + TOP.eaves + 0.1 }],
        clay(TILES),
      ),
      boxOn(within(plot, 0, 3.8, plot.wide, 6), LEVEL, LEVEL + 8.6, upper(plot.wide, lamps)),
    ];
  };
  const ahead = ([, , z]: Point) => (z - near) / bay;
  const aside = ([x]: Point) => (x + half) / bay;
  const { path, cross } = GARDEN;
  const beds = [-1, 1].flatMap((to) =>
    [
      [4.6, cross - path - 0.5],
      [cross + path + 0.5, end - 1.7],
    ].flatMap(([from = 0, till = 0]) => {
      const [inner, outer] = [path + 0.5, half - 2.1];
      const [left, right] = to < 0 ? [-outer, -inner] : [inner, outer];
      const edge = (a: number, b: number, c: number, d: number) =>
        hedgeOn(plotOf(a, b, c, d), LEVEL, 0.45);
      return [
        edge(left, from, right, from + 0.4),
        edge(left, till - 0.4, right, till),
        edge(left, from, left + 0.4, till),
        edge(right - 0.4, from, right, till),
        ...clippedBall([to < 0 ? right - 0.2 : left + 0.2, LEVEL + 0.2, from + 0.2], 0.36),
        ...clippedCone([(left + right) / 2, LEVEL, (from + till) / 2], 2.3),
        ...roses([(left + right) / 2, (from + till) / 2], [right - left, till - from]),
      ];
    }),
  );
  return [
    ...row({ x: -half, z: near, u: [0, 1], w: [-1, 0], wide: end - near, deep: 1 }, ahead),
    ...row({ x: half, z: near, u: [0, 1], w: [1, 0], wide: end - near, deep: 1 }, ahead),
    ...row({ x: -half, z: end, u: [1, 0], w: [0, 1], wide: 2 * half, deep: 1 }, aside),
    ...beds,
    ...well(0, cross),
    ...church(side, lamps),
  ];
}

/** The storey over a walk: plaster with small round-headed windows. */
const upper =
  (long: number, lamps: number): Paint =>
  ({ role }, { along, up, pixel }) => {
    if (role !== 'front') return plainFront(role === 'level' ? TILES : PALE);
    const cell = long / Math.round(long / 3.4);
    const column = Math.floor(along / cell);
    const off = Math.abs(along - (column + 0.5) * cell);
    const head = 7.4 + Math.sqrt(Math.max(0, 0.16 - off * off));
    const hole = inside(off, -1, 0.4, pixel) * inside(up, 6.5, head, pixel);
    const frame = inside(off, -1, 0.55, pixel) * inside(up, 6.35, head + 0.16, pixel);
    const eaves = inside(up, 8.2, 9, pixel);
    const wall = mixColour([0.86, 0.78, 0.64], STONE, frame);
    return {
      colour: mixColour(mixColour(wall, TILES, eaves), DARK, hole),
      glass: 0.3 * hole,
      glow: chance(column, 3, 8) < lamps ? [0.8 * hole, 0.5 * hole, 0.22 * hole] : NO_GLOW,
    };
  };

/** Roses and herbs in a bed about its middle. */
const roses = (
  [x, z]: readonly [number, number],
  [wide, deep]: readonly [number, number],
): Solid[] =>
  Array.from({ length: 16 }, (_, n) => {
    const [dx, dz] = [chance(n, 1, 4) - 0.5, chance(n, 2, 4) - 0.5];
    const at: Point = [x + dx * (wide - 1.6), LEVEL + 0.3, z + dz * (deep - 1.6)];
    const colour: Colour =
      n % 3 === 0 ? [0.72, 0.14, 0.2] : n % 3 === 1 ? [0.5, 0.38, 0.68] : [0.92, 0.86, 0.8];
    const leaves: Paint = (_face, place) => {
      const spot = chance(Math.floor(place.along * 26), Math.floor(place.up * 26), n);
      return plainFront(spot > 0.72 ? colour : scaleColour([0.2, 0.34, 0.13], 0.7 + 0.7 * spot));
    };
    return ellipsoidAt(at, 0.4, 0.38, leaves);
  });

/** A well of stone: its round wall on a step, a frame with its wheel and rope, a bucket. */
function well(x: number, z: number): Solid[] {
  const stone: Paint = ({ role }, { along, up }) =>
    plainFront(
      scaleColour(
        role === 'level' ? PALE : STONE,
        0.86 + 0.2 * chance(Math.floor(along * 3), Math.floor(up * 3), 4),
      ),
    );
  const iron = plainPaint([0.16, 0.15, 0.14]);
  return [
    frustumAt([x, LEVEL - 0.1, z], 0.28, 1.75, 1.75, stone, 8),
    frustumAt([x, LEVEL + 0.1, z], 0.28, 1.35, 1.35, stone, 8),
    frustumAt([x, LEVEL + 0.35, z], 0.8, 0.9, 0.86, stone, 8),
    frustumAt([x, LEVEL + 1.1, z], 0.12, 1, 1, plainPaint(PALE), 8),
    frustumAt([x, LEVEL + 1.21, z], 0.02, 0.72, 0.72, plainPaint([0.05, 0.06, 0.06]), 8),
    ...[-0.85, 0.85].map((dx) => post(x + dx, z, 3, 0.07, iron)),
    rail([x - 0.85, 2.9, z], [x + 0.85, 2.9, z], 0.05, iron),
    rail([x - 0.85, 2.9, z], [x, 3.5, z], 0.03, iron),
    rail([x + 0.85, 2.9, z], [x, 3.5, z], 0.03, iron),
    frustumAt([x, LEVEL + 2.55, z], 0.3, 0.18, 0.18, iron, 8),
    rail([x, 1.5, z], [x, 2.6, z], 0.015, plainPaint([0.6, 0.5, 0.34])),
    frustumAt([x, LEVEL + 1.25, z], 0.34, 0.15, 0.2, plainPaint([0.4, 0.27, 0.15]), 8),
  ];
}

/** The church behind the far walk, and its bell tower with pairs of windows under a low roof and a cross. */
function church(side: number, lamps: number): Solid[] {
  const z = GARDEN.end + 10;
  const stone: Paint = inWorld(([x, y], { role }, pixel) => {
    if (role !== 'front') return plainFront(scaleColour(STONE, 0.96));
    const up = y - LEVEL;
    const off = Math.abs(x / 4 - Math.round(x / 4)) * 4;
    const head = 11.6 + Math.sqrt(Math.max(0, 0.5 - off * off));
    const hole = inside(off, -1, 0.7, pixel) * inside(up, 9.6, head, pixel);
    return {
      colour: mixColour(STONE, DARK, hole),
      glass: 0.3 * hole,
      glow: [0.5 * hole * lamps, 0.3 * hole * lamps, 0.1 * hole * lamps],
    };
  });
  const [tx, tz] = [side * 6.4, z + 3];
  const tower: Paint = inWorld(([x, y, pz], { role, normal }, pixel) => {
    if (role === 'level') return plainFront(PALE);
    const up = y - LEVEL;
    const off = Math.abs(normal[0]) > 0.5 ? pz - tz : x - tx;
    const storey = (up - 12) / 4.6;
    const rise = up - 12 - 4.6 * Math.floor(storey);
    const pair = Math.abs(Math.abs(off) - 0.62);
    const head = 2.7 + Math.sqrt(Math.max(0, 0.2 - pair * pair));
    const hole = storey < 0 ? 0 : inside(pair, -1, 0.44, pixel) * inside(rise, 1.2, head, pixel);
    const band = storey < 0 ? 0 : inside(rise, 0, 0.35, pixel);
    const corner = inside(Math.abs(off), 1.85, 9, pixel);
    return plainFront(mixColour(mixColour(STONE, PALE, Math.max(band, corner)), DARK, hole));
  });
  const top = 25.8;
  return [
    roofOn(
      plotOf(-17, z, 15, z + 9),
      LEVEL,
      LEVEL + 16,
      (['front', 'back'] as const).map((at) => ({ side: at, pitch: 0.55, from: LEVEL + 13 })),
      (face, place) => (face.role === 'roof' ? clay(TILES)(face, place) : stone(face, place)),
    ),
    block([tx - 2.3, 0, tz - 2.3], [tx + 2.3, top, tz + 2.3], tower),
    block([tx - 2.6, top, tz - 2.6], [tx + 2.6, top + 0.4, tz + 2.6], plainPaint(PALE)),
    roofOn(
      plotOf(tx - 2.7, tz - 2.7, tx + 2.7, tz + 2.7),
      LEVEL + top + 0.4,
      LEVEL + top + 3.1,
      (['front', 'back', 'start', 'end'] as const).map((at) => ({
        side: at,
        pitch: 1,
        from: LEVEL + top + 0.4,
      })),
      clay(TILES),
    ),
    post(tx, tz, top + 4.9, 0.09, plainPaint([0.2, 0.18, 0.16])),
    block(
      [tx - 0.5, top + 4.1, tz - 0.06],
      [tx + 0.5, top + 4.25, tz + 0.06],
      plainPaint([0.2, 0.18, 0.16]),
    ),
    ellipsoidAt(
      [side * -13, LEVEL + 15.4, z + 5],
      3.6,
      3.4,
      plainPaint(scaleColour(STONE, 0.9)),
      FINE,
    ),
  ];
}
