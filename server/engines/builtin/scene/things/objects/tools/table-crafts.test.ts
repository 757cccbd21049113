import { describe, expect, it } from 'vitest';
import { TABLE_CRAFTS } from '../../../words/deeds-at-table.ts';
import { farFrom } from '../../creatures/testing/drawn-with.ts';
import { CRAFT_HANDS, tableCraft } from './table-crafts.ts';

/** Half the sides of the table that it lies on, which is deep from −0.12 to 0.21 of its middle, in a man's heights. */
const TABLE = { deep: [-0.12, 0.21], wide: 0.25 } as const;

describe.each(TABLE_CRAFTS)('what is worked on at a table: %s', (craft) => {
  const pieces = tableCraft(craft, [0, 0, 0]);

  it('lies on it, within its edges', () => {
    for (const { middle } of pieces) {
      expect(middle[1]).toBeGreaterThanOrEqual(0);
      expect(middle[0]).toBeGreaterThan(TABLE.deep[0]);
      expect(middle[0]).toBeLessThan(TABLE.deep[1]);
      expect(Math.abs(middle[2])).toBeLessThan(TABLE.wide);
    }
  });

  it('is at a hand of who does it', () => {
    const { near, far } = CRAFT_HANDS[craft];
    expect(Math.min(farFrom(pieces, near), farFrom(pieces, far))).toBeLessThan(0.04);
  });
});
