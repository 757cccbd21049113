import type { Meaning } from '../meaning.ts';
import { namesThing, saysPerson } from '../neighbours.ts';
import type { Piece, Pieces } from '../pieces.ts';

/** What somebody is, wears or plays, and does to nobody: "a woman dressed as a queen", "хочет стать королём". */
const OF_ONESELF =
  /^(?:as|like|be|being|becom\w*|wear\w*|dress\w*|disguis\w*|portray\w*|pretend\w*|play(?:s|ed|ing)?|role|works?|working|als|wie|verkleide\w*|gekleidet|spielt|comme|être|déguis\p{L}*|habillé\p{L}*|vêtue?s?|rôle|joue|como|ser|vestid[oa]s?|disfrazad[oa]s?|fantasiad[oa]s?|come|essere|resembl\w*|imitat\w*|impersonat\w*|called|named|turn(?:s|ed|ing)|ähnel\p{L}*|gleicht|wird|werden|wurde|imitiert|verwandel\p{L}*|genannt|devi[ea]n\p{L}*|ressembl\p{L}*|imit\p{L}*|incarn\p{L}*|appelée?|nommée?|transform\p{L}*|parec\p{L}*|conviert\p{L}*|converti\p{L}*|vuelve|llamad[oa]|vir(?:a|ou|ando)|torn(?:a|ou|ando)|chamad[oa]|sembra\p{L}*|divent\p{L}*|somiglia\p{L}*|assomiglia\p{L}*|chiamat[oa]|изобража\p{L}*|превра[щт]\p{L}*|похож\p{L}*|напомина\p{L}*|подража\p{L}*|притворя\p{L}*|мечта\p{L}*|стал|يشبه|تشبه|يصبح|تصبح|أصبح|أصبحت|يقلد|تقلد|يتظاهر|تتظاهر|يتحول|تتحول|travestit[oaie]|vestit[oaie]|как|играет|играют|работает|стать|стала?|становится|gibi|olarak|olan|يرتدي|ترتدي|يلبس|تلبس|يعمل|تعمل|يمثل|مثل)$/iu;

/** Articles and the like, behind which it is somebody else who is named. */
const ARTICLE =
  /^(?:an?|the|another|his|her|their|its|my|our|your|eine?[nmrs]?|de[rnms]|die|das|sein\p{L}*|ihr\p{L}*|mein\p{L}*|une?|les?|la|l|des|du|aux?|sa|ses|son|leurs?|mon|ma|mes|el|los|las|al|sus?|una|uno|unos|unas|mi|mis|os?|as?|ao|à|aos|às|uma?s?|seus?|suas?|meu|minha|il|lo|gli|i|alla?|allo|agli|ai|alle|suo|suoi|sue|mio|mia|bir)$/iu;

/** Endings of Russian verbs, and of words in the case of what one is ("работает врачом"). */
const RUSSIAN_VERB = /(?:[еёи]т|[уюая]т|[аяие]л[аи]?|щ(?:ий|ая|ие))(?:ся|сь)?$/iu;
const RUSSIAN_BEING = /(?:ом|ем|ём|ой|ей|ами|ями)$/iu;
/** Beginnings of Arabic verbs. */
const ARABIC_VERB = /^[يت]\p{Script=Arabic}{2,}$/u;
/** Turkish words in the case of those to whom something is done, and such as only end like it; and the verb behind them. */
const TURKISH_CASE = /[^aeıiuüçc][aeıiuü]$/iu;
const NO_TURKISH_CASE = /^(?:(?:büyük)?anne|nine|dede|teyze|hemşire|abla|prense|kraliçe|hoca)$/iu;
const TURKISH_VERB = /yor(?:lar|du)?$/iu;
/** What Chinese says before those for whom, with whom or to whom something is done. */
const TO_SOMEBODY = /[给給为為帮幫替向教喂餵扶抱背送陪救骂罵]|照顾|照顧|采访|採訪/u;
/** What Hindi says behind somebody who is helped or looked after. */
const HINDI_CARE = /^(?:जाँच|जांच|मदद|देखभाल|सेवा|मालिश)/u;
/** Who turns into somebody or is dressed up as one, in Japanese and Korean. */
const BECOMES = /変身|扮|仮装|なる|なっ|なり|憧れ|似|真似|변신|변장|분장|되|꿈|닮|흉내/u;
/** Who becomes somebody in Turkish and Chinese, or is like one. */
const IS_LIKE =
  /^(?:ol(?:uyor|du|mak|acak|muş)|benz|dönüş|taklit)|成为|成為|变成|變成|变为|認為|认为|模仿|扮演/iu;

/** Words for whom something is done, before who that is, behind it, and written as one with it. */
const FOR = /^(?:for|für|pour|para|per|для)$/iu;
const FOR_BEHIND = /^(?:için|के लिए|लिए|ために|위해서?)$/u;
const FOR_WITHIN = /^ل\p{Script=Arabic}{2,}/u;
/** How many words ("her two little") may stand behind such a word before who that is. */
const NEAR = 4;
/** Who is waited or looked for is not there. */
const AWAITS =
  /^(?:wait\p{L}*|look\p{L}*|search\p{L}*|long\p{L}*|wart\p{L}*|attend\p{L}*|esper\p{L}*|aspett\p{L}*|such\p{L}*|cherch\p{L}*|busca\p{L}*|procura\p{L}*|cerca\p{L}*)$/iu;

/** Whether what somebody does is for the second of two people, between whom those words stand. */
function isForSomebody(pieces: Pieces, between: Pieces, to: number): boolean {
  if (between.some(({ text }) => AWAITS.test(text))) return false;
  // Right behind somebody it tells who that is: a portrait of a child, a boy who is a player.
  if (between.length > 0 && FOR_WITHIN.test(pieces[to]?.text ?? '')) return true;
  if (pieces.slice(to + 1, to + 3).some(({ text }) => FOR_BEHIND.test(text))) return true;
  return between.slice(-NEAR).some(({ text }) => FOR.test(text));
}

/** Whether a word may be what somebody does: it is unknown, or a deed. */
const maybeVerb = ({ meanings, role, negated }: Piece): boolean =>
  role === null &&
  !negated &&
  meanings.every(
    ({ thing, trait, pairing, dines, sells }) =>
      thing === undefined && (trait ?? pairing ?? dines ?? sells) !== undefined,
  );

/** Whether something is done to the second of two people, between whom those words stand, in languages that tell it before them. */
function isToldBefore(between: Pieces, second: Piece): boolean {
  const at = between.findIndex(({ role, meanings }) => role !== 'other' || meanings.length > 0);
  const verb = between[at];
  if (verb === undefined || !maybeVerb(verb) || between.some(namesThing)) return false;
  const behind = between.slice(at + 1);
  if (ARABIC_VERB.test(verb.text)) return true;
  if (/\p{Script=Cyrillic}/u.test(verb.text))
    return RUSSIAN_VERB.test(verb.text) && !RUSSIAN_BEING.test(second.text);
  return (
    behind.some(
      ({ text, meanings }) =>
        ARTICLE.test(text) || meanings.some(({ count }) => count !== undefined),
    ) ||
    (second.plural && behind.length === 0 && /\p{Script=Latin}/u.test(second.text))
  );
}

/** What may stand behind somebody in Japanese before what tells the case: "of", and that they are several. */
const OF_SEVERAL = /^(?:の|たち|達)$/u;

/** Whether it is done to the second of two people, in languages that tell so by what stands behind each of them. */
function isToldBehind(pieces: Pieces, from: number, to: number): boolean {
  const [first, second] = [pieces[from], pieces[to]];
  const text = pieces.slice(from + 1, to).map((one) => one.text);
  const rest = pieces.slice(to + 1);
  if (first === undefined || second === undefined) return false;
  if (BECOMES.test(rest.map((one) => one.text).join(''))) return false;
  if (pieces.slice(from + 1).some((one) => IS_LIKE.test(one.text))) return false;
  // "お年寄りの女性に" is one.
  const behind = rest.find((one) => !OF_SEVERAL.test(one.text) && !saysPerson(one))?.text ?? '';
  if (/^[がはも]$/u.test(text[0] ?? '')) return /^(?:に|を|へ)$/u.test(behind);
  if (/[가이은는서]$/u.test(first.text)) return /(?:에게|한테|께|[을를])$/u.test(second.text);
  if (/\p{Script=Han}/u.test(second.text)) return TO_SOMEBODY.test(text.join(''));
  if (/\p{Script=Devanagari}/u.test(second.text))
    return behind === 'को' || (behind === 'की' && rest.some((one) => HINDI_CARE.test(one.text)));
  const isOther =
    text.includes('bir') || (TURKISH_CASE.test(second.text) && !NO_TURKISH_CASE.test(second.text));
  return isOther && rest.some((one) => TURKISH_VERB.test(one.text));
}

/** Whether two people, no other named between them, can only be two: the one does something to the other. */
function areTwo(pieces: Pieces, from: number, to: number): boolean {
  const second = pieces[to];
  const between = pieces.slice(from + 1, to);
  if (second === undefined || [...between, second].some(({ afterStop }) => afterStop)) return false;
  if (between.some(({ text }) => OF_ONESELF.test(text.split(' ')[0] ?? ''))) return false;
  return (
    isToldBefore(between, second) ||
    isToldBehind(pieces, from, to) ||
    isForSomebody(pieces, between, to)
  );
}

/** The words of a prompt; to whom somebody does something is somebody else ("a waiter serving an old lady", "医生给孩子看病"). */
export function doneToOthers(pieces: Pieces): Pieces {
  const people = pieces.flatMap((piece, at) => (saysPerson(piece) ? [at] : []));
  const others = new Set(
    people.filter((at, n) => n > 0 && areTwo(pieces, people[n - 1] ?? at, at)),
  );
  return pieces.map((piece, at) =>
    others.has(at)
      ? {
          ...piece,
          meanings: piece.meanings.map(
            (one): Meaning => (one.thing === 'person' ? { ...one, isElse: true } : one),
          ),
        }
      : piece,
  );
}
