import { ACTORS, LOWERS_HEAD } from '../creatures.ts';
import type { Held, Instrument, Perched, Used } from '../held.ts';
import type { Colour, Subject, Thing } from '../idea.ts';
import type { Meaning } from '../meaning.ts';
import type { Piece, Pieces } from '../pieces.ts';
import type { Trait } from '../trait.ts';

/** Words that say that somebody has something along. */
export const WITH: ReadonlySet<string> = new Set(
  'with avec mit con com с со مع ile 带 带着 带有 साथ'.split(' ').concat('के साथ'),
);

/** The words of a prompt; what somebody has in the hands is no thing of its own, and what nobody holds is no more than a thing. */
export function readHolding(pieces: Pieces): Pieces {
  const people = indicesOf(
    pieces,
    ({ thing, trait }) => HAS_HANDS.has(thing) || trait === 'climbing',
  );
  const lowersHead =
    people.length === 0 && indicesOf(pieces, ({ thing }) => LOWERS_HEAD.has(thing)).length > 0;
  const isSaid = pieces.some(({ meanings }) => meanings.some(({ holding }) => holding === true));
  const beasts = indicesOf(pieces, ({ thing }) => isUpright(thing));
  const those = indicesOf(pieces, (one) => canBeHeld(pieces, one)).filter(
    (at) =>
      people.some((person) => person !== at && isJoined(pieces, person, at, isSaid)) ||
      (beasts.length > 0 && isByBeast(pieces, at)),
  );
  // Who drinks at a market that is full of lanterns holds a cup; else what is named right beside the word for holding it is held before what only stands there.
  const dines = pieces.some(({ meanings }) => meanings.some((one) => one.dines === true));
  const drunk = dines ? those.find((at) => heldBy(pieces[at]) === 'cup') : undefined;
  const held = drunk ?? those.find((at) => isSaidOf(pieces, at)) ?? those[0];
  const isPlayed = held !== undefined && isInstrument(heldBy(pieces[held]));
  return pieces.map((piece, at) => {
    if (at === held || isSameCup(piece, pieces[held ?? -1])) {
      const isOfAnother = piece.meanings.some(({ ofAnother }) => ofAnother === true);
      const own: Meaning = {
        held: heldBy(piece) ?? 'book',
        ...(isOfAnother && { ofAnother: true }),
      };
      return { ...piece, meanings: [own] };
    }
    const meanings = piece.meanings.flatMap((meaning): Meaning[] => {
      if (meaning.holding === true && held === undefined)
        return meaning.drinks === true && lowersHead ? [{ dines: true, drinks: true }] : [];
      // Who plays a guitar plays with no ball.
      if (isPlayed && meaning.trait === 'playing') return [];
      const isSomebody = meaning.thing === 'person' && meaning.held !== 'baby';
      if (meaning.held === undefined || isSomebody) return [meaning];
      const { held: _, ...rest } = meaning;
      return Object.keys(rest).length > 0 ? [rest] : [];
    });
    if (
      meanings.length === piece.meanings.length &&
      meanings.every((one, n) => one === piece.meanings[n])
    )
      return piece;
    // What is said to be held tells for itself whether it is known.
    const isOnlyHolding = piece.meanings.every(({ holding }) => holding === true);
    return { ...piece, role: isOnlyHolding ? 'other' : piece.role, meanings };
  });
}

/** Whether a word right beside what is named says that somebody holds it. */
const isSaidOf = (pieces: Pieces, at: number): boolean => {
  const [before, own, next] = [pieces[at - 1], pieces[at], pieces[at + 1]];
  const isHolding = (piece: Piece | undefined): boolean =>
    piece?.meanings.some(({ holding }) => holding === true) === true;
  return (
    isHolding(own) ||
    (own?.afterStop !== true && isHolding(before)) ||
    (next?.afterStop === false && isHolding(next))
  );
};

/** Who can have something in the hands, besides who is named by climbing. */
const HAS_HANDS: ReadonlySet<Thing | undefined> = new Set<Thing>(['person', 'astronaut']);

/** Whether it is a robot, or an animal that stands on its hind legs where it has something in the hands; a penguin's flippers hold nothing. */
export const isUpright = (thing: Thing | undefined): boolean =>
  thing !== 'penguin' && ACTORS.has(thing);

/** Whether words name an animal that can have something in its paws, and nobody who has hands. */
export const namesHandedBeast = (pieces: Pieces): boolean =>
  indicesOf(pieces, ({ thing }) => isUpright(thing)).some((at) => !isBeside(pieces, at)) &&
  indicesOf(pieces, ({ thing }) => HAS_HANDS.has(thing)).length === 0;

/** Whether what is named there is somebody's company: "with a cat". */
const isBeside = (pieces: Pieces, at: number): boolean =>
  [at - 1, at - 2].some((before) => WITH.has(pieces[before]?.text.toLowerCase() ?? '')) ||
  /^(ile|के साथ|साथ)$/u.test(pieces[at + 1]?.text.toLowerCase() ?? '');

/** Words that say of what they name that it is played. */
const PLAYED =
  /play|spiel|jou|toca|suona|игра|çal|يعزف|تعزف|बजा|弹|拉|吹|打|敲|弾|叩|치는|연주|켜는|부는/u;

/** Whether words say that something is played, or held. */
const isPlayed = (pieces: Pieces): boolean =>
  pieces.some(
    ({ text, meanings, negated }) =>
      !negated &&
      (PLAYED.test(text.toLowerCase()) ||
        meanings.some(({ trait, holding }) => trait === 'playing' || holding === true)),
  );

/** Whether an instrument is said to be played: by its own word, or one beside it. */
export const isPlayedBy = (pieces: Pieces, instrument: Piece): boolean => {
  const at = pieces.indexOf(instrument);
  return isPlayed(pieces.slice(Math.max(0, at - 1), at + 2));
};

/** Whether an animal has what is named: it plays that, or has it along. */
function isByBeast(pieces: Pieces, at: number): boolean {
  const piece = pieces[at];
  const held = heldBy(piece);
  if (held === 'suitcase' || isAtEase(piece)) return true;
  if (piece === undefined || !isInstrument(held)) return false;
  return (
    isPlayed(pieces) ||
    [1, 2].some((before) => WITH.has(pieces[at - before]?.text.toLowerCase() ?? ''))
  );
}

/** Whether what an animal drinks or reads is in its paws, as `beasts-at-ease.ts` has read it. */
const isAtEase = (piece: Piece | undefined): boolean =>
  piece?.meanings.some(({ held, holding }) => AT_EASE.has(held) && holding === true) === true;

const AT_EASE: ReadonlySet<Held | undefined> = new Set<Held>([
  'cup',
  'wineglass',
  'book',
  'newspaper',
]);

/** Who hold no baby in a picture, because they go hand in hand. */
const TOGETHER: ReadonlySet<Trait | undefined> = new Set<Trait>(['family', 'couple', 'wedding']);

/** Whether somebody can have it in the hands; people are held by nobody, but babies are. */
function canBeHeld(pieces: Pieces, { held, thing }: Meaning): boolean {
  if (held === 'baby')
    return !pieces.some(({ meanings }) => meanings.some(({ trait }) => TOGETHER.has(trait)));
  return held !== undefined && thing !== 'person';
}

const heldBy = (piece: Piece | undefined): Held | undefined =>
  piece?.meanings.find(({ held }) => held !== undefined)?.held;

/** Whether what is named is in the cup that is held: a cup of tea is one thing. */
const isSameCup = (piece: Piece, held: Piece | undefined): boolean =>
  heldBy(held) === 'cup' && heldBy(piece) === 'cup';

const INSTRUMENTS: ReadonlySet<Held | undefined> = new Set<Instrument>([
  'guitar',
  'banjo',
  'balalaika',
  'violin',
  'trumpet',
  'saxophone',
  'drum',
  'accordion',
  'flute',
  'cello',
]);

const USED: ReadonlySet<Held> = new Set<Used | Perched>([
  'parrot',
  'owl',
  'raven',
  'cat',
  'camera',
  'phone',
  'microphone',
  'bubbles',
  'map',
  'magnifier',
  'flashlight',
  'sparkler',
  'sign',
  'flag',
  'paperplane',
]);

/** Whether something is done with it for which one stands still, or it sits on the shoulder. */
export const isUsed = (held: Held): boolean => USED.has(held) || isInstrument(held);

/** Whether it is played on. */
export const isInstrument = (held: Held | undefined): held is Instrument => INSTRUMENTS.has(held);

const indicesOf = (pieces: Pieces, test: (meaning: Meaning) => boolean): number[] =>
  pieces.flatMap(({ meanings, negated }, at) => (!negated && meanings.some(test) ? [at] : []));

/** What whoever is there has in the hand, whatever is named between. */
const AT_HAND: ReadonlySet<Held> = new Set<Held>(['suitcase', 'sack', 'lead']);

/** Whether a thing is named between two words, looked for from the second on: in long texts without stops it mostly is beside that. */
function isThingBetween(pieces: Pieces, from: number, to: number): boolean {
  const step = Math.sign(from - to);
  for (let at = to + step; at !== from; at += step)
    if (pieces[at]?.meanings.some(({ thing, held }) => (thing ?? held) !== undefined)) return true;
  return false;
}

/** Whether somebody has what is named: nothing else is named between, and a word says so; what is played, or used for what is done, is so by whoever is there. */
function isJoined(pieces: Pieces, person: number, at: number, isSaid: boolean): boolean {
  const held = heldBy(pieces[at]);
  if (held !== undefined && (isUsed(held) || AT_HAND.has(held))) return true;
  if (isHeldThere(pieces, person, at)) return true;
  if (isThingBetween(pieces, person, at)) return false;
  const [first, last] = [Math.min(person, at), Math.max(person, at)];
  const between = pieces.slice(first + 1, last);
  const isCut = [...between, pieces[last]].some((piece) => piece?.afterStop === true);
  if (isCut) return false;
  if (between.some(namesSomething)) return isTakenAlong(pieces, person, at);
  if (isSaid) return true;
  const joint = between.findLast(({ role }) => role === 'with' || role === 'and');
  return joint !== undefined && WITH.has(joint.text.toLowerCase());
}

/** What one has in the hand on a walk, and no street has. */
const TO_GO: ReadonlySet<Held | undefined> = new Set<Held>(['cup', 'icecream']);

/** Whether somebody walks, through a place that is named before it may be, with that in the hand: it says so itself, or the word right before it. */
function isTakenAlong(pieces: Pieces, person: number, at: number): boolean {
  if (at < person || !TO_GO.has(heldBy(pieces[at]))) return false;
  const between = pieces.slice(person + 1, at);
  const walks = between.some(({ meanings }) =>
    meanings.some(({ posture }) => posture === 'walking'),
  );
  const joint = between.findLastIndex(({ text }) => WITH.has(text.toLowerCase()));
  const saysSo =
    pieces[at]?.meanings.some(({ holding }) => holding === true) === true ||
    (joint >= 0 && !between.slice(joint).some(namesSomething));
  return walks && saysSo;
}

/** Whether a word only tells of what comes: an article, a colour, how large or how many. */
const tellsOfNext = ({ role, afterStop, meanings }: Piece): boolean =>
  !afterStop &&
  (role === 'other' || role === null) &&
  meanings.every(({ colour, size, count }) => (colour ?? size ?? count) !== undefined);

/** Whether the word for it, or one before it beyond its article and colour, says that what is named there is held. */
function isToldHeld(pieces: Pieces, at: number): boolean {
  if (isSaidOf(pieces, at)) return true;
  const before = pieces.slice(0, at).findLastIndex((piece) => !tellsOfNext(piece));
  return (
    pieces[at]?.afterStop !== true &&
    pieces[before]?.meanings.some(({ holding }) => holding === true) === true
  );
}

/** Whether nothing but a place is named between somebody and what is said to be held there ("a girl on the beach holding a balloon"). */
const isHeldThere = (pieces: Pieces, person: number, at: number): boolean =>
  person < at &&
  isToldHeld(pieces, at) &&
  !pieces
    .slice(person + 1, at)
    .some(({ meanings, afterStop }) =>
      meanings.some(
        ({ thing, land, sky, held }) =>
          afterStop || (sky ?? held ?? (land === undefined ? thing : undefined)) !== undefined,
      ),
    );

/** Whether a word names what may stand between somebody and what they hold; what they sit on, with the land where that is, does not. */
const namesSomething = ({ meanings }: Piece): boolean =>
  meanings.some(
    ({ thing, land, sky, held, seat }) =>
      (thing ?? sky ?? held) !== undefined || (land !== undefined && seat === undefined),
  );

/** What animals have in the hands. */
const isByBeasts = (held: Held | undefined): boolean =>
  held === 'suitcase' || AT_EASE.has(held) || isInstrument(held);

/** Gives what is held to who was named first; who sits with a book reads it. */
export function putInHands(
  things: readonly Subject[],
  held: { readonly thing: Held; readonly colour: Colour | null } | null,
): readonly Subject[] {
  const holder =
    things.find(({ thing }) => HAS_HANDS.has(thing)) ??
    things.find(({ thing }) => isUpright(thing) && isByBeasts(held?.thing));
  if (held === null || holder === undefined) return things;
  // What is named with a basket is in it.
  const isInside = ({ thing }: Subject) =>
    held.thing === 'basket' && (thing === 'apple' || thing === 'fruit');
  const isBeast = isUpright(holder.thing);
  const reads = held.thing === 'book' && holder.posture === 'sitting' && !isBeast;
  // Who sits has the cup before them.
  if (held.thing === 'cup' && holder.posture === 'sitting' && !isBeast)
    return [...things, { thing: 'cup', count: 1, posture: null, colour: held.colour, size: 1 }];
  return things
    .filter((one) => !isInside(one))
    .map((one) => {
      if (one !== holder) return one;
      return reads
        ? { ...one, traits: [...(one.traits ?? []), 'reading'] }
        : { ...one, holds: held };
    });
}
