import type { Subject, Thing } from './idea.ts';
import type { Meaning } from './meaning.ts';
import type { Pieces } from './pieces.ts';

/** What a cake is of; one for a wedding has tiers, a pie is baked in a tin, under a crust. */
export type Flavour =
  | 'chocolate'
  | 'redvelvet'
  | 'carrot'
  | 'lemon'
  | 'strawberry'
  | 'blackforest'
  | 'wedding'
  | 'pie';

/** What lies on a cake or on pancakes. */
export type Topping = 'raspberry' | 'blueberry' | 'strawberry' | 'cherry' | 'lemon';

/** What is known of something that was baked. */
export interface Baked {
  /** Null: nothing is said. */
  readonly flavour: Flavour | null;
  /** In the order in which they are named; none: those it has anyway. */
  readonly toppings: readonly Topping[];
}

/** What fruit lies on that is named with it. */
const BAKED: ReadonlySet<Thing> = new Set<Thing>(['cake', 'pancakes']);

/** The words of a prompt: named with a cake or pancakes fruit lies on them, and elsewhere it is what it is by itself. */
export function withToppings(pieces: Pieces): Pieces {
  const isBaked = pieces.some(({ meanings, negated }) =>
    meanings.some(({ thing }) => !negated && thing !== undefined && BAKED.has(thing)),
  );
  return pieces.map((piece) => {
    const toppings = piece.meanings.filter(({ topping }) => topping !== undefined);
    if (toppings.length === 0) return piece;
    const others = piece.meanings.filter(({ topping }) => topping === undefined);
    return { ...piece, meanings: isBaked ? toppings : others };
  });
}

/** The things of a prompt, what was baked being of what is said. */
export function asBaked(
  meanings: readonly Meaning[],
  things: readonly Subject[],
): readonly Subject[] {
  const flavour = meanings.find((one) => one.flavour !== undefined)?.flavour ?? null;
  const toppings = [
    ...new Set(meanings.flatMap(({ topping }) => (topping === undefined ? [] : [topping]))),
  ];
  if (flavour === null && toppings.length === 0) return things;
  // The flowers of a wedding cake are on it.
  const others = flavour === 'wedding' ? things.filter(({ thing }) => thing !== 'flower') : things;
  return others.map((one) =>
    BAKED.has(one.thing) ? { ...one, baked: { flavour, toppings } } : one,
  );
}
