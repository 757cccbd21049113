import { describe, expect, it } from 'vitest';
import { drawScene } from './draw-scene.ts';
import { readPrompt } from './words/read-prompt.ts';

/** A small picture of a prompt, always by the same chance. */
const drawn = (prompt: string) =>
  drawScene(
    { idea: readPrompt(prompt), style: null, width: 96, height: 96, seed: 3, index: 0 },
    () => {},
  );

/** How many of a picture's pixels differ from another's. */
function differing(one: Uint8ClampedArray, other: Uint8ClampedArray): number {
  let count = 0;
  for (let at = 0; at < one.length; at += 4)
    if (Math.abs((one[at + 1] ?? 0) - (other[at + 1] ?? 0)) > 30) count++;
  return count;
}

describe('what is seen from a window', () => {
  it('stands in a room that has no window', () => {
    expect(differing(drawn('a museum'), drawn('a galleon in a museum'))).toBeGreaterThan(200);
  });
});
