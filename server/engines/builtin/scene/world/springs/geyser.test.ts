import { describe, expect, it } from 'vitest';
import { drawScene } from '../../draw-scene.ts';
import { decide } from '../../setting.ts';
import { readPrompt } from '../../words/read-prompt.ts';

const SIDE = 160;

function draw(prompt: string) {
  return drawScene(
    { idea: readPrompt(prompt), style: null, width: SIDE, height: SIDE, seed: 8, index: 0 },
    () => {},
  );
}

describe('a geyser', () => {
  it('bursts white over the land, far above the horizon', () => {
    const [with_, without] = [draw('a geyser, day'), draw('mountains, day')];
    let [changed, lighter] = [0, 0];
    // The middle third of the picture's upper half.
    for (let row = SIDE / 4; row < SIDE / 2; row++)
      for (let column = SIDE / 3; column < (2 * SIDE) / 3; column++) {
        const at = (row * SIDE + Math.floor(column)) * 4;
        const light = (pixels: Uint8ClampedArray) => (pixels[at] ?? 0) + (pixels[at + 1] ?? 0);
        if (Math.abs(light(with_) - light(without)) < 40) continue;
        changed++;
        if (light(with_) > light(without)) lighter++;
      }
    expect(changed).toBeGreaterThan(40);
    expect(lighter / changed).toBeGreaterThan(0.9);
  });

  it.each([
    'a geyser by a lake',
    'an erupting geyser',
    'a geyser by the sea',
    'a geyser in a forest',
  ])('bursts from dry ground, and no volcano erupts: %s', (prompt) => {
    for (const index of [0, 1, 2, 3])
      expect(['mountain', 'forest']).toContain(decide(readPrompt(prompt), null, 3, index).land);
  });
});
