import type { Pixels } from '../../engine.ts';
import { clamp } from '../scene/arithmetic.ts';
import { drawScene } from '../scene/draw-scene.ts';
import type { Idea } from '../scene/words/idea.ts';
import type { Box } from './box.ts';
import { measure, type Surroundings } from './surroundings.ts';

/** A scene is drawn at most and at least this large a side, in pixels, and then fitted. */
const LARGEST = 1_344;
const SMALLEST = 96;
/** Above the horizon is at least this share of a scene: a sky is cut out of there. */
const SKY_SHARE = 0.38;
/** How far the brightness of a scene moves toward that of the surroundings. */
const TOWARD = 0.4;

/**
 * Draws a scene, or the sky of one, into the picture's box, in place, its brightness and contrast
 * moved toward those of the surroundings.
 */
export function drawBackdrop(
  { box, ...picture }: Pixels & { readonly box: Box },
  request: {
    readonly idea: Idea;
    readonly manner: 'scene' | 'sky';
    readonly seed: number;
    readonly index: number;
  },
  around: Surroundings,
  onProgress: (share: number) => void,
): void {
  const [columns, rows] = [box.right - box.left, box.bottom - box.top];
  const isSky = request.manner === 'sky';
  const tall = isSky ? rows / SKY_SHARE : rows;
  const scale = clamp(1, SMALLEST / Math.min(columns, tall), LARGEST / Math.max(columns, tall));
  const width = Math.max(1, Math.round(columns * scale));
  const height = Math.max(1, Math.round(tall * scale));
  const idea: Idea = isSky ? { ...request.idea, land: 'plain' } : request.idea;
  const { seed, index } = request;
  const data = drawScene({ idea, style: null, width, height, seed, index }, onProgress);
  const scene = { width, height, data };
  const tone = toneFor(scene, isSky ? Math.round(rows * scale) : height, around);
  copyFitted(picture, box, scene, isSky ? SKY_SHARE : 1, tone);
}

/** Maps a value of the scene to one in the light of the surroundings. */
type Tone = (value: number) => number;

function toneFor(scene: Pixels, rows: number, around: Surroundings): Tone {
  const box = { left: 0, top: 0, right: scene.width, bottom: Math.min(rows, scene.height) };
  const own = measure(scene, box, () => true);
  if (own === null) return (value) => value;
  const gain = clamp(around.deviation / Math.max(4, own.deviation), 0.6, 1.5);
  const contrast = 1 + (gain - 1) * TOWARD;
  const middle = own.luma + (around.luma - own.luma) * TOWARD;
  return (value) => middle + (value - own.luma) * contrast;
}

/** Copies the upper `share` of a scene into a box, bilinearly. */
function copyFitted(
  { data, width }: Pixels,
  box: Box,
  scene: Pixels,
  share: number,
  tone: Tone,
): void {
  const across = scene.width / (box.right - box.left);
  const down = (scene.height * share) / (box.bottom - box.top);
  for (let y = box.top; y < box.bottom; y++) {
    const v = clamp((y - box.top + 0.5) * down - 0.5, 0, scene.height - 1);
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
