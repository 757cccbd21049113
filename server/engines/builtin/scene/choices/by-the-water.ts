import { isBeast, isWalker } from '../words/creatures.ts';
import type { Idea, Subject, Thing } from '../words/idea.ts';
import type { Land } from '../words/land.ts';

/** Whether a jetty is to be seen from near; one that is far off is a mere part of the view. */
export const hasJetty = ({ subjects }: Pick<Idea, 'subjects'>): boolean =>
  subjects.some(({ thing, far }) => thing === 'pier' && far !== true);

/** What else than animals and people stands on a jetty where one is named with it. */
const ON_DECK: ReadonlySet<Thing> = new Set<Thing>([
  'bench',
  'chair',
  'lantern',
  'streetlamp',
  'lamp',
  'candle',
  'cup',
  'book',
  'vase',
]);

/** Whether a thing stands on a jetty that is named with it. */
export const standsOnDeck = (thing: Thing): boolean => isWalker(thing) || ON_DECK.has(thing);

/** What grows on every shore anyway. */
const TREES: ReadonlySet<Thing> = new Set<Thing>(['tree', 'conifer', 'birch']);
const ON_SHORES: ReadonlySet<Thing> = new Set<Thing>([...TREES, 'flower']);

/** Whether it is some of the trees that grow along a lake: they need no bank as wide before the eye as who stands there, and as flowers, which are low. */
export const growsOnShore = ({ land }: Pick<Idea, 'land'>, { thing, count }: Subject): boolean =>
  land === 'lake' && count > 1 && TREES.has(thing);

/** Whether everything that was asked for is on a jetty, in the water or grows on its shore. */
export const isAllByJetty = (idea: Idea, isAfloat: (thing: Thing) => boolean): boolean =>
  hasJetty(idea) &&
  idea.subjects.every(
    ({ thing }) => isAfloat(thing) || standsOnDeck(thing) || ON_SHORES.has(thing),
  );

const SWIMMERS: ReadonlySet<Thing> = new Set<Thing>(['swan', 'duck', 'wader']);

/** Whether tents are pitched or a fire burns by a lake, and nothing in the sky was asked for. */
export const campsByLake = ({ sky, subjects }: Idea, land: Land): boolean =>
  land === 'lake' &&
  sky.length === 0 &&
  subjects.some(({ thing }) => thing === 'tent' || thing === 'campfire');

/** What else is small on a lake. */
const SMALL_CRAFT: ReadonlySet<Thing> = new Set<Thing>([...SWIMMERS, 'rowboat', 'swimmer']);

/** Who has to have ground under the feet, and bathes in no lake. */
const isAshore = (one: Subject): boolean =>
  isWalker(one.thing) &&
  one.far !== true &&
  one.isDressing !== true &&
  !bathes(one) &&
  !paddles(one) &&
  !sips(one);

/** Whether it is an animal that goes into the water: for fish, to bathe, or because it lives there. */
export const isWader = ({ thing, traits = [] }: Subject): boolean =>
  thing === 'hippo' ||
  (thing === 'bear' && traits.includes('fisher')) ||
  paddles({ thing, traits }) ||
  sips({ traits }) ||
  bathes({ traits }) ||
  fords({ traits });

/** Whether an animal of the land swims. */
export const paddles = ({ thing, traits = [] }: Pick<Subject, 'thing' | 'traits'>): boolean =>
  isBeast(thing) && traits.includes('swimming');

/** Whether an animal drinks at the edge of the water. */
export const sips = ({ traits = [] }: Pick<Subject, 'traits'>): boolean =>
  traits.includes('drinking');

/** Whether somebody or an animal goes through shallow water. */
export const fords = ({ traits = [] }: Pick<Subject, 'traits'>): boolean =>
  traits.includes('fording');

/** Whether an animal bathes, or has water to spray. */
export const bathes = ({ traits = [] }: Pick<Subject, 'traits'>): boolean =>
  traits.includes('bathing') || traits.includes('spraying');

/** Whether an animal stands in the water in which it fishes or bathes. */
export const wades = (
  { land, idea }: { readonly land: Land; readonly idea?: Pick<Idea, 'waterhole'> },
  subject: Subject,
): boolean =>
  isWader(subject) &&
  (WADED.has(land) ||
    (land === 'beach' && !fords(subject)) ||
    (land === 'plain' && idea?.waterhole === true && sips(subject)));

/** Lands whose water is shallow at its edge, besides a beach, where who goes through it does so along the sand. */
const WADED: ReadonlySet<Land> = new Set<Land>(['river', 'lake', 'sea', 'waterfall']);

/** Boats that fishermen draw up on a beach. */
const DRAWN_UP: ReadonlySet<Thing> = new Set<Thing>(['rowboat', 'trawler']);

/** Whether a boat that is named with a beach lies on its sand: one in which nobody is. */
export const liesOnBeach = (
  { land }: { readonly land: Land },
  { thing, traits = [], far }: Pick<Subject, 'thing' | 'traits' | 'far'>,
): boolean =>
  land === 'beach' &&
  DRAWN_UP.has(thing) &&
  far !== true &&
  !traits.includes('crewed') &&
  !traits.includes('fisher');

/** Whether a bird swims on a lake on whose shore somebody stands. */
export const swimsBeyondShore = ({ subjects }: Pick<Idea, 'subjects'>, thing: Thing): boolean =>
  SWIMMERS.has(thing) && subjects.some(isAshore);

/** Whether a lake is seen from close by its water, where nobody stands on its shore: birds that swim, rowing boats and leaves on it are small, and a jetty leads onto it from the eye. */
export const isSwimmersView = ({ land, subjects, lilies }: Idea): boolean =>
  (land === null || land === 'lake') &&
  (lilies ||
    (subjects.some(
      (one) =>
        (SMALL_CRAFT.has(one.thing) || bathes(one) || paddles(one) || sips(one)) &&
        one.far !== true,
    ) &&
      (hasJetty({ subjects }) || !subjects.some(isAshore))));

/** Lands in which there is room for a hot spring's pool, and no other water. */
const SPRUNG: ReadonlySet<Land> = new Set<Land>(['mountain', 'forest', 'field', 'plain', 'desert']);

/** Lands without water through which a river may run: who goes through shallow water is in it. */
const OPEN: ReadonlySet<Land> = new Set<Land>([...SPRUNG, 'woods', 'canyon']);

/** Lands without water, where a jetty leads into a lake. */
const DRY: ReadonlySet<Land> = new Set<Land>([...OPEN, 'street', 'volcano', 'terraces']);

/** The land of a hot spring or a geyser, or of a jetty or who goes through water where the one that was named has no water for it; null where neither needs another. */
export function landForWater(idea: Idea): Land | null {
  const { land, spring, geyser, subjects } = idea;
  const isHot = spring || geyser;
  if (isHot && land === 'woods') return 'forest';
  if (land === null && subjects.some((one) => bathes(one) || fords(one) || paddles(one)))
    return 'river';
  if (land !== null && OPEN.has(land) && subjects.some(fords)) return 'river';
  if (isHot) return land === null || !SPRUNG.has(land) ? 'mountain' : null;
  return hasJetty(idea) && land !== null && DRY.has(land) ? 'lake' : null;
}
