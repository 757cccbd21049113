import { isBeast } from '../creatures.ts';
import type { Meaning } from '../meaning.ts';
import { namesPerson, namesThing } from '../neighbours.ts';
import type { Piece, Pieces } from '../pieces.ts';
import { FOOD } from '../tableware.ts';
import { isElder } from './with-myself.ts';

/** Words right before somebody, "my" between at most, with whom the teller does it; and right behind. */
const BEFORE = /^(?:with|together with|mit|avec|con|com|с|со|مع|和|跟|与|陪|陪着)$/iu;
const BEHIND = /^(?:と|と一緒に|と一緒|ile|के साथ|के संग|साथ)$/u;
/** Endings that say the same: Korean, and Turkish behind "my". */
const OF_MINE = /^\p{L}+m(?:la|le)$/iu;
const ENDING = /\p{Script=Hangul}(?:와|과|랑|하고)$|^\p{L}+m(?:la|le)$/iu;
/** Articles: a room with an old man is with anybody, and not with one's own. */
const ARTICLE =
  /^(?:a|an|the|eine[rnm]?|der|die|das|dem|den|une?|les?|la|una?|uno|el|il|lo|o|um|uma|एक|一个|一位)$/iu;
/** Who belongs to somebody, by their words where the meaning does not tell. */
const OWN =
  /girlfriend|boyfriend|wife|husband|freundin|freund|copine|copain|novi[ao]|namorad[ao]|fidanzat|女朋友|男朋友|女友|男友|老婆|老公|彼氏|彼女|여자 ?친구|남자 ?친구|여친|남친|sister|brother|schwester|bruder|sœur|frère|herman[ao]|irmã|sorell|fratell|сестр|брат|жен(?:а|ой|у)|муж|姐|妹|哥|弟|兄|姉/iu;

/** Words for any old man or woman, who are nobody's. */
const ANY_OLD =
  /\s|стари|старуш|viej|ancian|vecchi|velh|alte|greis|vieill|老人|老头|老太|老婆|年寄り|노인|yaşlı|عجوز|बूढ़/iu;
/** Whom a woman is with. */
const HUSBAND =
  /husband|boyfriend|^mari$|copain|petit ami|marido|esposo|novio|namorado|marito|fidanzato|^муж|ehemann$|丈夫|男朋友|男友|老公|彼氏|旦那|남편|남자 ?친구|남친|koca|زوجي|पति|बॉयफ्रेंड/iu;

const isOwn = ({ text, meanings }: Piece): boolean =>
  OWN.test(text) ||
  HUSBAND.test(text) ||
  meanings.some(
    ({ kin, trait }) =>
      kin !== undefined || trait === 'talking' || (trait === 'old' && !ANY_OLD.test(text)),
  );

const isSomebody = ({ meanings }: Piece): boolean =>
  meanings.some(
    ({ thing, fauna, self }) =>
      fauna === true ||
      self === true ||
      (thing !== undefined && (thing === 'person' || isBeast(thing))),
  );

/** Where the word is that says with whom it is done, who is named at that place: at it where only an ending does; −1: none does. */
function joinedBy(pieces: Pieces, at: number): number {
  let before = at - 1;
  while (pieces[before]?.role === 'other' && !ARTICLE.test(pieces[before]?.text ?? '')) before--;
  if (BEFORE.test(pieces[before]?.text ?? '') && !isApart(pieces, before, at)) return before;
  const next = pieces[at + 1];
  const isBehind = BEHIND.test(next?.text ?? '') && next?.afterStop === false;
  if (!isBehind && !ENDING.test(pieces[at]?.text ?? '')) return -1;
  const following = pieces[isBehind ? at + 2 : at + 1];
  // Grandma and flowers.
  const isList =
    !OF_MINE.test(pieces[at]?.text ?? '') &&
    following?.afterStop === false &&
    namesThing(following);
  return isList ? -1 : isBehind ? at + 1 : at;
}

const isApart = (pieces: Pieces, from: number, to: number): boolean =>
  pieces.slice(from + 1, to + 1).some(({ afterStop }) => afterStop);

/** The words of a prompt with "she" as the teller's girlfriend, as Japanese calls her with whom something is done. */
const withHer = (pieces: Pieces): Pieces =>
  pieces.map((piece, at) =>
    piece.text === '彼女' && pieces[at + 1]?.text === 'と'
      ? { ...piece, role: null, meanings: [{ thing: 'person', trait: 'woman' }] }
      : piece,
  );

/** The words of a prompt; who does something with somebody of the own, and is not named, is the teller, who is there as well: "dancing with my grandma", "おばあちゃんとスイカを食べる". */
export function withWhom(words: Pieces): Pieces {
  const pieces = withHer(words);
  const those = pieces.filter(isSomebody);
  const [companion] = those;
  if (companion === undefined || those.length > 1 || companion.plural || companion.negated)
    return words;
  const isOne = companion.meanings.every(({ count }) => (count ?? 1) === 1);
  if (!isOne || !namesPerson(companion) || !isOwn(companion)) return words;
  const at = pieces.indexOf(companion);
  const joint = joinedBy(pieces, at);
  if (joint < 0 || (joint < at && belongsToThing(pieces, joint))) return words;
  const before = pieces.slice(0, Math.min(joint, at));
  const behind = pieces.slice(Math.min(joint, at)).filter((_, n) => joint >= at || n > 0);
  const rest = behind.filter((piece) => piece !== pieces[joint] || joint === at);
  return [...before, ...tellerBeside(companion, pieces[Math.min(joint, at)]), ...asNext(rest)];
}

/** Whether nothing comes before somebody but one thing right before "with", which has them: "a house with my wife" is of her. What is eaten is eaten by both. */
function belongsToThing(pieces: Pieces, joint: number): boolean {
  const [first, ...others] = pieces.slice(0, joint).filter(({ role, meanings }) => {
    const tells = meanings.every(
      ({ colour, size, count }) => (colour ?? size ?? count) !== undefined,
    );
    return !((role === 'other' || role === null) && tells);
  });
  const thing = first?.meanings.find((one) => one.thing !== undefined)?.thing;
  return others.length === 0 && thing !== undefined && !FOOD.has(thing);
}

/** The same words with no stop before the first. */
const asNext = ([first, ...rest]: Pieces): Pieces =>
  first === undefined ? [] : [{ ...first, afterStop: false }, ...rest];

/** The teller: a child of who is old or a parent, which `withMyself` tells, else one more person. */
function tellerBeside(companion: Piece, first: Piece | undefined): Pieces {
  const afterStop = first?.afterStop ?? false;
  const as = (meanings: readonly Meaning[], role: Piece['role']): Piece => ({
    ...companion,
    afterStop: false,
    plural: false,
    role,
    meanings,
  });
  if (isElder(companion)) return [{ ...as([{ self: true }], null), afterStop }];
  const teller: Meaning = HUSBAND.test(companion.text)
    ? { thing: 'person', trait: 'woman' }
    : { thing: 'person' };
  return [{ ...as([teller], null), afterStop }, as([], 'and')];
}
