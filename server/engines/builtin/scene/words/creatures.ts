import type { Thing } from './thing.ts';

/** Animals, those of tales too. */
export type Animal =
  | 'cat'
  | 'dog'
  | 'wolf'
  | 'fox'
  | 'horse'
  | 'deer'
  | 'cow'
  | 'sheep'
  | 'llama'
  | 'bear'
  | 'lion'
  | 'rabbit'
  | 'elephant'
  | 'bird'
  /** A songbird on the wing. */
  | 'flyingbird'
  | 'hedgehog'
  | 'squirrel'
  | 'rhino'
  | 'hippo'
  | 'koala'
  | 'sloth'
  | 'toucan'
  | 'goat'
  | 'mouse'
  | 'bee'
  | 'frog'
  | 'snake'
  | 'monkey'
  | 'otter'
  | 'capybara'
  | 'seal'
  | 'raccoon'
  | 'crocodile'
  | 'lizard'
  /** A tyrannosaur, or the one that its traits name. */
  | 'dinosaur'
  /** On the wing, one with a crest. */
  | 'pterosaur'
  | 'kangaroo'
  | 'ostrich'
  | 'spider'
  | 'snail'
  /** With seven spots. */
  | 'ladybug'
  | 'ant'
  | 'beetle'
  | 'grasshopper'
  | 'caterpillar'
  /** On the wing. */
  | 'dragonfly'
  /** On the wing. */
  | 'bat'
  /** A bird of prey that sits, and one on the wing. */
  | 'eagle'
  | 'soaringeagle'
  | 'owl'
  | 'swan'
  | 'duck'
  /** A heron, a stork or a flamingo, by its colour. */
  | 'wader'
  | 'shark'
  | 'panda'
  | 'fish'
  | 'butterfly'
  | 'penguin'
  | 'parrot'
  | 'peacock'
  | 'hummingbird'
  | 'tiger'
  | 'leopard'
  | 'zebra'
  | 'donkey'
  | 'unicorn'
  | 'camel'
  | 'giraffe'
  | 'turtle'
  | 'whale'
  | 'dolphin'
  | 'octopus'
  | 'jellyfish'
  | 'seahorse'
  | 'crab'
  | 'dragon'
  /** One that lies on the ground, rolled up. */
  | 'restingdragon'
  | 'hen'
  | 'pig';

/** Somebody, human or like one, and who is drawn with what a sport or a deed needs. */
export type Figure =
  /** Who flies on a broom. */
  | 'broomrider'
  /** Who is carried through the air by what a trait says. */
  | 'skyrider'
  /** A planet hardly larger than who is on it. */
  | 'tinyplanet'
  /** Who flies by wings, a cape or a spell. */
  | 'flier'
  | 'person'
  | 'robot'
  | 'snowman'
  | 'astronaut'
  /** Someone beneath one. */
  | 'umbrella'
  /** Someone who swims under water with a bottle of air. */
  | 'diver'
  | 'skater'
  | 'skier'
  | 'snowboarder'
  | 'surfer'
  | 'skateboarder'
  | 'swimmer'
  /** On a wall of rock. */
  | 'climber'
  /** Sitting on her rock. */
  | 'mermaid'
  | 'ghost'
  | 'skeleton';

/** Animals of the sea that are seen where they swim. */
export const IN_SEA: ReadonlySet<Thing> = new Set<Thing>([
  'fish',
  'shark',
  'whale',
  'dolphin',
  'octopus',
  'jellyfish',
  'turtle',
]);

/** Animals that a room or somebody beside them shows how small they are. */
export const PETS: ReadonlySet<Thing> = new Set<Thing>([
  'cat',
  'dog',
  'rabbit',
  'bird',
  'butterfly',
  'hedgehog',
  'squirrel',
  'mouse',
  'bee',
  'frog',
  'snake',
  'otter',
  'raccoon',
  'lizard',
  'spider',
  'snail',
  'ladybug',
  'ant',
  'beetle',
  'grasshopper',
  'caterpillar',
  'dragonfly',
]);

/** Animals and people beside whom a pet is small. */
export const LARGE: ReadonlySet<Thing> = new Set<Thing>([
  'person',
  'umbrella',
  'astronaut',
  'horse',
  'cow',
  'deer',
  'bear',
  'lion',
  'tiger',
  'camel',
  'elephant',
  'rhino',
  'hippo',
  'giraffe',
  'dinosaur',
]);

/** Animals and people that walk the land, drawn larger than they are so that they can be seen. */
const WALKERS: ReadonlySet<Thing> = new Set<Thing>([
  ...PETS,
  ...LARGE,
  'sheep',
  'llama',
  'capybara',
  'koala',
  'sloth',
  'peacock',
  'wolf',
  'fox',
  'leopard',
  'zebra',
  'donkey',
  'unicorn',
  'owl',
  'eagle',
  'panda',
  'monkey',
  'goat',
  'penguin',
  'seal',
  'crocodile',
  'kangaroo',
  'ostrich',
  'robot',
  'snowman',
  'skeleton',
  'ghost',
]);

/** Whoever walks and is no animal. */
const FIGURES: ReadonlySet<Thing> = new Set<Thing>([
  'skeleton',
  'ghost',
  'person',
  'umbrella',
  'astronaut',
  'robot',
  'snowman',
]);

/** Whether it is an animal that walks the land. */
export const isAnimal = (thing: Thing): boolean => WALKERS.has(thing) && !FIGURES.has(thing);

/** Animals that swim or fly, and those of a yard. */
const OTHERS: ReadonlySet<Thing> = new Set<Thing>([
  'dragon',
  'hen',
  'pig',
  'duck',
  'swan',
  'wader',
  'parrot',
  'toucan',
  'dolphin',
]);

/** Whether it is an animal that people have to do with, on land, in water or in the air. */
export const isBeast = (thing: Thing): boolean => isAnimal(thing) || OTHERS.has(thing);

/** Whether it is an animal or somebody. */
export const isWalker = (thing: Thing): boolean => WALKERS.has(thing);

/** Animals that are drawn on two legs where they do what people do, and robots. */
const ACTING = [
  ...([
    'cat',
    'dog',
    'wolf',
    'fox',
    'bear',
    'panda',
    'rabbit',
    'lion',
    'tiger',
    'leopard',
  ] as const),
  ...(['monkey', 'sloth', 'goat', 'pig', 'sheep', 'cow', 'horse', 'donkey', 'zebra'] as const),
  ...(['unicorn', 'deer', 'llama', 'camel', 'giraffe', 'elephant', 'hippo', 'rhino'] as const),
  ...(['capybara', 'mouse', 'squirrel', 'hedgehog', 'raccoon', 'otter', 'koala'] as const),
  ...(['kangaroo', 'frog', 'crocodile', 'dinosaur', 'dragon', 'penguin', 'owl', 'duck'] as const),
  ...(['hen', 'parrot', 'robot'] as const),
] as const;

/** One of those. */
export type Actor = (typeof ACTING)[number];

/** All of those. */
export const ACTORS: ReadonlySet<Thing | undefined> = new Set<Thing>(ACTING);

/** Whether a thing is one of those. */
export const isActor = (thing: Thing): thing is Actor => ACTORS.has(thing);

/** What somebody is who does as people do and is an animal, or a robot; of `anyfolk` each is another one. */
export type AnimalFolk = `${Actor}folk` | 'anyfolk';

/** Of which colour the coat of such an animal is said to be: red, green, blue, 0 to 1. */
export type CoatTrait = `coat:${string}`;

/** The trait of one of that coat. */
export const coatTrait = (colour: readonly number[]): CoatTrait => `coat:${colour.join(',')}`;

/** The colour of the coat that is said of one of those traits; null: its natural one. */
export function coatIn(traits: readonly string[]): readonly [number, number, number] | null {
  const said = traits.find((trait) => trait.startsWith('coat:'));
  if (said === undefined) return null;
  const [red = 0, green = 0, blue = 0] = said.slice('coat:'.length).split(',').map(Number);
  return [red, green, blue];
}

/** The same of that animal. */
export const folkFor = (actor: Actor): AnimalFolk => `${actor}folk`;

/** Who is all of them where animals are named without their kind: those whom a tale has. */
const ANY = [
  'bear',
  'rabbit',
  'fox',
  'pig',
  'cat',
  'panda',
  'dog',
  'mouse',
  'frog',
  'lion',
] as const;

/** Whether somebody of those traits is an animal or a robot. */
export const isAnimalFolk = (traits: readonly string[] = []): boolean =>
  traits.some((trait) => trait === 'anyfolk' || BY_TRAIT.has(trait));

const BY_TRAIT: ReadonlyMap<string, Actor> = new Map(
  ACTING.map((actor) => [folkFor(actor), actor]),
);

/** Which animal somebody of those traits is, of any the one whose number is given when it is asked for; null: none. */
export function actorOf(traits: readonly string[], nth: () => number): Actor | null {
  for (const trait of traits) {
    if (trait === 'anyfolk') return ANY[nth() % ANY.length] ?? null;
    const actor = BY_TRAIT.get(trait);
    if (actor !== undefined) return actor;
  }
  return null;
}

/** The same traits of the one of several animals that has that number, where each is another one. */
export const folkOfNth = <T extends string>(
  traits: readonly T[],
  nth: number,
): readonly (T | AnimalFolk)[] =>
  traits.map((trait) => (trait === 'anyfolk' ? folkFor(ANY[nth % ANY.length] ?? ANY[0]) : trait));

/** Who lowers the head to eat or to drink. */
export const LOWERS_HEAD: ReadonlySet<Thing | undefined> = new Set<Thing>([
  ...(['horse', 'cow', 'sheep', 'goat', 'deer', 'donkey', 'zebra', 'unicorn', 'llama'] as const),
  ...(['dog', 'cat', 'wolf', 'fox', 'lion', 'tiger', 'leopard', 'bear', 'rhino', 'hippo'] as const),
  'elephant',
]);
