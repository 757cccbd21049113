import type { Subject, Thing } from '../idea.ts';
import type { Pieces } from '../pieces.ts';

/** What a container port has anyway: its cranes are no birds, and its ship lies at the quay. */
const OF_PORTS: ReadonlySet<Thing> = new Set<Thing>(['wader', 'freighter']);
/** What a building site has anyway. */
const OF_SITES: ReadonlySet<Thing> = new Set<Thing>(['wader']);

/** The things that are named, without those that a container port or a building site works with. */
export function withoutItsCranes(pieces: Pieces, things: readonly Subject[]): readonly Subject[] {
  if (pieces.some(({ meanings }) => meanings.some(({ town }) => town === 'port')))
    return things.filter(({ thing }) => !OF_PORTS.has(thing));
  return things.some(({ thing }) => thing === 'buildingsite')
    ? things.filter(({ thing }) => !OF_SITES.has(thing))
    : things;
}
