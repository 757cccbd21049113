import { type Code, load, loadFloat, store, whole } from '../../kernels/wasm.ts';

/**
 * What the program is told by its host: numbers of four bytes at the beginning of its memory, in
 * this order. Upper half: addresses of arrays, one entry a pixel of the level unless said otherwise.
 */
const NAMES = [
  /** Four bytes a pixel: luma, two chromas, texture. */
  'feature',
  /** Index of each target's best source; −1 where there is none. Two rows and pixels of −1 around it. */
  'source',
  /** Squared difference of a target to its source, with the penalty for distance. */
  'cost',
  /** How many targets use a source. */
  'uses',
  /** A byte: 1 where a source may be. */
  'valid',
  /** A byte: grounds, a bit each. */
  'grounds',
  /** Four bytes a pixel: 255 where a patch is to be compared; see `choose`. */
  'known',
  /** Single floats: how far a target's proposal is trusted. */
  'trust',
  /** Column and row of a pixel, {@link PLACE_BITS} bits for the column. */
  'places',
  /** Lists of pixels, with their lengths. */
  'targets',
  'targetCount',
  'sources',
  'sourceCount',
  'holePixels',
  'holeCount',
  /** Single floats: weights of a vote by cost over mean cost, in steps of 1/64. */
  'weights',
  /** The pixels that the vote mixes, four bytes each. */
  'values',
  'width',
  'height',
  /** State of the generator, never 0. */
  'random',
  /** Where random search begins, in pixels. */
  'radius',
  /** Single floats: penalties for a squared distance in pixels, for each use beyond the fair share. */
  'down',
  'across',
  /** What it costs to copy from another ground, a whole number. */
  'strange',
  'reuse',
  'fairShare',
  /** How often a difference to a guess is halved before it counts. */
  'guess',
  /** What `choose` found so far. */
  'best',
  'bestFit',
] as const;

/**
 * Lower bits of a place that tell the column; the others tell the row. Enough because a side of a picture has
 * at most `MAX_SIDE` (30 000) pixels: fewer than 2 ** 16 columns, and rows that leave the sign alone.
 */
export const PLACE_BITS = 16;

/** A number that the program keeps at a fixed place of its memory. */
export type Register = (typeof NAMES)[number];

/** Bytes that the registers take, a multiple of 16. */
export const REGISTER_BYTES = 128;

/** Number of a register among the words at the beginning of the memory. */
export const registerAt = (name: Register): number => NAMES.indexOf(name);

/** Code that reads a register as a whole number, as a float, and that writes one. */
export const read = (name: Register): Code => load(whole(4 * registerAt(name)));
export const readFloat = (name: Register): Code => loadFloat(whole(4 * registerAt(name)));
export const write = (name: Register, value: Code): Code =>
  store(whole(4 * registerAt(name)), value);
