/** What another room is said to be in, whose walls are then around that: a cave, a hollow tree, a submarine, a ship's hold, a railway carriage or tram, an airship, a spaceship, the lamp room of a lighthouse, a tower of stone. */
export const OUTER_SHELLS = [
  'cave',
  'trunk',
  'submarine',
  'hold',
  'carriage',
  'airship',
  'spaceship',
  'lighthouse',
  'tower',
] as const;

/** One of {@link OUTER_SHELLS}. */
export type OuterShell = (typeof OUTER_SHELLS)[number];
