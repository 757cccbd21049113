import type { Idea, Subject, Thing } from '../idea.ts';
import type { Meaning } from '../meaning.ts';

/** Whether koi are named in a pond, and no other place: they are kept in one of such a garden. */
const isKoiPond = (meanings: readonly Meaning[]): boolean =>
  meanings.some(({ trait }) => trait === 'koi') &&
  meanings.some(({ land }) => land === 'lake') &&
  meanings.every(
    ({ land, town, garden }) =>
      (land ?? 'lake') === 'lake' || garden === true || town !== undefined,
  );

/** Whether a garden of raked gravel is asked for, and whether it has a pond: it has where water, fish or a bridge is named, and koi have it in their pond. */
export function rakedOf(meanings: readonly Meaning[]): Idea['raked'] {
  const raked = meanings.find((one) => one.raked !== undefined)?.raked ?? null;
  const isWet = meanings.some(
    ({ land, thing }) => land === 'lake' || thing === 'fish' || thing === 'bridge',
  );
  return (raked !== null && isWet) || isKoiPond(meanings) ? 'pond' : raked;
}

/** What such a garden has by itself. */
const OWN: ReadonlySet<Thing> = new Set<Thing>(['fish', 'bridge', 'rock']);

/** What stands in a garden besides what belongs to it. */
export const besidesGarden = (
  raked: Idea['raked'],
  things: readonly Subject[],
): readonly Subject[] => (raked === null ? things : things.filter(({ thing }) => !OWN.has(thing)));
