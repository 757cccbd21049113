import { expect, it } from 'vitest';
import { decide } from '../../setting.ts';
import { readPrompt } from '../../words/read-prompt.ts';
import { wishIn } from '../wish.ts';
import { fridge, washer } from './appliances.ts';
import { gardenWall } from './garden-wall.ts';

const setting = decide(readPrompt('a cat on the fridge'), null, 3, 0);
const wish = { colour: null, posture: null, tall: 90, isPortrait: false, faces: 1 as const };

it('builds refrigerators twice as high as wide, and machines hardly higher than wide', () => {
  const [cold, wet] = [fridge(wishIn(setting, wish)), washer(wishIn(setting, wish))];
  expect(cold.height).toBeGreaterThan(1.7 * cold.width);
  expect(wet.height).toBeGreaterThan(wet.width);
  expect(wet.height).toBeLessThan(1.6 * wet.width);
});

it('builds walls that are longer than high', () => {
  const sprite = gardenWall(wishIn(setting, wish));
  expect(sprite.width).toBeGreaterThan(2 * sprite.height);
});
