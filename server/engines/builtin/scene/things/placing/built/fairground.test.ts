import { describe, expect, it } from 'vitest';
import { RIDES } from '../../../world/scenery/built/fairground.ts';
import { levelStage } from '../testing/level-stage.ts';
import { fairground } from './fairground.ts';

const AT_NIGHT = 'carnival with a ferris wheel at night';

describe('a fairground', () => {
  it('has its wheel, tent and carousel, and a crowd on the way between its stalls', () => {
    const all = fairground(levelStage(AT_NIGHT));
    const sizes = all.map(({ size }) => size);
    for (const [, , high] of Object.values(RIDES)) expect(sizes).toContain(high);
    const people = all.filter(({ size }) => size < 2);
    expect(people.length).toBeGreaterThan(15);
    for (const { x } of people) expect(Math.abs(x)).toBeLessThan(4);
  });

  it('is empty where nobody is wanted, but for what turns there', () => {
    expect(fairground(levelStage('a funfair without people'))).toHaveLength(3);
  });
});
