import type { Pixels } from '../../engine.ts';
import { clamp } from '../scene/arithmetic.ts';
import { drawScene } from '../scene/draw-scene.ts';
import type { Idea } from '../scene/words/idea.ts';
import type { Box } from './box.ts';
import { measure, type Surroundings } from './surroundings.ts';

/** A scene is drawn at most and at least this large a side, in pixels, and then fitted. */
const LARGEST = 1_344;
const SMALLEST = 96;
/** A sky is cut out of this share of a scene's height from above, ground out of that from below. */
const SHARES = { scene: 1, sky: 0.38, ground: 0.36 } as const;
/** How far the brightness of a scene moves toward that of the surroundings. */
const TOWARD = 0.4;

/**
 * Draws a scene, or the sky or the ground of one, into the picture's box, in place, its brightness and contrast
 * moved toward those of the surroundings.
 */
export function drawBackdrop(
  { box, ...picture }: Pixels & { readonly box: Box },
  request: {
    readonly idea: Idea;
    readonly manner: keyof typeof SHARES;
    readonly seed: number;
    readonly index: number;
  },
  around: Surroundings,
  onProgress: (share: number) => void,
): void {
  const [columns, rows] = [box.right - box.left, box.bottom - box.top];
  const { manner, seed, index } = request;
  const share = SHARES[manner];
  const tall = rows / share;
  const scale = clamp(1, SMALLEST / Math.min(columns, tall), LARGEST / Math.max(columns, tall));
  const width = Math.max(1, Math.round(columns * scale));
  const height = Math.max(1, Math.round(tall * scale));
  const idea = ideaFor(request.idea, manner);
  const data = drawScene({ idea, style: null, width, height, seed, index }, onProgress);
  const scene = { width, height, data };
  const part = Math.max(1, Math.round(height * share));
  const top = manner === 'ground' ? height - part : 0;
  const tone = toneFor(scene, { top, bottom: top + part }, around);
  copyFitted(picture, box, scene, { top, rows: part }, tone);
}

/** Skies have plain land below them; ground that names no land is a field, in summer unless it is said. */
function ideaFor(idea: Idea, manner: keyof typeof SHARES): Idea {
  if (manner === 'sky') return { ...idea, land: 'plain' };
  if (manner === 'scene') return idea;
  const season = idea.season ?? (idea.snowy ? 'winter' : 'summer');
  return { ...idea, land: idea.land ?? 'field', season };
}

/** Maps a value of the scene to one in the light of the surroundings. */
type Tone = (value: number) => number;

function toneFor(
  scene: Pixels,
  rows: { readonly top: number; readonly bottom: number },
  around: Surroundings,
): Tone {
  const box = { left: 0, right: scene.width, ...rows };
  const own = measure(scene, box, () => true);
  if (own === null) return (value) => value;
  const gain = clamp(around.deviation / Math.max(4, own.deviation), 0.6, 1.5);
  const contrast = 1 + (gain - 1) * TOWARD;
  const middle = own.luma + (around.luma - own.luma) * TOWARD;
  return (value) => middle + (value - own.luma) * contrast;
}

/** Copies rows of a scene into a box, bilinearly. */
function copyFitted(
  { data, width }: Pixels,
  box: Box,
  scene: Pixels,
  from: { readonly top: number; readonly rows: number },
  tone: Tone,
): void {
  const across = scene.width / (box.right - box.left);
  const down = from.rows / (box.bottom - box.top);
  for (let y = box.top; y < box.bottom; y++) {
    const v = clamp(from.top + (y - box.top + 0.5) * down - 0.5, 0, scene.height - 1);
    for (let x = box.left; x < box.right; x++) {
      const u = clamp((x - box.left + 0.5) * across - 0.5, 0, scene.width - 1);
      const at = (y * width + x) * 4;
      for (let c = 0; c < 3; c++) data[at + c] = tone(between(scene, u, v, c));
      data[at + 3] = 255;
    }
  }
}

function between({ data, width, height }: Pixels, u: number, v: number, channel: number): number {
  const [left, top] = [Math.floor(u), Math.floor(v)];
  const [right, bottom] = [Math.min(width - 1, left + 1), Math.min(height - 1, top + 1)];
  const read = (x: number, y: number) => data[(y * width + x) * 4 + channel] ?? 0;
  const upper = read(left, top) + (read(right, top) - read(left, top)) * (u - left);
  const lower = read(left, bottom) + (read(right, bottom) - read(left, bottom)) * (u - left);
  return upper + (lower - upper) * (v - top);
}
