import type { Look, Solid } from '../sculpt/solid.ts';

/** The head of an animal that has a model of its own, looking right, and what covers it. */
export interface OwnHead {
  readonly coat: Look;
  readonly pieces: readonly Solid[];
}
