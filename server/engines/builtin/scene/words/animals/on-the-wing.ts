import type { Subject, Thing } from '../idea.ts';
import type { Pieces } from '../pieces.ts';

/** What an eagle sits on when it is named. */
const EYRIES: ReadonlySet<Thing> = new Set<Thing>(['rock', 'tree', 'conifer', 'cactus', 'person']);

/** Birds are on the wing where that is said, and an eagle over a land of which nothing is named that it could sit on. */
export function onTheWing(pieces: Pieces, things: readonly Subject[]): readonly Subject[] {
  const isOverLand = pieces.some(({ meanings }) =>
    meanings.some(({ land, perch }) => land !== undefined && perch === undefined),
  );
  const hasSeat = things.some(({ thing }) => EYRIES.has(thing));
  const soars = ({ posture }: Subject) => posture === null && isOverLand && !hasSeat;
  return things.map((one) => {
    if (one.thing === 'bird' && one.posture === 'flying') return { ...one, thing: 'flyingbird' };
    const isUp = one.thing === 'eagle' && (one.posture === 'flying' || soars(one));
    return isUp ? { ...one, thing: 'soaringeagle' } : one;
  });
}
