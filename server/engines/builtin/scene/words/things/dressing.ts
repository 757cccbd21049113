import { INDOORS } from '../../world/room/plan-room.ts';
import { OF_CITIES } from '../buildings.ts';
import type { Subject, Thing } from '../idea.ts';
import type { Land } from '../land.ts';
import type { Meaning } from '../meaning.ts';
import type { Pieces } from '../pieces.ts';

/** What stands on its own ground only: who plays football in a street has no goal. */
const ON_OWN_GROUND: ReadonlySet<Thing> = new Set<Thing>([
  'goal',
  'mosque',
  'colosseum',
  'ruin',
  'pyramid',
  'suspensionbridge',
  'palm',
  'windmill',
  'iceberg',
  'stall',
]);

/** Where one may stand before what a city is known by. */
const BEFORE_CITIES: ReadonlySet<Land> = new Set<Land>([
  'city',
  'street',
  'river',
  'harbour',
  'sea',
  'plain',
]);

/** How much smaller than by itself is what flies around a place. */
const AROUND: Partial<Readonly<Record<Thing, number>>> = { bat: 0.3 };

/** What belongs to the named places and was not named itself. */
export function dressingOf(pieces: Pieces, named: readonly Subject[]): Subject[] {
  const all = pieces.flatMap(({ meanings }) => meanings);
  const isElsewhere = (own: Meaning['land'], thing: Thing) =>
    all.some(
      ({ land, ifNone }) =>
        land !== undefined &&
        land !== own &&
        ifNone !== true &&
        // A goal may stand in any field.
        !(thing === 'goal' && land === 'field'),
    );
  // What a city is known by is seen from its streets, and from no room in it.
  const isInside = all.some(
    ({ land, ifNone }) => land !== undefined && ifNone !== true && !BEFORE_CITIES.has(land),
  );
  // No gondola lies in a room of Venice.
  const isRoom = all.some(
    ({ land, ifNone }) => land !== undefined && ifNone !== true && INDOORS.includes(land),
  );
  // A place that is laid out for something has its own trees and benches, also in a park: those of one hid it.
  const isLaidOut = all.some(({ scenery }) => scenery !== undefined);
  const isPark = ({ park, scenery }: Meaning) => park === true && scenery === undefined;
  const dressed = all.filter((one) => !(isLaidOut && isPark(one)));
  const also = dressed.flatMap(({ also: things = [], land: own, ifNone, hue = null }) =>
    things
      .filter((thing) => !(ifNone === true && isElsewhere(own, thing) && ON_OWN_GROUND.has(thing)))
      .filter((thing) => !(isInside && OF_CITIES.includes(thing)))
      .filter((thing) => !(isRoom && thing === 'gondola'))
      .map((thing) => ({ thing, colour: hue })),
  );
  return also
    .filter(({ thing }, at) => also.findIndex((one) => one.thing === thing) === at)
    .filter(({ thing }) => named.every((one) => one.thing !== thing))
    .map((one) => ({
      ...one,
      count: one.thing === 'goal' ? 1 : also.filter(({ thing }) => thing === one.thing).length,
      posture: null,
      size: AROUND[one.thing] ?? 1,
      isDressing: true,
    }));
}
