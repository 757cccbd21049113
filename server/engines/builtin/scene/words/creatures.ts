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
  /** A tyrannosaur. */
  | 'dinosaur'
  | 'kangaroo'
  | 'ostrich'
  | 'spider'
  | 'snail'
  /** With seven spots. */
  | 'ladybug'
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

/** Animals whose round heads go with a body like a person's: they wear clothes, ride and do what people do. */
export const ROUND_HEADED: readonly Thing[] = [
  ...(['cat', 'dog', 'wolf', 'fox', 'bear', 'panda', 'rabbit', 'lion', 'tiger'] as const),
  'leopard',
];

/** Animals that are drawn on two legs where they do what people do. */
export const ACTORS: ReadonlySet<Thing> = new Set<Thing>([
  ...ROUND_HEADED,
  ...(['monkey', 'goat', 'pig', 'sheep', 'cow', 'horse', 'donkey', 'deer', 'llama'] as const),
  ...(['elephant', 'hippo', 'frog', 'penguin'] as const),
]);
