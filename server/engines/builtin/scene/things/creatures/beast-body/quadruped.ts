import type { Random } from '../../../../kernels/random.ts';
import type { Colour } from '../../../words/idea.ts';
import type { Posture, Trait } from '../../../words/trait.ts';
import type { Solid } from '../../sculpt/solid.ts';
import type { Wish } from '../../wish.ts';
import { hatOf } from '../beast-heads/beast-hats.ts';
import { type Bearing, headOf } from '../beast-heads/head.ts';
import { headAt, type Pose } from '../beast-poses/carriage.ts';
import { charging } from '../beast-poses/charging.ts';
import { diggingPose } from '../beast-poses/digging.ts';
import { poseOf } from '../beast-poses/pose.ts';
import { rearing, rears } from '../beast-poses/rearing.ts';
import { GAPES, type Voice, voiced, voiceOf } from '../beast-poses/voice.ts';
import type { Build } from '../build.ts';
import { wingsOf } from './beast-wings.ts';
import { HELD_OPEN } from './catch.ts';
import { coated } from './coated.ts';
import { curled, curls } from './curled.ts';
import { dugHole } from './dug-hole.ts';
import { bambooIn, feedingPose } from './feeding.ts';
import { legOf } from './leg.ts';
import { maneOf, tailOf } from './long-hair.ts';
import { trunk } from './trunk.ts';
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
  const feeds = eatsFromPaws(build, traits);
  const had = treat ?? caughtBy(build, traits);
  const spot = had === undefined ? 'ground' : spotOf(build, had, feeds);
  const held = voiced(build, poseOf(build, posture, random), voice);
  const ownPose = atDeed(build, held, traits);
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
    ...(digs(build, traits) ? dugHole(pose) : []),
    ...(had === undefined ? [] : besidePose(build, pose, had, spot, posture)),
    ...wingsOf(own.coat, pose, traits, random),
    ...maneOf(build, looks, pose),
    ...headOf(build, own, pose.head, {
      ...bearing(pose, voice, aside, traits),
      ...(had !== undefined && holding(build, had, spot)),
    }),
  ];
}

const eatsFromPaws = ({ feet }: Build, traits: readonly Trait[]): boolean =>
  traits.includes('feeding') && feet === 'paws';

/** How one holds itself for what it does with all of its body; else as it is held. */
function atDeed(build: Build, held: Pose, traits: readonly Trait[]): Pose {
  if (eatsFromPaws(build, traits)) return feedingPose(build);
  if (digs(build, traits)) return diggingPose(build);
  if (traits.includes('fighting')) return rears(build) ? rearing(build) : charging(build, held);
  return traits.includes('suckling') ? reachingUp(build, held) : held;
}

const digs = ({ feet }: Build, traits: readonly Trait[]): boolean =>
  traits.includes('digging') && feet === 'paws';

/** How the head of one is held that drinks from its mother: level with its back, the mouth up. Radians. */
const SUCKLES = { rise: 0.05, nod: 0.3 } as const;

const reachingUp = ({ neck }: Build, pose: Pose): Pose => ({
  ...pose,
  head: headAt(pose.withers, neck.length, SUCKLES.rise),
  nod: SUCKLES.nod,
});

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
