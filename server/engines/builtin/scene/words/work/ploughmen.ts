import type { Subject, Thing } from '../idea.ts';

/** Animals that draw a plough. */
const DRAUGHT: ReadonlySet<Thing> = new Set<Thing>(['cow', 'horse', 'donkey']);

const ploughs = ({ thing, traits }: Subject): boolean =>
  thing === 'person' && traits?.includes('ploughing') === true;

/** Who ploughs with oxen or horses is drawn with a team of them, behind the plough; without any they walk the field. */
export function ploughmen(things: readonly Subject[]): readonly Subject[] {
  const ploughman = things.find(ploughs);
  const team = things.find(
    ({ thing, traits }) =>
      DRAUGHT.has(thing) && (ploughman !== undefined || traits?.includes('ploughing') === true),
  );
  const own = (ploughman?.traits ?? ['farmer']).filter((trait) => trait !== 'ploughing');
  if (team === undefined)
    return things.map((one) => (one === ploughman ? { ...one, traits: own } : one));
  const { relation: _, ...animal } = team;
  const drawn: Subject = {
    ...animal,
    count: 1,
    exact: 'said',
    posture: null,
    traits: [
      ...(animal.traits ?? []).filter((trait) => trait !== 'ploughing'),
      'ploughing',
      'crewed',
    ],
    crew: [ploughman?.company?.members[0] ?? own],
    ...(ploughman?.hair !== undefined && { hair: ploughman.hair }),
  };
  return [drawn, ...things.filter((one) => one !== ploughman && one !== team)];
}
