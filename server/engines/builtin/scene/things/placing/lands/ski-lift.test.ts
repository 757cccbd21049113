import { describe, expect, it } from 'vitest';
import { groundStage } from '../testing/ground-stage.ts';
import { wishes } from '../wishes.ts';
import { skilift } from './ski-lift.ts';

describe('a ski lift', () => {
  const near = (prompt: string) =>
    skilift(groundStage(prompt)).filter(({ z, size }) => z < 5 && size > 1 && size < 3);

  it('has who is named on the chair before the eye, high over the ground, and nobody below', () => {
    const prompt = 'an old couple on a ski lift above snowy trees';
    const stage = groundStage(prompt);
    const [chair] = near(prompt);
    expect(chair?.base).toBeGreaterThan(stage.camera.height - 2);
    expect(wishes(stage)).toEqual([]);
    expect(stage.setting.idea.scenery).toBe('skilift');
  });

  it('has others where nobody is named, and nobody where that is said', () => {
    const drawn = (prompt: string) => near(prompt)[0]?.draw(48).sizes[0]?.rgba.join();
    expect(drawn('a ski lift')).not.toBe(drawn('a ski lift without people'));
  });

  it('hangs over firs, but for where no trees are wanted', () => {
    expect(skilift(groundStage('a ski lift')).length).toBeGreaterThan(40);
    expect(skilift(groundStage('a ski lift without trees'))).toHaveLength(6);
  });
});
