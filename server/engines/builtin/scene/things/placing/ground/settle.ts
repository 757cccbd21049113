import { smoothstep } from '../../../arithmetic.ts';
import type { Setting } from '../../../setting.ts';
import { OF_CITIES } from '../../../words/buildings.ts';
import type { Thing } from '../../../words/idea.ts';
import type { Land } from '../../../words/land.ts';
import type { Sprite, SpriteSize } from '../../sprite.ts';
import { smallerSize } from '../../sprite.ts';
import type { Planted } from '../stage.ts';
import { soleOf } from './sole.ts';

/** What is built on the ground, and has it lie against its walls. */
export const FOUNDED: ReadonlySet<Thing> = new Set<Thing>([
  'house',
  'barn',
  'church',
  'castle',
  'tower',
  'temple',
  'monastery',
  'mosque',
  'windmill',
  'hotel',
  'pyramid',
  'colosseum',
  ...OF_CITIES,
  'stonecircle',
  'tent',
  'ruin',
  'igloo',
  'villa',
  'factory',
  'roundhut',
  'circus',
  'carousel',
  'ferriswheel',
  'irontower',
  'tajmahal',
  'pisatower',
]);

/** How high snow, sand or earth lies against a wall, as a share of the thing's height. */
const DRIFT = { loose: 0.075, firm: 0.02 } as const;
/** Where the ground is loose, and where grass grows up to the walls. */
const LOOSE: readonly Land[] = ['desert', 'oasis', 'beach', 'island', 'space'];
const GRASSLESS: readonly Land[] = [
  ...LOOSE,
  'street',
  'city',
  'canal',
  'canyon',
  'volcano',
  'summit',
];

/** A building with the ground lying unevenly against the foot of its walls. */
export function settled(sprite: Sprite, { land, snowy }: Pick<Setting, 'land' | 'snowy'>): Sprite {
  const high = snowy || LOOSE.includes(land) ? DRIFT.loose : DRIFT.firm;
  return {
    ...sprite,
    sizes: sprite.sizes.map((size) => buried(size, high, soleOf(size).heightAt)),
  };
}

/** What spans from bank to bank, its ends in ground that is `upAt` high: a share of its height, by shares of its width from its middle. */
export function embedded(sprite: Sprite, upAt: (across: number) => number): Sprite {
  return { ...sprite, sizes: sprite.sizes.map((size) => buried(size, DRIFT.firm, upAt)) };
}

/** A size of a sprite whose lowest part goes over into what is behind it. */
function buried(
  { width, height, rgba, glow }: SpriteSize,
  high: number,
  upAt: (across: number) => number,
): SpriteSize {
  const faded = Float32Array.from(rgba);
  for (let column = 0; column < width; column++) {
    const across = (column + 0.5) / width - 0.5;
    const wave = 0.76 + 0.15 * Math.sin(across * 17 + 1) + 0.09 * Math.sin(across * 43);
    const from = upAt(across);
    const first = Math.max(0, Math.floor(height * (1 - from - high)) - 1);
    for (let row = first; row < height; row++) {
      const up = 1 - (row + 0.5) / height - from;
      const left = smoothstep(0.15, 1, up / (high * wave));
      for (let c = 0; c < 4; c++) {
        const at = (row * width + column) * 4 + c;
        faded[at] = (faded[at] as number) * left;
      }
    }
  }
  return { width, height, rgba: faded, glow };
}

/** How many tufts grow along a wall, their height at the most, and as a share of the thing's. World units. */
const TUFTS = 30;
const TALLEST = 1.1;
const SHARE = 0.085;

/** The grass that grows along the foot of a building, before it. */
export function grassAlong(
  { random, land, snowy }: Pick<Setting, 'random' | 'land' | 'snowy'>,
  { sprite, x, z, base, size }: Planted,
  grass: readonly Sprite[],
): Planted[] {
  if (snowy || GRASSLESS.includes(land)) return [];
  const { left, right, heightAt } = soleOf(smallerSize(sprite));
  const wide = (size * sprite.width) / sprite.height;
  return Array.from({ length: TUFTS }, (_, n): Planted => {
    const across = left + ((right - left) * (n + random.unit())) / TUFTS;
    const tall = Math.min(TALLEST, SHARE * size) * (0.5 + 0.7 * random.unit());
    return {
      sprite: grass[n % grass.length] as Sprite,
      x: x + across * wide,
      z: z * 0.998,
      base: base + heightAt(across) * size - 0.12 * tall,
      size: tall,
      deep: 0.4 * size,
    };
  });
}
