import { wordsOf } from '../../../words/lexicon.ts';
import { COLOURS } from '../../../words/lists/colours.ts';
import { createReader } from '../../../words/reader.ts';
import { NATION_WORDS } from '../lists/nations.ts';
import type { Nation } from '../nation.ts';
import type { Piece, Pieces } from '../pieces.ts';

const readNation = createReader<Nation>(wordsOf(NATION_WORDS, (nation: Nation) => nation));

/** How words begin for those who come from elsewhere: tourists, travellers, explorers, archaeologists. */
const VISITORS = new RegExp(
  `^(${[
    'tourist|turist|backpack|rucksack|travell?er|explor|archa?eolog|archäolog|archéolog|arqueólog|arkeolog',
    'voyageu|routard|viajer|mochiler|reisend|weltenbummler|forschungsreisend|viaggiat|esplorat|viajant|mochileir',
    'турист|путешественни|археолог|исследовател|gezgin|seyyah|sırt çantalı|kaşif|游客|旅客|旅行者|背包客|探险家|考古',
    '観光客|旅人|バックパッカー|探検家|관광객|여행자|배낭여행|탐험가|고고학|سائح|سياح|السياح|مسافر|رحال|عالم آثار',
    'पर्यटक|सैलानी|यात्री|खोजकर्ता|पुरातत्व',
  ].join('|')})`,
  'iu',
);

/** How English adjectives of peoples end, some of which no list has ("Swedish", "European"). */
const OF_PEOPLE = /^\p{Lu}\p{Ll}+(?:ish|ese|an|ch|ek)$/u;

/** What peoples of whole parts of the world are called, who are at home in all of its lands. */
const OF_PARTS = /^(african|asian|latin)/iu;

/** How many letters a land and its people begin with alike ("Kenya", "Kenyan"). */
const ALIKE = 4;

/** Whether a word says that somebody is of the land that is named. */
const isOfLand = (pieces: Pieces, text: string): boolean =>
  OF_PARTS.test(text) ||
  pieces.some(
    (piece) =>
      piece.meanings.some(({ folk }) => folk !== undefined) &&
      piece.text.slice(0, ALIKE).toLowerCase() === text.slice(0, ALIKE).toLowerCase(),
  );

const isPerson = (piece: Piece | undefined): boolean =>
  piece?.meanings.some(({ thing }) => thing === 'person') === true;

const isSkin = (piece: Piece | undefined): boolean =>
  piece?.meanings.some(({ colour }) => colour === COLOURS.black || colour === COLOURS.white) ===
  true;

/** Whether a piece ends what is said of somebody: a colour before another word may be that of clothes. */
const isEnd = (piece: Piece | undefined): boolean =>
  piece === undefined || piece.afterStop || piece.role !== null;

/** Whether somebody is called black or white, right before or, where adjectives follow, right behind who that is. */
const hasSkin = (pieces: Pieces, at: number): boolean =>
  (isSkin(pieces[at - 1]) && pieces[at]?.afterStop === false) ||
  (isSkin(pieces[at + 1]) && pieces[at + 1]?.afterStop === false && isEnd(pieces[at + 2]));

/** Whether a word says that somebody is of a people that is not told from others by its looks, or of one that is not known. */
const isOfOthers = (pieces: Pieces, piece: Piece | undefined): boolean =>
  piece !== undefined &&
  (readNation(piece.text).some(({ meanings }) =>
    meanings.some((one) => one === 'french' || one === 'southern' || one === 'white'),
  ) ||
    (piece.meanings.length === 0 && piece.role === null && OF_PEOPLE.test(piece.text))) &&
  !isOfLand(pieces, piece.text);

/** Whether words tell of people who are not at home where they are, or how their skin is: they look and dress as anybody. */
export const areStrangers = (pieces: Pieces): boolean =>
  pieces.some(
    (piece, at) =>
      isPerson(piece) &&
      (VISITORS.test(piece.text) ||
        hasSkin(pieces, at) ||
        (isOfOthers(pieces, pieces[at - 1]) && !piece.afterStop) ||
        (isOfOthers(pieces, pieces[at + 1]) && pieces[at + 1]?.afterStop === false)),
  );
