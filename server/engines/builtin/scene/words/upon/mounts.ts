import type { Thing } from '../thing.ts';

/** What people ride. */
export const MOUNTS: ReadonlySet<Thing | undefined> = new Set<Thing>([
  'horse',
  'camel',
  'zebra',
  'donkey',
  'unicorn',
  'elephant',
  'bicycle',
  'motorcycle',
]);

/** Beasts that are ridden in tales, whatever their size is by nature: somebody who is told of sits on them. */
export const TALE_MOUNTS: ReadonlySet<Thing | undefined> = new Set<Thing>([
  ...(['wolf', 'bear', 'panda', 'lion', 'tiger', 'leopard', 'cat', 'dog', 'fox'] as const),
  ...(['deer', 'cow', 'pig', 'sheep', 'llama', 'goat', 'giraffe', 'rhino', 'hippo'] as const),
  ...(['capybara', 'rabbit', 'frog', 'snail', 'ostrich', 'crocodile', 'turtle'] as const),
  ...(['dragon', 'dinosaur', 'pterosaur', 'eagle', 'soaringeagle', 'bird', 'flyingbird'] as const),
  ...(['whale', 'dolphin', 'shark', 'fish', 'seahorse', 'swan', 'duck', 'bee'] as const),
]);
