import type { Random } from '../../../kernels/random.ts';
import { type Camera, type Frame, LAND, WATER } from '../frame.ts';
import { askedBy, type Shower } from './shower.ts';

/** Drops between two distances from the eye, world units. */
interface Curtain {
  readonly near: number;
  readonly far: number;
  /** How many there are in a picture of a megapixel. */
  readonly count: number;
  /** How long the streak of one is, as a share of the picture's height, and how wide, in pixels of a megapixel. */
  readonly long: number;
  readonly wide: number;
  /** How much of what is behind it one hides. */
  readonly strength: number;
}

/** From far to near: a fine dense curtain, single streaks, and few broad soft ones right before the eye. */
const CURTAINS: readonly Curtain[] = [
  { near: 12, far: 60, count: 2400, long: 0.024, wide: 1, strength: 0.2 },
  { near: 4, far: 12, count: 620, long: 0.05, wide: 1.3, strength: 0.32 },
  { near: 1, far: 4, count: 90, long: 0.11, wide: 2, strength: 0.3 },
];
/** How far aside a streak leans for each unit down, and how much more of it and of its drops a storm has. */
const LEANS = 0.14;
const STORM = { leans: 2.4, count: 1.5 } as const;
/** What a streak shows, as a share of the brightest white: the sky's light by day, that of moon and lamps at night. */
const WHITE = { day: 0.96, night: 0.66 } as const;
/** How many times as wide and as strong a streak is in styles and media whose broad strokes or facets would hide a fine one; of such there are as many fewer. */
const BROAD: Readonly<Record<string, number>> = {
  ghibsky: 3.4,
  cartoon: 6,
  '3d': 1.3,
  lowpoly: 5,
  pixel: 6,
  oil: 1.8,
  watercolour: 2,
};
/** Places where drops burst in a picture of a megapixel, how far off they are still seen and how wide the ring of one is, world units. */
const BURSTS = { count: 420, far: 22, ring: 0.055 } as const;
/** How much of what is behind it a ring hides, and a drop that springs off. */
const RING = 0.42;
const SPRAY = 0.55;

/** A streak in the picture: its upper end, how far it goes aside and down, how wide it is (pixels) and how much it hides. */
interface Streak {
  readonly x: number;
  readonly y: number;
  readonly aside: number;
  readonly down: number;
  readonly wide: number;
  readonly strength: number;
}

/** Draws rain over the finished scene: streaks at several depths, behind what is nearer, and drops that burst on ground and water; `isStorm`: driven by the wind. */
export function paintRain(frame: Frame, camera: Camera, setting: Shower, isStorm: boolean): void {
  const { random, side, light } = setting;
  const share = (frame.width * frame.height) / 1_048_576;
  const white = light.isNight ? WHITE.night : WHITE.day;
  const broad = askedBy(BROAD, setting) ?? 1;
  const lean = side * LEANS * (isStorm ? STORM.leans : 1) * (0.6 + 0.8 * random.unit());
  burst(frame, camera, random, white, share);
  for (const { near, far, count, long, wide, strength } of CURTAINS) {
    const many = (count * share ** 0.75 * (isStorm ? STORM.count : 1)) / broad;
    for (let n = 0; n < many; n++) {
      // Even in space: there are more of the far ones.
      const z = near + (far - near) * Math.sqrt(random.unit());
      const down = long * frame.height * (0.6 + 0.8 * random.unit());
      const streak = {
        x: (random.unit() * 1.2 - 0.1) * frame.width,
        y: random.unit() * (frame.height + down) - down,
        aside: lean * down,
        down,
        wide: Math.max(0.9, wide * broad * Math.sqrt(share)),
        strength: Math.min(0.9, strength * broad * (0.5 + random.unit())),
      };
      draw(frame, streak, z, white);
    }
  }
}

/** Lays a streak over what is behind it, thin at its ends. */
function draw(
  frame: Frame,
  { x, y, aside, down, wide, strength }: Streak,
  z: number,
  white: number,
): void {
  const { width, height, rgb, depth } = frame;
  const half = wide / 2 + 0.5;
  for (let row = Math.max(0, Math.ceil(y)); row < Math.min(height, y + down); row++) {
    const along = (row - y) / down;
    const middle = x + aside * along;
    const fade = 4 * along * (1 - along);
    const last = Math.min(width - 1, Math.floor(middle + half));
    for (let column = Math.max(0, Math.ceil(middle - half)); column <= last; column++) {
      const at = row * width + column;
      if ((depth[at] as number) < z) continue;
      const covers = Math.min(1, half - Math.abs(column - middle));
      lighten(rgb, at, white, strength * fade * covers);
    }
  }
}

/** Moves a pixel's light toward a white where it is darker. */
function lighten(rgb: Float32Array, at: number, white: number, share: number): void {
  for (let c = at * 3; c < at * 3 + 3; c++)
    rgb[c] = (rgb[c] as number) + Math.max(0, white - (rgb[c] as number)) * share;
}

/** Rings where drops burst on what lies flat below the horizon, with what springs off them. */
function burst(
  { width, height, rgb, depth, kind }: Frame,
  { focal, horizon }: Camera,
  random: Random,
  white: number,
  share: number,
): void {
  for (let n = 0; n < BURSTS.count * share ** 0.75; n++) {
    const [column, down] = [random.unit() * width, Math.sqrt(random.unit())];
    const row = Math.floor(horizon + (height - horizon) * down);
    const spring = random.unit();
    if (row < 0 || row >= height) continue;
    const at = row * width + Math.floor(column);
    const z = depth[at] as number;
    if ((kind[at] !== LAND && kind[at] !== WATER) || z > BURSTS.far) continue;
    const radius = Math.max(1.2, (BURSTS.ring * focal * (0.6 + 0.8 * spring)) / z);
    const flat = Math.max(0.16, (row - horizon) / focal);
    const fade = 1 - z / BURSTS.far;
    const tall = Math.ceil(radius * flat + 1);
    for (let dy = -tall; dy <= tall; dy++)
      for (let dx = -Math.ceil(radius + 1); dx <= radius + 1; dx++) {
        const [left, top] = [Math.floor(column) + dx, row + dy];
        if (left < 0 || left >= width || top < 0 || top >= height) continue;
        const off = Math.abs(Math.hypot(dx, dy / flat) - radius);
        if (off >= 1) continue;
        lighten(rgb, top * width + left, white, RING * fade * (1 - off));
      }
    for (const aside of [-0.4, 0.5]) {
      const [left, top] = [
        Math.floor(column + aside * radius),
        Math.floor(row - radius * (0.5 + spring)),
      ];
      if (left >= 0 && left < width && top >= 0)
        lighten(rgb, top * width + left, white, SPRAY * fade);
    }
  }
}
