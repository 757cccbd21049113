import type { Random } from '../../../kernels/random.ts';
import { scaleColour } from '../../arithmetic.ts';
import type { Colour } from '../../words/idea.ts';
import { createSprite, css, type Sprite } from '../sprite.ts';

const WEATHERED: Colour = [0.3, 0.28, 0.27];
/** Boards of a panel, its width by its height, and which share of them has been lost. */
const BOARDS = { count: 9, wide: 2, lost: 0.16 } as const;

/** A panel of a fence that nobody mends: boards of all heights that lean each its own way, some lost, a rail that sags. */
export function crookedFence(tall: number, random: Random): Sprite {
  const height = Math.max(12, Math.round(tall));
  const width = Math.round(height * BOARDS.wide);
  const boards = Array.from({ length: BOARDS.count }, () => ({
    isLost: random.unit() < BOARDS.lost,
    top: 0.02 + 0.3 * random.unit() ** 1.6,
    lean: (random.unit() - 0.5) * 0.24,
    tone: 0.7 + 0.5 * random.unit(),
    cut: random.unit() < 0.5 ? 0.02 : 0.11,
  }));
  const sags = [0.34, 0.7].map((up) => [up, up + 0.09 * (random.unit() - 0.5)] as const);
  return createSprite(width, height, (context) => {
    context.lineCap = 'butt';
    for (const [from, to] of sags) {
      context.strokeStyle = css(scaleColour(WEATHERED, 0.7));
      context.lineWidth = height * 0.07;
      context.beginPath();
      context.moveTo(0, height * (1 - from));
      context.quadraticCurveTo(width / 2, height * (1.04 - to), width, height * (1 - from));
      context.stroke();
    }
    const apart = width / BOARDS.count;
    for (const [n, { isLost, top, lean, tone, cut }] of boards.entries()) {
      if (isLost) continue;
      const [left, right] = [(n + 0.2) * apart, (n + 0.82) * apart];
      const aside = lean * height;
      context.fillStyle = css(scaleColour(WEATHERED, tone));
      context.beginPath();
      context.moveTo(left, height);
      context.lineTo(left + aside, height * (top + cut));
      context.lineTo((left + right) / 2 + aside, height * top);
      context.lineTo(right + aside, height * (top + 0.13 - cut));
      context.lineTo(right, height);
      context.fill();
    }
  });
}
