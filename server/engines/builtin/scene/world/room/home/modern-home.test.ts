import { describe, expect, it } from 'vitest';
import { createRandom } from '../../../../kernels/random.ts';
import { createNoise } from '../../../noise.ts';
import { type Decor, USUAL_DECOR } from '../../../words/decor.ts';
import type { Land } from '../../../words/land.ts';
import { planRoom } from '../plan-room.ts';

const plan = (land: Land, more: Partial<Decor> = {}, hasFire = false) =>
  planRoom({
    land,
    side: 1,
    random: createRandom(3),
    noise: createNoise(3),
    tableHigh: null,
    hasFire,
    decor: { ...USUAL_DECOR, ...more },
  });

/** The share of the wall ahead that a room's window takes. */
const openOf = ({ window: [left, right, low, high], ...room }: ReturnType<typeof plan>): number =>
  ((right - left) * (high - low)) / ((room.right - room.left) * room.high);

const leavesOf = ({ solids }: ReturnType<typeof plan>): number =>
  solids.filter(({ form }) => form.kind === 'leaf').length;

describe('rooms of today', () => {
  it.each(['room', 'bedroom'] as const)('open a whole wall to the view: %s', (land) => {
    for (const manner of ['modern', 'loft'] as const) {
      const room = plan(land, { manner, isWide: true });
      expect(openOf(room)).toBeGreaterThan(0.7);
      expect(openOf(room)).toBeGreaterThan(1.8 * openOf(plan(land)));
    }
  });

  it('are light and plain underfoot, with no carpet of colours', () => {
    const { floor, solids } = plan('room', { manner: 'modern', isWide: true });
    const lightness = (of: typeof floor) => {
      const [r, g, b] = of(0.7, 0.02, 3.3, 1);
      return { mean: (r + g + b) / 3, spread: Math.max(r, g, b) - Math.min(r, g, b) };
    };
    expect(lightness(floor).mean).toBeGreaterThan(1.15 * lightness(plan('room').floor).mean);
    const rug = solids.find(({ high, low }) => high[1] < 0.03 && high[0] - low[0] > 2);
    expect(rug).toBeDefined();
    if (rug !== undefined) expect(lightness(rug.material).spread).toBeLessThan(0.12);
  });

  it.each(['room', 'bedroom', 'kitchen', 'cafe', 'office', 'bathroom', 'library'] as const)(
    'hold all that stands in them, plants too: %s',
    (land) => {
      for (const manner of [null, 'modern', 'loft'] as const) {
        const { solids, left, right, high, back } = plan(land, {
          manner,
          isWide: true,
          hasPlants: true,
        });
        for (const { low, high: top, form } of solids.filter(
          ({ form: of }) => of.kind !== 'leaf',
        )) {
          expect(form.kind).not.toBe('hollow');
          expect(top[0]).toBeLessThan(right + 0.2);
          expect(low[0]).toBeGreaterThan(left - 0.2);
          expect(top[1]).toBeLessThan(high + 0.05);
          expect(low[2]).toBeLessThan(back + 0.1);
        }
      }
    },
  );

  it('grow more where plants are named', () => {
    for (const land of ['room', 'bedroom', 'kitchen'] as const)
      expect(leavesOf(plan(land, { hasPlants: true }))).toBeGreaterThan(leavesOf(plan(land)) + 20);
  });

  it('keep a wall for a fire', () => {
    const room = plan('room', { manner: 'modern', isWide: true }, true);
    expect(room.window[1] - room.window[0]).toBeLessThan(1.6);
  });
});
