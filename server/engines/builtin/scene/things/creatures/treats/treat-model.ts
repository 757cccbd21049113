import type { Solid } from '../../sculpt/solid.ts';

/** Something that an animal has, in its shoulder heights around its middle, lying along +x; `half` is how far it reaches down. */
export interface TreatModel {
  readonly pieces: readonly Solid[];
  readonly half: number;
}
