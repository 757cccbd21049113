import { describe, expect, it } from 'vitest';
import { composeSprites } from './compose-sprites.ts';
import { paintSprite } from './sprite.ts';

const white = paintSprite(8, 8, ({ rgba }) => rgba.fill(1));

describe('a sprite within another', () => {
  it('is seen in its rectangle alone', () => {
    const within = { left: 4, right: 12, top: 2, foot: 10 };
    const all = composeSprites(16, 16, [{ sprite: white, left: 0, foot: 16, tall: 16, within }]);
    const { rgba } = all.sizes[0] ?? { rgba: new Float32Array() };
    const seen = Array.from({ length: 256 }, (_, at) => (rgba[at * 4 + 3] ?? 0) > 0.5);
    expect(seen.filter(Boolean)).toHaveLength(8 * 8);
    expect(seen[2 * 16 + 4]).toBe(true);
    expect(seen[10 * 16 + 4]).toBe(false);
  });
});
