import { plain } from '../../sculpt/looks.ts';
import { limb, type Solid } from '../../sculpt/solid.ts';
import { add, type Vector } from '../../sculpt/vector.ts';

/** Two sticks of bamboo in a hand, in heights of who holds them. */
export const chopsticks = (hand: Vector): Solid[] =>
  [0, 0.014].map((apart) =>
    limb(
      plain([0.85, 0.7, 0.45]),
      add(hand, [-0.02, 0.03, apart]),
      add(hand, [0.07, -0.04, apart * 0.5 + 0.02]),
      0.004,
      0.003,
    ),
  );
