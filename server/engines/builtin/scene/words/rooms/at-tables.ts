import type { Game, Subject } from '../idea.ts';
import type { Land } from '../land.ts';
import { isByOutsideThing, SEEN_FROM_OUTSIDE } from '../lands/outside-things.ts';
import type { Meaning } from '../meaning.ts';

/** Games that are played at home where no place is said. */
const AT_HOME: ReadonlySet<string> = new Set<Game>(['cards', 'dice', 'boardgame']);

/** The room where those sit who play cards, dice or a board game, or paint or draw at a table, and nothing is said of where; null where nobody does, or by what stands in the open. */
export const roomOfTable = (
  named: readonly Subject[],
  meanings: readonly Meaning[],
): Land | null => {
  const isOutside =
    isByOutsideThing(meanings) || meanings.some(({ thing }) => SEEN_FROM_OUTSIDE.has(thing));
  if (isOutside) return null;
  const isTable = meanings.some(({ seat }) => seat === 'table');
  const sits = ({ company, posture, traits }: Subject): boolean =>
    (company && AT_HOME.has(company.bond)) ||
    (isTable &&
      posture === 'sitting' &&
      traits?.some((one) => one === 'painting' || one === 'sketching') === true);
  return named.some(sits) ? 'room' : null;
};
