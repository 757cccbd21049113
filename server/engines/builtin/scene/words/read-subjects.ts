import {
  addThing,
  addTraits,
  canTake,
  describeLast,
  isRooted,
  NOTHING,
  paintWith,
  wear,
  withMeaning,
} from './describe-things.ts';
import { type Attire, isWornByNext, putOn, readAttire } from './dress/attire.ts';
import { HeldReader } from './dress/held-reader.ts';
import { gatherSubjects } from './gather-subjects.ts';
import type { Held } from './held.ts';
import type { Colour, Subject } from './idea.ts';
import { isNatural, isOfPaint, isOfSurroundings, surroundingTint } from './lands/place-colours.ts';
import type { Meaning } from './meaning.ts';
import {
  isApposed,
  isBeforePlace,
  isBeforeSomebody,
  isBeforeThing,
  isBeside,
  isOfChurch,
  isOfNext,
  isOne,
  isPlace,
} from './neighbours.ts';
import type { Piece, Pieces } from './pieces.ts';
import { isPassedOver, sensesHere } from './senses-here.ts';
import { OF_STONE } from './things/of-stone.ts';
import { isOfBalloon, isOfUnknown, tellOfNamed } from './told-in-sentences.ts';
import {
  doerOf,
  handToWatched,
  isBehindInBreath,
  LOOKS_TOLD,
  personIn,
  WITH_ANOTHER,
} from './told-of-whom.ts';
import type { Trait } from './trait.ts';

/** The colour of what is built of stone. */
const STONE: Colour = [0.56, 0.53, 0.48];

/** The things of a prompt. */
export interface Subjects {
  readonly things: readonly Subject[];
  readonly balloonColour: Colour | null;
  /** How many balloons fly; null: it is not said. */
  readonly balloonCount: number | null;
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
export function readSubjects(pieces: Pieces): Subjects {
  return new SubjectReader(pieces).read();
}

/** Reads the words of a prompt one after the other, with what was said and is not used yet. */
class SubjectReader {
  readonly #pieces: Pieces;
  readonly #attireOf: ReadonlyMap<Piece, Attire>;
  readonly #things: Subject[] = [];
  /** What is said of the hair and the dress of who is not named yet. */
  #attires: Attire[] = [];
  #balloonColour: Colour | null = null;
  #balloonCount: number | null = null;
  #birdColour: Colour | null = null;
  #leaves: Colour | null = null;
  #tint: Colour | null = null;
  /** What is said of somebody who is not named yet ("춤추는 소녀"). */
  readonly #awaited: Trait[] = [];
  /** What is said of the looks of who is named next, where others are named. */
  readonly #looks: Trait[] = [];
  readonly #inHands = new HeldReader();
  #before = NOTHING;
  /** Whether the thing that was read last may still be described. */
  #isOpen = false;
  /** Whether somebody or something has been named since the last stop. */
  #isClauseOfNamed = false;
  /** Whether what comes is beside what came ("a man and a woman"). */
  #isAnother = false;
  /** Whether a thing has had its colour between commas: what stands alone behind that is no light. */
  #isApposedRead = false;
  /** Whether the colour said last belongs to something unknown ("a red zeppelin hangar"). */
  #isStrange = false;

  constructor(all: Pieces) {
    const { pieces, attireOf } = readAttire(all);
    this.#pieces = pieces;
    this.#attireOf = attireOf;
  }

  read(): Subjects {
    for (const piece of this.#pieces) {
      this.#begin(piece);
      const isBehind = this.#isOpen || isPlace(this.#pieces, piece);
      for (const meaning of sensesHere(piece, isBehind)) this.#take(piece, meaning);
    }
    this.#end();
    return {
      things: gatherSubjects(this.#pieces, this.#things, this.#awaited, this.#inHands.held),
      balloonColour: this.#balloonColour,
      balloonCount: this.#balloonCount,
      birdColour: this.#birdColour,
      leaves: this.#leaves,
      tint: this.#tint,
    };
  }

  /** What a word ends and begins before its meanings are taken. */
  #begin(piece: Piece): void {
    const { role, afterStop } = piece;
    if (piece.afterSentence === true && !this.#isStrange)
      this.#before = tellOfNamed(this.#things, this.#before);
    else if (afterStop && this.#isClauseOfNamed && this.#before.posture !== null) {
      const { posture } = this.#before;
      tellOfNamed(this.#things, { ...NOTHING, posture });
      this.#before = { ...this.#before, posture: null };
    }
    if (afterStop) this.#isClauseOfNamed = false;
    // What was said of something unknown is over where something else begins.
    if (this.#isStrange && (afterStop || role === 'and')) {
      wear(this.#things, this.#before.colour);
      this.#before = NOTHING;
    }
    const isOwnColour = isApposed(this.#pieces, piece);
    this.#isApposedRead ||= isOwnColour;
    const isStop = afterStop && !isOwnColour;
    if (isStop || role === 'and' || role === 'with') {
      this.#isOpen = false;
      this.#inHands.close();
    }
    if (role === 'and' || role === 'with') this.#isAnother = true;
    const attire = this.#attireOf.get(piece);
    if (attire !== undefined) this.#attires.push(attire);
    if (!isWornByNext(this.#pieces, piece)) this.#attires = putOn(this.#things, this.#attires);
    if (piece.meanings.length === 0 && role === null)
      this.#isStrange ||= this.#before.colour !== null;
    else if (this.#before.colour === null) this.#isStrange = false;
  }

  /** How many there are of what a word names, where it is said; null where it is not. */
  #countOf(piece: Piece): number | null {
    return this.#before.count ?? (isOne(this.#pieces, piece) ? 1 : null);
  }

  /** Starts anew: what was said before is used, and nothing is left to describe. */
  #close(): void {
    [this.#before, this.#isOpen] = [NOTHING, false];
  }

  #take(piece: Piece, meaning: Meaning): void {
    const pieces = this.#pieces;
    if (meaning.sky === 'balloon') {
      this.#balloonColour ??= this.#before.colour;
      if (meaning.trait !== undefined) this.#takeTrait(meaning.trait);
      else this.#balloonCount ??= meaning.count ?? this.#countOf(piece);
      this.#close();
    } else if (meaning.sky === 'birds') {
      this.#birdColour ??= this.#before.colour ?? meaning.hue ?? null;
      this.#close();
    } else if (meaning.thing === 'rock' && isBeside(pieces, piece, OF_STONE)) {
      // A stone bridge is a bridge of stone.
      if (this.#isOpen && !isBeforeThing(pieces, piece))
        describeLast(this.#things, { colour: STONE });
      else this.#before = withMeaning(this.#before, { colour: STONE });
    } else if (meaning.fitting !== undefined) this.#close();
    else if (isPassedOver(pieces, piece, meaning)) return;
    else if (meaning.foliage === true) {
      this.#leaves ??= this.#before.colour;
      [this.#before, this.#isOpen] = [{ ...this.#before, colour: null }, false];
    } else if (meaning.thing === 'tower' && isOfChurch(pieces, piece)) {
      // A church has one.
      this.#close();
    } else if (meaning.trait !== undefined && meaning.thing === undefined)
      this.#takeSaid(piece, meaning.trait);
    else if (meaning.thing !== undefined) this.#takeThing(piece, meaning);
    else if (meaning.held !== undefined)
      this.#takeHeld(piece, meaning.held, meaning.ofAnother === true);
    else if (meaning.land !== undefined || meaning.sky !== undefined) this.#takePlace(meaning);
    else if (meaning.colour !== undefined && isOfBalloon(pieces, piece))
      this.#balloonColour ??= meaning.colour;
    else if (isOfPaint(pieces, piece, meaning)) paintWith(this.#things, meaning.colour);
    else if (isOfSurroundings(pieces, piece, meaning))
      this.#tint ??= surroundingTint(pieces, piece, meaning);
    else this.#takeDescription(piece, meaning);
    // Whom one nurses is somebody else.
    if (meaning.nurses === true && this.#things.some(({ thing }) => thing === 'person'))
      this.#isAnother = true;
  }

  /** What is held; `isOfAnother`: who is named behind it is somebody else than who holds it. */
  #takeHeld(piece: Piece, thing: Held, isOfAnother: boolean): void {
    if (this.#isOpen && handToWatched(this.#things, thing)) return;
    // Whom one takes a picture of is somebody else.
    if (isOfAnother && this.#things.some((one) => one.thing === 'person'))
      this.#isAnother ||= isBehindInBreath(this.#pieces, piece);
    this.#inHands.take(thing, this.#before.colour);
    [this.#before, this.#isOpen] = [{ ...this.#before, colour: null, count: null }, false];
  }

  /** A trait; what several look like is told of who is named right behind it or right before. */
  #takeSaid(piece: Piece, trait: Trait): void {
    const last = this.#things.length - 1;
    if (!LOOKS_TOLD.has(trait) || last < 0) this.#takeTrait(trait);
    else if (isBeforeSomebody(this.#pieces, piece)) this.#looks.push(trait);
    else if (this.#isOpen && this.#things[last]?.thing === 'person')
      addTraits(this.#things, [trait], last);
    else this.#takeTrait(trait);
  }

  #takeTrait(trait: Trait): void {
    // A white beard is an old one's; its colour is nothing else's.
    const isOld = trait === 'bearded' && this.#before.colour !== null;
    const said: readonly Trait[] = isOld ? [trait, 'old'] : [trait];
    if (!addTraits(this.#things, said, doerOf(this.#things, trait, this.#isOpen)))
      this.#awaited.push(...said);
    // Whom one hugs or talks to is somebody else.
    if (WITH_ANOTHER.has(trait) && this.#things.some(({ thing }) => thing === 'person'))
      this.#isAnother = true;
    if (trait === 'bearded') this.#before = NOTHING;
  }

  #takeThing(piece: Piece, meaning: Meaning): void {
    // A word that says several things of somebody names one person.
    if (meaning !== personIn(piece) && meaning.thing === 'person') return;
    addThing(this.#things, meaning, piece, {
      before: this.#before,
      isAnother: this.#isAnother,
      isSaid: isOne(this.#pieces, piece) && !isBeforePlace(this.#pieces, piece),
    });
    if (meaning.thing === 'person' && this.#looks.length > 0)
      addTraits(this.#things, this.#looks.splice(0), this.#things.length - 1);
    this.#attires = putOn(this.#things, this.#attires);
    this.#inHands.takeNamed(meaning.held);
    [this.#before, this.#isOpen] = [NOTHING, true];
    [this.#isClauseOfNamed, this.#isAnother] = [true, false];
  }

  #takePlace(meaning: Meaning): void {
    const { colour, posture } = this.#before;
    if (!this.#isStrange && meaning.ifNone !== true && !isNatural(meaning, colour))
      this.#tint ??= colour;
    if (posture !== null) describeLast(this.#things, { posture });
    this.#close();
  }

  #takeDescription(piece: Piece, meaning: Meaning): void {
    const { colour } = meaning;
    if (this.#inHands.takeColour(colour)) return;
    if (
      this.#isOpen &&
      canTake(this.#things, meaning) &&
      !isOfNext(this.#pieces, piece, meaning) &&
      !this.#isDoneByNext(piece, meaning)
    )
      describeLast(this.#things, meaning);
    else {
      this.#before = withMeaning(this.#before, meaning);
      this.#isStrange ||= colour !== undefined && isOfUnknown(this.#pieces, piece);
    }
  }

  /** Whether what is done behind something rooted is done by who is named right behind it ("나무 아래에서 자는 고양이"). */
  #isDoneByNext(piece: Piece, { posture }: Meaning): boolean {
    return (
      posture !== undefined &&
      isRooted(this.#things.at(-1)) &&
      isBeforeSomebody(this.#pieces, piece)
    );
  }

  /** What found no thing behind it belongs to the last one. */
  #end(): void {
    const { posture, far, aside, colour } = this.#before;
    if (this.#awaited.length > 0) addTraits(this.#things, this.#awaited);
    if (posture !== null) describeLast(this.#things, { posture });
    if (far) describeLast(this.#things, { far: true });
    if (aside !== null) describeLast(this.#things, { aside });
    const last = this.#things.at(-1);
    // Of what is unknown only clothes are somebody's own.
    const isIts = !this.#isStrange || last?.thing === 'person';
    if (colour !== null && last !== undefined && last.colour === null && isIts)
      describeLast(this.#things, { colour });
    else if (!this.#isStrange && !this.#isApposedRead) this.#tint ??= colour;
  }
}
