import { describe, expect, it } from 'vitest';
import { smallerSize } from '../../sprite.ts';
import { groundStage } from '../testing/ground-stage.ts';
import { wishes } from '../wishes.ts';

/** How full each row of what stands in a picture is, from above, as shares of its width. */
function rowsOf(prompt: string): number[] {
  const [drawn] = wishes(groundStage(prompt)).filter(({ thing }) => thing !== undefined);
  if (drawn === undefined) return [];
  const { width, height, rgba } = smallerSize(drawn.sprite);
  return Array.from({ length: height }, (_, row) => {
    let full = 0;
    for (let x = 0; x < width; x++) full += (rgba[(row * width + x) * 4 + 3] ?? 0) > 0.5 ? 1 : 0;
    return full / width;
  });
}

describe('an animal on something', () => {
  it.each(['a cat on a fence', 'a robin on a fence', 'an owl sitting on a fence post'])(
    'is above it, and nothing is between them: %s',
    (prompt) => {
      const rows = rowsOf(prompt);
      const first = rows.findIndex((full) => full > 0);
      const rail = rows.findIndex((full) => full > 0.8);
      expect(rail - first).toBeGreaterThan(0.2 * rows.length);
      expect(Math.min(...rows.slice(first, rail))).toBeGreaterThan(0);
      expect(Math.max(...rows.slice(first, rail - 3))).toBeLessThan(0.4);
    },
  );

  it('is within a baker’s window, its front above and below it', () => {
    const rows = rowsOf('cat sleeping in a bakery window');
    const first = rows.findIndex((full) => full > 0);
    expect(Math.min(...rows.slice(first, rows.length - 1))).toBeGreaterThan(0.3);
  });

  it('is on the floor of a doll’s house, whose roof is above it', () => {
    const rows = rowsOf('mice in a dollhouse');
    const first = rows.findIndex((full) => full > 0);
    const walls = rows.slice(Math.round(0.4 * rows.length), -2);
    expect(rows[first]).toBeLessThan(0.3);
    expect(Math.min(...walls)).toBeGreaterThan(0.8);
  });
});
