import type { Frame } from '../world/frame.ts';

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
const FAINT = 0.25;
const PLAIN = 0.3;
/** Beyond this distance outlines grow faint, world units. */
const FAR = 260;

/** Draws lines where distance jumps or patches of colour meet, bolder near the eye. */
export function inkLines(frame: Frame, { radius, strength, colour, contrast }: Ink): void {
  const { rgb, width, height } = frame;
  const cover = new Float32Array(width * height);
  const reach = Math.ceil(radius);
  for (let row = 1; row < height - 1; row++) {
    for (let column = 1; column < width - 1; column++) {
      const at = row * width + column;
      const bold = lineAt(frame, at, contrast);
      if (bold > 0)
        stamp(cover, width, height, column, row, radius * (0.45 + 0.55 * bold), reach, bold);
    }
  }
  for (let at = 0; at < cover.length; at++) {
    const share = strength * Math.min(1, cover[at] as number);
    for (let c = 0; c < 3; c++) {
      const old = rgb[at * 3 + c] as number;
      rgb[at * 3 + c] = old + ((colour[c] as number) - old) * share;
    }
  }
}

/** How bold a line is at a pixel, 0 for none. */
function lineAt({ rgb, depth, width }: Frame, at: number, contrast: number): number {
  const own = depth[at] as number;
  let jump = 0;
  let hue = 0;
  for (const next of [at + 1, at + width, at - 1, at - width]) {
    const other = Math.min(4000, depth[next] as number);
    // The nearer side of an edge carries the line.
    jump = Math.max(jump, Math.log(other / Math.max(1e-3, Math.min(4000, own))));
    let change = 0;
    for (let c = 0; c < 3; c++)
      change += Math.abs((rgb[at * 3 + c] as number) - (rgb[next * 3 + c] as number));
    hue = Math.max(hue, change);
  }
  const near = Math.min(1, (FAR / Math.max(1, own)) ** 0.5);
  // What air or fog makes alike is not told apart by a line either.
  if (jump > DEPTH_JUMP) return near * (FAINT + (1 - FAINT) * Math.min(1, hue / PLAIN));
  return hue > contrast && own < FAR * 3 ? 0.5 * near : 0;
}

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
