import { describe, expect, it } from 'vitest';
import { createSprite, type Sprite } from '../../sprite.ts';
import { townOf } from './on-back.ts';

/** A sprite that is one colour all over. */
const block = (colour: string): Sprite =>
  createSprite(60, 40, (context, width, height) => {
    context.fillStyle = colour;
    context.fillRect(0, 0, width, height);
  });

/** How many pixels of it are mostly red, green or blue. */
function countIn({ sizes }: Sprite, channel: 0 | 1 | 2): number {
  const rgba = sizes[0]?.rgba ?? new Float32Array();
  let count = 0;
  for (let at = 0; at < rgba.length; at += 4) if ((rgba[at + channel] ?? 0) > 0.6) count++;
  return count;
}

describe('a town on a back', () => {
  it('shows all of its houses, none wholly behind another', () => {
    const houses = ['#f00', '#0f0', '#00f'].map(block);
    const town = townOf(houses, 100);
    expect(town.width).toBeGreaterThan(1.5 * town.height);
    for (const channel of [0, 1, 2] as const)
      expect(countIn(town, channel)).toBeGreaterThan(0.03 * town.width * town.height);
  });
});
