import { expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

it('leaves the snow where no season is named, and to winter', () => {
  for (const prompt of ['a polar bear', 'an arctic fox in winter', 'eine Schneeeule'])
    expect(readPrompt(prompt), prompt).toMatchObject({ snowy: true, season: 'winter' });
});

it('brings no snow to a summer that is named', () => {
  for (const prompt of [
    'an arctic fox in a summer meadow',
    'a polar bear in summer',
    'песец летом',
  ])
    expect(readPrompt(prompt), prompt).toMatchObject({ snowy: false, season: 'summer' });
});
