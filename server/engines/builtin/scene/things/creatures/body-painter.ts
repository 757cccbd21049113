import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Random } from '../../../kernels/random.ts';
import type { Colour } from '../../words/idea.ts';
import { css } from '../sprite.ts';

/** Paints one part of a body; `outline` draws its path in pixels of the sprite. */
export type PaintBody = (colour: Colour, outline: () => void) => void;

/**
 * Paints parts of a body in a sprite of the given size: the colour, light from one side over it, and
 * short strokes for fur or cloth.
 */
export function bodyPainter(
  context: SKRSContext2D,
  random: Random,
  side: number,
  width: number,
  height: number,
): PaintBody {
  const shade = context.createLinearGradient(0, 0, width, 0);
  shade.addColorStop(side > 0 ? 0 : 1, 'rgba(8,6,26,0.55)');
  shade.addColorStop(0.55, 'rgba(8,6,26,0.12)');
  shade.addColorStop(side > 0 ? 1 : 0, 'rgba(255,240,205,0.42)');
  return (colour, outline) => {
    context.save();
    context.beginPath();
    outline();
    context.fillStyle = css(colour);
    context.fill();
    context.clip();
    context.fillStyle = shade;
    context.fillRect(0, 0, width, height);
    for (let n = 0; n < 700; n++) drawHair(context, random, width, height);
    context.restore();
  };
}

function drawHair(context: SKRSContext2D, random: Random, width: number, height: number): void {
  const [x, y] = [random.unit() * width, random.unit() * height];
  context.strokeStyle = random.unit() < 0.5 ? 'rgba(0,0,0,0.10)' : 'rgba(255,255,255,0.10)';
  context.lineWidth = 1.2;
  context.beginPath();
  context.moveTo(x, y);
  context.lineTo(x + (random.unit() - 0.5) * 4, y + 4 + random.unit() * 7);
  context.stroke();
}
