import { describe, expect, it } from 'vitest';
import { decide } from '../../../setting.ts';
import { readPrompt } from '../../../words/read-prompt.ts';
import type { Sprite } from '../../sprite.ts';
import { makeThing } from './make-thing.ts';

/** A vehicle of a prompt with and without who is on it, 90 pixels high. */
function drawn(prompt: string): readonly [loaded: Sprite, alone: Sprite] {
  const setting = decide(readPrompt(prompt), null, 3, 0);
  const subject = setting.subjects.find(({ load }) => load?.onto !== undefined);
  if (subject === undefined) throw new Error('Somebody is on a vehicle.');
  const { carries: _, load: __, ...alone } = subject;
  return [
    makeThing(setting, subject.thing, subject, 90, false),
    makeThing(setting, subject.thing, alone, 90, false),
  ];
}

/** How high the highest column is in a part of a sprite's width, of its height. */
function top({ width, height, sizes }: Sprite, from: number, to: number): number {
  const rgba = sizes[0]?.rgba ?? new Float32Array();
  for (let row = 0; row < height; row++)
    for (let column = Math.round(from * width); column < to * width; column++)
      if ((rgba[(row * width + column) * 4 + 3] as number) > 0.5) return 1 - row / height;
  return 0;
}

describe('who is on a vehicle', () => {
  it('sits in the middle of its roof, which is narrower than both are high', () => {
    const [loaded, alone] = drawn('a woman reading on the roof of a camper van');
    expect(loaded.height / loaded.width).toBeGreaterThan(1.2 * (alone.height / alone.width));
    expect(top(loaded, 0.3, 0.7)).toBeGreaterThan(0.97);
    expect(top(loaded, 0, 0.2)).toBeLessThan(0.75);
  });

  it('is on the bonnet, before the windscreen', () => {
    const [loaded, alone] = drawn('a cat sitting on the hood of a car');
    expect(top(loaded, 0.72, 0.95)).toBeGreaterThan(top(alone, 0.72, 0.95));
  });
});
