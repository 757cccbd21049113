/** What stands by streets and roads, at fairs and where few come by. */
export const WAYSIDE_THINGS = [
  /** On its pole. */
  'flag',
  'billboard',
  /** A wall with what is painted or sprayed on it. */
  'mural',
  /** A railway's, with an arm. */
  'railsignal',
  'popcorncart',
  'icecreamcart',
  'ticketbooth',
  'tumbleweed',
  /** With horns. */
  'cowskull',
  /** A tower of them. */
  'loudspeaker',
  /** Over water. */
  'divingboard',
  /** On a pole in the ground, burning. */
  'torch',
] as const;

/** One of {@link WAYSIDE_THINGS}. */
export type WaysideThing = (typeof WAYSIDE_THINGS)[number];
