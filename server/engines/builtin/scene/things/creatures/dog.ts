import type { SKRSContext2D } from '@napi-rs/canvas';
import { pick, type Random } from '../../../kernels/random.ts';
import { scaleColour } from '../../arithmetic.ts';
import type { Colour } from '../../words/idea.ts';
import { createSprite, css, type Sprite } from '../sprite.ts';
import { bodyPainter, type PaintBody } from './body-painter.ts';

const FURS: readonly Colour[] = [
  [0.68, 0.46, 0.26],
  [0.24, 0.2, 0.18],
  [0.85, 0.78, 0.66],
];

/** A dog that sits, seen from the side. */
export function dog(random: Random, side: number, colour: Colour | null): Sprite {
  const fur = colour ?? pick(random, FURS);
  return createSprite(240, 288, (context, width, height) => {
    const body = bodyPainter(context, random, side, width, height);
    drawTail(context, scaleColour(fur, 0.85));
    drawTrunk(context, fur, body);
    drawHead(context, fur, body);
    drawEyeAndNose(context);
  });
}

function drawTail(context: SKRSContext2D, fur: Colour): void {
  context.strokeStyle = css(fur);
  context.lineWidth = 16;
  context.lineCap = 'round';
  context.beginPath();
  context.moveTo(62, 262);
  context.quadraticCurveTo(16, 262, 18, 214);
  context.stroke();
}

function drawTrunk(context: SKRSContext2D, fur: Colour, body: PaintBody): void {
  body(fur, () => {
    context.moveTo(112, 96);
    context.bezierCurveTo(74, 130, 42, 190, 48, 262);
    context.bezierCurveTo(52, 286, 96, 286, 122, 284);
    context.lineTo(140, 236);
    context.lineTo(146, 284);
    context.lineTo(180, 284);
    context.bezierCurveTo(176, 240, 184, 176, 172, 112);
  });
}

/** The head and the ear that hangs over it. */
function drawHead(context: SKRSContext2D, fur: Colour, body: PaintBody): void {
  body(fur, () => {
    context.moveTo(108, 104);
    context.bezierCurveTo(94, 66, 106, 26, 142, 24);
    context.bezierCurveTo(166, 24, 174, 44, 182, 58);
    context.bezierCurveTo(204, 62, 222, 70, 222, 84);
    context.bezierCurveTo(218, 100, 190, 100, 178, 106);
    context.bezierCurveTo(160, 130, 124, 132, 108, 104);
  });
  body(scaleColour(fur, 0.62), () => {
    context.moveTo(122, 32);
    context.bezierCurveTo(98, 38, 92, 74, 104, 100);
    context.bezierCurveTo(126, 96, 138, 62, 136, 38);
  });
}

function drawEyeAndNose(context: SKRSContext2D): void {
  context.fillStyle = '#161014';
  context.beginPath();
  context.arc(166, 58, 4.2, 0, Math.PI * 2);
  context.ellipse(220, 78, 6, 5, 0, 0, Math.PI * 2);
  context.fill();
}
