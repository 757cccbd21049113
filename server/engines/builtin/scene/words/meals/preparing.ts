import { PEOPLE_KEYS } from '../keys/people/people-keys.ts';
import type { Meaning } from '../meaning.ts';
import { saysPerson } from '../neighbours.ts';
import type { Piece, Pieces } from '../pieces.ts';
import type { Thing } from '../thing.ts';
import { isNoCooking } from './having-meals.ts';

/** Verbs for getting a meal ready. */
const PREPARES =
  /^(?:mak(?:es|ing)|cook(?:s|ing)|cuisine|cocina|cucina|cozinha|prépar\p{L}*|prepar\p{L}*|bereite[tn]?|zubereite\p{L}*|macht|machen|kocht|hace|готов(?:ит|ят)|hazırl\p{L}*|yapıyor|yapan|تحضر|يحضر|تحضّر|تعد|تُعد|يعد|준비\p{L}*|만[들드든]\p{L}*|차리\p{L}*|准备|準備\p{L}*|做|作|作って\p{L}*|作る|支度\p{L}*|तैयार|बना\p{L}*)$/iu;

/** Words for meals. */
const MEALS =
  /^(?:dinner|lunch|breakfast|supper|meals?|food|dîner|déjeuner|petit[- ]déjeuner|repas|souper|cena|comida|almuerzo|desayuno|pranzo|colazione|jantar|almoço|café da manhã|abendessen|mittagessen|frühstück|essen|ужин|обед|завтрак|еду|yemek|yemeği|kahvaltı\p{L}*|العشاء|الغداء|الفطور|الطعام|저녁\p{L}*|점심\p{L}*|아침\p{L}*|밥\p{L}*|晚饭|午饭|早饭|饭|夕食|夕飯|朝食|昼食|ご飯|खाना|नाश्ता|भोजन)$/iu;

/** What are verbs right behind who cooks, and a kitchen or those who work in one elsewhere. */
const COOKS = /^(?:cooks|cuisine|cocina|cucina|cozinha)$/iu;

/** Dishes that are cooked and not drawn. */
const DISHES =
  /^(?:lasagne?|risotto|dumplings|ravioli|gnocchi|polenta|couscous|tajine|goulash|gulasch|börek|gözleme|mantı|dolma|sarma|пирожки|пельмени|блины|котлеты|плов|김밥\p{L}*|떡볶이\p{L}*|잡채\p{L}*|만두\p{L}*|餃子|お弁当|味噌汁|おにぎり|炒饭|समोसे|बिरयानी|खीर|empanadas?|tamales|arepas|feijoada|moqueca)$/iu;

/** Both in one, where no space parts words. */
const BOTH = /^(?:准备|做|煮|炒|下)(?:晚饭|午饭|早饭|早餐|午餐|晚餐|饭|菜|面|面条|汤|粥)$/u;

/** Dishes that are drawn, which somebody who makes them does not eat yet. */
const COOKED: ReadonlySet<Thing | undefined> = new Set<Thing>([
  ...(['pancakes', 'soup', 'paella', 'spaghetti', 'curry', 'ramen'] as const),
]);
const namesDish = ({ text, meanings }: Piece): boolean =>
  MEALS.test(text) || DISHES.test(text) || meanings.some(({ thing }) => COOKED.has(thing));
const saysPreparing = ({ text }: Piece): boolean => PREPARES.test(text);

/** How many words may stand between the two. */
const NEAR = 4;

/** Words behind which a meal is when, where or for what something else is made. */
const ELSE =
  /^(?:at|over|before|after|during|with|for|near|of|beim?|vor|nach|für|mit|während|zum|pour|avant|après|pendant|avec|devant|para|con|com|antes|durante|per|prima|dopo|для|за|перед|на|с|к)$/iu;
/** "Of", behind a meal that is a figure of speech: a lion makes a meal of a zebra. */
const OF = /^(?:of|out)$/iu;
/** What is cooked there is cooked in no kitchen. */
const OUTSIDE = /^(?:outside|outdoors?|campfire|fire|street)$/iu;

/** Who makes food to sell it. */
const SELLS = /\b(?:vendor|hawker|stallholder)s?$/iu;

const isElse = ({ text, meanings }: Piece): boolean =>
  ELSE.test(text) || meanings.some(({ thing }) => thing !== undefined && thing !== 'person');

/** Whether such a word stands near, before any stop between them, and nothing else that is made. */
const isNear = (pieces: Pieces, at: number, other: (piece: Piece) => boolean): boolean =>
  !pieces[at]?.negated &&
  pieces[at - 1]?.role !== 'not before' &&
  pieces.some((piece, n) => {
    if (n === at || Math.abs(n - at) > NEAR || piece.negated || !other(piece)) return false;
    if (pieces[n - 1]?.role === 'not before') return false;
    const between = pieces.slice(Math.min(n, at) + 1, Math.max(n, at));
    return (
      between.every((one) => !one.afterStop && !isElse(one)) &&
      !pieces[Math.max(n, at)]?.afterStop &&
      !OF.test(pieces[Math.max(n, at) + 1]?.text ?? '')
    );
  });

/** Whether somebody who is named is no cook by trade. */
const isDoer = (piece: Piece | undefined): boolean =>
  piece !== undefined && saysPerson(piece) && piece.meanings.every(({ trait }) => trait !== 'chef');

/** The words of a prompt; who prepares a meal cooks, in a kitchen if no place is said, and sits at no table yet. */
export function preparing(pieces: Pieces): Pieces {
  if (pieces.some(({ text }) => SELLS.test(text))) return pieces;
  const isOutside = pieces.some(({ text }) => OUTSIDE.test(text));
  const deed: Meaning = isOutside ? { trait: PEOPLE_KEYS.cooking.trait } : PEOPLE_KEYS.cooking;
  const cooks = pieces.map(
    ({ text, afterStop, meanings }, at) =>
      // Who stirs a pot or rolls out dough is drawn doing that.
      (BOTH.test(text) && meanings.every(({ trait }) => (trait ?? 'chef') === 'chef')) ||
      (COOKS.test(text) && !afterStop && isDoer(pieces[at - 1])) ||
      (PREPARES.test(text) && isNear(pieces, at, namesDish) && !isNoCooking(pieces, at)),
  );
  if (!cooks.includes(true)) return pieces;
  return pieces.map((piece, at): Piece => {
    if (cooks[at]) return { ...piece, role: null, meanings: [deed] };
    return namesDish(piece) && isNear(pieces, at, saysPreparing)
      ? { ...piece, role: 'other', meanings: [] }
      : piece;
  });
}
