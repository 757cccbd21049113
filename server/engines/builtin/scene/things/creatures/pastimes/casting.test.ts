import { describe, expect, it } from 'vitest';
import { createRandom } from '../../../../kernels/random.ts';
import { figureOf } from '../figure.ts';
import { human } from '../human.ts';
import { casting } from './casting.ts';

describe.each([[['mage']], [['mage', 'woman']], [['girl']]] as const)(
  'who casts a spell, being %s',
  (traits) => {
    const model = casting(createRandom(4), null, traits);
    const bright = model.filter(
      ({ look, middle }) => Math.max(...look.paint(...middle, [0, 1, 0])) > 1,
    );

    it('has light brighter than what is lit at the raised hand and over the head', () => {
      const tops = bright.map(({ middle }) => middle[1]);
      expect(bright.length).toBeGreaterThan(30);
      expect(Math.min(...tops)).toBeGreaterThan(figureOf(traits).shoulder);
      expect(Math.max(...tops)).toBeGreaterThan(1.05);
    });

    it('has it ahead of the face, which it does not hide', () => {
      const ahead = bright.map(({ middle }) => middle[0]);
      expect(Math.min(...ahead)).toBeGreaterThan(0.1);
    });
  },
);

describe('who casts no spell', () => {
  it('holds no light', () => {
    const model = human(createRandom(4), 'standing', null, ['mage']);
    expect(
      model.every(({ look, middle }) => Math.max(...look.paint(...middle, [0, 1, 0])) <= 1),
    ).toBe(true);
  });
});
