import type { Colour } from '../words/idea.ts';
import { type Frame, LAND } from '../world/frame.ts';

/** Where each pixel is looked at: four places make edges smooth. */
const PLACES = [
  [0.25, 0.25],
  [0.75, 0.25],
  [0.25, 0.75],
  [0.75, 0.75],
] as const;

/** How far off flat pictures are for what renders them by distance. */
const FLAT = 3;

/** Fills a frame: `paint` gives the colour so far right of and below the middle, in shorter sides of the picture. */
export function paintFlat(frame: Frame, paint: (right: number, down: number) => Colour): void {
  const { width, height, rgb, depth, kind } = frame;
  const side = Math.min(width, height);
  depth.fill(FLAT);
  kind.fill(LAND);
  for (let row = 0; row < height; row++)
    for (let column = 0; column < width; column++) {
      const at = (row * width + column) * 3;
      for (const [across, along] of PLACES) {
        const colour = paint(
          (column + across - width / 2) / side,
          (row + along - height / 2) / side,
        );
        for (let c = 0; c < 3; c++)
          rgb[at + c] = (rgb[at + c] as number) + (colour[c] as number) / PLACES.length;
      }
    }
}
