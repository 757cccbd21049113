import { expect, it } from 'vitest';
import { hiddenBy, outlineOf } from '../outline.ts';
import { groundStage } from '../testing/ground-stage.ts';
import { wishes } from '../wishes.ts';

it.each([
  ['a cat chasing a butterfly in a meadow', 'cat', 'butterfly'],
  ['a dog and a bee in a park', 'dog', 'bee'],
] as const)(
  'what flits is before the eyes of an animal, and hides none of it: %s',
  (prompt, ...things) => {
    const stage = groundStage(prompt);
    const placed = wishes(stage);
    const [animal, flier] = things.map((thing) => placed.find((one) => one.thing === thing));
    if (animal === undefined || flier === undefined) throw new Error(prompt);
    const [large, small] = [outlineOf(stage, animal), outlineOf(stage, flier)];
    expect(small.top + small.height).toBeLessThan(large.top + 0.7 * large.height);
    expect(hiddenBy(large, small)).toBeLessThan(0.03);
  },
);
