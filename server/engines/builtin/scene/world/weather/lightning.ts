import type { Random } from '../../../kernels/random.ts';
import { clamp, smoothstep } from '../../arithmetic.ts';
import type { Setting } from '../../setting.ts';
import type { Colour } from '../../words/idea.ts';
import type { Land } from '../../words/land.ts';
import { type Camera, type Frame, LAND, SKY, THING } from '../frame.ts';
import { type HeightMap, lookUp } from '../height-map.ts';

/** Where a bolt meets the ground: right and ahead, world units; and in the picture. */
export interface Strike {
  readonly x: number;
  readonly z: number;
  readonly column: number;
  readonly row: number;
}

/** How wide the white of a bolt and the light around it are, as shares of the picture's height. */
const BOLT = { core: 0.0017, glow: 0.011, halo: 0.075 } as const;
/** How far the middle of a bolt lies aside, as a share of its length, and what is left of that in each finer piece. */
const JAGGED = 0.13;
const FINER = 0.56;
/** Branches of a bolt and of a branch, and how far they reach, as a share of what they leave. */
const BRANCHES = [7, 2] as const;
const REACH = { least: 0.16, more: 0.3 } as const;
const FLASH: Colour = [0.8, 0.88, 1.08];
/** Lands that are smooth enough to mirror it where they are wet. */
const SMOOTH: readonly Land[] = ['beach', 'street', 'harbour', 'airfield'];
/** How strongly isles far out are lit, which the haze has made pale; other land 0.9. */
const ON_ISLES = 0.3;
/** How far from its foot the land is lit, world units. */
const LIT = 420;

/** How far from the middle it strikes where a tornado is, in widths of the picture. */
const BESIDE_TORNADO = 0.2;

/** Says where lightning strikes: far off, aside of the middle. */
export function planStrike(
  frame: Frame,
  camera: Camera,
  { random, idea, side }: Pick<Setting, 'random' | 'idea' | 'side'>,
  { heights }: HeightMap,
): Strike {
  const chosen = random.unit() < 0.5 ? -1 : 1;
  const away = 0.1 + 0.2 * random.unit();
  // A tornado hangs on the other side (`tornado.ts`), and is not to be hidden by a flash.
  const aside = idea.tornado ? side * Math.max(BESIDE_TORNADO, away) : chosen * away;
  const column = frame.width * (0.5 + aside);
  const z = 620 + 500 * random.unit();
  const x = ((column - camera.centre) / camera.focal) * z;
  const ground = Math.max(0, lookUp(heights, x, z));
  const row = camera.horizon + (camera.focal * (camera.height - ground)) / z;
  return { x, z, column, row };
}

/**
 * Paints a bolt from the clouds to where it strikes, behind what is nearer, its branches leaving
 * it, and lights the clouds that it comes from. Call it before water mirrors the scene.
 */
export function paintLightning(
  frame: Frame,
  { random, noise }: Pick<Setting, 'random' | 'noise'>,
  strike: Strike,
): void {
  const start = strike.column + frame.width * 0.24 * (random.unit() - 0.5);
  lightClouds(frame, noise, start, strike);
  const from = { x: start, y: -0.04 * frame.height };
  branchOut(frame, random, strike, { from, to: { x: strike.column, y: strike.row }, power: 1 }, 0);
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** A bolt or a branch of one, in pixels; the bolt's power is 1. */
interface Bolt {
  readonly from: Point;
  readonly to: Point;
  readonly power: number;
}

function branchOut(
  frame: Frame,
  random: Random,
  strike: Strike,
  { from, to, power }: Bolt,
  depth: number,
): void {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  if (length < 3) return;
  const points = jag(random, from, to, JAGGED * length);
  const isMain = depth === 0;
  points.forEach((point, n) => {
    // A branch fades toward its end.
    const left = isMain ? 1 : (1 - n / points.length) ** 0.7;
    shine(frame, point, points[n + 1] ?? point, power * left, strike.z);
  });
  const count = BRANCHES[depth] ?? 0;
  for (let n = 0; n < count; n++) {
    const share = 0.12 + 0.7 * ((n + random.unit()) / count);
    const leaves = points[Math.floor(share * points.length)] as Point;
    const side = random.unit() < 0.5 ? -1 : 1;
    const far = length * (REACH.least + REACH.more * random.unit()) * (1.15 - share);
    const turn = side * (0.35 + 0.6 * random.unit());
    const end = { x: leaves.x + far * Math.sin(turn), y: leaves.y + far * Math.cos(turn) };
    branchOut(frame, random, strike, { from: leaves, to: end, power: power * 0.46 }, depth + 1);
  }
}

/** A line broken by moving the middle of each piece aside, ever less (midpoint displacement, Fournier 1982). */
function jag(random: Random, from: Point, to: Point, aside: number): Point[] {
  let points = [from, to];
  for (let amount = aside; amount > 0.6; amount *= FINER) {
    const finer: Point[] = [from];
    for (let n = 1; n < points.length; n++) {
      const [a, b] = [points[n - 1] as Point, points[n] as Point];
      const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
      const off = (amount * (random.unit() + random.unit() - 1)) / length;
      finer.push(
        { x: (a.x + b.x) / 2 - (b.y - a.y) * off, y: (a.y + b.y) / 2 + (b.x - a.x) * off },
        b,
      );
    }
    points = finer;
  }
  return points;
}

/** Lights the rows of one piece of a bolt: its white core, the glow close around it, and a wide faint halo. */
function shine(frame: Frame, from: Point, to: Point, power: number, z: number): void {
  const { width, height, rgb, kind, depth } = frame;
  const [upper, lower] = from.y <= to.y ? [from, to] : [to, from];
  const core = Math.max(0.55, BOLT.core * height * power);
  const glow = BOLT.glow * height * power;
  const halo = BOLT.halo * height * power;
  const reach = Math.ceil(halo * 2);
  const first = Math.max(0, Math.round(upper.y));
  const last = Math.min(height, Math.max(Math.round(lower.y), first + (power < 1 ? 1 : 0)));
  const slope = (lower.x - upper.x) / Math.max(1, lower.y - upper.y);
  // A flat piece is as long in its row as it goes aside.
  const half = core + Math.abs(slope) / 2;
  for (let row = first; row < last; row++) {
    const x = upper.x + slope * (row - upper.y);
    const end = Math.min(width - 1, Math.ceil(x + reach));
    for (let column = Math.max(0, Math.floor(x) - reach); column <= end; column++) {
      const at = row * width + column;
      if (kind[at] !== SKY && (depth[at] as number) < z * 0.97) continue;
      const away = Math.abs(column + 0.5 - x);
      const near = 0.45 * Math.exp(-((away / glow) ** 2)) + 0.1 * Math.exp(-((away / halo) ** 2));
      const share = Math.min(
        1,
        clamp(half + 0.5 - away) * Math.min(1, 0.35 + power) + power * near,
      );
      for (let c = 0; c < 3; c++) {
        const own = rgb[at * 3 + c] as number;
        rgb[at * 3 + c] = own + Math.max(0, 1.15 * (FLASH[c] as number) - own) * share;
      }
    }
  }
}

/** Lights the clouds about a place at the top of the picture from within: thick and thin ones unevenly. */
function lightClouds(
  { width, height, rgb, kind }: Frame,
  noise: Setting['noise'],
  middle: number,
  { row: foot }: Strike,
): void {
  const [wide, high] = [0.3 * width, 0.5 * Math.min(height, foot)];
  for (let row = 0; row < Math.min(height, foot); row++) {
    const down = (row / high) ** 2;
    for (let column = 0; column < width; column++) {
      const at = row * width + column;
      if (kind[at] !== SKY) continue;
      const aside = (column - middle) / wide;
      const near = Math.exp(-aside * aside - down);
      if (near < 0.02) continue;
      const heaps = noise.fbm(column / (0.11 * width) + 3, row / (0.06 * height), 4);
      const share = near * (0.12 + 0.6 * smoothstep(-0.28, 0.42, heaps));
      for (let c = 0; c < 3; c++)
        rgb[at * 3 + c] =
          (rgb[at * 3 + c] as number) * (1 + share) + 0.3 * share * (FLASH[c] as number);
    }
  }
}

/**
 * Lights land and things by a bolt that strikes, the more the nearer to its foot; wet ground before it
 * throws its light to the eye in a broken streak. Call it on the finished scene.
 */
export function lightLand(
  { width, height, rgb, kind, depth }: Frame,
  camera: Camera,
  { noise, land }: Pick<Setting, 'noise' | 'land'>,
  strike: Strike,
): void {
  const streak = 0.02 * width;
  const gloss = SMOOTH.includes(land) ? 0.34 : 0;
  const strong = land === 'sea' ? ON_ISLES : 0.9;
  for (let row = 0; row < height; row++) {
    const below = (row - strike.row) / height;
    const fades = below > 0 ? Math.exp(-below * 3.4) : 0;
    for (let column = 0; column < width; column++) {
      const at = row * width + column;
      if (kind[at] !== LAND && kind[at] !== THING) continue;
      const z = depth[at] as number;
      const x = ((column - camera.centre) / camera.focal) * z;
      const away = Math.hypot(x - strike.x, z - strike.z) / LIT;
      const share = 0.16 + strong / (1 + 6 * away * away);
      const aside = (column - strike.column) / (streak * (1 + 2 * below));
      const wet =
        kind[at] === LAND && fades > 0 && Math.abs(aside) < 3
          ? gloss *
            fades *
            Math.exp(-aside * aside) *
            clamp(0.45 + 1.3 * noise.fbm(x / 3, z / 9, 2))
          : 0;
      for (let c = 0; c < 3; c++)
        rgb[at * 3 + c] =
          (rgb[at * 3 + c] as number) * (1 + share) +
          0.07 * share * (FLASH[c] as number) +
          wet * (FLASH[c] as number);
    }
  }
}
