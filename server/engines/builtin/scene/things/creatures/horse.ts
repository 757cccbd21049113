import type { SKRSContext2D } from '@napi-rs/canvas';
import { pick, type Random } from '../../../kernels/random.ts';
import { scaleColour } from '../../arithmetic.ts';
import type { Colour } from '../../words/idea.ts';
import { createSprite, type Sprite } from '../sprite.ts';
import { bodyPainter, type PaintBody } from './body-painter.ts';

const COATS: readonly Colour[] = [
  [0.42, 0.25, 0.15],
  [0.85, 0.82, 0.78],
  [0.2, 0.16, 0.15],
];

/** A horse that stands and grazes the air, seen from the side. */
export function horse(random: Random, side: number, colour: Colour | null): Sprite {
  const coat = colour ?? pick(random, COATS);
  return createSprite(320, 288, (context, width, height) => {
    const body = bodyPainter(context, random, side, width, height);
    const far = scaleColour(coat, 0.66);
    drawLeg(context, far, body, 92, 84);
    drawLeg(context, far, body, 212, 220);
    drawTail(context, scaleColour(coat, 0.5), body);
    drawTrunk(context, coat, body);
    drawLeg(context, coat, body, 106, 112);
    drawLeg(context, coat, body, 226, 238);
    drawMane(context, scaleColour(coat, 0.45), body);
    drawEye(context);
  });
}

/** A leg from the column `x` at the belly to the column `foot` on the ground. */
function drawLeg(
  context: SKRSContext2D,
  coat: Colour,
  body: PaintBody,
  x: number,
  foot: number,
): void {
  body(coat, () => {
    context.moveTo(x - 15, 160);
    context.quadraticCurveTo(x - 8, 214, foot - 7, 284);
    context.lineTo(foot + 9, 284);
    context.quadraticCurveTo(x + 12, 214, x + 17, 160);
  });
}

function drawTail(context: SKRSContext2D, hair: Colour, body: PaintBody): void {
  body(hair, () => {
    context.moveTo(64, 112);
    context.bezierCurveTo(28, 126, 34, 196, 26, 226);
    context.bezierCurveTo(52, 214, 58, 160, 74, 134);
  });
}

/** Back, neck, head and belly in one outline. */
function drawTrunk(context: SKRSContext2D, coat: Colour, body: PaintBody): void {
  body(coat, () => {
    context.moveTo(60, 124);
    context.bezierCurveTo(70, 92, 150, 108, 198, 100);
    context.bezierCurveTo(226, 84, 236, 52, 252, 26);
    context.lineTo(262, 12);
    context.lineTo(268, 30);
    context.bezierCurveTo(284, 44, 304, 66, 310, 84);
    context.bezierCurveTo(306, 100, 292, 98, 284, 90);
    context.bezierCurveTo(272, 84, 264, 84, 260, 88);
    context.bezierCurveTo(256, 124, 250, 160, 224, 182);
    context.bezierCurveTo(180, 196, 120, 188, 84, 190);
    context.bezierCurveTo(60, 184, 52, 150, 60, 124);
  });
}

function drawMane(context: SKRSContext2D, hair: Colour, body: PaintBody): void {
  body(hair, () => {
    context.moveTo(262, 16);
    context.bezierCurveTo(236, 26, 222, 70, 196, 104);
    context.bezierCurveTo(216, 108, 244, 70, 262, 30);
  });
}

function drawEye(context: SKRSContext2D): void {
  context.fillStyle = '#120c0c';
  context.beginPath();
  context.arc(275, 52, 3.4, 0, Math.PI * 2);
  context.fill();
}
