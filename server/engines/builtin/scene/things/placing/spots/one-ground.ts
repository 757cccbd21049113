import { clamp } from '../../../arithmetic.ts';
import { isColossal } from '../../../choices/colossal.ts';
import { isFromAbove } from '../../../choices/still-life.ts';
import { isAnimal, isWalker } from '../../../words/creatures.ts';
import type { Idea, Subject, Thing } from '../../../words/idea.ts';
import type { Land } from '../../../words/land.ts';
import { INDOORS } from '../../../world/room/plan-room.ts';
import { figureOf } from '../../creatures/figure.ts';
import { sheltered } from '../beneath-tree.ts';
import { isBust } from '../size/about.ts';
import { isOverStar, isStar } from '../size/close-up.ts';
import { feetOf, heightOf } from '../size/how-large.ts';
import { naturalMetres } from '../size/metres.ts';
import { STANDS } from '../stands.ts';
import { standsOnHill } from './on-hill.ts';

/** Where things do not stand on one ground before the eye. */
const GROUNDLESS: ReadonlySet<Land> = new Set<Land>(['underwater', 'space', 'orbit', 'clouds']);

/** How much lower than before the largest of them the eye is at the most, before who is small, and how high that one is then at the most, as a share of the picture. */
const LOWEST_EYE = 0.56;
const TALLEST = 0.56;
/** Where the feet of animals and people are, as in `STANDS`: nearest and farthest. */
const NEAREST = 0.88;
const FARTHEST = 0.3;
/** How near to the horizon what is built or grows has its foot at the least: beyond, hills hide it. */
const FAR_OFF = 0.06;
/** How high it is made at the most so that it is as large as it is, as a share of the picture. */
const BUILT = 0.42;
/** How much of what is missing of its size is made good by its height in the picture: the rest by its distance. */
const BY_HEIGHT = { walkers: 0.5, others: 0.34 } as const;
/** What is left of something by nature smaller beside others: the least height at which it is seen, and the least share of what it had. */
const SEEN = 0.065;
const LEFT = 0.6;

/** On the top of a hill: what is left of the height of an animal, else it would be half as high as that; and how high somebody is at the most beside a tree there, which is no farther off, by its height. */
const ON_HILL = { animal: 0.58, besideTree: 0.4 } as const;

/** How one of a subject is seen on the ground beside all others: times the height and the distance below the horizon that it has by itself. */
interface Adjusted {
  readonly height: number;
  readonly feet: number;
}

const TREES: ReadonlySet<Thing> = new Set<Thing>(['tree', 'blossom', 'conifer', 'birch']);

const AS_IT_IS: Adjusted = { height: 1, feet: 1 };

/** One whose size is known, and how high the eye above its ground would be if it alone were there: metres, times the same for all. */
interface Measured {
  readonly subject: Subject;
  readonly metres: number;
  readonly eye: number;
}

function measure(idea: Idea, subject: Subject): Measured | null {
  const { thing, traits = [], on, far } = subject;
  const natural = naturalMetres(thing);
  if (natural === undefined || on !== undefined || far === true) return null;
  if (STANDS[thing].on === 'air' || isOverStar(idea, subject)) return null;
  if (sheltered(idea, subject) !== null) return null;
  const age = thing === 'person' || thing === 'umbrella' ? figureOf(traits).tall : 1;
  const metres = natural * age;
  // Its posture and how large it was said to be change nothing of that.
  const upright = heightOf(idea, { ...subject, posture: null, size: 1, count: 1 });
  return { subject, metres, eye: (metres * feetOf(idea, subject)) / upright };
}

/** Whether all of a picture stand on one ground that is seen from one eye. */
const hasGround = (idea: Idea): boolean =>
  idea.composition !== 'close' &&
  idea.composition !== 'portrait' &&
  !isFromAbove(idea) &&
  (idea.land === null || !(INDOORS.includes(idea.land) || GROUNDLESS.has(idea.land))) &&
  !idea.subjects.some((one) => isStar(idea, one) || isBust(idea, one));

/** How high the eye is above the ground, as in `Measured`: as the largest of those who walk needs it, lower beside who is small; without any in the middle of all. */
function eyeFor(idea: Idea, all: readonly Measured[]): number {
  const walkers = all.filter(({ subject }) => isWalker(subject.thing));
  if (walkers.length === 0)
    return Math.exp(all.reduce((sum, { eye }) => sum + Math.log(eye), 0) / all.length);
  const eyes = walkers.map(({ eye }) => eye);
  const [low, high] = [Math.min(...eyes), Math.max(...eyes)];
  const before = walkers.map(({ subject, metres }) => (metres * feetOf(idea, subject)) / TALLEST);
  return Math.min(high, Math.max(Math.sqrt(low * high), LOWEST_EYE * high, ...before));
}

/** What makes one as large as it is by nature, seen from that eye. */
function adjusted(idea: Idea, { subject, eye }: Measured, wanted: number): Adjusted {
  const ratio = eye / wanted;
  const walks = isWalker(subject.thing);
  const [high, feet] = [heightOf(idea, subject), feetOf(idea, subject)];
  if (ratio > 1) {
    const most = Math.max(1, (walks ? TALLEST : BUILT) / high);
    const height = Math.min(most, ratio ** (walks ? BY_HEIGHT.walkers : BY_HEIGHT.others));
    const farthest = Math.min(1, (walks ? FARTHEST : FAR_OFF) / feet);
    return { height, feet: clamp(height / ratio, farthest, 1) };
  }
  const nearer = walks ? clamp(1 / ratio, 1, Math.max(1, NEAREST / feet)) : 1;
  const least = walks ? Math.min(1, SEEN / high) : LEFT;
  return { height: clamp(ratio * nearer, least, 1), feet: nearer };
}

const isOnHill = (idea: Idea, subject: Subject): boolean =>
  standsOnHill({ land: idea.land ?? 'field', idea }, subject);

/** How one of a subject is seen on the top of a hill, where all are as far off. */
function onTop(idea: Idea, subject: Subject): Adjusted {
  if (!isWalker(subject.thing)) return AS_IT_IS;
  const own = isAnimal(subject.thing) ? ON_HILL.animal : 1;
  const isSheltered = idea.subjects.some((one) => sheltered(idea, one) !== null);
  const trees = isSheltered ? [] : idea.subjects.filter(({ thing }) => TREES.has(thing));
  const most = Math.min(...trees.map((one) => ON_HILL.besideTree * heightOf(idea, one)));
  return { height: Math.min(own, most / heightOf(idea, subject)), feet: 1 };
}

/** How one of a subject is seen so that all who are named stand on one ground before one eye: what is high by nature is farther off and larger, what is low nearer and smaller. */
function onOneGround(idea: Idea, subject: Subject): Adjusted {
  if (isOnHill(idea, subject)) return onTop(idea, subject);
  if (idea.subjects.length < 2 || !hasGround(idea) || isColossal(idea, subject)) return AS_IT_IS;
  const own = measure(idea, subject);
  if (own === null) return AS_IT_IS;
  const all = idea.subjects
    .filter((one) => !isOnHill(idea, one) && !isColossal(idea, one))
    .flatMap((one) => measure(idea, one) ?? []);
  return all.length < 2 ? AS_IT_IS : adjusted(idea, own, eyeFor(idea, all));
}

/** The height of a thing of a subject beside all others on its ground, as a share of the picture. */
export const heightBeside = (idea: Idea, subject: Subject): number =>
  heightOf(idea, subject) * onOneGround(idea, subject).height;

/** Where the feet of one of a subject are beside all others on its ground, as in `STANDS`. */
export const feetBeside = (idea: Idea, subject: Subject): number =>
  feetOf(idea, subject) * onOneGround(idea, subject).feet;
