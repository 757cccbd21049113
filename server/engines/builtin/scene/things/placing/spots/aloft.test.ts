import { expect, it } from 'vitest';
import { decide } from '../../../setting.ts';
import { readPrompt } from '../../../words/read-prompt.ts';
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

it.each(['a dragon flying over a castle', 'ein Drache über einer Burg', 'a dragon over a village'])(
  'a dragon is high in a sky that has room for it, over what is built there: %s',
  (prompt) => {
    const stage = groundStage(prompt);
    const dragon = wishes(stage).find((one) => one.thing === 'dragon');
    if (dragon === undefined) throw new Error(prompt);
    const { top, height } = outlineOf(stage, dragon);
    expect(top + height).toBeLessThan(0.75 * stage.camera.horizon);
    for (const index of [0, 1, 2, 3])
      expect(decide(readPrompt(prompt), null, 3, index).horizon).toBeGreaterThan(0.6);
  },
);
