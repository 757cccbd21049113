import type { Thing } from '../../../words/idea.ts';
import { plain } from '../../sculpt/looks.ts';
import { ellipsoid, type Look, limb, type Solid } from '../../sculpt/solid.ts';
import { add, type Vector } from '../../sculpt/vector.ts';

const STEEL: Look = plain([0.82, 0.86, 0.86], { gloss: 0.5 });
const WOOD: Look = plain([0.5, 0.28, 0.14]);

/** How what takes cutlery is eaten. */
const EATEN_WITH: Partial<Readonly<Record<Thing, 'spoon' | 'fork' | 'chopsticks'>>> = {
  soup: 'spoon',
  curry: 'spoon',
  ramen: 'chopsticks',
  sushi: 'chopsticks',
  spaghetti: 'fork',
  salad: 'fork',
  pancakes: 'fork',
  paella: 'fork',
  breakfast: 'fork',
};

/** What somebody eats with, and the middle of the hand that holds it. */
interface Cutlery {
  readonly hand: Vector;
  readonly model: readonly Solid[];
}

/** The spoon, the fork or the chopsticks over a dish whose foot is there, and which is so many times as large as it is; null: it is eaten without. Lengths in a man's heights, the eater on the side of lower x. */
export function cutleryOf(dish: Thing, foot: Vector, grown: number): Cutlery | null {
  const kind = EATEN_WITH[dish];
  if (kind === undefined) return null;
  const tip = add(foot, [-0.01 * grown, 0.06 * grown, -0.02 * grown]);
  const hand = add(tip, [-0.06, 0.07, -0.07]);
  if (kind === 'chopsticks')
    return {
      hand,
      model: [-0.008, 0.008].map((off) =>
        limb(WOOD, add(tip, [0, 0, off]), add(hand, [-0.02, 0.03, off]), 0.004, 0.006),
      ),
    };
  const bowl: Vector = kind === 'spoon' ? [0.018, 0.009, 0.014] : [0.014, 0.014, 0.009];
  return { hand, model: [limb(STEEL, tip, hand, 0.006, 0.007), ellipsoid(STEEL, tip, bowl)] };
}
