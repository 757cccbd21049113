import { describe, expect, it } from 'vitest';
import type { Trait } from '../../words/trait.ts';
import { levelStage } from '../placing/testing/level-stage.ts';
import { wishIn } from '../wish.ts';
import { company, joinedHands } from './company.ts';
import { figureOf } from './figure.ts';
import { stanceOf } from './stance.ts';

const { setting } = levelStage('a meadow', 3);

/** How wide two who hug are drawn beside their height. */
function widthOf(members: readonly (readonly Trait[])[]): number {
  const wish = wishIn(setting, { colour: null, posture: null, tall: 120, isPortrait: false });
  const { width, height } = company(wish, { bond: 'hug', members });
  return width / height;
}

describe('who hugs', () => {
  it('kneels to a child, in whichever order they are named, and stands with a grown person', () => {
    const standing = widthOf([[], ['woman']]);
    expect(widthOf([[], ['child']])).toBeGreaterThan(1.3 * standing);
    expect(widthOf([['child'], ['woman']])).toBeGreaterThan(1.3 * standing);
  });
});

describe('who goes hand in hand', () => {
  it.each([[[]], [['woman']], [['old']]] as const)('does not bow to a child: %s', (traits) => {
    const figure = figureOf(traits);
    const size = figureOf(['child']).tall / figure.tall;
    const high = joinedHands([
      { traits, size: 1 },
      { traits: ['child'], size },
    ]);
    const free = stanceOf(figure, 'standing');
    const hand = free.arms[1][0][2] + 0.04;
    expect(stanceOf(figure, 'standing', { far: [0.03, high, hand] }).chest).toEqual(free.chest);
    // The child's arm reaches up to it.
    const child = figureOf(['child']);
    expect(high / size).toBeLessThan(child.shoulder + 0.3 * (child.arm[0] + child.arm[1]));
  });

  it('takes hands where they hang of two who are as tall', () => {
    const grown = { traits: [], size: 1 } as const;
    expect(joinedHands([grown, grown])).toBeLessThan(0.5);
  });
});
