import type { Random } from '../../../kernels/random.ts';
import type { Camera, Frame } from '../frame.ts';
import { askedBy, type Shower } from './shower.ts';

/** Flakes between two distances from the eye, world units. */
interface Swarm {
  readonly near: number;
  readonly far: number;
  /** How many there are in a picture of a megapixel. */
  readonly count: number;
  /** How much of what is behind one hides. */
  readonly strength: number;
  /** How far out of focus one is, in its own radii. */
  readonly soft: number;
}

/** From far to near: a fine dense fall, single flakes, and few soft ones right before the eye. */
const SWARMS: readonly Swarm[] = [
  { near: 9, far: 26, count: 12_000, strength: 0.8, soft: 0 },
  { near: 3.5, far: 9, count: 2200, strength: 0.9, soft: 0.15 },
  { near: 1.6, far: 3.5, count: 220, strength: 0.75, soft: 0.5 },
  { near: 0.5, far: 1.2, count: 14, strength: 0.24, soft: 0.8 },
];
/** Radius of a flake, and how far one falls and drifts while the picture is taken, world units. */
const FLAKE = 0.0068;
const FALLS = 0.016;
const DRIFTS = 0.014;
/** Of every pixel's worth of flake at least so much is drawn, for the finest to be seen. */
const FINEST = 0.75;
/** Radius in pixels that flakes have at least, in a picture of a megapixel, in styles and media whose broad strokes or facets would hide smaller ones. */
const BROAD: Readonly<Record<string, number>> = {
  ghibsky: 6,
  cartoon: 6.5,
  '3d': 3,
  lowpoly: 6.5,
  pixel: 4.4,
  midjourney: 3.6,
  fantasy: 3,
  oil: 4,
  watercolour: 3.2,
};
/** What a flake shows, as a share of the brightest white: the light of the sky, or of lamps at night. */
const WHITE = { day: 0.98, night: 0.8 } as const;

/** Draws falling snow over the finished scene: at several depths, drawn out by the wind, behind what is nearer. */
export function paintSnowfall(frame: Frame, camera: Camera, setting: Shower): void {
  const { random, side, light } = setting;
  const share = (frame.width * frame.height) / 1_048_576;
  const white = light.isNight ? WHITE.night : WHITE.day;
  const gust = side * (0.35 + 0.65 * random.unit());
  for (const swarm of SWARMS) {
    const broad = askedBy(BROAD, setting);
    // Of larger flakes there are as many fewer.
    const fewer = broad === undefined ? 1 : 1 + broad ** 2 / 4;
    const count = Math.ceil((swarm.count * share ** 0.75) / fewer);
    const least = broad === undefined ? FINEST : broad * Math.sqrt(share);
    for (let n = 0; n < count; n++)
      paintFlake(frame, camera, random, swarm, { gust, white, least });
  }
}

/** What the flakes of a picture share: how the wind drives them, how white and at least how large they are (pixels). */
interface Fall {
  readonly gust: number;
  readonly white: number;
  readonly least: number;
}

function paintFlake(
  { width, height, rgb, depth }: Frame,
  { focal }: Camera,
  random: Random,
  { near, far, strength, soft }: Swarm,
  { gust, white, least }: Fall,
): void {
  const [x, y] = [random.unit() * width, random.unit() * height];
  // Even in space: there are more of the far ones.
  const z = near + (far - near) * Math.sqrt(random.unit());
  const scale = focal / z;
  const own = FLAKE * scale * (0.6 + 0.8 * random.unit());
  const radius = Math.max(least, own * (1 + soft));
  const power = strength * Math.min(1, 0.35 + own / FINEST) * (0.7 + 0.3 * random.unit());
  // Half the way that it goes, to both sides.
  const acrossX = 0.5 * DRIFTS * scale * gust * (0.6 + 0.8 * random.unit());
  const acrossY = 0.5 * FALLS * scale;
  const square = acrossX * acrossX + acrossY * acrossY + 1e-6;
  const [reachX, reachY] = [Math.abs(acrossX) + radius, acrossY + radius];
  const pale = power / (1 + 0.5 * (Math.sqrt(square) / radius));
  for (let row = Math.max(0, Math.ceil(y - reachY)); row < Math.min(height, y + reachY); row++) {
    const last = Math.min(width, x + reachX);
    for (let column = Math.max(0, Math.ceil(x - reachX)); column < last; column++) {
      const at = row * width + column;
      if ((depth[at] as number) < z) continue;
      const [dx, dy] = [column - x, row - y];
      const along = Math.max(-1, Math.min(1, (dx * acrossX + dy * acrossY) / square));
      const away = Math.hypot(dx - along * acrossX, dy - along * acrossY) / radius;
      if (away >= 1) continue;
      const share = pale * Math.min(1, (1 - away * away) * (soft > 0.5 ? 1 : 1.7));
      for (let c = at * 3; c < at * 3 + 3; c++)
        rgb[c] = (rgb[c] as number) + Math.max(0, white - (rgb[c] as number)) * share;
    }
  }
}
