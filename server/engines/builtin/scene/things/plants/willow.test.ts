import { expect, it } from 'vitest';
import { decide } from '../../setting.ts';
import { readPrompt } from '../../words/read-prompt.ts';
import { makeThing } from '../placing/makers/make-thing.ts';

/** What share of a tree's width is covered a fifth of its height over the ground. */
function coveredBelow(prompt: string): number {
  const idea = readPrompt(prompt);
  const setting = decide(idea, null, 3, 0);
  const asked = { colour: null, posture: null, ...idea.subjects[0] };
  const [size] = makeThing(setting, 'tree', asked, 200, true).sizes;
  if (size === undefined) return 0;
  const row = Math.round(size.height * 0.8);
  const alphas = Array.from(
    { length: size.width },
    (_, column) => size.rgba[(row * size.width + column) * 4 + 3] ?? 0,
  );
  return alphas.filter((alpha) => alpha > 0.5).length / size.width;
}

it('hangs down nearly to the ground all around, in every language', () => {
  expect(coveredBelow('an oak in a meadow in summer')).toBeLessThan(0.2);
  for (const prompt of ['a weeping willow in summer', 'eine Trauerweide im Sommer', '夏天的柳树'])
    expect(coveredBelow(prompt), prompt).toBeGreaterThan(0.5);
});

it('is seen through in winter', () => {
  expect(coveredBelow('a willow in winter')).toBeLessThan(coveredBelow('a willow in summer') - 0.2);
});
