import type { Random } from '../../../kernels/random.ts';
import type { Colour, Company } from '../../words/idea.ts';
import type { Trait } from '../../words/trait.ts';
import { mirrored, moved } from '../sculpt/move.ts';
import type { Solid } from '../sculpt/solid.ts';
import { subtract, turn, type Vector, yaw } from '../sculpt/vector.ts';
import type { Doing } from './doings.ts';
import { figureOf } from './figure.ts';
import { human } from './human.ts';
import type { Hands } from './stance.ts';

/** Where one of several is: along x and z, which way, and how large. */
export interface Place {
  readonly at: Vector;
  readonly turned: number;
  readonly size: number;
  /** Whether they are the mirror image of who stands so, and so look half to the eye too who face the others. */
  readonly isMirrored?: true;
}

/** A member of a company in its place; hands are where they are in the company's space. */
export function member(
  random: Random,
  doing: Doing,
  colour: Colour | null,
  traits: readonly Trait[],
  { at, turned, size, isMirrored }: Place,
  { near, far }: Hands,
): Solid[] {
  const back = (point: Vector): Vector => {
    const [x, y, z] = turn(yaw(-turned), subtract(point, at));
    return [x / size, y / size, (isMirrored === true ? -z : z) / size];
  };
  const hands: Hands = {
    ...(near && { near: back(near) }),
    ...(far && { far: back(far) }),
  };
  const one = human(random, doing, colour, traits, hands);
  return moved(isMirrored === true ? mirrored(one) : one, { size, by: yaw(turned), to: at });
}

/** How tall each is beside the tallest. */
export function sizesOf(all: Company['members']): number[] {
  const tall = all.map((traits) => figureOf(traits).tall);
  const most = Math.max(...tall);
  return tall.map((one) => one / most);
}
