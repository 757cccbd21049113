import type { Build, Head, LegBuild, Ring } from '../build.ts';

/** How a young animal differs from a grown one, as shares of its measures. */
interface Youth {
  /** How long its body is, how high it stands, and how round it is. */
  readonly long: number;
  readonly high: number;
  readonly round: number;
  readonly legs: number;
  readonly head: number;
  readonly neck: number;
  readonly muzzle: number;
  readonly eye: number;
  readonly ears: number;
  readonly tail: number;
  readonly fur: number;
  readonly hump: number;
}

/** One with paws: short, round and fluffy, with a large head. */
const CUB: Youth = {
  ...{ long: 0.74, high: 0.8, round: 0.98, legs: 1.12, head: 1.34, neck: 0.7 },
  ...{ muzzle: 0.78, eye: 1.18, ears: 1, tail: 0.66, fur: 1.75, hump: 0.6 },
};
/** One that eats grass: on long legs from the first day. */
const FOAL: Youth = {
  ...{ long: 0.76, high: 1, round: 0.84, legs: 1.04, head: 1.12, neck: 0.82 },
  ...{ muzzle: 0.92, eye: 1.35, ears: 1.15, tail: 0.6, fur: 1.2, hump: 0.62 },
};

/** The shortest muzzle that stands out of a round head, in head sizes. */
const FLATTEST = 0.92;

/** How much nearer to the middle of the head its eyes are. */
const DEEP_SET = 0.92;

/** The build of a young animal of that kind: without horns, antlers and manes, its hump small, with a large head and large eyes. */
export function youngOf(build: Build): Build {
  const { extras: _, ...grown } = build;
  const by = build.feet === 'hooves' || build.head.kind === 'long' ? FOAL : CUB;
  const ring = ([x, y, high, wide]: Ring): Ring => [
    x * by.long,
    y * by.high,
    high * by.round,
    wide * by.round,
  ];
  const leg = ({ joints, thick, muscle, aside }: LegBuild): LegBuild => {
    const [a, b, c, d, e] = joints.map(([x, y]) => [x * by.long, y * by.high] as const);
    return {
      joints: a && b && c && d && e ? [a, b, c, d, e] : joints,
      thick: [thick[0] * by.legs, thick[1] * by.legs, thick[2] * by.legs, thick[3] * by.legs],
      muscle: muscle * by.round,
      aside,
    };
  };
  const { head, neck, tail } = build;
  const { slit: ___, ...eye } = head.eye;
  const face: Head = {
    ...head,
    size: head.size * by.head,
    muzzle: {
      ...head.muzzle,
      length: Math.max(Math.min(FLATTEST, head.muzzle.length), head.muzzle.length * by.muzzle),
    },
    ears: { ...head.ears, size: head.ears.size * by.ears },
    // Wide pupils in eyes that are set deep, or they would stand out of the round face.
    eye: { ...eye, size: eye.size * by.eye, ahead: eye.ahead * DEEP_SET },
  };
  return {
    ...grown,
    trunk: build.trunk.map(ring),
    fore: leg(build.fore),
    hind: leg(build.hind),
    neck: { ...neck, length: neck.length * by.neck },
    head: face,
    tail: { ...tail, length: tail.length * by.tail },
    ...(build.hump !== undefined && { hump: build.hump * by.hump }),
    mane: build.mane === 'brush' ? 'brush' : 'none',
    fur: build.fur * by.fur,
  };
}
