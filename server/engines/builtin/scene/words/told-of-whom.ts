import type { Held } from './held.ts';
import type { Subject } from './idea.ts';
import type { Meaning } from './meaning.ts';
import { FELT } from './people/felt-by-whom.ts';
import type { Piece, Pieces } from './pieces.ts';
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
const isWatching = (one: Subject | undefined): boolean =>
  one?.thing === 'person' && one.traits?.includes('watching') === true;

/** Gives what is held to who is named last and watched by the first, who plays that instrument: whether there is such a one. `things` is changed. */
export function handToWatched(things: Subject[], thing: Held): boolean {
  const last = things.at(-1);
  const isWatched = things.length > 1 && last?.thing === 'person' && isWatching(things[0]);
  if (last === undefined || !isWatched) return false;
  things[things.length - 1] = { ...last, holds: { thing, colour: null } };
  return true;
}

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

/** What somebody looks like, which is told of who is named right behind it, or right before. */
export const LOOKS_TOLD: ReadonlySet<Trait> = new Set<Trait>([
  ...(['youthful', 'freckled', 'curly', 'bald', 'greeneyed', 'blueeyed', 'browneyed'] as const),
]);

/** Whether somebody is named behind a word before the next stop. */
export function isBehindInBreath(pieces: Pieces, piece: Piece): boolean {
  const behind = pieces.slice(pieces.indexOf(piece) + 1);
  const stop = behind.findIndex(({ afterStop, role }) => afterStop || role === 'with');
  return behind.slice(0, stop < 0 ? undefined : stop).some((one) => personIn(one) !== undefined);
}

/** What a word says of somebody whom it names; undefined: it names nobody. */
export const personIn = ({ meanings }: Piece): Meaning | undefined =>
  meanings.find(({ thing }) => thing === 'person');
