import { composeSprites, type Part } from '../../compose-sprites.ts';
import { type Sprite, type SpriteSize, smallerSize } from '../../sprite.ts';

/** How high animals in a crown are, as a share of their tree; of one alone, and of several. */
export const IN_CROWN = { one: 0.22, several: 0.165 } as const;

/** Where in a crown each of several stands: its feet from the left and from above, as shares of the tree. */
const PLACES: readonly (readonly [across: number, down: number])[] = [
  [0.5, 0.44],
  [0.26, 0.38],
  [0.74, 0.36],
  [0.4, 0.22],
  [0.63, 0.2],
  [0.14, 0.5],
  [0.86, 0.5],
  [0.5, 0.12],
];

const MIDDLE = [0.5, 0.44] as const;

/** How much of their height the leaves before their feet hide. */
const HIDDEN = 0.16;

/** How wide and how high the leaves beneath feet are looked at, and how full of them that is at the least; shares of the tree. */
const FOOTHOLD = { wide: 0.09, high: 0.05, full: 0.7 } as const;
/** How far toward the trunk the next place is that is tried. */
const NEARER = 0.03;

/** How full of leaves the tree is around a place. */
function fullness({ width, height, rgba }: SpriteSize, across: number, down: number): number {
  const [from, to] = [across - FOOTHOLD.wide / 2, across + FOOTHOLD.wide / 2];
  let [sum, count] = [0, 0];
  for (let row = Math.floor(down * height); row < (down + FOOTHOLD.high) * height; row++)
    for (let column = Math.floor(from * width); column < to * width; column++) {
      const alpha = rgba[(row * width + column) * 4 + 3] ?? 0;
      sum += column >= 0 && column < width ? alpha : 0;
      count++;
    }
  return count === 0 ? 0 : sum / count;
}

/** The place nearest to that one, toward the trunk, where a crown bears somebody. */
function foothold(tree: SpriteSize, [across, down]: readonly [number, number]): number {
  let at = across;
  while (Math.abs(at - 0.5) > NEARER && fullness(tree, at, down) < FOOTHOLD.full)
    at += at < 0.5 ? NEARER : -NEARER;
  return at;
}

/** A tree with animals in its crown, the leaves below them before their feet. */
export function inCrown(tree: Sprite, loads: readonly Sprite[]): Sprite {
  const { width, height } = tree;
  const whole: Part = { sprite: tree, left: 0, foot: height, tall: height };
  const tall = (loads.length > 1 ? IN_CROWN.several : IN_CROWN.one) * height;
  // Who is higher in the crown is behind.
  const placed = loads
    .map((sprite, n) => ({ sprite, at: PLACES[n % PLACES.length] ?? MIDDLE }))
    .toSorted((a, b) => a.at[1] - b.at[1]);
  const leaves = smallerSize(tree);
  const parts = placed.flatMap(({ sprite, at }): Part[] => {
    const [across, down] = [foothold(leaves, at), at[1]];
    const wide = (tall * sprite.width) / sprite.height;
    const left = Math.max(0, Math.min(width - wide, across * width - wide / 2));
    const foot = Math.round(down * height);
    return [
      { sprite, left, foot, tall },
      {
        ...whole,
        within: { left, right: left + wide, top: foot - HIDDEN * tall, foot: foot + 1 },
      },
    ];
  });
  return composeSprites(width, height, [whole, ...parts]);
}
