import type { Sprite } from '../sprite.ts';
import type { Planted, Stage } from './stage.ts';

/** Draws a kind of thing so many pixels high. */
export type Drawing = (tall: number) => Sprite;

/** Something of a kind that is drawn when it is known how large it is seen. */
export type Draft = Omit<Planted, 'sprite'> & {
  readonly draw: Drawing;
  /** How far to either side of its middle it may be seen, in heights of it; missing: as far as anything is. */
  readonly reach?: number;
};

/** Nothing is more than four times as wide as high. */
const WIDEST = 2;

/** Height in pixels of a kind of which none is in the picture: its shadow may be. */
const LEAST = 40;

/**
 * Draws each kind once, as high as the nearest of it is seen and no higher than `most` pixels, and gives its
 * sprite to all of it: of several kinds in a row all but one are small.
 */
export function drawAsSeen(
  { frame, camera }: Pick<Stage, 'frame' | 'camera'>,
  drafts: readonly Draft[],
  most: number,
): Planted[] {
  const seen = new Map<Drawing, number>();
  for (const { draw, x, z, size, reach = WIDEST } of drafts) {
    const tall = (size * camera.focal) / z;
    const column = camera.centre + (x * camera.focal) / z;
    const isInside = column > -reach * tall && column < frame.width + reach * tall;
    seen.set(draw, Math.max(seen.get(draw) ?? 0, isInside ? tall : Math.min(tall, LEAST)));
  }
  const sprites = new Map(Array.from(seen, ([draw, tall]) => [draw, draw(Math.min(most, tall))]));
  return drafts.map(({ draw, reach: _, ...one }) => ({
    ...one,
    sprite: sprites.get(draw) as Sprite,
  }));
}
