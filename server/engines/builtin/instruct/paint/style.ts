import type { Pixels } from '../../../engine.ts';
import { mix, smoothstep } from '../../kernels/arithmetic.ts';
import { createRandom } from '../../kernels/random.ts';
import { divideShare, type OnShare } from '../../kernels/share.ts';
import { lumaPlane } from '../../kernels/soft-copy.ts';
import { applyStyle, barOf } from '../../scene/styles/apply-style.ts';
import { fromShoulder } from '../../scene/styles/tone.ts';
import { LAND, SKY } from '../../scene/world/frame.ts';
import type { StyleName } from '../../words/lists/styles.ts';
import { lookAhead } from '../look-ahead.ts';
import type { Matte, Sight } from '../seeing/sight.ts';

/** How far the nearest and the farthest ground is, as the painter of scenes counts. */
const NEAR = 8;
const FAR = 3000;

/** From this chroma on a colour is opened channel by channel, wholly at the second. */
const GREYISH = 0.25;
const COLOURED = 0.6;

/**
 * Writes the light of a pixel of `data`, `from`, to a place of `rgb`, `at`, as the painter of scenes has it before its highlights are pressed. Greys are
 * opened by what the lightest channel is: each by itself, a white with a tinge becomes a garish colour.
 * Strong colours are opened each by itself: by the lightest, orange becomes yellow when pressed again.
 */
function openUp(
  rgb: Float32Array,
  at: number,
  data: Uint8ClampedArray,
  from: number,
  paper: number,
): void {
  const colour = [0, 1, 2].map((c) => (data[from * 4 + c] as number) / 255);
  const top = Math.max(...colour);
  if (top === 0) return;
  const scale = open(top, paper) / top;
  const share = smoothstep(GREYISH, COLOURED, 1 - Math.min(...colour) / top);
  for (const [c, part] of colour.entries())
    rgb[at * 3 + c] = mix(part * scale, open(part, paper), share);
}

/** Light above `paper` is pressed together toward twice as much: a white wall is no lamp, which would glow. */
function open(shown: number, paper: number): number {
  const light = fromShoulder(shown);
  return light <= paper ? light : paper + (paper * (light - paper)) / light;
}

/** Where paper begins in a picture that is bright in few places, and in one that is bright all over. */
const PAPER = 0.8;
const MUCH_PAPER = 0.55;
/** Light above this is bright, 0 to 255; of so much of a picture few places are, and all over. */
const BRIGHT = 160;
const FEW = 0.1;
const ALL_OVER = 0.35;

function paperOf(picture: Pixels): number {
  const luma = lumaPlane(picture);
  const share = luma.reduce((count, one) => count + (one > BRIGHT ? 1 : 0), 0) / luma.length;
  return mix(PAPER, MUCH_PAPER, smoothstep(FEW, ALL_OVER, share));
}

/** Air between the upper bar of a film and a head below it, as a share of the height. */
const HEADROOM = 0.02;
/** A row belongs to the subject where so much of it does. */
const OF_ROW = 0.01;

/** By how many rows a film's picture is moved down behind its bars, so that the upper one cuts no head off. */
function rowsToLower({ width, height }: Pixels, subject: Matte | null): number {
  if (subject === null) return 0;
  const least = OF_ROW * 255 * width;
  let top = 0;
  const seen = (row: number) =>
    subject.subarray(row * width, (row + 1) * width).reduce((sum, value) => sum + value, 0);
  while (top < height && seen(top) < least) top++;
  const bar = barOf({ width, height });
  // What comes to light above the old first row lies behind the bar.
  return Math.min(bar, Math.max(0, Math.round(bar + HEADROOM * height) - top));
}

/**
 * Renders a picture in one of the nine styles, as scenes are, and returns it. Alpha stays. `onShare` is told the share of the
 * work that is done.
 */
export function renderStyle(
  picture: Pixels,
  sight: Sight,
  style: StyleName,
  seed: number,
  onShare: OnShare,
): Pixels {
  const [onLook, onOpened, onRendered] = divideShare(onShare, [10, 4, 8]);
  lookAhead(sight, ['sky', 'subject', 'depth'], onLook);
  const { width, height, data } = picture;
  const size = width * height;
  const paper = paperOf(picture);
  const [sky, far] = [sight.sky(), sight.depth()];
  const lowered = style === 'movie' ? rowsToLower(picture, sight.subject()) : 0;
  const rgb = new Float32Array(size * 3);
  const depth = new Float32Array(size);
  const kind = new Uint8Array(size);
  for (let at = 0; at < size; at++) {
    const from = Math.max(at % width, at - lowered * width);
    openUp(rgb, at, data, from, paper);
    const isSky = sky !== null && (sky[from] as number) > 127;
    kind[at] = isSky ? SKY : LAND;
    depth[at] = isSky
      ? Number.POSITIVE_INFINITY
      : NEAR * (FAR / NEAR) ** ((far[from] as number) / 255);
  }
  onOpened(1);
  // No shape is known of a photograph that light could model: facets give it one.
  const isModel = style === '3d';
  const look = {
    random: createRandom(seed),
    mood: null,
    medium: isModel ? 'lowpoly' : null,
  } as const;
  const rendered = applyStyle({ width, height, rgb, depth, kind }, look, isModel ? null : style);
  for (let at = 3; at < rendered.length; at += 4) rendered[at] = data[at] as number;
  onRendered(1);
  return { width, height, data: rendered };
}
