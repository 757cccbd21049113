import type { SKRSContext2D } from '@napi-rs/canvas';
import { createSprite, css, type Sprite } from '../sprite.ts';
import type { Wish } from '../wish.ts';

/** How much wider than high its water is, and how high its nozzle is, in heights of the arc. */
const WIDE = 2.5;
const NOZZLE = 0.1;
/** Streams on each side, the streaks of each, and the drops that fall off them. */
const STREAMS = 9;
const STREAKS = 60;
const DROPS = 40;
/** Clouds of drops too fine to be seen, and how much each hides. */
const MIST = 44;
const VEIL = 0.1;
const WATER = [0.93, 0.97, 1] as const;
const METAL = [0.9, 0.66, 0.12] as const;

/** A lawn sprinkler: streams that fan out to both sides in arcs and break into drops as they fall. */
export function sprinkler({ random, tall }: Pick<Wish, 'random' | 'tall'>): Sprite {
  const height = Math.max(16, Math.round(tall));
  const width = Math.round(height * WIDE);
  return createSprite(width, height, (context) => {
    const dot = (x: number, y: number, radius: number, thick: number) => {
      context.fillStyle = css(WATER, thick);
      context.beginPath();
      context.arc(
        width / 2 + x * height,
        (1 - y) * height,
        Math.max(0.8, radius * height),
        0,
        Math.PI * 2,
      );
      context.fill();
    };
    for (let n = 0; n < MIST; n++) {
      const aside = 1.05 * (2 * random.unit() - 1);
      const up = (0.75 - 0.5 * aside * aside) * random.unit();
      dab(context, [aside, up], 0.1 + 0.12 * random.unit());
    }
    for (const side of [-1, 1])
      for (let stream = 0; stream < STREAMS; stream++) {
        const reach = (0.16 + 1.0 * (stream / (STREAMS - 1))) * (0.95 + 0.1 * random.unit());
        const top = 0.97 - 0.4 * (stream / (STREAMS - 1)) ** 1.6;
        const at = (share: number) => ({
          x: side * reach * share,
          y: NOZZLE * (1 - share) + 4 * (top - NOZZLE * 0.5) * share * (1 - share),
        });
        for (let n = 0; n < STREAKS; n++) {
          const share = (n + random.unit()) / STREAKS;
          const { x, y } = at(share);
          const loose = 0.045 * share * share;
          dot(
            x + loose * (random.unit() - 0.5),
            Math.max(0, y + loose * (random.unit() - 0.5)),
            0.012 + 0.004 * random.unit(),
            Math.min(1, 1.25 - 0.5 * share),
          );
        }
        for (let n = 0; n < DROPS; n++) {
          const { x, y } = at(0.3 + 0.7 * random.unit());
          dot(
            x + 0.09 * (random.unit() - 0.5),
            Math.max(0, y - 0.16 * random.unit() ** 2),
            0.004 + 0.004 * random.unit(),
            0.6,
          );
        }
      }
    head(context, width, height);
  });
}

/** A soft cloud of fine drops, aside of the middle and above the foot, in heights of the arc. */
function dab(context: SKRSContext2D, [aside, up]: readonly [number, number], size: number): void {
  const { width, height } = context.canvas;
  const [x, y, radius] = [width / 2 + aside * height, (1 - up) * height, size * height];
  const cloud = context.createRadialGradient(x, y, 0, x, y, radius);
  cloud.addColorStop(0, css(WATER, VEIL));
  cloud.addColorStop(1, css(WATER, 0));
  context.fillStyle = cloud;
  context.fillRect(x - radius, y - radius, 2 * radius, 2 * radius);
}

/** Its bar on a foot. */
function head(context: SKRSContext2D, width: number, height: number): void {
  const unit = height * NOZZLE;
  context.fillStyle = css(METAL, 1);
  context.fillRect(width / 2 - 0.9 * unit, height - 0.35 * unit, 1.8 * unit, 0.35 * unit);
  context.fillRect(width / 2 - 0.22 * unit, height - unit, 0.44 * unit, 0.8 * unit);
}
