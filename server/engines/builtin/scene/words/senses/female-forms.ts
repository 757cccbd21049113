import type { Piece, Pieces } from '../pieces.ts';
import type { Trait } from '../trait.ts';

/** How words for what somebody is end that mean a woman: of German, the Romance languages, English, Russian, Arabic and Hindi. */
const ENDINGS: readonly RegExp[] = [
  /(?:er|ist|or|graf|zt|öch|ent|ant|at|urg|og|eund|äf)in(?:nen)?$/u,
  /(?:[dts]ora|[^aeiou]era|eira|iera|maestra|médica|cuoca|fot[óo]grafa)s?$/u,
  /(?:trice|essa|euse|ienne|ière|[gch]ère|esse)s?$/u,
  /[^aeiou]ess(?:es)?$/u,
  /(?:ниц|виц|щиц|стк|чк|нтк|янк|их|рш)(?:а|у|ы|и|е|ой|ей)$/u,
  /ة$/u,
  /िका$/u,
];

/** Articles that say so of what comes behind them. */
const ARTICLES: ReadonlySet<string> = new Set(['una', 'uma', 'une', 'eine']);

/** Words for a woman who was named before, or to whom something belongs. */
const PRONOUN = /(?:^|\s)(?:her|hers|herself|she|она|её|ее)(?:\s|$)|她/u;

/** Of whom it is said already how old they are, or that they are several. */
const TOLD: ReadonlySet<Trait> = new Set<Trait>([
  'woman',
  'girl',
  'child',
  'boy',
  'couple',
  'family',
  'wedding',
  'bride',
  'groom',
  'crowd',
  'bearded',
]);

/** Whether a piece names one who is known by what they do, wear or hold, and not whether it is a man. */
const mayBeEither = ({ meanings }: Piece): boolean => {
  const people = meanings.filter(({ thing }) => thing === 'person');
  return (
    people.some(({ trait, held }) => trait !== undefined || held !== undefined) &&
    people.every(({ trait, count }) => count === undefined && !(trait && TOLD.has(trait)))
  );
};

/** Whether a piece is an article of a woman, or a known adjective behind one. */
function isHers(pieces: Pieces, at: number): boolean {
  const [before, farther] = [pieces[at - 1], pieces[at - 2]];
  const isArticle = (one: Piece | undefined) =>
    one !== undefined && ARTICLES.has(one.text.toLowerCase());
  if (pieces[at]?.afterStop === true) return false;
  if (isArticle(before)) return true;
  const isAdjective =
    before !== undefined &&
    !before.afterStop &&
    before.meanings.length > 0 &&
    before.meanings.every(({ thing, land }) => thing === undefined && land === undefined);
  return isAdjective && isArticle(farther);
}

/** Whether a word for somebody means a woman by its article or its own form. */
function isOfWoman(pieces: Pieces, at: number): boolean {
  const [first = '', second = ''] = (pieces[at]?.text ?? '').toLowerCase().split(/\s+/u);
  if (ARTICLES.has(first) || /^girls?$/u.test(second)) return true;
  // A business man is no actress, though the word ends as that does.
  if (/^m[ae]n$/u.test(second)) return false;
  const noun = second !== '' && first.length <= 2 ? second : first;
  return ENDINGS.some((ending) => ending.test(noun)) || isHers(pieces, at);
}

/** Whether the next that is said of who is named there is "she" or "her": nobody else is named between. */
function isCalledShe(pieces: Pieces, at: number): boolean {
  for (const piece of pieces.slice(at + 1)) {
    if (PRONOUN.test(piece.text.toLowerCase())) return true;
    if (piece.meanings.some(({ thing, count }) => thing === 'person' && count === undefined))
      return false;
  }
  return false;
}

/** The words of a prompt; who is named in a form that means a woman ("Lehrerin", "une photographe", "a chef in her kitchen") is one. */
export const withFemaleForms = (pieces: Pieces): Pieces =>
  pieces.map((piece, at) =>
    mayBeEither(piece) && (isOfWoman(pieces, at) || isCalledShe(pieces, at))
      ? { ...piece, meanings: [...piece.meanings, { thing: 'person', trait: 'woman' }] }
      : piece,
  );
