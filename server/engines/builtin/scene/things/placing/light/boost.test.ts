import { expect, it } from 'vitest';
import { lumaOf } from '../../../arithmetic.ts';
import { landStage } from '../testing/land-stage.ts';
import { boostIn } from './boost.ts';

it('gives what was asked for more light by night, but not where the moon lights sand as bright as by day', () => {
  const [meadow, desert] = ['a horse in a meadow at night', 'a camel in the desert at night'].map(
    (prompt) => landStage(prompt, 3, 0).setting,
  );
  if (meadow === undefined || desert === undefined) throw new Error('no setting');
  expect(boostIn(meadow)).toBeGreaterThan(1.5);
  expect(lumaOf(...desert.light.sun)).toBeGreaterThan(lumaOf(...meadow.light.sun));
  expect(boostIn(desert)).toBeLessThan(1.15);
});
