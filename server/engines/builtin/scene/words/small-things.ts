/** Fruit that is drawn by itself; elsewhere than near the eye it is one of a bowl. */
export const FRUITS = [
  'banana',
  'lemon',
  'strawberry',
  'pineapple',
  'watermelon',
  'pomegranate',
  'avocado',
] as const;

/** What a picture is of that stands or lies on a table. */
export const ON_TABLES = ['icecream', 'teapot'] as const;

/** A small thing that a picture is of, and that is seen near. */
export type SmallThing = (typeof FRUITS)[number] | (typeof ON_TABLES)[number];

/** All small things. */
export const SMALL_THINGS: readonly SmallThing[] = [...FRUITS, ...ON_TABLES];
