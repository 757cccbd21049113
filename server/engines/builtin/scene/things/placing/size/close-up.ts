import { isAnimal } from '../../../words/creatures.ts';
import type { Idea, Subject, Thing } from '../../../words/idea.ts';
import { STANDS } from '../stands.ts';

/** What an animal that is seen from close by is high, as a share of the picture, and where its feet are, as in `STANDS`. */
export const CLOSE = { height: 0.84, feet: 0.9 } as const;

/** Beneath what an animal may lie. */
const CROWNS: ReadonlySet<Thing> = new Set<Thing>(['tree', 'blossom', 'conifer', 'birch', 'palm']);

/** A tree over one that is seen from close by: its height as a share of the picture, which it leaves; where its foot is, as in `STANDS`; how far aside, as a share of the width. */
export const OVERHEAD_TREE = { height: 2.3, feet: 0.62, aside: 0.15 } as const;

/** The animal that a picture taken from close by is about; null where there is none, or somebody is with it. */
export function starOf({ composition, subjects }: Pick<Idea, 'composition' | 'subjects'>) {
  if (composition !== 'close') return null;
  const stars = subjects.filter(({ thing }) => isAnimal(thing));
  const [star] = stars;
  if (star === undefined || stars.length > 1 || subjects.some(({ thing }) => thing === 'person'))
    return null;
  const stands = STANDS[star.thing].on === 'land' && star.on === undefined && star.far !== true;
  return stands ? star : null;
}

/** What a lens is set to that blurs what is behind it: an animal seen from close by, or who is portrayed; null: all is sharp. */
export const inFocus = (idea: Pick<Idea, 'composition' | 'subjects'>): Thing | null =>
  idea.composition === 'portrait' ? 'person' : (starOf(idea)?.thing ?? null);

/** Whether a picture taken from close by is about that animal. */
export const isStar = (idea: Pick<Idea, 'composition' | 'subjects'>, { thing }: Subject): boolean =>
  starOf(idea)?.thing === thing;

/** Whether it is a tree over the animal that is seen from close by. */
export const isOverStar = (
  idea: Pick<Idea, 'composition' | 'subjects'>,
  { thing, far, count }: Subject,
): boolean => CROWNS.has(thing) && far !== true && count === 1 && starOf(idea) !== null;

/** Animals of whom head and chest are shown from close by: those on four legs who stand high enough on them. */
const PORTRAYED: ReadonlySet<Thing> = new Set<Thing>([
  ...([
    'cat',
    'dog',
    'wolf',
    'fox',
    'lion',
    'tiger',
    'leopard',
    'bear',
    'panda',
    'rabbit',
  ] as const),
  ...(['horse', 'donkey', 'unicorn', 'zebra', 'deer', 'cow', 'sheep', 'goat', 'llama'] as const),
  ...(['camel', 'giraffe', 'elephant', 'rhino', 'hippo', 'pig', 'capybara'] as const),
]);

/** Whether head and chest are shown of an animal, from the lower edge up: it is seen from close by, does nothing that takes its body, and nobody rides it. */
export const isAnimalBust = (
  idea: Pick<Idea, 'composition' | 'subjects'>,
  subject: Subject,
): boolean =>
  PORTRAYED.has(subject.thing) &&
  subject.count === 1 &&
  subject.posture === null &&
  subject.carries === undefined &&
  subject.traits?.includes('mounted') !== true &&
  !idea.subjects.some((one) => isOverStar(idea, one)) &&
  isStar(idea, subject);
