import { INDOORS } from '../../world/room/plan-room.ts';
import type { Thing } from '../idea.ts';
import type { Land } from '../land.ts';
import type { Meaning } from '../meaning.ts';
import { says } from '../neighbours.ts';
import type { Piece, Pieces } from '../pieces.ts';
import { isSaidIn, isSaidOutside } from './said-in.ts';

const TOWERS: ReadonlySet<Thing | undefined> = new Set<Thing>(['tower', 'castle']);

/** Words for a room, alone or within a word ("Turmzimmer"). */
const CHAMBER =
  /room\b|chamber|zimmer|stube|gemach|kammer|chambre|habitación|cuarto|aposento|alcoba|stanza|camera|quarto|комнат|спальн|поко[ийяе]|горниц|oda|غرفة|حجرة|房间|房間|卧室|寝室|部屋|방|침실|कमर|कक्ष|शयन/iu;
/** Rooms of a home that a tower may have too. */
const OF_HOMES: ReadonlySet<Land> = new Set<Land>(['room', 'bedroom', 'library']);

/** How many words off a tower its room may be. */
const NEAR = 6;

const isTower = ({ negated, plural, meanings }: Piece): boolean =>
  !negated && !plural && meanings.some(({ thing }) => TOWERS.has(thing));

const namesRoom = ({ land, pane }: Meaning): boolean =>
  land !== undefined && OF_HOMES.has(land) && pane === undefined;

/** Whether a word names a room of which no more is known, or one that a tower may have. */
const isChamber = ({ text, negated, meanings }: Piece): boolean =>
  !negated &&
  (meanings.some(namesRoom) ||
    (CHAMBER.test(text) && meanings.every(({ land, thing }) => (land ?? thing) === undefined)));

/** Words between a room and the tower that it is in, which stands behind it ("la habitación más alta de la torre"). */
const OF =
  /^(?:of|in|inside|within|atop|at|im|in|des|der|von|oben|de|du|del|della|dello|di|da|do|dans|en|nel|nella|no|na|в|من|في|dentro)$/iu;
/** What other words there may be beside those; "a tower of pillows in a room" has others. */
const BETWEEN =
  /^(?:the|an?|old|high(?:est)?|tall|top|dark|her|his|dem|einem|einer|eines|hohen|alten|höchsten|más|alta|la|le|l|les|un|una|une|um|uma|il|lo|plus|haute?|più|mais|a|o|el|высокой|старой|замка)$/iu;
/** Words between a tower and its room behind it. */
const OWNS =
  /^(?:の|的|의|के|की|का|s|room|里|里的|里面|中|中的|内|안|안의|안에|में|एक|bir|içindeki)$/iu;
/** A tower or a castle that says of what is before it that it is in that: by its case in Russian, or with "in" in the same word. */
const IN_ITSELF = /^(?:башни|замка|(?:im|in|nel|nella|no|na|en|dans|в|في) .+)$/iu;
/** The house of flats that is called a tower, in Arabic: the word behind that one. */
const KHALIFA = /^خليفة$/u;
/** What stands before what is seen, in Chinese ("看得见城堡的房间"). */
const SEEN = /^(?:看|看见|看到|见|到|望见)$/u;
/** Furniture is written like rooms, and rooms of hotels have no walls of stone. */
const NO_CHAMBER = /hotel|apartment|office|^(?:beds?|betten|bett|lits?|camas?|letto|letti)$/iu;

/** Whose room it may be ("stanza della principessa nella torre"). */
const ROYAL =
  /^(?:prin[cz]\p{L}*|reina|rainha|reine|regina|königin|rey|roi|rei|re|королевы|принцессы)$/iu;

/** Where the room of the tower at an index is named: in the same word, or beside it with no more than "of the" between; -1: nowhere. */
function chamberOf(pieces: Pieces, at: number): number {
  if (CHAMBER.test(pieces[at]?.text ?? '')) return at;
  // An office tower is one of glass.
  if (pieces[at - 1]?.meanings.some(({ land }) => land === 'office' || land === 'openoffice'))
    return -1;
  if (KHALIFA.test(pieces[at + 1]?.text ?? '') || SEEN.test(pieces[at - 1]?.text ?? '')) return -1;
  const isAt = (n: number): boolean =>
    pieces[n] !== undefined && isChamber(pieces[n]) && !NO_CHAMBER.test(pieces[n].text);
  for (let far = 1; far <= NEAR && pieces[at + far]?.afterStop === false; far++) {
    if (isAt(at + far)) return at + far;
    if (!OWNS.test(pieces[at + far]?.text ?? '')) break;
  }
  // "غرفة البرج": side by side.
  let isOf =
    /\p{Script=Arabic}/u.test(pieces[at]?.text ?? '') || IN_ITSELF.test(pieces[at]?.text ?? '');
  for (let far = 1; far <= NEAR && pieces[at - far + 1]?.afterStop === false; far++) {
    const text = pieces[at - far]?.text ?? '';
    if (isAt(at - far)) return isOf ? at - far : -1;
    if (OF.test(text)) isOf = true;
    // "Windsor" in "a room in Windsor castle".
    else if (!BETWEEN.test(text) && !ROYAL.test(text) && (isOf || !/^\p{Lu}\p{Ll}/u.test(text)))
      break;
  }
  return -1;
}

/** Whether somebody is still on the way to the tower at an index. */
const isOnTheWay = (pieces: Pieces, at: number): boolean =>
  says(pieces, ({ trait }) => trait === 'climbing') &&
  pieces.slice(Math.max(0, at - 2), at).some(({ text }) => /^(?:to|towards?|up)$/iu.test(text));

/** The words of a prompt; a room of a tower or a castle, and a tower in which somebody sleeps, are seen from within: walls of stone around a bed. A wizard's tower is one of its own. */
export function inTowers(pieces: Pieces): Pieces {
  const at = pieces.findIndex(isTower);
  const named = pieces[at];
  // Rapunzel's tower is seen with her at its window.
  const isOfTale = says(
    pieces,
    ({ trait, thing }) => trait === 'mage' || thing === 'rapunzeltower',
  );
  if (named === undefined || isOfTale || isOnTheWay(pieces, at)) return pieces;
  // What one does in a bedroom elsewhere is done under water in a palace there.
  if (says(pieces, ({ land, ifNone }) => land === 'underwater' && ifNone !== true)) return pieces;
  const chamber = chamberOf(pieces, at);
  const isIn = named.meanings.some(({ isInside }) => isInside === true) || isSaidIn(pieces, at);
  const sleeps =
    says(pieces, ({ posture }) => posture === 'sleeping') &&
    says(pieces, ({ thing }) => thing === 'person');
  if ((chamber < 0 && !(isIn && sleeps)) || isSaidOutside(pieces, at)) return pieces;
  const hasRoom = says(pieces, (one) => namesRoom(one) && !(sleeps && one.land === 'room'));
  // High over the land around it, where no other is named.
  const isElsewhere = says(
    pieces,
    ({ land, ifNone }) => ifNone !== true && land !== undefined && !INDOORS.includes(land),
  );
  const tower: readonly Meaning[] = [
    { shell: 'tower', ...(!isElsewhere && { surrounds: 'mountain' }) },
    ...(hasRoom ? [] : [{ land: 'bedroom' } as const]),
  ];
  return pieces.map((piece, n) => {
    if (n === at) return { ...piece, role: null, meanings: tower };
    return n === chamber && !hasRoom ? { ...piece, meanings: [{ land: 'bedroom' }] } : piece;
  });
}
