import type { Random } from '../../../kernels/random.ts';
import type { Posture } from '../../words/trait.ts';
import { add, type Vector } from '../sculpt/vector.ts';
import type { Build, Joint, Ring } from './build.ts';
import { along, type Leg, legTo, type Step } from './joints.ts';

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

/** How a body of that build holds itself. */
export function poseOf(build: Build, posture: Posture, random: Random): Pose {
  const isHoofed = build.feet !== 'paws';
  if (build.crouches === true && (posture === 'sitting' || posture === 'standing'))
    return upright(build, [CROUCH], random);
  if (posture === 'sleeping' || posture === 'lying') return lying(build, posture === 'sleeping');
  if (posture === 'sitting') return isHoofed ? lying(build, false) : sitting(build);
  if (posture === 'running' || posture === 'jumping' || posture === 'flying')
    return running(build, random);
  if (posture === 'bowing') return isHoofed ? running(build, random) : bowing(build);
  if (posture === 'walking') return upright(build, WALKS, random);
  const mayGraze = build.head.kind !== 'trunk';
  const isGrazing =
    mayGraze && (posture === 'grazing' || (build.grazes && random.unit() < GRAZING));
  return isGrazing ? grazing(build) : upright(build, STANDS, random);
}

/** How many of those that stand and eat grass do so. */
const GRAZING = 0.2;

type Steps = readonly [Step, Step, Step, Step];
const step = (ahead: number, lift = 0, turn = 0): Step => ({ ahead, lift, turn });

const STAND: Steps = [step(0.03), step(-0.05), step(-0.04), step(0.08)];
const WALK: Steps = [
  step(0.24, 0, 0.24),
  step(-0.15, 0, -0.4),
  step(-0.2, 0, -0.3),
  step(0.16, 0.02, 0.12),
];
/** The legs of the other side ahead. */
const sidesChanged = ([nearFore, farFore, nearHind, farHind]: Steps): Steps => [
  farFore,
  nearFore,
  farHind,
  nearHind,
];
/** Both pairs of legs close together, one foot of each in the air. */
const PASSING: Steps = [
  step(0.02, 0, 0.06),
  step(0.08, 0.09, -0.5),
  step(0.04, 0.07, -0.4),
  step(-0.06, 0, -0.1),
];
const WALKS: readonly Steps[] = [WALK, sidesChanged(WALK), PASSING];
const STANDS: readonly Steps[] = [STAND, sidesChanged(STAND)];
/** Into how many parts its chance is divided by which one is in a moment of its walk. */
const MOMENTS = 24;
const CROUCH: Steps = [step(0.02), step(-0.02), step(0.02), step(-0.02)];
const GALLOP: Steps = [
  step(0.62, 0.3, 0.55),
  step(0.42, 0.4, -0.9),
  step(-0.56, 0.16, -0.95),
  step(-0.34, 0.02, -0.6),
];

/** Between two leaps, the feet beneath the body. */
const GATHERED: Steps = [
  step(0.34, 0.34, -0.9),
  step(-0.12, 0.1, -1),
  step(0.2, 0.03, 0.25),
  step(0.02, 0, -0.1),
];

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

function upright(build: Build, moments: readonly Steps[], random: Random): Pose {
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
function grazing(build: Build): Pose {
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

/** Its near forefoot is drawn back, so that it stands before no head. */
const WIDE: Steps = [step(-0.16, 0, -0.3), step(0.06, 0, 0.1), step(-0.05), step(0.1)];

function running(build: Build, random: Random): Pose {
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

/** The four legs beneath a standing or moving trunk. */
function legsOf(build: Build, carriage: Carriage, steps: Steps): Leg[] {
  return steps.map((one, n) => {
    const leg = n > 1 ? build.hind : build.fore;
    const [root, , , , tip] = leg.joints;
    const toe: Joint = [tip[0] + one.ahead, tip[1] + one.lift];
    return legTo(leg, carried(build, carriage, root), toe, one, n > 1 ? 1 : -1, n % 2 ? 1 : -1);
  });
}

/** How one that wants to play lowers its chest. */
const BOW: Carriage = { tilt: -0.56, drop: 0 };
const BOWED_HIND: Steps = [step(0), step(0), step(-0.06, 0, -0.1), step(0.1)];

/** Its elbows at the ground and its paws ahead, its rump and its tail up, its head raised. */
function bowing(build: Build): Pose {
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

/** How a sitting back rises. */
const SAT = 0.86;

function sitting(build: Build): Pose {
  const { fore, hind, neck, head, tail } = build;
  const [hipX, hipY, high] = build.trunk.at(-1) ?? [0, 0, 0, 0];
  const carriage = { tilt: SAT, drop: hipY - high * 0.92 };
  const body = trunkOf(build, carriage);
  const [shoulder, , , , tip] = fore.joints;
  const root = carried(build, carriage, shoulder);
  const hip: Joint = [hipX, high * 0.95];
  const [, , hock, , toe] = hind.joints;
  const foot = Math.hypot(toe[0] - hock[0], toe[1] - hock[1]);
  const thick = tail.thick;
  const paws = ([-1, 1] as const).map((side) =>
    legTo(
      fore,
      root,
      [root[0] + 0.06 + side * 0.012, tip[1]],
      { turn: 0, lift: 0 },
      -1,
      side * 0.85,
    ),
  );
  const haunches = ([-1, 1] as const).map((side) =>
    legTo(hind, hip, [hipX + high * 0.35 + foot, toe[1]], { turn: 1.2, lift: 0 }, 1, side * 1.45),
  );
  const aside = -high - tail.length * 0.36;
  return {
    ...body,
    head: headAt(body.withers, neck.length * 0.92, Math.min(1.35, neck.rise + 0.5)),
    nod: -head.hangs * 0.6 - 0.04,
    legs: [...paws, ...haunches],
    tail: [
      [hipX - high * 0.75, thick * 1.6, 0],
      [hipX - high - tail.length * 0.14, thick, -tail.length * 0.14],
      [hipX - high * 0.7, thick, aside * 0.8],
      [hipX + tail.length * 0.1, thick, aside],
      [hipX + tail.length * 0.34, thick, aside * 0.92],
    ],
    sleeps: false,
    stands: false,
  };
}

/** How far before its shoulder one that lies has its paws. */
const AHEAD = { awake: 0.44, asleep: 0.56 } as const;
/** How long the thighs of one that lies look from the side. */
const FOLDED = 0.6;

function lying(build: Build, sleeps: boolean): Pose {
  const { fore, hind, neck, head, tail, trunk } = build;
  const drop = Math.min(...trunk.map(([, y, high]) => y - high * 0.96));
  const carriage = { tilt: 0, drop };
  const body = trunkOf(build, carriage);
  const [hipX, , high] = trunk.at(-1) ?? [0, 0, 0, 0];
  const isFolded = build.feet !== 'paws';
  const [shoulder, , wrist, , tip] = fore.joints;
  const root = carried(build, carriage, shoulder);
  const thick = fore.thick[2];
  const paws = ([-1, 1] as const).map((side) =>
    isFolded
      ? legTo(fore, root, [root[0] - 0.08, thick], { turn: -1.45, lift: 1 }, -1, side * 1.15)
      : legTo(
          fore,
          root,
          [
            root[0] + (sleeps ? AHEAD.asleep : AHEAD.awake) + 0.04 * side + (tip[0] - wrist[0]),
            tip[1],
          ],
          { turn: 1.35, lift: 0 },
          -1,
          side * 1.1,
        ),
  );
  const [hip, , hock, , toe] = hind.joints;
  const foot = Math.hypot(toe[0] - hock[0], toe[1] - hock[1]);
  const haunches = ([-1, 1] as const).map((side) =>
    legTo(
      hind,
      carried(build, carriage, hip),
      [hipX + 0.12 + foot, hind.thick[3]],
      { turn: 1.3, lift: 0 },
      1,
      side * 1.6,
      FOLDED,
    ),
  );
  const rise = isFolded ? neck.rise : Math.max(0.5, neck.rise);
  // The chin lies on the paws.
  const low: Vector = [body.withers[0] + neck.length * 0.74, head.size * 0.74 + thick * 1.5, -0.04];
  const rest: Vector = head.kind === 'long' ? [low[0], head.size * 0.4, -0.08] : low;
  const long = tail.length;
  return {
    ...body,
    head: sleeps ? rest : headAt(body.withers, neck.length, rise),
    nod: sleeps ? (head.kind === 'long' ? -0.3 : -0.12) : -head.hangs * 0.8,
    legs: [...paws, ...haunches],
    tail: [
      [hipX - high * 0.8, high * 0.8, 0],
      [hipX - high - long * 0.16, tail.thick, -long * 0.14],
      [hipX - high * 0.4, tail.thick, -high - long * 0.3],
      [hipX + long * 0.34, tail.thick, -high * 1.3 - long * 0.3],
    ],
    sleeps,
    stands: false,
  };
}

/** A tail that hangs or is carried, as its kind does. */
function hangingTail(build: Build, trunk: readonly Ring[]): Vector[] {
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
