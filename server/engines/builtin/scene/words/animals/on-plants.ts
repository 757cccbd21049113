import type { Subject, Thing } from '../idea.ts';
import type { Pieces } from '../pieces.ts';
import type { Trait } from '../trait.ts';

/** What flits from flower to flower. */
const FLITS: ReadonlySet<Thing> = new Set<Thing>(['butterfly', 'hummingbird', 'bee']);

/** What creeps on leaves. */
const CREEPS: ReadonlySet<Thing> = new Set<Thing>([
  'snail',
  'ladybug',
  'ant',
  'beetle',
  'grasshopper',
  'caterpillar',
]);

/** What creeps and is named with leaves is on one (an ant carries a piece of it), a frog on a leaf of the water lilies that are, a spider in the web that is named with it, and what flits and is named alone with one flower is at that. */
export function onPlants(pieces: Pieces, things: readonly Subject[]): readonly Subject[] {
  const hasLeaf = pieces.some(
    ({ meanings, negated }) => !negated && meanings.some(({ foliage }) => foliage === true),
  );
  const flower = things.find(({ thing }) => thing === 'flower');
  const [flits] = things.filter(({ thing, count }) => FLITS.has(thing) && count === 1);
  const isOne = flower?.exact === 'singular' || flower?.exact === 'said';
  const isAtFlower =
    flits !== undefined &&
    things.length === 2 &&
    ((flower?.count === 1 && isOne) || (flower !== undefined && flits.thing === 'hummingbird'));
  const hasLilies = pieces.some(
    ({ meanings, negated }) => !negated && meanings.some(({ lilies }) => lilies === true),
  );
  const hasWeb = things.some(({ thing }) => thing === 'spiderweb');
  const having = (one: Subject, trait: Trait, more: Partial<Subject> = {}): Subject => ({
    ...one,
    ...more,
    traits: [...(one.traits ?? []), trait],
  });
  return things
    .filter((one) => !(isAtFlower && one === flower) && !(hasWeb && one.thing === 'spider'))
    .map((one) => {
      if (one.thing === 'spiderweb' && things.some(({ thing }) => thing === 'spider'))
        return having(one, 'crewed');
      if (hasLilies && one.thing === 'frog') return having(one, 'onpad');
      if (hasLeaf && CREEPS.has(one.thing)) return having(one, 'onleaf');
      if (!isAtFlower || one !== flits) return one;
      const { bloom, colour } = flower;
      return having(one, 'onflower', {
        ...(bloom !== undefined && { bloom }),
        ...(colour !== null && { glaze: colour }),
      });
    });
}
