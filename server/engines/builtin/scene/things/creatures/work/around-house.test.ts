import { describe, expect, it } from 'vitest';
import type { Trait } from '../../../words/trait.ts';
import type { Solid } from '../../sculpt/solid.ts';
import { subtract, type Vector } from '../../sculpt/vector.ts';
import { figureOf } from '../figure.ts';
import { stanceOf } from '../stance.ts';
import type { Body } from '../with-gear.ts';
import { fencePainting, pegging, planting } from './around-house.ts';
import { boatBuilding } from './at-boatyard.ts';
import { bricklaying, spraying, wallPainting } from './at-wall.ts';

const PEOPLE: readonly (readonly Trait[])[] = [[], ['woman'], ['child'], ['girl'], ['old']];

const DEEDS = {
  fencepainting: (traits: readonly Trait[], one: Body) => fencePainting(traits, one),
  wallpainting: (traits: readonly Trait[], one: Body) => wallPainting(traits, one),
  spraying,
  bricklaying: (traits: readonly Trait[], one: Body) => bricklaying(traits, one, 0),
  'bringing bricks': (traits: readonly Trait[], one: Body) => bricklaying(traits, one, 1),
  boatbuilding: (traits: readonly Trait[], one: Body) => boatBuilding(traits, one, 0),
  'bringing planks': (traits: readonly Trait[], one: Body) => boatBuilding(traits, one, 1),
  pegging,
  planting,
};

/** What is used in a deed, and the arms of who does it. */
function doneBy(
  make: (traits: readonly Trait[], one: Body) => readonly Solid[],
  who: readonly Trait[],
) {
  const arms: (readonly [root: Vector, end: Vector, isHeld: boolean])[] = [];
  const pieces = make(who, (doing, hands = {}) => {
    const [near, far] = stanceOf(figureOf(who), doing, hands).arms;
    arms.push([near[0], near[2], hands.near !== undefined]);
    arms.push([far[0], far[2], hands.far !== undefined]);
    return [];
  });
  return { arms, pieces };
}

describe.each(Object.entries(DEEDS))('in %s', (_, make) => {
  it.each(PEOPLE)(
    'both hands are at what is used and no arm is longer than it is: %s',
    (...who) => {
      const { arms, pieces } = doneBy(make, who);
      const [upper, lower] = figureOf(who).arm;
      expect(arms).toHaveLength(2);
      for (const [root, end, isHeld] of arms) {
        expect(isHeld).toBe(true);
        expect(Math.hypot(...subtract(end, root))).toBeLessThan(1.06 * (upper + lower));
        const nearest = Math.min(
          ...pieces.map(({ middle, reach }) => Math.hypot(...subtract(middle, end)) - reach),
        );
        expect(nearest).toBeLessThan(0.03);
      }
    },
  );
});
