import { limb, type Solid } from '../../sculpt/solid.ts';
import { add, after, roll, scale, turn, type Vector, yaw } from '../../sculpt/vector.ts';
import { bitOf, STRAP } from '../beast-heads/halter.ts';
import type { Pose } from '../beast-poses/carriage.ts';
import type { Build } from '../build.ts';

/** How thick reins are, in shoulder heights: thicker than life, so that they are seen. */
const THICK = 0.011;
/** How far down their way from the bit reins lie on the neck, how far off its middle they are there, in its radii at its foot, and how far they hang. */
const ON_NECK = { along: 0.55, off: 1.5, hang: 0.02 } as const;

/** Reins from the bit of an animal with a halter, whose face is turned `aside` (radians), along both sides of its neck to where hands hold them, as far aside of its middle as the last number says. */
export function reins(
  { head, neck }: Build,
  { head: poll, nod }: Pose,
  aside: number,
  [held, apart]: readonly [held: Vector, apart: number],
): Solid[] {
  const by = after(yaw(aside), roll(nod));
  return [-1, 1].flatMap((side) => {
    const bit = add(poll, turn(by, scale(bitOf(head, side), head.size)));
    const hand = add(held, [0, 0, side * apart]);
    const way = (from: number, to: number) => from + (to - from) * ON_NECK.along;
    const beside: Vector = [
      way(bit[0], hand[0]),
      way(bit[1], hand[1]) - ON_NECK.hang,
      side * ON_NECK.off * neck.base * neck.flat,
    ];
    return [limb(STRAP, bit, beside, THICK, THICK), limb(STRAP, beside, hand, THICK, THICK)];
  });
}
