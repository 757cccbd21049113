/** What belongs in a room or a street and stands alone in open land where that is named with it. */
export const LONE_THINGS = [
  'bed',
  'sofa',
  'bathtub',
  /** A table laid for two, with its chairs. */
  'laidtable',
  'desk',
  /** A telephone box of red iron. */
  'phonebox',
  /** A bus stop with its sign and bench. */
  'busshelter',
] as const;

/** One of {@link LONE_THINGS}. */
export type LoneThing = (typeof LONE_THINGS)[number];
