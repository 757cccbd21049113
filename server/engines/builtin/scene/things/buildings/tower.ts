import type { Random } from '../../../kernels/random.ts';
import { scaleColour } from '../../arithmetic.ts';
import type { Colour } from '../../words/idea.ts';
import { polygon } from '../polygon.ts';
import { createSprite, type Sprite } from '../sprite.ts';
import { courses } from './courses.ts';
import { drawShaft, drawSlits, SHAFT } from './shaft.ts';

const STONE: Colour = [0.6, 0.56, 0.5];

/** A stone tower with battlements. */
export function tower(random: Random, side: number, colour: Colour | null): Sprite {
  const wall = colour ?? STONE;
  return createSprite(SHAFT.width, SHAFT.height, (context) => {
    drawShaft(context, wall, side, () => courses(context, random, 26, 56, 76, 264, 10));
    for (let x = 34; x < 94; x += 16)
      polygon(context, scaleColour(wall, 0.8), [x, 38, x + 9, 38, x + 9, 50, x, 50]);
    drawSlits(context);
  });
}
