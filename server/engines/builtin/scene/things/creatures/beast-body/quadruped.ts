import { pick, type Random } from '../../../../kernels/random.ts';
import { mixColour, scaleColour } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import type { Posture, Trait } from '../../../words/trait.ts';
import { ball, blade, ellipsoid, limb, type Solid } from '../../sculpt/solid.ts';
import { add, between, normalise, subtract, type Vector } from '../../sculpt/vector.ts';
import type { Wish } from '../../wish.ts';
import { hatOf } from '../beast-heads/beast-hats.ts';
import { type Bearing, headOf } from '../beast-heads/head.ts';
import type { Pose } from '../beast-poses/carriage.ts';
import { charging } from '../beast-poses/charging.ts';
import type { Leg } from '../beast-poses/joints.ts';
import { poseOf } from '../beast-poses/pose.ts';
import { GAPES, type Voice, voiced, voiceOf } from '../beast-poses/voice.ts';
import { looksOf } from '../beasts/coat-looks.ts';
import type { Build, Coat, Coated, LegBuild, Looks } from '../build.ts';
import { wingsOf } from './beast-wings.ts';
import { HELD_OPEN } from './catch.ts';
import { curled, curls } from './curled.ts';
import { bambooIn, feedingPose } from './feeding.ts';
import { maneOf, tailOf } from './long-hair.ts';
import { besidePose, onHead, overBrim, spotOf } from './with-treat.ts';

/** A model of an animal on four legs, looking right with its face turned `aside` to the viewer, unless it howls, with what `traits` tell of it; `worn` is what it wears as it holds itself. */
export function quadruped(
  build: Build,
  posture: Posture,
  colour: Colour | null,
  aside: number,
  random: Random,
  traits: readonly Trait[] = [],
  worn: (pose: Pose) => readonly Solid[] = () => [],
  treat?: Wish['treat'],
): Solid[] {
  const own = coated(build, colour, random);
  const { looks } = own;
  if (posture === 'sleeping' && curls(build)) return curled(build, own, hatOf(traits));
  const voice = voiceOf(build, posture, traits);
  const feeds = traits.includes('feeding') && build.feet === 'paws';
  const had = treat ?? caughtBy(build, traits);
  const spot = had === undefined ? 'ground' : spotOf(build, had, feeds);
  const held = voiced(build, poseOf(build, posture, random), voice);
  const ownPose = feeds
    ? feedingPose(build)
    : traits.includes('fighting')
      ? charging(build, held)
      : held;
  const pose = had === undefined ? ownPose : overBrim(build, ownPose, had, spot, posture);
  return [
    ...trunk(build, looks, pose),
    ...pose.legs.flatMap((leg, n) =>
      legOf(build, n > 1 ? build.hind : build.fore, looks, leg, n > 1),
    ),
    ...tailOf(build, looks, pose.tail),
    ...(pose.stands ? (build.body?.(looks) ?? []) : []),
    ...worn(pose),
    ...(feeds && treat === undefined ? bambooIn(build, pose) : []),
    ...(had === undefined ? [] : besidePose(build, pose, had, spot, posture)),
    ...wingsOf(own.coat, pose, traits, random),
    ...maneOf(build, looks, pose),
    ...headOf(build, own, pose.head, {
      ...bearing(pose, voice, aside, traits),
      ...(had !== undefined && holding(build, had, spot)),
    }),
  ];
}

/** What one has that fishes: nothing said of it, a salmon. */
const caughtBy = ({ head }: Build, traits: readonly Trait[]): Wish['treat'] =>
  traits.includes('fisher') && head.kind === 'short' ? { thing: 'fish', colour: null } : undefined;

/** How a head is held that has something in its jaws or on its nose. */
const holding = (
  { head }: Build,
  had: NonNullable<Wish['treat']>,
  spot: ReturnType<typeof spotOf>,
): Partial<Bearing> => ({
  ...(spot === 'jaws' && head.kind === 'short' && { gape: HELD_OPEN }),
  has: onHead(head, had, spot),
});

/** The head, the neck and the chest of such an animal with its forelegs, as it sits or stands; and how high its head is. */
export function foreparts(
  build: Build,
  colour: Colour | null,
  aside: number,
  random: Random,
  traits: readonly Trait[] = [],
  worn: (pose: Pose) => readonly Solid[] = () => [],
): { readonly model: Solid[]; readonly high: number } {
  const own = coated(build, colour, random);
  const { looks } = own;
  const voice = voiceOf(build, 'standing', traits);
  // Who sits shows a chest; one with hooves that walks does not graze.
  const posture = build.feet === 'paws' ? 'sitting' : 'walking';
  const pose = voiced(build, poseOf(build, posture, random), voice);
  const model = [
    ...trunk(build, looks, { ...pose, trunk: pose.trunk.slice(0, CHEST) }),
    ...pose.legs.slice(0, 2).flatMap((leg) => legOf(build, build.fore, looks, leg, false)),
    ...worn(pose),
    ...wingsOf(own.coat, pose, traits, random),
    ...maneOf(build, looks, pose),
    ...headOf(build, own, pose.head, bearing(pose, voice, aside, traits)),
  ];
  return { model, high: pose.head[1] };
}

/** How many sections of a trunk are its chest. */
const CHEST = 2;

/** A coat of a build, or that in a colour, and its surfaces. */
export function coated(build: Build, colour: Colour | null, random: Random): Coated {
  const natural = pick(random, build.coats);
  const coat = colour === null ? natural : dyed(natural, colour);
  return { coat, looks: looksOf(build, coat, random) };
}

/** How a head is held that is turned `aside`, by its pose and its voice, and what is on it. */
function bearing(
  { nod, sleeps }: Pose,
  voice: Voice,
  aside: number,
  traits: readonly Trait[],
): Bearing {
  return {
    aside: voice === 'howling' ? aside * 0.4 : aside,
    nod,
    sleeps,
    hat: hatOf(traits),
    traits,
    gape: GAPES[voice],
  };
}

/** The least light that a black coat gives back: hair shines, and what is blacker is a hole in a dark picture. */
const BLACKEST = 0.17;

/** A coat in another colour: its markings stay, darker and paler than the new one. */
function dyed(coat: Coat, colour: Colour): Coat {
  const lift = Math.max(0, BLACKEST - Math.max(...colour));
  const base: Colour = [colour[0] + lift, colour[1] + lift * 0.94, colour[2] + lift * 0.92];
  const isDark = lift > 0;
  return {
    marks: coat.marks === 'saddle' || coat.marks === 'patches' || isDark ? 'none' : coat.marks,
    base,
    pale: mixColour(base, [0.95, 0.92, 0.88], isDark ? 0.1 : 0.32),
    dark: scaleColour(base, isDark ? 0.72 : 0.5),
    ...(coat.marks === 'wool' && { marks: 'wool' as const, socks: 'dark' as const }),
  };
}

/** Chest, belly, rump and neck, melted together. */
function trunk(build: Build, looks: Looks, pose: Pose): Solid[] {
  const rings = pose.trunk;
  const [, , high = 0.2] = rings[0] ?? [];
  const melt = high * 0.5;
  const barrel = rings.slice(1).map((to, n) => {
    const from = rings[n] ?? to;
    const flat = (from[3] + to[3]) / (from[2] + to[2]);
    return blade(
      looks.coat,
      flatPoint(from),
      flatPoint(to),
      from[2],
      to[2],
      Math.min(1, flat),
      melt,
    );
  });
  return [...barrel, ...neckOf(build, looks, pose, high), ...humpOn(build, looks, pose)];
}

const flatPoint = ([x, y]: readonly [number, number, ...number[]]): Vector => [x, y, 0];

/** A neck that rises straight from the withers, its throat pale; or one that hangs in a bow first. */
function neckOf(
  { neck, mane, head: { size, kind } }: Build,
  looks: Looks,
  pose: Pose,
  high: number,
): Solid[] {
  const { base, end, sag, flat } = neck;
  const { withers, throat, head, nod } = pose;
  const behind = kind === 'long' ? 0.02 : 0.25;
  const nape = subtract(head, [size * behind, size * 0.06, 0]);
  if (sag !== undefined) return bowOf(looks, throat, nape, [base, end], sag, high);
  // Under a long face the throat ends at the jaw, under a short one at the skull.
  const jaw: Vector =
    kind === 'long'
      ? add(head, [size * 0.16 * Math.cos(nod - 1), size * 0.16 * Math.sin(nod - 1), 0])
      : between(throat, head, 0.66);
  const melt = high * 0.45;
  return [
    blade(looks.coat, withers, nape, base, end, flat, melt),
    blade(
      kind === 'long' ? looks.coat : mane === 'ruff' ? looks.dark : looks.pale,
      throat,
      jaw,
      base * 0.86,
      end * (kind === 'long' ? 0.9 : 0.7),
      flat,
      high * 0.3,
    ),
  ];
}

/** Pieces of a bent neck. */
const BOWS = 7;

/** A neck along a parabola (a quadratic Bézier curve) from the chest, by a low point before it, to the nape. */
function bowOf(
  looks: Looks,
  from: Vector,
  nape: Vector,
  [base, end]: readonly [number, number],
  sag: number,
  thick: number,
): Solid[] {
  const low: Vector = [nape[0] + end * 0.6, Math.max(end, from[1] - sag), nape[2]];
  const at = (share: number) =>
    between(between(from, low, share), between(low, nape, share), share);
  const radius = (share: number) => base + (end - base) * Math.min(1, share * 1.25);
  return Array.from({ length: BOWS }, (_, n) => {
    const [a, b] = [n / BOWS, (n + 1) / BOWS];
    return limb(looks.coat, at(a), at(b), radius(a), radius(b), thick * 0.4);
  });
}

function humpOn({ hump }: Build, looks: Looks, { trunk: rings }: Pose): Solid[] {
  const ring = rings[1];
  if (hump === undefined || ring === undefined) return [];
  const [x, y, high] = ring;
  const [low, top]: [Vector, Vector] = [
    [x - 0.03, y + high * 0.45, 0],
    [x - 0.05, y + high * 0.9, 0],
  ];
  // Broad where it rises from the back, narrow above.
  return [
    ellipsoid(looks.coat, low, [high * 1.75, hump * 0.66, high * 0.74], high * 0.3),
    ellipsoid(looks.coat, top, [high * 1.0, hump * 0.82, high * 0.52], high * 0.36),
  ];
}

/** A leg: muscles that belong to the trunk, bones with little on them below, and the foot. */
function legOf(build: Build, leg: LegBuild, looks: Looks, joints: Leg, isHind: boolean): Solid[] {
  const [root, elbow, wrist, knuckle, toe] = joints;
  const [upper, middle, ankle] = leg.thick;
  const { muscle } = leg;
  const inward = 0.82;
  // Short hair shows the bones.
  const shin = shorn(looks.coat);
  const within: Vector = [root[0], root[1], root[2] * inward];
  const calf = between(elbow, wrist, 0.36);
  const heel = add(wrist, isHind ? [-middle * 0.55, middle * 0.3, 0] : [0, 0, 0]);
  return [
    blade(looks.coat, within, elbow, muscle, upper * 1.12, 0.52, muscle * 0.42),
    ...(isHind
      ? [
          blade(
            looks.coat,
            add(within, [-muscle * 0.35, -muscle * 0.1, 0]),
            between(elbow, wrist, 0.3),
            muscle * 0.72,
            upper * 0.85,
            0.55,
            muscle * 0.3,
          ),
        ]
      : []),
    limb(shin, elbow, calf, upper, upper * 0.94, upper * 0.6),
    limb(shin, calf, wrist, upper * 0.94, middle * 0.84, upper * 0.3),
    // The tendon from the calf to the heel; the point of an elbow.
    isHind
      ? limb(shin, add(calf, [-upper * 0.4, 0, 0]), heel, upper * 0.6, middle * 0.5, middle * 0.4)
      : ball(shin, add(elbow, [-upper * 0.5, upper * 0.3, 0]), upper * 0.62, upper * 0.4),
    ball(looks.socks, heel, middle * (isHind ? 0.86 : 1.12), middle * 0.4),
    limb(looks.socks, wrist, knuckle, middle * 0.82, ankle * 0.92, middle * 0.4),
    ...(build.feet === 'hooves'
      ? hoofOf(looks, knuckle, toe, leg.thick)
      : pawOf(build, looks, knuckle, toe, leg.thick)),
  ];
}

/** How long the hair below an elbow is beside the rest. */
const SHORN = 0.45;

/** A coat of hair that is short, as on legs. */
const shorn = (coat: Looks['coat']): Looks['coat'] => ({ ...coat, fur: (coat.fur ?? 0) * SHORN });

type Thick = LegBuild['thick'];

function hoofOf(looks: Looks, knuckle: Vector, toe: Vector, [, , ankle, end]: Thick): Solid[] {
  const crown = between(knuckle, toe, 0.62);
  return [
    ball(looks.socks, knuckle, ankle * 1.18, ankle * 0.5),
    limb(looks.socks, knuckle, crown, ankle, end * 0.84, ankle * 0.5),
    limb(
      looks.hoof,
      between(knuckle, toe, 0.72),
      between(knuckle, toe, 0.96),
      end * 0.88,
      end * 1.08,
    ),
  ];
}

/** Toes side by side, a claw on each where they are thick enough to show. */
function pawOf(
  build: Build,
  looks: Looks,
  knuckle: Vector,
  toe: Vector,
  [, , ankle, end]: Thick,
): Solid[] {
  const ahead = normalise(subtract(toe, knuckle));
  if (build.feet === 'soles') {
    const soles = [-0.42, 0.42].map((z) =>
      ellipsoid(
        looks.socks,
        add(toe, [end * 0.2, -end * 0.28, end * z]),
        [end * 1.1, end * 0.42, end * 0.62],
        end * 0.3,
      ),
    );
    const nails = [-0.42, 0.42].map((z) =>
      ellipsoid(
        looks.hoof,
        add(toe, [end * 1.16, -end * 0.3, end * z]),
        [end * 0.2, end * 0.2, end * 0.24],
        end * 0.1,
      ),
    );
    return [limb(looks.socks, knuckle, toe, ankle, ankle * 1.15, ankle * 0.5), ...soles, ...nails];
  }
  if (build.feet === 'pads') {
    const nails = [-0.7, 0, 0.7].map((z) =>
      ellipsoid(
        looks.hoof,
        add(toe, [end * 0.82 * Math.max(0.4, 1 - 0.4 * Math.abs(z)), end * 0.02, end * z]),
        [end * 0.2, end * 0.26, end * 0.26],
        end * 0.06,
      ),
    );
    return [
      limb(looks.socks, knuckle, add(toe, [0, end * 0.4, 0]), ankle, end, ankle * 0.6),
      ...nails,
    ];
  }
  const toes = [-0.62, -0.21, 0.21, 0.62].map((z) => {
    const on = 1 - 0.35 * Math.abs(z);
    const at = add(toe, [ahead[0] * end * 0.42 * on, ahead[1] * end * 0.42 * on, end * z]);
    return limb(looks.socks, between(knuckle, at, 0.5), at, end * 0.42, end * 0.45, end * 0.16);
  });
  return [limb(looks.socks, knuckle, toe, ankle, end * 0.86, ankle * 0.6), ...toes];
}
