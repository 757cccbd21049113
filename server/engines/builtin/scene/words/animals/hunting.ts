import { isBeast, isWalker } from '../creatures.ts';
import type { Piece, Pieces } from '../pieces.ts';

/** Words for hunting, which may be for nothing that is there; those for chasing always name whom. */
const HUNTS =
  /^(?:hunt(?:s|ing)?|chassant|qui chasse|chassent|caz\p{L}+|caza (?:a|una)|que caza|caç\p{L}+|caça (?:um|uma)|cacci\p{L}+|che caccia|a caccia|охот\p{L}+|на охоте|av(?:lanan|lanıyor|layan|lıyor)|يفترس|تفترس|捕猎|狩猎|猎杀|捕食|狩\p{L}+|사냥\p{L}+|शिकार .+)$/iu;
/** Scripts of languages in which both may be named before the word, and Turkish. */
const BOTH_BEFORE =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Hangul}\p{Script=Devanagari}]|^av/u;

const isNamed = ({ meanings, negated }: Piece): boolean =>
  !negated &&
  meanings.some(({ thing }) => thing !== undefined && (isBeast(thing) || isWalker(thing)));
const isParting = ({ role, text }: Piece): boolean =>
  role === 'and' || /^(?:with|mit|avec|con|com|со?|مع)$/iu.test(text);

/** Whether somebody hunts somebody in the words round a place, up to the stops. */
function isOfPrey(pieces: Pieces, at: number): boolean {
  const text = pieces[at]?.text ?? '';
  const start = pieces.findLastIndex(({ afterStop }, n) => n <= at && afterStop);
  const stop = pieces.findIndex(({ afterStop }, n) => n > at && afterStop);
  const before = pieces.slice(Math.max(0, start), at);
  const behind = pieces.slice(at + 1, stop < 0 ? undefined : stop);
  if (BOTH_BEFORE.test(text)) return [...before, ...behind].filter(isNamed).length > 1;
  const hunter = before.findLastIndex(isNamed);
  const prey = behind.findIndex(isNamed);
  return (
    hunter >= 0 && prey >= 0 && ![...before.slice(hunter), ...behind.slice(0, prey)].some(isParting)
  );
}

/** The words of a prompt; who hunts runs after somebody where that one is named: a hunting dog, a lodge, an owl at night and who hunts for eggs run after nobody. */
export const hunting = (pieces: Pieces): Pieces =>
  pieces.map((piece, at) =>
    HUNTS.test(piece.text) &&
    piece.meanings.some(({ relation }) => relation === 'chases') &&
    !isOfPrey(pieces, at)
      ? { ...piece, meanings: [] }
      : piece,
  );
