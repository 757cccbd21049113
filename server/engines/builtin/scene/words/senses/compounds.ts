import type { Meaning } from '../meaning.ts';
import { saysPerson } from '../neighbours.ts';
import type { Piece, Pieces } from '../pieces.ts';
import type { Thing } from '../thing.ts';

type Test = (meaning: Meaning) => boolean;

/** A word that says of what kind another is, or has another sense: which, and beside what, as it is written. Any one suffices. */
interface Part {
  readonly word: Test;
  /** How it is written itself. */
  readonly text?: RegExp;
  /** The few words before it, and behind it, up to a stop. */
  readonly before?: RegExp;
  readonly behind?: RegExp;
  /** What else than how that is written tells so. */
  readonly where?: (pieces: Pieces, at: number) => boolean;
}

const isThing =
  (...things: readonly Thing[]): Test =>
  ({ thing }) =>
    thing !== undefined && things.includes(thing);
const isCart: Test = ({ burden }) => burden === 'handcart';

const PARTS: readonly Part[] = [
  {
    word: isThing('anchor'),
    text: /^anker(?:platz|mann|frau|punkt|zentrum)/iu,
    before: /(?:^|\s)(?:tv|news|television|show)$/iu,
    behind: /^(?:tattoos?|stores?|tenants?|points?|man|woman)(?:\s|$)/iu,
  },
  {
    word: isCart,
    before: /(?:^|\s)(?:golf|go|train|station|shopping)$/iu,
    behind: /^(?:racing|race|élévateur|(?:du |of the |of a )?train)(?:\s|$)/iu,
  },
  {
    word: isThing('goal'),
    before: /(?:^|\s)(?:life|career|team|learning|business)$/iu,
    behind: /^(?:in|at) the (?:last|first|final)(?:\s|$)/iu,
  },
  {
    word: isThing('rock'),
    behind: /^(?:bench(?:es)?|seat|steps|well|fountain)(?:\s|$)/iu,
    where: isTableOfSomebody,
  },
  { word: isThing('gate'), behind: /^agents?(?:\s|$)/iu },
  {
    word: isThing('ladder'),
    before: /(?:^|\s)(?:career|corporate|social|property|snakes (?:and|&))$/iu,
  },
  { word: isThing('torch'), behind: /^bearers?(?:\s|$)/iu },
  { word: isThing('cannon'), before: /bocca di$/iu },
  { word: isThing('nest'), behind: /^of (?:blankets|pillows|cushions|sheets)(?:\s|$)/iu },
  {
    word: ({ thing, held }) => thing === 'flag' || held === 'flag',
    behind: /^(?:袍|手|舰|艦|轿车)/u,
  },
  { word: isThing('log'), behind: /^小屋/u },
  // A picture in that manner, or of somebody, is on no wall unless that is named.
  {
    word: isThing('mural'),
    before: /(?:^|\s)(?:in|im)(?: (?:the|a|style of|stil von))*$/iu,
    behind: /^(?:of|style|art|stil|von|de|d|di|du)(?:\s|$)/iu,
    where: isOfThing,
  },
  // A taxi of one city in another is where it is.
  { word: ({ city }) => city !== undefined, where: isOfTaxiElsewhere },
  // A wren is neither a fence nor a king.
  { word: () => true, text: /^zaunkönige?n?s?$/iu },
  { word: ({ city }) => city === 'washington', before: /(?:^|\s)george$/iu },
  // Who or what is in a hotel, or belongs to one, is not before it.
  {
    word: isThing('hotel'),
    text: /^(?:otel|hotel)[dt]e(?:ki)?$/iu,
    before:
      /(?:^|\s)(?:in|inside|within|im|dans|nell|nel|dentro|en|em|num|no|в)(?: (?:a|an|the|my|our|einem|dem|un|une|l|el|um|uno|d un|di un))*$/iu,
    behind:
      /^(?:(?:の ?)?(?:里|裡|内|房|床|大堂|泳池|で|中|ベッド|プール|ロビー|テラス)|에서|안|침대|수영장|के अंदर|में|(?:beds?|pool|terrace|receptionist|reception|staff|manager|guests?|maid|porter|bar|balcony|breakfast|sign|key|window|garden|room)(?:\s|$))/iu,
  },
];

/** Whether a table of stone is named with who may be at it: one alone is only a stone. */
function isTableOfSomebody(pieces: Pieces, at: number): boolean {
  const next = pieces[at + 1];
  return next?.afterStop === false && /^table$/iu.test(next.text) && pieces.some(saysPerson);
}

/** Whether somebody or something is named right beside a painted wall, or before it and a stop: "a graffiti cat", "猫的涂鸦", "a lion, street art". */
function isOfThing(pieces: Pieces, at: number): boolean {
  const [piece, next] = [pieces[at], pieces[at + 1]];
  if (piece === undefined || WALLS.test(piece.text)) return false;
  const names = (one: Piece | undefined) =>
    one?.meanings.some(({ thing }) => thing !== undefined) === true;
  if (names(next) && next?.afterStop === false) return true;
  if (piece.afterStop) return pieces.slice(0, at).some(names);
  const isOf = /^[的の]$/u.test(pieces[at - 1]?.text ?? '');
  return names(pieces[isOf ? at - 2 : at - 1]);
}

/** Words for graffiti that name the wall. */
const WALLS =
  /wall|painted|wand|mur(?:o|\s|$)|pared|parede|стен|duvar(?!ı)|جدار|दीवार|墙|壁の|の壁|벽/iu;

/** Whether a taxi is named right behind a city, and another city with it. */
function isOfTaxiElsewhere(pieces: Pieces, at: number): boolean {
  const next = pieces[at + 1];
  const isTaxi = next?.afterStop === false && next.meanings.some(({ trait }) => trait === 'taxi');
  return isTaxi && pieces.some(({ meanings }, n) => n !== at && meanings.some(isCity));
}

const isCity: Test = ({ land, city }) => land === 'city' || city !== undefined;

/** How many words are looked at to either side. */
const NEAR = 4;

/** What is written right before a word, and behind it, up to a stop. */
function textAround(
  pieces: Pieces,
  at: number,
): { readonly before: string; readonly behind: string } {
  const stop = pieces.slice(at + 1, at + 1 + NEAR).findIndex(({ afterStop }) => afterStop);
  let start = at;
  while (start > Math.max(0, at - NEAR) && pieces[start]?.afterStop !== true) start--;
  const join = (some: Pieces) => some.map(({ text }) => text).join(' ');
  return {
    before: join(pieces.slice(start, at)),
    behind: join(pieces.slice(at + 1, at + 1 + (stop < 0 ? NEAR : stop))),
  };
}

/** The words of a prompt, without what those mean that only say of what kind another is: an anchor tattoo, a golf cart, a hotel bed. */
export const inCompounds = (pieces: Pieces): Pieces =>
  pieces.map((piece, at): Piece => {
    const parts = PARTS.filter(({ word }) => piece.meanings.some(word));
    if (parts.length === 0) return piece;
    const { before, behind } = textAround(pieces, at);
    const said = parts.filter(
      (part) =>
        part.text?.test(piece.text) === true ||
        part.before?.test(before) === true ||
        part.behind?.test(behind) === true ||
        part.where?.(pieces, at) === true,
    );
    const meanings = piece.meanings.filter((one) => !said.some(({ word }) => word(one)));
    return meanings.length === piece.meanings.length ? piece : { ...piece, meanings };
  });
