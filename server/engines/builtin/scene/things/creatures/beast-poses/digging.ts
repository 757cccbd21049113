import type { Build, Joint } from '../build.ts';
import { type Carriage, carried, headAt, legsOf, type Pose, trunkOf } from './carriage.ts';
import { along, legTo } from './joints.ts';
import { BOWED_HIND } from './steps.ts';

/** How one that digs lowers its chest. */
const BENT: Carriage = { tilt: -0.36, drop: 0 };
/** How steeply its neck falls and how far its face hangs, radians. */
const NOSE_DOWN = { rise: -0.3, nod: -0.7 } as const;
/** How far before its shoulder its forepaws scrape, shoulder heights: one reaches out, one pulls back. */
const SCRAPES = { out: 0.3, back: 0.06 } as const;

/** The pose of one with paws that digs: its chest and its nose low, one forepaw ahead, the other drawn back, its rump up. */
export function diggingPose(build: Build): Pose {
  const { fore, neck, tail } = build;
  const body = trunkOf(build, BENT);
  const root = carried(build, BENT, fore.joints[0]);
  const toe = fore.joints[4];
  const paws = ([-1, 1] as const).map((side) => {
    const at: Joint = [root[0] + (side < 0 ? SCRAPES.out : SCRAPES.back), toe[1]];
    return legTo(fore, root, at, { turn: side < 0 ? 1 : 0.2, lift: 0 }, -1, side * 1.1);
  });
  const [x, y, high] = build.trunk.at(-1) ?? [0, 0, 0, 0];
  return {
    ...body,
    head: headAt(body.withers, neck.length, NOSE_DOWN.rise),
    nod: NOSE_DOWN.nod,
    legs: [...paws, ...legsOf(build, { tilt: 0, drop: 0 }, BOWED_HIND).slice(2)],
    tail: along([x - high * 0.6, y + high * 0.7, 0], tail.length, [
      [-0.3, 0.2],
      [-0.6, 0.46],
      [-0.72, 0.74],
    ]),
    sleeps: false,
    stands: false,
  };
}
