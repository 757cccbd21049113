import { INDOORS } from '../../world/room/plan-room.ts';
import { isAnimalFolk } from '../creatures.ts';
import type { Held } from '../held.ts';
import type { Idea, Subject, Thing } from '../idea.ts';
import type { Land } from '../land.ts';
import { FOOD } from '../tableware.ts';
import type { Posture, Trait } from '../trait.ts';
import { isLaid as isOnTable } from './laid.ts';
import { SNACKS } from './out-of-the-hand.ts';

/** What who eats or drinks has in the hands. */
const EATEN: Partial<Readonly<Record<Thing, Held>>> = {
  ...SNACKS,
  cake: 'cakeslice',
  tacos: 'sandwich',
  ramen: 'foodbowl',
  soup: 'foodbowl',
  spaghetti: 'foodbowl',
  curry: 'foodbowl',
  salad: 'foodbowl',
  wine: 'wineglass',
  beer: 'cup',
  cup: 'cup',
  drink: 'cup',
};

/** What is in the hands of who is named with it and does nothing else. */
const CARRIED: Partial<Readonly<Record<Thing, Held>>> = {
  book: 'book',
  lantern: 'lantern',
  basket: 'basket',
};

const BOOKS: ReadonlySet<Thing> = new Set<Thing>(['book']);
const DRINKS: ReadonlySet<Thing> = new Set<Thing>(['beer', 'wine', 'drink']);
const BAKED: ReadonlySet<Thing> = new Set<Thing>([
  ...(['bread', 'croissant', 'cookies', 'cake', 'donut'] as const),
]);
const GROWN: ReadonlySet<Thing> = new Set<Thing>(['fruit', 'apple', 'flower', 'plant', 'pumpkin']);

/** What rooms are full of, and shows there anyway. */
const SHOWN: Partial<Readonly<Record<Land, ReadonlySet<Thing>>>> = {
  bookshop: BOOKS,
  wizardlibrary: BOOKS,
  bakery: BAKED,
  greenhouse: GROWN,
  tavern: DRINKS,
  saloon: DRINKS,
  cocktailbar: DRINKS,
  beertent: DRINKS,
  winecellar: DRINKS,
  cheeseshop: new Set<Thing>(['cheese']),
  clockshop: new Set<Thing>(['clock']),
  oldstation: new Set<Thing>(['clock']),
  station: new Set<Thing>(['clock']),
};

/** Whether it is a cake that is said to be large: it is seen beside what a baker has or makes. */
export const isLargeCake = ({ thing, size }: Subject): boolean => thing === 'cake' && size > 1;

/** Whose deed shows the food that is named with it. */
const COOKING: ReadonlySet<Trait> = new Set<Trait>([
  ...(['baking', 'chef', 'dumplingmaking', 'atstove', 'atoven', 'tossing', 'moulding'] as const),
  ...(['cakecutting', 'latte', 'brewing', 'waiter', 'teapouring', 'roasting'] as const),
]);

/** Whose hands are full. */
const BUSY: ReadonlySet<Trait> = new Set<Trait>([
  ...COOKING,
  ...(['reading', 'studying', 'typing', 'painting', 'repairing', 'chess', 'cards'] as const),
  ...(['boardgame', 'planting', 'watering', 'dancing', 'crawling', 'handing', 'sale'] as const),
]);

/** Where no table has room, or is for anything. */
const WITHOUT_TABLES: ReadonlySet<Land> = new Set<Land>([
  ...(['stationmodule', 'spacebridge', 'sewer', 'elevator', 'metro', 'subwaystation'] as const),
  ...(['buscabin', 'tramcabin', 'carcabin', 'planecabin', 'flightdeck', 'tentroom'] as const),
]);

/** What somebody is by age, sex or looks. */
export const LOOKS: ReadonlySet<Trait> = new Set<Trait>([
  ...(['woman', 'girl', 'child', 'boy', 'old', 'youthful', 'couple', 'family', 'teen'] as const),
  ...(['bearded', 'laughing', 'hatted', 'bygone', 'business', 'crowd'] as const),
]);

const AT_REST: ReadonlySet<Posture | null> = new Set<Posture | null>([
  ...([null, 'sitting', 'standing', 'lying'] as const),
]);

const isSomebody = ({ thing }: Subject): boolean => thing === 'person' || thing === 'astronaut';

/** Whether somebody is named as no more than being there. */
const isIdle = ({ posture, company, holds, traits = [] }: Subject): boolean =>
  AT_REST.has(posture) &&
  (company ?? holds) === undefined &&
  traits.every((one) => LOOKS.has(one) || isAnimalFolk([one]));

/** Whether somebody has a hand free, as who sits on a wall has. */
const hasHand = (one: Subject): boolean => {
  const { holds, on, far, relation, company, traits = [] } = one;
  return (
    isSomebody(one) &&
    (on === undefined || on === 'wall') &&
    (holds ?? far ?? relation ?? company) === undefined &&
    !traits.some((trait) => BUSY.has(trait))
  );
};

/** Whether a picture is of a thing, and who is named with it is merely there. */
const isOfIt = ({ landFirst, subjects }: Idea, one: Subject, dines: boolean): boolean =>
  subjects[0] === one && !landFirst && !dines && subjects.filter(isSomebody).every(isIdle);

/**
 * What a prompt asks for that names somebody with small things that would be laid on a table before the eye, where they
 * are larger than who has them, and hide the place: they are in the hands of who eats, drinks or carries them, in the deed of who
 * makes them, in the room that is full of them, or, in a room, on a table of its own size beside who is there; in the open the rest is left out. `dines` is whether a
 * word says that somebody eats or drinks.
 */
export function besidePeople(idea: Idea, dines: boolean): Idea {
  const { subjects, composition } = idea;
  // What is named in the open has been laid on a table before the view.
  const isOpen = idea.land === 'tabletop';
  const land = isOpen ? idea.outlook : idea.land;
  const isLaid = (one: Subject): boolean =>
    isOnTable(land ?? 'room', one) &&
    (one.on ?? one.company ?? one.far) === undefined &&
    !isOfIt(idea, one, dines);
  const laid = subjects.filter(isLaid);
  const people = subjects.filter(isSomebody);
  if (!(isOpen || land === null || INDOORS.includes(land))) return idea;
  if (composition === 'portrait' && people.length === 1) return idea;
  if (laid.length === 0 || people.length === 0) return idea;
  // Where something else is named that is in no room, that says where they are.
  if (idea.land === null && subjects.some((one) => !people.includes(one) && !laid.includes(one)))
    return idea;
  const holder = subjects.find(hasHand);
  const hasNoTable = land !== null && WITHOUT_TABLES.has(land);
  const heldAs = ({ thing }: Subject): Held | undefined =>
    (dines || ((isOpen || hasNoTable) && thing !== 'fruit') ? EATEN[thing] : undefined) ??
    (holder?.count === 1 ? CARRIED[thing] : undefined);
  const inHand = holder && laid.find((one) => heldAs(one) !== undefined);
  const held = inHand && heldAs(inHand);
  const cooks = people.some(({ traits = [] }) => traits.some((one) => COOKING.has(one)));
  const isLeftOut = (one: Subject): boolean =>
    isOpen ||
    hasNoTable ||
    (land !== null && SHOWN[land]?.has(one.thing) === true && !isLargeCake(one)) ||
    (cooks && FOOD.has(one.thing) && !isLargeCake(one));
  return {
    ...idea,
    ...(isOpen && { land, outlook: null }),
    // Who reads at home is in a room.
    ...(!isOpen && land === null && held === 'book' && { land: 'room' as const }),
    subjects: subjects.flatMap((one) => {
      if (held !== undefined && one === holder)
        return [{ ...one, holds: { thing: held, colour: null } }];
      if (!laid.includes(one)) return [one];
      return one === inHand || isLeftOut(one) ? [] : [{ ...one, on: 'table' as const }];
    }),
  };
}
