import { describe, expect, it } from 'vitest';
import { createRandom } from '../../../kernels/random.ts';
import type { Trait } from '../../words/trait.ts';
import { figureOf } from './figure.ts';
import { atStove } from './kitchen/at-stove.ts';
import { drawnWith, farFrom } from './testing/drawn-with.ts';
import { wishFor } from './testing/model-of.ts';
import { fireDance, ringDance } from './together/ring-dance.ts';
import type { Body } from './with-gear.ts';
import { ladderCarrying } from './work/carrying-ladder.ts';
import { onHeadCarrying } from './work/on-head.ts';
import { PICKERS } from './work/picking.ts';
import { gravelRaking, raking } from './work/raking.ts';
import { paneCleaning, windowCleaning } from './work/window-cleaning.ts';

describe('who handles something', () => {
  it.each([
    ['a rake', (one: Body) => raking([], one)],
    ['a rake in gravel', (one: Body) => gravelRaking([], one)],
    ['a squeegee', (one: Body) => windowCleaning([], one)],
    ['a squeegee at a pane that is there', (one: Body) => paneCleaning([], one)],
    ['a ladder', (one: Body) => ladderCarrying([], one)],
    ['a ladle', (one: Body) => atStove(createRandom(1), ['stirring'], one)],
    ['a pan', (one: Body) => atStove(createRandom(1), ['frying'], one)],
  ] as const)('touches it with a hand: %s', (_, make) => {
    const { pieces, hands } = drawnWith((one) => make(one));
    const at = [hands.near, hands.far].filter((hand) => hand !== undefined);
    expect(Math.min(...at.map((hand) => farFrom(pieces, hand)))).toBeLessThan(0.04);
  });

  it('has the teeth of a rake on the ground ahead', () => {
    const { pieces } = drawnWith((one) => raking([], one));
    const lowest = pieces.filter(({ middle, reach }) => middle[1] - reach < 0.02);
    expect(Math.max(...lowest.map(({ middle }) => middle[0]))).toBeGreaterThan(0.5);
  });

  it('carries a jar, or the basket that is named, on the head', () => {
    const traits: readonly Trait[] = ['woman'];
    const { chin, head } = figureOf(traits);
    for (const held of [undefined, 'basket'] as const) {
      const { pieces } = drawnWith((one) => onHeadCarrying(createRandom(2), traits, one, held));
      for (const { middle } of pieces) expect(middle[1]).toBeGreaterThan(chin + 0.8 * head);
    }
  });

  it('picks tomatoes from a plant at the hands', () => {
    const { pieces, hands } = drawnWith((one) => PICKERS.tomatopicking(wishFor([]), one).model);
    expect(farFrom(pieces, hands.near)).toBeLessThan(0.08);
  });

  it('dances in a ring whose middle is free', () => {
    const { model } = ringDance(
      createRandom(4),
      null,
      [['child'], ['girl'], ['child'], ['girl'], []],
      0,
    );
    const inner = model.filter(({ middle: [x, , z] }) => Math.hypot(x, z) < 0.2);
    expect(model.length).toBeGreaterThan(100);
    expect(inner).toEqual([]);
    const around = fireDance(createRandom(4), null, [[], [], []], 0).model;
    expect(around.some(({ look }) => look.glow !== undefined)).toBe(true);
  });
});
