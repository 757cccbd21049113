import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Colour } from '../words/idea.ts';
import { css } from './sprite.ts';

/** Fills a polygon. Its corners are x, y, x, y… in pixels of the sprite. */
export function polygon(context: SKRSContext2D, colour: Colour, corners: readonly number[]): void {
  context.fillStyle = css(colour);
  context.beginPath();
  for (let at = 0; at < corners.length; at += 2) {
    const [x, y] = [corners[at] as number, corners[at + 1] as number];
    if (at === 0) context.moveTo(x, y);
    else context.lineTo(x, y);
  }
  context.closePath();
  context.fill();
}
