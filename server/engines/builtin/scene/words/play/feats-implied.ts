import { isBeast, isWalker } from '../creatures.ts';
import { TABLE_CRAFTS } from '../deeds-at-table.ts';
import { HANDLING } from '../deeds-by-hand.ts';
import { WITH } from '../dress/holding.ts';
import type { Subject, Thing } from '../idea.ts';
import type { Piece, Pieces } from '../pieces.ts';
import type { Posture, Trait } from '../trait.ts';
import { dancersOf } from './dancers-implied.ts';

/** How many do what is named where nobody is named with it. */
const DONE_BY: Partial<Readonly<Record<Trait, number>>> = {
  ...Object.fromEntries([...HANDLING, ...TABLE_CRAFTS].map((trait) => [trait, 1])),
  boxing: 1,
  kneeling: 1,
  capoeira: 2,
  yoga: 1,
  hammering: 1,
  tossing: 1,
  sewing: 1,
  potting: 1,
  operating: 1,
  carving: 1,
  juggling: 1,
  skipping: 1,
  sledding: 1,
  fighting: 2,
  throwing: 2,
  unwrapping: 2,
  gaming: 2,
  netmending: 1,
  planting: 1,
  milking: 1,
  pram: 1,
  pushingwheelchair: 1,
  pushingstretcher: 1,
  inwheelchair: 1,
  climbing: 1,
  meditating: 1,
  karate: 1,
  chess: 2,
  cards: 3,
  dice: 3,
  boardgame: 3,
  grapepicking: 2,
  applepicking: 2,
  olivepicking: 2,
  teapicking: 2,
  berrypicking: 2,
  cottonpicking: 2,
  currantpicking: 1,
  coffeepicking: 2,
  flowerpicking: 1,
  tomatopicking: 1,
  shearing: 1,
  headcarrying: 1,
  ringdancing: 5,
  firedancing: 5,
  woodgathering: 1,
  stonegathering: 1,
  mushroompicking: 1,
  shellgathering: 1,
  roasting: 2,
  hosing: 1,
  newspaper: 1,
  chopping: 1,
  scooping: 1,
  sawing: 1,
  blowing: 1,
  baking: 1,
  tortillamaking: 1,
  dumplingmaking: 1,
  pastamaking: 1,
  cakecutting: 1,
  teapouring: 1,
  toothbrushing: 1,
  finishing: 1,
  dunking: 1,
  selfie: 2,
  dishwashing: 1,
  vacuuming: 1,
  dusting: 1,
  tightrope: 1,
  butterflynet: 1,
  dandelionblowing: 1,
  picturehanging: 1,
  tentpitching: 1,
  spoonfeeding: 1,
  tablelaying: 1,
  lamplighting: 1,
  packing: 1,
  kimchimaking: 1,
  pizzamaking: 1,
  wellwater: 1,
  volleyball: 4,
  candledining: 2,
  vegetablecutting: 1,
  handstand: 1,
  welding: 1,
  ironing: 1,
  mowing: 1,
  bricklaying: 1,
  carpentering: 2,
  pegging: 1,
  knitting: 1,
  golf: 1,
  shepherd: 1,
  icefishing: 1,
  parachuting: 1,
  archery: 1,
  armwrestling: 2,
  boules: 3,
  pillowfight: 2,
  foodfight: 3,
  pinata: 3,
  whispering: 2,
  firecrackers: 3,
  roundfountain: 3,
  strongman: 1,
  cratecarrying: 2,
  bicyclerepair: 1,
  horsemaking: 1,
  chestnutroasting: 1,
  hivetending: 1,
  taichi: 1,
  dancegame: 2,
  candlelighting: 1,
  tirechange: 1,
  shoetying: 1,
  bowling: 1,
  bombing: 1,
  pointetying: 1,
  trampoline: 3,
  television: 2,
  queue: 4,
};

/** What animals do themselves that are named with it. */
const BY_BEASTS: ReadonlySet<Trait> = new Set<Trait>(['fighting', 'roasting']);

/** What wins a race itself: then nobody runs through its ribbon. */
const RACES: ReadonlySet<Thing> = new Set<Thing>([
  ...(['racecar', 'car', 'motorcycle', 'horse'] as const),
]);

/** How many they are who are named in the plural. */
const SEVERAL = 2;

/** Those who do what is named with nobody ("yoga at sunrise"), behind the others; those are all where somebody is named. */
export function doneBySomebody(
  pieces: Pieces,
  things: readonly Subject[],
  awaited: readonly Trait[],
): readonly Subject[] {
  const areMany = (trait: Trait) =>
    pieces.some(({ plural, meanings }) => plural && meanings.some((one) => one.trait === trait));
  const count = Math.max(
    0,
    ...awaited
      // Animals that are named fight themselves, and it is they who are at the fire.
      .filter((trait) => !BY_BEASTS.has(trait) || !things.some(({ thing }) => isFoe(thing)))
      .filter((trait) => trait !== 'finishing' || !things.some(({ thing }) => RACES.has(thing)))
      .map((trait) => (DONE_BY[trait] ?? 0) * (areMany(trait) ? SEVERAL : 1)),
  );
  if (count === 0) return [...things, ...dancersOf(pieces, things)];
  if (things.some(({ thing }) => thing === 'person')) return things;
  if (isDoneByBeast(pieces, awaited)) return things;
  return [
    ...things,
    { thing: 'person', count, posture: null, colour: null, size: 1, traits: [...awaited] },
  ];
}

/** Whether it is an animal of which it is said: one that is named just before, with nothing between that joins somebody ("a raccoon reading a newspaper"). */
function isDoneByBeast(pieces: Pieces, awaited: readonly Trait[]): boolean {
  const done = pieces.findIndex(({ meanings }) =>
    meanings.some(({ trait }) => trait !== undefined && awaited.includes(trait) && DONE_BY[trait]),
  );
  for (let at = done; at > 0; at--) {
    const [piece, before] = [pieces[at] as Piece, pieces[at - 1] as Piece];
    if (piece.afterStop || before.role === 'and' || isJoint(before)) return false;
    if (before.meanings.some(({ thing }) => thing !== undefined && isFoe(thing))) return true;
  }
  return false;
}

/** Whether a word says that something comes along, and not only where somebody is. */
const isJoint = ({ text }: Piece): boolean => WITH.has(text.toLowerCase());

/** What one does alone whatever else is said of the body. */
const POSED: Partial<Readonly<Record<Trait, Posture>>> = { keeper: 'jumping' };

/** What one does in a posture of its own, however it is said that one sits or lies at it. */
const IN_OWN_POSTURE: ReadonlySet<Trait> = new Set<Trait>(['undercar', 'icefishing']);

/** What is done standing or kneeling at a thing of its own, also where somebody is said to sit at it, or to have in hand what it is done to. */
const AT_OWN_THING: ReadonlySet<Trait> = new Set<Trait>([
  ...(['hammering', 'toothbrushing', 'lathering', 'netmending', 'potting', 'carving'] as const),
  ...(['unwrapping', 'milking', 'scooping', 'candlelighting', 'cakecutting'] as const),
  ...(['teapouring', 'vegetablecutting', 'dishwashing', 'packing', 'ironing', 'welding'] as const),
]);

/** Somebody at a thing of their own, without what would hide that. */
function atOwnThing(one: Subject): Subject {
  const { holds, ...bare } = one;
  const isAt = one.on === undefined && one.traits?.some((trait) => AT_OWN_THING.has(trait));
  // A smith's sword is told from other things later.
  if (isAt !== true || holds?.thing === 'sword') return one;
  return { ...bare, posture: one.posture === 'sitting' ? null : one.posture };
}

/** Whether somebody fights with nobody who is named: with one of their own. */
const fightsOwn = (things: readonly Subject[], { traits = [] }: Subject): boolean =>
  traits.includes('fighting') && things.filter(({ thing }) => isFoe(thing)).length === 1;

const isFoe = (thing: Thing): boolean => isWalker(thing) || isBeast(thing);

/** How many fight, two and two, where it is not said exactly. */
const pairsOf = ({ count, exact }: Subject): number =>
  exact === 'said' ? count : 2 * Math.ceil(count / 2);

/** Keepers leap, who fishes through ice or is beneath a car does so as one does, of two who play capoeira, box or fight one faces the other, and of several who fight each second. */
export const asFeats = (things: readonly Subject[]): readonly Subject[] =>
  things.map((each) => {
    if (each.thing !== 'person') return each;
    const one = atOwnThing(each);
    const { traits = [], posture, count, relation } = one;
    const posed = traits.map((trait) => POSED[trait]).find((said) => said !== undefined);
    if (posed !== undefined && posture === null) return { ...one, posture: posed };
    if (posture !== null && traits.some((trait) => IN_OWN_POSTURE.has(trait)))
      return { ...one, posture: null };
    if (fightsOwn(things, one) && count > 2) return { ...one, count: pairsOf(one) };
    const isGame =
      fightsOwn(things, one) ||
      traits.includes('capoeira') ||
      (traits.includes('boxing') && count === 2);
    if (!isGame || relation !== undefined) return one;
    return { ...one, count: Math.max(2, count), relation: { is: 'meets', party: 'both' } };
  });

const fights = ({ traits = [] }: Subject): boolean => traits.includes('fighting');

/** A skeleton that somebody fights does so too. */
export const fightingBack = (things: readonly Subject[]): readonly Subject[] =>
  things.map((one) =>
    one.thing === 'skeleton' && one.relation?.is === 'meets' && things.some(fights)
      ? { ...one, traits: [...(one.traits ?? []), 'fighting'] }
      : one,
  );

/** Skeletons dance where that is said and nobody else is named who does. */
export function dancingBones(pieces: Pieces, things: readonly Subject[]): readonly Subject[] {
  const isSaid = pieces.some(
    ({ negated, meanings }) => !negated && meanings.some(({ trait }) => trait === 'dancing'),
  );
  if (!isSaid || things.some(({ thing }) => thing === 'person')) return things;
  return things.map((one) =>
    one.thing === 'skeleton' ? { ...one, traits: [...(one.traits ?? []), 'dancing'] } : one,
  );
}
