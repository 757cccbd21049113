import type { Posture } from '../../words/idea.ts';
import { add, type Vector } from '../sculpt/vector.ts';
import type { Build } from './build.ts';

/** A leg from body to ground: hip or shoulder, knee or elbow, ankle or wrist, foot. */
export type Leg = readonly [Vector, Vector, Vector, Vector];

/** Where the parts of an animal are, in shoulder heights; it looks to the right. */
export interface Pose {
  readonly chest: Vector;
  readonly belly: Vector;
  readonly rump: Vector;
  readonly head: Vector;
  /** How far the head looks up, radians. */
  readonly nod: number;
  /** Near fore, far fore, near hind, far hind. */
  readonly legs: readonly Leg[];
  readonly tail: readonly Vector[];
  readonly sleeps: boolean;
}

/** How a body of that build holds itself. */
export function poseOf(build: Build, posture: Posture): Pose {
  if (posture === 'sitting') return build.hoofed ? lying(build, false) : sitting(build);
  if (posture === 'sleeping') return lying(build, true);
  if (posture === 'running' || posture === 'flying') return running(build);
  return upright(build, posture === 'walking' ? WALK : STAND);
}

/** Swings of the four legs, forward positive, and how much each is bent. Radians. */
type Gait = readonly (readonly [swing: number, bend: number])[];

const STAND: Gait = [
  [0.03, 0],
  [-0.06, 0],
  [-0.05, 0],
  [0.1, 0],
];
const WALK: Gait = [
  [0.42, 0.12],
  [-0.36, 0.1],
  [-0.36, 0.12],
  [0.36, 0.1],
];
const GALLOP: Gait = [
  [1.02, 0.1],
  [0.62, 0.75],
  [-0.92, 0.1],
  [-0.62, 0.1],
];

function upright(build: Build, gait: Gait): Pose {
  const { length, chest, rump, belly, neck } = build;
  const at = {
    chest: [length / 2, 1 - chest, 0],
    rump: [-length / 2, 0.98 - rump, 0],
    belly: [0, 0.96 - (belly + chest) * 0.5, 0],
  } as const;
  const head: Vector = [
    length / 2 + chest * 0.3 + neck.length * Math.cos(neck.rise),
    1 - chest * 0.55 + neck.length * Math.sin(neck.rise),
    0,
  ];
  return {
    ...at,
    head,
    nod: 0,
    legs: legsOf(build, at, gait),
    tail: hangingTail(build, at.rump),
    sleeps: false,
  };
}

function running(build: Build): Pose {
  const still = upright(build, GALLOP);
  const { length, chest, neck } = build;
  const rise = neck.rise * 0.62;
  const head: Vector = [
    length / 2 + chest * 0.4 + neck.length * Math.cos(rise),
    1 - chest * 0.5 + neck.length * Math.sin(rise),
    0,
  ];
  const from = add(still.rump, [-build.rump * 0.8, build.rump * 0.5, 0]);
  const tail = along(from, build.tail.length, [
    [-0.35, 0.12],
    [-0.7, 0.1],
    [-1, -0.04],
  ]);
  return { ...still, head, nod: -0.05, tail };
}

/** The four legs beneath a standing or moving trunk. */
function legsOf(build: Build, { chest, rump }: Pick<Pose, 'chest' | 'rump'>, gait: Gait): Leg[] {
  const apart = build.chest * 0.55;
  return gait.map(([swing, bend], n) => {
    const isHind = n > 1;
    const z = (n % 2 === 0 ? -1 : 1) * apart;
    const root: Vector = isHind
      ? [rump[0] - 0.02, rump[1] - build.rump * 0.1, z]
      : [chest[0] + 0.02, chest[1] - build.chest * 0.15, z];
    return isHind ? hindLeg(root, swing, bend) : foreLeg(root, swing, bend);
  });
}

/** Lengths as shares of the height of the root, angles from straight down. */
function foreLeg(root: Vector, swing: number, bend: number): Leg {
  const tall = root[1];
  const elbow = reach(root, tall * 0.36, swing * 0.8 - 0.22);
  const wrist = reach(elbow, tall * 0.36, swing + bend * 0.5 + 0.1);
  const foot = reach(wrist, tall * 0.3, swing - bend * 1.6 + 0.02);
  return [root, elbow, wrist, foot];
}

function hindLeg(root: Vector, swing: number, bend: number): Leg {
  const tall = root[1];
  const knee = reach(root, tall * 0.38, swing * 0.8 + 0.36 + bend * 0.3);
  const hock = reach(knee, tall * 0.4, swing - 0.52 - bend * 0.6);
  const foot = reach(hock, tall * 0.33, swing * 0.9 + 0.1);
  return [root, knee, hock, foot];
}

/** From a joint down by a length, swung forward by an angle. */
const reach = (from: Vector, length: number, angle: number): Vector =>
  add(from, [Math.sin(angle) * length, -Math.cos(angle) * length, 0]);

function sitting(build: Build): Pose {
  const { chest, rump, neck, length } = build;
  const low: Vector = [-length * 0.34, rump * 0.92, 0];
  const high: Vector = [length * 0.14, 0.86 - chest * 0.7, 0];
  const apart = chest * 0.5;
  const fore = (z: number): Leg => [
    [high[0] + 0.06, high[1] - chest * 0.2, z],
    [high[0] + 0.07, high[1] * 0.55, z],
    [high[0] + 0.12, high[1] * 0.24, z],
    [high[0] + 0.13, 0, z],
  ];
  const hind = (z: number): Leg => [
    [low[0] + 0.02, rump * 0.95, z],
    [low[0] + rump * 1.25, rump * 1.15, z * 1.35],
    [low[0] + rump * 0.3, rump * 0.22, z * 1.5],
    [low[0] + rump * 1.55, 0, z * 1.55],
  ];
  const reachTail = build.tail.length;
  return {
    chest: high,
    rump: low,
    belly: [(low[0] + high[0]) / 2 - 0.03, (low[1] + high[1]) / 2 + 0.02, 0],
    head: [high[0] + neck.length * 0.42, high[1] + chest * 0.45 + neck.length * 0.86, 0],
    nod: -0.04,
    legs: [fore(-apart), fore(apart), hind(-apart), hind(apart)],
    tail: [
      [low[0] - rump * 0.7, build.tail.thick * 1.2, 0],
      [low[0] - rump * 0.9 - reachTail * 0.16, build.tail.thick, -reachTail * 0.2],
      [low[0] - rump * 0.3, build.tail.thick, -rump - reachTail * 0.34],
      [low[0] + reachTail * 0.42, build.tail.thick, -rump - reachTail * 0.4],
    ],
    sleeps: false,
  };
}

function lying(build: Build, sleeps: boolean): Pose {
  const { chest, rump, belly, neck, length, head } = build;
  const front: Vector = [length / 2, chest * 0.92, 0];
  const back: Vector = [-length / 2, rump * 0.9, 0];
  const apart = chest * 0.62;
  const fore = (z: number, on: number): Leg => [
    [front[0], chest * 0.7, z],
    [front[0] - 0.12, 0.1, z * 1.25],
    [front[0] + 0.12 + on, 0.05, z * 1.1],
    [front[0] + 0.3 + on, 0.02, z],
  ];
  const hind = (z: number): Leg => [
    [back[0] + 0.04, rump * 0.8, z],
    [back[0] + rump * 1.15, rump * 0.75, z * 1.5],
    [back[0] + 0.05, 0.08, z * 1.6],
    [back[0] + rump * 1.2, 0.02, z * 1.7],
  ];
  const down: Vector = [
    front[0] + chest * 0.6 + neck.length * 0.6,
    head.size * 0.72,
    -chest * 0.25,
  ];
  const up: Vector = [
    front[0] + chest * 0.25 + neck.length * Math.cos(neck.rise),
    chest * 1.3 + neck.length * Math.sin(neck.rise),
    0,
  ];
  const thick = build.tail.thick;
  const long = build.tail.length;
  return {
    chest: front,
    rump: back,
    belly: [0, Math.max(belly, chest) * 0.9, 0],
    head: sleeps ? down : up,
    nod: sleeps ? -0.12 : 0,
    legs: [fore(-apart, 0.06), fore(apart, 0), hind(-apart), hind(apart)],
    tail: [
      [back[0] - rump * 0.8, rump * 0.7, 0],
      [back[0] - rump - long * 0.16, thick, -long * 0.14],
      [back[0] - rump * 0.4, thick, -rump - long * 0.3],
      [back[0] + long * 0.4, thick, -rump * 1.3 - long * 0.3],
    ],
    sleeps,
  };
}

/** A tail that hangs or is carried, as its kind does. */
function hangingTail(build: Build, rump: Vector): Vector[] {
  const { kind, length } = build.tail;
  const from = add(rump, [-build.rump * 0.82, build.rump * 0.45, 0]);
  if (kind === 'short') return [from, add(from, [-length * 0.6, length * 0.5, 0])];
  if (kind === 'slim')
    return along(from, length, [
      [-0.3, -0.18],
      [-0.62, -0.12],
      [-0.86, 0.2],
    ]);
  return along(from, length, [
    [-0.22, -0.16],
    [-0.34, -0.55],
    [-0.36, -0.98],
  ]);
}

const along = (from: Vector, length: number, steps: readonly (readonly [number, number])[]) => [
  from,
  ...steps.map(([x, y]) => add(from, [x * length, y * length, 0])),
];
