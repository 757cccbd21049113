import type { Piece } from '../../words/reader.ts';
import { INDOORS } from '../world/room/plan-room.ts';
import { withCrews } from './crews.ts';
import type { Colour, Subject, Thing } from './idea.ts';
import { isInstrument } from './holding.ts';
import type { Land } from './land.ts';
import type { Trait } from './trait.ts';
import type { Meaning } from './scene-keys.ts';
import { isBeast, isWalker, MOTOR_SHIPS, OF_CITIES } from './thing.ts';

/** What can be built of stone. */
const BUILDINGS: ReadonlySet<Thing> = new Set<Thing>([
  'house',
  'castle',
  'tower',
  'lighthouse',
  'temple',
  'church',
  'bridge',
  'barn',
]);

/** What else is meant where stone is named right beside it: a dragon of stone. */
export const OF_STONE: ReadonlySet<Thing> = new Set<Thing>([...BUILDINGS, 'dragon']);

/** What blossoms on a bough are unless another colour is said. */
const PINK: Colour = [0.96, 0.7, 0.78];

/** What stands on its own ground only: who plays football in a street has no goal. */
const ON_OWN_GROUND: ReadonlySet<Thing> = new Set<Thing>([
  'goal',
  'mosque',
  'colosseum',
  'pyramid',
  'suspensionbridge',
  'palm',
  'windmill',
  'iceberg',
  'stall',
]);

/** Where one may stand before what a city is known by. */
const BEFORE_CITIES: ReadonlySet<Land> = new Set<Land>([
  'city',
  'street',
  'river',
  'harbour',
  'sea',
  'plain',
]);

/** How much smaller than by itself is what flies around a place. */
const AROUND: Partial<Readonly<Record<Thing, number>>> = { bat: 0.3 };

/** What belongs to the named places and was not named itself. */
export function dressingOf(
  pieces: readonly Piece<Meaning>[],
  named: readonly Subject[],
): Subject[] {
  const all = pieces.flatMap(({ meanings }) => meanings);
  const isElsewhere = (own: Meaning['land'], thing: Thing) =>
    all.some(
      ({ land, ifNone }) =>
        land !== undefined &&
        land !== own &&
        ifNone !== true &&
        // A goal may stand in any field.
        !(thing === 'goal' && land === 'field'),
    );
  // What a city is known by is seen from its streets, and from no room in it.
  const isInside = all.some(({ land }) => land !== undefined && !BEFORE_CITIES.has(land));
  const also = all.flatMap(({ also: things = [], land: own, ifNone, hue = null }) =>
    things
      .filter((thing) => !(ifNone === true && isElsewhere(own, thing) && ON_OWN_GROUND.has(thing)))
      .filter((thing) => !(isInside && OF_CITIES.includes(thing)))
      .map((thing) => ({ thing, colour: hue })),
  );
  return also
    .filter(({ thing }, at) => also.findIndex((one) => one.thing === thing) === at)
    .filter(({ thing }) => named.every((one) => one.thing !== thing))
    .map((one) => ({
      ...one,
      count: one.thing === 'goal' ? 1 : also.filter(({ thing }) => thing === one.thing).length,
      posture: null,
      size: AROUND[one.thing] ?? 1,
      isDressing: true,
    }));
}

/** What people sit around on the ground. */
const SAT_AROUND: ReadonlySet<Thing> = new Set<Thing>(['picnic', 'campfire']);

/** What nobody does sitting there. */
const UPRIGHT: readonly Trait[] = ['dancing', 'playing', 'working', 'casting', 'waving', 'chef'];

/** Whether somebody may sit with what is in the hands: with nothing, or what is played. */
const mayHoldSitting = ({ holds }: Subject): boolean =>
  holds === undefined || isInstrument(holds.thing);

/** Who has a picnic or a fire in the open sits by it, and guitars there are in the hands of those who do. */
export function atPicnics(things: readonly Subject[]): readonly Subject[] {
  if (!things.some(({ thing }) => SAT_AROUND.has(thing))) return things;
  const isAlone = things.every(({ thing }) => thing !== 'person');
  return things.map((one) => {
    if (one.thing === 'guitar' && isAlone)
      return {
        ...one,
        thing: 'person',
        colour: null,
        posture: 'sitting',
        holds: { thing: 'guitar', colour: one.colour },
      };
    return one.thing === 'person' &&
      one.posture === null &&
      mayHoldSitting(one) &&
      !one.traits?.some((trait) => UPRIGHT.includes(trait))
      ? { ...one, posture: 'sitting' }
      : one;
  });
}

/** What people named with it are in. */
const BOATS: ReadonlySet<Thing> = new Set<Thing>([
  'boat',
  'rowboat',
  'gondola',
  'trawler',
  ...MOTOR_SHIPS,
]);

/** How many a bench has room for. */
const ON_BENCH = 2;

/** Whether someone named with a bench sits on it. */
const mayBeSeat = ({ thing, isDressing }: Subject, { posture, count }: Subject): boolean =>
  thing === 'bench' &&
  isDressing !== true &&
  count <= ON_BENCH &&
  (posture === null || posture === 'sitting');

const isCouple = ({ traits = [] }: Subject): boolean => traits.includes('couple');

const isFemale = ({ traits = [] }: Subject): boolean =>
  traits.includes('woman') || traits.includes('girl');

/** A man and a woman who are named one after the other with a bench are the two on it. */
function togetherOnBench(things: readonly Subject[]): readonly Subject[] {
  const people = things.filter(({ thing }) => thing === 'person');
  const [first, second] = people;
  const isBench = things.some((one) => one.thing === 'bench' && one.isDressing !== true);
  if (!isBench || people.length !== 2 || first === undefined || second === undefined) return things;
  const isPlain = ({ count, posture, holds, on, far, relation, company }: Subject) =>
    count === 1 &&
    (posture === null || posture === 'sitting') &&
    (holds ?? on ?? far ?? relation ?? company) === undefined;
  if (!people.every(isPlain) || isFemale(first) === isFemale(second)) return things;
  const [his, hers] = [first, second].toSorted((a, b) => Number(isFemale(a)) - Number(isFemale(b)));
  const shared = (his?.traits ?? []).filter((trait) => hers?.traits?.includes(trait));
  const pair: Subject = { ...first, count: 2, traits: ['couple', ...shared] };
  return things.filter((one) => one !== second).map((one) => (one === first ? pair : one));
}

/** People named with a boat are in it, or on the bench; who fishes from a boat of which no more is said does not sail. */
export function aboard(all: readonly Subject[]): readonly Subject[] {
  const things = togetherOnBench(withCrews(all));
  const people = things.find(({ thing }) => thing === 'person');
  if (people === undefined) return things;
  const isBoat = (one: Subject) => BOATS.has(one.thing) || mayBeSeat(one, people);
  if (!things.some(isBoat)) return things;
  return things
    .filter((one) => one !== people)
    .map((one) =>
      isBoat(one)
        ? {
            ...one,
            thing:
              one.thing === 'boat' && people.traits?.includes('fisher') ? 'rowboat' : one.thing,
            ...(people.holds !== undefined && { holds: people.holds }),
            traits: [
              ...(one.traits ?? []),
              ...(people.traits ?? []),
              'crewed' as const,
              ...(people.count > 1 && (BOATS.has(one.thing) || !isCouple(people))
                ? ['shared' as const]
                : []),
            ],
          }
        : one,
    );
}

/** Lanterns named with a festival hang on cords across it, in all colours. */
export function atFestivals(
  pieces: readonly Piece<Meaning>[],
  things: readonly Subject[],
): readonly Subject[] {
  if (!pieces.some(({ meanings }) => meanings.some(({ festive }) => festive === true)))
    return things;
  return things
    .filter(({ thing }) => thing !== 'lantern')
    .map((one) =>
      one.thing === 'paperlantern' ? { ...one, traits: ['festive'], isDressing: true } : one,
    );
}

/** What is done to something right beside it. */
const AT_THING: readonly Trait[] = ['repairing', 'scrubbing', 'hosing'];

/** Who repairs, washes or puts out something is named right before it, and so is beside it; who is with them is on the other side. */
export function besideRepairs(things: readonly Subject[]): readonly Subject[] {
  const one = things.find(({ traits = [] }) => AT_THING.some((trait) => traits.includes(trait)));
  const what = things.find(({ thing, isDressing }) => thing !== 'person' && isDressing !== true);
  if (one === undefined || what === undefined) return things;
  return things.flatMap((other) => (other === one ? [] : other === what ? [one, what] : [other]));
}

/** Who plays a piano, or is named with one, sits at it. */
export function atPianos(things: readonly Subject[]): readonly Subject[] {
  const player = things.find(
    ({ thing, traits = [] }) => thing === 'person' && traits.includes('pianist'),
  );
  const piano = things.find(({ thing }) => thing === 'piano');
  const one = player ?? (piano && things.find(({ thing }) => thing === 'person'));
  if (one === undefined) return things;
  const traits = (one.traits ?? []).filter((trait) => trait !== 'pianist' && trait !== 'playing');
  const played: Subject = {
    ...(piano ?? { thing: 'piano', count: 1, posture: null, colour: null, size: 1 }),
    ...(one.hair !== undefined && { hair: one.hair }),
    count: 1,
    traits: [...traits, 'crewed'],
  };
  return things.filter((other) => other !== piano).map((other) => (other === one ? played : other));
}

/** Who is after fish. */
const ANGLERS: ReadonlySet<Thing> = new Set<Thing>(['person', 'rowboat', 'trawler', 'bear']);

/** Fish named with people are what they are after ("balık tutan bir adam"), and not to be seen. */
export const caught = (things: readonly Subject[]): readonly Subject[] =>
  things.some(({ thing }) => ANGLERS.has(thing))
    ? things
        .filter(({ thing }) => thing !== 'fish')
        .map((one) =>
          one.thing === 'bear' && things.some(({ thing }) => thing === 'fish')
            ? { ...one, traits: [...(one.traits ?? []), 'fisher' as const] }
            : one,
        )
    : things;

/** Lamps and candles named with a house are the light in its windows. */
export function inHouses(things: readonly Subject[]): readonly Subject[] {
  const isHouse = ({ thing }: Subject) => BUILDINGS.has(thing) && thing !== 'bridge';
  return things.some(isHouse)
    ? things.filter(({ thing }) => thing !== 'lamp' && thing !== 'candle' && thing !== 'lantern')
    : things;
}

/** A branch on which nobody sits is the picture itself, with its blossoms and its birds. */
export function onBoughs(
  pieces: readonly Piece<Meaning>[],
  things: readonly Subject[],
): readonly Subject[] {
  const isPerch = pieces.some(({ meanings }) => meanings.some(({ perch }) => perch === 'branch'));
  const blossoms = things.find(({ thing }) => thing === 'blossom');
  if (!isPerch || things.some((one) => one !== blossoms)) return things;
  const colour = blossoms === undefined ? null : (blossoms.colour ?? PINK);
  return [{ thing: 'bough', count: 1, posture: null, colour, size: 1 }];
}

/** What an eagle sits on when it is named. */
const EYRIES: ReadonlySet<Thing> = new Set<Thing>(['rock', 'tree', 'conifer', 'cactus', 'person']);

/** Birds are on the wing where that is said, and an eagle over a land of which nothing is named that it could sit on. */
export function onTheWing(
  pieces: readonly Piece<Meaning>[],
  things: readonly Subject[],
): readonly Subject[] {
  const isOverLand = pieces.some(({ meanings }) =>
    meanings.some(({ land, perch }) => land !== undefined && perch === undefined),
  );
  const hasSeat = things.some(({ thing }) => EYRIES.has(thing));
  const soars = ({ posture }: Subject) => posture === null && isOverLand && !hasSeat;
  return things.map((one) => {
    if (one.thing === 'bird' && one.posture === 'flying') return { ...one, thing: 'flyingbird' };
    const isUp = one.thing === 'eagle' && (one.posture === 'flying' || soars(one));
    return isUp ? { ...one, thing: 'soaringeagle' } : one;
  });
}

/** A train named with a bridge is on it. */
export function onBridges(things: readonly Subject[]): readonly Subject[] {
  const train = things.find(({ thing }) => thing === 'train');
  const bridge = things.find(({ thing }) => thing === 'bridge');
  if (train === undefined || bridge === undefined) return things;
  return things
    .filter((one) => one !== train)
    .map((one) =>
      one === bridge ? { ...train, thing: 'trainbridge', count: 1, size: bridge.size } : one,
    );
}

/** What a bunch of flowers is in. */
const VASE: Subject = { thing: 'vase', count: 1, posture: null, colour: null, size: 1 };

/** Flowers named with a vase are those in it, and a bunch that nobody has in the hands needs one; its colour is its glaze. */
export function inVases(
  pieces: readonly Piece<Meaning>[],
  things: readonly Subject[],
): readonly Subject[] {
  const isBunch = pieces.some(({ meanings }) => meanings.some(({ bunched }) => bunched === true));
  const flowers = things.find(({ thing }) => thing === 'flower');
  const isLoose = isBunch && things.every((one) => one === flowers || !isWalker(one.thing));
  const named = things.find(({ thing }) => thing === 'vase');
  const isNeeded = isLoose && (flowers !== undefined || things.length === 0);
  const vase = named ?? (isNeeded ? VASE : undefined);
  if (vase === undefined) return things;
  const { bloom } = flowers ?? {};
  const filled: Subject = {
    ...vase,
    colour: flowers?.colour ?? null,
    ...(bloom === undefined ? {} : { bloom }),
    ...(vase.colour === null ? {} : { glaze: vase.colour }),
  };
  const others = things.filter((one) => one !== flowers && one !== named);
  return [filled, ...others];
}

/** Painted eggs are in the basket that is named with them, goldfish in their bowl, and two shoes are one pair. */
export const inPairsAndBaskets = (things: readonly Subject[]): readonly Subject[] =>
  things
    .filter(({ thing }) => thing !== 'basket' || things.every((one) => one.thing !== 'eggs'))
    .filter(({ thing }) => thing !== 'fish' || things.every((one) => one.thing !== 'fishbowl'))
    .map((one) => (one.thing === 'shoes' ? { ...one, count: Math.ceil(one.count / 2) } : one));

/** What market stalls sell. */
const GOODS: Partial<Readonly<Record<Thing, Subject['goods']>>> = {
  fruit: 'fruit',
  apple: 'fruit',
  flower: 'flower',
  vase: 'flower',
  fish: 'fish',
  cheese: 'cheese',
  bread: 'bread',
  pumpkin: 'pumpkin',
};

/** Whether it is the people of whom a market is full anyway. */
const isMarketCrowd = ({ thing, count, exact, traits = [], company }: Subject): boolean =>
  thing === 'person' &&
  count >= 3 &&
  exact !== 'said' &&
  company === undefined &&
  traits.every((one) => one === 'crowd');

/** Fruit, flowers and the like named with a market are what its stalls sell. */
export function onStalls(things: readonly Subject[]): readonly Subject[] {
  const stall = things.find(({ thing }) => thing === 'stall');
  if (stall === undefined) return things;
  const goods = things.map(({ thing }) => GOODS[thing]).find((one) => one !== undefined);
  return things
    .filter((one) => GOODS[one.thing] === undefined && !isMarketCrowd(one))
    .map((one) => (one === stall && goods !== undefined ? { ...one, goods } : one));
}

/** Who reads has the book that is named in the hands. */
export const inHands = (things: readonly Subject[]): readonly Subject[] =>
  things.some(({ traits }) => traits?.includes('reading'))
    ? things.filter(({ thing }) => thing !== 'book')
    : things;

/** Where people have their cups before them, at tables and on counters. */
const AT_TABLES: ReadonlySet<Land | undefined> = new Set<Land>(['cafe', 'kitchen', 'office']);

/** Who is named with a cup in a café has it there: on a table before the eye it would be as large as they are. */
export function withCups(
  pieces: readonly Piece<Meaning>[],
  things: readonly Subject[],
): readonly Subject[] {
  const isAtTables = pieces.some(({ meanings }) =>
    meanings.some(({ land }) => AT_TABLES.has(land)),
  );
  return isAtTables && things.some(({ thing }) => thing === 'person')
    ? things.filter(({ thing }) => thing !== 'cup')
    : things;
}

/** What people hold: umbrellas above them, and kites on strings, which may fly without them. */
const HELD: ReadonlySet<Thing> = new Set<Thing>(['umbrella', 'kite']);

/** People with umbrellas or kites are those who hold them. */
export function withHeld(things: readonly Subject[]): readonly Subject[] {
  const people = things.find(({ thing }) => thing === 'person');
  const held = things.find(({ thing }) => HELD.has(thing));
  if (people === undefined || held === undefined) return things;
  return things
    .filter((one) => one !== people)
    .map((one) =>
      one === held
        ? {
            ...one,
            count: people.count > 1 ? people.count : one.count,
            ...(one.thing === 'kite' && { posture: people.posture }),
            ...(people.hair !== undefined && { hair: people.hair }),
            traits: [
              ...(people.traits ?? []),
              ...(one.thing === 'kite' ? ['crewed' as const] : []),
            ],
          }
        : one,
    );
}

/** What people ride. */
const MOUNTS: ReadonlySet<Thing> = new Set<Thing>([
  'horse',
  'camel',
  'zebra',
  'donkey',
  'unicorn',
  'elephant',
  'bicycle',
  'motorcycle',
]);

/** What else is ridden, and draws its own riders or none. */
const CARRIERS: ReadonlySet<Thing> = new Set<Thing>([
  ...BOATS,
  'surfer',
  'surfboard',
  'skier',
  'skateboarder',
  'snowboarder',
  'dragon',
  'dolphin',
  'whale',
  'turtle',
  'galleon',
  'longship',
  'car',
  'policecar',
  'ambulance',
  'fireengine',
  'tractor',
  'train',
  'airplane',
  'rocket',
  'carousel',
  'ferriswheel',
  'lion',
  'tiger',
  'bear',
  'wolf',
  'deer',
  'cow',
  'pig',
  'sheep',
  'llama',
  'dog',
  'giraffe',
  'rhino',
  'goat',
]);

/** Who else than people may ride. */
const RIDERS: ReadonlySet<Thing> = new Set<Thing>([
  'astronaut',
  'monkey',
  'cat',
  'dog',
  'wolf',
  'fox',
  'bear',
  'panda',
  'rabbit',
  'lion',
  'tiger',
  'leopard',
]);

/** Who rides sits on the animal that is named with it, or on a horse. */
export function inSaddles(
  pieces: readonly Piece<Meaning>[],
  things: readonly Subject[],
): readonly Subject[] {
  const rides = pieces.some(({ meanings }) => meanings.some(({ trait }) => trait === 'mounted'));
  if (!rides) return things;
  const people = things.find(({ thing }) => thing === 'person');
  const mount = things.find(({ thing }) => MOUNTS.has(thing));
  const other = people === undefined ? things.find(({ thing }) => RIDERS.has(thing)) : undefined;
  const carries = ({ thing }: Subject) => CARRIERS.has(thing) || RIDERS.has(thing);
  const rider = people ?? other;
  if (mount === undefined && things.some((one) => one !== other && carries(one))) return things;
  // Beasts that ride on each other ride on no horse.
  const areBeasts = rider === undefined && things.some(({ thing }) => isBeast(thing));
  if (mount === undefined && areBeasts) return things;
  const ridden: Subject = {
    ...(mount ?? { thing: 'horse', colour: null, size: 1, posture: rider?.posture ?? null }),
    count: Math.max(mount?.count ?? 1, rider?.count ?? 1),
    ...(other === undefined ? {} : { rider: other.thing }),
    traits: [...(people?.traits ?? []), 'mounted'],
  };
  // Several cyclists go one behind the other.
  const isFile = ridden.thing === 'bicycle' && ridden.count > 1;
  const rest = things.filter((one) => one !== rider && one !== mount);
  if (!isFile) return [ridden, ...rest];
  // A bench would stand in their way.
  const clear = rest.filter(({ thing, isDressing }) => !(thing === 'bench' && isDressing === true));
  return [{ ...ridden, inLine: true }, ...clear];
}

/** Who walks alone with one dog of which no more is said has it on a leash. */
function onLeash(things: readonly Subject[]): readonly Subject[] {
  const people = things.filter(({ thing }) => thing === 'person');
  const dogs = things.filter(({ thing }) => thing === 'dog');
  const [walker, dog] = [people[0], dogs[0]];
  if (people.length !== 1 || dogs.length !== 1 || walker === undefined || dog === undefined)
    return things;
  const isPlain =
    walker.posture === 'walking' &&
    walker.count === 1 &&
    (walker.holds ?? walker.far) === undefined;
  const isLed =
    dog.count === 1 &&
    (dog.posture ?? 'walking') === 'walking' &&
    (dog.far ?? dog.carries ?? dog.on) === undefined &&
    dog.size === 1;
  if (!isPlain || !isLed) return things;
  return things
    .filter((one) => one !== dog)
    .map((one) =>
      one === walker ? { ...one, holds: { thing: 'leash', colour: dog.colour } } : one,
    );
}

/** A dog goes with who goes somewhere, on a leash or beside them, unless something else is said of it. */
export function alongside(all: readonly Subject[]): readonly Subject[] {
  const things = onLeash(all);
  const leader = things.find(
    ({ thing, posture }) =>
      thing === 'person' &&
      (posture === 'walking' || posture === 'running' || posture === 'jumping'),
  );
  if (leader === undefined) return things;
  return things.map((one) =>
    one.thing === 'dog' && one.posture === null ? { ...one, posture: leader.posture } : one,
  );
}

/** How many a file of those is whose number is not said. */
const FILE = 4;

/** Several of which it is said go one behind the other. */
export function inLines(
  pieces: readonly Piece<Meaning>[],
  things: readonly Subject[],
): readonly Subject[] {
  const isSaid = pieces.some(({ meanings }) =>
    meanings.some(({ inLine, thing }) => inLine === true && thing === undefined),
  );
  if (!isSaid) return things;
  return things.map((one) => {
    const count = one.exact === 'said' ? one.count : Math.max(one.count, FILE);
    return isWalker(one.thing) && count > 1 ? { ...one, count, inLine: true } : one;
  });
}

/** Whether it is what a dragon lies on. */
const isTreasure = ({ thing }: Subject): boolean => thing === 'hoard' || thing === 'chest';

/** Dragons that sleep lie rolled up, and in a cave and in rooms, where their wings have no space, they do unless they are said to fly; on the treasure that is named with them. */
export function atRest(
  pieces: readonly Piece<Meaning>[],
  things: readonly Subject[],
): readonly Subject[] {
  const isInside = pieces.some(({ meanings }) =>
    meanings.some(({ land }) => land === 'cave' || (land !== undefined && INDOORS.includes(land))),
  );
  const riches = pieces.flatMap(({ meanings }) =>
    meanings.some((one) => one.riches === true)
      ? [meanings.find(({ colour }) => colour !== undefined)?.colour]
      : [],
  );
  // What is golden itself is not said to lie on gold.
  const hasHoard =
    things.some(isTreasure) ||
    things.some(
      ({ thing, colour }) => thing === 'dragon' && riches.some((golden) => golden !== colour),
    );
  const rests = ({ thing, posture, carries }: Subject) =>
    thing === 'dragon' &&
    carries === undefined &&
    (posture === 'sleeping' ||
      posture === 'lying' ||
      posture === 'sitting' ||
      ((isInside || hasHoard) && (posture === null || posture === 'standing')));
  if (!things.some(rests)) return things;
  return things
    .filter((one) => !isTreasure(one))
    .map(
      (one): Subject =>
        rests(one)
          ? {
              ...one,
              thing: 'restingdragon',
              posture: 'sleeping',
              ...(hasHoard && { traits: ['hoarding'] }),
            }
          : one,
    );
}
