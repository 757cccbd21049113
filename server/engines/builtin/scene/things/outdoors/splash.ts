import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Random } from '../../../kernels/random.ts';
import { createSprite, css, type Sprite } from '../sprite.ts';
import type { Wish } from '../wish.ts';

/** How much wider than high a splash is, and half of how wide the water is that it is thrown up from, in its heights. */
const WIDE = 2.3;
const FOOT = 0.72;
/** Streaks that it is thrown up in, drops in each, fine drops besides, and clouds of still finer ones. */
const STREAKS = 46;
const DROPS = 30;
const FINE = 900;
const PUFFS = 54;
const WHITE = [1, 1, 1] as const;

/** Water thrown up where a wave breaks on a rock: streaks that fan out from a broad foot, drops at their tips, mist between. */
export function splash({ random, tall }: Pick<Wish, 'random' | 'tall'>): Sprite {
  const height = Math.max(12, Math.round(tall));
  const width = Math.round(height * WIDE);
  return createSprite(width, height, (context) => {
    const throws = createThrows(random);
    for (let n = 0; n < PUFFS; n++) {
      const radius = 0.06 + 0.12 * random.unit();
      const at = throws(0.75 * random.unit() ** 1.6);
      dab(context, at, radius, 0.1 + 0.14 * (1 - at.y));
    }
    for (let streak = 0; streak < STREAKS; streak++) {
      const thrown = throws.along();
      for (let n = 0; n < DROPS; n++) {
        const out = (n / DROPS) ** 0.8;
        const at = thrown(out);
        const shake = 0.03 * out * (random.unit() - 0.5);
        dot(
          context,
          { x: at.x + shake, y: Math.max(0, at.y + shake) },
          (0.01 - 0.0075 * out) * (0.4 + random.unit()),
          0.34 - 0.22 * out,
        );
      }
    }
    for (let n = 0; n < FINE; n++)
      dot(context, throws(random.unit() ** 0.7), 0.0012 + 0.003 * random.unit() ** 2, 0.5);
  });
}

/** Aside of the middle and above the foot, in heights of the splash. */
interface Place {
  readonly x: number;
  readonly y: number;
}

interface Throws {
  /** A place so far (0 to 1) along one way by chance. */
  (out: number): Place;
  /** One way that water is thrown. */
  along(): (out: number) => Place;
}

/** The ways that water is thrown up: highest in the middle, outward at the sides, all bent over a little by the wind. */
function createThrows(random: Random): Throws {
  const wind = 0.3 * (random.unit() - 0.5);
  const along = () => {
    const from = random.unit() + random.unit() - 1;
    const far = (0.35 + 0.6 * random.unit()) * (1 - 0.72 * from * from);
    const aside = 0.5 * from + 0.25 * (random.unit() - 0.5);
    return (out: number): Place => ({
      x: FOOT * from + far * out * (aside + wind * out),
      y: Math.max(0, far * out * (1.06 - 0.12 * out)),
    });
  };
  return Object.assign((out: number) => along()(out), { along });
}

/** A drop; `radius` in heights of the splash, `thick` is how much of what is behind it hides. */
function dot(context: SKRSContext2D, at: Place, radius: number, thick: number): void {
  const { width, height } = context.canvas;
  context.fillStyle = css(WHITE, thick);
  context.beginPath();
  context.arc(
    ...([width / 2 + at.x * height, (1 - at.y) * height] as const),
    ...([Math.max(0.35, height * radius), 0, Math.PI * 2] as const),
  );
  context.fill();
}

/** A soft cloud of drops too fine to be seen one by one. */
function dab(context: SKRSContext2D, at: Place, size: number, thick: number): void {
  const { width, height } = context.canvas;
  const [x, y, radius] = [width / 2 + at.x * height, (1 - at.y) * height, size * height];
  const cloud = context.createRadialGradient(x, y, 0, x, y, radius);
  cloud.addColorStop(0, css(WHITE, thick));
  cloud.addColorStop(1, css(WHITE, 0));
  context.fillStyle = cloud;
  context.fillRect(x - radius, y - radius, 2 * radius, 2 * radius);
}
