import type { Random } from '../../../../kernels/random.ts';
import { createSprite, css, type Sprite } from '../../sprite.ts';

const DARK = [0.11, 0.11, 0.13] as const;
const [WIDE, HIGH] = [120, 84];

/** Where a wing's wrist and tip are beside the shoulder, up being positive: wings beat from `up` 1 to −1. */
function wing(up: number, reach: number): { wrist: [number, number]; tip: [number, number] } {
  return {
    wrist: [reach * 0.46, 10 + up * 17],
    tip: [reach * (1 - 0.22 * Math.abs(up)), up * 30 - 2 * (1 - up)],
  };
}

/** A bird on the wing, seen from the side and a little from below: no two hold their wings alike. */
export function bird(random: Random): Sprite {
  const beat = Math.sin(random.unit() * Math.PI * 2);
  const bank = (random.unit() - 0.5) * 0.5;
  // One that turns away shows its far wing shorter.
  const turned = 0.55 + 0.45 * random.unit();
  const shade = 0.85 + 0.3 * random.unit();
  return createSprite(WIDE, HIGH, (context) => {
    context.translate(WIDE / 2, HIGH / 2 + 6);
    context.rotate(bank);
    context.fillStyle = css([DARK[0] * shade, DARK[1] * shade, DARK[2] * shade], 0.94);
    const pinion = (side: -1 | 1, share: number) => {
      const { wrist, tip } = wing(beat, 52 * share);
      context.beginPath();
      context.moveTo(0, -4);
      context.quadraticCurveTo(side * wrist[0] * 0.5, -wrist[1] * 1.1, side * wrist[0], -wrist[1]);
      context.quadraticCurveTo(
        side * (wrist[0] + tip[0]) * 0.55,
        -wrist[1] * 0.9 - tip[1] * 0.2,
        side * tip[0],
        -tip[1],
      );
      context.quadraticCurveTo(
        side * (wrist[0] + tip[0]) * 0.48,
        -wrist[1] * 0.45 - tip[1] * 0.16 + 4,
        side * wrist[0] * 0.9,
        -wrist[1] + 12,
      );
      context.quadraticCurveTo(side * wrist[0] * 0.5, -wrist[1] * 0.4 + 9, 0, 6);
      context.fill();
    };
    pinion(-1, 1);
    pinion(1, turned);
    // Body, head and bill, and a tail that is spread.
    context.beginPath();
    context.ellipse(1, 1, 13, 5, 0.12, 0, Math.PI * 2);
    context.fill();
    context.beginPath();
    context.ellipse(14, -1.5, 4.4, 3.6, 0, 0, Math.PI * 2);
    context.fill();
    context.beginPath();
    context.moveTo(17, -3);
    context.lineTo(23, -0.6);
    context.lineTo(17, 0.6);
    context.fill();
    context.beginPath();
    context.moveTo(-9, -1);
    context.lineTo(-22, 1);
    context.lineTo(-20, 6);
    context.lineTo(-9, 4);
    context.fill();
  });
}
