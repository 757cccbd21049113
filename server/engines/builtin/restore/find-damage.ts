import { findMarks, type Mark } from './marks.ts';

/** Scratches and specks of a picture. */
export interface Damage {
  /** One byte a pixel: 255 where damaged, grown by a pixel over soft edges. */
  readonly mask: Uint8Array<ArrayBuffer>;
  readonly scratches: number;
  readonly specks: number;
}

/** Scratches: at least so long (pixels, and as a share of the longer side), so thin, so much longer than broad. */
const LONG = 16;
const LONG_SHARE = 0.022;
const THIN = 3.6;
const SLENDER = 6;
/** Specks: at most so many pixels, so much longer than broad. */
const SPECK_PIXELS = 46;
const SPECK_SLENDER = 4;
/** Both stand out at least so much, and so many times more than the texture around. */
const SCRATCH_HEIGHT = 36;
const SCRATCH_OVER = 10;
const SPECK_HEIGHT = 34;
const SPECK_OVER = 9;
/** Where more than this share of the surroundings stands out as well there is hair, grass or writing. */
const SCRATCH_CROWD = 0.012;
const SPECK_CROWD = 0.012;
/** Fewer specks and scratches may be the light in an eye, a button, a wire. */
const LEAST_SPECKS = 5;
const LEAST_SCRATCHES = 2;
/** Light specks that lie mostly where it is darker than this are stars or lamps. */
const NIGHT = 60;
const NIGHT_SHARE = 0.6;

/**
 * Finds scratches and dust in a luma plane: what stands out by more than the texture around it does,
 * and is long and thin or small and lonely. Hair, grass and wires have their like beside them.
 */
export function findDamage(luma: Uint8Array, width: number): Damage {
  const side = Math.max(width, luma.length / width);
  const marks = [false, true].map((dark) => findMarks(luma, width, dark));
  const long = Math.max(LONG, LONG_SHARE * side);
  const scratches = marks.flatMap(({ lines }) => lines.filter((mark) => isScratch(mark, long)));
  const specks = withoutStars(marks.flatMap(({ spots }) => spots.filter(isSpeck)));
  const enough = specks.length >= LEAST_SPECKS || scratches.length >= LEAST_SCRATCHES;
  const damage = enough ? [...scratches, ...specks] : [];
  const mask = new Uint8Array(luma.length);
  for (const { pixels } of damage) for (const at of pixels) markAround(mask, width, at);
  return {
    mask,
    scratches: enough ? scratches.length : 0,
    specks: enough ? specks.length : 0,
  };
}

const isScratch = (mark: Mark, long: number): boolean =>
  mark.length >= long &&
  mark.breadth <= THIN &&
  mark.length >= SLENDER * mark.breadth &&
  mark.height >= SCRATCH_HEIGHT &&
  mark.height >= SCRATCH_OVER * mark.texture &&
  mark.crowd <= SCRATCH_CROWD;

const isSpeck = (mark: Mark): boolean =>
  mark.pixels.length <= SPECK_PIXELS &&
  mark.pixels.length >= 2 &&
  mark.length <= SPECK_SLENDER * mark.breadth + 2 &&
  mark.height >= SPECK_HEIGHT &&
  mark.height >= SPECK_OVER * mark.texture &&
  mark.crowd <= SPECK_CROWD;

function withoutStars(specks: readonly Mark[]): Mark[] {
  const light = specks.filter(({ dark }) => !dark);
  const atNight = light.filter(({ ground }) => ground < NIGHT).length;
  const stars = atNight > NIGHT_SHARE * light.length;
  return specks.filter(({ dark, ground }) => dark || !(stars && ground < NIGHT));
}

function markAround(mask: Uint8Array, width: number, at: number): void {
  const x = at % width;
  for (const row of [at - width, at, at + width]) {
    if (row < 0 || row >= mask.length) continue;
    mask.fill(255, x > 0 ? row - 1 : row, x + 1 < width ? row + 2 : row + 1);
  }
}
