import { describe, expect, it } from 'vitest';
import { createRandom } from '../../../../kernels/random.ts';
import { dressOf } from '../clothing/dress.ts';
import { figureOf } from '../figure.ts';
import { stanceOf } from '../stance.ts';

describe.each([[[]], [['woman']], [['child']]] as const)('who swims, being %s', (traits) => {
  it('lies on the water, the head and one hand ahead over it', () => {
    const figure = figureOf(traits);
    const { hips, chest, chin, legs, arms } = stanceOf(figure, 'swimming');
    expect(Math.abs(chest[1] - hips[1])).toBeLessThan(0.1);
    expect(chin[0]).toBeGreaterThan(hips[0] + 0.25);
    for (const [, , ankle] of legs) {
      expect(ankle[0]).toBeLessThan(hips[0] - 0.3);
      expect(Math.abs(ankle[1] - hips[1])).toBeLessThan(0.15);
    }
    expect(arms[1][2][1]).toBeGreaterThan(chest[1] + 0.08);
    expect(arms[1][2][0]).toBeGreaterThan(chin[0]);
  });

  it('wears a bathing suit on bare skin', () => {
    const { face, cloth, legs } = dressOf(createRandom(5), 'swimming', [0.1, 0.2, 0.8], traits);
    const at = [0.1, 0.5, 0.1, [0, 1, 0]] as const;
    expect(legs.paint(...at)).toEqual(face.skin.paint(...at));
    expect(cloth.paint(...at)[2]).toBeGreaterThan(3 * cloth.paint(...at)[0]);
  });
});
