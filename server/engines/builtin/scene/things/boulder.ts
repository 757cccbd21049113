import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Random } from '../../kernels/random.ts';
import { scaleColour } from '../arithmetic.ts';
import type { Colour } from '../words/idea.ts';
import { createSprite, css, type Sprite } from './sprite.ts';

const STONE: Colour = [0.8, 0.76, 0.72];

type Point = readonly [x: number, y: number];

/** A boulder of flat faces, the upper ones toward the light. */
export function boulder(random: Random, side: number): Sprite {
  return createSprite(160, 96, (context, width, height) => {
    const rim = createRim(random, width, height);
    const heart: Point = [width * (0.42 + 0.16 * random.unit()), height * 0.55];
    for (let n = 0; n + 1 < rim.length; n++) {
      const [a, b] = [rim[n] ?? heart, rim[n + 1] ?? heart];
      const across = ((a[0] + b[0]) / 2 - width / 2) / width;
      const up = 1 - (a[1] + b[1]) / 2 / height;
      const level = 0.34 + 0.34 * up + 0.5 * side * across + 0.08 * random.unit();
      drawFace(context, scaleColour(STONE, level), a, b, heart, height);
    }
    drawSpecks(context, random, width, height);
  });
}

/** The upper outline, from left to right. */
function createRim(random: Random, width: number, height: number): Point[] {
  return Array.from({ length: 9 }, (_, n) => {
    const angle = Math.PI + (n / 8) * Math.PI;
    const away = 0.72 + 0.28 * random.unit();
    return [
      width / 2 + Math.cos(angle) * width * 0.49 * away,
      height + Math.sin(angle) * height * 0.92 * away,
    ] as const;
  });
}

/** A face from two points of the rim toward the heart and down to the ground. */
function drawFace(
  context: SKRSContext2D,
  colour: Colour,
  a: Point,
  b: Point,
  heart: Point,
  ground: number,
): void {
  context.fillStyle = css(colour);
  context.beginPath();
  context.moveTo(a[0], a[1]);
  context.lineTo(b[0] + 0.5, b[1]);
  context.lineTo(heart[0] + (b[0] - a[0]) * 0.3, heart[1]);
  context.lineTo(heart[0], ground);
  context.lineTo(a[0], ground);
  context.fill();
}

/** The grain of the stone, only where there is stone. */
function drawSpecks(context: SKRSContext2D, random: Random, width: number, height: number): void {
  context.globalCompositeOperation = 'source-atop';
  for (let n = 0; n < 240; n++) {
    context.fillStyle = random.unit() < 0.55 ? 'rgba(20,18,22,0.14)' : 'rgba(235,225,210,0.14)';
    const [x, y] = [random.unit() * width, random.unit() * height];
    const [across, up] = [1 + random.unit() * 7, 0.8 + random.unit() * 2];
    context.beginPath();
    context.ellipse(x, y, across, up, random.unit() * 3, 0, Math.PI * 2);
    context.fill();
  }
}
