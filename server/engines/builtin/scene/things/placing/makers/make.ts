import type { Setting } from '../../../setting.ts';
import type { Sprite } from '../../sprite.ts';
import type { Wish } from '../../wish.ts';

/** Draws a thing as a setting shows it. */
export type Make = (wish: Wish, setting: Setting) => Sprite;
