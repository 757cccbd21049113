import type { SKRSContext2D } from '@napi-rs/canvas';
import { pick, type Random } from '../../../kernels/random.ts';
import { scaleColour } from '../../arithmetic.ts';
import type { Colour } from '../../words/idea.ts';
import { createSprite, css, type Sprite } from '../sprite.ts';
import { bodyPainter, type PaintBody } from './body-painter.ts';

const FURS: readonly Colour[] = [
  [0.82, 0.48, 0.2],
  [0.32, 0.3, 0.32],
  [0.9, 0.87, 0.82],
  [0.16, 0.15, 0.18],
];

/** A cat that sits and looks at the view, its tail curled to one side. */
export function cat(random: Random, side: number, colour: Colour | null): Sprite {
  const fur = colour ?? pick(random, FURS);
  const isStriped = random.unit() < 0.6;
  return createSprite(224, 288, (context, width, height) => {
    const body = bodyPainter(context, random, side, width, height);
    drawTail(context, scaleColour(fur, 0.82));
    drawTrunk(context, fur, body);
    drawHead(context, fur, body);
    if (isStriped) drawStripes(context, scaleColour(fur, 0.5));
  });
}

function drawTail(context: SKRSContext2D, fur: Colour): void {
  context.strokeStyle = css(fur);
  context.lineWidth = 20;
  context.lineCap = 'round';
  context.beginPath();
  context.moveTo(148, 268);
  context.bezierCurveTo(214, 280, 216, 226, 190, 208);
  context.stroke();
}

function drawTrunk(context: SKRSContext2D, fur: Colour, body: PaintBody): void {
  body(fur, () => {
    context.moveTo(78, 118);
    context.bezierCurveTo(62, 150, 34, 208, 44, 262);
    context.bezierCurveTo(48, 288, 168, 288, 170, 262);
    context.bezierCurveTo(180, 208, 152, 150, 136, 118);
  });
}

function drawHead(context: SKRSContext2D, fur: Colour, body: PaintBody): void {
  body(fur, () => {
    context.moveTo(62, 82);
    context.bezierCurveTo(58, 60, 56, 34, 60, 16);
    context.bezierCurveTo(74, 24, 84, 36, 90, 44);
    context.bezierCurveTo(100, 40, 114, 40, 124, 44);
    context.bezierCurveTo(130, 36, 140, 24, 154, 16);
    context.bezierCurveTo(158, 34, 156, 60, 152, 82);
    context.bezierCurveTo(154, 116, 134, 136, 107, 136);
    context.bezierCurveTo(80, 136, 60, 116, 62, 82);
  });
}

/** Three stripes on the brow and five pairs on the back. */
function drawStripes(context: SKRSContext2D, fur: Colour): void {
  context.strokeStyle = css(fur, 0.55);
  context.lineWidth = 5;
  for (const [x, y, length] of [
    [107, 50, 22],
    [92, 54, 16],
    [122, 54, 16],
  ] as const) {
    context.beginPath();
    context.moveTo(x, y);
    context.lineTo(x, y + length);
    context.stroke();
  }
  for (let n = 0; n < 5; n++) {
    const y = n * 22;
    for (const turn of [-1, 1]) {
      context.beginPath();
      context.moveTo(107 + turn * (50 + n * 2.5), 166 + y);
      context.quadraticCurveTo(107 + turn * 34, 170 + y, 107 + turn * 18, 160 + y);
      context.stroke();
    }
  }
}
