import { type Look, limb, type Solid } from '../../sculpt/solid.ts';
import type { Vector } from '../../sculpt/vector.ts';

/** The legs of an insect that stands on the ground, in pairs. */
export interface LegPairs {
  /** Where up to three pairs are along the body, from the foremost on. */
  readonly roots: readonly number[];
  /** How high and how far aside of the middle they begin. */
  readonly up: number;
  readonly aside: number;
  /** How high the knees are, how far aside the feet, how thick the thighs. */
  readonly knees: number;
  readonly reach: number;
  readonly thick: number;
}

/** How far each pair points ahead, as a share of its reach aside. */
const AHEAD = [0.75, -0.1, -1] as const;

/** The legs: up to a knee, down to the ground, and a foot that lies on it. */
export const jointedLegs = (
  look: Look,
  { roots, up, aside, knees, reach, thick }: LegPairs,
): Solid[] =>
  roots.flatMap((x, n) => {
    const ahead = AHEAD[n] ?? 0;
    return [-1, 1].flatMap((side) => {
      const at = (share: number, high: number): Vector => [
        x + ahead * reach * share,
        high,
        side * (aside + (reach - aside) * share),
      ];
      const [hip, knee, ankle, toe] = [at(0, up), at(0.45, knees), at(0.86, 0.05), at(1, 0.015)];
      return [
        limb(look, hip, knee, thick, thick * 0.8, 0.01),
        limb(look, knee, ankle, thick * 0.75, thick * 0.5, 0.01),
        limb(look, ankle, toe, thick * 0.5, thick * 0.36),
      ];
    });
  });
