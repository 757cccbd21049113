import { cityBlocks } from './placing/city-blocks.ts';
import { createCover, layCover } from '../world/cover.ts';
import { castShadow, createShadow } from './placing/cast-shadow.ts';
import { market } from './placing/market.ts';
import { placeFliers } from './placing/fliers.ts';
import { placePlanted } from './placing/place-planted.ts';
import { shadeFeet } from './placing/shade-feet.ts';
import type { Planted, Stage } from './placing/stage.ts';
import { undergrowth } from './placing/undergrowth.ts';
import { vegetation } from './placing/vegetation.ts';
import { vineyard } from './placing/vineyard.ts';
import { wishes } from './placing/wishes.ts';

/** How far shadows are seen, and what is too low to throw one unless it was asked for. World units. */
const SHADED = 260;
const LOW = 1.9;

/** Puts plants, buildings and the wished-for things into the scene, from near to far. */
export function populate(stage: Stage, onShare: (share: number) => void): void {
  const wished = wishes(stage);
  const green = [...vegetation(stage), ...undergrowth(stage), ...vineyard(stage)];
  const open = green.filter((plant) => !wished.some((wish) => hides(plant, wish)));
  const shadows = wished.map((wish) => createShadow(stage.setting, wish));
  const grown = open.map((plant) => (plant.size > LOW ? plant : shadedBy(shadows, plant)));
  const planted = [...grown, ...cityBlocks(stage), ...market(stage), ...wished];
  // Of two at the same distance the later one is nearer.
  planted.reverse().sort((a, b) => a.z - b.z);
  const cover = createCover(stage.frame);
  planted.forEach((one, index) => {
    placePlanted(stage, one, cover);
    if (index % 256 === 255) onShare(index / planted.length);
  });
  // The ground between them is darkened before they are laid over it.
  for (const one of planted) {
    if (throwsShadow(one)) castShadow(stage, one, cover);
    if (one.boost !== undefined) shadeFeet(stage, one, cover);
  }
  layCover(stage.frame, cover);
  placeFliers(stage);
}

/** What is low grows in the shadows of what was asked for. */
function shadedBy(shadows: readonly ReturnType<typeof createShadow>[], plant: Planted): Planted {
  const shaded = Math.max(0, ...shadows.map((shadow) => shadow(plant.x, plant.z)));
  return shaded === 0 ? plant : { ...plant, shaded };
}

const throwsShadow = ({ z, size, boost }: Planted): boolean =>
  z < SHADED && (size > LOW || boost !== undefined);

/** Whether a plant stands between the eye and a wished-for thing, or in it. */
function hides(plant: Planted, { sprite, x, z, size }: Planted): boolean {
  if (plant.z > z + size * 0.3 || plant.size < 2.5) return false;
  const half = (0.5 * size * sprite.width) / sprite.height + 0.35 * plant.size * (z / plant.z);
  return Math.abs(plant.x / plant.z - x / z) * z < half;
}
