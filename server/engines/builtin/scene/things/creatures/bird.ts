import type { Random } from '../../../kernels/random.ts';
import { createSprite, type Sprite } from '../sprite.ts';

/** A bird on the wing. */
export function bird(random: Random): Sprite {
  const lift = 8 + random.unit() * 22;
  return createSprite(96, 64, (context) => {
    context.fillStyle = 'rgba(28,28,34,0.92)';
    context.beginPath();
    context.moveTo(4, 34 - lift * 0.4);
    context.quadraticCurveTo(28, 34 - lift, 48, 36);
    context.quadraticCurveTo(68, 34 - lift, 92, 34 - lift * 0.4);
    context.quadraticCurveTo(66, 34 - lift * 0.5, 52, 42);
    context.lineTo(48, 48);
    context.lineTo(44, 42);
    context.quadraticCurveTo(30, 34 - lift * 0.5, 4, 34 - lift * 0.4);
    context.fill();
  });
}
