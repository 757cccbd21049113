import type { Piece } from '../../words/reader.ts';
import { areTwo, isOneOf } from './apart.ts';
import { type Attire, putOn, readAttire } from './attire.ts';
import type { Colour, Posture, Subject, Trait } from './idea.ts';
import {
  alongside,
  BUILDINGS,
  caught,
  dressingOf,
  inHands,
  inHouses,
  inLines,
  inSaddles,
  inVases,
  onBoughs,
  onBridges,
  onStalls,
  onTheWing,
  withHeld,
} from './gather-subjects.ts';
import { putInHands } from './holding.ts';
import { isBeforePlace, isBeside, isOfChurch, isOfNext, isOne, isPlace } from './neighbours.ts';
import { isNatural, isOfPlace, placeTint } from './place-colours.ts';
import type { Meaning } from './scene-keys.ts';
import { onSeats } from './seats.ts';

/** How many things a plural without a number means, and the most that a number can. */
const SEVERAL = 3;
const MOST = 8;

/** What describes a thing, gathered until the thing comes. */
interface Description {
  readonly colour: Colour | null;
  readonly count: number | null;
  /** Whether that number is no exact one. */
  readonly vague: boolean;
  readonly size: number | null;
  readonly posture: Posture | null;
  readonly far: boolean;
}

/** The colour of what is built of stone. */
const STONE: Colour = [0.56, 0.53, 0.48];

const NOTHING: Description = {
  colour: null,
  count: null,
  vague: false,
  size: null,
  posture: null,
  far: false,
};

/** The things of a prompt. */
export interface Subjects {
  readonly things: readonly Subject[];
  readonly balloonColour: Colour | null;
  /** The colour of the birds of the sky and the ground. */
  readonly birdColour: Colour | null;
  /** The colour of leaves. */
  readonly leaves: Colour | null;
  /** A colour that belongs to no thing. */
  readonly tint: Colour | null;
}

/**
 * Things with the colour, number, size and posture said just before them, or just behind them ("un
 * chat noir", "a dog running", "고양이 두 마리"). What finds no thing to describe belongs to the last one ("a girl
 * with a blue coat"); a colour of the land or the sky, or one without any thing, tints the light.
 */
export function readSubjects(all: readonly Piece<Meaning>[]): Subjects {
  const { pieces, attireOf } = readAttire(all);
  /** What is said of the hair and the dress of who is not named yet. */
  let attires: Attire[] = [];
  const things: Subject[] = [];
  let balloonColour: Colour | null = null;
  let birdColour: Colour | null = null;
  let leaves: Colour | null = null;
  let tint: Colour | null = null;
  let held = null as NonNullable<Subject['holds']> | null;
  /** Whether that was read last. */
  let isHeldLast = false;
  let before = NOTHING;
  /** Whether the thing that was read last may still be described. */
  let open = false;
  /** Whether what comes is beside what came ("a man and a woman"). */
  let isAnother = false;
  /** Whether the colour said last belongs to something unknown ("a red zeppelin hangar"). */
  let strange = false;
  for (const piece of pieces) {
    // What was said of something unknown is over where something else begins.
    if (strange && (piece.afterStop || piece.role === 'and')) {
      wear(things, before.colour);
      before = NOTHING;
    }
    if (piece.afterStop || piece.role === 'and' || piece.role === 'with')
      [open, isHeldLast] = [false, false];
    if (piece.role === 'and' || piece.role === 'with') isAnother = true;
    attires.push(...[attireOf.get(piece)].filter((one) => one !== undefined));
    attires = putOn(things, attires);
    if (piece.meanings.length === 0 && piece.role === null) strange ||= before.colour !== null;
    else if (before.colour === null) strange = false;
    for (const meaning of sensesHere(piece, open || isPlace(pieces, piece))) {
      if (meaning.sky === 'balloon') {
        balloonColour ??= before.colour;
        [before, open] = [NOTHING, false];
      } else if (meaning.sky === 'birds') {
        birdColour ??= before.colour ?? meaning.hue ?? null;
        [before, open] = [NOTHING, false];
      } else if (meaning.thing === 'rock' && isBeside(pieces, piece, BUILDINGS)) {
        // A stone bridge is a bridge of stone.
        if (open) describeLast(things, { colour: STONE });
        else before = withMeaning(before, { colour: STONE });
      } else if (meaning.thing === 'rock' && isBeforePlace(pieces, piece)) {
        // A rocky cliff is a cliff.
      } else if (meaning.foliage === true) {
        leaves ??= before.colour;
        [before, open] = [{ ...before, colour: null }, false];
      } else if (meaning.thing === 'tower' && isOfChurch(pieces, piece)) {
        // A church has one.
        [before, open] = [NOTHING, false];
      } else if (meaning.far === true && isPlace(pieces, piece) && !piece.afterStop) {
        // Mountains are far off anyway.
      } else if (meaning.trait === 'mounted') {
        // What is ridden may be named before or after.
      } else if (meaning.trait !== undefined && meaning.thing === undefined) {
        // A white beard is an old one's; its colour is nothing else's.
        const isOld = meaning.trait === 'bearded' && before.colour !== null;
        addTraits(things, isOld ? [meaning.trait, 'old'] : [meaning.trait]);
        if (meaning.trait === 'bearded') before = NOTHING;
      } else if (meaning.thing !== undefined) {
        // A word that says several things of somebody names one person.
        if (meaning !== personIn(piece) && meaning.thing === 'person') continue;
        addThing(
          things,
          meaning,
          piece,
          before,
          isAnother,
          isOne(pieces, piece) && !isBeforePlace(pieces, piece),
        );
        attires = putOn(things, attires);
        if (meaning.held !== undefined) held ??= { thing: meaning.held, colour: null };
        [before, open, isAnother, isHeldLast] = [NOTHING, true, false, false];
      } else if (meaning.held !== undefined) {
        held = { thing: meaning.held, colour: before.colour };
        [before, open, isHeldLast] = [{ ...before, colour: null, count: null }, false, true];
      } else if (meaning.land !== undefined || meaning.sky !== undefined) {
        if (!strange && meaning.ifNone !== true && !isNatural(meaning, before.colour))
          tint ??= before.colour;
        if (before.posture !== null) describeLast(things, { posture: before.posture });
        [before, open] = [NOTHING, false];
      } else if (isOfPlace(pieces, piece, meaning))
        tint ??= placeTint(pieces, piece, meaning.colour);
      else if (isHeldLast && held !== null && held.colour === null && meaning.colour !== undefined)
        held = { ...held, colour: meaning.colour };
      else if (open && canTake(things.at(-1), meaning) && !isOfNext(pieces, piece, meaning))
        describeLast(things, meaning);
      else before = withMeaning(before, meaning);
    }
  }
  if (before.posture !== null) describeLast(things, { posture: before.posture });
  if (before.far) describeLast(things, { far: true });
  const last = things.at(-1);
  if (before.colour !== null && last !== undefined && last.colour === null)
    describeLast(things, { colour: before.colour });
  else if (!strange) tint ??= before.colour;
  const dressed = inHands([...putInHands(things, held), ...dressingOf(pieces, things)]);
  const gathered = inVases(
    onTheWing(pieces, onBoughs(pieces, onStalls(inHouses(onBridges(caught(dressed)))))),
  );
  return {
    things: onSeats(pieces, inLines(pieces, inSaddles(pieces, alongside(withHeld(gathered))))),
    balloonColour,
    birdColour,
    leaves,
    tint,
  };
}

/** Gives the colour of something unknown to the person who was named before it: "a girl with a blue coat". */
function wear(things: Subject[], colour: Colour | null): void {
  if (colour !== null && things.at(-1)?.thing === 'person') describeLast(things, { colour });
}

/** "Rose" and "rosa" are a flower or pink: pink behind what can be pink. */
function sensesHere({ meanings }: Piece<Meaning>, behind: boolean): readonly Meaning[] {
  const colours = meanings.filter(({ colour }) => colour !== undefined);
  const others = meanings.filter(({ colour }) => colour === undefined);
  if (colours.length === 0 || others.length === 0) return meanings;
  return behind ? colours : others;
}

const withMeaning = (before: Description, meaning: Meaning): Description => ({
  colour: before.colour ?? meaning.colour ?? null,
  count: meaning.count ?? before.count,
  vague: meaning.count === undefined ? before.vague : meaning.vague === true,
  size: meaning.size ?? before.size,
  posture: meaning.posture ?? before.posture,
  far: meaning.far ?? before.far,
});

const personIn = ({ meanings }: Piece<Meaning>): Meaning | undefined =>
  meanings.find(({ thing }) => thing === 'person');

function addThing(
  things: Subject[],
  { thing, count, hue, posture, bloom, inLine }: Meaning,
  { plural, meanings }: Piece<Meaning>,
  before: Description,
  isAnother: boolean,
  isSaid: boolean,
): void {
  const said =
    thing === 'person'
      ? meanings.flatMap(({ thing: one, trait }) =>
          one === 'person' && trait !== undefined ? [trait] : [],
        )
      : meanings.flatMap(({ trait }) => (trait === 'raft' ? [trait] : []));
  const isOther = ({ traits = [] }: Subject) =>
    thing === 'person' && ((isAnother && !isOneOf(traits, said)) || areTwo(traits, said));
  // A word that names a meadow too counts no flowers.
  const isLand = meanings.some(({ land }) => land !== undefined);
  const isSingular = !isLand && count === undefined && before.count === null && !plural;
  const isCounted = !isLand && before.count !== null && !before.vague;
  const exact = isCounted || (isSingular && isSaid) ? 'said' : isSingular ? 'singular' : null;
  const named = things.findLastIndex((one) => one.thing === thing && !isOther(one));
  if (said.length > 0 && named >= 0) addTraits(things, said, named);
  const known = things[named];
  // A rose in a garden is that one rose.
  if (isLand && known?.exact === 'said') return;
  if (known !== undefined) {
    // "A caravan of camels" is as many as the larger of the two says.
    const more = before.count ?? count ?? (plural ? SEVERAL : 1);
    const { exact: _, ...rest } = known;
    things[named] = {
      ...(exact === null ? rest : known),
      ...(inLine === true ? { inLine } : {}),
      count: Math.min(MOST, Math.max(known.count, more)),
      posture: known.posture ?? before.posture ?? posture ?? null,
    };
  }
  if (thing === undefined || known !== undefined) return;
  things.push({
    thing,
    count: Math.max(1, Math.min(MOST, before.count ?? count ?? (plural ? SEVERAL : 1))),
    ...(exact === null ? {} : { exact }),
    ...(inLine === true ? { inLine } : {}),
    ...(bloom === undefined ? {} : { bloom }),
    posture: before.posture ?? posture ?? null,
    colour: before.colour ?? hue ?? null,
    size: before.size ?? 1,
    ...(before.far ? { far: true } : {}),
    ...(said.length === 0 ? {} : { traits: said }),
  });
}

/** Tells what the people of a picture are like. */
function addTraits(
  things: Subject[],
  traits: readonly Trait[],
  at = things.findIndex(({ thing }) => thing === 'person'),
): void {
  const person = things[at];
  if (person !== undefined)
    things[at] = { ...person, traits: [...(person.traits ?? []), ...traits] };
}

/** Whether a word behind a thing tells something of it that was not told before it. */
const canTake = (
  thing: Subject | undefined,
  { colour, posture, size, count, far }: Meaning,
): boolean =>
  thing !== undefined &&
  ((far === true && thing.far !== true) ||
    (count !== undefined && thing.count === 1) ||
    (colour !== undefined && thing.colour === null) ||
    (posture !== undefined && thing.posture === null && thing.thing !== 'pier') ||
    (size !== undefined && thing.size === 1));

function describeLast(things: Subject[], { colour, posture, size, count, far }: Meaning): void {
  const last = things.at(-1);
  if (last === undefined) return;
  things[things.length - 1] = {
    ...last,
    count: last.count === 1 ? Math.max(1, Math.min(MOST, count ?? 1)) : last.count,
    colour: last.colour ?? colour ?? null,
    posture: last.posture ?? posture ?? null,
    size: last.size === 1 ? (size ?? 1) : last.size,
    ...(far === true || last.far === true ? { far: true } : {}),
  };
}
