import type { Frame } from '../world/frame.ts';
import { withoutSpecks } from './specks.ts';

/** How lines are drawn. */
export interface Ink {
  /** Half the width of a line, pixels. */
  readonly radius: number;
  /** 0 to 1: how much of the picture a line covers. */
  readonly strength: number;
  /** Colour of the ink, 0 to 1. */
  readonly colour: readonly [number, number, number];
  /** How great a jump of colour between neighbours is drawn; 3 is from black to white. */
  readonly contrast: number;
}

/** Least jump of the logarithm of distance that is an outline. */
const DEPTH_JUMP = 0.16;
/** How bold an outline is where colours are the same, and from what jump of colour on it is as bold as can be. */
const FAINT = 0.1;
const PLAIN = 0.3;
/** Beyond this distance outlines grow faint, world units. */
const FAR = 260;

/** How small is what gets no outline, and how short a line is left out: in widths of a line. */
const SPECK = 1.4;
const SHORTEST = 9;

/** Draws lines where distance jumps or patches of colour meet, bolder near the eye: around shapes, not around each leaf. */
export function inkLines(frame: Frame, { radius, strength, colour, contrast }: Ink): void {
  const { rgb } = frame;
  const cover = coverOfLines(frame, { radius, contrast });
  for (let at = 0; at < cover.length; at++) {
    const share = strength * (cover[at] as number);
    for (let c = 0; c < 3; c++) {
      const old = rgb[at * 3 + c] as number;
      rgb[at * 3 + c] = old + ((colour[c] as number) - old) * share;
    }
  }
}

/** How much of each pixel such lines cover, 0 to 1. */
export function coverOfLines(
  frame: Frame,
  { radius, contrast }: Pick<Ink, 'radius' | 'contrast'>,
): Float32Array {
  const { width, height } = frame;
  const shapes = { ...frame, depth: withoutSpecks(frame, Math.round(SPECK * radius)) };
  const bolds = new Float32Array(width * height);
  for (let row = 1; row < height - 1; row++)
    for (let column = 1; column < width - 1; column++) {
      const at = row * width + column;
      bolds[at] = lineAt(shapes, at, contrast);
    }
  dropShort(bolds, width, SHORTEST * 2 * radius);
  const cover = new Float32Array(width * height);
  const reach = Math.ceil(radius);
  for (let at = 0; at < bolds.length; at++) {
    const bold = bolds[at] as number;
    if (bold === 0) continue;
    const column = at % width;
    const row = (at - column) / width;
    stamp(cover, width, height, column, row, radius * (0.45 + 0.55 * bold), reach, bold);
  }
  return cover.map((share) => Math.min(1, share));
}

/** Takes out the lines that reach over less than so many pixels, across and down together: dots and rings. */
function dropShort(bolds: Float32Array, width: number, least: number): void {
  const seen = new Uint8Array(bolds.length);
  const around = [1, -1, width, -width, width + 1, width - 1, 1 - width, -1 - width];
  const line: number[] = [];
  for (let from = 0; from < bolds.length; from++) {
    if (seen[from] === 1 || bolds[from] === 0) continue;
    line.length = 0;
    line.push(from);
    seen[from] = 1;
    let [left, right, top, bottom] = [width, 0, Number.POSITIVE_INFINITY, 0];
    for (let n = 0; n < line.length; n++) {
      const at = line[n] as number;
      const column = at % width;
      const row = (at - column) / width;
      left = Math.min(left, column);
      right = Math.max(right, column);
      top = Math.min(top, row);
      bottom = Math.max(bottom, row);
      for (const step of around) {
        const next = at + step;
        // The picture's rim has no lines, so none goes on from its one side to the other.
        if (seen[next] === 1 || !((bolds[next] as number) > 0)) continue;
        seen[next] = 1;
        line.push(next);
      }
    }
    if (right - left + (bottom - top) < least) for (const at of line) bolds[at] = 0;
  }
}

/** How bold a line is at a pixel, 0 for none. */
function lineAt({ rgb, depth, width }: Frame, at: number, contrast: number): number {
  const own = depth[at] as number;
  // The nearer side of an edge carries the line.
  const farthest = Math.max(
    depth[at + 1] as number,
    depth[at + width] as number,
    depth[at - 1] as number,
    depth[at - width] as number,
  );
  const jump = Math.log(Math.min(4000, farthest) / Math.max(1e-3, Math.min(4000, own)));
  const hue = Math.max(
    changeTo(rgb, at, at + 1),
    changeTo(rgb, at, at + width),
    changeTo(rgb, at, at - 1),
    changeTo(rgb, at, at - width),
  );
  const near = Math.min(1, (FAR / Math.max(1, own)) ** 0.5);
  // What air or fog makes alike is not told apart by a line either.
  if (jump > DEPTH_JUMP) return near * (FAINT + (1 - FAINT) * Math.min(1, hue / PLAIN));
  return hue > contrast && own < FAR * 3 ? 0.5 * near : 0;
}

/** How much two pixels' colours differ. */
const changeTo = (rgb: Float32Array, at: number, other: number): number =>
  Math.abs((rgb[at * 3] as number) - (rgb[other * 3] as number)) +
  Math.abs((rgb[at * 3 + 1] as number) - (rgb[other * 3 + 1] as number)) +
  Math.abs((rgb[at * 3 + 2] as number) - (rgb[other * 3 + 2] as number));

function stamp(
  cover: Float32Array,
  width: number,
  height: number,
  x: number,
  y: number,
  radius: number,
  reach: number,
  bold: number,
): void {
  for (let row = Math.max(0, y - reach); row <= Math.min(height - 1, y + reach); row++) {
    for (let column = Math.max(0, x - reach); column <= Math.min(width - 1, x + reach); column++) {
      const away = Math.hypot(column - x, row - y);
      const share = Math.min(1, Math.max(0, radius + 0.5 - away)) * (0.5 + 0.5 * bold);
      const at = row * width + column;
      if (share > (cover[at] as number)) cover[at] = share;
    }
  }
}
