import { isBeast } from '../creatures.ts';
import type { Colour, Idea, Subject } from '../idea.ts';
import type { Meaning } from '../meaning.ts';
import type { Pieces } from '../pieces.ts';

/** The straw of hats. */
const STRAW: Colour = [0.87, 0.72, 0.42];
/** How many dance at a feast of which nobody is named. */
const DANCERS = 6;

/** What only belongs to a place. */
const dressing = (thing: Subject['thing'], rest: Partial<Subject> = {}): Subject => ({
  ...{ thing, count: 1, posture: null, colour: null, size: 1, isDressing: true },
  ...rest,
});

/** Small flags on cords from side to side of the picture. */
const FLAGS = dressing('fairylights', { traits: ['bunting'] });

/** Whether it is a lantern that a feast has anyway. */
const isOfFeast = ({ thing, isDressing }: Subject): boolean =>
  thing === 'paperlantern' && isDressing === true;

/** Things with the small flags that are named, in the place of a feast's lanterns; at a feast of June people in hats of straw dance. */
export function underBunting(pieces: Pieces, things: readonly Subject[]): readonly Subject[] {
  const said = pieces.flatMap(({ meanings, negated }) => (negated ? [] : meanings));
  if (!said.some(({ bunting }) => bunting !== undefined)) return things;
  const shown = [...things.filter((one) => !isOfFeast(one)), FLAGS];
  if (!said.some(({ bunting }) => bunting === 'june')) return shown;
  if (!shown.some(({ thing }) => thing === 'person'))
    return [
      ...shown,
      dressing('person', { count: DANCERS, traits: ['dancing', 'hatted'], hat: STRAW }),
    ];
  return shown.map((one) =>
    one.thing === 'person' && one.hat === undefined
      ? { ...one, hat: STRAW, traits: [...(one.traits ?? []), 'hatted'] }
      : one,
  );
}

/** Whether it is what a party has that people give. */
const isOfParty = ({ thing, isDressing }: Subject): boolean =>
  (isDressing === true && (thing === 'gift' || thing === 'balloons')) || thing === 'cake';

/** What a prompt asks for where animals have a party in the open: pointed hats on their heads, a cake with candles, presents and balloons among them, small flags above. */
export function beastsParty(idea: Idea, meanings: readonly Meaning[], isInside: boolean): Idea {
  const { subjects } = idea;
  const isParty = meanings.some(({ party }) => party === true);
  const hosts = subjects.filter(({ thing }) => isBeast(thing));
  const isOfPeople = meanings.some(({ thing }) => thing === 'person');
  // A party that is a place by itself has its own guests.
  if (!isParty || isInside || isOfPeople || idea.scenery !== null || hosts.length === 0)
    return idea;
  return {
    ...idea,
    subjects: [
      ...subjects
        .filter((one) => !isOfParty(one) && one.thing !== 'iceberg')
        .map(
          (one): Subject =>
            hosts.includes(one) ? { ...one, traits: [...(one.traits ?? []), 'partyhat'] } : one,
        ),
      dressing('cake', { traits: ['festive'], size: 1.5 }),
      dressing('gift', { count: 2 }),
      dressing('balloons'),
      FLAGS,
    ],
  };
}
