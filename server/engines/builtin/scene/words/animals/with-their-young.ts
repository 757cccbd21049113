import type { Subject, Thing } from '../idea.ts';
import type { Meaning } from '../meaning.ts';
import { says } from '../neighbours.ts';
import type { Pieces } from '../pieces.ts';
import type { Posture, Trait } from '../trait.ts';

/** Animals with paws, which lie where their young drink and carry them in their jaws. */
const WITH_PAWS: ReadonlySet<Thing> = new Set<Thing>([
  ...(['dog', 'cat', 'wolf', 'fox', 'lion', 'tiger', 'leopard', 'bear', 'panda'] as const),
]);

/** Animals on hooves and the like, which stand while their young drink. */
const ON_HOOVES: ReadonlySet<Thing> = new Set<Thing>([
  ...(['horse', 'cow', 'deer', 'sheep', 'goat', 'donkey', 'zebra', 'camel', 'llama'] as const),
  ...(['giraffe', 'elephant', 'rhino', 'hippo', 'unicorn', 'pig'] as const),
]);

/** What is said of a mother and her young, what she is told for it, and how she holds herself: with paws, and else. */
const TOLD: readonly {
  readonly said: (meaning: Meaning) => boolean;
  readonly trait: Trait;
  readonly paws: Posture | null;
  readonly hooves: Posture | null;
}[] = [
  { said: ({ nurses }) => nurses === true, trait: 'nursing', paws: 'lying', hooves: 'standing' },
  { said: ({ has }) => has === 'mouth', trait: 'younginjaws', paws: 'walking', hooves: null },
  { said: ({ onBack }) => onBack === true, trait: 'youngonback', paws: 'walking', hooves: null },
];

const isYoungOne = ({ traits = [] }: Subject): boolean => traits.includes('young');

/** The things of a prompt; a young animal that drinks from its mother, or is in her jaws or on her back, is drawn with her as one. */
export function withTheirYoung(pieces: Pieces, things: readonly Subject[]): readonly Subject[] {
  const told = TOLD.find(({ said }) => says(pieces, said));
  if (told === undefined) return things;
  const young = things.find(isYoungOne);
  const mother = things.find(
    (one) => young !== undefined && one.thing === young.thing && !isYoungOne(one),
  );
  if (mother === undefined) return things;
  const posture = WITH_PAWS.has(mother.thing)
    ? told.paws
    : ON_HOOVES.has(mother.thing)
      ? told.hooves
      : null;
  if (posture === null) return things;
  const { treat: _, ...alone } = mother;
  return things
    .filter((one) => one !== young)
    .map((one) =>
      one === mother ? { ...alone, posture, traits: [...(one.traits ?? []), told.trait] } : one,
    );
}
