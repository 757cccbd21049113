import type { Thing } from '../idea.ts';
import type { Land } from '../land.ts';
import type { Meaning } from '../meaning.ts';
import type { OuterShell } from '../outer-shell.ts';
import type { Piece, Pieces } from '../pieces.ts';

/** What is seen within a building or a vehicle. */
export interface Interior {
  readonly room: Land;
  /** What is before its windows wherever it stands; missing: what is named. */
  readonly outlook?: Land;
  /** The walls that are around its room; missing: a house's. */
  readonly shell?: OuterShell;
  /** Whether it is a home: a room of one is in it, and it never stands in that room. */
  readonly isHome?: true;
  /** Whether its room is seen too where it is furnished, or somebody is in it. */
  readonly isLivedIn?: true;
}

/** What has something within that is drawn. */
const INTERIORS: Partial<Readonly<Record<Thing, Interior>>> = {
  house: { room: 'room', isHome: true, isLivedIn: true },
  villa: { room: 'room', isHome: true, isLivedIn: true },
  castle: { room: 'throneroom', isHome: true },
  treehouse: { room: 'treehouseroom', isLivedIn: true },
  hauntedhouse: { room: 'hauntedhall', isLivedIn: true },
  lighthouse: { room: 'room', outlook: 'sea', shell: 'lighthouse', isLivedIn: true },
  windmill: { room: 'barnhall', isLivedIn: true },
  barn: { room: 'barnhall', isLivedIn: true },
  tent: { room: 'tentroom', isLivedIn: true },
  church: { room: 'nave' },
  factory: { room: 'assemblyline' },
  circus: { room: 'circusring' },
  mosque: { room: 'prayerhall' },
  temple: { room: 'templehall' },
  igloo: { room: 'igloohall' },
  yurt: { room: 'yurtroom' },
  ambulance: { room: 'ambulanceroom' },
  bus: { room: 'buscabin' },
  tram: { room: 'tramcabin' },
  train: { room: 'compartment' },
  campervan: { room: 'camper' },
  spaceship: { room: 'spacebridge' },
  spacestation: { room: 'stationmodule' },
  submarine: { room: 'submarineroom' },
  airplane: { room: 'planecabin' },
  airliner: { room: 'planecabin' },
  car: { room: 'carcabin' },
};

/** Whether it is a building whose rooms are those of a home. */
export const isHome = (thing: Thing | undefined): boolean =>
  thing !== undefined && INTERIORS[thing]?.isHome === true;

/** The first thing that a word names which has something within, and what that is; undefined: none. */
export function interiorOf(
  piece: Piece | undefined,
): (Interior & { readonly of: Thing }) | undefined {
  for (const { thing } of piece?.meanings ?? []) {
    const interior = thing && INTERIORS[thing];
    if (interior !== undefined) return { of: thing as Thing, ...interior };
  }
  return undefined;
}

/** Whether a word says that nobody has lived in a house for long: dust and cobwebs are there, or ghosts. */
const saysForsaken = ({ negated, meanings }: Piece): boolean =>
  !negated &&
  meanings.some(
    ({ dusty, forsaken, thing }) =>
      dusty === true || forsaken === true || thing === 'spiderweb' || thing === 'ghost',
  );

/** The room within what one of the words names: that of a hut is one of logs, that of a fast train has rows of seats, and that of a mansion is the hall of its staircase, which may be under dust. */
export function roomWithin({ meanings }: Piece, { room }: Interior, pieces: Pieces): Land {
  if (meanings.some(({ hut }) => hut === true)) return 'logcabin';
  if (meanings.some(({ fast }) => fast === true)) return 'trainwindow';
  if (!meanings.some(({ manor }) => manor === true)) return room;
  return pieces.some(saysForsaken) ? 'hauntedhall' : 'stairhall';
}

/** What is around the building that a word names: the land that the word names too ("a mountain hut"), what is always before its windows, and what its walls are. */
export const landsAround = (
  { meanings }: Piece,
  { outlook, shell }: Pick<Interior, 'outlook' | 'shell'>,
): readonly Meaning[] => [
  ...(shell === undefined ? [] : [{ shell }]),
  ...meanings.flatMap(({ land }) => (land === undefined ? [] : [{ land }])),
  ...(outlook === undefined ? [] : [{ land: outlook }]),
];
