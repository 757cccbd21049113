import type { SKRSContext2D } from '@napi-rs/canvas';
import { pick, type Random } from '../../kernels/random.ts';
import { scaleColour } from '../arithmetic.ts';
import type { Colour } from '../words/idea.ts';
import { polygon } from './polygon.ts';
import { createSprite, css, type Sprite } from './sprite.ts';

const HULLS: readonly Colour[] = [
  [0.5, 0.24, 0.16],
  [0.2, 0.3, 0.42],
  [0.85, 0.83, 0.78],
];
const MAST: Colour = [0.3, 0.22, 0.16];
const SAIL: Colour = [0.96, 0.93, 0.86];

/** A sailing boat. */
export function boat(random: Random, side: number, colour: Colour | null): Sprite {
  const hull = colour ?? pick(random, HULLS);
  const [fore, aft] = side > 0 ? [1.02, 0.78] : [0.78, 1.02];
  return createSprite(224, 256, (context) => {
    polygon(context, MAST, [108, 20, 113, 20, 114, 216, 107, 216]);
    drawSail(context, scaleColour(SAIL, fore), 26, [116, 26], [186, 190], [117, 194]);
    drawSail(context, scaleColour(SAIL, aft), -16, [105, 36], [44, 194], [104, 196]);
    drawHull(context, hull);
  });
}

type Point = readonly [x: number, y: number];

/** A sail from its head along the swollen edge to its clew and back to its tack. */
function drawSail(
  context: SKRSContext2D,
  colour: Colour,
  swell: number,
  head: Point,
  clew: Point,
  tack: Point,
): void {
  context.fillStyle = css(colour);
  context.beginPath();
  context.moveTo(...head);
  context.quadraticCurveTo((head[0] + clew[0]) / 2 + swell, (head[1] + clew[1]) / 2, ...clew);
  context.lineTo(...tack);
  context.fill();
}

function drawHull(context: SKRSContext2D, hull: Colour): void {
  context.fillStyle = css(hull);
  context.beginPath();
  context.moveTo(20, 204);
  context.quadraticCurveTo(110, 222, 208, 200);
  context.quadraticCurveTo(196, 246, 168, 254);
  context.lineTo(58, 254);
  context.quadraticCurveTo(30, 240, 20, 204);
  context.fill();
  context.strokeStyle = css(scaleColour(hull, 1.5));
  context.lineWidth = 4;
  context.beginPath();
  context.moveTo(20, 206);
  context.quadraticCurveTo(110, 224, 208, 202);
  context.stroke();
}
