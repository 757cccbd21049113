import { ACTORS } from '../creatures.ts';
import type { Meaning } from '../meaning.ts';
import type { Piece, Pieces } from '../pieces.ts';
import type { Thing } from '../thing.ts';
import type { Trait } from '../trait.ts';

/** Animals that wear a hat on their four feet. */
export const WEARERS: ReadonlySet<Thing> = new Set<Thing>([
  ...(['cat', 'dog', 'wolf', 'fox', 'bear', 'panda', 'rabbit', 'lion', 'tiger'] as const),
  ...([
    'leopard',
    'horse',
    'donkey',
    'cow',
    'sheep',
    'goat',
    'deer',
    'llama',
    'camel',
    'elephant',
  ] as const),
  ...(['pig', 'giraffe', 'zebra'] as const),
]);

/** What is known by its hat, and what by its clothes. */
export const HATS: ReadonlySet<Trait> = new Set<Trait>([
  ...(['mage', 'royal', 'pirate', 'cowboy', 'chef', 'viking', 'graduate'] as const),
  'hatted',
]);
const CLOTHES: ReadonlySet<Trait> = new Set<Trait>([
  ...(['business', 'superhero', 'samurai', 'ninja', 'knight', 'police', 'firefighter'] as const),
  ...(['soldier', 'kimono', 'santa'] as const),
]);

/** What is worn of who or what is named. */
const BY_THING: Partial<Readonly<Record<Thing, Trait>>> = {
  astronaut: 'spacesuit',
  crown: 'royal',
};

const outfitOf = (piece: Piece | undefined): Trait | undefined =>
  piece === undefined || piece.negated
    ? undefined
    : piece.meanings
        .map(({ trait, thing }) => (thing === undefined ? trait : (BY_THING[thing] ?? trait)))
        .find((trait) => trait !== undefined && isOutfit(trait));

/** Whether a trait is one of an animal that is dressed as somebody. */
export const isOutfit = (trait: Trait): boolean =>
  HATS.has(trait) || isClothes(trait) || GLASSES.has(trait);

/** What is before the eyes. */
const GLASSES: ReadonlySet<Trait> = new Set<Trait>(['glasses', 'sunglasses']);

/** Whether it is more than a hat, in which an animal stands upright. */
export const isClothes = (trait: Trait): boolean => CLOTHES.has(trait) || trait === 'spacesuit';

/** Animals whose heads glasses go with. */
const ROUND_HEADED: ReadonlySet<Thing | undefined> = new Set<Thing>([
  ...(['cat', 'dog', 'wolf', 'fox', 'bear', 'panda', 'rabbit', 'lion', 'tiger'] as const),
  ...(['leopard', 'sloth', 'owl'] as const),
]);

/** The animal of a piece that can be drawn in an outfit. */
const wearerOf = (piece: Piece | undefined, outfit: Trait): Meaning | undefined =>
  piece?.meanings.find(({ thing }) => (GLASSES.has(outfit) ? ROUND_HEADED : ACTORS).has(thing));

const says = (piece: Piece | undefined, test: (one: Meaning) => boolean): boolean =>
  piece?.meanings.some(test) === true;

const isWorn = (piece: Piece | undefined): boolean => says(piece, ({ wears }) => wears === true);
const isHat = (piece: Piece | undefined): boolean => says(piece, ({ trait }) => trait === 'hatted');

/** Words that say no more of anything but where it is done, and are no part of what is ignored. */
const told = (piece: Piece): Piece => {
  const place = piece.meanings.find(({ land, ifNone }) => land !== undefined && ifNone === true);
  return {
    ...piece,
    meanings: [{ size: 1, ...(place?.land && { land: place.land, ifNone: true as const }) }],
  };
};

/**
 * The words of a prompt, an animal dressed as somebody instead of that somebody beside it: where the two are named
 * without a word between ("astronaut cat"), or where it is said to wear what they wear ("a cat in a wizard hat").
 */
export function dressedAnimals(pieces: Pieces): Pieces {
  const out = [...pieces];
  let isDressed = false;
  pieces.forEach((piece, at) => {
    const outfit = outfitOf(piece);
    if (outfit === undefined) return;
    const isSomebody = says(piece, ({ thing }) => thing !== undefined);
    if (!isSomebody && hasPerson(pieces)) return;
    const isHatNamed = isHat(pieces[at + 1]);
    const isCrown = says(piece, ({ thing }) => thing === 'crown');
    const isSaidWorn =
      !isSomebody || isHatNamed || isWorn(pieces[at - 1]) || isWorn(pieces[at + 1]);
    const wearer = [-1, 1]
      .map((step) => seek(pieces, at, step, { outfit, isSaidWorn, isCrown }))
      .find((found) => found !== undefined);
    const own = wearer === undefined ? undefined : wearerOf(pieces[wearer], outfit);
    if (wearer === undefined || own === undefined) return;
    out[wearer] = { ...(out[wearer] as Piece), meanings: [{ ...own, trait: outfit }] };
    out[at] = told(piece);
    if (isHatNamed) out[at + 1] = told(pieces[at + 1] as Piece);
    isDressed = true;
  });
  const isKing = out.some((piece) => says(piece, isCrowned));
  // What is said to be worn has no meaning of its own, nor has who the animal with the crown is.
  return out.map((piece, at) =>
    isKing && isTitle(out, at)
      ? told(piece)
      : isWorn(piece)
        ? isDressed && piece.meanings.every(({ trait }) => trait === undefined)
          ? told(piece)
          : { ...piece, meanings: piece.meanings.map(({ wears: _, ...rest }) => rest) }
        : piece,
  );
}

const isCrowned = ({ thing, trait }: Meaning): boolean =>
  trait === 'royal' && thing !== undefined && thing !== 'person';

/** Whether a word names a king or a queen between two commas ("a lion with a crown, king"). */
const isTitle = (pieces: Pieces, at: number): boolean => {
  const next = pieces[at + 1];
  return (
    pieces[at]?.afterStop === true &&
    (next === undefined || next.afterStop) &&
    says(pieces[at], ({ thing, trait }) => thing === 'person' && trait === 'royal')
  );
};

/** Whether it is somebody; a portrait may be one of an animal. */
const isPersonal = ({ thing, composition }: Meaning): boolean =>
  thing === 'person' && composition !== 'portrait';
const hasPerson = (pieces: Pieces): boolean => pieces.some((piece) => says(piece, isPersonal));

/** The Japanese particle by which what an animal is dressed as is joined to it ("an astronaut of a cat"). */
const isJoined = (piece: Piece | undefined): boolean => piece?.text === 'の';

/** How many words an animal is off what it wears. */
const REACH = 4;

/** What an animal is sought for: what it wears, whether that is said to be worn, and whether it is a crown, which who is named with it has on. */
interface Sought {
  readonly outfit: Trait;
  readonly isSaidWorn: boolean;
  readonly isCrown: boolean;
}

/** The piece with the animal next to an outfit, before or behind it: right beside it, or beyond words that say it is worn. */
function seek(
  pieces: Pieces,
  at: number,
  step: number,
  { outfit, isSaidWorn, isCrown }: Sought,
): number | undefined {
  let isThereWorn = isSaidWorn;
  for (let n = 1; n <= REACH; n++) {
    const index = at + step * n;
    const piece = pieces[index];
    if (piece === undefined || (step > 0 ? piece : pieces[index + 1])?.afterStop) return undefined;
    if (wearerOf(piece, outfit) !== undefined) {
      const isBeside = n === 1 || (n === 2 && isClothes(outfit) && isJoined(pieces[index - step]));
      return isBeside || isThereWorn ? index : undefined;
    }
    if (isWorn(piece) || (isCrown && piece.role === 'with')) isThereWorn = true;
    else if (piece.meanings.length > 0 && !isHat(piece) && !says(piece, isLook)) return undefined;
  }
  return undefined;
}

const isLook = ({ colour, size, thing }: Meaning): boolean =>
  thing === undefined && (colour !== undefined || size !== undefined);
