import { WITH } from '../dress/holding.ts';
import type { Subject, Thing } from '../idea.ts';
import type { Meaning } from '../meaning.ts';
import type { Piece, Pieces } from '../pieces.ts';
import type { Treat } from '../treat.ts';

/** Who leaps over hurdles. */
const LEAPERS: readonly Thing[] = [
  ...(['horse', 'dog', 'cat', 'deer', 'zebra', 'donkey', 'unicorn', 'goat', 'sheep'] as const),
  ...(['wolf', 'fox', 'lion', 'tiger', 'leopard', 'rabbit'] as const),
];

/** Who has things in jaws, bill or paws, or before them on the ground. */
const OWNERS: ReadonlySet<Thing | undefined> = new Set<Thing>([
  ...LEAPERS,
  ...(['bear', 'panda', 'cow', 'llama', 'monkey', 'hedgehog', 'bird'] as const),
  'dinosaur',
]);

/** What those of another kind can have. */
const ONLY: Partial<Readonly<Record<Thing, readonly Treat[]>>> = {
  bird: ['worm', 'twig', 'flower'],
  dinosaur: ['bone', 'icecream'],
  hedgehog: ['bowl', 'apple', 'ball', 'yarn', 'carrot'],
  monkey: ['bowl', 'banana', 'apple', 'ball', 'icecream'],
  bear: [
    'honey',
    'ball',
    'stick',
    'apple',
    'carrot',
    'butterfly',
    'flower',
    'bowl',
    'bento',
    'icecream',
  ],
};

/** Things of their own that are an animal's where a word says that it has them. */
const ALSO: Partial<Readonly<Record<Thing, Treat>>> = {
  apple: 'apple',
  fish: 'fish',
  flower: 'flower',
  butterfly: 'butterfly',
};

const ownerIn = ({ meanings, negated }: Piece): Thing | undefined =>
  negated ? undefined : meanings.find(({ thing }) => OWNERS.has(thing))?.thing;

/** Whether a word says that somebody has, eats or plays with something, or how. */
const saysHas = ({ meanings, role }: Piece): boolean =>
  role === 'with' ||
  meanings.some(
    (one) => one.holding ?? one.dines ?? (one.has !== undefined || one.trait === 'playing'),
  );

/** Whether a word says that somebody has something along. */
const isWith = ({ role, text }: Piece): boolean => role === 'with' && WITH.has(text.toLowerCase());

/** What an animal plays with, eats or carries that a word names: people have ice cream in the hand, animals where nobody else is there. */
const treatNamed = (meanings: readonly Meaning[], isOfPerson: boolean): Treat | undefined =>
  meanings.find(({ treat }) => treat !== undefined)?.treat ??
  (!isOfPerson && meanings.some(({ held }) => held === 'icecream') ? 'icecream' : undefined);

/** What a word names that an animal of that kind can have, said with those words. */
function treatIn({ meanings }: Piece, owner: Thing, said: Said): Treat | undefined {
  const own = treatNamed(meanings, said.isOfPerson);
  const isElse = meanings.some((one) => one.thing !== undefined || one.perch !== undefined);
  const { thing } = meanings.find((one) => one.thing !== undefined && ALSO[one.thing]) ?? {};
  const treat = own ?? (thing === undefined ? undefined : ALSO[thing]);
  if (treat === undefined || ONLY[owner]?.includes(treat) === false) return undefined;
  if (treat === 'hurdle' && !LEAPERS.includes(owner)) return undefined;
  // A butterfly is an animal's on its nose, a fish, a flower or an apple where it is held or eaten.
  const { hold, dines } = said;
  if (treat === 'butterfly') return hold === 'nose' ? treat : undefined;
  const isAlong = treat === 'apple' && said.isWith;
  if (own === undefined)
    return hold === 'mouth' || hold === 'leap' || dines || isAlong ? treat : undefined;
  return !isElse || said.has ? treat : undefined;
}

/** Whether a piece describes what comes next or came last: a colour or a size, and nothing else. */
const describes = ({ meanings, afterStop }: Piece): boolean =>
  !afterStop &&
  meanings.length > 0 &&
  meanings.every((one) => (one.colour ?? one.size) !== undefined && one.thing === undefined);

/** The pieces that describe the one at that place: right before it, articles between, and right behind it unless they are of the next. */
export function describing(pieces: Pieces, at: number): readonly number[] {
  const found: number[] = [];
  if (pieces[at]?.afterStop !== true)
    for (let n = at - 1; n >= 0; n -= 1) {
      const piece = pieces[n] as Piece;
      const isFirst = piece.meanings.length > 0 && describes({ ...piece, afterStop: false });
      if (isFirst) found.push(n);
      else if (piece.role !== 'other') break;
      if (piece.afterStop) break;
    }
  const next = pieces[at + 1];
  const isOfNext = pieces[at + 2]?.meanings.some(({ thing }) => thing !== undefined) === true;
  if (found.length === 0 && next !== undefined && describes(next) && !isOfNext) found.push(at + 1);
  return found;
}

/** Whether a piece names somebody or something else. */
const namesOther = ({ meanings }: Piece): boolean =>
  meanings.some(({ thing, treat }) => thing !== undefined && treat === undefined);

/** Whether a piece names somebody, by what they ride too ("a cyclist"). */
const namesPerson = ({ meanings }: Piece): boolean =>
  meanings.some(({ thing }) => thing === 'person') ||
  (meanings.some(({ trait }) => trait === 'mounted') &&
    meanings.some(({ thing }) => thing !== undefined));

/** What all words of a prompt say of having something; a prompt may name a thousand animals, so each is looked at once. */
interface Said {
  /** How it is had. */
  readonly hold: Meaning['has'];
  /** Whether somebody eats or holds something. */
  readonly dines: boolean;
  /** Whether somebody drinks. */
  readonly drinks: boolean;
  /** Whether a word says that somebody has something along. */
  readonly isWith: boolean;
  /** Whether a word says that somebody has something. */
  readonly has: boolean;
  /** Whether somebody is named. */
  readonly isOfPerson: boolean;
  /** Where something is named that an animal may have. */
  readonly treats: readonly number[];
  /** How many words before each place name somebody or something else. */
  readonly othersBefore: readonly number[];
}

function allSaid(pieces: Pieces): Said {
  const othersBefore = [0];
  const isOfPerson = pieces.some(namesPerson);
  for (const piece of pieces)
    othersBefore.push((othersBefore.at(-1) ?? 0) + (namesOther(piece) ? 1 : 0));
  return {
    hold: holdOf(pieces),
    dines: pieces.some((one) => one.meanings.some((is) => is.dines ?? is.holding)),
    drinks: pieces.some((one) => one.meanings.some((is) => is.drinks)),
    isWith: pieces.some(isWith),
    has: pieces.some(saysHas),
    isOfPerson,
    treats: [...pieces.keys()].filter((at) => {
      const { negated, meanings } = pieces[at] as Piece;
      return (
        !negated &&
        (treatNamed(meanings, isOfPerson) !== undefined ||
          meanings.some(({ thing }) => thing && ALSO[thing]))
      );
    }),
    othersBefore,
  };
}

/** How something is had. */
const holdOf = (pieces: Pieces): Meaning['has'] =>
  pieces.flatMap(({ meanings }) => meanings.map(({ has }) => has)).find((has) => has);

/** Where a treat is that the animal at `from` has: no other thing is named between them. */
function treatOf(pieces: Pieces, from: number, said: Said): { at: number; treat: Treat } | null {
  const owner = ownerIn(pieces[from] as Piece);
  if (owner === undefined) return null;
  const { othersBefore } = said;
  for (const at of said.treats) {
    // What somebody has is named behind them.
    if (at === from || (at < from && said.isOfPerson)) continue;
    const treat = treatIn(pieces[at] as Piece, owner, said);
    const [first, last] = [Math.min(at, from) + 1, Math.max(at, from)];
    if (treat !== undefined && othersBefore[first] === othersBefore[last]) return { at, treat };
  }
  return null;
}

/** The words of a prompt: what an animal plays with, eats or carries is its own, with the colour and the size that are said of it; where none has it, such words say nothing. */
export function readTreats(pieces: Pieces): Pieces {
  const said = allSaid(pieces);
  const found = pieces.map((_, from) => treatOf(pieces, from, said)).find((one) => one !== null);
  if (found === undefined || found === null) return pieces.map(withoutTreat(pieces));
  const { at } = found;
  // What is drunk out of is no bowl of food.
  const treat = found.treat === 'bowl' && said.drinks ? ('waterbowl' as const) : found.treat;
  const { hold } = said;
  const own = describing(pieces, at);
  const told = [...own, at].flatMap((n) => pieces[n]?.meanings ?? []);
  const hue = told.find(({ colour }) => colour)?.colour ?? told.find((one) => one.treat)?.hue;
  const meaning: Meaning = { treat, ...(hue && { hue }), ...(hold && { has: hold }) };
  const isHeldByAnimal = !said.isOfPerson;
  return pieces.map((piece, n) => {
    const isSaid = isHeldByAnimal && piece.meanings.some(({ holding }) => holding);
    const isOf = n === at || own.includes(n) || isSaid || piece.meanings.some(({ has }) => has);
    if (isOf && !piece.negated) return { ...piece, meanings: [meaning], plural: false };
    return withoutTreat([])(piece);
  });
}

/** A piece without what only an animal's treat would mean; catching fish is what a fish is named for, and a young one may be in a mouth. */
const withoutTreat = (pieces: Pieces): ((piece: Piece) => Piece) => {
  const fish = pieces.flatMap(({ meanings }) => meanings).find(({ thing }) => thing === 'fish');
  const isOfYoung = pieces.some(({ meanings }) => meanings.some(({ trait }) => trait === 'young'));
  return (piece) => {
    if (!piece.meanings.some(({ treat, has }) => treat ?? has)) return piece;
    if (isOfYoung && piece.meanings.some(({ has }) => has === 'mouth')) return piece;
    const isCatch = piece.meanings.some(({ has }) => has === 'leap') && fish !== undefined;
    const rest = piece.meanings.filter(({ treat, has }) => (treat ?? has) === undefined);
    return { ...piece, meanings: isCatch ? [fish] : rest };
  };
};

/** What an animal sits or lies down for, to eat it out of its paws. */
const EATEN: readonly Treat[] = ['honey', 'banana', 'apple', 'carrot', 'icecream'];

/** Over what an animal eats that stands before it. */
const SERVED_IN: readonly Treat[] = ['bowl', 'waterbowl', 'bento'];

/** Who can eat so. */
const WITH_PAWS: readonly Thing[] = ['bear', 'panda', 'monkey'];

/** Who leaps to catch something. */
const CATCHERS: readonly Thing[] = ['dog', 'cat', 'wolf', 'fox'];

/** What the animal does that has it, of whom nothing else is said. */
function busyWith({ thing, posture, traits = [] }: Subject, treat: Treat, isCaught: boolean) {
  if (treat === 'hurdle') return { posture: 'jumping' as const };
  const isOnGround = treat === 'icecream' && !WITH_PAWS.includes(thing) && thing !== 'dinosaur';
  if ((isOnGround || SERVED_IN.includes(treat)) && (posture === null || posture === 'standing'))
    return { posture: 'grazing' as const };
  if (posture !== null) return {};
  if (isCaught && CATCHERS.includes(thing)) return { posture: 'jumping' as const };
  if (EATEN.includes(treat) && WITH_PAWS.includes(thing))
    return { posture: 'sitting' as const, traits: [...traits, 'feeding' as const] };
  return treat === 'yarn' || treat === 'ball' ? { traits: [...traits, 'playing' as const] } : {};
}

/** Things of which the animal that is named nearest to a treat has it. */
export function havingTreats(pieces: Pieces, things: readonly Subject[]): readonly Subject[] {
  const at = pieces.findIndex(({ meanings }) => meanings.some(({ treat }) => treat));
  const said = pieces[at]?.meanings.find(({ treat }) => treat);
  if (said?.treat === undefined) return things;
  const { treat, hue = null, has } = said;
  const before = pieces.slice(0, at).toReversed().map(ownerIn).find(Boolean);
  const named = before ?? pieces.slice(at).map(ownerIn).find(Boolean);
  return things.map((one) =>
    one.thing === named
      ? {
          ...one,
          ...busyWith(one, treat, has === 'leap' || treat === 'frisbee'),
          treat: { thing: treat, colour: hue, ...(has && { hold: has }) },
        }
      : one,
  );
}
