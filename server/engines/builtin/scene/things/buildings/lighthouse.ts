import type { Colour } from '../../words/idea.ts';
import { polygon } from '../polygon.ts';
import { createSprite, type Draw, type Sprite } from '../sprite.ts';
import { drawBand, drawShaft, drawSlits, SHAFT } from './shaft.ts';

const WALL: Colour = [0.94, 0.93, 0.9];
const RED: Colour = [0.75, 0.16, 0.13];
const GLASS: Colour = [0.55, 0.6, 0.62];

/** A lighthouse with bands of `colour` and a lamp that shines at night. */
export function lighthouse(side: number, colour: Colour | null): Sprite {
  const band = colour ?? RED;
  const draw: Draw = (context) => {
    drawShaft(context, WALL, side, () => {
      for (const y of [92, 172, 252]) drawBand(context, band, y, y + 40);
    });
    polygon(context, GLASS, [48, 28, 80, 28, 80, 50, 48, 50]);
    polygon(context, band, [42, 28, 64, 6, 86, 28]);
    drawSlits(context);
  };
  return createSprite(SHAFT.width, SHAFT.height, draw, (context) => {
    context.fillStyle = '#fff';
    context.fillRect(48, 28, 32, 22);
  });
}
