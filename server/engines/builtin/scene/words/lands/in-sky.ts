import type { Meaning } from '../meaning.ts';
import type { Piece, Pieces } from '../pieces.ts';

/** What says that something is in the sky or the air, and not beneath it. */
const IN_SKY = new RegExp(
  [
    '\\b(?:in|through|across|into|over) (?:the |a )?(?:\\w+ ){0,2}(?:sky|air|heavens)\\b(?! fryer| conditioner)',
    '\\b(?:am|im|durch den|über den) (?:\\w+ ){0,2}\\w*himmel|\\bin der luft|\\bdurch die luft',
    '\\b(?:dans|à travers) (?:le |un )?(?:\\S+ )?ciel\\b|\\bdans les airs|\\bdans l.air\\b',
    '\\b(?:en|por|a través de) el (?:\\S+ )?(?:cielo|aire)\\b',
    '\\b(?:nel|in|attraverso il) (?:\\S+ )?cielo\\b|\\bin aria\\b|\\bnell.aria\\b',
    '\\b(?:no|pelo) (?:céu|ar)\\b',
    '(?:^| )(?:в|по) (?:\\S+ )?(?:небе|небу|воздухе)',
    'gökyüzünde|(?:^| )gökte|(?:^| )havada',
    'في (?:ال)?سماء|عبر (?:ال)?سماء|في الهواء',
    '(?:आसमान|आकाश|हवा) में',
    '(?:天空|星空|夜空)(?!\\s*[之的]?下)|空中|天上',
    '空\\s*[をに]|空中',
    '하늘[을에]|공중',
  ].join('|'),
  'u',
);

/** Words for a leap out of the water. */
const LEAPS =
  /jump|leap|breach|hopp|sprin?g|sprung|saut|bondi|salta|balza|pula|прыг|zıpl|sıçra|قفز|उछल|कूद|跳|跃|躍|ジャンプ|飛び出|뛰|점프/iu;

/** What is told of a thing, and names none beside it. */
const TELLING: ReadonlySet<string> = new Set<keyof Meaning>([
  ...(['trait', 'posture', 'colour', 'count', 'size', 'praise', 'aged', 'hue', 'vague'] as const),
  ...(['ifNone', 'mood'] as const),
]);

/** Whether a word names anything that could be in the sky. */
export const namesAny = ({ meanings }: Piece): boolean =>
  meanings.some((one) => Object.keys(one).some((key) => !TELLING.has(key)));

/** Whether words for the sky are said of what `isThat` tells: that is what is named last before them, or, where nothing is, first behind them; and it is not said to leap. */
export function isSaidInSky(pieces: Pieces, isThat: (piece: Piece) => boolean): boolean {
  const texts = pieces.map(({ text }) => text.toLowerCase());
  const starts = texts.map((_, at) =>
    texts.slice(0, at).reduce((sum, it) => sum + it.length + 1, 0),
  );
  const matches = texts.join(' ').matchAll(new RegExp(IN_SKY, 'gu'));
  return [...matches].some(({ index, 0: match }) => {
    // Some languages' words for it begin with the space before them.
    const begin = index + (match.length - match.trimStart().length);
    const first = starts.findLastIndex((start) => start <= begin);
    const last = starts.findLastIndex((start) => start < index + match.length);
    const stop = pieces.slice(0, first + 1).findLastIndex(({ afterStop }) => afterStop);
    const sameClause = pieces.slice(Math.max(stop, 0), first);
    if (sameClause.some(({ text }) => LEAPS.test(text))) return false;
    const behind = pieces.slice(last + 1);
    const end = behind.findIndex(({ afterStop }) => afterStop);
    const said =
      sameClause.findLast(namesAny) ??
      (end < 0 ? behind : behind.slice(0, end)).find(namesAny) ??
      (sameClause.length === 0 ? pieces.slice(0, first).findLast(namesAny) : undefined);
    return said !== undefined && isThat(said);
  });
}
