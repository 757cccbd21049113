import { quadruped } from '../../creatures/beast-body/quadruped.ts';
import { CAT, DOG } from '../../creatures/beasts/animals.ts';
import { moved } from '../../sculpt/move.ts';
import type { Solid } from '../../sculpt/solid.ts';
import type { Rotation, Vector } from '../../sculpt/vector.ts';
import type { Wish } from '../../wish.ts';

/** The animals that go aboard, how high their shoulders are by a person's height. */
const PETS = {
  dog: { build: DOG, size: 0.36 },
  cat: { build: CAT, size: 0.3 },
} as const;

/** The animal that is with those in a boat, where it sits there; `person` is how high people are there. None: nothing. */
export function petAboard(
  { pet, random }: Wish,
  person: number,
  seat: { readonly to: Vector; readonly by?: Rotation },
): Solid[] {
  if (pet === undefined) return [];
  const { build, size } = PETS[pet];
  return moved(quadruped(build, 'sitting', null, 0.5, random), { size: size * person, ...seat });
}
