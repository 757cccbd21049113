/** Plants. */
export type Plant =
  | 'tree'
  | 'conifer'
  | 'palm'
  | 'blossom'
  | 'cactus'
  | 'flower'
  | 'mushroom'
  | 'baobab'
  | 'beanstalk'
  | 'birch'
  | 'bamboo'
  /** Rows of them. */
  | 'vine'
  | 'bough'
  /** In its pot. */
  | 'plant'
  | 'christmastree';

/** Trees that grow outside: no Christmas tree, and none in a pot. */
export const TREES = [
  'baobab',
  'birch',
  'blossom',
  'conifer',
  'palm',
  'tree',
] as const satisfies readonly Plant[];

/** Whether something is one of those trees. */
export const isTree = (thing: string | undefined): boolean => TREES.some((tree) => tree === thing);

/** Those of them that nobody has in a room, however small. */
export const NEVER_INDOORS = ['baobab', 'birch', 'blossom'] as const satisfies readonly Plant[];
