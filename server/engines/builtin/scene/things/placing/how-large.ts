import { swimsBeyondShore } from '../../by-the-water.ts';
import { isFromAbove } from '../../still-life.ts';
import type { Company, Idea, Subject, Thing } from '../../words/idea.ts';
import type { Land } from '../../words/land.ts';
import { type Held, MENDING } from '../../words/trait.ts';
import { FRUITS } from '../../words/small-things.ts';
import { FOOD, isBeast, isWalker, LARGE, MOTOR_SHIPS, OF_CITIES, PETS } from '../../words/thing.ts';
import { INDOORS } from '../../world/room/plan-room.ts';
import { isAtFlower } from '../creatures/at-flower.ts';
import { BEDTIME } from '../creatures/bedtime.ts';
import { WITH_SHOULDERED } from '../creatures/carried.ts';
import { featShare } from '../creatures/at-feat.ts';
import { SALE } from '../creatures/at-stall.ts';
import { QUEUE } from '../creatures/in-queue.ts';
import { TELEVISION } from '../creatures/before-television.ts';
import { CHOIR, ORCHESTRA } from '../creatures/ensemble.ts';
import { TRAMPOLINE } from '../creatures/on-trampoline.ts';
import { figureOf } from '../creatures/figure.ts';
import { FLAG } from '../creatures/held-things.ts';
import { fillsPicture, isBand } from './arrange.ts';
import { AT_FOOT, SHELTER, sheltered, sitsBeneath } from './beneath-tree.ts';
import { CLOSE, isAnimalBust, isOverStar, isStar, OVERHEAD_TREE } from './close-up.ts';
import { besideFlower } from './single-flowers.ts';
import { STANDS } from './stands.ts';

/** Things that belong to a land that is named, and are not what the picture is about then. */
const STARS: ReadonlySet<Thing> = new Set<Thing>([
  'flower',
  'church',
  'windmill',
  'windturbine',
  'roundhut',
  'oilrig',
  'bridge',
  'suspensionbridge',
  'ropebridge',
  'trainbridge',
  'mosque',
  'pyramid',
  'colosseum',
  ...OF_CITIES,
  'stilthouse',
  'baobab',
  'greatwall',
  'stonecircle',
  'tree',
  'blossom',
  'conifer',
  'palm',
  'cactus',
  'house',
  'castle',
  'tower',
  'lighthouse',
  'temple',
  'boat',
  'rowboat',
  'gondola',
  'trawler',
  ...MOTOR_SHIPS,
  'rock',
  'barn',
  'birch',
  'bamboo',
  'vine',
  'pier',
  'stall',
  'bench',
  'fountain',
  'swings',
  'slide',
  'grave',
  'goal',
  'campfire',
  'ferriswheel',
  'circus',
  'carousel',
  'ruin',
  'torii',
  'irontower',
  'iceberg',
  'parasol',
  'haybale',
  'villa',
  'gasstation',
  'hoodoo',
  'factory',
  'habitat',
  'buildingsite',
  'airliner',
  'controltower',
  'igloo',
  'floatingisland',
  'wreck',
]);

/** What a forest may be made of. */
const GROVES: ReadonlySet<Thing> = new Set<Thing>(['birch', 'bamboo']);

/** How much of a thing's largest size is kept where a land was named too. */
const BESIDE_LAND = 0.62;

/** Whether the picture is about one kind of thing and little else. */
export const isAbout = (idea: Idea, subject: Subject): boolean =>
  isStar(idea, subject) || isAlone(idea, subject);

const isAlone = (
  { land: named, subjects, composition }: Idea,
  { thing, far, traits = [] }: Subject,
): boolean =>
  far !== true &&
  subjects.every(
    (one) =>
      one.thing === thing ||
      one.isDressing === true ||
      GROVES.has(one.thing) ||
      (one.thing === 'barn' && isBeast(thing)) ||
      ((one.thing === 'rock' || one.thing === 'flower') && isWalker(thing)),
  ) &&
  (named === null ||
    composition === 'close' ||
    composition === 'portrait' ||
    traits.includes('crewed') ||
    !STARS.has(thing));

/** Height of head and shoulders in a portrait, and of an animal's head and chest, as shares of the picture. */
const BUST = { person: 0.82, animal: 1.03 } as const;

/** Whether someone is shown as head and shoulders, from the lower edge up. */
export const isBust = (idea: Idea, subject: Subject): boolean =>
  isAnimalBust(idea, subject) ||
  (subject.thing === 'person' && idea.composition === 'portrait' && isAbout(idea, subject));

/** How much of its height an animal keeps in a room, where walls and chairs tell its size. */
const INDOORS_SHARE = 0.66;

/** What a pet keeps of its height beside somebody large. */
const BESIDE_LARGE = 0.6;

/** What is tiny: in a room it is smaller still, outdoors it must be seen over the grass. */
const TINY: ReadonlySet<Thing> = new Set<Thing>([
  'mouse',
  'frog',
  'bee',
  'butterfly',
  'spider',
  'snail',
  'ladybug',
]);
const TINY_INDOORS = 0.46;
const TINY_OUTDOORS = 0.85;
/** What flies and is tiny, and how much of its height it keeps beside somebody large: nothing hides it. */
const FLITS: ReadonlySet<Thing> = new Set<Thing>(['bee', 'butterfly']);
const FLITTING = 0.42;

/** How much larger than they are trees and buildings must be beside the walkers. */
const BESIDE_WALKERS = 1.6;

/** How much larger than they are trees and buildings are drawn: like the people and animals among them. */
export const landScale = ({ subjects }: Pick<Idea, 'subjects'>): number =>
  subjects.some(({ thing, far }) => isWalker(thing) && far !== true) ? BESIDE_WALKERS : 1;

/** Where the feet of what is looked down on are: it lies in the middle of the picture. */
const FROM_ABOVE = 0.9;

/** Where a thing's feet are, as its stand says. */
export function feetOf(idea: Idea, subject: Subject): number {
  const { thing, far, traits = [] } = subject;
  if (isFromAbove(idea)) return FROM_ABOVE;
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

/** Whether a picture is of a group of people, and of nobody else. */
export const isGroup = (idea: Idea, subject: Subject): boolean =>
  fillsPicture(subject) && isAbout(idea, subject);

/** Whether a picture is of a herd of animals, and of nothing else. */
const isHerd = (idea: Idea, subject: Subject): boolean => isBand(subject) && isAbout(idea, subject);

/** Whether of a picture one thing alone was asked for, and the land around it. */
const isLone = ({ subjects }: Idea, { count, far, on }: Subject): boolean =>
  subjects.length === 1 && count === 1 && far !== true && on === undefined;

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

/** How much higher a rowing boat is with someone in it, and a bench with someone on it. */
const CREWED: Partial<Readonly<Record<Thing, number>>> = {
  rowboat: 1.7,
  bench: 1.4,
  gondola: 1.3,
  swings: 1.5,
  swingtree: 1.25,
};
/** How much higher still a boat is with a rod over it. */
const WITH_ROD = 1.5;

/** How much higher somebody is with what is held over the head. */
const WITH_HELD: Partial<Readonly<Record<Held, number>>> = {
  balloon: 1.5,
  flag: FLAG.staff,
  sign: 1.2,
};

const heldShare = ({ holds }: Subject): number =>
  (holds === undefined ? undefined : WITH_HELD[holds.thing]) ?? 1;

const isRoom = ({ land }: Idea): boolean => land !== null && INDOORS.includes(land);

/** Whether walls and doors tell how small is what flits there. */
const isWalled = (idea: Idea): boolean => isRoom(idea) || idea.land === 'street';

/** What a pet keeps of its height where a room or somebody tells its size. */
function petShare(idea: Idea, pet: Thing): number {
  const isTiny = TINY.has(pet);
  if (FLITS.has(pet) && isWalled(idea)) return TINY_INDOORS;
  if (isTiny && isRoom(idea)) return TINY_INDOORS;
  if (idea.subjects.some(({ thing }) => LARGE.has(thing)))
    return FLITS.has(pet) ? FLITTING : isTiny ? TINY_OUTDOORS : BESIDE_LARGE;
  return isRoom(idea) ? INDOORS_SHARE : 1;
}

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

/** What one that lies is high beside one that stands: an animal asleep, one that holds its head up, one that slides on its belly, and somebody. */
const LYING = { animal: 0.42, awake: 0.62, sliding: 0.46, person: 0.3 } as const;

/** The same of an animal that is seen from close by. */
const LYING_NEAR = { asleep: 0.54, awake: 0.74 } as const;

const lyingNear = ({ posture }: Subject): number =>
  posture === 'sleeping' ? LYING_NEAR.asleep : posture === 'lying' ? LYING_NEAR.awake : 1;

function lyingShare({ thing, posture, traits = [] }: Subject): number {
  if (traits.includes('sliding')) return LYING.sliding;
  if ((posture !== 'sleeping' && posture !== 'lying') || !isWalker(thing)) return 1;
  if (thing === 'person') return LYING.person;
  return posture === 'lying' ? LYING.awake : LYING.animal;
}

/** What is played at a table. */
const AT_GAMES = ['chess', 'cards', 'dice', 'boardgame'] as const;

/** Whether someone has something to sit on: in a room, and whoever reads or plays at a table. */
export const hasSeat = (
  { posture, traits = [] }: Pick<Subject, 'posture' | 'traits'>,
  isInside: boolean,
): boolean =>
  (posture === 'sitting' && isInside && !traits.includes('listening')) ||
  traits.includes('typing') ||
  traits.includes('sewing') ||
  traits.includes('slumped') ||
  MENDING.some((one) => traits.includes(one)) ||
  traits.includes('microscope') ||
  AT_GAMES.some((game) => traits.includes(game)) ||
  traits.includes('knitting') ||
  ((posture === null || posture === 'sitting') && traits.includes('reading'));

/** Rooms in which nothing stands to sit on: one sits on their floor. */
const WITHOUT_SEATS: ReadonlySet<Land | null> = new Set<Land>(['tentroom']);

/** Whether someone who else had a seat there sits on the floor. */
export const sitsOnFloor = (
  land: Land | null,
  subject: Pick<Subject, 'posture' | 'traits'>,
): boolean => WITHOUT_SEATS.has(land) && hasSeat(subject, true);

/** How high someone who sits is, of the height upright. */
const SEATED = 0.78;

/** The same of who kneels. */
const KNEELING = 0.74;

/** The same of those who are drawn as one with what they do it with or on. */
const PAIRED: Partial<Readonly<Record<Company['bond'], number>>> = {
  shoulders: WITH_SHOULDERED,
  bedtime: BEDTIME,
  trampoline: TRAMPOLINE,
  television: TELEVISION,
  choir: CHOIR,
  orchestra: ORCHESTRA,
  sale: SALE,
  queue: QUEUE,
};

function seatedShare(idea: Idea, subject: Subject): number {
  if (subject.thing !== 'person') return 1;
  const paired = subject.company && PAIRED[subject.company.bond];
  if (paired !== undefined) return paired;
  if (sitsBeneath(idea, subject) || subject.traits?.includes('listening')) return AT_FOOT;
  if (sitsOnFloor(idea.land, subject)) return AT_FOOT;
  if (hasSeat(subject, isRoom(idea))) return SEATED;
  return subject.traits?.includes('repairing') === true
    ? KNEELING
    : featShare(subject.traits ?? []);
}

/** How high someone is in a posture, or with what is held, of the height upright. */
export const postureShare = (idea: Idea, subject: Subject): number =>
  lyingShare(subject) * seatedShare(idea, subject) * heldShare(subject);

/** What is left of the height of a bird that swims where somebody on the shore tells its size. */
const BEYOND_SHORE = 0.42;

/** Fish of which alone a water is spoken are seen within it. */
const isSwimming = ({ subjects }: Idea, { thing }: Subject): boolean =>
  subjects.length === 1 && thing !== 'turtle';

const STEMS: ReadonlySet<Thing> = new Set<Thing>(['palm', 'birch', 'conifer', 'bamboo']);

/** How much less each of several needs a place of its own: crowns on slender stems may well overlap, and musicians stand close. */
export const crowding = ({ thing, traits }: Subject): number =>
  STEMS.has(thing)
    ? 0.4
    : traits?.includes('musician') === true
      ? 0.5
      : thing === 'person'
        ? PERSON
        : 1;

/** The same of people, who are slender. */
const PERSON = 0.66;

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

/** Whether one is somebody, and the other somebody else or an animal of the house that somebody may have. */
const areAtHome = (one: Subject, other: Subject): boolean =>
  one.thing === 'person' && (PETS.has(other.thing) || other.thing === 'person');

/** Whether a picture is of two who belong together: two people, somebody and a pet, or one who meets another. */
export function arePair({ subjects }: Pick<Idea, 'subjects'>): boolean {
  const [first, second] = subjects;
  if (subjects.length !== 2 || first === undefined || second === undefined) return false;
  if (subjects.some(({ count, far, on }) => count > 1 || far === true || on !== undefined))
    return false;
  if (first.relation?.is === 'chases') return false;
  return first.relation?.is === 'meets' || areAtHome(first, second) || areAtHome(second, first);
}

/** How much larger two are of whom a picture is than what is merely in it. */
const OF_PAIR = 1.4;

/** How high what is at a flower is with that, as a share of the picture. */
const WITH_FLOWER = 0.84;

/** The height of a thing of a subject, as a share of the picture. */
export function heightOf(idea: Idea, subject: Subject): number {
  if (isBust(idea, subject)) return subject.thing === 'person' ? BUST.person : BUST.animal;
  if (isAtFlower(subject)) return WITH_FLOWER * subject.size;
  if (isBesideSomebody(idea, subject)) return flowerShare(idea, subject);
  if (isOverStar(idea, subject)) return OVERHEAD_TREE.height;
  const beneath = sheltered(idea, subject);
  if (beneath !== null) return (heightOf(idea, beneath) / AT_FOOT) * SHELTER.height;
  const rod = subject.thing === 'rowboat' && subject.traits?.includes('fisher') ? WITH_ROD : 1;
  const crew = subject.traits?.includes('crewed') ? (CREWED[subject.thing] ?? 1) * rod : 1;
  const pet =
    (PETS.has(subject.thing) ? petShare(idea, subject.thing) : 1) *
    ageShare(idea, subject) *
    dishShare(idea, subject) *
    postureShare(idea, subject);
  if (isStar(idea, subject)) return CLOSE.height * lyingNear(subject) * sharing(subject);
  if (isNearForPicture(subject)) return FOR_PICTURE.height * pet;
  const height = STANDS[subject.thing].height * crew * pet;
  const large = STANDS[subject.thing].large * crew * pet;
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

/** What is left of the height of the first of several who go one behind the other. */
const FILES: Partial<Readonly<Record<Thing, number>>> = { bicycle: 0.82, penguin: 0.9 };

/** As how many of another thing several share the width, at the most: a bunch of flowers is one thing, and kites rise over each other's heads. */
const AS_FEW: Partial<Readonly<Record<Thing, number>>> = { flower: 1, kite: 1.7 };

/** How much each more of a group needs a place of its own: they stand before and behind each other. */
const OVERLAP = 0.36;

/** The same of a herd of animals, which are long. */
const OVERLAP_IN_HERD = 0.62;

/** What is left of the height of each of several, who share the width. */
function sharing(subject: Subject): number {
  // Who is drawn as one shares with nobody, and who listens is as large as who reads.
  if (subject.company !== undefined || subject.traits?.includes('listening')) return 1;
  // Those of a file become smaller behind the first anyway.
  const ofFile = subject.inLine === true ? FILES[subject.thing] : undefined;
  if (ofFile !== undefined) return ofFile;
  if (fillsPicture(subject)) return 1.4 / (0.4 + subject.count ** OVERLAP);
  if (isBand(subject)) return 1.4 / (0.4 + subject.count ** OVERLAP_IN_HERD);
  const counted = Math.min(subject.count, AS_FEW[subject.thing] ?? subject.count);
  return Math.min(1, 1.55 / (0.55 + counted ** (0.8 * crowding(subject))));
}
