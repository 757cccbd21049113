import { BEAST_KINDS } from '../beast-traits.ts';
import { isBeast, isWalker } from '../creatures.ts';
import type { Subject } from '../idea.ts';
import type { Meaning } from '../meaning.ts';
import type { Piece, Pieces } from '../pieces.ts';
import type { Thing } from '../thing.ts';
import type { Trait } from '../trait.ts';

/** How high a young animal is, of a grown one. */
const YOUNG_SIZE = 0.52;

const isBaby = ({ meanings }: Piece): boolean =>
  meanings.some(({ kin, held }) => kin === 'baby' || held === 'baby');

/** The kind that a beast's trait tells, a gorilla or a mammoth; undefined: none. */
export const kindOf = ({ trait }: Meaning): Trait | undefined =>
  BEAST_KINDS.find((one) => one === trait);

/** A beast as a young one; a young gorilla is a gorilla still. */
export function youngOne(beast: Meaning): Meaning[] {
  const kind = kindOf(beast);
  return [{ ...beast, trait: 'young' }, ...(kind === undefined ? [] : [{ trait: kind }])];
}

const beastOf = (piece: Piece | undefined): Meaning | undefined =>
  piece?.meanings.find(({ thing }) => thing !== undefined && isBeast(thing));

/** Words that mean a young animal mean no grown one too: what else they say of it is said of the young. */
function asYoung(piece: Piece): Piece {
  const young = piece.meanings.find(({ trait }) => trait === 'young');
  if (young === undefined) return piece;
  const same = piece.meanings.filter(({ thing }) => thing === young.thing);
  const whole: Meaning = Object.assign({}, ...same, young);
  return {
    ...piece,
    meanings: [whole, ...piece.meanings.filter(({ thing }) => thing === undefined)],
  };
}

/** Whether a grown animal is named right before a young one of its kind ("a tabby kitten"): the two are one. */
const isSaidOfYoung = (piece: Piece, next: Piece | undefined): boolean => {
  const young = next?.meanings.find(({ trait }) => trait === 'young');
  const own = beastOf(piece);
  return (
    young !== undefined &&
    next?.afterStop === false &&
    own !== undefined &&
    own.thing === young.thing &&
    own.trait !== 'young'
  );
};

/** Of whom words for the young of one kind ("calf", "cub", "foal", "cachorro") mean the young too, where one of those has them with it. */
const SAME_WORD: Partial<Readonly<Record<Thing, readonly Thing[]>>> = {
  cow: ['elephant', 'whale', 'giraffe', 'rhino', 'hippo', 'camel', 'dolphin', 'llama'],
  bear: ['lion', 'tiger', 'leopard', 'wolf', 'fox', 'panda'],
  dog: ['lion', 'tiger', 'leopard', 'wolf', 'fox', 'panda', 'bear'],
  horse: ['zebra', 'donkey', 'unicorn'],
};

/** What says of a young one that it is of the kind of its mother. */
const asKind = (mother: Meaning): Meaning[] => {
  const kind = kindOf(mother);
  return kind === undefined ? [] : [{ trait: kind }];
};

/** Whether a deed between the two is one that a mother does to her young ("a lioness carrying her cub"): a dog of any age may be met by others. */
const isDoneToYoung = (between: Pieces, young: Thing): boolean =>
  young === 'dog'
    ? between.some(({ meanings }) => meanings.some(({ nurses }) => nurses === true))
    : between.length > 0;

/** Young ones whose mother is named before them ("an elephant with her calf") are of her kind; two words ("bear cub") say their own. */
function likeMother(pieces: Pieces): Pieces {
  return pieces.map((piece, at) => {
    const young = piece.meanings.find(({ trait }) => trait === 'young');
    if (young?.thing === undefined || /[\s-]/.test(piece.text)) return piece;
    const kinds = SAME_WORD[young.thing] ?? [];
    let isWithHer = false;
    for (let n = at - 1; n >= 0 && !(pieces[n + 1] as Piece).afterStop; n--) {
      const before = pieces[n] as Piece;
      const mother = before.meanings.find(
        ({ thing }) => thing !== undefined && (isBeast(thing) || kinds.includes(thing)),
      );
      if (mother?.thing !== undefined)
        return (isWithHer || isDoneToYoung(pieces.slice(n + 1, at), young.thing)) &&
          mother.trait !== 'young' &&
          kinds.includes(mother.thing)
          ? { ...piece, meanings: [{ ...young, thing: mother.thing }, ...asKind(mother)] }
          : piece;
      // "And" joins a dog of its own to somebody, but hardly a calf.
      if (before.role === 'with' || (before.role === 'and' && young.thing !== 'dog'))
        isWithHer = true;
    }
    return piece;
  });
}

/** Such a word right behind one of those ("a giraffe calf") is one young one of its kind. */
function ofTheirKind(pieces: Pieces): Pieces {
  const kindBefore = (at: number): Meaning | undefined => {
    const piece = pieces[at];
    const young = piece?.meanings.find(({ trait }) => trait === 'young');
    if (piece === undefined || young?.thing === undefined || /[\s-]/.test(piece.text)) return;
    const kinds = SAME_WORD[young.thing] ?? [];
    const before = pieces[at - 1];
    return before === undefined || piece.afterStop || before.plural
      ? undefined
      : before.meanings.find(({ thing }) => thing !== undefined && kinds.includes(thing));
  };
  return pieces.map((piece, at) => {
    const own = kindBefore(at);
    if (own !== undefined) return { ...piece, meanings: youngOne(own) };
    return kindBefore(at + 1) === undefined ? piece : { ...piece, meanings: [] };
  });
}

/** Words for whose a baby is, by themselves or with it. */
const ITS: ReadonlySet<string> = new Set(
  'its her their his son sa ses leur ihr ihrem ihren ihre sein seinem seinen su sus seu sua suo sua loro свой своим своей своего его её उसका उसके अपने अपनी इसका'.split(
    ' ',
  ),
);

const isChild = (piece: Piece | undefined): boolean =>
  piece !== undefined && (isBaby(piece) || piece.meanings.some(({ trait }) => trait === 'child'));

/** A baby that is said to be that of an animal is a young one of its kind ("an elephant spraying water on its baby"), where nobody else is named whose it could be. */
function ownBabies(pieces: Pieces): Pieces {
  const isIts = (at: number) =>
    ITS.has(pieces[at - 1]?.text.toLowerCase() ?? '') && isChild(pieces[at]);
  const isSomebody = (piece: Piece, at: number) =>
    !isIts(at) && piece.meanings.some(({ thing }) => thing === 'person');
  if (pieces.some(isSomebody)) return pieces;
  return pieces.map((piece, at) => {
    if (!isIts(at)) return piece;
    const beast = pieces
      .slice(0, at)
      .map(beastOf)
      .findLast((one) => one !== undefined);
    return beast === undefined
      ? piece
      : {
          ...piece,
          meanings: youngOne({
            ...(beast.thing && { thing: beast.thing }),
            ...(beast.trait && { trait: beast.trait }),
          }),
        };
  });
}

/** The words of a prompt; a baby right before an animal ("a baby fox") is that animal, a young one. */
export const withBabyAnimals = (pieces: Pieces): Pieces =>
  likeMother(ofTheirKind(ownBabies(pieces).map(asYoung))).map((piece, at, all) => {
    const [before, next] = [all[at - 1], all[at + 1]];
    const hue = beastOf(piece)?.hue;
    if (isSaidOfYoung(piece, next))
      return { ...piece, meanings: [hue === undefined ? { size: 1 } : { colour: hue }] };
    if (isBaby(piece) && next?.afterStop === false && beastOf(next) !== undefined)
      return { ...piece, meanings: [] };
    const beast = beastOf(piece);
    return before !== undefined && isBaby(before) && !piece.afterStop && beast !== undefined
      ? { ...piece, meanings: youngOne(beast) }
      : piece;
  });

const isYoung = ({ traits = [] }: Subject): boolean => traits.includes('young');

/** People who are called little are young, and no smaller than the young are ("a little girl", "ein kleiner Junge"). */
export const littleOnes = (things: readonly Subject[]): readonly Subject[] =>
  things.map((one) => {
    const { thing, size, traits = [] } = one;
    const isYoung = traits.includes('girl') || traits.includes('child');
    if (thing !== 'person' || size >= 1 || !isYoung) return one;
    return { ...one, size: 1, traits: [...new Set<Trait>([...traits, 'child'])] };
  });

/** The things of a prompt, the young as small as they are beside who is grown, or on something that tells their size. */
export const inTheirSizes = (things: readonly Subject[]): readonly Subject[] =>
  things.map((one) =>
    isYoung(one) &&
    (one.on !== undefined ||
      things.some(
        (other) => (isWalker(other.thing) || other.thing === one.thing) && !isYoung(other),
      ))
      ? { ...one, size: one.size * YOUNG_SIZE }
      : one,
  );
