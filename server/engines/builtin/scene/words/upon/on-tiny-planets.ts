import type { Pieces } from '../pieces.ts';
import type { Subject } from '../subject.ts';
import type { Thing } from '../thing.ts';
import type { Trait } from '../trait.ts';

/** What grows and lives on such a planet and is drawn with it. */
const WITH: Partial<Readonly<Record<Thing, Trait>>> = { flower: 'withrose', fox: 'withfox' };

const isSomebody = ({ thing }: Subject): boolean => thing === 'person' || thing === 'astronaut';

/** Who is on a planet hardly larger than oneself is drawn with it, with a rose and a fox that are named; the little prince is on his where no land is. */
export function onTinyPlanets(pieces: Pieces, things: readonly Subject[]): readonly Subject[] {
  const meanings = pieces.filter(({ negated }) => !negated).flatMap((piece) => piece.meanings);
  const isNamed = meanings.some(({ tinyPlanet }) => tinyPlanet === true);
  const isPrince = ({ traits = [] }: Subject) => traits.includes('littleprince');
  const isAtHome =
    things.some(isPrince) &&
    meanings.every(({ land, ifNone }) => land === 'space' || land === undefined || ifNone === true);
  if (!isNamed && !isAtHome) return things;
  const somebody = things.find(isPrince) ?? things.find(isSomebody);
  // It has room for one.
  if (somebody !== undefined && somebody.count > 1) return things;
  const besides = things.filter((one) => one !== somebody);
  const found = besides.flatMap(({ thing }) => WITH[thing] ?? []);
  const suit: readonly Trait[] = somebody?.thing === 'astronaut' ? ['spacesuit'] : [];
  const planet: Subject = {
    ...{ thing: 'tinyplanet', count: 1, posture: null, size: 1 },
    ...{ colour: somebody === undefined || isPrince(somebody) ? null : somebody.colour },
    ...(somebody?.hair === undefined ? {} : { hair: somebody.hair }),
    traits: [
      ...(somebody === undefined
        ? []
        : (['inhabited', ...(somebody.traits ?? []), ...suit] as const)),
      ...new Set(found),
    ],
  };
  return [planet, ...besides.filter(({ thing }) => WITH[thing] === undefined)];
}
