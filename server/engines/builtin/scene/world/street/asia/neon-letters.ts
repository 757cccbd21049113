import type { Letters } from '../../../words/letters.ts';
import { inkAt } from '../block-letters.ts';
import { chance, inside } from '../front.ts';

/** How thick a stroke of a sign is, as a share of it. */
const STROKE = 0.055;

/** 1 on the strokes of a sign that nobody can read from here: two or three level, one or two upright, 0 beside them. */
export function glyphAt(number: number, u: number, v: number, pixel: number): number {
  const on = (value: number, at: number) => inside(Math.abs(value - at), -1, STROKE, pixel);
  const draw = (n: number) => chance(number, n, 41);
  const wide = inside(u, 0.2 + 0.06 * draw(1), 0.8 - 0.06 * draw(2), pixel);
  const tall = inside(v, 0.14, 0.86, pixel);
  const level = Math.max(
    on(v, 0.8 - 0.08 * draw(3)),
    draw(4) < 0.8 ? on(v, 0.5 + 0.1 * (draw(5) - 0.5)) : 0,
    draw(6) < 0.7 ? on(v, 0.2 + 0.06 * draw(7)) : 0,
  );
  const upright = Math.max(
    draw(8) < 0.6 ? on(u, 0.5) : on(u, 0.27),
    draw(9) < 0.5 ? on(u, 0.73) : 0,
  );
  // A slanting stroke below the middle.
  const slant = draw(10) < 0.6 ? on(u, 0.5 + (0.5 - v) * 0.7) * inside(v, 0.14, 0.5, pixel) : 0;
  return Math.max(level * wide, upright * tall, slant);
}

/**
 * 1 on the strokes of something like a Korean syllable, 0 beside them: a ring, an angle or a box at its upper left, an upright
 * stroke with a short one at its right or a level one below, and another such sign at its foot.
 */
export function syllableAt(number: number, u: number, v: number, pixel: number): number {
  const draw = (n: number) => chance(number, n, 43);
  const isUpright = draw(1) < 0.55;
  const hasFoot = draw(2) < 0.5;
  const low = hasFoot ? 0.46 : 0.14;
  const high = 0.88;
  const first = isUpright
    ? consonant(draw(3), (u - 0.14) / 0.4, (v - low) / (high - low), pixel / 0.4)
    : consonant(draw(3), (u - 0.26) / 0.48, (v - low - 0.16) / (high - low - 0.16), pixel / 0.4);
  const on = (value: number, at: number) => inside(Math.abs(value - at), -1, STROKE, pixel);
  const vowel = isUpright
    ? Math.max(
        on(u, 0.72) * inside(v, low - 0.02, high + 0.04, pixel),
        draw(4) < 0.6 ? on(v, (low + high) / 2) * inside(u, 0.72, 0.88, pixel) : 0,
      )
    : Math.max(
        on(v, low + 0.05) * inside(u, 0.12, 0.88, pixel),
        draw(4) < 0.6 ? on(u, 0.5) * inside(v, low + 0.05, low + 0.19, pixel) : 0,
      );
  const foot = hasFoot ? consonant(draw(5), (u - 0.26) / 0.48, (v - 0.08) / 0.28, pixel / 0.3) : 0;
  return Math.max(first, vowel, foot);
}

/** A consonant's sign in a place of 0 to 1 each way, chosen by `which`, 0 to 1. */
function consonant(which: number, u: number, v: number, pixel: number): number {
  if (u < -0.15 || u > 1.15 || v < -0.15 || v > 1.15) return 0;
  const thick = 0.13;
  const on = (value: number, at: number) => inside(Math.abs(value - at), -1, thick, pixel);
  const across = inside(u, 0, 1, pixel);
  const along = inside(v, 0, 1, pixel);
  const top = on(v, 1 - thick) * across;
  const bottom = on(v, thick) * across;
  const left = on(u, thick) * along;
  const right = on(u, 1 - thick) * along;
  if (which < 0.3) {
    const out = Math.hypot(u - 0.5, v - 0.5);
    return inside(Math.abs(out - 0.38), -1, thick, pixel);
  }
  if (which < 0.45) return Math.max(top, right);
  if (which < 0.6) return Math.max(left, bottom);
  if (which < 0.75) return Math.max(top, bottom, left, right);
  if (which < 0.88) return Math.max(top, left, bottom);
  return Math.max(on(u, 0.5 - 0.45 * (1 - v)), on(u, 0.5 + 0.45 * (1 - v))) * along;
}

/** What signs of neon say where they are written in Latin letters. */
const SAID = [
  ...['HOTEL', 'BAR', 'CLUB', 'DINER', 'PIZZA', 'CAFE', 'CINEMA', 'OPEN', 'HOT DOGS'],
  ...['RADIO', 'LIQUOR', 'SHOES', 'HATS', 'MUSIC', 'GRILL', 'DRUGS', 'BOOKS', 'TICKETS'],
] as const;

/** How many letters the shortest of these words has. */
const SHORTEST = 3;

/** One of these words, chosen by a number, that fills the room of so many letters best; the room is at least that of the shortest. */
function wordFor(number: number, room: number): string {
  const fits = SAID.filter((word) => word.length <= Math.max(SHORTEST, room));
  const longest = Math.max(...fits.map((word) => word.length));
  const good = fits.filter((word) => word.length >= longest - 1);
  return good[number % good.length] ?? 'BAR';
}

/** A board on which letters are written: how wide and tall it is, and how much a pixel covers, in world units. */
interface Board {
  readonly wide: number;
  readonly tall: number;
  readonly pixel: number;
}

/** How much of a place is ink on a board whose letters stand one above the other, `along` it and `up`, in world units. */
export function upright(
  letters: Letters,
  number: number,
  along: number,
  up: number,
  { wide, tall, pixel }: Board,
): number {
  if (letters === 'latin') {
    const word = wordFor(number, Math.max(SHORTEST, Math.floor(tall / (0.86 * wide))));
    const each = tall / word.length;
    const from = Math.floor((tall - up) / each);
    const letter = word[from];
    if (letter === undefined) return 0;
    const high = Math.min(each, 1.15 * wide);
    const v = (tall - up - from * each - (each - high) / 2) / high;
    const across = Math.min(0.6 * wide, 0.7 * each);
    const u = (along - (wide - across) / 2) / across;
    return inkAt(letter, u, 1 - (v - 0.12) / 0.76, pixel / (0.76 * high));
  }
  const letter = Math.floor(up / wide);
  if ((letter + 1) * wide > tall) return 0;
  const at = letters === 'han' ? glyphAt : syllableAt;
  return at(number + letter, along / wide, up / wide - letter, pixel / wide);
}

/** How much of a place is ink on a board across which letters are written, `along` it from its left as it is read and `up`, in world units. */
export function level(
  letters: Letters,
  number: number,
  along: number,
  up: number,
  { wide, tall, pixel }: Board,
): number {
  if (letters === 'latin') {
    const word = wordFor(number, Math.floor((wide - 0.5) / (0.4 * tall)));
    const size = 0.46 * tall;
    const long = Math.min(wide - 0.5, word.length * size * 0.86);
    return inkAt(word, (along - (wide - long) / 2) / long, (up - 0.27 * tall) / size, pixel / size);
  }
  const size = 0.46 * tall;
  const letter = Math.floor(along / size);
  const [u, v] = [along / size - letter, (up - tall * 0.27) / size];
  if ((letter + 1) * size > wide || v <= 0 || v >= 1) return 0;
  return (letters === 'han' ? glyphAt : syllableAt)(number + letter, u, v, pixel / size);
}
