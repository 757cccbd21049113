import type { Subject, Thing } from '../idea.ts';
import type { Land } from '../land.ts';
import type { Meaning } from '../meaning.ts';
import { says } from '../neighbours.ts';
import type { Pieces } from '../pieces.ts';
import { doersOf } from './doers.ts';

/** Animals on four legs that are drawn swimming, their backs and heads above the water. */
const PADDLERS: ReadonlySet<Thing> = new Set<Thing>([
  ...(['dog', 'cat', 'wolf', 'fox', 'lion', 'tiger', 'leopard', 'bear', 'panda'] as const),
  ...(['horse', 'cow', 'deer', 'sheep', 'goat', 'donkey', 'zebra', 'camel', 'llama'] as const),
  ...(['elephant', 'rhino', 'pig', 'otter', 'capybara', 'raccoon', 'rabbit', 'mouse'] as const),
  ...(['unicorn', 'hedgehog'] as const),
]);

/** Waters from whose edge an animal drinks. */
const DRUNK_FROM: ReadonlySet<Land | undefined> = new Set<Land>([
  ...(['river', 'lake', 'waterfall', 'plain'] as const),
]);

const withTrait = (one: Subject, trait: 'swimming' | 'drinking'): Subject => ({
  ...one,
  traits: [...(one.traits ?? []), trait],
});

/** Whether one is an animal with nothing else to do than what is told of it. */
const isFree = ({ traits = [], far, on, company }: Subject): boolean =>
  far !== true &&
  on === undefined &&
  company === undefined &&
  !traits.some((trait) => trait === 'bathing' || trait === 'spraying' || trait === 'mounted');

/** The things of a prompt: animals that are said to swim, and not those beside them, do so where no human does, and those that lower their heads to drink from a river, a lake or a waterhole stand at its edge. */
export function inWater(pieces: Pieces, things: readonly Subject[]): readonly Subject[] {
  if (things.some(({ thing }) => thing === 'person' || thing === 'swimmer')) return things;
  const isSwimming = ({ trait }: Meaning): boolean => trait === 'swimming';
  const swims = says(pieces, isSwimming);
  const swimmers = doersOf(pieces, isSwimming);
  const drinks =
    says(pieces, (meaning) => meaning.drinks === true) &&
    says(pieces, ({ land, waterhole }) =>
      land === 'plain' ? waterhole === true : DRUNK_FROM.has(land),
    );
  return things.map((one) => {
    const isSaid = swims && swimmers?.has(one.thing) !== false;
    if (isSaid && PADDLERS.has(one.thing) && isFree(one)) return withTrait(one, 'swimming');
    const lowers = one.posture === 'grazing' && one.treat === undefined;
    return drinks && lowers && isFree(one) ? withTrait(one, 'drinking') : one;
  });
}
