import type { SKRSContext2D } from '@napi-rs/canvas';
import { pick, type Random } from '../../../kernels/random.ts';
import { scaleColour } from '../../arithmetic.ts';
import type { Colour } from '../../words/idea.ts';
import { polygon } from '../polygon.ts';
import { createSprite, css, type Draw, type Sprite } from '../sprite.ts';
import { courses } from './courses.ts';

const WALLS: readonly Colour[] = [
  [0.86, 0.8, 0.7],
  [0.74, 0.45, 0.34],
  [0.8, 0.82, 0.84],
];
const ROOFS: readonly Colour[] = [
  [0.5, 0.22, 0.16],
  [0.3, 0.3, 0.36],
  [0.42, 0.3, 0.2],
];
const DOOR: Colour = [0.34, 0.2, 0.14];
const WINDOW_FRAME: Colour = [0.93, 0.92, 0.88];
const GLASS: Colour = [0.2, 0.27, 0.34];

/** Left, top, width, height. */
type Box = readonly [number, number, number, number];

const WINDOWS: readonly Box[] = [
  [52, 128, 24, 28],
  [118, 124, 22, 30],
  [168, 124, 22, 30],
  [214, 124, 22, 30],
];

/** How much light the gable and the long front get. */
interface Levels {
  readonly gable: number;
  readonly front: number;
}

/** A cottage with a gable, lit and shaded walls, a chimney, and windows that shine at night. */
export function house(random: Random, side: number, colour: Colour | null): Sprite {
  const wall = colour ?? pick(random, WALLS);
  const roof = pick(random, ROOFS);
  const levels = side > 0 ? { gable: 0.62, front: 1.06 } : { gable: 1.06, front: 0.62 };
  const draw: Draw = (context) => {
    polygon(context, scaleColour(roof, 0.7), [196, 34, 196, 6, 214, 6, 214, 44]);
    drawWalls(context, wall, levels);
    courses(context, random, 30, 108, 220, 98, 9);
    drawRoof(context, roof, levels);
    for (const box of WINDOWS) drawWindow(context, box);
    context.fillStyle = css(DOOR);
    context.fillRect(142, 158, 24, 48);
  };
  return createSprite(272, 208, draw, shine);
}

const shine: Draw = (context) => {
  context.fillStyle = '#fff';
  for (const box of WINDOWS) context.fillRect(...box);
};

function drawWalls(context: SKRSContext2D, wall: Colour, { gable, front }: Levels): void {
  polygon(context, scaleColour(wall, gable), [30, 206, 30, 104, 64, 50, 98, 104, 98, 206]);
  polygon(context, scaleColour(wall, front), [98, 206, 98, 104, 250, 104, 250, 206]);
}

function drawRoof(context: SKRSContext2D, roof: Colour, { gable, front }: Levels): void {
  polygon(context, scaleColour(roof, front), [60, 40, 232, 40, 264, 112, 92, 112]);
  polygon(context, scaleColour(roof, gable * 0.7), [60, 40, 68, 44, 26, 116, 18, 112]);
  for (let row = 1; row < 7; row++) {
    const [shift, y] = [row * 4.6, row * 10.3];
    polygon(context, scaleColour(roof, front * 0.82), [
      ...[60 + shift, 40 + y, 232 + shift, 40 + y],
      ...[233 + shift, 42 + y, 61 + shift, 42 + y],
    ]);
  }
}

function drawWindow(context: SKRSContext2D, [x, y, width, height]: Box): void {
  context.fillStyle = css(WINDOW_FRAME);
  context.fillRect(x - 3, y - 3, width + 6, height + 6);
  context.fillStyle = css(GLASS);
  context.fillRect(x, y, width, height);
  context.fillStyle = css(WINDOW_FRAME);
  context.fillRect(x + width / 2 - 1, y, 2, height);
  context.fillRect(x, y + height / 2 - 1, width, 2);
}
