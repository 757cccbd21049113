import { expect, it } from 'vitest';
import { decide } from '../../setting.ts';
import { readPrompt } from '../../words/read-prompt.ts';
import { planFor } from './plan-for.ts';

const CAMERA = { focal: 400, horizon: 230, height: 1.5, centre: 256 };

const partsOf = (prompt: string): number =>
  planFor(CAMERA, decide(readPrompt(prompt), null, 3, 0)).solids.length;

it('leaves the court of a Korean house to a cat that is named alone there, its family elsewhere', () => {
  const peopled = partsOf('한옥 마당');
  expect(partsOf('비 오는 날 한옥 마루에 앉아 있는 고양이')).toBeLessThan(peopled - 20);
  expect(partsOf('a cat in the courtyard of a hanok')).toBeLessThan(peopled - 20);
});
