import { scaleColour } from '../../../arithmetic.ts';
import type { Noise } from '../../../noise.ts';
import type { Colour } from '../../../words/idea.ts';
import { flagstones, oldWood } from '../furnishings/timbered.ts';
import { type Furnished, type Furnishing, flat, WALNUT } from '../furniture.ts';
import { books, chance, paint } from '../materials.ts';
import type { Surfaces } from '../room-kind.ts';
import { hollow } from '../solids/hollow.ts';
import { limb } from '../solids/limb.ts';
import { plate } from '../solids/plate.ts';
import { drum, type Material, type Point, type Solid } from '../solids/solid.ts';

/** The tower's radius, its height, and how far before the eye its middle is; metres. */
export const STAIR_TOWER = { radius: 3.7, high: 12.6, ahead: 4.35 } as const;
/** The stair: its radius, that of its newel, a step's rise and how many of them go once around. */
const STAIR = { radius: 1.62, newel: 0.15, rise: 0.2, around: 17 } as const;
/** How high its rail is above a step, and from how near the floor to how near the top it climbs. */
const RAIL = 0.94;

const STONE: Colour = [0.6, 0.55, 0.48];
const DAYLIGHT: Colour = [2.6, 2.7, 2.8];
const MOONLIGHT: Colour = [0.34, 0.46, 0.8];
const CANDLE: Colour = [2.2, 1.3, 0.55];
const GOLD: Material = flat([0.82, 0.62, 0.26]);

/** How the stair and its tower are made. */
interface TowerLook {
  readonly step: (noise: Noise) => Material;
  readonly rail: Material;
  readonly newel: (noise: Noise) => Material;
  /** Heights of galleries around the wall, metres. */
  readonly galleries: readonly number[];
}

/** The way around the tower's middle of a place, radians from the right toward ahead. */
const around = (x: number, z: number, middle: number): number =>
  Math.atan2(z - STAIR_TOWER.ahead, x - middle);

/** Windows that follow the stair up: their turn, the height of their middle, half their size. */
const WINDOWS = [0.5, 2.64, 1.2, 3.1, 1.9].map((turn, n) => ({ turn, up: 2.6 + 2.15 * n }));

/** What a narrow arched window at a place of the wall shows; null beside all of them. */
function throughWindows(turn: number, y: number, glass: Colour): Colour | null {
  for (const one of WINDOWS) {
    const u = Math.abs(turn - one.turn) * STAIR_TOWER.radius;
    const v = y - one.up;
    const top = v > 0.5 ? Math.hypot(u / 0.3, (v - 0.5) / 0.34) : u / 0.3;
    if (v < -0.75 || top > 1.35) continue;
    if (v < -0.62 || top > 1) return scaleColour(STONE, 1.15);
    if (Math.abs(u) < 0.02 || Math.abs(v % 0.4) < 0.02) return [0.1, 0.1, 0.11];
    return glass;
  }
  return null;
}

/** A tower of rough stone. */
export function towerSurfaces(noise: Noise, middle: number, night: boolean): Surfaces {
  const glass = night ? MOONLIGHT : DAYLIGHT;
  const stone: Material = (x, y, z) => {
    const turn = around(x, z, middle);
    const seen = throughWindows(turn, y, glass);
    if (seen) return seen;
    const along = turn * STAIR_TOWER.radius;
    const row = Math.floor(y / 0.36);
    const u = along / 0.72 + 0.5 * (row & 1);
    const joint =
      Math.abs(u - Math.round(u)) < 0.018 || Math.abs(y / 0.36 - Math.round(y / 0.36)) < 0.03;
    const own = 0.82 + 0.3 * chance(Math.floor(u), row);
    return scaleColour(STONE, (joint ? 0.55 : own) * (1 + 0.2 * noise.fbm(along * 4, y * 4, 3)));
  };
  return { walls: stone, floor: flagstones(noise), ceiling: paint([0.3, 0.24, 0.18], noise) };
}

/** A round library: books all the way up. */
export function bookTowerSurfaces(noise: Noise, middle: number, night: boolean): Surfaces {
  const shelves = books(0.4, scaleColour(WALNUT, 0.9));
  const glass = night ? MOONLIGHT : DAYLIGHT;
  return {
    walls: (x, y, z) => {
      const turn = around(x, z, middle);
      return throughWindows(turn, y, glass) ?? shelves(turn * STAIR_TOWER.radius + 30, y, 0, 2);
    },
    floor: (x, _y, z) => {
      const out = Math.hypot(x - middle, z - STAIR_TOWER.ahead);
      const ray = Math.abs(((around(x, z, middle) * 8) / Math.PI) % 1);
      const isInlay = Math.abs(out - 2.3) < 0.05 || Math.abs(out - 2.5) < 0.02;
      const wood = oldWood([0.5, 0.32, 0.18], noise, 1)(x, 0, z, 1);
      return isInlay ? [0.2, 0.12, 0.07] : scaleColour(wood, ray < 0.5 && out < 2.3 ? 0.78 : 1);
    },
    ceiling: paint([0.34, 0.26, 0.18], noise),
  };
}

const IN_STONE: TowerLook = {
  step: (noise) => (x, y, z) =>
    scaleColour([0.66, 0.61, 0.53], 0.94 + 0.16 * noise.fbm(x * 5 + y, z * 5, 3)),
  rail: flat([0.09, 0.085, 0.085]),
  newel: (noise) => (x, y, z) =>
    scaleColour([0.58, 0.53, 0.46], 0.94 + 0.16 * noise.fbm(x * 5 + z * 3, y * 5, 3)),
  galleries: [],
};
const AMONG_BOOKS: TowerLook = {
  step: (noise) => oldWood([0.5, 0.3, 0.16], noise, 1),
  rail: GOLD,
  newel: () => flat([0.14, 0.12, 0.11]),
  galleries: [3.4, 6.8, 10.2],
};

/** A winding stair in a tower of stone. */
export const spiralStair = (furnishing: Furnishing): Furnished => stairIn(furnishing, IN_STONE);
/** A winding stair in a round library with galleries. */
export const bookTower = (furnishing: Furnishing): Furnished => stairIn(furnishing, AMONG_BOOKS);

function stairIn({ shell, side, noise }: Furnishing, look: TowerLook): Furnished {
  const { left, right, high, walls } = shell;
  const middle = (left + right) / 2;
  const { radius, ahead } = STAIR_TOWER;
  const steps = Math.floor((high - RAIL) / STAIR.rise);
  // It begins toward the eye and turns to the heavy side.
  const turnOf = (n: number) => -1.75 - side * (0.9 - (n / STAIR.around) * 2 * Math.PI);
  const lights = [1.2, 3.3, 5.4, 7.6].map((y, n): Point => {
    const turn = [0.9, 2.3, 1.3, 1.9][n] as number;
    return [
      middle + (radius - 0.22) * Math.cos(turn),
      y + 0.8,
      ahead + (radius - 0.22) * Math.sin(turn),
    ];
  });
  return {
    lamps: [
      ...lights.map(([x, y, z]): Point => [x * 0.92 + middle * 0.08, y, z - 0.4]),
      [middle - 1.6, 2.6, 1.3],
      [middle + 1.6, 5.4, 1.6],
    ],
    solids: [
      hollow(
        1,
        [middle - radius, 0, ahead - radius],
        [middle + radius, high, ahead + radius],
        walls,
      ),
      drum([middle, ahead], [0, high], [STAIR.newel, STAIR.newel], look.newel(noise)),
      ...Array.from({ length: steps }, (_, n) =>
        step([middle, n * STAIR.rise, ahead], turnOf(n), turnOf(n + 1), look, noise),
      ).flat(),
      ...look.galleries.flatMap((y) => gallery([middle, y, ahead], look, noise)),
      ...lights.flatMap(sconce),
    ],
  };
}

/** One step from one turn to the next, with the rail beside it. */
function step(
  [x, y, z]: Point,
  from: number,
  to: number,
  { step: treadOf, rail }: TowerLook,
  noise: Noise,
): Solid[] {
  const { radius, rise, newel } = STAIR;
  const [first, last] = [Math.min(from, to) - 0.02, Math.max(from, to) + 0.02];
  const place = (turn: number, out: number): readonly [number, number] => [
    x + out * Math.cos(turn),
    z + out * Math.sin(turn),
  ];
  const rim = [0, 0.25, 0.5, 0.75, 1].map((k) => place(first + k * (last - first), radius));
  const all = [...rim, place(first, newel), place(last, newel)];
  const [xs, zs] = [all.map(([px]) => px), all.map(([, pz]) => pz)];
  const tread = plate(
    1,
    [Math.min(...xs), y + rise - 0.085, Math.min(...zs)],
    [Math.max(...xs), y + rise, Math.max(...zs)],
    (px, pz) => {
      if (Math.hypot(px - x, pz - z) > radius) return false;
      const middle = (first + last) / 2;
      const off = Math.atan2(pz - z, px - x) - middle;
      const turned = off - 2 * Math.PI * Math.round(off / (2 * Math.PI));
      return Math.abs(turned) < (last - first) / 2;
    },
    treadOf(noise),
  );
  const foot = place((from + to) / 2, radius - 0.05);
  const ends = [from, to].map((turn, n): Point => {
    const [ex, ez] = place(turn, radius - 0.05);
    return [ex, y + rise * (n + 0.5) + RAIL, ez];
  });
  const [a, b] = ends as [Point, Point];
  const string = ends.map(([ex, ey, ez]): Point => [ex, ey - RAIL - 0.17, ez]);
  return [
    tread,
    drum(foot, [y + rise, y + rise + RAIL], [0.014, 0.014], rail),
    ...limb([a, b], [0.034, 0.034], rail),
    ...limb(string, [0.045, 0.045], rail),
  ];
}

/** A gallery around the wall of books with its rail. */
function gallery([x, y, z]: Point, { rail, step: treadOf }: TowerLook, noise: Noise): Solid[] {
  const { radius } = STAIR_TOWER;
  const inner = radius - 0.75;
  const ring = (low: number, high: number, from: number, to: number, look: Material) =>
    plate(
      1,
      [x - radius, low, z - 0.4],
      [x + radius, high, z + radius],
      (px, pz) => {
        const out = Math.hypot(px - x, pz - z);
        return out > from && out < to;
      },
      look,
    );
  return [
    ring(y - 0.14, y, inner, radius, treadOf(noise)),
    ring(y + 0.9, y + 0.95, inner, inner + 0.06, rail),
    ...Array.from({ length: 42 }, (_, n): Solid => {
      const turn = -0.1 + (n / 41) * (Math.PI + 0.2);
      return drum(
        [x + (inner + 0.03) * Math.cos(turn), z + (inner + 0.03) * Math.sin(turn)],
        [y, y + 0.9],
        [0.014, 0.014],
        rail,
      );
    }),
  ];
}

/** A light on the wall: a flame on a bracket. */
const sconce = ([x, y, z]: Point): Solid[] => [
  drum([x, z], [y - 0.36, y - 0.12], [0.03, 0.09], flat([0.12, 0.1, 0.09])),
  drum([x, z], [y - 0.12, y + 0.16], [0.075, 0.02], flat(CANDLE), 0.9),
];
