import type { Random } from '../../kernels/random.ts';
import { clamp, lumaAt, smoothstep } from '../arithmetic.ts';
import { createNoise } from '../noise.ts';
import { type Frame, SKY, THING, WATER } from '../world/frame.ts';
import { paintOver } from './brush.ts';
import { inkLines } from './ink.ts';
import { blur } from './tone.ts';

/** Rice paper and the ink on it, display colours 0 to 1. */
const PAPER = [0.955, 0.94, 0.9] as const;
const INK = [0.1, 0.105, 0.115] as const;
/** The share of a scene's colours that a tint of them keeps, and that of things: they may be the only colour. */
const TINT = 0.1;
const TINT_OF_THINGS = 0.17;
/** The share of a scene's light that becomes the brightest and the darkest wash. */
const LIGHTS = 0.86;
const DARKS = 0.04;
/** How dark washes are of what is near and of what is far, and over what distance they pale. World units. */
const NEAR = 0.88;
const FAR = 0.16;
const PALES = 420;
/** How much ink gathers along the upper edge of a shape, and how far down it runs out, in pixels of a megapixel. */
const CREST = 0.5;
const RUNS = 74;
/** Jumps of the logarithm of distance from one row to the next from which on there is such an edge, and a full one. */
const EDGE = { from: 0.06, full: 0.4 } as const;
/** From so far on all is equally far. World units. */
const FARTHEST = 6_000;
/** How far ink runs beyond its edges, and how thick outlines are, in pixels of a megapixel; how dark those are. */
const BLEEDS = 0.9;
const LINE = { radius: 0.85, strength: 0.6 } as const;
/** How much of a wash the sky and the water keep. */
const SKY_WASH = 0.14;
const WATER_WASH = 0.3;

/**
 * Renders a scene as a wash of ink on paper: greys by the light of the scene, dark along crests and run
 * out below them, paler with distance, the sky and the mist left bare; in place, from light values to display
 * values. `unit` is 1 for about a megapixel.
 */
export function inkWash(frame: Frame, random: Random, unit: number): void {
  paintOver(frame, Math.max(1, Math.round(4 * unit)));
  const density = washes(frame, unit);
  const noise = createNoise(random.uint32());
  const { rgb, width, kind } = frame;
  const scale = 1 / Math.max(unit, 0.05);
  for (let at = 0; at < kind.length; at++) {
    const [x, y] = [(at % width) * scale, Math.floor(at / width) * scale];
    // Pigment settles in the hollows of the paper and dries in clouds.
    const settled = 1 + 0.12 * noise.fbm(x / 90, y / 70, 3) + 0.07 * noise.at(x / 3.1, y / 2.7);
    const ink = clamp((density[at * 3] as number) * settled);
    const fibre = 0.012 * noise.at(x / 1.9, y / 5.3) + 0.018 * noise.at(x / 260, y / 260);
    const luma = lumaAt(rgb, at);
    const tint = (kind[at] === THING ? TINT_OF_THINGS : TINT) * ink;
    for (let c = 0; c < 3; c++) {
      const paper = (PAPER[c] as number) + fibre;
      const hue = tint * ((rgb[at * 3 + c] as number) - luma) * 1.6;
      rgb[at * 3 + c] = clamp(paper + ((INK[c] as number) - paper) * ink + hue, 0.02, 0.98);
    }
  }
  inkLines(frame, { ...LINE, radius: LINE.radius * unit, colour: INK, contrast: 9 });
}

/** How much ink lies where, 0 to 1, thrice each for `blur`; but for things its edges have run a little. */
function washes(frame: Frame, unit: number): Float32Array {
  const { rgb, kind, width, height } = frame;
  const [low, high] = rangeOf(rgb);
  const ink = new Float32Array(rgb.length);
  const runs = Math.exp(-1 / Math.max(1, RUNS * unit));
  let crests = new Float32Array(width);
  for (let row = 0; row < height; row++) {
    crests = crestsAt(frame, row, crests, runs);
    for (let column = 0; column < width; column++) {
      const at = row * width + column;
      const dark = smoothstep(high, low, lumaAt(rgb, at));
      ink.fill(washAt(frame, at, dark, crests[column] as number), at * 3, at * 3 + 3);
    }
  }
  const radius = Math.round(BLEEDS * unit);
  if (radius < 1) return ink;
  const bled = blur(ink, width, height, radius);
  for (let at = 0; at < kind.length; at++)
    if (kind[at] === THING) bled.fill(ink[at * 3] as number, at * 3, at * 3 + 3);
  return bled;
}

/** How strong crests are in a row: where something nearer begins below what is farther, and what is left of those above, run aside a little. */
function crestsAt(
  { depth, kind, width }: Frame,
  row: number,
  above: Float32Array,
  runs: number,
): Float32Array<ArrayBuffer> {
  const crests = new Float32Array(width);
  for (let column = 0; column < width; column++) {
    const at = row * width + column;
    if (kind[at] === WATER) continue;
    const before = above[Math.max(0, column - 1)] as number;
    const after = above[Math.min(width - 1, column + 1)] as number;
    const left = runs * (0.25 * before + 0.5 * (above[column] as number) + 0.25 * after);
    const own = Math.min(FARTHEST, depth[at] as number);
    const beyond = row === 0 ? own : Math.min(FARTHEST, depth[at - width] as number);
    const jump = Math.log(beyond / Math.max(0.1, own));
    crests[column] = Math.max(left, smoothstep(EDGE.from, EDGE.full, jump));
  }
  return crests;
}

/** How much ink lies at a pixel that is so dark and so far below a crest, both 0 to 1. */
function washAt({ kind, depth }: Frame, at: number, dark: number, crest: number): number {
  if (kind[at] === SKY) return SKY_WASH * dark;
  if (kind[at] === WATER) return WATER_WASH * dark * dark;
  const near = FAR + (NEAR - FAR) * Math.exp(-(depth[at] as number) / PALES);
  return kind[at] === THING
    ? Math.max(near, 0.4) * (0.18 + 0.76 * dark)
    : near * (0.08 + 0.74 * dark + CREST * crest * (0.5 + 0.5 * dark));
}

/** The light of a picture's darks and lights, so far apart that a wash lies between them. */
function rangeOf(rgb: Float32Array): readonly [number, number] {
  const lights: number[] = [];
  for (let at = 0; at < rgb.length / 3; at += 41) lights.push(lumaAt(rgb, at));
  lights.sort((a, b) => a - b);
  const share = (part: number) => lights[Math.floor(part * (lights.length - 1))] ?? 0.5;
  const low = share(DARKS);
  return [low, Math.max(low + 0.12, share(LIGHTS))];
}
