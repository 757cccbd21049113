import { expect, it } from 'vitest';
import { decide } from '../../setting.ts';
import { readPrompt } from '../../words/read-prompt.ts';
import { createFrame } from '../frame.ts';
import { createCamera, mapGround } from '../view.ts';
import { planFor } from './plan-for.ts';

/** The brightest cloth of the low seat in a minimalist room. */
function brightest(prompt: string): number {
  const setting = decide(readPrompt(prompt), null, 5, 0);
  const frame = createFrame(64, 64);
  const camera = createCamera(frame, setting, mapGround(frame, setting));
  const { solids } = planFor(camera, setting);
  const seats = solids.filter(
    ({ form, low, high }) => form.kind === 'pad' && low[1] > 0.2 && high[1] < 0.5,
  );
  const of = ({ material, low, high }: (typeof seats)[number]): number => {
    const colour = material(
      (low[0] + high[0]) / 2,
      (low[1] + high[1]) / 2,
      (low[2] + high[2]) / 2,
      1,
    );
    return Math.min(...colour);
  };
  return Math.max(...seats.map(of));
}

it('a white sofa is white, and a grey one is lighter than a black one', () => {
  const [white, grey, black] = ['white', 'grey', 'black'].map((colour) =>
    brightest(`a minimalist living room with a ${colour} sofa`),
  ) as [number, number, number];
  expect(white).toBeGreaterThan(0.75);
  expect(grey).toBeGreaterThan(0.35);
  expect(grey).toBeLessThan(white - 0.2);
  expect(black).toBeLessThan(grey - 0.2);
});
