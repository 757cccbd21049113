import type { Random } from '../../../kernels/random.ts';
import { scaleColour, smoothstep } from '../../arithmetic.ts';
import type { Colour } from '../../words/idea.ts';
import { type Sprite, type SpriteSize, spriteOf } from '../sprite.ts';
import type { Wish } from '../wish.ts';
import { conifer } from './conifer.ts';

const BAUBLES: readonly Colour[] = [
  [0.78, 0.08, 0.1],
  [0.9, 0.7, 0.22],
  [0.86, 0.86, 0.9],
  [0.16, 0.34, 0.68],
];
/** Warm white of a chain of lights, and of the star. */
const LIGHT: Colour = [1, 0.86, 0.5];
const HALO: Colour = [0.5, 0.34, 0.1];

/** How many baubles and lights hang on it, and how large they are by its height. */
const HUNG = { baubles: 46, lights: 90, bauble: 0.021, light: 0.0062, halo: 0.03 } as const;
/** How high the lowest hang and the star stands, and how large that is. */
const LOWEST = 0.13;
const STAR = { high: 0.955, size: 0.042, points: 5 } as const;
/** How far to the tips of its boughs ornaments hang. */
const OUT = 0.9;

/** A fir with a star, baubles, and lights that shine. */
export function christmasTree(wish: Wish): Sprite {
  const tree = conifer(wish, false);
  const bare = tree.sizes[0];
  if (bare === undefined) return tree;
  const dressed = withoutAlpha(bare);
  const { random } = wish;
  for (let n = 0; n < HUNG.lights; n++) {
    const at = placeOn(bare, random, n / HUNG.lights);
    if (at !== null) hangLight(dressed, at);
  }
  for (let n = 0; n < HUNG.baubles; n++) {
    const at = placeOn(bare, random, (n * 0.618) % 1);
    const colour = wish.colour ?? (BAUBLES[n % BAUBLES.length] as Colour);
    if (at !== null) hangBauble(dressed, at, colour, wish.rays.toward[0]);
  }
  raiseStar(dressed);
  return spriteOf(dressed);
}

interface Place {
  readonly x: number;
  readonly y: number;
}

/** The same colours, no longer multiplied by their alpha. */
function withoutAlpha({ width, height, rgba, glow }: SpriteSize): SpriteSize {
  const plain = rgba.slice();
  for (let at = 0; at < plain.length; at += 4) {
    const alpha = plain[at + 3] as number;
    if (alpha > 0) for (let c = 0; c < 3; c++) plain[at + c] = (plain[at + c] as number) / alpha;
  }
  return { width, height, rgba: plain, glow: glow.slice() };
}

/** A place on the boughs, more of them below where they are longer; null where there is only air. */
function placeOn({ width, height, rgba }: SpriteSize, random: Random, share: number): Place | null {
  const up = LOWEST + (STAR.high - LOWEST) * (1 - Math.sqrt(1 - 0.96 * share));
  const y = Math.round(height * (1 - up));
  const isLeaf = (x: number) => (rgba[(y * width + x) * 4 + 3] ?? 0) > 0.6;
  let [left, right] = [0, width - 1];
  while (left < right && !isLeaf(left)) left++;
  while (right > left && !isLeaf(right)) right--;
  if (left >= right) return null;
  const aside = (2 * random.unit() - 1) * OUT;
  return { x: (left + right) / 2 + (aside * (right - left)) / 2, y };
}

/** Calls for each pixel around a place with its offset in radii, at least half a pixel. */
function around(
  { width, height }: SpriteSize,
  { x, y }: Place,
  radius: number,
  each: (at: number, right: number, up: number) => void,
): void {
  const r = Math.max(0.7, radius);
  for (let row = Math.max(0, Math.floor(y - r)); row <= Math.min(height - 1, y + r); row++)
    for (
      let column = Math.max(0, Math.floor(x - r));
      column <= Math.min(width - 1, x + r);
      column++
    )
      each(row * width + column, (column - x) / r, (y - row) / r);
}

/** Lays a colour over a pixel by a share. */
function lay({ rgba }: SpriteSize, at: number, colour: Colour, share: number): void {
  for (let c = 0; c < 3; c++) {
    const own = rgba[at * 4 + c] as number;
    rgba[at * 4 + c] = own + ((colour[c] as number) - own) * share;
  }
  rgba[at * 4 + 3] = Math.max(rgba[at * 4 + 3] as number, share);
}

function hangBauble(size: SpriteSize, at: Place, colour: Colour, side: number): void {
  around(size, at, HUNG.bauble * size.height, (pixel, right, up) => {
    const away = Math.hypot(right, up);
    if (away > 1) return;
    const toward = 0.5 + 0.5 * (0.75 * up + 0.5 * right * (Math.sign(side) || 1));
    const shine = smoothstep(0.3, 0.05, Math.hypot(right - 0.32 * Math.sign(side), up - 0.38));
    const lit = scaleColour(colour, 0.32 + 0.85 * toward);
    const tint: Colour = [lit[0] + 0.7 * shine, lit[1] + 0.7 * shine, lit[2] + 0.7 * shine];
    lay(size, pixel, tint, smoothstep(1, 0.85, away));
  });
}

/** A lamp of the chain, and the warm light that it throws on the needles around. */
function hangLight(size: SpriteSize, at: Place): void {
  around(size, at, HUNG.halo * size.height, (pixel, right, up) => {
    const near = Math.max(0, 1 - Math.hypot(right, up));
    for (let c = 0; c < 3; c++)
      size.rgba[pixel * 4 + c] =
        (size.rgba[pixel * 4 + c] as number) + (HALO[c] as number) * near ** 2;
  });
  around(size, at, HUNG.light * size.height, (pixel, right, up) => {
    if (Math.hypot(right, up) > 1) return;
    lay(size, pixel, LIGHT, 1);
    size.glow[pixel] = 1;
  });
}

function raiseStar(size: SpriteSize): void {
  const at = { x: size.width / 2, y: size.height * (1 - STAR.high) };
  around(size, at, STAR.size * size.height, (pixel, right, up) => {
    const angle = ((Math.atan2(right, up) / (2 * Math.PI)) * STAR.points + STAR.points) % 1;
    const edge = 0.42 / (0.42 + 0.58 * 2 * Math.min(angle, 1 - angle));
    const away = Math.hypot(right, up);
    if (away > edge) return;
    const facet = angle < 0.5 ? 1.05 : 0.82;
    lay(size, pixel, scaleColour(LIGHT, facet), 1);
    size.glow[pixel] = 0.6;
  });
}
