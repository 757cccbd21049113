import type { Pixels } from '../../engine.ts';
import { blurBox } from '../kernels/blur-box.ts';
import { layOver, scaleTo } from './fit.ts';
import type { Corner } from './read-combination.ts';

/** Most pixels of an answer: both pictures of the server's bound fit. */
const MOST_PIXELS = 32_000_000;

/** White between pictures and around them, as shares of the mean of the first one's sides. */
export interface Spaces {
  readonly between: number;
  readonly around: number;
}

/** Puts pictures in a row (or, `upright`, one above the other), scaled to the first one's height (width). */
export async function putInRow(
  first: Pixels,
  second: Pixels,
  upright: boolean,
  { between, around }: Spaces,
): Promise<Pixels> {
  const scale = upright ? first.width / second.width : first.height / second.height;
  const other = {
    width: upright ? first.width : Math.max(1, Math.round(second.width * scale)),
    height: upright ? Math.max(1, Math.round(second.height * scale)) : first.height,
  };
  const whole = {
    width: upright ? first.width : first.width + other.width,
    height: upright ? first.height + other.height : first.height,
  };
  const shrink = Math.min(1, Math.sqrt(MOST_PIXELS / (whole.width * whole.height)));
  const side = (length: number) => Math.max(1, Math.floor(length * shrink));
  const one = await scaleTo(first, side(first.width), side(first.height));
  const two = await scaleTo(
    second,
    upright ? one.width : side(other.width),
    upright ? side(other.height) : one.height,
  );
  const mean = (one.width + one.height) / 2;
  const [gap, margin] = [Math.round(mean * between), Math.round(mean * around)];
  const width = 2 * margin + (upright ? one.width : one.width + gap + two.width);
  const height = 2 * margin + (upright ? one.height + gap + two.height : one.height);
  const data = new Uint8ClampedArray(width * height * 4);
  if (gap + margin > 0) data.fill(255);
  const picture = { width, height, data };
  layOver(picture, one, margin, margin);
  layOver(
    picture,
    two,
    margin + (upright ? 0 : one.width + gap),
    margin + (upright ? one.height + gap : 0),
  );
  return picture;
}

/** Size of an inset as a share of the picture's side, its distance from the border, its white edge, of the mean side. */
const INSET = 0.32;
const MARGIN = 0.035;
const EDGE = 0.006;
const SHADOW = 0.012;

/** Puts a small picture with a white edge and a shadow into a corner (or the middle) of another. */
export async function putInset(
  main: Pixels,
  small: Pixels,
  corner: Corner,
  amount: number,
): Promise<Pixels> {
  const mean = (main.width + main.height) / 2;
  const share = Math.min(0.7, INSET * amount);
  const scale = Math.min((main.width * share) / small.width, (main.height * share) / small.height);
  const width = Math.max(1, Math.round(small.width * scale));
  const height = Math.max(1, Math.round(small.height * scale));
  const edge = Math.max(1, Math.round(mean * EDGE));
  const margin = Math.round(mean * MARGIN) + edge;
  const place = (where: 'start' | 'middle' | 'end', whole: number, own: number) =>
    where === 'start'
      ? margin
      : where === 'end'
        ? whole - own - margin
        : Math.round((whole - own) / 2);
  const across = corner.across === 'left' ? 'start' : corner.across === 'middle' ? 'middle' : 'end';
  const down = corner.down === 'top' ? 'start' : corner.down === 'middle' ? 'middle' : 'end';
  const left = place(across, main.width, width);
  const top = place(down, main.height, height);
  const picture = { ...main, data: main.data.slice() };
  const box = {
    left: left - edge,
    top: top - edge,
    right: left + width + edge,
    bottom: top + height + edge,
  };
  dropShadow(picture, box, Math.max(1, Math.round(mean * SHADOW)));
  fillBox(picture, box);
  layOver(picture, await scaleTo(small, width, height), left, top);
  return picture;
}

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

function fillBox({ width, height, data }: Pixels, { left, top, right, bottom }: Box): void {
  for (let y = Math.max(0, top); y < Math.min(height, bottom); y++) {
    const from = (y * width + Math.max(0, left)) * 4;
    data.fill(255, from, (y * width + Math.min(width, right)) * 4);
  }
}

function dropShadow({ width, height, data }: Pixels, box: Box, radius: number): void {
  const shade = new Float32Array(width * height);
  for (let y = Math.max(0, box.top + radius); y < Math.min(height, box.bottom + radius); y++) {
    shade.fill(0.5, y * width + Math.max(0, box.left), y * width + Math.min(width, box.right));
  }
  const soft = blurBox(shade, width, radius, 2);
  for (let at = 0; at < soft.length; at++) {
    const dark = 1 - (soft[at] as number);
    if (dark === 1) continue;
    for (let c = 0; c < 3; c++) data[at * 4 + c] = (data[at * 4 + c] as number) * dark;
  }
}
