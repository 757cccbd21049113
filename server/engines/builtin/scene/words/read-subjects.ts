import type { Piece } from '../../words/reader.ts';
import type { Colour, Posture, Subject, Thing, Trait } from './idea.ts';
import type { Meaning } from './scene-keys.ts';

/** How many things a plural without a number means, and the most that a number can. */
const SEVERAL = 3;
const MOST = 8;

/** What describes a thing, gathered until the thing comes. */
interface Description {
  readonly colour: Colour | null;
  readonly count: number | null;
  readonly size: number | null;
  readonly posture: Posture | null;
}

/** What can be built of stone, and its colour then. */
const BUILDINGS: ReadonlySet<Thing> = new Set<Thing>([
  'house',
  'castle',
  'tower',
  'lighthouse',
  'temple',
  'church',
  'bridge',
  'barn',
]);
const STONE: Colour = [0.56, 0.53, 0.48];

const NOTHING: Description = { colour: null, count: null, size: null, posture: null };

/** The things of a prompt. */
export interface Subjects {
  readonly things: readonly Subject[];
  readonly balloonColour: Colour | null;
  /** A colour that belongs to no thing. */
  readonly tint: Colour | null;
}

/**
 * Things with the colour, number, size and posture said just before them, or just behind them ("un
 * chat noir", "a dog running", "고양이 두 마리"). What finds no thing to describe belongs to the last one ("a girl
 * with a blue coat"); a colour of the land or the sky, or one without any thing, tints the light.
 */
export function readSubjects(pieces: readonly Piece<Meaning>[]): Subjects {
  const things: Subject[] = [];
  let balloonColour: Colour | null = null;
  let tint: Colour | null = null;
  let before = NOTHING;
  /** Whether the thing that was read last may still be described. */
  let open = false;
  /** Whether the colour said last belongs to something unknown ("a red zeppelin hangar"). */
  let strange = false;
  for (const piece of pieces) {
    if (piece.afterStop || piece.role === 'and' || piece.role === 'with') open = false;
    if (piece.meanings.length === 0 && piece.role === null) strange ||= before.colour !== null;
    else if (before.colour === null) strange = false;
    for (const meaning of sensesHere(piece, open || isPlace(pieces, piece))) {
      if (meaning.sky === 'balloon') {
        balloonColour ??= before.colour;
        [before, open] = [NOTHING, false];
      } else if (meaning.thing === 'rock' && isBeside(pieces, piece, BUILDINGS)) {
        // A stone bridge is a bridge of stone.
        if (open) describeLast(things, { colour: STONE });
        else before = withMeaning(before, { colour: STONE });
      } else if (meaning.trait !== undefined && meaning.thing === undefined) {
        // A white beard is an old one's; its colour is nothing else's.
        addTraits(things, before.colour === null ? [meaning.trait] : [meaning.trait, 'old']);
        before = NOTHING;
      } else if (meaning.thing !== undefined) {
        addThing(things, meaning, piece.plural, before);
        [before, open] = [NOTHING, true];
      } else if (meaning.land !== undefined || meaning.sky !== undefined) {
        if (!strange && !isNatural(meaning, before.colour)) tint ??= before.colour;
        [before, open] = [NOTHING, false];
      } else if (isOfPlace(pieces, piece, meaning))
        tint ??= placeTint(pieces, piece, meaning.colour);
      else if (open && canTake(things.at(-1), meaning)) describeLast(things, meaning);
      else before = withMeaning(before, meaning);
    }
  }
  if (before.posture !== null) describeLast(things, { posture: before.posture });
  const last = things.at(-1);
  if (before.colour !== null && last !== undefined && last.colour === null)
    describeLast(things, { colour: before.colour });
  else if (!strange) tint ??= before.colour;
  return { things: underUmbrellas(inVases(inHouses(caught(things)))), balloonColour, tint };
}

/** What people named with it are in. */
const BOATS: ReadonlySet<Thing> = new Set<Thing>(['boat', 'rowboat', 'gondola']);

/** People named with a boat are in it. */
export function aboard(things: readonly Subject[]): readonly Subject[] {
  const people = things.find(({ thing }) => thing === 'person');
  const isBoat = ({ thing }: Subject) => BOATS.has(thing);
  if (people === undefined || !things.some(isBoat)) return things;
  return things
    .filter((one) => one !== people)
    .map((one) =>
      isBoat(one) ? { ...one, traits: [...(people.traits ?? []), 'crewed' as const] } : one,
    );
}

/** Fish named with people are what they are after ("balık tutan bir adam"), and not to be seen. */
const caught = (things: readonly Subject[]): readonly Subject[] =>
  things.some(({ thing }) => thing === 'person' || thing === 'rowboat')
    ? things.filter(({ thing }) => thing !== 'fish')
    : things;

/** Lamps and candles named with a house are the light in its windows. */
function inHouses(things: readonly Subject[]): readonly Subject[] {
  const isHouse = ({ thing }: Subject) => BUILDINGS.has(thing) && thing !== 'bridge';
  return things.some(isHouse)
    ? things.filter(({ thing }) => thing !== 'lamp' && thing !== 'candle')
    : things;
}

/** Flowers named with a vase are those in it. */
function inVases(things: readonly Subject[]): readonly Subject[] {
  const flowers = things.find(({ thing }) => thing === 'flower');
  if (flowers === undefined || !things.some(({ thing }) => thing === 'vase')) return things;
  return things
    .filter((one) => one !== flowers)
    .map((one) => (one.thing === 'vase' ? { ...one, colour: one.colour ?? flowers.colour } : one));
}

/** Lands that are green by themselves. */
const GREEN: ReadonlySet<Meaning['land']> = new Set<Meaning['land']>([
  'field',
  'forest',
  'woods',
  'mountain',
  'island',
]);

/** Blue and green water is as water is, a green field as fields are: they tint no light. */
const isNatural = ({ land }: Meaning, colour: Colour | null): boolean =>
  colour !== null &&
  (land === 'sea' || land === 'lake' || land === 'river'
    ? Math.max(colour[1], colour[2]) > colour[0] + 0.15
    : GREEN.has(land) && colour[1] > Math.max(colour[0], colour[2]) + 0.1);

/** Whether a colour just behind a place is the place's ("un champ vert"), nothing that it could describe following. */
function isOfPlace(
  pieces: readonly Piece<Meaning>[],
  piece: Piece<Meaning>,
  { colour }: Meaning,
): boolean {
  if (colour === undefined || piece.afterStop || !isPlace(pieces, piece)) return false;
  const rest = pieces.slice(pieces.indexOf(piece) + 1);
  const stop = rest.findIndex(({ afterStop }) => afterStop);
  const clause = stop < 0 ? rest : rest.slice(0, stop);
  return !clause.some(({ meanings }) => meanings.some(({ thing }) => thing !== undefined));
}

/** The light that a colour of the place before it makes. */
function placeTint(
  pieces: readonly Piece<Meaning>[],
  piece: Piece<Meaning>,
  colour: Colour | undefined,
): Colour | null {
  const place = pieces[pieces.indexOf(piece) - 1]?.meanings.find(({ land }) => land !== undefined);
  return colour === undefined || isNatural(place ?? {}, colour) ? null : colour;
}

/** People with umbrellas are those who hold them. */
function underUmbrellas(things: readonly Subject[]): readonly Subject[] {
  const people = things.find(({ thing }) => thing === 'person');
  if (people === undefined || !things.some(({ thing }) => thing === 'umbrella')) return things;
  return things
    .filter((one) => one !== people)
    .map((one) =>
      one.thing === 'umbrella'
        ? { ...one, count: Math.max(one.count, people.count), traits: people.traits ?? [] }
        : one,
    );
}

/** Whether a piece just before or behind this one names one of those things. */
function isBeside(
  pieces: readonly Piece<Meaning>[],
  piece: Piece<Meaning>,
  those: ReadonlySet<Thing>,
): boolean {
  const at = pieces.indexOf(piece);
  const names = (one: Piece<Meaning> | undefined) =>
    one?.meanings.some(({ thing }) => thing !== undefined && those.has(thing)) ?? false;
  const isLink = (one: Piece<Meaning> | undefined) =>
    one !== undefined && one.meanings.length === 0 && one.role !== 'and';
  const [before, after] = [pieces[at - 1], pieces[at + 1]];
  return (
    (names(after) && after?.afterStop === false) ||
    (!piece.afterStop && (names(before) || (isLink(before) && names(pieces[at - 2]))))
  );
}

/** "Rose" and "rosa" are a flower or pink: pink behind what can be pink. */
function sensesHere({ meanings }: Piece<Meaning>, behind: boolean): readonly Meaning[] {
  const colours = meanings.filter(({ colour }) => colour !== undefined);
  const others = meanings.filter(({ colour }) => colour === undefined);
  if (colours.length === 0 || others.length === 0) return meanings;
  return behind ? colours : others;
}

/** Whether the piece before this one is a land or a sky. */
function isPlace(pieces: readonly Piece<Meaning>[], piece: Piece<Meaning>): boolean {
  const before = pieces[pieces.indexOf(piece) - 1];
  return before?.meanings.some(({ land, sky }) => land !== undefined || sky !== undefined) ?? false;
}

const withMeaning = (before: Description, meaning: Meaning): Description => ({
  colour: before.colour ?? meaning.colour ?? null,
  count: meaning.count ?? before.count,
  size: meaning.size ?? before.size,
  posture: meaning.posture ?? before.posture,
});

function addThing(
  things: Subject[],
  { thing, count, trait, hue }: Meaning,
  plural: boolean,
  before: Description,
): void {
  if (trait !== undefined && things.some((one) => one.thing === thing)) addTraits(things, [trait]);
  if (thing === undefined || things.some((one) => one.thing === thing)) return;
  things.push({
    thing,
    count: Math.max(1, Math.min(MOST, before.count ?? count ?? (plural ? SEVERAL : 1))),
    posture: before.posture,
    colour: before.colour ?? hue ?? null,
    size: before.size ?? 1,
    ...(trait === undefined ? {} : { traits: [trait] }),
  });
}

/** Tells what the people of a picture are like. */
function addTraits(things: Subject[], traits: readonly Trait[]): void {
  const at = things.findIndex(({ thing }) => thing === 'person');
  const person = things[at];
  if (person !== undefined)
    things[at] = { ...person, traits: [...(person.traits ?? []), ...traits] };
}

/** Whether a word behind a thing tells something of it that was not told before it. */
const canTake = (thing: Subject | undefined, { colour, posture, size, count }: Meaning): boolean =>
  thing !== undefined &&
  ((count !== undefined && thing.count === 1) ||
    (colour !== undefined && thing.colour === null) ||
    (posture !== undefined && thing.posture === null) ||
    (size !== undefined && thing.size === 1));

function describeLast(things: Subject[], { colour, posture, size, count }: Meaning): void {
  const last = things.at(-1);
  if (last === undefined) return;
  things[things.length - 1] = {
    ...last,
    count: last.count === 1 ? Math.max(1, Math.min(MOST, count ?? 1)) : last.count,
    colour: last.colour ?? colour ?? null,
    posture: last.posture ?? posture ?? null,
    size: last.size === 1 ? (size ?? 1) : last.size,
  };
}
