import { describe, expect, it } from 'vitest';
import { decide } from '../setting.ts';
import { readPrompt } from '../words/read-prompt.ts';
import { WATER_PLACES } from '../world/scenery/waters/waters.ts';

const settingOf = (prompt: string) => decide(readPrompt(prompt), null, 5, 0);

describe('a gorge', () => {
  it.each([
    'a woman walks through a gorge with a stream',
    'eine Schlucht mit Bach',
    '峡谷中的小溪',
  ])('with a stream is of grey stone: %s', (prompt) => {
    const setting = settingOf(prompt);
    expect(setting.idea.scenery).toBe('ravine');
    const soil = WATER_PLACES.ravine.soil?.(() => [0.2, 0.4, 0.1], setting);
    const [red, , blue] = soil?.(45, 60, 40, 2) ?? [0, 0, 0];
    expect(red).toBeLessThan(1.3 * blue + 0.1);
  });

  it.each(['the Grand Canyon', 'a cowboy in a canyon', 'a rope bridge over a gorge with a stream'])(
    'is left as it is without one, or where a bridge leads over it: %s',
    (prompt) => {
      expect(settingOf(prompt).idea.scenery).not.toBe('ravine');
    },
  );
});
