import { clamp } from '../../../arithmetic.ts';
import type { Idea, Subject, Thing } from '../../../words/idea.ts';
import { type Sprite, smallerSize } from '../../sprite.ts';
import { sheltered } from '../beneath-tree.ts';
import { soleOf } from '../ground/sole.ts';
import { isBand } from '../groups/arrange.ts';
import { isOfHerd } from '../groups/one-of-herd.ts';
import { isOverGulf } from '../own-places/over-gulf.ts';
import { isUpTree } from '../own-places/up-tree.ts';
import { isBust } from '../size/about.ts';
import { isOverStar } from '../size/close-up.ts';
import { crowding } from '../size/sharing.ts';
import type { Stage } from '../stage.ts';

/** Of the picture's width: shoulders and rails may leave it, kites on their strings stand across each other. */
const BEYOND = 1.25;
const SHARES: Partial<Readonly<Record<Thing, number>>> = {
  paperlantern: 1.12,
  fairylights: 1.12,
  train: BEYOND,
  spaceship: 0.92,
  spacestation: 0.96,
  airship: 0.84,
  airplane: 0.9,
  launch: 1.6,
  kite: 1.9,
  gondola: 0.84,
  // The hills between which it stands go on.
  dam: 1.2,
  steelbeam: 1.12,
  // They go on to both sides.
  fence: 3,
  bakerywindow: 3,
  dollhouse: 1.3,
  post: 3,
  wire: 3,
  restingdragon: 0.84,
  incacity: 1.5,
  rocktemple: 0.78,
  khmertemple: 0.86,
  egyptiantemple: 0.88,
  steppyramid: 0.86,
  college: 0.9,
};

/** How much of the picture's width one kind of thing takes at the most: less where a land is to be seen too. */
function shareOfWidth({ land, composition }: Idea): number {
  return land === null || composition === 'close' ? 0.86 : 0.6;
}

/** How much of the picture's height somebody takes on a rope over a depth, who is seen from afar. */
const ON_HIGH_ROPE = 0.24;

/** How much more of the width several of a kind take together; two animals, which hide each other's heads else, and many, who stand before and behind each other. */
const SEVERAL = 1.4;
const HERD = { two: 1.16, many: 1.5 } as const;

/**
 * Height in pixels at which what is `own` high and stands in a row keeps its top and its sides in
 * the picture, as one of `count`; `across` is its width by its height.
 */
export function heightInside(
  { frame, setting }: Stage,
  subject: Subject,
  { own, across, row, count }: { own: number; across: number; row: number; count: number },
): number {
  const { idea } = setting;
  // The rope goes on to both sides.
  if (isOverGulf(setting, subject)) return Math.min(own, ON_HIGH_ROPE * frame.height);
  if (isOverStar(idea, subject) || sheltered(idea, subject) !== null) return own;
  const share =
    isBust(idea, subject) || isUpTree(subject)
      ? BEYOND
      : (SHARES[subject.thing] ?? shareOfWidth(idea));
  // Those of a herd may well stand before each other.
  const herd = isBand(subject) ? HERD.many : isOfHerd(subject) ? HERD.two : count > 1 ? SEVERAL : 1;
  // A mother may be cut to what is widest: her young one is smaller than that.
  const young = subject.traits?.includes('young') === true ? Math.min(1, subject.size) : 1;
  const widest = (young * herd * share * frame.width) / across / count ** (0.7 * crowding(subject));
  const highest = Math.max(0.12 * frame.height, row - 0.04 * frame.height);
  return Math.min(own, widest, highest);
}

/** Below this share of its height a tree is nothing but its stem, however low its leaves hang. */
const STEM = 0.04;
const STEMMED: ReadonlySet<Thing> = new Set<Thing>(['tree', 'blossom', 'birch', 'palm', 'baobab']);

/** The column at which the middle of a thing of `height` pixels is, when its stem is to stand in a column and its sides shall be seen. */
export function columnInside(
  { frame, setting }: Stage,
  subject: Subject,
  sprite: Sprite,
  height: number,
  stands: number,
): number {
  const { thing } = subject;
  // The middle of a rope is where its walker is.
  if (isOverGulf(setting, subject)) return stands;
  const across = sprite.width / sprite.height;
  const half = (height * across) / 2 + 0.025 * frame.width;
  // A pier comes from a shore beside the picture, a bough from a tree on the left.
  if (thing === 'pier') return setting.side > 0 ? frame.width - 0.5 * half : 0.5 * half;
  if (thing === 'bough') return half * 0.94;
  // A tree's stem stands there, wherever the middle of its boughs is.
  const isShelter = sheltered(setting.idea, subject) !== null;
  const { left, right } = soleOf(smallerSize(sprite), STEMMED.has(thing) ? STEM : undefined);
  const stem = ((left + right) / 2) * height * across;
  // The crown over somebody may well reach out of the picture.
  if (isShelter) return stands - stem;
  const least = Math.min(half, frame.width / 2);
  // Those who hold kites stand apart as they do in the whole width: at its edge they would stand in each other.
  if (thing === 'kite') return least + (frame.width - 2 * least) * clamp(stands / frame.width);
  return clamp(stands - stem, least, frame.width - least);
}
