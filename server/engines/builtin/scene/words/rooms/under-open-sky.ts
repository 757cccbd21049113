import type { Meaning } from '../meaning.ts';
import { says } from '../neighbours.ts';
import type { Pieces } from '../pieces.ts';
import { isSaidIn } from './said-in.ts';

/** What is no room's: a rainbow, and snow that lies. */
const isOfTheOpen = ({ sky, snowy, ground }: Meaning): boolean =>
  sky === 'rainbow' || sky === 'aurora' || (snowy === true && ground === true);

/** What is said of a room: its hearth, a window, a seat in it. */
const isOfRoom = ({ hearth, pane, seat }: Meaning): boolean =>
  (hearth ?? pane ?? seat) !== undefined;

/** Words that put who is named into the building, and those that only add something to it. */
const AT = /^(?:at|à|au|bei)$/iu;
const WITH = /^(?:with|mit|avec|con|com|с|مع)$/iu;

/** What snow and rainbows do themselves. */
const OF_WEATHER = /^(?:fall|cover|lying|lies|shin|appear|glow|arch|bedeck|liegt|tomb|cubr)/iu;

/** How many words of what the building is like may stand between snow and the building ("a snowy old school"). */
const NEAR = 2;

/** Whether a rainbow or snow is itself there, and no colour, picture or name of what is said right behind it ("rainbow backpacks", "a snowy owl"). */
function isThereItself(pieces: Pieces, sky: number, building: number): boolean {
  if (sky < building && building - sky <= NEAR + 1) return true;
  const next = pieces[sky + 1];
  return next === undefined || next.afterStop || next.role !== null || OF_WEATHER.test(next.text);
}

/** Words in other languages than English beside which a rainbow is a picture or a colour, and snow an ornament. */
const MADE =
  /^(?:(?:ge)?mal(?:t|en|end\p{L}*)|zeichne\p{L}*|gezeichnet\p{L}*|wand|wände|deko\p{L}*|dessin\p{L}*|pein(?:t|ts|te|tes|dre|gnent|gnant)|murs?|décor\p{L}*|pint(?:an?|ando|ad[ao]s?|am|ou)|dibuj\p{L}*|desenh\p{L}*|pared(?:es)?|parede|murale?|decora\p{L}*|dipin\p{L}*|disegn\p{L}*|mur[oi]|parete|pareti|рису\p{L}*|нарисова\p{L}*|стен\p{L}*|украш\p{L}*|çiz\p{L}*|boya\p{L}*|duvar\p{L}*|süs\p{L}*|[يت]?رسم\p{L}*|[يت]رسمون|جدار|حائط|زينة|बना(?:ते|ता|ती)|चित्र|दीवार|सजावट)$|^色$|무지개색|[画畫描]|壁|墙|装饰|飾|그리|그린|그림|벽|장식/iu;
/** Words for what is seen from a room: a view, and "outside" by itself. */
const SEEN =
  /^(?:blick(?: auf)?|aussicht|draußen|vue|dehors|vista|fuera|afuera|fora|lá fora|fuori|вид(?:ом)?|снаружи|dışarıda|manzara\p{L}*|إطلالة|खिड़की|बाहर)$|看|眺|見る|見える|窗外|외면|바깥|보는|보이는/iu;
/** Where it is Christmas, malls have snow of their own. */
const isFestive = ({ christmas, thing }: Meaning): boolean =>
  christmas === true || thing === 'christmastree';

/** Korean for who has eyes, or opens and shuts them: the word for snow is that for an eye. */
const EYES = /^눈[이을]?$/u;
const OF_EYES = /^(?:큰|작은|예쁜|맑은|파란|푸른|검은|초록|까만|뜬|뜨고|뜨는|감은|감고|감는|반짝)/u;

const isEye = (pieces: Pieces, at: number): boolean =>
  EYES.test(pieces[at]?.text ?? '') && OF_EYES.test(pieces[at + 1]?.text ?? '');

/** Whether the building of that index is seen from outside for the snow that lies around it, or the rainbow or the aurora over it: nobody is said to be in it, and nothing else is named between the two. */
export function isUnderOpenSky(pieces: Pieces, at: number): boolean {
  if (says(pieces, isOfRoom) || isSaidIn(pieces, at)) return false;
  if (pieces.some(({ text }) => MADE.test(text) || SEEN.test(text))) return false;
  const isMall = pieces[at]?.meanings.some(({ land }) => land === 'mall') === true;
  if (isMall && says(pieces, isFestive)) return false;
  const isAt = pieces.slice(Math.max(0, at - 3), at).some(({ text }) => AT.test(text));
  return (
    !isAt &&
    pieces.some((one, n) => {
      if (one.negated || !one.meanings.some(isOfTheOpen) || isEye(pieces, n)) return false;
      const between = pieces.slice(Math.min(n, at) + 1, Math.max(n, at));
      const isParted = between.some(
        ({ text, meanings }) =>
          WITH.test(text) || meanings.some(({ thing, land }) => (thing ?? land) !== undefined),
      );
      return !isParted && isThereItself(pieces, n, at);
    })
  );
}
