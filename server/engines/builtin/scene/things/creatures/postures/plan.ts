import type { Vector } from '../../sculpt/vector.ts';

/** Where an ankle is: ahead, above the ground, and farther aside than `apart` says. */
type Foothold = readonly [ahead: number, high: number, aside?: number];

/** A body's middle and its feet and hands, from which its joints follow. */
export interface Plan {
  /** How high the hips are, as a share of how high they stand. */
  readonly sink: number;
  /** How far it leans ahead, radians. */
  readonly lean: number;
  /** Ankles, ahead and above the ground, of near and far leg; and how far apart. */
  readonly feet: readonly [Foothold, Foothold];
  readonly apart: number;
  /** Whether the feet come nearer where legs are short; missing: they are where something is for them. */
  readonly strides?: true;
  /** Hands from their shoulders, as shares of the arm: ahead, down, aside. */
  readonly hands: readonly [Vector, Vector];
  /** How far the head looks up, and to the near side, radians. */
  readonly nod?: number;
  readonly gaze?: number;
  /** How far the hips go aside over the leg that carries the weight: to the near side below 0. */
  readonly sway?: number;
  /** How far the chest is turned to the near side against the hips, radians. */
  readonly twist?: number;
  /** How far aside knees bend, by how far ahead; missing: hardly. */
  readonly knees?: number;
  /** Which hand is in its pocket. */
  readonly pocketed?: 'near' | 'far';
  /** Where the elbows of arms that are bent point; missing: back and down. */
  readonly elbows?: 'out';
}
