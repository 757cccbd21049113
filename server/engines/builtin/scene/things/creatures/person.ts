import type { SKRSContext2D } from '@napi-rs/canvas';
import { pick, type Random } from '../../../kernels/random.ts';
import type { Colour } from '../../words/idea.ts';
import { createSprite, type Sprite } from '../sprite.ts';
import { bodyPainter, type PaintBody } from './body-painter.ts';

const COATS: readonly Colour[] = [
  [0.2, 0.24, 0.36],
  [0.48, 0.2, 0.18],
  [0.3, 0.32, 0.22],
  [0.55, 0.42, 0.26],
];
const SCARVES: readonly Colour[] = [
  [0.75, 0.2, 0.16],
  [0.85, 0.65, 0.2],
  [0.85, 0.85, 0.8],
];
const HAIRS: readonly Colour[] = [
  [0.16, 0.11, 0.09],
  [0.42, 0.26, 0.14],
  [0.66, 0.5, 0.28],
];
const TROUSERS: Colour = [0.16, 0.15, 0.17];

/** Someone in a long coat with a scarf, seen from behind, looking at the view. */
export function person(random: Random, side: number, colour: Colour | null): Sprite {
  const coat = colour ?? pick(random, COATS);
  const scarf = pick(random, SCARVES);
  const hair = pick(random, HAIRS);
  return createSprite(176, 352, (context, width, height) => {
    const body = bodyPainter(context, random, side, width, height);
    for (const x of [72, 100]) body(TROUSERS, () => context.rect(x - 11, 262, 22, 88));
    drawCoat(context, coat, body, side);
    body(hair, () => {
      context.ellipse(87, 46, 25, 30, 0, 0, Math.PI * 2);
      context.rect(66, 50, 42, 30);
    });
    drawScarf(context, scarf, body, side);
  });
}

/** The coat; the wind blows from the side of the light. */
function drawCoat(context: SKRSContext2D, coat: Colour, body: PaintBody, side: number): void {
  body(coat, () => {
    context.moveTo(66, 86);
    context.bezierCurveTo(44, 92, 38, 110, 34, 150);
    context.bezierCurveTo(30, 190, 30, 214, 32, 226);
    context.lineTo(50, 224);
    context.lineTo(52, 168);
    context.bezierCurveTo(54, 220, 46, 262, 42, 300);
    context.bezierCurveTo(66, 312, 112, 312, 132 + 8 * side, 298);
    context.bezierCurveTo(128, 262, 120, 220, 122, 168);
    context.lineTo(125, 224);
    context.lineTo(142, 226);
    context.bezierCurveTo(144, 214, 146, 190, 140, 150);
    context.bezierCurveTo(136, 110, 130, 92, 108, 86);
  });
}

function drawScarf(context: SKRSContext2D, scarf: Colour, body: PaintBody, side: number): void {
  const x = (away: number) => 87 - away * side;
  body(scarf, () => {
    context.ellipse(87, 82, 27, 12, 0, 0, Math.PI * 2);
    context.moveTo(x(16), 78);
    context.bezierCurveTo(x(44), 84, x(56), 66, x(84), 84);
    context.lineTo(x(80), 106);
    context.bezierCurveTo(x(52), 88, x(40), 108, x(8), 94);
  });
}
