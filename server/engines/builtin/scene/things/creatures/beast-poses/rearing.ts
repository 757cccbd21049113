import type { Build } from '../build.ts';
import {
  type Carriage,
  carried,
  hangingTail,
  headAt,
  legsOf,
  type Pose,
  trunkOf,
} from './carriage.ts';
import { legTo } from './joints.ts';
import { STAND } from './steps.ts';

/** How steeply one rises on its hind legs. */
const UP: Carriage = { tilt: 0.82, drop: 0.04 };
/** How its neck rises and its face hangs, radians. */
const BRISTLES = { rise: 0.62, nod: -0.12 } as const;

/** Whether an animal of that build fights on its hind legs: one with paws, or a kin of the horse. */
export const rears = (build: Build): boolean =>
  build.feet === 'paws' ||
  build.feet === 'soles' ||
  build.mane === 'crest' ||
  build.mane === 'brush';

/** The pose of one that fights on its hind legs, its forelegs at the other. */
export function rearing(build: Build): Pose {
  const { fore, neck } = build;
  const body = trunkOf(build, UP);
  const root = carried(build, UP, fore.joints[0]);
  const forelegs = ([-1, 1] as const).map((side) =>
    legTo(
      fore,
      root,
      [root[0] + 0.42, root[1] + 0.1 - 0.14 * side],
      { turn: 0.9, lift: 1 },
      -1,
      side,
    ),
  );
  return {
    ...body,
    head: headAt(body.withers, neck.length, BRISTLES.rise),
    nod: BRISTLES.nod,
    legs: [...forelegs, ...legsOf(build, { tilt: 0, drop: 0 }, STAND).slice(2)],
    tail: hangingTail(build, body.trunk),
    sleeps: false,
    stands: false,
  };
}
