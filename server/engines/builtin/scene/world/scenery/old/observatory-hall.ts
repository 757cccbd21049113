import { mixColour, scaleColour } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { chance, inside, plainFront } from '../../street/front.ts';
import { boxOn, type Paint, plainPaint, type Solid } from '../../street/solid.ts';
import { LAMP } from '../../street/street-lamps.ts';
import { block, paved } from '../built/paved-site.ts';
import { rodBetween } from '../far/pieces.ts';
import { LEVEL } from '../level-site.ts';
import type { SceneryPlan, Site } from '../site.ts';
import { type Dome, domeOf, onDome } from './dome.ts';
import { greatTelescope } from './great-telescope.ts';
import { inWorld } from './in-world.ts';

/** The hall under the dome: where its middle is, its radius, how high its walls are. World units. */
const HALL = { z: 12.4, radius: 11.6, wall: 4 } as const;
const SHEET: Colour = [0.5, 0.54, 0.6];
const RIB: Colour = [0.3, 0.33, 0.38];
const PLASTER: Colour = [0.62, 0.6, 0.56];
const WOOD: Colour = [0.4, 0.25, 0.15];
const SCREEN: Colour = [0.25, 0.6, 0.85];

/** An observatory from within: the great telescope under its dome, which is open on the sky, the stairs to its eyepiece, desks along the walls. */
export const OBSERVATORY_HALL: SceneryPlan = {
  land: 'field',
  relief: 0.2,
  trees: 0,
  time: 'night',
  views: [
    { horizon: 0.68, lens: 0.7, eye: 0.27 },
    { horizon: 0.62, lens: 0.76, eye: 0.4 },
    { horizon: 0.72, lens: 0.66, eye: 0.24 },
    { horizon: 0.66, lens: 0.82, eye: 0.32 },
  ],
  ground: () => () => LEVEL,
  soil: paved((x, z) => {
    const away = Math.hypot(x, z - HALL.z);
    const ring = Math.abs(away - 5.2) < 0.12 ? 1 : 0;
    const row = Math.floor(x / 0.34);
    const plank = 0.86 + 0.26 * chance(row, Math.floor(z / 2.6 + 0.37 * row), 4);
    return [mixColour(scaleColour([0.46, 0.32, 0.2], plank), [0.6, 0.62, 0.66], ring), 1];
  }),
  light: (light) =>
    light.isNight ? { ...light, stars: Math.max(light.stars, 1), cover: 0.3 * light.cover } : light,
  lampAt: () => (x, y, z) =>
    0.2 + 0.62 / (1 + (x * x + (y - LEVEL - 2) ** 2 * 1.6 + (z - HALL.z) ** 2) / 46),
  isTended: () => true,
  who: new Set(['stargazing']),
  solids,
};

function solids({ setting: { side }, lamps }: Site): Solid[] {
  const shine = Math.max(0.4, Math.min(1, lamps * 5));
  const middle = [0, LEVEL + HALL.wall, HALL.z] as const;
  const dome: Dome = {
    ...{ at: middle, radius: HALL.radius, turn: side * 0.22, thick: 0.16, cut: 1 },
    slit: [1.75, 0.26, 1.85],
  };
  const edge = Math.asin(1.85 / HALL.radius);
  const rails = [-1, 1].flatMap((at) =>
    Array.from({ length: 14 }, (_, n) =>
      rodBetween(
        onDome(dome, at * edge, 0.2 + (1.7 * n) / 14, -0.2),
        onDome(dome, at * edge, 0.2 + (1.7 * (n + 1)) / 14, -0.2),
        [0.16, 0.16],
        5,
        plainPaint(RIB),
      ),
    ),
  );
  return [
    ...domeOf(dome, lining(middle)),
    ...rails,
    ...wall(shine),
    ...greatTelescope([0, LEVEL, HALL.z], 3.7, [side * 0.2, 0.86, 0.8], 1.05),
    ...stairs(side),
    ...desks(side, shine),
  ];
}

/** Sheets of metal between ribs. */
const lining = (middle: readonly [number, number, number]): Paint =>
  inWorld(([x, y, z], _, pixel) => {
    const rise = Math.atan2(y - middle[1], Math.hypot(x, z - middle[2])) / 0.22;
    const turn = Math.atan2(x, z - middle[2]) / 0.2618;
    const away = Math.max(0.6, Math.hypot(x, z - middle[2]));
    const rib = Math.max(
      inside(Math.abs(turn - Math.round(turn)) * 0.2618 * away, -1, 0.09, pixel),
      inside(Math.abs(rise - Math.round(rise)) * 2.4, -1, 0.07, pixel),
    );
    return plainFront(mixColour(SHEET, RIB, rib));
  });

/** The round wall with panels of wood, a beam of steel on it along which the dome turns, small lamps. */
function wall(shine: number): Solid[] {
  const count = 40;
  const paint: Paint = ({ role, long }, { along, up, pixel }) => {
    if (role === 'level') return plainFront(RIB);
    const frame = inside(Math.abs(along - long / 2), long / 2 - 0.12, 9, pixel);
    const panelled = up < 1.5 ? 1 : 0;
    const lamp = inside(Math.hypot(along - long / 2, up - 2.5), -1, 0.13, pixel);
    const base = mixColour(PLASTER, scaleColour(WOOD, 1 - 0.3 * frame), panelled);
    const pool = Math.exp(-(((along - long / 2) / 0.6) ** 2) - ((up - 2.6) / 0.8) ** 2);
    return {
      colour: mixColour(base, [1, 0.9, 0.7], lamp),
      glass: 0,
      glow: scaleColour(LAMP, shine * (1.2 * lamp + 0.16 * pool)),
    };
  };
  return Array.from({ length: count }, (_, n): Solid[] => {
    const at = (k: number, radius: number): readonly [number, number] => {
      const turn = (k / count) * 2 * Math.PI;
      return [radius * Math.sin(turn), HALL.z + radius * Math.cos(turn)];
    };
    const [a, b] = [at(n, HALL.radius), at(n + 1, HALL.radius)];
    if (Math.min(a[1], b[1]) < 1) return [];
    return [
      wallPiece(a, b, 0, HALL.wall, 0.25, paint),
      wallPiece(a, b, HALL.wall - 0.35, HALL.wall + 0.25, 0.5, plainPaint(RIB)),
    ];
  }).flat();
}

/** A piece of wall from one place to another whose inner side is toward the middle, its front. */
function wallPiece(
  a: readonly [number, number],
  b: readonly [number, number],
  low: number,
  high: number,
  thick: number,
  paint: Paint,
): Solid {
  const long = Math.hypot(b[0] - a[0], b[1] - a[1]);
  const u: readonly [number, number] = [(b[0] - a[0]) / long, (b[1] - a[1]) / long];
  // Outward from the middle.
  const w: readonly [number, number] = [-u[1], u[0]];
  const middle = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2 - HALL.z] as const;
  const out: readonly [number, number] =
    w[0] * middle[0] + w[1] * middle[1] > 0 ? w : [-w[0], -w[1]];
  const plot = { x: a[0], z: a[1], u, w: out, wide: long, deep: thick };
  return boxOn(plot, LEVEL + low, LEVEL + high, paint);
}

/** Steps to a platform below the eyepiece, with their railing. */
function stairs(side: number): Solid[] {
  const wood = plainPaint(WOOD);
  const x = -side * 3.4;
  const steps = Array.from({ length: 5 }, (_, n) =>
    block(
      [x - 0.8, 0, HALL.z - 5.4 + n * 0.34],
      [x + 0.8, 0.24 * (n + 1), HALL.z - 5.06 + n * 0.34],
      wood,
    ),
  );
  const rail = plainPaint([0.75, 0.6, 0.3]);
  return [
    ...steps,
    block([x - 0.8, 1, HALL.z - 3.7], [x + 0.8, 1.2, HALL.z - 2], wood),
    ...[-0.75, 0.75].flatMap((dx) => [
      rodBetween(
        [x + dx, LEVEL + 1, HALL.z - 5.3],
        [x + dx, LEVEL + 2.1, HALL.z - 3.6],
        [0.035, 0.035],
        5,
        rail,
      ),
      rodBetween(
        [x + dx, LEVEL + 2.1, HALL.z - 3.6],
        [x + dx, LEVEL + 2.1, HALL.z - 2],
        [0.035, 0.035],
        5,
        rail,
      ),
      rodBetween(
        [x + dx, LEVEL, HALL.z - 2.1],
        [x + dx, LEVEL + 2.1, HALL.z - 2.1],
        [0.05, 0.05],
        5,
        wood,
      ),
      rodBetween(
        [x + dx, LEVEL, HALL.z - 5.3],
        [x + dx, LEVEL + 1, HALL.z - 5.3],
        [0.035, 0.035],
        5,
        rail,
      ),
    ]),
  ];
}

/** Desks with screens, charts and a globe of the sky. */
function desks(side: number, shine: number): Solid[] {
  const wood = plainPaint(WOOD);
  const screen: Paint = ({ role }, { along, up, pixel }) => {
    if (role !== 'front') return plainFront([0.08, 0.08, 0.1]);
    const field = inside(along, 0.05, 0.85, pixel) * inside(up, 0.05, 0.5, pixel);
    const star = chance(Math.floor(along * 30), Math.floor(up * 30), 6) > 0.93 ? 1 : 0;
    return {
      colour: [0.05, 0.06, 0.09],
      glass: 0,
      glow: scaleColour(mixColour(SCREEN, [1, 1, 1], star), field * (0.2 + 0.7 * star) * shine),
    };
  };
  const desk = (x: number, z: number): Solid[] => [
    block([x - 1.3, 0.68, z], [x + 1.3, 0.76, z + 0.8], wood),
    block([x - 1.25, 0, z + 0.1], [x - 1.1, 0.7, z + 0.7], wood),
    block([x + 1.1, 0, z + 0.1], [x + 1.25, 0.7, z + 0.7], wood),
    ...[-0.95, 0.05].map((dx) =>
      block([x + dx, 0.84, z + 0.45], [x + dx + 0.9, 1.4, z + 0.52], screen),
    ),
    block([x - 0.1, 0.76, z + 0.46], [x, 0.9, z + 0.54], plainPaint([0.1, 0.1, 0.11])),
  ];
  return [...desk(side * 6.2, HALL.z - 1.4), ...desk(-side * 7.4, HALL.z + 3.4)];
}
