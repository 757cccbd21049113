import type { Meaning } from '../meaning.ts';
import type { Pieces } from '../pieces.ts';

/** "In": before what somebody is in, and behind it. */
const BEFORE = wordsOf(
  'in inside within dans im en dentro nel nella nello em no na num numa в во внутри في داخل',
);
const BEHIND = wordsOf(
  '里 里的 里面 里面的 内 中 中的 で の中 안 안에 안에서 속 içinde में अंदर भीतर',
);
/** How a word ends that says so by itself: Korean and Turkish. */
const ENDING = /(에서|에서는|[dt][ae]ki|n?d[ae])$/u;
/** Buildings whose own names end so. */
const WHOLE = wordsOf('pagoda pagode fazenda hacienda tenda');

/** "Outside" and "in front of": before what somebody is not in, and behind it. */
const OUT_BEFORE = wordsOf(
  'outside front before near beside devant dehors vor bei neben frente delante fuera afuera fora fuori davanti перед возле около أمام خارج',
);
const OUT_BEHIND = wordsOf('前 外 外面 旁 앞 앞에 밖 밖에 önünde dışında सामने बाहर')
  .add('के सामने')
  .add('के बाहर');

/** "Out of" and what says that somebody leaves: likewise. */
const LEFT_BEFORE = wordsOf(
  'out leaving leaves leave exiting exit aus verlassen verlässt sortie sortant sortent sort saliendo sale salen salida saindo sai saem saída escono esce uscendo uscita выходят выходит выходящие из покидают يخرجان يخرج خروج 走出 离开',
);
const LEFT_BEHIND = wordsOf('出来 から 나오는 나서는 나오다 çıkan çıkıyor çıkarken çıkışı से');

/** "Over", "past" and what is done to a building from outside: before it and behind it. */
const OVER_BEFORE = wordsOf('over above past attacking attacks destroying destroys smashing');
/** "Around" and its like, which say so of who flies alone: who walks around a school is in it. */
const FLOWN_BEFORE = wordsOf('around um autour alrededor intorno por encima вокруг');
/** What stands nearer to the building than "over" does and tells that this is said of something else ("bending over her homework at school"). */
const PARTING = new Set([...BEFORE, ...wordsOf('at with to from on mit avec con com с à au alla')]);
/** What hangs over the heads of those who are within. */
const CEILING =
  /^(?:chandeliers?|domes?|ceilings?|kronleuchter|kuppel|lustre|lampadario|cupola)$/iu;
const OVER_RIGHT_BEFORE = wordsOf(
  'über überm vorbei greift survole survolant survolent au-dessus sobre encima cima sopra sorvola sobrevoando sobrevolando atacando attaquant attaque ataca attacca над мимо атакует فوق يهاجم 攻击',
);
const OVER_RIGHT_BEHIND = wordsOf(
  '上空 上方 上 위 위를 위로 위에 상공 üzerinde üstünde üzerinden üstünden ऊपर vorbei angreift attackiert überfliegt',
).add('के ऊपर');
/** What may stand between the two: the articles and the like of one building, as any word more is of something else. */
const ARTICLES = wordsOf(
  'the a an my our der die das den dem eine einer einem einen meine meinem meiner unsere unserem unserer an am la le les l el los las il lo gli i o os as una un une uno um uma de da do du del della dello dell al alla mi mein mon ma notre mia mio minha meu нашей моей の के की 의',
);

/** Parts of a picture, in which something is and not in the building that is named behind them ("in the background a windmill"). */
const OF_PICTURE = wordsOf(
  'background foreground distance middle centre center corner hintergrund vordergrund ferne mitte fond fondo lontananza distância الخلفية المقدمة',
);

/** How many words may stand between "in" and the building ("in an old little log cabin"). */
const NEAR = 4;

function wordsOf(line: string): Set<string> {
  return new Set(line.split(' '));
}

/** Whether it is said that something is in the building of that index. */
export function isSaidIn(pieces: Pieces, at: number): boolean {
  const word = pieces[at]?.text.toLowerCase() ?? '';
  if (ENDING.test(word) && !WHOLE.has(word)) return true;
  return stands(pieces, at, BEFORE, -1, NEAR) || stands(pieces, at, BEHIND, 1, 2);
}

/** Whether "in" stands right at the building of that index, with nothing else that is said between them ("in winter, the school": not). */
export function isSaidRightIn(pieces: Pieces, at: number): boolean {
  const word = pieces[at]?.text.toLowerCase() ?? '';
  return (
    (ENDING.test(word) && !WHOLE.has(word)) ||
    standsRight(pieces, at, BEFORE, -1) ||
    standsRight(pieces, at, BEHIND, 1)
  );
}

/** Whether it is said that something is before, beside or outside of the building of that index. */
export const isSaidOutside = (pieces: Pieces, at: number): boolean =>
  stands(pieces, at, OUT_BEFORE, -1, NEAR) || stands(pieces, at, OUT_BEHIND, 1, 2);

/** Whether it is said that something is in the air over the building of that index, passes it or attacks it. */
export function isSaidOver(pieces: Pieces, at: number): boolean {
  if (pieces.slice(0, at).some(({ text }) => CEILING.test(text))) return false;
  const isFlown = pieces.some(({ meanings }) =>
    meanings.some(({ posture, thing }) => posture === 'flying' || thing === 'helicopter'),
  );
  return (
    stands(pieces, at, OVER_BEFORE, -1, NEAR, PARTING) ||
    (isFlown && stands(pieces, at, FLOWN_BEFORE, -1, NEAR, PARTING)) ||
    standsRight(pieces, at, OVER_RIGHT_BEFORE, -1) ||
    (!isSaidRightIn(pieces, at) && standsRight(pieces, at, OVER_RIGHT_BEHIND, 1))
  );
}

/** Whether it is said that somebody comes out of the building of that index, or leaves it. */
export const isSaidLeft = (pieces: Pieces, at: number): boolean =>
  stands(pieces, at, LEFT_BEFORE, -1, NEAR) || stands(pieces, at, LEFT_BEHIND, 1, 2);

/** Whether one of some words stands so near to a piece, before (-1) or behind it (1), and nothing else that is named between them, nor a word that parts them. */
function stands(
  pieces: Pieces,
  at: number,
  words: ReadonlySet<string>,
  step: 1 | -1,
  most: number,
  parting?: ReadonlySet<string>,
): boolean {
  for (let far = 1; far <= most; far++) {
    const piece = pieces[at + far * step];
    const isParted = pieces[at + far * step + (step < 0 ? 1 : 0)]?.afterStop === true;
    if (piece === undefined || isParted) return false;
    const word = piece.text.toLowerCase();
    if (words.has(word)) return true;
    if (parting?.has(word) || (step < 0 && OF_PICTURE.has(word))) return false;
    if (piece.meanings.some(({ thing, land, posture }) => (thing ?? land ?? posture) !== undefined))
      return false;
  }
  return false;
}

const isOfLooks = ({ aged, size, colour }: Meaning): boolean =>
  (aged ?? size ?? colour) !== undefined;

/** Whether one of some words stands before (-1) or behind (1) a piece, with nothing but its articles, its age, size and colour between them. */
function standsRight(
  pieces: Pieces,
  at: number,
  words: ReadonlySet<string>,
  step: 1 | -1,
): boolean {
  for (let n = at + step; ; n += step) {
    const piece = pieces[n];
    const isParted = (step < 0 ? pieces[n + 1] : piece)?.afterStop === true;
    if (piece === undefined || isParted) return false;
    const text = piece.text.toLowerCase();
    if (words.has(text)) return true;
    if (!ARTICLES.has(text) && !piece.meanings.some(isOfLooks)) return false;
  }
}

/** Words for "inside" that stand for themselves behind the name of a building. */
const WITHIN =
  /^(?:inside|indoors|drinnen|drin|à l'intérieur|intérieur|dedans|adentro|dentro|внутри|içeride|içerde|في الداخل|بالداخل|الداخل|भीतर|अंदर|里面|屋里|屋内|室内|中では|中で|室内では|안에서는|안에서)$/iu;

/** Whether words behind the name of a building, apart from it, tell what goes on inside ("a hut in the snow, inside people play cards"). */
export function isToldInside(pieces: Pieces, at: number): boolean {
  const found = pieces.findIndex(({ text }, n) => n > at && WITHIN.test(text));
  if (found < 0 || !pieces.slice(at + 1, found + 1).some(({ afterStop }) => afterStop))
    return false;
  // Inside of what is named next is elsewhere.
  const next = pieces.slice(found + 1).find(({ meanings }) => meanings.length > 0);
  return next?.meanings.some(({ land }) => land !== undefined) !== true;
}
