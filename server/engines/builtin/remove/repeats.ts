import { blurBox } from '../kernels/blur-box.ts';
import { isStroke } from './hole.ts';
import { type Level, PATCH_PIXELS, REACH } from './level.ts';
import type { KnownMatches } from './offsets.ts';
import { varietyAround } from './variety.ts';

/** A patch is rare as far as what is most like it differs by more than this, up to so much more, in grey levels. */
const ALIKE = 3;
const MOST_RARE = 12;
/** and by this share of its own contrast: what is like it below the first (pickets), not at all from the second on. */
const REPEATED = 0.4;
const SINGLE = 0.7;
/** Grain that is no contrast, in grey levels. */
const GRAIN = 2;
/** What each further sight of a patch costs a pixel for each grey level by which that is rare, in grey levels. */
const PRICE = 1;
/** Further sights than this cost no more. */
const MOST_SIGHTS = 2;
/** Pieces of fewer pixels are too small to show the same twice. */
const FEWEST_PIXELS = 300;
/** What is around a hole differs by no more than this where repeats are told, in grey levels. */
const EVEN = 34;
/** So much of what is rare is copied more than once where that is seen: the mean of rarity times further copies, in grey levels. */
const SEEN = 2.5;
/** A source is itself seen beside its copy within so many times the hole's depth. */
const NEAR = 4;

/**
 * How rare each source is, in grey levels: by how much the patch most like it, not beside it, differs, as far as that is
 * more than grain and more than a share of its contrast. Grass, pickets and smooth ground are not rare, a window is.
 */
export function findRarity(level: Level, { nearest, costs }: KnownMatches): Float32Array {
  const rarity = new Float32Array(costs.length);
  for (const source of level.sources) {
    if ((nearest[source] as number) < 0) continue;
    const apart = Math.sqrt((costs[source] as number) / PATCH_PIXELS);
    const share = apart / (contrastAt(level, source) + GRAIN);
    rarity[source] =
      Math.max(0, Math.min(MOST_RARE, apart - ALIKE)) *
      Math.max(0, Math.min(1, (share - REPEATED) / (SINGLE - REPEATED)));
  }
  return blurBox(rarity, level.width, 1);
}

/** The deviation of a patch, of all four channels together. */
function contrastAt({ feature, width }: Level, centre: number): number {
  let variance = 0;
  for (let channel = 0; channel < 4; channel++) {
    let [sum, squares] = [0, 0];
    for (let row = -REACH; row <= REACH; row++) {
      for (let column = -REACH; column <= REACH; column++) {
        const value = feature[(centre + row * width + column) * 4 + channel] as number;
        sum += value;
        squares += value ** 2;
      }
    }
    variance += Math.max(0, squares / PATCH_PIXELS - (sum / PATCH_PIXELS) ** 2);
  }
  return Math.sqrt(variance);
}

/** What it costs that the same is seen more than once. */
export interface Repeats {
  /** Takes over which pixel each of the hole's copies, in their order. */
  readonly take: (sources: Int32Array) => void;
  /** What a pixel of the hole, by its number, costs where it copies a source, in whole eighths of a grey level. */
  readonly price: (index: number, source: number) => number;
}

/** Nothing costs more for being seen again. */
export const ANY_REPEATS: Repeats = { take: () => {}, price: () => 0 };

/**
 * Prices copies in a connected part of a hole, `pixels`, by how rare they are (`rarityOf` is {@link findRarity}) and how often what they show is seen besides: in other copies,
 * and itself near by. Null where `sources`, which they copy without that, repeat little that is rare, so that nothing
 * has to be mended; where it is not much the same all around, so that what is copied instead is of another thing; and in
 * strokes, where a copy lies beside what is known.
 */
export function priceRepeats(
  level: Level,
  pixels: Int32Array,
  sources: Int32Array,
  rarityOf: () => Float32Array,
): Repeats | null {
  const { width, height, depth } = level;
  let deepest = 0;
  for (const pixel of pixels) deepest = Math.max(deepest, depth[pixel] as number);
  if (pixels.length < FEWEST_PIXELS || isStroke(pixels.length, deepest)) return null;
  const copies = new Uint16Array(width * height);
  let present = sources;
  const take = (taken: Int32Array) => {
    present = taken;
    copies.fill(0);
    for (const source of taken) copies[source] = (copies[source] as number) + 1;
  };
  take(sources);
  const further = sources.map((source) => Math.min(MOST_SIGHTS, (copies[source] as number) - 1));
  const least = SEEN * pixels.length;
  // Before what is dear: the rarity of all that is known.
  if (MOST_RARE * further.reduce((sum, count) => sum + count, 0) < least) return null;
  if (varietyAround(level, pixels, deepest) > EVEN) return null;
  const rarity = rarityOf();
  let repeated = 0;
  sources.forEach((source, index) => {
    repeated += (rarity[source] as number) * (further[index] as number);
  });
  if (repeated < least) return null;
  const near = (NEAR * deepest) ** 2;
  return {
    take,
    price(index, source) {
      const rare = rarity[source] as number;
      if (rare === 0) return 0;
      const pixel = pixels[index] as number;
      const across = (source % width) - (pixel % width);
      const down = Math.floor(source / width) - Math.floor(pixel / width);
      const itself = across ** 2 + down ** 2 < near ? 1 : 0;
      const others = (copies[source] as number) - (present[index] === source ? 1 : 0);
      return Math.round(8 * PRICE * rare * Math.min(MOST_SIGHTS, others + itself));
    },
  };
}
