import { isAnimal } from '../creatures.ts';
import type { Subject, Thing } from '../idea.ts';
import type { Piece, Pieces } from '../pieces.ts';
import type { Trait } from '../trait.ts';

/** What is told of beasts with a word of its own, by whom it can be told of. */
const OF_BEASTS = {
  howling: ['wolf', 'dog', 'fox'],
  roaring: ['lion', 'tiger', 'leopard', 'bear', 'dinosaur', 'dragon'],
  yawning: ['person', 'lion', 'tiger', 'leopard', 'bear', 'dinosaur', 'dragon'],
  firebreathing: ['dragon'],
  sliding: ['penguin'],
  bathing: [
    ...([
      'elephant',
      'horse',
      'cow',
      'deer',
      'bear',
      'dog',
      'tiger',
      'rhino',
      'hippo',
      'zebra',
    ] as const),
    ...(['camel', 'donkey', 'lion', 'wolf', 'unicorn', 'sheep', 'llama'] as const),
  ],
  fording: [
    ...(['person', 'horse', 'unicorn', 'zebra', 'donkey', 'camel', 'deer', 'cow'] as const),
    ...(['elephant', 'dog', 'wolf', 'bear', 'lion', 'tiger', 'sheep', 'rhino'] as const),
  ],
  spraying: ['elephant'],
  winged: [
    'person',
    ...(['lion', 'horse', 'unicorn', 'cat', 'dog', 'wolf', 'fox', 'tiger', 'leopard'] as const),
    ...(['bear', 'deer', 'cow', 'pig', 'rabbit', 'zebra', 'donkey'] as const),
  ],
} as const satisfies Partial<Readonly<Record<Trait, readonly Thing[]>>>;

/** A trait that is told of beasts. */
type BeastTrait = keyof typeof OF_BEASTS;

/** Whether a trait is one that only beasts have. */
export const isBeastTrait = (trait: Trait | undefined): trait is BeastTrait =>
  trait !== undefined && trait in OF_BEASTS;

/** Whether a trait is one that not only people have, which is told of who has it and of nobody else. */
export const isOwnTrait = (trait: Trait | undefined): trait is 'santahat' | BeastTrait =>
  trait === 'santahat' || isBeastTrait(trait);

/** Who can have it: a hat is on anybody's head, but the wind does not howl like a wolf. */
const canHave = (trait: 'santahat' | BeastTrait, thing: Thing): boolean =>
  trait === 'santahat'
    ? thing === 'person' || isAnimal(thing)
    : (OF_BEASTS[trait] as readonly Thing[]).includes(thing);

/** Whether somebody of that kind is drawn going through shallow water. */
export const canFord = (thing: Thing): boolean => canHave('fording', thing);

/** Who else goes through shallow water with who is said to: those named in the same breath who move alike ("a mother and her child", "a girl … with her dog"). */
function goingAlong(
  pieces: Pieces,
  at: number,
  things: readonly Subject[],
  owner: Subject,
): readonly Subject[] {
  const isParted = ({ afterStop }: Piece) => afterStop;
  const from = pieces.findLastIndex((one, n) => n <= at && isParted(one));
  const to = pieces.findIndex((one, n) => n > at && isParted(one));
  const breath = pieces.slice(Math.max(0, from), to < 0 ? undefined : to);
  const named = new Set(breath.flatMap(({ meanings }) => meanings.map(({ thing }) => thing)));
  return things.filter(
    (one) =>
      one !== owner && named.has(one.thing) && canFord(one.thing) && one.posture === owner.posture,
  );
}

/** Santa's hat is on the head of who was named last before it, or else of the first who is named; and so is told what is told of beasts. */
export function withOwnTraits(pieces: Pieces, things: readonly Subject[]): readonly Subject[] {
  const said = pieces.flatMap(({ meanings }, at) =>
    meanings.flatMap(({ trait }) => (isOwnTrait(trait) ? [{ trait, at }] : [])),
  );
  const own = new Map<Subject, Trait[]>();
  for (const { trait, at } of said) {
    const named = pieces
      .slice(0, at)
      .flatMap(({ meanings }) => meanings.map(({ thing }) => thing))
      .findLast((thing) => thing !== undefined && canHave(trait, thing));
    const alike = things.filter(({ thing }) => thing === named);
    // What is named before the deed is its doer; the young that is named behind it is not.
    const isYoungBehind = pieces
      .slice(at)
      .some(({ meanings }) => meanings.some((one) => one.trait === 'young' && one.thing === named));
    const owner =
      (isYoungBehind ? alike[0] : alike.at(-1)) ??
      things.find(({ thing }) => canHave(trait, thing));
    if (owner === undefined) continue;
    const along =
      trait === 'fording' && !isYoungBehind ? goingAlong(pieces, at, things, owner) : [];
    for (const one of [owner, ...along]) own.set(one, [...(own.get(one) ?? []), trait]);
  }
  return things.map((one) => {
    const traits = own.get(one);
    return traits === undefined
      ? one
      : { ...one, traits: [...new Set([...(one.traits ?? []), ...traits])] };
  });
}
