import type { Borne } from '../companions.ts';
import type { Subject } from '../idea.ts';
import type { Meaning } from '../meaning.ts';
import { namesPerson } from '../neighbours.ts';
import type { Piece, Pieces } from '../pieces.ts';
import type { Thing } from '../thing.ts';

/** Words that say that something is carried, lifted or moved, in the languages. */
const CARRIES =
  /^(?:carr(?:y|ies|ying)|lift(?:s|ing)?|mov(?:e|es|ing)|haul(?:s|ing)?|lug(?:s|ging)?|tragen|trägt|tragend|schleppen|schleppt|heben|portent|portant|porte|transportent|transportant|soulèvent|déplacent|llevan|llevando|lleva|cargan|cargando|carga|transportan|levantan|mueven|carregam|carregando|carrega|levam|levando|portano|portando|trasportano|trasportando|sollevano|spostano|несут|несущие|тащат|переносят|поднимают|taşıyor(?:lar)?|taşıyan|kaldırıyor(?:lar)?|[يت]حمل(?:ان|ون|ن)?|ينقل(?:ان|ون)?|उठा\p{M}*|ढो\p{M}*|ले जा\p{M}*)$|運[びぶんば]|担[いぐ]|持ち上げ|나르|날라|옮기|옮긴|들고|운반|메고|[抬搬扛]/iu;

/** Things that are nothing to the painter wherever else they are named. */
const BY_WORD: readonly (readonly [RegExp, Borne])[] = [
  [
    /^(?:logs?|tree trunk|trunk|(?:baum)?st[aä]mme?s?|baumst[aä]mme?n?|troncs?|troncos?|tronc[oh]i?|бревно|брёвна|kütük|kütüğü|جذع|लट्ठा)$|^(?:原木|木头|丸太|통나무)/iu,
    'log',
  ],
  [
    /^(?:mattress|matratze|matelas|colchón|colchão|materasso|матрас|yatağı?|şilte|मट्टा|गद्दा|مرتبة)$|^(?:床垫|マットレス|매트리스)/iu,
    'mattress',
  ],
  [/^(?:bucket|eimer|seau|cubo|balde|secchio|ведро|kova)$/iu, 'basket'],
];

const BY_THING: Partial<Readonly<Record<Thing, Borne>>> = {
  basket: 'basket',
  chest: 'chest',
  piano: 'piano',
  pumpkin: 'pumpkin',
  cake: 'cake',
  christmastree: 'fir',
  ladder: 'ladder',
  log: 'log',
};

const BY_FITTING: Readonly<Record<string, Borne>> = {
  wardrobe: 'wardrobe',
  cupboard: 'wardrobe',
  dresser: 'wardrobe',
  crates: 'crate',
  rug: 'rug',
};

/** In a house this is carried unless another place is named. */
const OF_HOUSES: ReadonlySet<Borne> = new Set<Borne>([
  ...(['sofa', 'table', 'wardrobe', 'piano', 'mattress', 'rug'] as const),
]);

/** What a word names that two can carry between them. */
function borneBy({ text, meanings, negated }: Piece): Borne | undefined {
  if (negated) return undefined;
  const word = BY_WORD.find(([pattern]) => pattern.test(text))?.[1];
  const named = meanings.flatMap(({ thing, seat, fitting, held, trait }): readonly Borne[] => {
    if (seat === 'sofa' || seat === 'table') return [seat];
    if (thing === 'rowboat') return trait === 'canoe' ? ['canoe'] : [];
    const one =
      (thing && BY_THING[thing]) ?? (fitting === undefined ? undefined : BY_FITTING[fitting]);
    return one === undefined ? (held === 'box' ? ['crate'] : []) : [one];
  });
  return named[0] ?? word;
}

/** What a word says is carried that says so itself. */
const CARRYING: Readonly<Record<string, Borne>> = {
  laddercarrying: 'ladder',
};
const carriedIn = ({ meanings }: Piece): Borne | undefined =>
  meanings.flatMap(({ trait }) => (trait === undefined ? [] : [CARRYING[trait]]))[0];

/** Whether a word may stand between carrying and what is carried: it only tells of that. */
const isSlight = ({ meanings, role, text }: Piece): boolean =>
  (meanings.length === 0 && role === 'other') ||
  /^[をを를을]$/u.test(text) ||
  (meanings.length > 0 &&
    meanings.every(
      ({ colour, size, aged, count, trait, thing }) =>
        thing === undefined && ((colour ?? size ?? aged ?? count) !== undefined || trait === 'old'),
    ));

/** Where what is carried stands beside the word there that says so: the nearest to it on either side. */
function loadAt(pieces: Pieces, verb: number): number {
  for (const step of [1, -1])
    for (let at = verb + step; ; at += step) {
      const one = pieces[at];
      if (one === undefined || (step > 0 && one.afterStop)) break;
      // "Moving around the tree."
      if (step > 0 && one.role === 'with') break;
      if (borneBy(one) !== undefined) return at;
      if (!isSlight(one) && !(one.meanings.length === 0 && Math.abs(at - verb) === 1)) break;
    }
  return -1;
}

/** Whether those who are named last before a place among the words are two, and no more. */
function areTwo(pieces: Pieces, before: number): boolean {
  const people = pieces.flatMap((one, at) => (at < before && namesPerson(one) ? [at] : []));
  const last = people[people.length - 1];
  if (last === undefined) return false;
  const own = pieces[last]?.meanings.find(({ count }) => count !== undefined)?.count;
  const said = pieces
    .slice(Math.max(0, last - 2), last)
    .flatMap(({ meanings }) =>
      meanings.flatMap(({ count, thing }) => (count !== undefined && !thing ? [count] : [])),
    );
  if ((own ?? said[said.length - 1]) === 2) return true;
  const other = people[people.length - 2];
  return (
    other !== undefined &&
    people.length === 2 &&
    pieces
      .slice(other + 1, last)
      .every(
        ({ role, meanings }) => role === 'and' || (role === 'other' && meanings.length === 0),
      ) &&
    pieces
      .slice(other + 1, last)
      .some(({ role, text }) => role === 'and' || /^[とや和]$/u.test(text))
  );
}

/** Of which each carries his own where there are several. */
const HANDY: ReadonlySet<Borne> = new Set<Borne>(['basket', 'crate', 'ladder']);
/** The only word for carrying a ladder that says that there are several. */
const LADDERS = /^carrying ladders$/iu;

/** What is in a basket or a bucket that is carried. */
const FILLS: ReadonlySet<Thing | undefined> = new Set<Thing>(['apple', 'fruit']);

/** The words of a prompt; what two carry they have between them, and it is nowhere else. */
export function borneByTwo(pieces: Pieces): Pieces {
  const verb = pieces.findIndex(
    (one) =>
      carriedIn(one) !== undefined ||
      (CARRIES.test(one.text) &&
        one.meanings.every(({ holding, trait }) => holding || trait === 'carrying')),
  );
  const says = pieces[verb];
  if (says === undefined) return pieces;
  const itself = carriedIn(says);
  const load = itself === undefined ? loadAt(pieces, verb) : verb;
  const what = pieces[load];
  if (what === undefined || !areTwo(pieces, Math.min(verb, load))) return pieces;
  const borne = itself ?? borneBy(what);
  if (borne === undefined) return pieces;
  const isOwn = HANDY.has(borne) && (what.plural || LADDERS.test(what.text));
  if (isOwn)
    return pieces.map((piece, at) =>
      at === verb && at !== load ? { ...piece, role: null, meanings: [{ holding: true }] } : piece,
    );
  const named: Meaning = {
    borne,
    ...(OF_HOUSES.has(borne) && { land: 'room', ifNone: true }),
  };
  return pieces.map((piece, at): Piece => {
    if (at === load && at === verb)
      return { ...piece, meanings: [{ trait: 'bearing' }, { borne }] };
    if (at === verb) return { ...piece, role: null, meanings: [{ trait: 'bearing' }] };
    if (at === load) return { ...piece, role: null, meanings: [named] };
    const fills =
      borne === 'basket' &&
      Math.abs(at - load) <= 2 &&
      piece.meanings.some(({ thing, ground }) => FILLS.has(thing) || ground === true);
    return fills ? { ...piece, role: 'other', meanings: [] } : piece;
  });
}

/** The things of a prompt; those who carry something between them are drawn with what it is. */
export function borneTogether(pieces: Pieces, things: readonly Subject[]): readonly Subject[] {
  const borne = pieces.flatMap(({ meanings }) => meanings.flatMap((one) => one.borne ?? []))[0];
  if (borne === undefined) return things;
  return things.map((one) =>
    one.company?.bond === 'bearing' ? { ...one, company: { ...one.company, borne } } : one,
  );
}
