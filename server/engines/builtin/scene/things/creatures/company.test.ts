import { describe, expect, it } from 'vitest';
import type { Trait } from '../../words/trait.ts';
import { levelStage } from '../placing/testing/level-stage.ts';
import { wishIn } from '../wish.ts';
import { company } from './company.ts';

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
