import { isWalker } from '../../../words/creatures.ts';
import { crowds } from '../foreground.ts';
import type { Planted, Stage } from '../stage.ts';

const hasFeet = (thing: Planted['thing']): boolean => thing !== undefined && isWalker(thing);

/** How much of what lies plants may hide, as a share of its height. */
const HIDDEN = 0.22;
/** How high those are that would hide more, the highest that does not. */
const PRESSED = [0.45, 0.32, 0.22] as const;
/** What is higher than this, world units, is too stout to be pressed flat. */
const STOUT = 1.4;

/** How much of whoever stands grass may hide: not more than the feet. How low the grass before those is, if it would: no lower than need be, lest the ground be bare. */
const FEET = 0.09;
const TRODDEN = [0.82, 0.68, 0.56] as const;

/** How far behind whoever stands a stone looks as if it were at the feet, by their height. */
const BEHIND = 0.7;

/** Whether something lower than the knees is seen between somebody's feet, or as a part of them. */
function isBetweenFeet(stone: Planted, { sprite, x, z, size }: Planted): boolean {
  const half = (0.5 * size * sprite.width) / sprite.height + 0.5 * stone.size;
  const isNear = stone.z > z && stone.z < z + BEHIND * size && stone.size < 0.5 * size;
  return isNear && Math.abs(stone.x - x) < half;
}

/** Plants as they grow, but low before animals and people, and none where even those would hide one that lies. */
export function pressedBefore(
  stage: Stage,
  plants: readonly Planted[],
  wished: readonly Planted[],
): readonly Planted[] {
  const lying = wished.filter(({ lies }) => lies === true);
  const standing = wished.filter(({ lies, thing }) => lies !== true && hasFeet(thing));
  if (lying.length === 0 && standing.length === 0) return plants;
  const hides = (plant: Planted) => lying.some((one) => crowds(stage, plant, one, HIDDEN));
  return plants.flatMap((plant) => {
    // Stones and bushes go away as a whole; grass has a tone of its place.
    const isStone = plant.tone === undefined || plant.casts === true;
    if (isStone && standing.some((one) => isBetweenFeet(plant, one))) return [];
    if (standing.some((one) => crowds(stage, plant, one, FEET))) {
      if (isStone) return [];
      const lower = TRODDEN.map((by) => ({ ...plant, size: by * plant.size }));
      const isLow = (low: Planted) => !standing.some((one) => crowds(stage, low, one, FEET));
      return [lower.find(isLow) ?? (lower.at(-1) as Planted)];
    }
    if (!hides(plant)) return [plant];
    const low = (plant.size > STOUT ? PRESSED.slice(0, 1) : PRESSED)
      .map((by) => ({ ...plant, size: by * plant.size }))
      .find((pressed) => !hides(pressed));
    return low === undefined ? [] : [low];
  });
}
