import type { Subject } from './idea.ts';
import { FELT } from './people/felt-by-whom.ts';
import type { Trait } from './trait.ts';

/** Of whom a deed is told: of the first who is named, or of who is named right before it, which `isOpen` says, with other things between ("children with a ball while their mother reads") or while the first is on a trampoline or watches; feelings are of who is named right before them. Where that one is among the things. */
export function doerOf(things: readonly Subject[], trait: Trait, isOpen: boolean): number {
  const first = things.findIndex(({ thing }) => thing === 'person');
  const last = things.length - 1;
  const isBusy =
    isWatching(things[first]) || things[first]?.traits?.includes('trampoline') === true;
  if (isOpen && FELT.has(trait) && things[last]?.thing === 'person') return last;
  const isParted = last > first + 1 || (isBusy && last > first);
  return isOpen && things[last]?.thing === 'person' && isParted ? last : first;
}

/** Whether somebody looks at another, who does what is said next. */
export const isWatching = (one: Subject | undefined): boolean =>
  one?.thing === 'person' && one.traits?.includes('watching') === true;

/** What is done with somebody else. */
export const WITH_ANOTHER: ReadonlySet<Trait> = new Set<Trait>([
  'hugging',
  'talking',
  'greeting',
  'fighting',
  'proposing',
  'carrying',
  'shouldering',
  'cyclelesson',
  'bedtime',
  'examining',
  'wheeling',
]);
