import type { Setting } from '../../../setting.ts';
import type { Subject, Thing } from '../../../words/idea.ts';
import type { Trait } from '../../../words/trait.ts';
import { WATER } from '../../../world/frame.ts';
import { lookUp } from '../../../world/height-map.ts';
import { INDOORS } from '../../../world/room/plan-room.ts';
import { isFeat } from '../../creatures/at-feat.ts';
import { featShare } from '../../creatures/feat.ts';
import { figureOf } from '../../creatures/figure.ts';
import type { JettyPlace } from '../own-places/at-jetty.ts';
import type { Stage } from '../stage.ts';
import { findSpot } from './find-spot.ts';

/** What people gather around: how tall a man is there as a share of the picture, how far from its middle they are to the sides and in depth, and how high or wide it is itself, in his heights. */
interface Gathering {
  readonly man: number;
  readonly aside: number;
  readonly deep: number;
  readonly tall?: number;
  readonly wide?: number;
}

const GATHERINGS: Partial<Readonly<Record<Thing, Gathering>>> = {
  campfire: { man: 0.52, aside: 0.6, deep: 0.52, tall: 0.46 },
  picnic: { man: 0.5, aside: 0.66, deep: 0.46, wide: 0.95 },
  snowman: { man: 0.6, aside: 0.4, deep: 0.36, tall: 0.78 },
  sandcastle: { man: 0.62, aside: 0.52, deep: 0.4, tall: 0.4 },
};

/** How many at the least stand in a circle who do so, round nothing. */
const CIRCLE = 3;
const SOCIABLE: readonly Trait[] = ['talking', 'laughing', 'greeting'];
const TALK: Gathering = { man: 0.5, aside: 0.42, deep: 0.4 };

/** How high who sits on the ground is, of the height upright. */
const ON_GROUND = 0.57;

/** From where on around the middle people are and how far around, radians: the side before the eye stays open. */
const AROUND = { from: -0.16, over: Math.PI + 0.32 } as const;

/** Who is busy with something else. */
const BUSY: readonly Trait[] = [
  'dancing',
  'playing',
  'working',
  'painting',
  'climbing',
  'reading',
  'listening',
  'repairing',
  'fisher',
];

/** Whether somebody may be one of those around the middle. */
const belongs = ({ thing, company, on, far, relation, posture, traits = [] }: Subject): boolean =>
  thing === 'person' &&
  (company ?? on ?? far ?? relation) === undefined &&
  (posture === null || posture === 'sitting') &&
  !isFeat(traits) &&
  !traits.some((trait) => BUSY.includes(trait));

/** What it is around which people gather, and how many they are; null where nobody does. */
function gatheringIn({ idea, land, subjects }: Setting) {
  if (INDOORS.includes(land) || (idea.composition ?? 'wide') !== 'wide') return null;
  const middle = subjects.find(
    ({ thing, count }) => GATHERINGS[thing] !== undefined && count === 1,
  );
  const people = subjects.filter(belongs);
  const count = people.reduce((sum, one) => sum + one.count, 0);
  const [first] = people;
  if (first === undefined) return null;
  const plan = middle && GATHERINGS[middle.thing];
  if (middle !== undefined && plan !== undefined) return { middle, plan, people, count };
  const isSociable = people.some(({ traits }) => traits?.some((one) => SOCIABLE.includes(one)));
  return count >= CIRCLE && isSociable ? { middle: first, plan: TALK, people, count } : null;
}

/** How those build who are gathered around what is built. */
const BUILT: Partial<Readonly<Record<Thing, Trait>>> = {
  snowman: 'patting',
  sandcastle: 'moulding',
};

/** How somebody is busy who is gathered with others around what they build; null: nobody builds. */
export function buildsIt(setting: Setting, subject: Subject): Trait | null {
  if (!belongs(subject) || subject.posture !== null) return null;
  const middle = gatheringIn(setting)?.middle?.thing;
  return (middle && BUILT[middle]) ?? null;
}

/** Where somebody is who sits round a fire or a picnic or builds a snowman with others, looking at its middle, and where that is; null for anything else. `share` is how tall one is beside the others of the subject. */
export function gathered(
  stage: Stage,
  subject: Subject,
  index: number,
  share: number,
): JettyPlace | null {
  const { setting, frame, camera, map } = stage;
  const gathering = gatheringIn(setting);
  if (gathering === null) return null;
  const { middle, plan, people, count } = gathering;
  if (subject !== middle && !people.includes(subject)) return null;
  const spot = findSpot(stage, middle, { middle: 0.5, index: 0, count: 1 });
  if (spot === null || spot.base !== null) return null;
  // More people need more room.
  const wider = 1 + 0.07 * Math.max(0, count - 3);
  const man = (plan.man * spot.nearness * Math.min(frame.height, 1.1 * frame.width)) / wider ** 0.5;
  const unit = (man * spot.z) / camera.focal;
  const at = (x: number, z: number, share: number): JettyPlace => ({
    x,
    z,
    base: Math.max(0, lookUp(map.heights, x, z)),
    tall: (man * share * spot.z) / z,
  });
  if (subject === middle && !people.includes(subject)) {
    const own = at(spot.x, spot.z, plan.tall ?? 1);
    return plan.wide === undefined ? own : { ...own, wide: plan.wide * man };
  }
  const before = people.slice(0, people.indexOf(subject)).reduce((sum, one) => sum + one.count, 0);
  const isSitting = subject.posture === 'sitting';
  const built = buildsIt(setting, subject);
  const low = isSitting ? ON_GROUND : built === null ? 1 : featShare([built]);
  const tall = figureOf(subject.traits ?? []).tall * share * low;
  const angle = angleOf(before + index, count, setting.side, (plan.tall ?? 0) > HIDING);
  // Who would be in the water sits on the other side, or closer.
  const tries = [angle, Math.PI - angle].flatMap((one) => [1, 0.7].map((near) => [one, near]));
  const places = tries.map(([turned = 0, near = 1]) => {
    const [c, s] = [Math.cos(turned), Math.sin(turned)];
    const x = spot.x + near * wider * plan.aside * unit * c;
    const z = spot.z + near * wider * plan.deep * unit * s;
    const mayMove = plan === TALK ? { mayMove: true as const } : {};
    return { ...at(x, z, tall), heading: Math.atan2(s, -c), ...mayMove };
  });
  return places.find(({ x, z, base }) => isDry(stage, x, z, base)) ?? null;
}

/** Whether no water is seen there. */
function isDry({ frame, camera }: Stage, x: number, z: number, base: number): boolean {
  const row = Math.round(camera.horizon + ((camera.height - base) * camera.focal) / z);
  const column = Math.round(camera.centre + (x * camera.focal) / z);
  if (row < 0 || row >= frame.height || column < 0 || column >= frame.width) return true;
  return frame.kind[row * frame.width + column] !== WATER;
}

/** From which height on, in those of a man, what is in the middle hides who is behind it; where a third stands then: before it, at its side. Radians. */
const HIDING = 0.6;
const BACK = -0.95;

/** Where around the middle the one of so many is, radians from the right toward what lies behind: one alone beside it, nobody right behind it. */
function angleOf(n: number, count: number, side: number, isTall: boolean): number {
  if (isTall && count === 3 && n === 1) return side > 0 ? BACK : Math.PI - BACK;
  if (count === 1) return side > 0 ? 0.2 : Math.PI - 0.2;
  const angle = AROUND.from + (AROUND.over * n) / (count - 1);
  const isBehind = Math.abs(angle - Math.PI / 2) < 0.3;
  return isBehind ? angle - 0.32 * side : angle;
}
