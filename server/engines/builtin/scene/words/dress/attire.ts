import { isBeast } from '../creatures.ts';
import type { Colour, Subject } from '../idea.ts';
import type { Meaning } from '../meaning.ts';
import { isPerson } from '../neighbours.ts';
import type { Piece, Pieces } from '../pieces.ts';
import { JOINT } from '../senses/together.ts';
import type { Trait } from '../trait.ts';

/** What a word says of somebody's hair or dress, or of what is on the head. */
export interface Attire {
  readonly hair: Colour | null;
  readonly cloth: Colour | null;
  readonly hat: Colour | null;
  readonly traits: readonly Trait[];
}

const says = (piece: Piece | undefined, test: (meaning: Meaning) => boolean): boolean =>
  piece?.meanings.some(test) ?? false;
const isOnHead = ({ trait }: Meaning) => trait === 'hatted' || trait === 'headscarf';
/** What is worn about the body, whose colour is that of the clothes. */
const GARMENTS: ReadonlySet<Trait> = new Set<Trait>([
  'gown',
  'coat',
  'raincoat',
  'jacket',
  'shirt',
  'pullover',
  'cloak',
]);
const isGarment = ({ trait }: Meaning) => trait !== undefined && GARMENTS.has(trait);
/** What an animal has on is said of it with its name. */
const isOfAnimal = ({ thing }: Meaning) => thing !== undefined && isBeast(thing);
const isWorn = (meaning: Meaning) =>
  !isOfAnimal(meaning) &&
  (isOnHead(meaning) ||
    isGarment(meaning) ||
    meaning.trait === 'glasses' ||
    meaning.trait === 'sunglasses');
const isNoun = (meaning: Meaning) => meaning.hair === true || isWorn(meaning);
const isHair = ({ hair, hairs }: Meaning) => hair === true || hairs !== undefined;
const isAttire = (meaning: Meaning) =>
  isHair(meaning) || meaning.hairdo !== undefined || isWorn(meaning);
const isThing = ({ thing, land }: Meaning) => thing !== undefined || land !== undefined;

/** Hair and dresses are said of people, long and short of hair: elsewhere they mean nothing. */
export function withoutIdleAttire(pieces: Pieces): Pieces {
  const hasPerson = pieces.some((piece) => says(piece, isPerson));
  const hasHair = pieces.some((piece) => says(piece, isHair));
  const isIdle = (meaning: Meaning) =>
    hasPerson ? meaning.hairdo !== undefined && !hasHair : isAttire(meaning);
  // What a snowman wears leaves him white.
  const isSnowman = pieces.some((piece) => says(piece, ({ thing }) => thing === 'snowman'));
  const isOfIdle = (piece: Piece, next: Piece | undefined) =>
    isSnowman && next?.afterStop === false && says(next, isIdle) && colourOf(piece) !== null;
  return pieces.map((piece, at) =>
    isOfIdle(piece, pieces[at + 1])
      ? silent(piece)
      : says(piece, isIdle)
        ? { ...piece, meanings: piece.meanings.filter((one) => !isIdle(one)) }
        : piece,
  );
}

/** What the words of hair and dresses say, and all words without those and without the colours that belong to them. */
export function readAttire(pieces: Pieces): {
  readonly pieces: Pieces;
  readonly attireOf: ReadonlyMap<Piece, Attire>;
} {
  const attireOf = new Map<Piece, Attire>();
  const rest: Piece[] = [...pieces];
  pieces.forEach((piece, at) => {
    const said = piece.meanings.filter(isAttire);
    if (said.length === 0) return;
    const own = said.find(({ hairs }) => hairs !== undefined)?.hairs ?? null;
    const isNamed = said.some(isNoun);
    const by =
      isNamed && own === null ? colourBeside(rest, at, said.some(isGlasses) ? 1 : REACH) : null;
    const colour = by === null ? null : colourOf(rest[by]);
    if (by !== null) rest[by] = silent(rest[by] ?? piece);
    const bare = said.some(isHair)
      ? { ...silent(piece) }
      : {
          ...piece,
          role: 'other' as const,
          meanings: piece.meanings.filter((one) => !isAttire(one)),
        };
    rest[at] = bare;
    attireOf.set(bare, {
      hair: said.some(isHair) ? (own ?? colour) : null,
      cloth: said.some(isGarment) ? colour : null,
      hat: said.some(isOnHead) ? colour : null,
      traits: said.flatMap(traitsSaid),
    });
  });
  return { pieces: rest, attireOf };
}

/** A word that says nothing more. */
const silent = (piece: Piece): Piece => ({
  ...piece,
  meanings: [],
  role: 'other',
});

const colourOf = (piece: Piece | undefined): Colour | null =>
  piece?.meanings.find(({ colour }) => colour !== undefined)?.colour ?? null;

/** Glasses have a colour of their own where that is said right beside them: "glasses and a blue hat". */
const isGlasses = ({ trait }: Meaning) => trait === 'glasses' || trait === 'sunglasses';

/** How many words off the colour of a noun may be. */
const REACH = 3;

/** Where the colour of a noun is: just before it ("red hair") or behind it ("pelo rojo"), words of length or "and" between. */
function colourBeside(pieces: Pieces, at: number, reach: number): number | null {
  const isBetween = (piece: Piece | undefined) =>
    piece !== undefined &&
    !says(piece, (one) => isThing(one) || isNoun(one)) &&
    colourOf(piece) === null;
  const seek = (step: -1 | 1): number | null => {
    for (let n = 1; n <= reach; n++) {
      const index = at + step * n;
      const piece = pieces[index];
      // Nothing reaches over a comma.
      if (piece === undefined || (step > 0 ? piece : pieces[index + 1])?.afterStop) return null;
      if (colourOf(piece) !== null && !says(piece, isThing)) return index;
      if (!isBetween(piece)) return null;
    }
    return null;
  };
  const [before, after] = [seek(-1), seek(1)];
  // A colour right behind a thing and one right behind the noun: here colours follow.
  const follows = before !== null && after !== null && says(pieces[before - 1], isThing);
  return follows ? after : (before ?? after);
}

function traitsSaid(meaning: Meaning): readonly Trait[] {
  const { trait, hairdo } = meaning;
  if (trait !== undefined && (isWorn(meaning) || meaning.hair === true)) return [trait];
  if (hairdo === undefined) return [];
  return [hairdo === 'long' ? 'longhaired' : 'shorthaired'];
}

/** Somebody with what is said of the hair and the dress. */
const dressedUp = (one: Subject, { hair, cloth, hat, traits }: Attire): Subject => ({
  ...one,
  colour: one.colour ?? cloth,
  ...(hair === null || one.hair !== undefined ? {} : { hair }),
  ...(hat === null || one.hat !== undefined ? {} : { hat }),
  ...(traits.length === 0 ? {} : { traits: [...(one.traits ?? []), ...traits] }),
});

/** Dresses who was named last in what is said of hair and dresses; what is left where nobody was named yet. */
export function putOn(things: Subject[], attires: Attire[]): Attire[] {
  const at = things.findLastIndex(({ thing }) => thing === 'person');
  const one = things[at];
  if (one === undefined || attires.length === 0) return attires;
  things[at] = attires.reduce(dressedUp, one);
  return [];
}

/** Scripts of languages in which what somebody wears is said before who that is, and Turkish "and". */
const BEFORE_WHO =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Devanagari}]|^ve$/u;

/** Whether what is worn by a word on, up to the next stop or "and", is worn by who is named there, who is joined to who is named before ("…と黄色いレインコートの男の子"). */
export function isWornByNext(pieces: Pieces, piece: Piece): boolean {
  const at = pieces.indexOf(piece);
  const last = pieces.slice(0, at).findLastIndex((one) => says(one, isPerson));
  const joint = pieces.slice(Math.max(0, last), at);
  const isJoined =
    JOINT.test(joint[0]?.text ?? '') ||
    joint.some(({ role, text }) => role === 'and' && BEFORE_WHO.test(text));
  if (last < 0 || !isJoined) return false;
  const behind = pieces.slice(at);
  const end = behind.findIndex(({ afterStop, role }, n) => n > 0 && (afterStop || role === 'and'));
  return behind.slice(0, end < 0 ? behind.length : end).some((one) => says(one, isPerson));
}
