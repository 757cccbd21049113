import type { Random } from '../../../../kernels/random.ts';
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
import { along, legTo } from './joints.ts';
import { AHEAD } from './resting-poses.ts';
import { BOWED_HIND, GALLOP, GATHERED, type Steps, sidesChanged, WIDE } from './steps.ts';

/** How many of those that stand and eat grass do so. */
export const GRAZING = 0.2;

/** Into how many parts its chance is divided by which one is in a moment of its walk. */
const MOMENTS = 24;
/** On its feet, its head up, in one of several moments of standing or walking. */
export function upright(build: Build, moments: readonly Steps[], random: Random): Pose {
  const chance = random.unit();
  const vary = chance - 0.5;
  const steps = moments[Math.floor(chance * MOMENTS) % moments.length] as Steps;
  const level = { tilt: 0, drop: 0 };
  const body = trunkOf(build, level);
  const { neck, head } = build;
  return {
    ...body,
    head: headAt(body.withers, neck.length, neck.rise + 0.22 * vary),
    nod: -head.hangs + 0.2 * vary,
    legs: legsOf(build, level, steps),
    tail: hangingTail(build, body.trunk),
    sleeps: false,
    stands: true,
  };
}

/** How one that grazes lowers its chest. */
const LOWERED: Carriage = { tilt: -0.09, drop: 0 };
/** How far its face is from level, radians. */
const FACE_DOWN = 0.82;
/** How far ahead of its forefeet and of its chest its poll is at the least, and how much a neck stretches. */
const CLEAR = 0.12;
const STRETCH = 1.12;

/** Its nose at the ground and all of its head before its forelegs, however short the neck is. */
export function grazing(build: Build): Pose {
  const body = trunkOf(build, LOWERED);
  const { neck, head } = build;
  const legs = legsOf(build, LOWERED, WIDE);
  const nod = Math.min(-head.hangs, -FACE_DOWN);
  const low = head.kind === 'long' ? head.size * (Math.sin(-nod) + 0.06) : head.size * 1.25;
  const reach = (neck.length * STRETCH) ** 2 - (body.withers[1] - low) ** 2;
  const feet = Math.max(...legs.slice(0, 2).map(([, , , , toe]) => toe[0]));
  const [x, , chest] = body.trunk[0] ?? [0, 0, 0, 0];
  const ahead = Math.max(
    feet + CLEAR,
    x + chest + CLEAR,
    body.withers[0] + Math.sqrt(Math.max(0, reach)),
  );
  return {
    ...body,
    nod,
    head: [ahead, low, 0],
    legs,
    tail: hangingTail(build, body.trunk),
    sleeps: false,
    stands: true,
  };
}

/** At a gallop, stretched out or gathered between two leaps. */
export function running(build: Build, random: Random): Pose {
  const isGathered = random.unit() < 0.22;
  const carriage = { tilt: 0.06, drop: -0.04 };
  const body = trunkOf(build, carriage);
  const [, , high] = body.trunk.at(-1) ?? [0, 0, 0, 0];
  const [x, y] = body.trunk.at(-1) ?? [0, 0];
  const { neck, tail, head } = build;
  const chance = random.unit();
  const gallop = chance < 0.5 ? GALLOP : sidesChanged(GALLOP);
  return {
    ...body,
    head: headAt(body.withers, neck.length, neck.rise * (0.68 + 0.14 * chance)),
    nod: -head.hangs * 0.55,
    legs: legsOf(build, carriage, isGathered ? GATHERED : gallop),
    tail: along([x - high * 0.8, y + high * 0.5, 0], tail.length, [
      [-0.35, 0.12],
      [-0.7, 0.1],
      [-1, -0.04],
    ]),
    sleeps: false,
    stands: false,
  };
}

/** How one that wants to play lowers its chest. */
const BOW: Carriage = { tilt: -0.56, drop: 0 };
/** Its elbows at the ground and its paws ahead, its rump and its tail up, its head raised. */
export function bowing(build: Build): Pose {
  const { fore, neck, head, tail } = build;
  const body = trunkOf(build, BOW);
  const [shoulder, , wrist, , tip] = fore.joints;
  const root = carried(build, BOW, shoulder);
  const paws = ([-1, 1] as const).map((side) =>
    legTo(
      fore,
      root,
      [root[0] + AHEAD.awake + 0.05 * side + (tip[0] - wrist[0]), tip[1]],
      { turn: 1.35, lift: 0 },
      -1,
      side * 1.2,
    ),
  );
  const [x, y, high] = build.trunk.at(-1) ?? [0, 0, 0, 0];
  return {
    ...body,
    head: headAt(body.withers, neck.length * 1.05, Math.min(1.2, neck.rise + 0.3)),
    nod: -head.hangs * 0.5,
    legs: [...paws, ...legsOf(build, { tilt: 0, drop: 0 }, BOWED_HIND).slice(2)],
    tail: along([x - high * 0.6, y + high * 0.7, 0], tail.length, [
      [-0.12, 0.3],
      [-0.16, 0.62],
      [-0.04, 0.9],
    ]),
    sleeps: false,
    stands: false,
  };
}
