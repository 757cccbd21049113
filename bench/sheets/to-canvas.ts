import { type Canvas, createCanvas } from '@napi-rs/canvas';
import type { Cell } from './sheet.ts';

/** How strongly marked pixels are reddened, and the size of the squares behind transparent ones. */
const RED = 0.6;
const SQUARE = 8;

/** A cell's pixels over a chequered ground, the marked ones reddened. */
export function toCanvas({ picture, area }: Cell): Canvas {
  const { width, height, data } = picture;
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  const shown = context.createImageData(width, height);
  for (let at = 0; at < width * height; at++) {
    const marked = area !== undefined && area !== null && (area.data[at] ?? 0) > 0;
    const alpha = (data[at * 4 + 3] ?? 0) / 255;
    const square = Math.floor((at % width) / SQUARE) + Math.floor(at / width / SQUARE);
    const ground = square % 2 === 0 ? 255 : 204;
    for (let c = 0; c < 3; c++) {
      const over = (data[at * 4 + c] ?? 0) * alpha + ground * (1 - alpha);
      shown.data[at * 4 + c] = marked ? over * (1 - RED) + (c === 0 ? 255 : 30) * RED : over;
    }
    shown.data[at * 4 + 3] = 255;
  }
  context.putImageData(shown, 0, 0);
  return canvas;
}
