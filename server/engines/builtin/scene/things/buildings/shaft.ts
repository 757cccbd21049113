import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Colour } from '../../words/idea.ts';
import { polygon } from '../polygon.ts';

/** Size in pixels of a sprite with a shaft. */
export const SHAFT = { width: 128, height: 320 } as const;

const TOP = 56;
const RIM: Colour = [0.2, 0.2, 0.22];
const SLIT: Colour = [0.16, 0.18, 0.22];

/**
 * A round shaft that narrows upward, with the rim on which its top stands. `drawPattern` draws over
 * the bare wall and beneath the shade.
 */
export function drawShaft(
  context: SKRSContext2D,
  wall: Colour,
  side: number,
  drawPattern: () => void,
): void {
  drawBand(context, wall, TOP, SHAFT.height);
  drawPattern();
  const shade = context.createLinearGradient(24, 0, 104, 0);
  shade.addColorStop(side > 0 ? 0 : 1, 'rgba(0,0,20,0.5)');
  shade.addColorStop(side > 0 ? 0.7 : 0.3, 'rgba(0,0,20,0)');
  context.globalCompositeOperation = 'source-atop';
  context.fillStyle = shade;
  context.fillRect(0, 0, SHAFT.width, SHAFT.height);
  context.globalCompositeOperation = 'source-over';
  polygon(context, RIM, [34, 50, 94, 50, 94, 57, 34, 57]);
}

/** A piece of the shaft in one colour, between two rows. */
export function drawBand(
  context: SKRSContext2D,
  colour: Colour,
  top: number,
  bottom: number,
): void {
  const [upper, lower] = [left(top), left(bottom)];
  polygon(context, colour, [
    ...[upper, top, SHAFT.width - upper, top],
    ...[SHAFT.width - lower, bottom, lower, bottom],
  ]);
}

/** The two narrow windows. */
export function drawSlits(context: SKRSContext2D): void {
  for (const y of [120, 200]) polygon(context, SLIT, [59, y, 69, y, 69, y + 18, 59, y + 18]);
}

/** Column of the shaft's left edge. */
const left = (y: number): number => 42 - ((y - TOP) / (SHAFT.height - TOP)) * 18;
