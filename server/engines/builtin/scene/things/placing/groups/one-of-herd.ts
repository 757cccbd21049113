import { isAnimal } from '../../../words/creatures.ts';
import type { Subject, Thing } from '../../../words/idea.ts';
import type { Posture, Trait } from '../../../words/trait.ts';

/** How those of a herd, a pride or a pack are at rest together, each the next; those that are looked at alone may be as they like. */
const GRAZERS: readonly Posture[] = ['standing', 'grazing', 'lying', 'grazing', 'walking'];
const HUNTERS: readonly Posture[] = ['standing', 'sitting', 'lying', 'walking', 'sleeping'];
/** Of those that play with each other. */
const AT_PLAY: readonly Posture[] = ['bowing', 'jumping', 'sitting', 'running', 'lying'];
/** Of those that are said to rest. */
const AT_REST: readonly Posture[] = ['lying', 'sitting', 'sitting', 'sleeping'];

const WAYS: Partial<Readonly<Record<Thing, readonly Posture[]>>> = {
  cow: GRAZERS,
  horse: GRAZERS,
  donkey: GRAZERS,
  zebra: GRAZERS,
  unicorn: GRAZERS,
  deer: GRAZERS,
  sheep: GRAZERS,
  goat: GRAZERS,
  llama: GRAZERS,
  rhino: ['standing', 'grazing', 'walking'],
  hippo: ['standing', 'grazing', 'walking'],
  camel: ['standing', 'lying', 'walking'],
  giraffe: ['standing', 'walking'],
  elephant: ['walking', 'standing'],
  capybara: ['standing', 'lying', 'walking'],
  lion: HUNTERS,
  tiger: HUNTERS,
  leopard: HUNTERS,
  wolf: ['standing', 'sitting', 'walking', 'lying'],
  fox: ['sitting', 'standing', 'lying', 'walking'],
  dog: ['standing', 'sitting', 'lying', 'walking'],
  cat: ['sitting', 'lying', 'standing', 'walking'],
  bear: ['walking', 'standing', 'sitting'],
  panda: ['sitting', 'walking', 'lying'],
};

/** Of those that bathe. */
const IN_WATER: readonly Posture[] = ['standing', 'walking', 'standing', 'grazing'];

/** Great cats are said to sit where they rest. */
const CATS: ReadonlySet<Thing> = new Set<Thing>(['lion', 'tiger', 'leopard']);

/** From how many of no exact number on one in their middle is a young one, and how tall it is beside the others; it is on its feet, or it would be lost in the grass. */
const WITH_YOUNG = { least: 3, tall: 0.62 } as const;

/** How large each is beside the first. */
const SIZES: readonly number[] = [1, 0.93, 1.04, 0.97, 0.9, 1.02];

/** What each of a kind does that says so. */
const BUSY: readonly Trait[] = [
  'mounted',
  'howling',
  'roaring',
  'yawning',
  'fisher',
  'crewed',
  'hoarding',
];

/** Birds that are several as those of a herd are. */
const BIRDS: ReadonlySet<Thing> = new Set<Thing>(['parrot', 'toucan', 'swan', 'duck']);

/** Whether one of a subject is one of several animals that are each drawn for themselves. */
export const isOfHerd = ({ thing, count, company }: Subject): boolean =>
  (isAnimal(thing) || BIRDS.has(thing)) && count > 1 && company === undefined;

/** How those of a subject hold themselves, each the next; null: as all of them are said to. */
function waysOf({ thing, posture, relation, traits = [] }: Subject): readonly Posture[] | null {
  const ways = WAYS[thing];
  if (ways === undefined || relation !== undefined) return null;
  if (traits.some((trait) => BUSY.includes(trait))) return null;
  if (posture === null && traits.includes('bathing')) return IN_WATER;
  if (posture === null) return traits.includes('playing') ? AT_PLAY : ways;
  return posture === 'sitting' && CATS.has(thing) ? AT_REST : null;
}

/** Whether one of a herd is a young one: nothing tells their number or their age. */
const hasYoung = ({ thing, count, exact, inLine, on, traits = [] }: Subject): boolean =>
  WAYS[thing] !== undefined &&
  exact === undefined &&
  inLine !== true &&
  on === undefined &&
  count >= WITH_YOUNG.least &&
  !traits.some((trait) => trait === 'young' || trait === 'old' || BUSY.includes(trait));

/** Of how many that slide the last one stands by. */
const SLIDERS = 3;

/** What is told of the one of a herd that has that number: of those that slide one stands. */
function traitsOfOne({ traits = [] }: Subject, index: number, isYoung: boolean): readonly Trait[] {
  const own = index % SLIDERS === SLIDERS - 1 ? traits.filter((one) => one !== 'sliding') : traits;
  return isYoung ? [...own, 'young'] : own;
}

const onFeet = ({ posture }: Subject): Posture => (posture === 'sitting' ? 'sitting' : 'standing');

/** The one of a herd that is the `index`th: one grazes, one lies, one looks round, one may be young; anything else as it is. */
export function oneOfHerd(subject: Subject, index: number): Subject {
  if (!isOfHerd(subject)) return subject;
  const ways = waysOf(subject);
  const isYoung = hasYoung(subject) && index === Math.floor(subject.count / 2);
  const size = subject.size * (isYoung ? WITH_YOUNG.tall : (SIZES[index % SIZES.length] ?? 1));
  return {
    ...subject,
    size,
    ...(ways !== null && {
      posture: isYoung ? onFeet(subject) : (ways[index % ways.length] ?? null),
    }),
    ...((isYoung || subject.traits !== undefined) && {
      traits: traitsOfOne(subject, index, isYoung),
    }),
  };
}
