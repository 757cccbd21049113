import type { Pixels } from '../../engine.ts';
import { clamp } from '../kernels/arithmetic.ts';
import { drawScene } from '../scene/draw-scene.ts';
import type { Idea } from '../scene/words/idea.ts';
import type { Box } from './box.ts';
import { mirrorWater } from './mirror-water.ts';
import { measure, type Surroundings } from './surroundings.ts';

/** A scene is drawn at most and at least this large a side, in pixels, and then fitted. */
const LARGEST = 1_344;
const SMALLEST = 96;
/** Without a horizon to follow, a sky is this share of a scene from above, ground that from below. */
const SHARES = { scene: 1, sky: 0.38, ground: 0.36 } as const;
/** How far the brightness and the colour of a scene move toward those of the surroundings. */
const TOWARD = 0.4;
const HUE_TOWARD = 0.3;
/** How far brightness moves where a time of day or a clear sky was asked for. */
const SAID_TOWARD = 0.15;

/** Boxes lower and wider than these shares of a picture are ground below a horizon at the usual height. */
const LOW = 0.55;
/** Water that reaches lower than this does so too: none hangs in the air. */
const LOW_WATER = 0.7;
const WIDE = 0.35;
const USUAL = 0.45;

/** Whether a box is so wide and low in a picture that what lies there is ground, though nothing shows where it ends. */
export const isLowGround = (box: Box, { width, height }: Pixels): boolean =>
  (box.right - box.left) / width > WIDE && box.top / height > LOW;

/** What is drawn into a box. */
export interface Backdrop {
  readonly idea: Idea;
  readonly manner: keyof typeof SHARES;
  readonly seed: number;
  readonly index: number;
  /** Where the picture's horizon is, as a share of its height; null: not to be seen. */
  readonly horizon: number | null;
}

/** Whether what is asked for is water, which mirrors what is above it and needs a bank. */
export const isOfWater = ({ land }: Idea): boolean => WATERS.has(land);

/**
 * Draws a scene, or the sky or the ground of one, into the picture's box, in place: as the eye of the
 * picture would see it where its horizon is known, else fitted to the box. Brightness, contrast
 * and, unless a time of day or a blue sky was asked for, colour move toward those of the surroundings.
 * Water below the horizon mirrors what is seen above it; `area` is what of the box will be shown of it.
 * Answers whether it is such water.
 */
export function drawBackdrop(
  { box, ...picture }: Pixels & { readonly box: Box },
  request: Backdrop,
  around: Surroundings,
  area: Uint8Array,
  onProgress: (share: number) => void,
): boolean {
  const { manner, seed, index } = request;
  const { whole, horizon } = frameFor(request, picture, box);
  const [across, tall] = [whole.right - whole.left, whole.bottom - whole.top];
  const scale = clamp(1, SMALLEST / Math.min(across, tall), LARGEST / Math.max(across, tall));
  const width = Math.max(1, Math.round(across * scale));
  const height = Math.max(1, Math.round(tall * scale));
  const isBelow = horizon !== null && (box.top - whole.top) / tall > horizon;
  const before = isBelow && isOfWater(request.idea) ? picture.data.slice() : null;
  const idea = ideaFor(request.idea, manner, isBelow);
  const drawn = { idea, style: null, width, height, seed, index };
  const data = drawScene(horizon === null ? drawn : { ...drawn, horizon }, onProgress);
  const scene = { width, height, data };
  const part = {
    left: (box.left - whole.left) * (width / across),
    top: (box.top - whole.top) * (height / tall),
    right: (box.right - whole.left) * (width / across),
    bottom: (box.bottom - whole.top) * (height / tall),
  };
  const { time, weather } = request.idea;
  const isOpen = time === null && weather !== 'clear';
  copyFitted(picture, box, scene, part, toneFor(scene, part, around, isOpen));
  if (before !== null) mirrorWater({ ...picture, box }, before, area);
  return before !== null;
}

/** The rectangle of which the scene is a picture, and where its horizon is; null: as it likes. */
function frameFor(
  { idea, manner, horizon: seen }: Backdrop,
  { width, height }: Pixels,
  box: Box,
): { readonly whole: Box; readonly horizon: number | null } {
  const all = { left: 0, top: 0, right: width, bottom: height };
  const [top, bottom] = [box.top / height, box.bottom / height];
  // What is wide and low in a picture is ground, though nothing shows where it ends.
  const isWide = (box.right - box.left) / width > WIDE;
  const isWater = WATERS.has(idea.land) && bottom > LOW_WATER;
  const isLow = isWide && (top > LOW || isWater);
  const likely = seen !== null && !(isLow && seen > top) ? seen : null;
  const horizon = likely ?? (isLow ? Math.min(USUAL, top - 0.02) : null);
  if (manner === 'sky' && horizon !== null && bottom < 0.92)
    return { whole: all, horizon: Math.max(horizon, bottom + 0.02) };
  if (manner === 'ground' && horizon !== null && top > 0.12)
    return { whole: all, horizon: Math.min(horizon, top - 0.02) };
  if (manner === 'scene' && horizon !== null) return { whole: all, horizon };
  const tall = (box.bottom - box.top) / SHARES[manner];
  const start = manner === 'ground' ? box.bottom - tall : box.top;
  return { whole: { ...box, top: start, bottom: start + tall }, horizon: null };
}

/** Lands that are water, and their banks nearer to the eye. */
const WATERS: ReadonlySet<Idea['land']> = new Set<Idea['land']>(['lake', 'river', 'sea']);

/**
 * Skies have plain land below them; ground that names no land is a field, in summer unless it is said;
 * water that fills a box below the horizon has no near bank.
 */
function ideaFor(idea: Idea, manner: keyof typeof SHARES, isBelow: boolean): Idea {
  if (manner === 'sky') return { ...idea, land: 'plain' };
  if (isBelow && WATERS.has(idea.land)) return { ...idea, land: 'sea' };
  if (manner === 'scene') return idea;
  const season = idea.season ?? (idea.snowy ? 'winter' : 'summer');
  return { ...idea, land: idea.land ?? 'field', season };
}

/** Maps a value of a channel of the scene to one in the light of the surroundings. */
type Tone = (value: number, channel: number) => number;

function toneFor(scene: Pixels, part: Box, around: Surroundings, withHue: boolean): Tone {
  const whole = {
    left: clamp(Math.floor(part.left), 0, scene.width - 1),
    top: clamp(Math.floor(part.top), 0, scene.height - 1),
    right: clamp(Math.ceil(part.right), 1, scene.width),
    bottom: clamp(Math.ceil(part.bottom), 1, scene.height),
  };
  const own = measure(scene, whole, () => true);
  if (own === null) return (value) => value;
  const gain = clamp(around.deviation / Math.max(4, own.deviation), 0.6, 1.5);
  const toward = withHue ? TOWARD : SAID_TOWARD;
  const contrast = 1 + (gain - 1) * toward;
  const middle = own.luma + (around.luma - own.luma) * toward;
  const shifts = own.mean.map((mean, c) => {
    const cast = (around.mean[c] ?? 0) - around.luma - (mean - own.luma);
    return withHue ? clamp(cast, -60, 60) * HUE_TOWARD : 0;
  });
  return (value, channel) => middle + (value - own.luma) * contrast + (shifts[channel] ?? 0);
}

/** Copies a part of a scene into a box, bilinearly. */
function copyFitted({ data, width }: Pixels, box: Box, scene: Pixels, from: Box, tone: Tone): void {
  const across = (from.right - from.left) / (box.right - box.left);
  const down = (from.bottom - from.top) / (box.bottom - box.top);
  for (let y = box.top; y < box.bottom; y++) {
    const v = clamp(from.top + (y - box.top + 0.5) * down - 0.5, 0, scene.height - 1);
    for (let x = box.left; x < box.right; x++) {
      const u = clamp(from.left + (x - box.left + 0.5) * across - 0.5, 0, scene.width - 1);
      const at = (y * width + x) * 4;
      for (let c = 0; c < 3; c++) data[at + c] = tone(between(scene, u, v, c), c);
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
