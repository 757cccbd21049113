import { add, type Vector } from '../../sculpt/vector.ts';
import type { Build, Joint, Ring } from '../build.ts';
import { along, type Leg, legTo } from './joints.ts';
import type { Steps } from './steps.ts';

/** Where the parts of an animal are, in shoulder heights; it looks to the right. */
export interface Pose {
  readonly trunk: readonly Ring[];
  /** Where the neck leaves the trunk, above and below. */
  readonly withers: Vector;
  readonly throat: Vector;
  readonly head: Vector;
  /** How far the head looks up, radians. */
  readonly nod: number;
  /** Near fore, far fore, near hind, far hind. */
  readonly legs: readonly Leg[];
  readonly tail: readonly Vector[];
  readonly sleeps: boolean;
  /** Whether the trunk is where it is when the animal stands. */
  readonly stands: boolean;
}

/** How the trunk is carried: turned about the hips by an angle, and so much lower. */
export interface Carriage {
  readonly tilt: number;
  readonly drop: number;
}

/** A point of a standing body as the trunk is carried. */
export function carried({ trunk }: Build, { tilt, drop }: Carriage, [x, y]: Joint): Joint {
  const hips = trunk.at(-1) ?? [0, 0];
  const [c, s] = [Math.cos(tilt), Math.sin(tilt)];
  const [dx, dy] = [x - hips[0], y - hips[1]];
  return [hips[0] + dx * c - dy * s, hips[1] + dx * s + dy * c - drop];
}

/** The trunk and where the neck leaves it. */
export function trunkOf(
  build: Build,
  carriage: Carriage,
): Pick<Pose, 'trunk' | 'withers' | 'throat'> {
  const put = (at: Joint): Joint => carried(build, carriage, at);
  const [x, y, high] = build.trunk[0] ?? [0, 0, 0, 0];
  const withers = put([x + high * 0.08, y + high * 0.5]);
  const throat = put([x + high * 0.45, y - high * 0.05]);
  return {
    trunk: build.trunk.map(([at, up, tall, wide]) => [...put([at, up]), tall, wide]),
    withers: [...withers, 0],
    throat: [...throat, 0],
  };
}

/** Where the head is at the end of a neck that leaves the withers so steeply, radians. */
export const headAt = ([x, y]: Vector, length: number, rise: number): Vector => [
  x + length * Math.cos(rise),
  y + length * Math.sin(rise),
  0,
];

/** The four legs beneath a standing or moving trunk. */
export function legsOf(build: Build, carriage: Carriage, steps: Steps): Leg[] {
  return steps.map((one, n) => {
    const leg = n > 1 ? build.hind : build.fore;
    const [root, , , , tip] = leg.joints;
    const toe: Joint = [tip[0] + one.ahead, tip[1] + one.lift];
    return legTo(leg, carried(build, carriage, root), toe, one, n > 1 ? 1 : -1, n % 2 ? 1 : -1);
  });
}

/** A tail that hangs or is carried, as its kind does. */
export function hangingTail(build: Build, trunk: readonly Ring[]): Vector[] {
  const { kind, length } = build.tail;
  const [x, y, high] = trunk.at(-1) ?? [0, 0, 0, 0];
  const from: Vector = [x - high * 0.86, y + high * 0.5, 0];
  if (kind === 'short') return [from, add(from, [-length * 0.6, length * 0.4, 0])];
  if (kind === 'slim')
    return along(from, length, [
      [-0.2, -0.12],
      [-0.42, -0.3],
      [-0.66, -0.3],
      [-0.84, -0.1],
      [-0.88, 0.12],
    ]);
  // As thick as the legs behind it, and so carried clear of them.
  if (kind === 'bushy')
    return along(from, length, [
      [-0.2, -0.04],
      [-0.44, -0.17],
      [-0.68, -0.38],
      [-0.9, -0.56],
    ]);
  return along(from, length, [
    [-0.12, -0.04],
    [-0.22, -0.22],
    [-0.25, -0.58],
    [-0.22, -0.98],
  ]);
}
