import { describe, expect, it } from 'vitest';
import type { Company } from '../../words/idea.ts';
import { toldApart } from './members.ts';

describe('members of a company', () => {
  it('are told apart by hair, build or beard where all that is said of them is the same', () => {
    const alike: readonly Company['members'][] = [
      [['woman'], ['woman']],
      [['old'], ['old']],
      [['child'], ['child'], ['child']],
    ];
    for (const members of alike) {
      const told = toldApart(members).map((traits) => traits.join());
      expect(new Set(told).size, told.join(' | ')).toBe(members.length);
    }
  });

  it('stay as they are said to be', () => {
    const unlike: Company['members'] = [[], ['woman'], ['catfolk']];
    expect(toldApart(unlike)).toEqual(unlike);
    const [one, other] = toldApart([
      ['woman', 'longhaired'],
      ['woman', 'longhaired'],
    ]);
    expect(one).toEqual(['woman', 'longhaired']);
    expect(other).toEqual(['woman', 'longhaired', 'fairskinned']);
  });
});
