import type { Idea, Subject, Thing } from '../idea.ts';
import type { Meaning } from '../meaning.ts';

/** Whether a garden of raked gravel is asked for, and whether it has a pond: it has where water, fish or a bridge is named. */
export function rakedOf(meanings: readonly Meaning[]): Idea['raked'] {
  const raked = meanings.find((one) => one.raked !== undefined)?.raked ?? null;
  const isWet = meanings.some(
    ({ land, thing }) => land === 'lake' || thing === 'fish' || thing === 'bridge',
  );
  return raked !== null && isWet ? 'pond' : raked;
}

/** What such a garden has by itself. */
const OWN: ReadonlySet<Thing> = new Set<Thing>(['fish', 'bridge', 'rock']);

/** What stands in a garden besides what belongs to it. */
export const besidesGarden = (
  raked: Idea['raked'],
  things: readonly Subject[],
): readonly Subject[] => (raked === null ? things : things.filter(({ thing }) => !OWN.has(thing)));
