import type { Piece } from '../../words/reader.ts';
import type { Subject, Thing } from './idea.ts';
import type { Meaning } from './scene-keys.ts';

/** What a container port has anyway: its cranes are no birds, and its ship lies at the quay. */
const OF_PORTS: ReadonlySet<Thing> = new Set<Thing>(['wader', 'freighter']);

/** The things that are named, without those that a container port is built with. */
export const inPort = (
  pieces: readonly Piece<Meaning>[],
  things: readonly Subject[],
): readonly Subject[] =>
  pieces.some(({ meanings }) => meanings.some(({ town }) => town === 'port'))
    ? things.filter(({ thing }) => !OF_PORTS.has(thing))
    : things;
