import type { Colour } from '../../../words/idea.ts';
import { plain } from '../../sculpt/looks.ts';
import { blade, limb, type Solid } from '../../sculpt/solid.ts';
import { add, between, type Vector } from '../../sculpt/vector.ts';
import { type Carriage, carried, headAt, type Pose, trunkOf } from '../beast-poses/carriage.ts';
import { legTo } from '../beast-poses/joints.ts';
import type { Build, Joint } from '../build.ts';

/** How steeply the back of one that sits like a human rises, radians. */
const UPRIGHT = 1.12;

/** The pose of one with paws that sits on its rump, its hind legs before it, and holds its food before its mouth. */
export function feedingPose(build: Build): Pose {
  const { fore, hind, neck, head } = build;
  const [hipX, hipY, high] = build.trunk.at(-1) ?? [0, 0, 0, 0];
  const carriage: Carriage = { tilt: UPRIGHT, drop: hipY - high * 0.92 };
  const body = trunkOf(build, carriage);
  const root = carried(build, carriage, fore.joints[0]);
  const face = headAt(body.withers, neck.length * 0.8, 0.95);
  const hip: Joint = [hipX, high * 0.9];
  const paws = ([-1, 1] as const).map((side) =>
    legTo(
      fore,
      root,
      [face[0] + head.size * 1.25, face[1] - head.size * (1.3 - 0.3 * side)],
      { turn: 1.5, lift: 1 },
      -1,
      side * 0.9,
    ),
  );
  const soles = ([-1, 1] as const).map((side) =>
    legTo(hind, hip, [hipX + high * 2.5, high * 0.5], { turn: 1.3, lift: 1 }, 1, side * 1.5),
  );
  return {
    ...body,
    head: face,
    nod: -0.12,
    legs: [...paws, ...soles],
    tail: [
      [hipX - high * 0.75, high * 0.5, 0],
      [hipX - high, high * 0.4, 0],
    ],
    sleeps: false,
    stands: false,
  };
}

const STALK: Colour = [0.42, 0.62, 0.2];
const JOINT: Colour = [0.62, 0.72, 0.36];
const LEAF: Colour = [0.26, 0.54, 0.16];

/** A stalk of bamboo in the forepaws of one in that pose, its leafy end at the mouth. */
export function bambooIn({ head: { size } }: Build, { head, legs }: Pose): Solid[] {
  const [near, far] = [legs[0]?.[4] ?? head, legs[1]?.[4] ?? head];
  const grip = between(near, far, 0.5);
  const mouth: Vector = [head[0] + size * 1.1, head[1] - size * 0.5, -size * 0.1];
  const foot = add(grip, [size * 0.5, -size * 2.4, -size * 0.7]);
  const stalk = plain(STALK, { gloss: 0.25 });
  const leaf = plain(LEAF);
  return [
    limb(stalk, foot, grip, size * 0.13, size * 0.12),
    limb(stalk, grip, mouth, size * 0.12, size * 0.1),
    ...[0.3, 0.65].map((share) => {
      const at = between(foot, grip, share);
      return limb(plain(JOINT), at, add(at, [0, size * 0.04, 0]), size * 0.15, size * 0.15);
    }),
    ...[-1, -0.3, 0.5, 1].map((side, n) =>
      blade(
        leaf,
        between(grip, mouth, 0.5 + 0.14 * n),
        add(between(grip, mouth, 0.9), [size * (1.1 - 0.2 * n), size * side * 0.7, -size * side]),
        size * 0.16,
        size * 0.02,
        0.3,
      ),
    ),
  ];
}
