import { describe, expect, it } from 'vitest';
import { featOf } from '../at-feat.ts';
import { wishFor } from '../testing/model-of.ts';

describe('what is seen of feelings', () => {
  it.each(['sad', 'shouting', 'annoyed', 'astonished', 'earscovered'] as const)(
    'is how somebody stands of whom no more is said: %s',
    (trait) => {
      expect(featOf(wishFor([trait]))).not.toBeNull();
      expect(featOf({ ...wishFor([trait]), posture: 'running' })).toBeNull();
    },
  );

  it('is not seen of who does something else', () => {
    const turnOf = (...traits: Parameters<typeof wishFor>[0]) => featOf(wishFor(traits))?.turn;
    expect(turnOf('annoyed', 'hammering')).toBe(turnOf('hammering'));
  });
});
