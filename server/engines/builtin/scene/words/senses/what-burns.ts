import { BURNABLE } from '../burnable.ts';
import type { Meaning } from '../meaning.ts';
import type { Piece, Pieces } from '../pieces.ts';
import type { Thing } from '../thing.ts';

/** Words for lights and fires in their places, which burn and set nothing on fire. */
const LIGHTS =
  /^(?:lights?|lamp(?:light)?s?|lanterns?|candle(?:light)?s?|licht(?:er\p{L}*)?|lampen?|laternen?|kerzen?|lumières?|lampes?|bougies?|lanternes?|luz|luces|faroles?|velas?|luce|luci|candel[ae]|lampad[ae]|lanterne|luzes|lanternas?|огн\p{L}*|огон\p{L}*|fire|feuer|feu|fuego|fuoco|fogo|ateş\p{L}*|свет\p{L}*|свеч\p{L}*|фонар\p{L}*|ламп\p{L}*|ışı[kğ]\p{L}*|lamba\p{L}*|mum(?:lar)?\p{L}{0,2}|fener\p{L}*|灯|灯光|灯火|灯笼|燈|燈光|燈火|燈籠|蜡烛|蠟燭|烛光|明かり|灯り|ろうそく|蝋燭|提灯|불빛\p{L}*|등불\p{L}*|촛불\p{L}*|चिराग\p{L}*|दी[पय]\p{L}*|रोशनी|मोमबत्ति?\p{L}*|(?:بال|ال)?(?:أضواء|أنوار|ضوء|نور|شموع|شمعة|فوانيس|مصابيح))$/iu;

/** Lights that are things of their own. */
const LAMPS: ReadonlySet<Thing> = new Set<Thing>([
  'campfire',
  'candle',
  'fairylights',
  'lamp',
  'lantern',
  'paperlantern',
  'streetlamp',
]);

/** Words for what skies, trees and streets are ablaze with. */
const ABLAZE_WITH =
  /^(?:colou?rs?|lights?|lanterns?|neon|blossoms?|flowers?|leaves|foliage|autumn|fall|joy|farben?|lichtern?|blüten|couleurs?|lumières?|colores?|luces|cores|luzes|colori|luci)$/iu;

/** Forms of verbs that stand before what burns in languages that say "burning city" so, or with what it burns behind them in Japanese, Korean, Chinese, Turkish and Hindi. */
const ATTRIBUTIVE =
  /^(?:burning|brennend\p{L}*|lodernd\p{L}*|горящ\p{L}*|пылающ\p{L}*|.*的|燃える|燃えている|燃え上がる|燃えさかる|炎上する|불타는|불이 난|불붙은|불난|yanan|alevler içindeki|जलता|जलता हुआ|जलते हुए|जलती हुई)$/iu;

/** Languages in which who or what burns stands before such a form as its subject. */
const BEHIND_SUBJECT = /^(?:燃え|炎上|yanan|जल)/iu;

/** Particles behind a subject, or by what something is as if it burnt: "紅葉が燃える", "夕日に燃える". */
const PARTICLES = /^(?:が|に|で)$/u;

/** Verbs that as often stand before what burns. */
const VERBS_FIRST = /^(?:горит|горят|пылает|يحترق|تحترق|يشتعل|تشتعل)$/iu;

/** Words for a fire, of something where "of" stands behind them. */
const FIRES = /^(?:incendi[eo]|incêndio|пожар|yangın|حريق|feuersbrunst|großbrand|inferno)$/iu;

/** Words for "of" behind a fire or before it. */
const OF = /^(?:of|des?|d|du|del|della|dello|do|da|di|van)$/iu;

/** The sun or the sky of evening that sets a town on fire. */
const SET_BY_SUN =
  /(?:\b(?:sun\p{L}*|sky|dawn|dusk|autumn|lights?|sonne\p{L}*|soleil|sol|sole)\b)[^,.;]*\b(?:sets?|setting|setzt|met|mette|pone|põe)\b[^,.;]*$/iu;

/** Words for the sky, which has a plain beneath it where nothing else is named. */
const SKY =
  /^(?:sk(?:y|ies)|himmel\p{L}*|ciel|cieux|cielos?|céus?|неб\p{L}*|gökyüzü\p{L}*|سماء|السماء|空|天空|하늘\p{L}*|आसमान|आकाश)$/iu;

/** Keys that tell of something and name nothing. */
const TELLING: ReadonlySet<string> = new Set<keyof Meaning>([
  ...(['colour', 'count', 'size', 'praise', 'aged', 'hue', 'vague', 'mood', 'style'] as const),
  ...(['forsaken', 'mossy', 'narrow', 'future', 'medium', 'trait', 'bygone', 'manner'] as const),
  ...(['weather', 'snowy'] as const),
]);

const isTelling = ({ meanings }: Piece): boolean =>
  meanings.length > 0 && meanings.every((one) => Object.keys(one).every((key) => TELLING.has(key)));

/** Whether a word names what can burn: a building, a vehicle, a tree, a room, a wood, a town. */
const canBurn = ({ text, meanings }: Piece): boolean =>
  !SKY.test(text) &&
  meanings.some(
    ({ thing, land, ifNone, city, town, manner, settled }) =>
      (thing !== undefined && BURNABLE.has(thing)) ||
      settled !== undefined ||
      (land !== undefined && (ifNone === true ? (city ?? town ?? manner) !== undefined : true)),
  );

/** Whether a word names a light, which is lit and sets nothing on fire. */
const isLight = ({ text, meanings }: Piece): boolean =>
  LIGHTS.test(text) || meanings.some(({ thing }) => thing !== undefined && LAMPS.has(thing));

/** How many words may stand between a verb and the light that is its subject: "горит тёплый свет", "تشتعل فيها الأضواء". */
const TO_LIGHT = 3;

/** Whether a light is what is said to burn: right before the word, or behind it in the same breath, with nothing that can burn between. */
function isOfLight(pieces: Pieces, at: number): boolean {
  const last = pieces[at - 1];
  if (last && pieces[at]?.afterStop === false && isLight(last)) return true;
  for (const piece of pieces.slice(at + 1, at + 1 + TO_LIGHT)) {
    if (piece.afterStop || piece.role === 'and' || piece.role === 'with' || canBurn(piece))
      return false;
    if (isLight(piece)) return true;
  }
  return false;
}

const saysBurning = ({ negated, meanings }: Piece): boolean =>
  !negated && meanings.some(({ burning, trait }) => burning === true && trait === undefined);

/** What is said right behind a word up to a preposition, a stop or what it is said of: that; null where nothing is. */
function ahead(pieces: Pieces, at: number): Piece | null {
  const rest = pieces.slice(at + 1);
  const from = rest.findIndex(({ role }) => role !== 'other');
  const run = from < 0 ? [] : rest.slice(from);
  const end = run.findIndex(({ role, afterStop }) => role !== null || afterStop);
  const said = (end < 0 ? run : run.slice(0, end)).filter((piece) => !isTelling(piece));
  return said.find(({ meanings }) => meanings.length > 0) ?? said[0] ?? null;
}

/** Whether it joins what is said before it to something else. */
const isLink = ({ role, text }: Piece): boolean =>
  role === 'and' || (role === 'with' && !PARTICLES.test(text));

/** What is said right before a word; null where nothing is. Single unknown words behind what can burn only tell more of it. */
function behind(pieces: Pieces, at: number): Piece | null {
  if (pieces[at]?.afterStop !== false) return null;
  for (let n = at - 1; n >= 0; n--) {
    const piece = pieces[n];
    if (piece === undefined || isLink(piece)) return null;
    const isUnknown = piece.role === null && piece.meanings.length === 0;
    const before = pieces[n - 1];
    const tellsMore =
      isUnknown && !piece.afterStop && !piece.text.includes(' ') && before && canBurn(before);
    if (LIGHTS.test(piece.text)) return piece;
    if (piece.role === null && !isTelling(piece) && !tellsMore) return piece;
    if (piece.afterStop) return null;
  }
  return null;
}

/** Whether what is said to burn at a place in a prompt is something that does. */
function burns(pieces: Pieces, at: number): boolean {
  const piece = pieces[at];
  if (piece === undefined) return false;
  const text = piece.text.toLowerCase();
  const [next, last] = [pieces[at + 1], pieces[at - 1]];
  const near = pieces.slice(at + 1, at + 3).filter(({ afterStop }) => !afterStop);
  if (isOfLight(pieces, at)) return false;
  if (
    (near[0]?.role === 'with' || OF.test(near[0]?.text ?? '')) &&
    near.some((one) => ABLAZE_WITH.test(one.text))
  )
    return false;
  const said = pieces.slice(0, at + 1).map((one) => one.text);
  if (SET_BY_SUN.test(said.join(' '))) return false;
  const [after, before] = [ahead(pieces, at), behind(pieces, at)];
  if (before && LIGHTS.test(before.text)) return false;
  // The word itself names what burns.
  if (canBurn(piece)) return !(last && LIGHTS.test(last.text));
  if (FIRES.test(text)) {
    // An extinguisher, or stairs to flee by.
    if (last && OF.test(last.text) && before !== null) return false;
    if (next && OF.test(next.text)) return after === null || canBurn(after);
    return true;
  }
  if (ATTRIBUTIVE.test(text)) {
    const isOfSubject =
      BEHIND_SUBJECT.test(text) && (last?.role === null || PARTICLES.test(last?.text ?? ''));
    if (isOfSubject && before !== null) return canBurn(before);
    if (after === null) return before === null || canBurn(before);
    // "City burning", in a row of keywords, tells of the city.
    return canBurn(after) || (text === 'burning' && before !== null && canBurn(before));
  }
  if (
    VERBS_FIRST.test(text) &&
    next?.role === null &&
    after !== null &&
    after.meanings.some(({ thing }) => thing !== undefined)
  )
    return canBurn(after);
  if (before !== null) return canBurn(before);
  return after === null || canBurn(after);
}

/**
 * The words of a prompt; what burns of itself or only as it were ("burning lanterns", "a burning sky", "ablaze with
 * colour") sets nothing on fire that is named besides.
 */
export function whatBurns(pieces: Pieces): Pieces {
  return pieces.map((piece, at) => {
    if (!saysBurning(piece) || burns(pieces, at)) return piece;
    const meanings = piece.meanings.map(({ burning: _, ...rest }): Meaning => rest);
    // It tells of something, and is no word that is unknown.
    const isEmpty = meanings.every((one) => Object.keys(one).length === 0);
    return { ...piece, meanings: isEmpty ? [{ praise: true }] : meanings };
  });
}
