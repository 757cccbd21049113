/** What an animal plays with, eats, carries, has on its nose or leaps over. */
export type Treat =
  | 'ball'
  | 'frisbee'
  | 'stick'
  | 'bone'
  /** Of food. */
  | 'bowl'
  | 'bento'
  /** Of water or milk; a pool on the ground. */
  | 'waterbowl'
  | 'puddle'
  | 'yarn'
  | 'carrot'
  | 'apple'
  | 'banana'
  | 'honey'
  | 'icecream'
  | 'fish'
  | 'worm'
  | 'twig'
  | 'flower'
  | 'butterfly'
  | 'hurdle';

/** How it has that: in its jaws or its bill, on its nose, or in a leap for it. */
export type TreatHold = 'mouth' | 'nose' | 'leap';
