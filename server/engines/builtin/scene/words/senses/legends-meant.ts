import { LEGEND_KEYS } from '../keys/people/legend-keys.ts';
import type { Meaning } from '../meaning.ts';
import { says } from '../neighbours.ts';
import type { IsMeant } from './sense.ts';

/** Things that are only called after a figure: a temple, a book, a puppet. */
const CALLED_AFTER =
  /^(?:temples?|castles?|statues?|puppets?|dolls?|marionettes?|toys?|books?|movies?|films?|costumes?|masks?|posters?|tempel|schloss|puppe|maske)$/iu;
/** What is done with a tale about a figure. */
const TOLD =
  /^(?:reads?|reading|watch(?:es|ing)?|liest|lit|lisant|lee|leyendo|legge|leggendo|lê|lendo|читает|okuyan|okuyor)$/iu;

/** Whether a figure is there: neither what is called after it nor a tale of it. */
const isThere: IsMeant = (pieces, at) => {
  const next = pieces.slice(at + 1).find(({ text }) => !/^['’]?s$/iu.test(text));
  const isCalled = next?.afterStop === false && CALLED_AFTER.test(next.text);
  return !isCalled && !TOLD.test(pieces[at - 1]?.text ?? '');
};

/** Other gods of thunder, and what shows one. */
const OTHER_GODS =
  /^(?:raijin|raiden|indra|perun|jupiter|jove|susanoo|tlaloc|chaac|shango|xangô|перун|雷電)$/iu;

/** The god of thunder, unless he goes by another name than Thor. */
const isThor: IsMeant = (pieces, at) =>
  isThere(pieces, at) &&
  (/thor/iu.test(pieces[at]?.text ?? '') ||
    !(
      says(pieces, ({ trait }) => trait === 'zeus') ||
      pieces.some(({ text }) => OTHER_GODS.test(text) || /^painting$/iu.test(text))
    ));

/** Who made the monster, and who is its bride. */
const MAKER = /^(?:dr|doctor|doktor|docteur|dottore?|doutor|viktor|victor|доктор|baron)$/iu;
const BRIDE = /^(?:bride|braut|fiancée|novia|sposa|noiva)$/iu;
const OF = /^(?:of|de|di|von|do)$/iu;

/** The monster that goes by the name of who made it. */
const isMonster: IsMeant = (pieces, at) =>
  isThere(pieces, at) &&
  !MAKER.test(pieces[at - 1]?.text ?? '') &&
  !(OF.test(pieces[at - 1]?.text ?? '') && BRIDE.test(pieces[at - 2]?.text ?? ''));

/** Peoples and names whose goddess of the moon is not the Chinese one. */
const OTHER_MOONS = /^(?:greek|roman|celtic|selene|artemis|diana|hecate|luna)$/iu;

/** Of figures of tales and beliefs whose names say something else beside some words: when they are meant. */
export const LEGENDS_MEANT: readonly (readonly [Meaning, IsMeant])[] = [
  [LEGEND_KEYS.pinocchio, isThere],
  [LEGEND_KEYS.hanuman, isThere],
  [LEGEND_KEYS.thor, isThor],
  [LEGEND_KEYS.frankenstein, isMonster],
  [
    LEGEND_KEYS.change,
    (pieces, at) => isThere(pieces, at) && !pieces.some(({ text }) => OTHER_MOONS.test(text)),
  ],
];
