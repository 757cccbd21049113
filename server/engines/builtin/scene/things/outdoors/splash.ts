import type { Random } from '../../../kernels/random.ts';
import { createSprite, css, type Sprite } from '../sprite.ts';
import type { Wish } from '../wish.ts';

/** How much wider than high a splash is. */
const WIDE = 1.5;
/** Streaks that a splash is thrown up in, drops in each, and fine ones besides. */
const STREAKS = 46;
const DROPS = 26;
const FINE = 420;
/** What a splash is made of. */
const WHITE = [1, 1, 1] as const;

/** Water thrown up where a wave breaks on a rock: streaks that fan out from its foot, drops at their tips, mist between. */
export function splash({ random, tall }: Pick<Wish, 'random' | 'tall'>): Sprite {
  const height = Math.max(12, Math.round(tall));
  const width = Math.round(height * WIDE);
  return createSprite(width, height, (context) => {
    const lean = 0.35 * (random.unit() - 0.5);
    const mist = context.createRadialGradient(
      ...([width / 2, height, 0, width / 2, height, 0.45 * height] as const),
    );
    mist.addColorStop(0, css(WHITE, 0.34));
    mist.addColorStop(1, css(WHITE, 0));
    context.fillStyle = mist;
    context.fillRect(0, 0, width, height);
    for (const drop of dropsOf(random, lean)) {
      context.fillStyle = css(WHITE, drop.thick);
      context.beginPath();
      context.arc(
        width * (0.5 + drop.x / WIDE),
        height * (1 - drop.y),
        Math.max(0.5, height * drop.radius),
        0,
        Math.PI * 2,
      );
      context.fill();
    }
  });
}

interface Drop {
  /** Aside of the middle and above the foot, in heights of the splash. */
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  /** How much of what is behind it hides. */
  readonly thick: number;
}

/** The drops of all streaks, each thrown as far as its speed carries it: highest in the middle. */
function dropsOf(random: Random, lean: number): Drop[] {
  const drops: Drop[] = [];
  for (let streak = 0; streak < STREAKS; streak++) {
    const angle = 0.85 * (random.unit() + random.unit() - 1) + lean;
    const far = (0.45 + 0.5 * random.unit()) * Math.cos(angle) ** 1.5;
    for (let n = 0; n < DROPS; n++) {
      const out = far * (n / DROPS) ** 0.8;
      const shake = 0.035 * out;
      // What flies aside falls again.
      const fall = 0.25 * (Math.sin(angle) * out) ** 2;
      drops.push({
        x: Math.sin(angle) * out + shake * (random.unit() - 0.5) * 2,
        y: Math.max(0, Math.cos(angle) * out - fall + shake * (random.unit() - 0.5)),
        radius: (0.021 - 0.014 * (out / 0.95)) * (0.5 + random.unit()),
        thick: 0.5 - 0.3 * out,
      });
    }
  }
  for (let n = 0; n < FINE; n++) {
    const angle = 1.05 * (random.unit() + random.unit() - 1) + lean;
    const out = (0.2 + 0.78 * random.unit() ** 0.7) * Math.cos(angle);
    drops.push({
      x: Math.sin(angle) * out,
      y: Math.max(0, Math.cos(angle) * out * 0.98),
      radius: 0.0025 + 0.005 * random.unit(),
      thick: 0.6,
    });
  }
  return drops;
}
