import { INDOORS } from '../../world/room/plan-room.ts';
import { feedsThere } from '../animals/beast-deeds.ts';
import type { Held } from '../held.ts';
import type { Subject, Thing } from '../idea.ts';
import { SNACKS } from '../meals/out-of-the-hand.ts';
import type { Meaning } from '../meaning.ts';
import type { Piece, Pieces } from '../pieces.ts';
import { FOOD } from '../tableware.ts';
import type { Trait } from '../trait.ts';
import { isUpon } from '../upon/said-on.ts';
import { BOATS, ROAD_VEHICLES } from '../vehicles.ts';
import { atBenches } from '../work/tinkering.ts';

/** What is done where a word that else praises a picture is said right behind somebody ("kids painting", "a girl drawing"). */
const DONE: Readonly<Record<string, Trait>> = { painting: 'painting', drawing: 'sketching' };

const namesPerson = (piece: Piece | undefined): boolean =>
  piece?.meanings.some(({ thing }) => thing === 'person') === true;

/** "Draw" as it begins a prompt asks for one, where it is also what somebody does. */
const REQUEST = /^desenha$/iu;

/** The words of a prompt, with what somebody is said to paint or draw read as a deed. */
export const withDeeds = (pieces: Pieces): Pieces =>
  pieces.map((piece, at) => {
    if (at === 0 && REQUEST.test(piece.text)) return { ...piece, role: 'other', meanings: [] };
    const trait = DONE[piece.text.toLowerCase()];
    const isDone = trait !== undefined && !piece.afterStop && namesPerson(pieces[at - 1]);
    return isDone ? { ...piece, meanings: [{ trait }] } : piece;
  });

/** The words of a prompt; who drives has a car only where no other vehicle is named. */
export function inNamedVehicles(pieces: Pieces): Pieces {
  const isNamed = pieces.some(({ meanings }) =>
    meanings.some(({ thing, drives }) => drives !== true && thing !== undefined && isDriven(thing)),
  );
  if (!isNamed) return pieces;
  return pieces.map((piece) =>
    piece.meanings.some(({ thing, drives }) => drives === true && thing === 'car')
      ? { ...piece, meanings: [{ drives: true as const }] }
      : piece,
  );
}

const isDriven = (thing: Thing): boolean =>
  ROAD_VEHICLES.has(thing) ||
  OPEN.has(thing) ||
  BOATS.has(thing) ||
  thing === 'train' ||
  thing === 'tram';

const alsoDoing = (one: Subject, ...traits: readonly Trait[]): Subject => ({
  ...one,
  traits: [...(one.traits ?? []), ...traits],
});

const does = (one: Subject, ...traits: readonly Trait[]): boolean =>
  one.thing === 'person' && traits.some((trait) => one.traits?.includes(trait) === true);

const says = (pieces: Pieces, test: (meaning: Meaning) => boolean): boolean =>
  pieces.some(({ meanings }) => meanings.some(test));

/** People at what they do: a smith's sword lies on the anvil, who draws or studies sits at a table, who drives is in the vehicle. */
export const inActs = (pieces: Pieces, things: readonly Subject[]): readonly Subject[] =>
  scorers(
    pieces,
    atTheWheel(
      pieces,
      underBonnets(atDesks(atPaints(pieces, teaching(atBenches(pieces, things))))),
    ),
  ).map((one) => overFlames(pieces, withHotSword(withPages(inSuit(withBlock(one))))));

/** Who has a newspaper reads it. */
const withPages = (one: Subject): Subject =>
  does(one, 'newspaper') && !does(one, 'reading') ? alsoDoing(one, 'reading') : one;

/** Who conducts is dressed for it, unless something else is worn. */
const inSuit = (one: Subject): Subject =>
  does(one, 'conducting') && one.traits?.length === 1 ? alsoDoing(one, 'business') : one;

/** The axe of who chops wood is the one that is swung. */
function withBlock(one: Subject): Subject {
  if (!does(one, 'chopping') || one.holds?.thing !== 'axe') return one;
  const { holds: _, ...rest } = one;
  return rest;
}

function withHotSword(one: Subject): Subject {
  if (!does(one, 'hammering') || one.holds?.thing !== 'sword') return one;
  const { holds: _, ...rest } = one;
  return alsoDoing(rest, 'bladesmith');
}

/** Where who paints sits down to it: at a table that is named, and in a class if they are children and no easel is. */
function atPaints(pieces: Pieces, things: readonly Subject[]): readonly Subject[] {
  if (says(pieces, ({ land }) => land !== undefined && !INDOORS.includes(land))) return things;
  const isTable = says(pieces, ({ seat }) => seat === 'table');
  const isClass = says(pieces, ({ land }) => land === 'classroom');
  const isEasel = says(pieces, ({ easel }) => easel === true);
  const sits = (one: Subject) =>
    does(one, 'painting') &&
    one.posture === null &&
    (isTable || (isClass && !isEasel && does(one, 'child', 'girl', 'pupil')));
  return things.map((one) => {
    if (!sits(one)) return one;
    const { on: _on, ...rest } = one;
    return { ...rest, posture: 'sitting' };
  });
}

/** Who draws or studies sits, with the book that is named before them. */
function atDesks(things: readonly Subject[]): readonly Subject[] {
  if (!things.some((one) => does(one, 'sketching', 'studying'))) return things;
  return things
    .filter(({ thing }) => thing !== 'book')
    .map((one) => {
      const isFree = one.posture === null || one.posture === 'sitting';
      if (!does(one, 'sketching', 'studying') || !isFree) return one;
      const { holds: _held, on: _on, ...rest } = one;
      return { ...rest, posture: 'sitting' };
    });
}

/** What a class does that is named with its teacher, who does not. */
const BY_PUPILS: readonly Trait[] = ['painting', 'throwing'];

const hasPlane = ({ holds }: Subject): boolean => holds?.thing === 'paperplane';

/** Children who are named with their teacher are those who paint, or throw what is thrown. */
function teaching(things: readonly Subject[]): readonly Subject[] {
  const teacher = things.find(
    (one) => does(one, 'teacher') && (does(one, ...BY_PUPILS) || hasPlane(one)),
  );
  const isChild = (one: Subject) => does(one, 'child', 'girl', 'pupil');
  if (teacher === undefined || !things.some(isChild)) return things;
  const { holds, ...rest } = teacher;
  const isTheirs = (trait: Trait) => BY_PUPILS.includes(trait);
  const traits = teacher.traits ?? [];
  return things.map((one) => {
    if (one === teacher) return { ...rest, traits: traits.filter((trait) => !isTheirs(trait)) };
    if (!isChild(one)) return one;
    const theirs = traits.filter(isTheirs);
    const throws = hasPlane(teacher) && !theirs.includes('throwing') ? ['throwing' as const] : [];
    return { ...alsoDoing(one, ...theirs, ...throws), ...(holds !== undefined && { holds }) };
  });
}

/** How much higher a car is with its bonnet up and somebody before it. */
const OPENED = 1.9;

/** Who repairs a car bends over its engine and is drawn with it. */
function underBonnets(things: readonly Subject[]): readonly Subject[] {
  const mechanic = things.find((one) => does(one, 'repairing') && one.posture === null);
  const car = things.find(({ thing }) => thing === 'car');
  if (mechanic === undefined || mechanic.count > 1 || car === undefined) return things;
  return things
    .filter((one) => one !== mechanic)
    .map((one) =>
      one === car
        ? {
            ...alsoDoing(one, ...(mechanic.traits ?? []), 'crewed'),
            ...(mechanic.hair !== undefined && { hair: mechanic.hair }),
            size: one.size * OPENED,
          }
        : one,
    );
}

/** How many cheer who have scored. */
const TEAM = 3;

/** Those who score, whoever they are; the goal of a stadium stands there already. */
function scorers(pieces: Pieces, things: readonly Subject[]): readonly Subject[] {
  if (!says(pieces, ({ scores }) => scores === true)) return things;
  const isElsewhere = says(
    pieces,
    ({ land, town, ifNone }) => land !== undefined && ifNone !== true && town !== 'stadium',
  );
  const others = things.filter(({ thing }) => isElsewhere || thing !== 'goal');
  const scorer = others.find(({ thing }) => thing === 'person');
  const some: Subject = scorer ?? {
    ...{ thing: 'person', posture: null, colour: null, size: 1, count: 1 },
    traits: ['footballer'],
  };
  const { exact: _, ...rest } = some;
  const team: Subject = alsoDoing(
    { ...rest, posture: null, count: isElsewhere ? some.count : Math.max(TEAM, some.count) },
    ...(isElsewhere || does(some, 'footballer') ? [] : (['footballer'] as const)),
    'scoring',
  );
  return scorer === undefined
    ? [...others, team]
    : others.map((one) => (one === scorer ? team : one));
}

/** Vehicles in which who drives is seen, and those in which only who is said to drive. */
const OPEN: ReadonlySet<Thing> = new Set<Thing>(['tractor', 'car']);
const DRIVEN: ReadonlySet<Thing> = new Set<Thing>(['bus', 'truck', 'train', 'boat', 'fireengine']);

/** What who is on foot has in the hands: nobody drives with it. */
const ON_FOOT: ReadonlySet<Held | undefined> = new Set<Held>([
  ...(['shoppingbag', 'suitcase', 'box', 'sack', 'balloon'] as const),
]);

/** The Turkish ending that says that somebody is in or on it. */
const ON_IT = /^trakt.*[dt][ae](ki)?$/u;

/** Who is on or in a vehicle, rides or drives it sits in it and is drawn with it. */
function atTheWheel(pieces: Pieces, things: readonly Subject[]): readonly Subject[] {
  const driver = things.find(
    ({ thing, on, holds }) => thing === 'person' && on === undefined && !ON_FOOT.has(holds?.thing),
  );
  const isDriving = says(pieces, ({ drives }) => drives === true);
  const vehicle = things.find(
    ({ thing, traits = [] }) =>
      (OPEN.has(thing) || (isDriving && DRIVEN.has(thing))) && !traits.includes('crewed'),
  );
  if (driver === undefined || vehicle === undefined) return things;
  const named = pieces.find(({ meanings }) =>
    meanings.some(({ thing }) => thing === vehicle.thing),
  );
  const isIn =
    says(pieces, ({ drives, trait }) => drives === true || trait === 'mounted') ||
    (named !== undefined && (isUpon(pieces, named) || ON_IT.test(named.text.toLowerCase())));
  if (!isIn) return things;
  return things
    .filter((one) => one !== driver)
    .map((one) =>
      one === vehicle
        ? {
            ...alsoDoing(
              one,
              ...(driver.traits ?? []),
              'crewed',
              ...(driver.count > 1 ? (['shared'] as const) : []),
            ),
            ...(driver.hair !== undefined && { hair: driver.hair }),
          }
        : one,
    );
}

/** Who cooks where flames are named has them in the pan. */
const overFlames = (pieces: Pieces, one: Subject): Subject =>
  does(one, 'chef') && says(pieces, ({ flames }) => flames === true)
    ? alsoDoing(one, 'flambe')
    : one;

/** Whether people are there with what they eat or drink, or with nothing else but a garden's flowers: those sit at a table (`at-meals.ts`). */
const areAtMeal = (things: readonly Subject[]): boolean =>
  things.some(({ thing }) => thing === 'person') &&
  things.every(
    ({ thing, isDressing }) =>
      thing === 'person' ||
      thing === 'flower' ||
      FOOD.has(thing) ||
      SNACKS[thing] !== undefined ||
      isDressing === true,
  );

/** What is eaten out of the hand. */
const EATEN: ReadonlySet<Held | undefined> = new Set<Held>(['icecream', 'melon', 'foodbowl']);

/** Whether a word says no more than how somebody or something is that is not seen so: flames without a pan, a meal without guests, a vehicle without its driver, youth of nobody, who is tired and does not sit. */
export const saysIdleAct = (
  { flames, drives, dines, trait, ...rest }: Meaning,
  things: readonly Subject[],
): boolean => {
  if (Object.keys(rest).length > 0) return false;
  const has = (test: (traits: readonly Trait[], one: Subject) => boolean) =>
    things.some((one) => test(one.traits ?? [], one));
  if (flames === true) return !has((traits) => traits.includes('flambe'));
  if (dines === true)
    return (
      !areAtMeal(things) &&
      !feedsThere(things) &&
      things.every(({ treat, holds }) => treat === undefined && !EATEN.has(holds?.thing))
    );
  if (drives === true) return !has((traits) => traits.includes('crewed'));
  if (trait === 'shaving' || trait === 'haircut')
    return !has((traits, { count }) => traits.includes(trait) && count > 1);
  if (trait === 'youthful') return !has((traits) => traits.includes('youthful'));
  return (
    trait === 'tired' &&
    !has((traits, { posture }) => traits.includes('tired') && posture === 'sitting')
  );
};
