import { mix, smoothstep } from '../../../kernels/arithmetic.ts';
import type { Random } from '../../../kernels/random.ts';
import type { Frame } from '../../world/frame.ts';
import { paintOver } from '../brush.ts';
import { type Flow, findFlow } from '../flow.ts';
import { coverOfLines } from '../ink.ts';
import { HAND, streaksAlong } from './streaks.ts';
import { leaveToPaper, lightOf, openTone } from './tones.ts';

const PAPER = [0.975, 0.965, 0.94] as const;
const INK = [0.07, 0.07, 0.1] as const;
/** Half the width of a pen's line, in pixels of a megapixel, and the jump of colour that has one. */
const LINE = { radius: 1.15, contrast: 0.3 } as const;
/** How long and wide a stroke of hatching is. */
const HATCH = { length: 20, thickness: 3 } as const;
/** Hatching in the direction of the form begins in this shade, that across it in the second. */
const SHADE = 0.42;
const CROSSED = 0.68;

/** How much less shade than that has its first lines. */
const PALER = 0.14;

/** Draws a frame of display values in lines alone, in place. `unit` is 1 for a picture of a megapixel. */
export function drawLines(frame: Frame, _: Random, unit: number): void {
  const lines = linesOf(frame, unit);
  for (let at = 0; at < lines.length; at++) ink(frame, at, lines[at] as number);
}

/**
 * Draws a frame of display values with a pen, in place: lines, and hatching that follows the form and crosses itself in
 * the shade. `unit` is 1 for a picture of a megapixel.
 */
export function drawWithPen(frame: Frame, random: Random, unit: number): void {
  leaveToPaper(frame);
  const tone = openTone(lightOf(frame), frame.width, unit);
  const flow = findFlow(frame, Math.max(2, Math.round(10 * unit)), HAND);
  const across = { x: flow.y, y: flow.x.map((value) => -value) };
  const darker = (shade: number) => {
    const is = new Uint8Array(tone.length);
    for (let at = 0; at < is.length; at++) is[at] = 1 - (tone[at] as number) > shade ? 1 : 0;
    return is;
  };
  const length = Math.max(2, HATCH.length * unit);
  const thickness = Math.max(1, HATCH.thickness * unit);
  const hatching = (one: Flow, from: number) =>
    streaksAlong(one, frame, length, thickness, random, darker(from - PALER));
  const along = hatching(flow, SHADE);
  const crossing = hatching(across, CROSSED);
  const lines = linesOf(frame, unit);
  for (let at = 0; at < lines.length; at++) {
    const dark = 1 - (tone[at] as number);
    const first = hatch(along[at] as number, dark, SHADE);
    const second = hatch(crossing[at] as number, dark, CROSSED);
    ink(frame, at, 1 - (1 - (lines[at] as number)) * (1 - first) * (1 - second));
  }
}

/** How much of a pixel a hatching covers that begins at a shade: lines grow together as it darkens. */
function hatch(mark: number, dark: number, from: number): number {
  const cover = smoothstep(from - PALER, from + 0.5, dark);
  if (cover <= 0) return 0;
  const edge = 1.9 - 2.3 * cover;
  return smoothstep(edge - 0.45, edge + 0.45, mark);
}

function linesOf(frame: Frame, unit: number): Float32Array {
  paintOver(frame, Math.max(1, Math.round(4 * unit)));
  paintOver(frame, Math.max(1, Math.round(3 * unit)));
  return coverOfLines(frame, {
    radius: Math.max(0.65, LINE.radius * unit),
    contrast: LINE.contrast,
  });
}

function ink({ rgb }: Frame, at: number, share: number): void {
  for (let c = 0; c < 3; c++) rgb[at * 3 + c] = mix(PAPER[c] as number, INK[c] as number, share);
}
