import { expect, it } from 'vitest';
import type { Trait } from '../../../words/trait.ts';
import { wishFor } from '../testing/model-of.ts';
import { tinyPlanet } from './tiny-planet.ts';

/** How wide what is drawn is, as a share of its height, and how wide its upper part. */
function drawn(traits: readonly Trait[]) {
  const { width, height, rgba } = tinyPlanet(wishFor(traits)).sizes[0] ?? {
    width: 1,
    height: 1,
    rgba: new Float32Array(4),
  };
  const rows = Array.from({ length: height }, (_, row) => {
    const seen = Array.from({ length: width }, (_x, x) => x).filter(
      (x) => (rgba[(row * width + x) * 4 + 3] ?? 0) > 0.5,
    );
    return seen.length === 0 ? 0 : (seen.at(-1) ?? 0) - (seen[0] ?? 0) + 1;
  });
  const filled = rows.filter((wide) => wide > 0);
  const upper = filled.slice(0, Math.round(0.2 * filled.length));
  return { widest: Math.max(...filled) / filled.length, upper: Math.max(...upper) / filled.length };
}

it('is round under somebody who stands on its top', () => {
  const { widest, upper } = drawn(['inhabited', 'child']);
  expect(widest).toBeGreaterThan(0.5);
  expect(upper).toBeLessThan(0.35);
});

it('is low where nobody is on it', () => {
  expect(drawn([]).widest).toBeGreaterThan(drawn(['inhabited', 'child']).widest);
});
