import { createRequire } from 'node:module';
import { createCanvas, GlobalFonts, type SKRSContext2D } from '@napi-rs/canvas';
import type { Area, Pixels } from '../../engine.ts';

const require = createRequire(import.meta.url);
/** The family that writing is drawn in. */
export const LETTERS = 'Letters';
const FILES = '@fontsource-variable/inter/files';
for (const subset of ['latin', 'cyrillic', 'greek']) {
  GlobalFonts.registerFromPath(
    require.resolve(`${FILES}/inter-${subset}-wght-normal.woff2`),
    LETTERS,
  );
}

/** Writing to draw on a picture. */
export interface Writing {
  /** Latin, Cyrillic or Greek text, or `chinese` or `arabic` for signs painted stroke by stroke. */
  readonly text: string;
  /** Left end of the baseline, in pixels. */
  readonly x: number;
  readonly y: number;
  /** Height of the letters' square, in pixels. */
  readonly size: number;
  readonly colour: string;
  /** Colour of an outline an eighth of the size wide; absent: none. */
  readonly outline?: string;
  /** Clockwise turn about the left end of the baseline, in degrees; absent: none. */
  readonly turn?: number;
  /** How opaque it is, 0 to 1; absent: 1. */
  readonly opacity?: number;
  /** Whether its signs stand one under the other, `y` the baseline of the first. */
  readonly upright?: boolean;
}

/** A picture with writing on it, and where the writing is. */
export interface Written {
  readonly image: Pixels;
  /** 255 where letters or their outline cover at least a third of a pixel. */
  readonly truth: Area;
}

/** Draws writing on a copy of a picture. */
export function writeOn(picture: Pixels, writings: readonly Writing[]): Written {
  const { width, height } = picture;
  const context = createCanvas(width, height).getContext('2d');
  const data = new Uint8ClampedArray(picture.data);
  const truth = new Uint8Array(width * height);
  for (const opacity of new Set(writings.map((writing) => writing.opacity ?? 1))) {
    context.clearRect(0, 0, width, height);
    for (const writing of writings) if ((writing.opacity ?? 1) === opacity) write(context, writing);
    blend(data, truth, context.getImageData(0, 0, width, height).data, opacity);
  }
  return { image: { width, height, data }, truth: { width, height, data: truth } };
}

function blend(
  data: Uint8ClampedArray,
  truth: Uint8Array,
  ink: Uint8ClampedArray,
  opacity: number,
): void {
  for (let at = 0; at < truth.length; at++) {
    const cover = (ink[at * 4 + 3] ?? 0) / 255;
    if (cover === 0) continue;
    if (cover >= 1 / 3) truth[at] = 255;
    for (let c = 0; c < 3; c++) {
      const from = data[at * 4 + c] ?? 0;
      data[at * 4 + c] = from + ((ink[at * 4 + c] ?? 0) - from) * cover * opacity;
    }
  }
}

function write(context: SKRSContext2D, writing: Writing): void {
  const { text, x, y, size, colour, outline } = writing;
  const signs = SIGNS[text];
  context.translate(x, y);
  context.rotate(((writing.turn ?? 0) * Math.PI) / 180);
  context.lineJoin = context.lineCap = 'round';
  context.font = `600 ${size}px ${LETTERS}`;
  const layers = outline ? [outline, colour] : [colour];
  for (const [layer, ink] of layers.entries()) {
    const extra = layer < layers.length - 1 ? size / 4 : 0;
    context.fillStyle = context.strokeStyle = ink;
    if (signs) {
      context.lineWidth = size / 11 + extra;
      drawSigns(context, signs, size, writing.upright ?? false);
    } else {
      context.lineWidth = extra;
      if (extra > 0) context.strokeText(text, 0, 0);
      else context.fillText(text, 0, 0);
    }
  }
  context.resetTransform();
}

function drawSigns(
  context: SKRSContext2D,
  signs: readonly string[],
  size: number,
  upright: boolean,
): void {
  for (const [index, strokes] of signs.entries()) {
    const away = index * size * 1.1;
    context.save();
    context.translate(upright ? 0 : away, (upright ? away : 0) - size);
    context.scale(size / 100, size / 100);
    const path = strokes.trim().split(/\s*;\s*/);
    for (const stroke of path) {
      const points = stroke.split(' ').map((point) => point.split(',').map(Number));
      context.beginPath();
      for (const [a = 0, b = 0, c, d] of points) {
        if (c === undefined || d === undefined) context.lineTo(a, b);
        else context.quadraticCurveTo(a, b, c, d);
      }
      const { lineWidth } = context;
      context.lineWidth = (lineWidth * 100) / size;
      context.stroke();
      context.lineWidth = lineWidth;
    }
    context.restore();
  }
}

/**
 * Signs in a square of 100: strokes apart by semicolons, points `x,y`, curves `controlX,controlY,x,y`.
 * They stand for scripts that no bundled font has: 中 口 日 田 木 王 大, and a word of joined letters
 * with dots on a baseline, as Arabic has.
 */
const SIGNS: Readonly<Record<string, readonly string[]>> = {
  chinese: [
    '20,25 80,25 80,60 20,60 20,25; 50,5 50,95',
    '20,20 80,20 80,85 20,85 20,20',
    '25,10 75,10 75,92 25,92 25,10; 25,50 75,50',
    '15,15 85,15 85,90 15,90 15,15; 50,15 50,90; 15,52 85,52',
    '10,35 90,35; 50,5 50,95; 48,37 30,60,12,75; 52,37 70,60,88,75',
    '18,15 82,15; 22,50 78,50; 10,90 90,90; 50,15 50,90',
    '10,35 90,35; 50,5 48,60,12,92; 52,40 62,75,90,92',
  ],
  arabic: [
    '95,15 95,70 95,80,80,80 70,80 70,55 70,80 50,80 50,50 50,80 30,80 20,80,20,60; 50,98 51,98',
    '90,80 90,50 90,80 60,80 60,60 35,40,30,80 5,80; 60,30 61,30; 75,30 76,30',
    '90,20 90,80 50,80 50,20 50,80 20,80 10,80,10,60; 30,98 31,98; 18,98 19,98',
    '85,60 60,40,55,70 55,85,90,75 90,95,60,95,30,95,10,80; 40,55 41,55',
  ],
};
