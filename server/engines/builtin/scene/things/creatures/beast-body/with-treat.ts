import type { Colour } from '../../../words/idea.ts';
import type { Posture } from '../../../words/trait.ts';
import type { Treat } from '../../../words/treat.ts';
import { plain } from '../../sculpt/looks.ts';
import { moved } from '../../sculpt/move.ts';
import { limb, type Solid } from '../../sculpt/solid.ts';
import {
  after,
  between,
  type Rotation,
  roll,
  UNTURNED,
  type Vector,
  yaw,
} from '../../sculpt/vector.ts';
import type { Wish } from '../../wish.ts';
import type { Pose } from '../beast-poses/carriage.ts';
import type { Build, Head } from '../build.ts';
import { treatModel } from '../treats/treats.ts';
import { salmonIn } from './catch.ts';

/** What an animal has, and how. */
type Had = NonNullable<Wish['treat']>;

/** Where an animal has something: across its jaws, on its nose, in its paws, before it on the ground, or beneath it. */
type Spot = 'jaws' | 'nose' | 'paws' | 'ground' | 'beneath';

/** What lies on the ground unless it is said to be in a mouth, and what is eaten out of paws. */
const ON_GROUND: readonly Treat[] = [
  'ball',
  'yarn',
  'honey',
  'apple',
  'banana',
  'bowl',
  'bento',
  'waterbowl',
  'puddle',
  'icecream',
];

/** Where one of that build has something in that posture. */
export function spotOf({ head }: Build, { thing, hold }: Had, feeds: boolean): Spot {
  if (thing === 'hurdle') return 'beneath';
  if (thing === 'butterfly' || hold === 'nose') return 'nose';
  if (feeds) return 'paws';
  if (head.kind === 'trunk') return 'ground';
  if (hold !== 'mouth' && hold !== 'leap' && ON_GROUND.includes(thing))
    return head.kind === 'long' && thing === 'apple' ? 'jaws' : 'ground';
  return 'jaws';
}

/** How large it is for animals with heads of a kind, beside what a dog has; a ball in jaws is a small one. */
const SIZES = { short: 1, long: 0.5, trunk: 0.5 } as const;
const IN_JAWS: Partial<Readonly<Record<Treat, number>>> = { ball: 0.52, banana: 0.8 };

/** How what is long lies across a muzzle: turned from lying along it, and one end hanging. Radians. */
const ACROSS = after(yaw(-1.2), roll(-0.1));

/** How what is in jaws or on a nose is turned, where it does not lie across them. */
const TURNED: Partial<Readonly<Record<Treat, Rotation>>> = {
  frisbee: roll(0.12),
  carrot: after(yaw(-0.5), roll(-0.35)),
  butterfly: roll(0.5),
  flower: after(yaw(-0.9), roll(0.4)),
};

/** What is in the jaws or on the nose of a head, in head sizes around its middle. */
export function onHead(head: Head, had: Had, spot: Spot): Solid[] {
  if (spot !== 'jaws' && spot !== 'nose') return [];
  if (had.thing === 'fish') return head.kind === 'short' ? salmonIn(head) : [];
  const { length, end, drop } = head.muzzle;
  const size = SIZES[head.kind] * (spot === 'jaws' ? (IN_JAWS[had.thing] ?? 1) : 1);
  const { pieces, half } = treatModel(had.thing, had.colour, size);
  const by = TURNED[had.thing] ?? (had.thing === 'ball' ? UNTURNED : ACROSS);
  const far = had.thing === 'frisbee' ? 0.17 / head.size : had.thing === 'ball' ? end * 0.3 : 0;
  const mouth: Vector =
    head.kind === 'short'
      ? [length - end * 0.2 + far, -drop - end * 0.78, 0]
      : [0.86, -end * 0.95 - drop, 0];
  const nose: Vector =
    head.kind === 'short'
      ? [length + end * 0.25, -drop + end * 0.85 + half / head.size, 0]
      : [0.8, end * 0.9 - drop, 0];
  return moved(pieces, { size: 1 / head.size, by, to: spot === 'jaws' ? mouth : nose });
}

/** How far before the forefeet something lies, shoulder heights: farther before one that runs after it; and how far to the viewer's side. */
const AHEAD = { still: 0.1, after: 0.42, aside: -0.06 } as const;

/** How far before the middle of a head what it eats from is, in head sizes. */
const BENEATH_MUZZLE = 0.95;

/** How deep a muzzle dips below the brim of what it drinks or eats from, shoulder heights. */
const DIPS = 0.03;

/** A pose whose head, where it is lowered to what lies on the ground, is no lower than that is high: else it would be in it. */
export function overBrim(build: Build, pose: Pose, had: Had, spot: Spot, posture: Posture): Pose {
  if (spot !== 'ground' || posture !== 'grazing') return pose;
  const { half } = treatModel(had.thing, had.colour, SIZES[build.head.kind]);
  const [x, y, z] = pose.head;
  return { ...pose, head: [x, y + Math.max(0, 2 * half - DIPS), z] };
}

/** What is in the paws of one in that pose, or before it on the ground, in shoulder heights. */
export function besidePose(
  build: Build,
  pose: Pose,
  had: Had,
  spot: Spot,
  posture: Posture,
): Solid[] {
  if (spot !== 'paws' && spot !== 'ground') return [];
  const { pieces, half } = treatModel(had.thing, had.colour, SIZES[build.head.kind]);
  if (spot === 'paws') {
    const [near, far] = [pose.legs[0]?.[4] ?? pose.head, pose.legs[1]?.[4] ?? pose.head];
    const grip = between(near, far, 0.5);
    const isHigh = had.thing === 'banana' || had.thing === 'carrot';
    const by = isHigh ? roll(1.9) : UNTURNED;
    return moved(pieces, {
      by,
      to: [grip[0] + 0.04, grip[1] - (isHigh ? 0 : half * 0.25), grip[2]],
    });
  }
  if (posture === 'grazing')
    return moved(pieces, {
      to: [pose.head[0] + BENEATH_MUZZLE * build.head.size, half, pose.head[2]],
    });
  const feet = Math.max(...pose.legs.slice(0, 2).map(([, , , , toe]) => toe[0]));
  const clear = posture === 'running' ? AHEAD.after : AHEAD.still;
  return moved(pieces, { to: [feet + clear + half, half, AHEAD.aside] });
}

/** How a body is carried that leaps for something, and over a hurdle. */
const LEAPS = { up: roll(0.34), over: roll(0.2), high: 0.62, back: -0.06 } as const;
const POLE_RED: Colour = [0.8, 0.14, 0.12];
const POLE_WHITE: Colour = [0.93, 0.92, 0.9];
/** A hurdle's poles, how far its posts stand aside, and how thick they are, shoulder heights. */
const HURDLE = {
  poles: [0.5, 0.32, 0.14],
  aside: 0.85,
  post: 0.62,
  thick: 0.03,
  bands: 6,
} as const;

/** Red and white poles between two posts, across the way of who leaps. */
function hurdle(): Solid[] {
  const { poles, aside, post, thick, bands } = HURDLE;
  const paints = [plain(POLE_RED, { gloss: 0.3 }), plain(POLE_WHITE, { gloss: 0.3 })] as const;
  return [
    ...[-1, 1].flatMap((side) => [
      limb(paints[1], [0, 0.02, side * aside], [0, post, side * aside], thick * 1.5, thick * 1.5),
      limb(
        paints[1],
        [-0.18, 0.02, side * aside],
        [0.18, 0.02, side * aside],
        thick * 1.3,
        thick * 1.3,
      ),
      limb(
        paints[0],
        [0, post, side * aside],
        [0, post + 0.02, side * aside],
        thick * 1.8,
        thick * 1.8,
      ),
    ]),
    ...poles.flatMap((high) =>
      Array.from({ length: bands }, (_, n) => {
        const at = (share: number): Vector => [0, high, aside * (2 * share - 1)];
        return limb(paints[n % 2 === 0 ? 0 : 1], at(n / bands), at((n + 1) / bands), thick, thick);
      }),
    ),
  ];
}

/** A model of an animal that leaps: its forehand up where it catches something, all of it over a hurdle. */
export function leaping(model: Solid[], posture: Posture, had: Had | undefined): Solid[] {
  if (posture !== 'jumping' || had === undefined) return model;
  if (had.thing !== 'hurdle') return moved(model, { by: LEAPS.up, to: [0, 0.3, 0] });
  return [...moved(model, { by: LEAPS.over, to: [LEAPS.back, LEAPS.high, 0] }), ...hurdle()];
}
