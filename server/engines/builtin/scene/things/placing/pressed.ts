import { crowds } from './foreground.ts';
import type { Planted, Stage } from './stage.ts';

/** How much of what lies plants may hide, as a share of its height. */
const HIDDEN = 0.22;
/** How high those are that would hide more. */
const PRESSED = 0.45;

/** Plants as they grow, but low before animals and people that lie, and none where even those would hide them. */
export function pressedBefore(
  stage: Stage,
  plants: readonly Planted[],
  wished: readonly Planted[],
): readonly Planted[] {
  const lying = wished.filter(({ lies }) => lies === true);
  if (lying.length === 0) return plants;
  const hides = (plant: Planted) => lying.some((one) => crowds(stage, plant, one, HIDDEN));
  return plants.flatMap((plant) => {
    if (!hides(plant)) return [plant];
    const low = { ...plant, size: PRESSED * plant.size };
    return hides(low) ? [] : [low];
  });
}
