import type { Meaning } from '../meaning.ts';
import { says } from '../neighbours.ts';
import type { Pieces } from '../pieces.ts';
import { inSenses, type Sense } from './sense.ts';

/** Words for outer space that mean some room to live in as well. */
const SPACE = /^(?:spaces?|espacios?|espaces?|spaz(?:io|i)|espaços?)$/iu;

/** Articles of any one, which outer space never has. */
const ANY = /^(?:an?|una?|uno|une?|um|des|unos|uns|my|our|her|his|mi|mio|mon|meu|their)$/iu;

/** Words that stand between such an article and a space, or behind it, and say what it is like for who lives there. */
const LIKE =
  /^(?:co[sz]y|comfortable|comfy|snug|warm|inviting|welcoming|living|open|plan|green|outdoors?|indoors?|quiet|calm|bright|airy|small|tiny|little|large|big|modern|minimalist|rustic|public|creative|shared|private|working|work|reading|relaxing|social|beautiful|elegant|urban|empty|safe|acogedor(?:es)?|cómodos?|tranquilos?|luminosos?|verdes?|abiertos?|públicos?|interior(?:es)?|exterior(?:es)?|pequeños?|moderno?s?|cosy|chaleureux|confortables?|lumineux|verts?|ouverts?|publics?|petits?|grands?|moderne|calmes?|accoglient[ei]|luminos[oi]|apert[oi]|pubblic[oi]|piccol[oi]|tranquill[oi]|modern[oi]|aconchegantes?|confortáve(?:l|is)|abert[oa]s?|iluminados?|tranquil[oa]s|pequenos?)$/iu;

/** Words behind a space that say what it is for. */
const FOR =
  /^(?:(?:de|da|di|d|para|per|pour|for) )?(?:trabajo|lectura|vida|estudio|estar|travail|lecture|vie|détente|lavoro|lettura|relax|studio|trabalho|leitura|convivência|estudo|lazer|co ?working|work|reading|meditation)$/iu;

/** Words for "of" and "for" between those. */
const LINK = /^(?:de|da|di|d|para|per|pour|for|y|and|et|e|muy|molto|très|muito|very)$/iu;

/** Words of green and open spaces. */
const GREEN =
  /^(?:green|open|outdoors?|public|verdes?|verts?|abiertos?|ouverts?|apert[oi]|abertos?|exterior(?:es)?|públicos?|publics?|pubblic[oi])$/iu;

/** What is said of outer space alone, whatever article it has. */
const VAST =
  /^(?:empty|dark|deep|vast|infinite|endless|vacío|oscuro|profundo|vide|sombre|profond|vuoto|buio|profondo|vazio|escuro)$/iu;
/** Pictures of outer space. */
const PICTURE = /^(?:scenes?|views?|pictures?|images?|photos?|paintings?|wallpapers?|posters?)$/iu;

/** Where a space is, in one with its place: "in the woods". */
const IN_PLACE = /^(?:in|at|near|by) /iu;
/** Lands in which a space that is open is a clearing. */
const isWild = ({ land, ifNone }: Meaning): boolean =>
  (land === 'forest' || land === 'woods') && ifNone !== true;

/** What only outer space has. */
const isOuter = ({ sky, thing, lunar, martian, tinyPlanet }: Meaning): boolean =>
  tinyPlanet === true ||
  sky !== undefined ||
  lunar === true ||
  martian === true ||
  (thing !== undefined && OUTER.has(thing));

const OUTER: ReadonlySet<Meaning['thing']> = new Set<Meaning['thing']>([
  ...(['astronaut', 'rocket', 'launch', 'spaceship', 'spacestation', 'ufo', 'robot'] as const),
]);

/** What is said of a space right before and behind it. */
function around(
  pieces: Pieces,
  at: number,
): { readonly before: string[]; readonly behind: string[] } {
  const before: string[] = [];
  for (let n = at - 1; n >= 0 && pieces[n + 1]?.afterStop === false; n--) {
    const text = pieces[n]?.text ?? '';
    before.push(text);
    if (!LIKE.test(text)) break;
  }
  const behind: string[] = [];
  for (let n = at + 1; pieces[n]?.afterStop === false; n++) {
    const text = pieces[n]?.text ?? '';
    if (!LIKE.test(text) && !LINK.test(text) && !FOR.test(text)) break;
    if (!LINK.test(text)) behind.push(text);
  }
  return { before, behind };
}

/** A space that is one of several, cosy, green or to work in is a room or a park, and no outer space. */
const space: Sense = (pieces, at) => {
  const piece = pieces[at];
  if (piece === undefined || !SPACE.test(piece.text)) return null;
  const next = pieces[at + 1];
  // A cat in space is its cat.
  const isOfNext =
    /^space$/iu.test(piece.text) &&
    next?.afterStop === false &&
    (PICTURE.test(next.text) ||
      (next.role === null && !LIKE.test(next.text) && !IN_PLACE.test(next.text)));
  if (isOfNext || pieces.some(({ meanings }) => meanings.some(isOuter))) return null;
  const { before, behind } = around(pieces, at);
  const said = [...before, ...behind];
  // An empty space with a door is a room.
  const hasFittings = next?.role === 'with';
  if (said.some((one) => VAST.test(one)) && !said.some((one) => FOR.test(one)) && !hasFittings)
    return null;
  if (!said.some((one) => ANY.test(one) || LIKE.test(one) || FOR.test(one))) return null;
  // An open space in the woods is of those.
  if (said.some((one) => GREEN.test(one)) && says(pieces, isWild)) return [];
  return said.some((one) => GREEN.test(one)) ? [PARK] : [{ land: 'room', ifNone: true }];
};

/** The word for a room or for outer space in Chinese, Japanese and Korean, and what is said before one in the open. */
const ANY_SPACE = /^(?:空间|空間|공간|공간에|공간에서|공간을)$/u;
const IN_THE_OPEN =
  /^(?:屋外|户外|戶外|室外|公共|公共的|야외|야외의|공공|绿色|绿色的|綠色|緑|緑の|녹색|开放|開放的な)$/u;

/** It is the latter where something flies in it. */
const spaceOfCharacters: Sense = (pieces, at) => {
  if (!ANY_SPACE.test(pieces[at]?.text ?? '')) return null;
  const before = pieces.slice(0, at).findLast(({ text }) => !/^(?:の|的)$/u.test(text));
  if (pieces[at]?.afterStop === false && IN_THE_OPEN.test(before?.text ?? '')) return [PARK];
  if (says(pieces, (one) => isOuter(one) && one.thing !== 'robot'))
    return [{ land: 'space', ifNone: true }];
  return says(pieces, ({ aloft, posture }) => aloft === true || posture === 'flying') ? [] : null;
};

/** A green space. */
const PARK: Meaning = { land: 'field', park: true };

/** The words of a prompt; "a space" in which one lives is no outer space, and a green one colours nothing else: "a cosy space", "un espacio verde". */
export function spaces(pieces: Pieces): Pieces {
  const read = inSenses(pieces, [space, spaceOfCharacters]);
  const isPark = (at: number) => read[at]?.meanings.includes(PARK) === true;
  const isBeforePark = (at: number) =>
    isPark(at + 1) || (/^(?:の|的)$/u.test(read[at + 1]?.text ?? '') && isPark(at + 2));
  return read.map((piece, at) =>
    (GREEN.test(piece.text) && (isPark(at - 1) || isPark(at + 1))) ||
    (IN_THE_OPEN.test(piece.text) && isBeforePark(at))
      ? { ...piece, role: 'other' as const, meanings: [] }
      : piece,
  );
}
