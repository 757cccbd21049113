import type { Subject, Thing } from '../idea.ts';
import type { Trait } from '../trait.ts';

/** What else than rock is climbed. */
const CLIMBED: ReadonlySet<Thing> = new Set<Thing>([
  'tree',
  'palm',
  'conifer',
  'blossom',
  'house',
  'castle',
  'tower',
  'treehouse',
  'irontower',
  'tajmahal',
  'pisatower',
]);

/** Who climbs does so on a wall of rock, unless something else is named that is climbed; who plants a flag is up. */
export function onRock(things: readonly Subject[]): readonly Subject[] {
  if (things.some(({ thing }) => CLIMBED.has(thing))) return things;
  const climbs = things.some((one) => isClimbing(one) && !isUp(one));
  // The rock is that of the wall.
  const those = climbs ? things.filter(({ thing }) => thing !== 'rock') : things;
  return those.map(
    (one): Subject =>
      isUp(one)
        ? { ...one, traits: [...(one.traits ?? []).filter(isOfNoWall), 'hiker'] }
        : isClimbing(one)
          ? {
              ...one,
              thing: 'climber',
              count: 1,
              posture: null,
              // One wall has room for two.
              traits: one.count > 1 ? [...(one.traits ?? []), 'crowd'] : (one.traits ?? []),
            }
          : one,
  );
}

const isClimbing = ({ thing, traits = [] }: Subject): boolean =>
  thing === 'person' && traits.includes('climbing');

/** Whether somebody has climbed up, and plants a flag there. */
const isUp = (one: Subject): boolean => isClimbing(one) && one.holds?.thing === 'flag';

const isOfNoWall = (trait: Trait): boolean => trait !== 'climbing' && trait !== 'working';
