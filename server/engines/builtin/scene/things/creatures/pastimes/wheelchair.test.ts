import { describe, expect, it } from 'vitest';
import { featOf } from '../at-feat.ts';
import { wishFor } from '../testing/model-of.ts';

describe('who cheers in a wheelchair', () => {
  it('has both arms up beside the head', () => {
    const highest = (...traits: Parameters<typeof wishFor>[0]) =>
      Math.max(...(featOf(wishFor(traits))?.model ?? []).map(({ middle }) => middle[1]));
    expect(highest('inwheelchair', 'cheering')).toBeGreaterThan(highest('inwheelchair') + 0.1);
  });
});
