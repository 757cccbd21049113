import { isBeast, isWalker } from '../creatures.ts';
import type { Meaning } from '../meaning.ts';
import { says } from '../neighbours.ts';
import type { Pieces } from '../pieces.ts';

/** What is meant where people are beneath something: they are drawn with it, in the room where it usually is. */
const WITH_PEOPLE: Readonly<Record<NonNullable<Meaning['beneath']>, Meaning>> = {
  table: { trait: 'undertable', land: 'room', ifNone: true },
  car: { trait: 'undercar', land: 'garage', ifNone: true },
};

/** What is meant where an animal is, or nobody: no more than what is over it. */
const WITHOUT: Readonly<Record<NonNullable<Meaning['beneath']>, Meaning>> = {
  table: { seat: 'table' },
  car: { thing: 'car', count: 1 },
};

const isAnimal = ({ thing }: Meaning): boolean =>
  thing !== undefined && thing !== 'person' && (isWalker(thing) || isBeast(thing));

/** Words that say that something is beneath what they stand before, and behind. */
const BEFORE: ReadonlySet<string> = new Set(
  'under underneath beneath below sous unter unterm bajo debajo под sob debaixo embaixo sotto تحت أسفل'.split(
    ' ',
  ),
);
const BEHIND: ReadonlySet<string> = new Set(
  'altında altındaki altına नीचे 下 底下 下面 下で の下 밑에 아래 아래에 밑에서'
    .split(' ')
    .concat('के नीचे'),
);
/** How many words may stand between such a word and the car ("under an old car"). */
const NEAR = 4;

const isCar = ({ thing }: Meaning): boolean => thing === 'car';

/** Whether words beside a car say that somebody is beneath it. */
function isOver(pieces: Pieces, at: number): boolean {
  const text = (n: number): string => pieces[n]?.text.toLowerCase() ?? '';
  if (BEHIND.has(text(at + 1)) || BEHIND.has(text(at + 2))) return true;
  for (let back = 1; back <= NEAR; back++) {
    const before = pieces[at - back];
    if (before === undefined || says([before], ({ thing }) => thing !== undefined)) return false;
    if (BEFORE.has(text(at - back))) return true;
    if (before.afterStop) return false;
  }
  return false;
}

/** A car of any kind under which somebody lies or works is one that is over somebody, and the only one. */
function beneathCars(pieces: Pieces): Pieces {
  const isDone = says(pieces, ({ posture, trait }) => posture === 'lying' || trait === 'repairing');
  const car = pieces.findIndex(
    (piece, at) => !piece.negated && piece.meanings.some(isCar) && isOver(pieces, at),
  );
  if (!isDone || car < 0) return pieces;
  return pieces.map((piece, at) =>
    at === car
      ? { ...piece, meanings: [{ beneath: 'car' }] }
      : piece.meanings.some(isCar)
        ? { ...piece, meanings: piece.meanings.filter((one) => !isCar(one)) }
        : piece,
  );
}

/** The words of a prompt, with who is beneath a table or a car read as one with it. */
export function readBeneath(all: Pieces): Pieces {
  const arePeople = says(all, ({ thing }) => thing === 'person') && !says(all, isAnimal);
  const pieces = arePeople ? beneathCars(all) : all;
  return pieces.map((piece) => {
    const beneath = piece.meanings.find((one) => one.beneath !== undefined)?.beneath;
    if (beneath === undefined) return piece;
    return { ...piece, meanings: [(arePeople ? WITH_PEOPLE : WITHOUT)[beneath]] };
  });
}
