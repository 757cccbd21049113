import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Random } from '../../../kernels/random.ts';
import { scaleColour } from '../../arithmetic.ts';
import type { Colour } from '../../words/idea.ts';
import { createSprite, css, type Sprite } from '../sprite.ts';

const GREEN: Colour = [0.3, 0.45, 0.26];

/** A column cactus with arms. */
export function cactus(random: Random, side: number): Sprite {
  return createSprite(128, 192, (context, width, height) => {
    const middle = width / 2;
    drawArm(context, side, 26, [middle, height + 10, middle, 24]);
    const elbow = 70 + random.unit() * 40;
    drawArm(context, side, 16, [middle, elbow + 30, 26, elbow + 26, 26, elbow - 24]);
    drawArm(context, side, 16, [middle, elbow + 8, 102, elbow + 4, 102, elbow - 50]);
  });
}

/** A round arm along the points x, y, x, y…: three strokes, the brighter the nearer to the light. */
function drawArm(
  context: SKRSContext2D,
  side: number,
  thick: number,
  points: readonly number[],
): void {
  context.lineCap = 'round';
  context.lineJoin = 'round';
  for (const [shift, share, level] of [
    [0, 1, 0.72],
    [side * 0.16, 0.66, 1],
    [side * 0.26, 0.28, 1.3],
  ] as const) {
    context.strokeStyle = css(scaleColour(GREEN, level));
    context.lineWidth = thick * share;
    context.beginPath();
    for (let at = 0; at < points.length; at += 2) {
      const [x, y] = [(points[at] as number) + shift * thick, points[at + 1] as number];
      if (at === 0) context.moveTo(x, y);
      else context.lineTo(x, y);
    }
    context.stroke();
  }
}
