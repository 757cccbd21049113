import { expect, it } from 'vitest';
import { figureOf } from '../figure.ts';
import { stanceOf } from '../stance.ts';
import { gazing, hasEyesOn } from './gaze.ts';

it('turns the head from the eye of the picture to what is beside, and down to what is low', () => {
  const stance = stanceOf(figureOf([]), 'standing');
  expect(gazing(stance, ['old'])).toEqual(stance);
  expect(gazing(stance, ['eyeing']).gaze).toBeLessThan(stance.gaze / 3);
  expect(gazing(stance, ['eyeingdown']).nod).toBeLessThan(-0.2);
  expect(gazing(stance, ['eyeingup']).nod).toBeGreaterThan(0.2);
  expect([hasEyesOn(['eyeingup']), hasEyesOn(['old']), hasEyesOn()]).toEqual([true, false, false]);
});
