import { ACTORS } from '../creatures.ts';
import type { Container, Subject, Thing } from '../idea.ts';
import type { Piece, Pieces } from '../pieces.ts';

/** What things are that an animal may sit in. */
const BY_THING: Partial<Readonly<Record<Thing, Container>>> = {
  cup: 'teacup',
  basket: 'basket',
  shoes: 'boot',
};

const containerIn = ({ meanings, negated }: Piece): Container | undefined =>
  negated
    ? undefined
    : meanings
        .map(
          ({ container, thing, held }) =>
            container ?? (held === 'cup' ? 'teacup' : thing && BY_THING[thing]),
        )
        .find((one) => one !== undefined);

/** Words for "in", before what is named and behind it, and its Turkish and Korean endings. */
const IN_BEFORE: ReadonlySet<string> = new Set(
  'in|inside|im|dans|en|dentro|nel|nella|nello|num|numa|em|no|na|в|во|внутри|في|داخل|在'.split('|'),
);
const IN_BEHIND = /^(içinde|içindeki|में|के अंदर|里|里面|中|の|中の|中に|に|入|안|안에|속|속의|속에)/u;
const IN_ENDING =
  /(^(kutu|koli|karton|kova|fincan|sepet|çizme).*[dt][ae](ki)?|에|里|里的|里面|中|中的|の中|の中の)$/u;

/** Whether what is named there is that in which something is. */
function isIn(pieces: Pieces, at: number): boolean {
  for (let before = at - 1; before >= Math.max(0, at - 3); before--) {
    const piece = pieces[before] as Piece;
    if (IN_BEFORE.has(piece.text.toLowerCase())) return true;
    if (
      piece.meanings.some(({ thing, trait, posture }) => (thing ?? trait ?? posture) !== undefined)
    )
      break;
  }
  const text = pieces[at]?.text.toLowerCase() ?? '';
  return IN_ENDING.test(text) || IN_BEHIND.test(pieces[at + 1]?.text.toLowerCase() ?? '');
}

/** Who is too large for them, and who has no head that looks out. */
const isSmall = (thing: Thing): boolean => ACTORS.has(thing) && thing !== 'robot';

/** The words of a prompt: what an animal is said to be in is drawn with it; where nothing is in them such words say nothing. */
export function readContainers(pieces: Pieces): Pieces {
  const isSomebody = pieces.some(({ meanings }) =>
    meanings.some(({ thing }) => thing === 'person'),
  );
  const has = pieces.some(({ meanings }) =>
    meanings.some(({ thing }) => thing !== undefined && isSmall(thing)),
  );
  const at = pieces.findIndex((piece, n) => containerIn(piece) !== undefined && isIn(pieces, n));
  const found = isSomebody || !has || at < 0 ? undefined : containerIn(pieces[at] as Piece);
  return pieces.map((piece, n): Piece => {
    if (n === at && found !== undefined) return { ...piece, meanings: [{ container: found }] };
    if (piece.meanings.every(({ container }) => container === undefined)) return piece;
    return {
      ...piece,
      meanings: piece.meanings.filter(({ container }) => container === undefined),
    };
  });
}

/** How many look out of one at the most. */
const MOST: Readonly<Record<Container, number>> = {
  teacup: 2,
  box: 4,
  basket: 4,
  boot: 1,
  bucket: 3,
};

/** The things of a prompt: animals in what is named sit in one of it. */
export function withinContainers(pieces: Pieces, things: readonly Subject[]): readonly Subject[] {
  const within = pieces.flatMap(({ meanings }) => meanings).find((one) => one.container)?.container;
  const animal = things.find(({ thing }) => isSmall(thing));
  if (within === undefined || animal === undefined) return things;
  const { on: _on, relation: _relation, treat: _treat, ...rest } = animal;
  const inside: Subject = {
    ...rest,
    within,
    posture: null,
    count: 1,
    exact: 'said',
    traits: [...(rest.traits ?? []), ...occupants(Math.min(MOST[within], rest.count))],
  };
  return things.map((one) => (one === animal ? inside : one));
}

/** What tells how many there are: one, a pair, several. */
const occupants = (count: number) =>
  count > 2 ? (['crowd'] as const) : count > 1 ? (['couple'] as const) : [];
