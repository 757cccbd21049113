import { swimsBeyondShore } from '../../../choices/by-the-water.ts';
import { isColossal } from '../../../choices/colossal.ts';
import { isFromAbove } from '../../../choices/still-life.ts';
import { isAnimalFolk, isWalker, LARGE, PETS } from '../../../words/creatures.ts';
import type { Idea, Subject, Thing } from '../../../words/idea.ts';
import { FRUITS } from '../../../words/small-things.ts';
import { FOOD } from '../../../words/tableware.ts';
import { isExamined } from '../../../words/work/at-vets.ts';
import { figureOf } from '../../creatures/figure.ts';
import { isAtFlower } from '../../creatures/insects/at-flower.ts';
import { AT_FOOT, SHELTER, sheltered, sitsBeneath } from '../beneath-tree.ts';
import { besideFlower } from '../single-flowers.ts';
import type { Stand } from '../stands/stand.ts';
import { STANDS } from '../stands.ts';
import { arePair, isAbout, isBust, isGroup, isHerd, isLone, isRoom } from './about.ts';
import { besideGiant } from './beside-giant.ts';
import { CLOSE, isOverStar, isStar, OVERHEAD_TREE } from './close-up.ts';
import { petShare } from './pet-share.ts';
import { LYING, postureShare } from './posture-share.ts';
import { sharing } from './sharing.ts';

/** How much of a thing's largest size is kept where a land was named too. */
const BESIDE_LAND = 0.62;

/** Height of head and shoulders in a portrait, and of an animal's head and chest, as shares of the picture. */
const BUST = { person: 0.82, animal: 1.03 } as const;

/** How much larger than they are trees and buildings must be beside the walkers. */
const BESIDE_WALKERS = 1.6;

/** How much larger than they are trees and buildings are drawn: like the people and animals among them. */
export const landScale = ({ subjects }: Pick<Idea, 'subjects'>): number =>
  subjects.some(({ thing, far }) => isWalker(thing) && far !== true) ? BESIDE_WALKERS : 1;

/** Where the feet of what is looked down on are: it lies in the middle of the picture. */
const FROM_ABOVE = 0.9;

/** Where the feet of a giant are, near to the horizon, so that houses and trees stand before it; and how much higher it is than one of its kind of which a picture is. */
export const COLOSSAL = { feet: 0.1, higher: 1.1, highest: 0.68 } as const;

/** Where a thing's feet are, as its stand says. */
export function feetOf(idea: Idea, subject: Subject): number {
  const { thing, far, traits = [] } = subject;
  if (isFromAbove(idea)) return FROM_ABOVE;
  const among = besideGiant(idea, subject);
  if (among !== null) return among.feet;
  if (isColossal(idea, subject)) return COLOSSAL.feet;
  if (isStar(idea, subject)) return CLOSE.feet;
  if (isOverStar(idea, subject)) return OVERHEAD_TREE.feet;
  const beneath = sheltered(idea, subject);
  if (beneath !== null) return feetOf(idea, beneath) * SHELTER.feet;
  const other = isBesideSomebody(idea, subject) ? besideFlower(idea) : undefined;
  if (other !== undefined) return STANDS[other.thing].feet + NEARER;
  if (isNearForPicture(subject)) return FOR_PICTURE.feet;
  if (thing === 'gondola' && traits.includes('crewed')) return NEAR_GONDOLA;
  if (isGroup(idea, subject) || isHerd(idea, subject)) return GROUP.feet;
  return STANDS[thing].feet * (far === true ? FAR_FEET : 1);
}

/** Where the feet of the nearest of a group or a herd are of which a picture is; that makes them as much higher. */
const GROUP = { feet: 0.9 } as const;

/** Where the feet of who takes a picture of oneself are, near before whatever is there, and how high they are. */
const FOR_PICTURE = { feet: 0.95, height: 0.74 } as const;

const isNearForPicture = ({ thing, traits = [], posture }: Subject): boolean =>
  thing === 'person' && traits.includes('selfie') && (posture === null || posture === 'standing');

/** Where a gondola is that somebody is rowed in: near, so that they are seen. */
const NEAR_GONDOLA = 0.74;

/** How much nearer to the eye than somebody flowers beside them are. */
const NEARER = 0.04;

/** How near to the horizon the feet of what is far off are, and what is left of its height then. */
const FAR_FEET = 0.4;
const FAR_HEIGHT = 0.36;

/** How much higher a sailing boat or a rowing boat is with someone in it, and a bench with someone on it. */
const CREWED: Partial<Readonly<Record<Thing, number>>> = {
  boat: 1.4,
  rowboat: 1.7,
  bench: 1.4,
  gondola: 1.3,
  swings: 1.5,
  swingtree: 1.25,
};
/** How much higher still a boat is with a rod over it. */
const WITH_ROD = 1.5;

/** What is small wherever it lies. */
const LIES: ReadonlySet<Thing> = new Set<Thing>([
  ...FOOD,
  ...FRUITS,
  'apple',
  'fruit',
  'cup',
  'book',
]);

/** What is left of the height of food and dishes that lie somewhere in the open, and on no table. */
const IN_OPEN = 0.5;

const dishShare = (idea: Idea, { thing }: Subject): number =>
  LIES.has(thing) && idea.land !== null && !isRoom(idea) && idea.composition === null ? IN_OPEN : 1;

/** What leaps out of the water that a land is seen by, and what is left of its height there. */
const LEAPS: ReadonlySet<Thing> = new Set<Thing>(['fish', 'turtle', 'shark']);
const LEAPING = 0.3;

const isByWater = ({ land }: Idea): boolean =>
  land === 'lake' || land === 'river' || land === 'sea' || land === 'beach';

/** What is left of the difference between the tall and the small where nobody else tells their size. */
const ALONE = 0.7;

/** How tall someone is beside a man: a child is smaller, and much smaller beside grown people. */
function ageShare({ subjects }: Idea, { thing, traits }: Subject): number {
  if ((thing !== 'person' && thing !== 'umbrella') || traits === undefined) return 1;
  const people = subjects.filter((one) => LARGE.has(one.thing));
  return figureOf(traits).tall ** (people.length > 1 ? 1 : ALONE);
}

/** What an animal that lies is high beside one that stands, where it is seen from close by. */
const LYING_NEAR = { asleep: 0.54, awake: 0.74 } as const;

const lyingNear = ({ posture }: Subject): number =>
  posture === 'sleeping' ? LYING_NEAR.asleep : posture === 'lying' ? LYING_NEAR.awake : 1;

/** What is left of the height of a bird that swims where somebody on the shore tells its size. */
const BEYOND_SHORE = 0.42;

/** Fish of which alone a water is spoken are seen within it, a turtle in the sea too, or on its beach. */
const isSwimming = ({ subjects, land }: Idea, { thing }: Subject): boolean =>
  subjects.length === 1 && (thing !== 'turtle' || land === 'sea' || land === 'beach');

/** How high flowers are beside somebody: larger than they are, so that they are seen. */
const FLOWER = { tall: 0.86, low: 0.46 } as const;

const isBesideSomebody = (idea: Idea, { thing, exact }: Subject): boolean =>
  thing === 'flower' && exact !== undefined && besideFlower(idea) !== undefined;

function flowerShare(idea: Idea, { bloom, size }: Subject): number {
  const other = besideFlower(idea);
  const isTall = bloom === 'sunflower' && other !== undefined && LARGE.has(other.thing);
  const share = isTall ? FLOWER.tall : FLOWER.low;
  return other === undefined ? 0 : share * size * heightOf(idea, { ...other, posture: null });
}

/** How much larger two are of whom a picture is than what is merely in it. */
const OF_PAIR = 1.4;

/** How high what is at a flower is with that, as a share of the picture. */
const WITH_FLOWER = 0.84;

/** How high an animal is that does as people do in the open, whichever it is, as a share of the picture. */
const UPRIGHT = 0.62;

/** How high an animal is with what it sits in, as a share of the picture. */
const IN_VESSEL = 0.5;

/** Whether a subject is one such animal that stands. */
const isLoneFolk = ({ thing, traits, company, posture, count }: Subject): boolean =>
  thing === 'person' &&
  isAnimalFolk(traits) &&
  company === undefined &&
  count === 1 &&
  (posture === null || posture === 'standing');

/** The height of an animal on a vet's table: with that it is as high as the vet. */
function heightOfVet(idea: Idea, subject: Subject): number {
  const vet: Subject = { thing: 'person', count: 1, posture: null, colour: null, size: 1 };
  const subjects = idea.subjects.map((one) => (one === subject ? vet : one));
  return heightOf({ ...idea, subjects }, vet);
}

/** Whether somebody sits on a seat that is as small, of whom alone a picture is: nothing tells how small that is. */
const isSmallOnSeat = (idea: Idea, subject: Subject): boolean =>
  subject.on !== undefined && subject.size < 1 && isAbout(idea, subject);

/** Whether it is a beast of tales that somebody rides, who tells how large it is. */
const isTaleMount = ({ crew, traits = [] }: Subject): boolean =>
  crew !== undefined && traits.includes('mounted');

/** How high a thing is; at the least as high as a horse where somebody rides it. */
function standOf(subject: Subject): Pick<Stand, 'height' | 'large'> {
  const own = STANDS[subject.thing];
  if (!isTaleMount(subject)) return own;
  const { height, large } = STANDS.horse;
  return { height: Math.max(own.height, height), large: Math.max(own.large, large) };
}

/** How high somebody at the foot of a tree, or beneath it, is of the height upright. */
const shareBeneath = (idea: Idea, one: Subject): number =>
  !sitsBeneath(idea, one) ? 1 : one.posture === 'sleeping' ? LYING.person : AT_FOOT;

/** The height of a thing of a subject, as a share of the picture. */
export function heightOf(idea: Idea, subject: Subject): number {
  const among = besideGiant(idea, subject);
  if (among !== null) return among.height;
  if (isColossal(idea, subject))
    return Math.min(COLOSSAL.highest, STANDS[subject.thing].large * COLOSSAL.higher);
  if (isSmallOnSeat(idea, subject)) return heightOf(idea, { ...subject, size: 1 });
  if (isBust(idea, subject)) return subject.thing === 'person' ? BUST.person : BUST.animal;
  if (isExamined(subject)) return heightOfVet(idea, subject);
  if (isAtFlower(subject)) return WITH_FLOWER * subject.size;
  if (isBesideSomebody(idea, subject)) return flowerShare(idea, subject);
  if (isOverStar(idea, subject)) return OVERHEAD_TREE.height;
  const beneath = sheltered(idea, subject);
  if (beneath !== null)
    return (
      (heightOf(idea, beneath) / shareBeneath(idea, beneath)) *
      SHELTER.height *
      Math.max(1, subject.size)
    );
  const rod = subject.thing === 'rowboat' && subject.traits?.includes('fisher') ? WITH_ROD : 1;
  const crew = subject.traits?.includes('crewed') ? (CREWED[subject.thing] ?? 1) * rod : 1;
  const pet =
    (PETS.has(subject.thing) && !isTaleMount(subject) ? petShare(idea, subject.thing) : 1) *
    ageShare(idea, subject) *
    dishShare(idea, subject) *
    postureShare(idea, subject);
  if (isStar(idea, subject)) return CLOSE.height * lyingNear(subject) * sharing(subject);
  if (isNearForPicture(subject)) return FOR_PICTURE.height * pet;
  if (subject.within !== undefined && subject.far !== true) return IN_VESSEL * subject.size;
  if (isLoneFolk(subject) && isAbout(idea, subject) && subject.far !== true)
    return UPRIGHT * subject.size * sharing(subject);
  const stand = standOf(subject);
  const height = stand.height * crew * pet;
  const large = stand.large * crew * pet;
  if (LEAPS.has(subject.thing) && isByWater(idea) && !isSwimming(idea, subject))
    return height * subject.size * LEAPING;
  if (swimsBeyondShore(idea, subject.thing)) return height * subject.size * BEYOND_SHORE;
  if (subject.far === true) return height * subject.size * FAR_HEIGHT;
  const inLand = height + (large - height) * BESIDE_LAND;
  if (!isAbout(idea, subject)) {
    const own = isLone(idea, subject) ? inLand : height;
    return own * subject.size * (arePair(idea) ? OF_PAIR : 1);
  }
  const wanted = idea.land === null ? large : inLand;
  const isNear = isGroup(idea, subject) || isHerd(idea, subject);
  const nearer = isNear ? GROUP.feet / STANDS[subject.thing].feet : 1;
  return wanted * subject.size * nearer * sharing(subject);
}
