import type { Meaning } from '../meaning.ts';
import { changed, says } from '../neighbours.ts';
import type { Piece, Pieces } from '../pieces.ts';

/** Words that say of a street or a road that it is of earth, beside it. */
const OF_EARTH =
  /^(?:dirt|unpaved|unsealed|earthen|earth|ungepflastert\p{L}*|unbefestigt\p{L}*|unasphaltiert\p{L}*|staub\p{L}*|terre|poussière|tierra|polvo|terra|terriccio|sterrat[aoei]|poeira|barro|грунтов\p{L}+|земляно\p{L}+|немощ[её]н\p{L}+|незаасфальтированн\p{L}+|toprak|asfaltsız|ترابي|ترابية|未舗装|土|ほこりっぽ|埃っぽい|砂埃|비포장|흙먼지|흙|尘土|泥土|未铺|未铺砌|黄土|कच्ची|कच्चे|कच्चा|धूल)$/iu;
/** "Not paved", in two words. */
const NOT = /^(?:non|sin|sem|no|not|не|ohne|senza|pas)$/iu;
const PAVED = /pav|asfalt|asphalt|calçament|мощ|асфальт/iu;
/** Words between a street and what it is of. */
const JOINS = /^(?:de|di|da|do|en|in|em|d|の|的|비|포장|い)$/iu;
/** How many words may stand between the two. */
const NEAR = 2;

/** Words for what leads from place to place, along which no houses stand. */
const ROAD =
  /road|track|path|chemin|sentier|route|piste|estrada|carretera|camino|strada|дорог|yol|طريق|道路|^道|路$|길|도로|सड़क|रास्त|weg|straße/iu;

/** Streets of towns that are known by their houses are paved as those are, but for those of India. */
const isPaved = ({ town }: Meaning): boolean => town !== undefined && town !== 'indian';

const isStreet = (one: Meaning): boolean =>
  one.ifNone !== true &&
  !isPaved(one) &&
  (one.land === 'street' || (one.land === undefined && one.path !== undefined));

/** Whether the word at an index, or it and the next, says that a street or a pitch is of earth. */
export const saysEarth = (pieces: Pieces, at: number): boolean => {
  const piece = pieces[at];
  if (piece === undefined) return false;
  return (
    OF_EARTH.test(piece.text) ||
    piece.meanings.some(({ dusty }) => dusty === true) ||
    (NOT.test(piece.text) && PAVED.test(pieces[at + 1]?.text ?? ''))
  );
};

/** The words beside a street, from which to which, that say that it is of earth; null: none does. */
function earthBeside(pieces: Pieces, at: number): readonly [number, number] | null {
  for (const step of [-1, 1] as const)
    for (let far = 1; far <= NEAR; far++) {
      const n = at + step * far;
      const piece = pieces[n];
      if (piece === undefined || pieces[step < 0 ? n + 1 : n]?.afterStop) break;
      if (saysEarth(pieces, n))
        return [Math.min(n, at), NOT.test(piece.text) ? n + 1 : Math.max(n, at)];
      if (piece.meanings.length > 0 || !JOINS.test(piece.text)) break;
    }
  return null;
}

/** What a street of earth is: a way through open land, in which houses of a village stand where it is a street. */
function asEarth(one: Meaning, isRoad: boolean): Meaning {
  const { alley: _alley, town: _town, square: _square, manner: _manner, ...rest } = one;
  const isOfVillage = !isRoad || one.town === 'indian';
  return isStreet(one)
    ? {
        ...rest,
        ...{ land: 'field', path: 'earth', unpaved: true },
        ...(isOfVillage && { settled: 'village' }),
      }
    : one;
}

/** Whether a word names a town or a city, whose streets stay its own though they are of earth or dusty. */
const isTown = ({ settled, city, forsaken, land, town, ifNone }: Meaning): boolean =>
  settled === 'town' ||
  city !== undefined ||
  forsaken === true ||
  land === 'city' ||
  (town === 'souk' && ifNone === true);

/** Whether a way is of earth by its own name ("dirt road", "gravel track"). */
const isInItsName = (text: string): boolean =>
  text
    .split(/[\s-]+/u)
    .some((word) => OF_EARTH.test(word) || /^(?:gravel|sandy|track)$/iu.test(word));

/** The words of a prompt: streets and roads that are said to be of earth or dusty. */
function ofEarth(pieces: Pieces): Pieces {
  const out = pieces.map((piece) =>
    !piece.negated && piece.meanings.some(isEarthRoad) && isInItsName(piece.text)
      ? { ...piece, meanings: piece.meanings.map((one) => ({ ...one, unpaved: true as const })) }
      : piece,
  );
  const isInTown = says(pieces, isTown);
  pieces.forEach((piece, at) => {
    const isOfTown = isInTown && !ROAD.test(piece.text);
    const isWay = !piece.negated && !isOfTown && piece.meanings.some(isStreet);
    const beside = isWay ? earthBeside(pieces, at) : null;
    if (beside === null) return;
    for (let n = beside[0]; n <= beside[1]; n++) {
      const word = out[n] as Piece;
      out[n] =
        n === at
          ? { ...word, meanings: word.meanings.map((one) => asEarth(one, ROAD.test(word.text))) }
          : { ...word, negated: false, meanings: [{ size: 1 }] };
    }
  });
  return out;
}

/** Whether it is a way of earth through fields. */
const isEarthRoad = ({ land, path, scenery, thing }: Meaning): boolean =>
  land === 'field' && path === 'earth' && (scenery ?? thing) === undefined;

/** Names of Mexico. */
const MEXICAN =
  /^(?:m[eéè][xjs]+i[ck]\p{L}*|мексик\p{L}*|meksika\p{L}*|المكسيك|墨西哥|メキシコ|멕시코|मेक्सिको)$/iu;

/** What a country that is named has along its roads; null: what is along any. */
function landOfTowns(pieces: Pieces): Meaning | null {
  if (pieces.some(({ text }) => MEXICAN.test(text)))
    return { land: 'desert', also: ['cactus', 'cactus', 'cactus'] };
  if (says(pieces, ({ savanna }) => savanna === true)) return { land: 'plain' };
  const towns = pieces
    .flatMap(({ meanings }) => meanings)
    .flatMap(({ ifNone, town }) => (ifNone === true && town !== undefined ? [town] : []));
  if (towns.includes('souk')) return { land: 'desert', also: ['palm', 'palm', 'palm'] };
  return towns.includes('indian') || towns.includes('caribbean') ? { settled: 'village' } : null;
}

/** The words of a prompt: a dirt road and an unpaved street are ways of earth, and lead through the land of the country that is named with them, not its bazaars and squares. */
export function earthRoads(said: Pieces): Pieces {
  if (says(said, (one) => one.ifNone !== true && isPaved(one))) return said;
  const pieces = ofEarth(said);
  if (!says(pieces, isEarthRoad)) return pieces;
  const around = landOfTowns(pieces);
  const isVillage = says(pieces, ({ settled }) => settled !== undefined);
  // Who plays football on it has no pitch there.
  const played = changed(pieces, (one) =>
    one.scenery === 'villagepitch' && one.ifNone === true && one.thing === undefined ? null : one,
  );
  const isMexican = pieces.some(({ text }) => MEXICAN.test(text));
  if (around === null || (isVillage && around.land !== undefined && !isMexican)) return played;
  return changed(played, (one) => (isEarthRoad(one) ? { ...one, ...around } : one));
}
