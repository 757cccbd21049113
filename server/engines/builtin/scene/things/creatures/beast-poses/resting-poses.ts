import type { Vector } from '../../sculpt/vector.ts';
import type { Build, Joint } from '../build.ts';
import { carried, headAt, type Pose, trunkOf } from './carriage.ts';
import { legTo } from './joints.ts';

/** How a sitting back rises. */
const SAT = 0.86;

/** On its haunches, its forelegs straight. */
export function sitting(build: Build): Pose {
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
export const AHEAD = { awake: 0.44, asleep: 0.56 } as const;
/** How long the thighs of one that lies look from the side. */
const FOLDED = 0.6;

/** On its belly, hooves folded beneath it or paws ahead; its head is up unless it sleeps. */
export function lying(build: Build, sleeps: boolean): Pose {
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
