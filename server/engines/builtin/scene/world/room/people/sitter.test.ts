import { describe, expect, it } from 'vitest';
import { strands } from '../solids/strands.ts';
import { sitterAtDesk } from './sitter.ts';
import { guestOf, tableGuest } from './table-guest.ts';

const SEAT = 0.45;
const sitters = Array.from({ length: 24 }, (_, n) => sitterAtDesk(0, 0, SEAT, n));

describe('who sits at a desk, from behind', () => {
  it('has a neck between falling shoulders and the head: nothing else is beside it there', () => {
    for (const solids of sitters) {
      const beside = solids.filter(
        ({ low, high }) => low[1] < SEAT + 0.6 && high[1] > SEAT + 0.6 && high[2] > -0.07,
      );
      for (const { low, high } of beside) expect(high[0] - low[0]).toBeLessThan(0.36);
      expect(Math.max(...beside.map(({ low }) => low[0]))).toBeLessThan(0.06);
    }
  });

  it('wears the hair in one of several ways', () => {
    expect(new Set(sitters.map(({ length }) => length)).size).toBe(3);
  });
});

describe('who sits at a table', () => {
  it('has arms that bend from the shoulder to the hand on the table', () => {
    const bones = tableGuest([0, 0], [SEAT, 0.75], 0, guestOf(3)).flatMap(({ form }) =>
      form.kind === 'bone' ? [form] : [],
    );
    const fore = bones.filter(({ to, radii }) => to[0] > 0.2 && to[1] > 0.75 && radii[1] > 0.03);
    expect(fore).toHaveLength(2);
    for (const { from, to } of fore) {
      const upper = bones.find((bone) => bone.to === from);
      expect(upper?.from[1]).toBeGreaterThan(from[1] + 0.1);
      expect(to[0]).toBeGreaterThan(from[0]);
    }
  });
});

describe('hair', () => {
  it('has lighter and darker strands', () => {
    const hair = strands([0.4, 0.3, 0.2]);
    const reds = Array.from({ length: 40 }, (_, n) => hair(n / 400, 1, 0, 2)[0]);
    expect(Math.max(...reds) / Math.min(...reds)).toBeGreaterThan(1.25);
  });
});
