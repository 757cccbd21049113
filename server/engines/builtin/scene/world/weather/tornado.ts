import { clamp, lumaOf, mixColour, scaleColour, smoothstep } from '../../arithmetic.ts';
import type { Setting } from '../../setting.ts';
import type { Colour } from '../../words/idea.ts';
import type { Camera, Frame } from '../frame.ts';
import { type HeightMap, lookUp } from '../height-map.ts';

/** How far ahead a tornado stands, world units, and how far aside of the middle, in widths of the picture. */
const FAR = 430;
const ASIDE = 0.2;
/** Its half width where it meets the ground, on its way up and in the clouds, as shares of the picture's height. */
const HALF = { foot: 0.018, up: 0.045, top: 0.22 } as const;
/** How far it bends and leans on its way up, by the picture's height. */
const BEND = { swings: 0.035, leans: 0.1 } as const;
/** The cloud of dust about its foot: half its width and its height, by the picture's height. */
const DUST = { half: 0.13, high: 0.075 } as const;
/** How much of the sky about its upper end the cloud hides from which it hangs, and how far down that is seen. */
const WALL = { hides: 0.8, low: 0.13 } as const;

const SHADED: Colour = [0.1, 0.105, 0.12];
const LIT: Colour = [0.46, 0.46, 0.47];
const EARTH: Colour = [0.34, 0.27, 0.2];
const CLOUD: Colour = [0.12, 0.125, 0.14];

/** Where else it stands if what is near hides it where it should, in widths of the picture, and how much of a column has to be free. */
const ELSEWHERE = [0.5, 0.58, 0.42, 0.66, 0.34, 0.72, 0.28] as const;
const FREE = 0.55;

/** The wished column of a tornado, or the one over which most of the sky is seen where that is hidden: a street's end. */
function freeColumn({ depth, width }: Frame, wished: number, horizon: number): number {
  const rows = Math.max(1, Math.floor(horizon));
  const seen = (column: number): number => {
    let free = 0;
    for (let row = 0; row < rows; row++)
      if ((depth[row * width + Math.floor(column)] as number) > FAR) free++;
    return free / rows;
  };
  let [best, most] = [wished, seen(wished)];
  if (most >= FREE) return wished;
  for (const share of ELSEWHERE) {
    const free = seen(share * width);
    // As good as that of another is no reason to move.
    if (free > most + 0.02) [best, most] = [share * width, free];
  }
  return best;
}

/** From how light a sky on a tornado is darker than that, by how much, and how light it is where none is seen. */
const PALE = 0.22;
const DARKER = 0.5;
const LIT_LUMA = lumaOf(...LIT);

/** How light the sky is to both sides of a column in a row, 0 to 1. */
function skyAbout({ rgb, width, height }: Frame, column: number, row: number): number {
  const line = clamp(Math.round(row), 0, height - 1);
  const lumas = [-0.12, -0.08, 0.08, 0.12].map((aside) => {
    const x = clamp(Math.round(column + aside * width), 0, width - 1);
    const at = (line * width + x) * 3;
    return lumaOf(rgb[at] as number, rgb[at + 1] as number, rgb[at + 2] as number);
  });
  return lumas.reduce((sum, one) => sum + one, 0) / lumas.length;
}

/** Mixes a share of a colour into a pixel. */
function blend({ rgb }: Frame, at: number, colour: Colour, share: number): void {
  for (let c = 0; c < 3; c++)
    rgb[at * 3 + c] = (rgb[at * 3 + c] as number) * (1 - share) + (colour[c] as number) * share;
}

/**
 * Paints a tornado far off: a funnel that hangs from a dark cloud and whirls, dust about its foot. What
 * is nearer hides it. Call it before the things are placed.
 */
export function paintTornado(
  frame: Frame,
  camera: Camera,
  { noise, side, sunSide, random }: Pick<Setting, 'noise' | 'side' | 'sunSide' | 'random'>,
  { heights }: HeightMap,
): void {
  const { width, height } = frame;
  const column = freeColumn(frame, width * (0.5 - side * ASIDE), camera.horizon);
  const ground = Math.max(0, lookUp(heights, ((column - camera.centre) / camera.focal) * FAR, FAR));
  const foot = camera.horizon + ((camera.height - ground) * camera.focal) / FAR;
  const phase = random.unit() * 6;
  const isBehind = (at: number) => (frame.depth[at] as number) > FAR;
  const halfAt = (t: number) => height * (HALF.foot + HALF.up * t + HALF.top * t ** 4.5);
  const middleAt = (t: number) =>
    column +
    height * (BEND.swings * Math.sin(4.2 * t + phase) - BEND.swings * Math.sin(phase)) +
    side * height * BEND.leans * t * t;
  const sky = skyAbout(frame, column, foot * 0.5);
  const lit = scaleColour(LIT, sky > PALE ? (DARKER * sky) / LIT_LUMA : 1);
  for (let row = 0; row < Math.min(height, foot); row++) {
    const t = clamp((foot - row) / foot);
    const [half, middle] = [halfAt(t), middleAt(t)];
    const wall = WALL.hides * smoothstep(WALL.low, 0.02, row / height);
    for (let x = 0; x < width; x++) {
      const at = row * width + x;
      if (!isBehind(at)) continue;
      const u = (x + 0.5 - middle) / half;
      if (wall > 0) blend(frame, at, CLOUD, wall * Math.exp(-((u / 1.9) ** 2)));
      if (Math.abs(u) > 1.3) continue;
      const rough = noise.fbm(u * 2 + 5 * t, t * 16 + phase, 3);
      const dense = smoothstep(1.12, 0.78, Math.abs(u) + 0.22 * rough);
      if (dense <= 0) continue;
      // Bands wind round it as it turns.
      const round = Math.asin(clamp(u, -1, 1));
      const band = noise.fbm(round * 1.1 + 9 * t, t * 22 - round * 1.6, 4);
      const light = clamp(0.34 + 0.34 * Math.sin(round) * sunSide + 0.5 * band);
      const dusty = smoothstep(0.22, 0, t);
      const own = mixColour(mixColour(SHADED, lit, light), EARTH, 0.55 * dusty);
      blend(frame, at, own, dense * 0.94);
    }
  }
  const [half, high] = [DUST.half * height, DUST.high * height];
  for (let row = Math.floor(foot - high * 1.4); row < Math.min(height, foot + high * 0.3); row++) {
    if (row < 0) continue;
    for (let x = Math.floor(column - half); x < column + half; x++) {
      const at = row * width + x;
      if (x < 0 || x >= width || !isBehind(at)) continue;
      const [u, v] = [(x - column) / half, (foot - row) / high];
      const rough = noise.fbm(u * 3 + phase, v * 2.2, 4);
      const share = smoothstep(1, 0.25, Math.hypot(u, v < 0 ? v * 3 : v * 0.85) + 0.5 * rough);
      if (share > 0) blend(frame, at, mixColour(EARTH, SHADED, 0.35 - 0.5 * rough), 0.85 * share);
    }
  }
}
