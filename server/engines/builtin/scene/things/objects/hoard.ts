import type { Random } from '../../../kernels/random.ts';
import { mixColour, multiplyColours, scaleColour, smoothstep } from '../../arithmetic.ts';
import { createNoise } from '../../noise.ts';
import type { Colour } from '../../words/idea.ts';
import { shine } from '../sculpt/rays.ts';
import { css, createSprite, type Sprite } from '../sprite.ts';
import type { Wish } from '../wish.ts';

const GOLD: Colour = [1, 0.74, 0.24];
const DEEP: Colour = [0.56, 0.33, 0.08];
const SHINE: Colour = [1, 0.95, 0.72];
const GEMS: readonly Colour[] = [
  [0.85, 0.1, 0.2],
  [0.1, 0.62, 0.4],
  [0.16, 0.36, 0.9],
  [0.6, 0.25, 0.8],
];

/** Width of a heap by its height, how many coins lie on it, and how large one is, of its height. */
const WIDE = 2.7;
const COINS = 1500;
const COIN = 0.03;
/** How much higher in the picture its foot is at the sides, of its width. */
const ROUND = 0.045;

/** A heap of gold coins with some gems and cups between them. */
export const hoard = (wish: Wish): Sprite => heapOf(wish, WIDE, 1);

/** A heap of coins so wide by its height; `peak` is how pointed it is: 1 as coins lie, less is flatter. */
export function heapOf(
  { random, rays, tall }: Pick<Wish, 'random' | 'rays' | 'tall'>,
  wide: number,
  peak: number,
): Sprite {
  const height = Math.max(16, Math.round(tall));
  const width = Math.round(height * wide);
  const noise = createNoise(random.uint32());
  const top = (u: number) => {
    const away = Math.abs(u);
    const slope = (1 - smoothstep(0, 1, away ** (0.9 + 0.4 * peak))) ** (0.7 + 0.2 * peak);
    return 0.9 * slope * (1 + 0.22 * noise.fbm(u * 3.4, 2.2, 3));
  };
  // Seen from above its foot is an arc.
  const foot = (u: number) => height - ROUND * width * u * u;
  const light = shine(rays, { sun: 0.6, sky: 0.75, ground: 0.25 });
  const sunny = Math.sign(rays.toward[0]) || 1;
  const sprite = createSprite(width, height, (context) => {
    const draw = (x: number, y: number, size: number, flat: number, turn: number, tint: Colour) => {
      context.fillStyle = css(tint);
      context.beginPath();
      context.ellipse(x, y, size, size * flat, turn, 0, 2 * Math.PI);
      context.fill();
    };
    // A body below the coins, so that nothing shows through.
    context.fillStyle = css(multiplyColours(DEEP, light));
    context.beginPath();
    context.moveTo(0, foot(-1));
    for (let n = 0; n <= 80; n++) {
      const u = n / 40 - 1;
      context.lineTo(((u + 1) / 2) * width, foot(u) - height * 0.94 * top(u));
    }
    for (let n = 80; n >= 0; n--) context.lineTo((n / 80) * width, foot(n / 40 - 1));
    context.fill();
    const size = COIN * height * (0.8 + 0.4 * peak);
    for (let n = 0; n < COINS; n++) {
      // From the ridge down to the foot: what is lower lies before it.
      const down = (n + random.unit()) / COINS;
      const u = spread(random);
      const x = ((u + 1) / 2) * width;
      const y = foot(u) - 0.96 * height * top(u) * (1 - down ** 0.8) - size * 0.3;
      const tilt = random.unit();
      const facing = 0.62 + 0.5 * tilt + 0.22 * sunny * u;
      const body = multiplyColours(mixColour(DEEP, GOLD, Math.min(1, facing)), light);
      const turn = 0.9 * (random.unit() - 0.5);
      const flat = 0.34 + 0.5 * tilt;
      if (n % 61 === 0) {
        const gem = multiplyColours(GEMS[random.below(GEMS.length)] as Colour, light);
        draw(x, y, size * 1.1, 0.9, turn, gem);
        draw(x - size * 0.3, y - size * 0.3, size * 0.35, 0.9, turn, scaleColour(SHINE, 0.9));
        continue;
      }
      draw(x, y + size * 0.16, size, flat, turn, scaleColour(body, 0.5));
      draw(x, y, size, flat, turn, body);
      if (tilt > 0.8) draw(x, y, size * 0.62, flat, turn, multiplyColours(SHINE, light));
      else draw(x, y, size * 0.7, flat, turn, scaleColour(body, 1.14));
    }
  });
  return { ...sprite, isLit: true };
}

/** A place from side to side, -1 to 1: most are about the middle. */
const spread = (random: Random): number => 1.9 * (random.unit() - 0.5);
