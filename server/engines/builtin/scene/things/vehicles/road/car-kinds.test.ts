import { describe, expect, it } from 'vitest';
import { decide } from '../../../setting.ts';
import { readPrompt } from '../../../words/read-prompt.ts';
import type { Trait } from '../../../words/trait.ts';
import { makeThing } from '../../placing/makers/make-thing.ts';

const HIGH = 90;
/** How long it is by its height, seen from its side. */
const longOf = (...traits: readonly Trait[]) => {
  const setting = decide(readPrompt('a meadow'), null, 5, 0);
  const asked = { colour: null, posture: null, heading: 0, traits };
  const { width, height } = makeThing(setting, 'car', asked, HIGH, false);
  return width / height;
};

describe('kinds of cars', () => {
  it('are low or tall as they are known', () => {
    expect(longOf('sports')).toBeGreaterThan(1.15 * longOf());
    expect(longOf('van')).toBeLessThan(0.85 * longOf());
  });

  it('are closed vans whoever drives them, and open sports cars', () => {
    expect(longOf('van', 'crewed')).toBeCloseTo(longOf('van'), 1);
    expect(longOf('sports', 'crewed')).toBeLessThan(0.9 * longOf('sports'));
  });
});
