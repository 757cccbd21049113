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
