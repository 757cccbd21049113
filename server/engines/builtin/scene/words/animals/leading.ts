import type { Meaning } from '../meaning.ts';
import { isPerson, says } from '../neighbours.ts';
import type { Piece, Pieces } from '../pieces.ts';
import type { Thing } from '../thing.ts';
import { isDoneTo } from './whom-led.ts';

/** Verbs for leading a beast, and for holding it by what it is led by. */
const LEADS =
  /^(?:lead(?:s|ing)?|led|führ(?:t|en|end)|mèn(?:e|ent)|menant|guid(?:e|ent|ant|a|an|ando|ano)|llev(?:a|an|ando)|conduc(?:e|en|iendo)|condu(?:z|zem|zindo|ce|cono|cendo)|puxa(?:m|ndo)?|tira|ве(?:дёт|дет|дут|дущ\p{L}*)|götür\p{L}*|çek(?:en|iyor|erek)|تقود|يقود|يقودون|引|引く|引いて(?:いる)?|引き連れ\p{L}*|끄는|끌고|끌고 ?가\p{L}*|牵|牵着|牽|牽著|ले)$/iu;

/** What it is led by. */
const REINS =
  /^(?:reins?|bridle|halter|lead rope|zügel\p{L}*|halfter|longe|rênes?|riendas?|ronzal|rédeas?|cabresto|redini|briglia|повод(?:а|ом|е|ья|ьев|ьям|ьями|ьях|ок|ка|ке|ком)?|узд\p{L}*|dizgin\p{L}*|yular\p{L}*|اللجام|لجام|الرسن|手綱|고삐\p{L}*|缰绳|韁繩|लगाम)$/iu;

/** What is led. */
export const LED: ReadonlySet<Thing | undefined> = new Set<Thing>([
  ...(['horse', 'donkey', 'camel', 'cow', 'llama', 'elephant', 'sheep', 'goat', 'dog'] as const),
]);

/** What draws something, which is no leading of it. */
const isDrawn = ({ thing, mount, trait }: Meaning): boolean =>
  thing === 'carriage' || thing === 'sleigh' || mount !== undefined || trait === 'mounted';

const isLed = ({ thing }: Meaning): boolean => LED.has(thing);

/** Somebody or something that walks; who works in an office has no beast there. */
function walks(one: Meaning): Meaning {
  if (one.land !== 'office') return { ...one, posture: 'walking' };
  const { land: _land, ifNone: _ifNone, ...rest } = one;
  return { ...rest, posture: 'walking' };
}

/** How many words there may be between the verb and whom it leads. */
const NEAR = 4;

/** Whether a word says that somebody leads a beast; a Hindi verb does with "go" behind it. */
function isLeading(pieces: Pieces, at: number): boolean {
  const text = pieces[at]?.text ?? '';
  if (pieces[at]?.negated === true || !LEADS.test(text)) return false;
  if (text === 'ले' && pieces[at + 1]?.text.startsWith('जा') !== true) return false;
  return isDoneTo(pieces, at, isLed, NEAR);
}

/** A French bridle is written like an English bride. */
const isBridle = (pieces: Pieces, at: number): boolean =>
  /^bride$/iu.test(pieces[at]?.text ?? '') && /^(?:la|sa)$/iu.test(pieces[at - 1]?.text ?? '');

/** The words of a prompt; who leads a beast, by its reins or not, has its lead and goes beside it, and both walk ("a girl leading her horse"). */
export function leading(pieces: Pieces): Pieces {
  const tells = new Set(
    pieces.flatMap(({ text }, at) =>
      REINS.test(text) || isBridle(pieces, at) || isLeading(pieces, at) ? [at] : [],
    ),
  );
  if (
    tells.size === 0 ||
    says(pieces, ({ path }) => path !== undefined) ||
    !says(pieces, isPerson) ||
    !says(pieces, isLed)
  )
    return pieces;
  if (
    says(pieces, isDrawn) ||
    says(pieces, ({ posture }) => posture !== undefined && posture !== 'walking')
  )
    return pieces;
  const first = pieces.findIndex(({ meanings }) => meanings.some(isPerson));
  // To whom a dog is led, a vet at work, does not walk.
  const isWalker = (one: Meaning, at: number): boolean =>
    isLed(one) || (isPerson(one) && (at === first || one.land === undefined));
  return pieces.map((piece, at): Piece => {
    if (tells.has(at))
      return { ...piece, meanings: [{ held: 'lead', holding: true }], role: 'other' };
    return {
      ...piece,
      meanings: piece.meanings.map((one) => (isWalker(one, at) ? walks(one) : one)),
    };
  });
}
