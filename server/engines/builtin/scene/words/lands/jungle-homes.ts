import type { Subject, Thing } from '../idea.ts';
import type { Land } from '../land.ts';
import type { Meaning } from '../meaning.ts';

/** Forests, from without and from within. */
const FORESTS: ReadonlySet<Land | null> = new Set<Land | null>(['forest', 'woods']);

/** Animals whose forest is a jungle where no word says otherwise. */
const AT_HOME: ReadonlySet<Thing> = new Set<Thing>([
  ...(['parrot', 'toucan', 'monkey', 'sloth', 'tiger', 'leopard', 'crocodile'] as const),
]);

/** Trees of other forests. */
const ELSEWHERE: ReadonlySet<Thing | undefined> = new Set<Thing>(['birch', 'bamboo', 'conifer']);

/** Whether the forest of a prompt is a jungle by the animals in it, and nothing tells of trees, springs or times of year of another, of toys or of tiger lilies. */
export const isJungleOf = (
  things: readonly Subject[],
  land: Land | null,
  meanings: readonly Meaning[],
): boolean =>
  FORESTS.has(land) &&
  things.some(({ thing }) => AT_HOME.has(thing)) &&
  !things.some(({ thing }) => thing === 'toys' || thing === 'flower') &&
  !meanings.some(
    ({ thing, season, snowy, weather, conifers, spring }) =>
      ELSEWHERE.has(thing) ||
      conifers === true ||
      spring === true ||
      season !== undefined ||
      snowy === true ||
      weather === 'snowfall',
  );
