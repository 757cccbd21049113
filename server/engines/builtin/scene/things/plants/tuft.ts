import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Random } from '../../../kernels/random.ts';
import { scaleColour } from '../../arithmetic.ts';
import type { Colour } from '../../words/idea.ts';
import { createSprite, css, type Sprite } from '../sprite.ts';

const POLLEN: Colour = [0.95, 0.78, 0.25];

/** A tuft of grass, or of flowers if a petal colour is given. */
export function tuft(random: Random, green: Colour, petal: Colour | null): Sprite {
  return createSprite(96, 96, (context, width, height) => {
    for (let n = 0; n < 44; n++) {
      const x = width * (0.2 + 0.6 * random.unit());
      const bend = (random.unit() - 0.5) * 46;
      const top = height * (0.25 + 0.55 * random.unit());
      context.strokeStyle = css(scaleColour(green, 0.6 + 0.75 * random.unit()));
      context.lineWidth = 1 + random.unit() * 1.4;
      context.beginPath();
      context.moveTo(x, height);
      context.quadraticCurveTo(x, top + 20, x + bend, top);
      context.stroke();
    }
    if (petal === null) return;
    for (let n = 0; n < 7; n++)
      drawBloom(
        context,
        random,
        width * (0.15 + 0.7 * random.unit()),
        height * (0.12 + 0.45 * random.unit()),
        petal,
      );
  });
}

function drawBloom(
  context: SKRSContext2D,
  random: Random,
  x: number,
  y: number,
  petal: Colour,
): void {
  const size = 4.5 + random.unit() * 3.5;
  for (let n = 0; n < 6; n++) {
    const angle = (n / 6) * Math.PI * 2 + random.unit() * 0.4;
    context.fillStyle = css(scaleColour(petal, 0.85 + 0.3 * random.unit()));
    context.beginPath();
    context.ellipse(
      x + Math.cos(angle) * size * 0.6,
      y + Math.sin(angle) * size * 0.5,
      size * 0.62,
      size * 0.42,
      angle,
      0,
      Math.PI * 2,
    );
    context.fill();
  }
  context.fillStyle = css(POLLEN);
  context.beginPath();
  context.arc(x, y, size * 0.3, 0, Math.PI * 2);
  context.fill();
}
