import { pick, type Random } from '../../../kernels/random.ts';
import { mixColour, scaleColour } from '../../arithmetic.ts';
import type { Colour, Posture } from '../../words/idea.ts';
import { ball, ellipsoid, limb, type Solid } from '../sculpt/solid.ts';
import { add, between, normalise, subtract, type Vector } from '../sculpt/vector.ts';
import type { Build, Coat, Looks } from './build.ts';
import { looksOf } from './coat-looks.ts';
import { headOf } from './head.ts';
import { type Leg, type Pose, poseOf } from './pose.ts';

/** A model of an animal on four legs, looking right with its face turned `aside` to the viewer. */
export function quadruped(
  build: Build,
  posture: Posture,
  colour: Colour | null,
  aside: number,
  random: Random,
): Solid[] {
  const natural = pick(random, build.coats);
  const coat = colour === null ? natural : dyed(natural, colour);
  const looks = looksOf(build, coat, random);
  const pose = poseOf(build, posture);
  return [
    ...trunk(build, looks, pose),
    ...pose.legs.flatMap((leg, n) => legOf(build, looks, leg, n > 1)),
    ...tailOf(build, looks, pose.tail),
    ...maneOf(build, looks, pose),
    ...headOf(build, looks, pose.head, aside, pose.nod, pose.sleeps),
  ];
}

/** A coat in another colour: its markings stay, darker and paler than the new one. */
const dyed = (coat: Coat, colour: Colour): Coat => ({
  marks: coat.marks === 'saddle' || coat.marks === 'patches' ? 'none' : coat.marks,
  base: colour,
  pale: mixColour(colour, [0.95, 0.92, 0.88], 0.32),
  dark: scaleColour(colour, 0.5),
});

/** Chest, belly, rump, shoulders, thighs and neck, melted together. */
function trunk(build: Build, looks: Looks, { chest, belly, rump, head, legs }: Pose): Solid[] {
  const melt = build.chest * 0.5;
  const withers = add(chest, [0, build.chest * 0.35, 0]);
  const throat = add(chest, [build.chest * 0.45, -build.chest * 0.05, 0]);
  const nape = subtract(head, [build.head.size * 0.25, build.head.size * 0.1, 0]);
  return [
    limb(looks.coat, chest, belly, build.chest, build.belly),
    limb(looks.coat, belly, rump, build.belly, build.rump, melt),
    limb(looks.coat, withers, nape, build.neck.base, build.neck.end, melt * 0.9),
    limb(
      looks.pale,
      throat,
      between(throat, head, 0.62),
      build.neck.base * 0.78,
      build.neck.end * 0.7,
      melt * 0.6,
    ),
    ...humpOn(build, looks, belly),
    ...legs.map(([root, joint], n) => {
      const size = n > 1 ? build.rump : build.chest;
      const radius = size * (n > 1 ? 0.66 : 0.52);
      return limb(looks.coat, root, between(root, joint, 0.5), radius, radius * 0.78, melt * 0.7);
    }),
  ];
}

function humpOn({ hump, belly: radius }: Build, looks: Looks, belly: Vector): Solid[] {
  if (hump === undefined) return [];
  const at = add(belly, [0, radius * 0.75, 0]);
  return [ellipsoid(looks.coat, at, [radius * 1.15, hump, radius * 0.7], radius * 0.6)];
}

function legOf(
  build: Build,
  looks: Looks,
  [root, joint, ankle, foot]: Leg,
  isHind: boolean,
): Solid[] {
  const [upper, middle, end] = build.legs;
  const thigh = isHind ? upper * 1.5 : upper * 1.15;
  const sole: Vector = [foot[0], foot[1] + end, foot[2]];
  const lower = [
    limb(looks.coat, root, joint, thigh * 1.15, upper, upper * 0.9),
    limb(looks.coat, joint, ankle, upper, middle, upper * 0.6),
    limb(looks.coat, ankle, sole, middle * 0.95, end * 0.85, middle * 0.6),
  ];
  if (build.hoofed)
    return [
      ...lower,
      limb(
        looks.hoof,
        add(foot, [0.01, end * 1.5, 0]),
        add(foot, [0.03, end * 0.4, 0]),
        end * 0.85,
        end * 1.15,
      ),
    ];
  // A foot on the ground points ahead; in the air it follows the leg.
  const down = normalise(subtract(foot, ankle));
  const flat = Math.abs(down[1]);
  const long = end * 1.25;
  const toe = add(sole, [
    long * (flat * -down[1] + (1 - flat) * down[0]),
    long * (flat * down[0] + (1 - flat) * down[1]) - end * 0.12,
    0,
  ]);
  return [
    ...lower,
    limb(looks.coat, sole, toe, end, end * 0.95, end * 0.6),
    ball(looks.coat, add(toe, [end * 0.35, -end * 0.05, -end * 0.45]), end * 0.5, end * 0.25),
    ball(looks.coat, add(toe, [end * 0.35, -end * 0.05, end * 0.45]), end * 0.5, end * 0.25),
  ];
}

function tailOf(build: Build, looks: Looks, path: readonly Vector[]): Solid[] {
  const { kind, thick } = build.tail;
  const last = path.length - 1;
  const tip = path[last] ?? [0, 0, 0];
  const widths: Readonly<Record<typeof kind, (share: number) => number>> = {
    slim: (share) => thick * (1 - 0.45 * share),
    bushy: (share) => thick * (0.55 + 1.1 * Math.sin(Math.PI * Math.min(1, share * 0.85 + 0.08))),
    hair: (share) => thick * (0.7 + 0.9 * share * (1.6 - share)),
    tuft: (share) => thick * (1 - 0.5 * share),
    short: () => thick,
  };
  const width = widths[kind];
  const look = kind === 'hair' ? looks.dark : looks.coat;
  const pieces = path.slice(1).map((to, n) => {
    const from = path[n] ?? to;
    const isTip = kind === 'bushy' && n === last - 1;
    return limb(
      isTip ? looks.pale : look,
      from,
      to,
      width(n / last),
      width((n + 1) / last),
      thick * 0.8,
    );
  });
  return kind === 'tuft'
    ? [...pieces, ellipsoid(looks.dark, tip, [thick * 1.6, thick * 2.4, thick * 1.6], thick)]
    : pieces;
}

/** Long hair: a crest from the brow to the withers, or a ruff around head and chest. */
function maneOf(
  { mane, neck, head: { size }, chest: thick }: Build,
  looks: Looks,
  { head, chest }: Pose,
): Solid[] {
  if (mane === 'none') return [];
  const withers = add(chest, [-thick * 0.1, thick * 0.85, 0]);
  const brow = add(head, [size * 0.1, size * 0.85, 0]);
  if (mane === 'ruff')
    return [
      ellipsoid(
        looks.dark,
        add(head, [-size * 0.55, -size * 0.15, 0]),
        [size * 0.95, size * 1.55, size * 1.5],
        size * 0.4,
      ),
      ellipsoid(
        looks.dark,
        between(chest, head, 0.45),
        [thick * 1.05, thick * 1.35, thick * 1.1],
        size * 0.5,
      ),
      ellipsoid(
        looks.dark,
        add(chest, [thick * 0.55, -thick * 0.1, 0]),
        [thick * 0.6, thick * 0.95, thick * 0.75],
        size * 0.5,
      ),
    ];
  return [0, 0.34, 0.68].flatMap((share) => {
    const from = between(brow, withers, share);
    const to = between(brow, withers, share + 0.36);
    const back: Vector = [-neck.end * 0.5, neck.end * 0.25, 0];
    const width = neck.end * 0.36;
    return [
      limb(looks.dark, add(from, back), add(to, back), width, width * 0.9, width * 0.6),
      limb(
        looks.dark,
        add(from, [-neck.end * 0.6, 0, -neck.end * 0.55]),
        add(to, [-neck.end * 0.4, -neck.end * 0.7, -neck.end * 0.85]),
        width * 0.8,
        width * 0.5,
        width,
      ),
    ];
  });
}
