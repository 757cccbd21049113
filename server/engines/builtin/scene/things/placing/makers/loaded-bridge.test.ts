import { describe, expect, it } from 'vitest';
import type { Sprite } from '../../sprite.ts';
import { bridgeAcross } from '../bridges/bridges.ts';
import { landStage } from '../testing/land-stage.ts';

/** How high a sprite reaches in its middle and at a place near its side, of its height. */
function profile({ width, height, sizes }: Sprite): {
  readonly amid: number;
  readonly aside: number;
} {
  const [first] = sizes;
  const top = (column: number): number => {
    for (let row = 0; row < height; row++)
      if ((first?.rgba[(row * width + column) * 4 + 3] ?? 0) > 0.5) return 1 - row / height;
    return 0;
  };
  return { amid: top(Math.round(width / 2)), aside: top(Math.round(0.12 * width)) };
}

describe('a bridge that is crossed', () => {
  it.each([0, 1, 2, 3])(
    'goes from side to side, a bus large on its road (composition %i)',
    (index) => {
      const stage = landStage('a red double decker bus crossing a bridge', 7, index);
      const [subject] = stage.setting.idea.subjects;
      if (subject === undefined) throw new Error('A bridge was asked for.');
      const { sprite, size, z } = bridgeAcross(stage, subject) ?? {};
      if (sprite === undefined || size === undefined || z === undefined)
        throw new Error('There is a river.');
      const wide = ((size * sprite.width) / sprite.height / z) * stage.camera.focal;
      expect(wide / stage.frame.width).toBeGreaterThan(1.05);
      const { amid, aside } = profile(sprite);
      expect(amid).toBeGreaterThan(0.97);
      expect(aside).toBeLessThan(0.6);
      expect(((amid - aside) * size * stage.camera.focal) / z / stage.frame.height).toBeGreaterThan(
        0.13,
      );
    },
  );

  it('has two who fight nearer to each other than two who walk', () => {
    const reach = (prompt: string): number => {
      const stage = landStage(prompt, 7, 0);
      const subject = stage.setting.idea.subjects.find(({ thing }) => thing === 'bridge');
      const bridge = subject && bridgeAcross(stage, subject);
      if (!bridge) throw new Error('There is a river.');
      const { width, height, sizes } = bridge.sprite;
      const columns = Array.from({ length: width }, (_, column) => column).filter((column) => {
        for (let row = 0; row < 0.2 * height; row++)
          if ((sizes[0]?.rgba[(row * width + column) * 4 + 3] ?? 0) > 0.5) return true;
        return false;
      });
      return ((columns.at(-1) ?? 0) - (columns[0] ?? 0)) / width;
    };
    expect(reach('two knights fighting on a bridge')).toBeLessThan(0.5);
    expect(reach('two knights fighting on a bridge')).toBeGreaterThan(0.08);
  });

  it('has a cat on its parapet, who else were hidden by it', () => {
    const stage = landStage('a cat sitting on a bridge', 7, 0);
    const [subject] = stage.setting.idea.subjects;
    if (subject === undefined) throw new Error('A bridge was asked for.');
    const loaded = bridgeAcross(stage, subject);
    const { carries: _, load: __, ...alone } = subject;
    const empty = bridgeAcross(stage, { ...alone, crew: [] });
    if (loaded === null || empty === null) throw new Error('There is a river.');
    const ratio = ({ width, height }: Sprite) => height / width;
    expect(ratio(loaded.sprite)).toBeGreaterThan(1.25 * ratio(empty.sprite));
  });
});
