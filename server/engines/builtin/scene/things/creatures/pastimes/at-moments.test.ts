import { describe, expect, it } from 'vitest';
import { createRandom } from '../../../../kernels/random.ts';
import { featShare } from '../feat.ts';
import { modelFor } from '../testing/model-of.ts';
import { groupSelfie } from './selfie.ts';

const glows = ({ look }: { look: { glow?: unknown } }): boolean => look.glow !== undefined;

describe('moments that people photograph', () => {
  it.each(['blowing', 'toothbrushing', 'finishing', 'dunking', 'selfie', 'latte'] as const)(
    'have what belongs to them: %s',
    (trait) => {
      expect(modelFor([trait]).length).toBeGreaterThan(modelFor(['pointing']).length);
    },
  );

  it('have burning candles before the face, for a child too', () => {
    for (const traits of [['blowing'], ['blowing', 'child']] as const) {
      const flames = modelFor(traits).filter(glows);
      expect(flames).toHaveLength(8);
      for (const { middle } of flames) expect(middle[1]).toBeGreaterThan(0.6);
    }
  });

  it('are reached on the run', () => {
    expect(modelFor(['finishing'], { posture: 'running' })).not.toEqual([]);
    expect(modelFor(['toothbrushing'], { posture: 'running' })).toEqual([]);
  });

  it('are as much higher as a banner or a basket is', () => {
    expect(featShare(['finishing'])).toBeGreaterThan(1.3);
    expect(featShare(['dunking'])).toBeGreaterThan(1.6);
  });

  it('show several before one telephone', () => {
    const selfie = (many: number) =>
      groupSelfie(
        createRandom(1),
        null,
        Array.from({ length: many }, () => []),
        0,
      ).model;
    expect(selfie(3).length).toBeGreaterThan(1.4 * selfie(2).length);
    expect(selfie(3).filter(glows)).toHaveLength(1);
  });
});
