import { createRandom, type Random } from '../../../kernels/random.ts';
import { scaleColour } from '../../arithmetic.ts';
import type { Colour } from '../../words/idea.ts';
import { composeSprites } from '../compose-sprites.ts';
import { songbirdAlone } from '../creatures/birds/songbird.ts';
import type { Rays } from '../sculpt/rays.ts';
import { paintLitSprite, type Sheet, type Sprite } from '../sprite.ts';
import type { Wish } from '../wish.ts';
import { dab } from './dabs.ts';
import { BARK, drawStick, lit } from './wood.ts';

/** What a bough carries. */
export interface Boughs {
  readonly leaf: Colour;
  /** Petals; null: leaves alone. */
  readonly petal: Colour | null;
  readonly birds: number;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** A bough close to the eye that comes in from the left, with blossoms or leaves, birds on it. */
export function bough(wish: Wish, { leaf, petal, birds }: Boughs): Sprite {
  const height = Math.round(Math.max(96, wish.tall));
  const width = Math.round(height * 1.9);
  const at = (share: number): Point => ({
    x: width * share,
    y: height * (0.72 - 0.16 * Math.sin(share * 2.6) + 0.08 * share * share),
  });
  const wood = paintLitSprite(width, height, (sheet) => {
    const { random, rays } = wish;
    stem(sheet, rays, at, height * 0.05);
    for (let n = 0; n < 13; n++) twig(sheet, random, rays, at(0.08 + 0.07 * n), n, { leaf, petal });
  });
  // Several sit along all of it, as close as they must.
  const [first, along] = birds > 2 ? [0.24, 0.56] : [0.34, 0.3];
  const apart = along / Math.max(1, birds - 1);
  const tall = height * Math.min(0.36, 1.6 * apart);
  const perched = Array.from({ length: birds }, (_, n) => {
    const share = first + n * apart;
    const foot = at(share);
    const sprite = songbirdAlone({
      ...wish,
      colour: null,
      random: createRandom(wish.random.uint32()),
      tall,
    });
    const left = foot.x - (sprite.width * tall) / sprite.height / 2;
    return { sprite, left, foot: foot.y - height * 0.012, tall };
  });
  return composeSprites(width, height, [
    { sprite: wood, left: 0, foot: height, tall: height },
    ...perched,
  ]);
}

function stem(sheet: Sheet, rays: Rays, at: (share: number) => Point, thick: number): void {
  const steps = 22;
  for (let n = 0; n < steps; n++) {
    const [a, b] = [at(n / steps), at((n + 1.05) / steps)];
    const [from, to] = [thick * (1 - (0.85 * n) / steps), thick * (1 - (0.85 * (n + 1)) / steps)];
    drawStick(sheet, { x: a.x, y: a.y, toX: b.x, toY: b.y, from, to }, BARK, rays, 0.8);
  }
}

/** A twig that leaves the bough up or down, with what grows on it. */
function twig(
  sheet: Sheet,
  random: Random,
  rays: Rays,
  from: Point,
  n: number,
  { leaf, petal }: Pick<Boughs, 'leaf' | 'petal'>,
): void {
  const angle = (n % 2 === 0 ? -1 : 0.75) * (0.5 + 0.5 * random.unit());
  const length = sheet.height * (0.16 + 0.16 * random.unit());
  const end = { x: from.x + Math.cos(angle) * length, y: from.y + Math.sin(angle) * length };
  const thick = sheet.height * 0.012;
  drawStick(
    sheet,
    { x: from.x, y: from.y, toX: end.x, toY: end.y, from: thick, to: thick * 0.4 },
    BARK,
    rays,
    0.7,
  );
  for (let k = 0; k < 9; k++) {
    const share = 0.25 + (0.8 * (k + random.unit())) / 9;
    const x = from.x + (end.x - from.x) * share + (random.unit() - 0.5) * length * 0.4;
    const y = from.y + (end.y - from.y) * share + (random.unit() - 0.5) * length * 0.4;
    const size = sheet.height * (0.022 + 0.012 * random.unit());
    if (petal === null || k % 4 === 3) leafAt(sheet, random, rays, x, y, size, leaf);
    else blossomAt(sheet, random, rays, x, y, size, petal);
  }
}

function leafAt(
  sheet: Sheet,
  random: Random,
  rays: Rays,
  x: number,
  y: number,
  size: number,
  leaf: Colour,
): void {
  const tint = scaleColour(leaf, 0.8 + 0.4 * random.unit());
  dab(
    sheet,
    x,
    y,
    size * 1.5,
    size * 0.55,
    random.unit() * 3.1,
    lit(tint, rays, 0.35 + 0.5 * random.unit(), 0.8),
  );
}

/** Five petals around a golden middle. */
function blossomAt(
  sheet: Sheet,
  random: Random,
  rays: Rays,
  x: number,
  y: number,
  size: number,
  petal: Colour,
): void {
  const start = random.unit() * 6;
  for (let n = 0; n < 5; n++) {
    const angle = start + (n / 5) * Math.PI * 2;
    const sun = 0.45 + 0.4 * random.unit();
    const [px, py] = [x + Math.cos(angle) * size * 0.7, y + Math.sin(angle) * size * 0.7];
    dab(sheet, px, py, size * 0.72, size * 0.6, angle, lit(petal, rays, sun, 0.95));
  }
  dab(sheet, x, y, size * 0.34, size * 0.34, 0, lit([0.8, 0.5, 0.2], rays, 0.5, 0.8));
}
