import type { SKRSContext2D } from '@napi-rs/canvas';
import { createRandom, type Random } from '../../../kernels/random.ts';
import { composeSprites } from '../compose-sprites.ts';
import { fish } from '../creatures/sea/fish.ts';
import { createSprite, css, type Sprite } from '../sprite.ts';
import type { Wish } from '../wish.ts';

/** The bowl's middle and radii, and where its mouth and its water are, as shares of the side. */
const BOWL = { x: 0.5, y: 0.54, wide: 0.47, high: 0.44 } as const;
const MOUTH = { y: 0.155, half: 0.27 } as const;
const LEVEL = 0.29;
/** From where down gravel lies. */
const GRAVEL = 0.83;
/** Where the fish swims, how high and how long it is at the most. */
const FISH = { left: 0.22, foot: 0.72, tall: 0.3, long: 0.6 } as const;
const GOLD = [1.2, 0.5, 0.08] as const;
const STONES = [
  [0.78, 0.72, 0.62],
  [0.56, 0.62, 0.66],
  [0.86, 0.8, 0.7],
  [0.42, 0.5, 0.56],
] as const;
const WEED = [0.16, 0.46, 0.2] as const;
/** In how many pixels it is drawn at the most. */
const LARGEST = 460;

/** A goldfish in a bowl of glass, with gravel and weed. */
export function fishBowl(wish: Wish): Sprite {
  const { random, tall, rays } = wish;
  const side = Math.round(Math.max(40, Math.min(LARGEST, tall)));
  const seed = random.uint32();
  const light = Math.min(1, 0.3 + 0.75 * (rays.sky[1] + 0.6 * rays.sun[1]));
  const lit = (sprite: Sprite): Sprite => ({ ...sprite, isLit: true });
  const back = lit(
    createSprite(side, side, (context) => behind(context, side, createRandom(seed), light)),
  );
  const front = lit(createSprite(side, side, (context) => glass(context, side, light)));
  const sprite = fish({ ...wish, colour: wish.colour ?? GOLD, tall: FISH.tall * side }, false);
  const high = Math.min(FISH.tall, (FISH.long * sprite.height) / sprite.width);
  const swims = { sprite, left: FISH.left * side, foot: FISH.foot * side, tall: high * side };
  const all = { left: 0, foot: side, tall: side };
  return composeSprites(side, side, [{ sprite: back, ...all }, swims, { sprite: front, ...all }]);
}

/** The outline of the bowl: a ball that is open above and stands flat. */
function outline(context: SKRSContext2D, side: number): void {
  const { x, y, wide, high } = BOWL;
  const open = Math.asin((y - MOUTH.y) / high);
  context.beginPath();
  context.ellipse(x * side, y * side, wide * side, high * side, 0, -open, Math.PI + open, false);
  context.closePath();
}

function behind(context: SKRSContext2D, side: number, random: Random, light: number): void {
  const shade = (colour: readonly [number, number, number], alpha = 1, by = 1) =>
    css([colour[0] * light * by, colour[1] * light * by, colour[2] * light * by], alpha);
  context.save();
  outline(context, side);
  context.clip();
  context.fillStyle = shade([0.8, 0.9, 0.94], 0.22);
  context.fillRect(0, 0, side, side);
  const water = context.createLinearGradient(0, LEVEL * side, 0, side);
  water.addColorStop(0, shade([0.62, 0.86, 0.92], 0.62));
  water.addColorStop(1, shade([0.2, 0.54, 0.68], 0.84));
  context.fillStyle = water;
  context.fillRect(0, LEVEL * side, side, side);
  weed(context, side, shade, random);
  for (let n = 0; n < 420; n++) {
    const down = random.unit();
    const [px, py] = [random.unit(), GRAVEL + 0.17 * down + 0.03 * Math.sin(n)];
    context.fillStyle = shade(STONES[n % STONES.length] ?? STONES[0], 1, 0.7 + 0.5 * random.unit());
    context.beginPath();
    context.ellipse(px * side, py * side, 0.02 * side, 0.015 * side, random.unit() * 3, 0, 7);
    context.fill();
  }
  // The surface of the water, seen a little from above.
  context.fillStyle = shade([0.86, 0.96, 0.98], 0.75);
  context.beginPath();
  context.ellipse(0.5 * side, LEVEL * side, 0.4 * side, 0.032 * side, 0, 0, 7);
  context.fill();
  context.restore();
}

type Shade = (colour: readonly [number, number, number], alpha?: number, by?: number) => string;

/** A few stems of weed, wavy, on the right. */
function weed(context: SKRSContext2D, side: number, shade: Shade, random: Random): void {
  context.lineCap = 'round';
  for (let n = 0; n < 7; n++) {
    const x = 0.68 + 0.03 * n;
    const top = 0.42 + 0.2 * random.unit();
    context.strokeStyle = shade(WEED, 0.95, 0.8 + 0.5 * random.unit());
    context.lineWidth = 0.014 * side;
    context.beginPath();
    context.moveTo(x * side, 0.88 * side);
    context.bezierCurveTo(
      (x - 0.05) * side,
      0.74 * side,
      (x + 0.06) * side,
      0.6 * side,
      (x - 0.02 + 0.05 * random.unit()) * side,
      top * side,
    );
    context.stroke();
  }
}

/** What the glass shows before all that: its rim, its dark edge, and two windows mirrored in it. */
function glass(context: SKRSContext2D, side: number, light: number): void {
  const white = (alpha: number) => css([light, light, light], alpha);
  outline(context, side);
  context.strokeStyle = css([0.55 * light, 0.68 * light, 0.74 * light], 0.85);
  context.lineWidth = Math.max(1, 0.011 * side);
  context.stroke();
  context.save();
  outline(context, side);
  context.clip();
  const edge = context.createRadialGradient(
    ...([BOWL.x * side, BOWL.y * side, 0.3 * side] as const),
    ...([BOWL.x * side, BOWL.y * side, 0.48 * side] as const),
  );
  edge.addColorStop(0, css([0.1, 0.25, 0.3], 0));
  edge.addColorStop(1, css([0.1 * light, 0.25 * light, 0.3 * light], 0.34));
  context.fillStyle = edge;
  context.fillRect(0, 0, side, side);
  context.fillStyle = white(0.6);
  context.beginPath();
  context.ellipse(0.22 * side, 0.42 * side, 0.035 * side, 0.12 * side, 0.42, 0, 7);
  context.fill();
  context.fillStyle = white(0.34);
  context.beginPath();
  context.ellipse(0.8 * side, 0.66 * side, 0.02 * side, 0.1 * side, 0.4, 0, 7);
  context.fill();
  context.restore();
  context.strokeStyle = white(0.9);
  context.lineWidth = Math.max(1, 0.014 * side);
  context.beginPath();
  context.ellipse(BOWL.x * side, MOUTH.y * side, MOUTH.half * side, 0.034 * side, 0, 0, 7);
  context.stroke();
}
