import { cityBlocks } from './placing/city-blocks.ts';
import { placeFliers } from './placing/fliers.ts';
import { placePlanted } from './placing/place-planted.ts';
import type { Planted, Stage } from './placing/stage.ts';
import { undergrowth } from './placing/undergrowth.ts';
import { vegetation } from './placing/vegetation.ts';
import { vineyard } from './placing/vineyard.ts';
import { wishes } from './placing/wishes.ts';

/** Puts plants, buildings and the wished-for things into the scene, from far to near. */
export function populate(stage: Stage, onShare: (share: number) => void): void {
  const wished = wishes(stage);
  const green = [...vegetation(stage), ...undergrowth(stage), ...vineyard(stage)];
  const open = green.filter((plant) => !wished.some((wish) => hides(plant, wish)));
  const planted = [...open, ...cityBlocks(stage), ...wished];
  planted.sort((a, b) => b.z - a.z);
  planted.forEach((one, index) => {
    placePlanted(stage, one);
    if (index % 256 === 255) onShare(index / planted.length);
  });
  placeFliers(stage);
}

/** Whether a plant stands between the eye and a wished-for thing, or in it. */
function hides(plant: Planted, { sprite, x, z, size }: Planted): boolean {
  if (plant.z > z + size * 0.3 || plant.size < 2.5) return false;
  const half = (0.5 * size * sprite.width) / sprite.height + 0.35 * plant.size * (z / plant.z);
  return Math.abs(plant.x / plant.z - x / z) * z < half;
}
