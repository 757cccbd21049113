import type { Random } from '../../../kernels/random.ts';
import { type Camera, type Frame, LAND, THING } from '../frame.ts';
import { askedBy, type Shower } from './shower.ts';

/** Radius of a hailstone, world units; larger than most are, to be seen. */
const STONE = 0.019;
/** Stones that lie about in a picture of a megapixel, and how far off they are still drawn, world units. */
const LYING = 7200;
const FARTHEST = 60;
/** How much larger stones are that lie in grass than on bare ground: those that are seen between its blades. */
const IN_GRASS = 1.55;
/** Stones that fall between two distances from the eye, and how far each falls while the picture is taken, in its radii. */
const FALLS = [
  { near: 3, far: 16, count: 3000, long: 15 },
  { near: 2, far: 3, count: 110, long: 10 },
] as const;
/** What ice shows of the light, on top and beneath. */
const WHITE = { day: 0.97, night: 0.66 } as const;
const BENEATH = 0.5;
/** Radius in pixels that stones have at least, in a picture of a megapixel: less, and in styles and media of broad strokes or facets. */
const LEAST = 1.15;
const BROAD: Readonly<Record<string, number>> = { ghibsky: 4, cartoon: 4, lowpoly: 4, pixel: 3.6 };

/** What a frame showed before anything stood on its ground. */
export type Bare = Pick<Frame, 'depth' | 'kind'>;

/** How much nearer than the ground behind it what stands on that is, when stones do not lie in it: it is no grass. */
const STANDS = 0.8;
/** How much lighter than a stone's surroundings a blade is that is before it, and what is seen of the stone there. */
const BLADE = 1.12;
const BEHIND_BLADE = 0.2;

/**
 * Hail over the finished scene: stones that lie on the `bare` ground and in the grass on it, and stones that
 * fall, each with the streak of its fall.
 */
export function paintHail(frame: Frame, camera: Camera, setting: Shower, bare: Bare): void {
  const { random, side, light } = setting;
  const share = (frame.width * frame.height) / 1_048_576;
  const white = light.isNight ? WHITE.night : WHITE.day;
  const broad = askedBy(BROAD, setting);
  const least = (broad ?? LEAST) * Math.sqrt(share);
  const fewer = broad === undefined ? 1 : broad;
  layStones(frame, bare, camera, random, { white, least, count: (LYING * share ** 0.75) / fewer });
  for (const { near, far, count, long } of FALLS)
    for (let n = 0; n < (count * share ** 0.75) / fewer; n++) {
      const [x, y] = [random.unit() * frame.width, random.unit() * frame.height];
      // Even in space: there are more of the far ones.
      const z = near + (far - near) * Math.sqrt(random.unit());
      const radius = Math.max(least, (STONE * camera.focal * (0.6 + 0.7 * random.unit())) / z);
      if ((frame.depth[pixelAt(frame, x, y)] ?? 0) < z) continue;
      streak(frame, { x, y, radius }, long * radius, side * 0.12, white);
      stone(frame, { x, y, radius }, white);
    }
}

/** A stone in the picture, pixels. */
interface Stone {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

const pixelAt = ({ width, height }: Frame, x: number, y: number): number =>
  Math.min(height - 1, Math.floor(y)) * width + Math.min(width - 1, Math.floor(x));

/** Stones on the ground, as close together far off as near. */
function layStones(
  frame: Frame,
  bare: Bare,
  { focal, horizon }: Camera,
  random: Random,
  {
    white,
    least,
    count,
  }: { readonly white: number; readonly least: number; readonly count: number },
): void {
  const below = frame.height - horizon;
  for (let n = 0; n < count; n++) {
    const [x, y] = [random.unit() * frame.width, horizon + below * Math.sqrt(random.unit())];
    const own = 0.6 + 0.7 * random.unit();
    if (y < 0 || y >= frame.height) continue;
    const at = pixelAt(frame, x, y);
    const z = bare.depth[at] as number;
    const inGrass = frame.kind[at] === THING;
    if (bare.kind[at] !== LAND || z > FARTHEST) continue;
    if (inGrass && (frame.depth[at] as number) < STANDS * z) continue;
    const size = STONE * own * (inGrass ? IN_GRASS : 1);
    const radius = Math.max(least * 0.8, (size * focal) / z);
    const blades = inGrass ? BLADE * meanLuma(frame, { x, y, radius }) : Number.POSITIVE_INFINITY;
    shade(frame, x, y + 0.7 * radius, radius);
    stone(frame, { x, y, radius }, white, blades);
  }
}

/** Calls for each pixel within a radius of a place, with how far out it is, 0 to 1. */
function around(
  { width, height }: Frame,
  { x, y, radius }: Stone,
  visit: (at: number, out: number, down: number) => void,
): void {
  const [first, last] = [Math.max(0, Math.floor(y - radius)), Math.min(height - 1, y + radius)];
  for (let row = first; row <= last; row++) {
    const end = Math.min(width - 1, x + radius);
    for (let column = Math.max(0, Math.floor(x - radius)); column <= end; column++) {
      const [dx, dy] = [(column + 0.5 - x) / radius, (row + 0.5 - y) / radius];
      const out = Math.hypot(dx, dy);
      if (out < 1) visit(row * width + column, out, dy);
    }
  }
}

const lumaAt = ({ rgb }: Frame, at: number): number =>
  (rgb[at * 3] as number) + (rgb[at * 3 + 1] as number) + (rgb[at * 3 + 2] as number);

/** How light a frame is around a stone, on the mean. */
function meanLuma(frame: Frame, place: Stone): number {
  let [sum, count] = [0, 0];
  around(frame, place, (at) => {
    sum += lumaAt(frame, at);
    count++;
  });
  return count === 0 ? 0 : sum / count;
}

/** A stone; what is lighter than `blades` stays before its lower part. */
function stone(frame: Frame, place: Stone, white: number, blades = Number.POSITIVE_INFINITY): void {
  const { rgb } = frame;
  around(frame, place, (at, out, down) => {
    const seen = down > -0.3 && lumaAt(frame, at) > blades ? BEHIND_BLADE : 1;
    const cover = seen * Math.min(1, (1 - out) * place.radius + 0.25);
    const level = white * (1 - (1 - BENEATH) * Math.max(0, 0.25 + 0.75 * down));
    for (let c = 0; c < 3; c++) {
      const own = rgb[at * 3 + c] as number;
      rgb[at * 3 + c] = own + (level * (0.95 + 0.025 * c) - own) * cover;
    }
  });
}

/** The shadow beneath a stone that lies. */
function shade(frame: Frame, x: number, y: number, radius: number): void {
  const { rgb } = frame;
  around(frame, { x, y, radius }, (at, out) => {
    const share = 1 - 0.45 * (1 - out);
    for (let c = at * 3; c < at * 3 + 3; c++) rgb[c] = (rgb[c] as number) * share;
  });
}

/** The way that a stone has fallen, paler the longer ago. */
function streak(
  frame: Frame,
  { x, y, radius }: Stone,
  long: number,
  slant: number,
  white: number,
): void {
  const { width, height, rgb } = frame;
  const half = Math.max(0.5, radius * 0.55);
  for (let step = 0; step < long; step++) {
    const row = Math.round(y - step);
    if (row < 0 || row >= height) continue;
    const middle = x - step * slant;
    const fade = 0.34 * (1 - step / long) ** 1.5;
    for (let column = Math.round(middle - half); column <= middle + half; column++) {
      if (column < 0 || column >= width) continue;
      const at = (row * width + column) * 3;
      for (let c = at; c < at + 3; c++)
        rgb[c] = (rgb[c] as number) + Math.max(0, white - (rgb[c] as number)) * fade;
    }
  }
}
