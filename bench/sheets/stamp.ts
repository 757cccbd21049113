import { LETTERS } from '../../server/engines/builtin/testing/letters.ts';
import type { Pixels } from '../../server/engines/engine.ts';
import { drawOver } from './damage.ts';

/** A mark that is repeated all over a picture. */
export interface Stamp {
  readonly text: string;
  /** A CSS colour, with transparency. */
  readonly ink: string;
  /** Height of the letters' square, in pixels. */
  readonly size: number;
  /** Distances of two marks across and down, in pixels. */
  readonly apart: readonly [number, number];
  /** Radians, clockwise. */
  readonly angle: number;
}

/** Writes a mark over a copy of the picture again and again, every other row shifted by half. */
export function stamp(picture: Pixels, { text, ink, size, apart, angle }: Stamp): Pixels {
  return drawOver(picture, (context, width, height) => {
    const [across, down] = apart;
    context.font = `700 ${size}px ${LETTERS}`;
    context.fillStyle = ink;
    for (let row = -2; row * down < height + 2 * down; row++) {
      for (let column = -2; column * across < width + 2 * across; column++) {
        context.setTransform(1, 0, 0, 1, column * across + (row % 2) * (across / 2), row * down);
        context.rotate(angle);
        context.fillText(text, 0, 0);
      }
    }
  });
}
