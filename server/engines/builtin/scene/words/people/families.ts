import type { Subject } from '../idea.ts';
import type { Pieces } from '../pieces.ts';
import type { Trait } from '../trait.ts';

/** How many of one family are drawn at the most. */
const MOST = 7;

const isChild = ({ traits = [] }: Subject): boolean =>
  traits.includes('child') || traits.includes('girl');

/** What each of a family is like: father, children and mother, as many as are said, one parent with a child where they are two ("a family of five", "a family with two kids"); null where no family is named. `ownOf` tells what is said of each of them. */
export function familyOf(
  pieces: Pieces,
  people: readonly Subject[],
  ownOf: (subject: Subject) => readonly Trait[],
): (readonly Trait[])[] | null {
  const family = people.find(({ traits = [] }) => traits.includes('family'));
  if (family === undefined) return null;
  const others = people.filter((one) => one !== family);
  const named = others.filter(isChild);
  const grown = others.filter((one) => !isChild(one));
  const sum = (those: readonly Subject[]): number => those.reduce((all, one) => all + one.count, 0);
  // People who are named behind a family are all of it.
  const all = numberBehind(pieces) ?? (grown.length > 0 ? sum(grown) : family.count);
  const children = Math.min(MOST - 2, named.length > 0 ? sum(named) : Math.max(1, all - 2));
  const own = ownOf(family);
  // Of two, one is the child.
  if (all === 2 && named.length === 0) return [own, childOf(named, 0)];
  return [own, ...Array.from({ length: children }, (_, n) => childOf(named, n)), [...own, 'woman']];
}

/** What a child of a family is like: of those of whom no more is said every other one is a girl. */
function childOf(named: readonly Subject[], n: number): readonly Trait[] {
  const each = named.flatMap(({ count, traits = [] }) =>
    Array.from({ length: count }, () => traits),
  );
  const told = each[n];
  return told !== undefined && told.some((one) => one === 'girl' || one === 'boy')
    ? told
    : n % 2 === 0
      ? ['child']
      : ['girl'];
}

/** The number right behind the word for a family; null: none. */
function numberBehind(pieces: Pieces): number | null {
  const at = pieces.findIndex(({ meanings }) => meanings.some(({ trait }) => trait === 'family'));
  const next = pieces
    .slice(at + 1, at + 3)
    .find(({ meanings }) => meanings.length > 0)
    ?.meanings.find(({ count, thing, vague }) => count !== undefined && !thing && !vague);
  const follows = pieces.slice(at + 1, at + 4).flatMap(({ meanings }) => meanings);
  // "A family of three children" has these besides.
  const ofChildren = follows.some(({ thing, trait }) => thing !== undefined && trait === 'child');
  return next?.count === undefined || ofChildren ? null : next.count;
}
