import type { Setting } from '../../../setting.ts';
import type { Subject } from '../../../words/idea.ts';
import type { Trait } from '../../../words/trait.ts';
import { composeSprites } from '../../compose-sprites.ts';
import { UP_TREE } from '../../creatures/feat.ts';
import { LADDER_HIGH, onLadder } from '../../creatures/pastimes/on-ladder.ts';
import { fruitTree } from '../../plants/fruit-tree.ts';
import type { Sprite } from '../../sprite.ts';
import { looksLeft, type Wish } from '../../wish.ts';

/** Whether somebody who is like that is up a ladder in a fruit tree. */
export const picksUpTree = (traits: readonly Trait[] | undefined): boolean =>
  traits?.includes('applepicking') === true;

/** How far beyond a tree's middle the hand of who is up a ladder reaches, as a share of its width: for fruit, and for an animal there. */
const REACHES = { fruit: 0.08, animal: -0.07 } as const;

/** Whether a tree is drawn with somebody who is up in it. */
export const isUpTree = ({ thing, traits, carries }: Subject): boolean =>
  thing === 'person' && (carries !== undefined || picksUpTree(traits));

/** A tree with a ladder against it and somebody up there; all of it `tall` pixels high. */
export function upTree(wish: Wish, tree: Sprite, to: keyof typeof REACHES): Sprite {
  const { width, height } = tree;
  const isLeft = wish.heading === undefined ? looksLeft(wish) : Math.cos(wish.heading) < 0;
  const tall = (LADDER_HIGH / UP_TREE) * height;
  const sprite = onLadder({ ...wish, tall }, isLeft);
  const wide = (tall * sprite.width) / sprite.height;
  const middle = (0.5 + (isLeft ? -REACHES[to] : REACHES[to])) * width;
  const left = isLeft ? middle : middle - wide;
  return composeSprites(width, height, [
    { sprite: tree, left: 0, foot: height, tall: height },
    { sprite, left, foot: height, tall },
  ]);
}

/** Somebody who picks apples, up a ladder in the tree. */
export const pickerUpTree = (wish: Wish, setting: Setting): Sprite =>
  upTree(wish, fruitTree({ ...wish, colour: null }, setting), 'fruit');
