import { expect, it } from 'vitest';
import { isSavanna } from '../../../choices/savanna.ts';
import { decide } from '../../../setting.ts';
import { BEAST_WORDS } from '../../../words/lists/beasts.ts';
import { readPrompt } from '../../../words/read-prompt.ts';
import { ELEPHANT } from './exotic.ts';
import { MAMMOTH } from './mammoth.ts';

const words = Object.values(BEAST_WORDS).flatMap(({ mammoth }) =>
  mammoth.split('|').map((word) => word.replace(/[+~]+$/, '')),
);

it.each(words)('is no elephant in its name, and in snow, not on the savanna: %s', (word) => {
  const idea = readPrompt(word);
  expect(idea).toMatchObject({ snowy: true, akin: [], ignored: [] });
  expect(idea.subjects).toMatchObject([{ thing: 'elephant', traits: ['woolly'] }]);
  expect(isSavanna(idea, decide(idea, null, 5, 0).land)).toBe(false);
});

it('has longer hair than an elephant and a higher shoulder beside its rump', () => {
  const slope = ({ trunk }: typeof MAMMOTH) => (trunk[0]?.[1] ?? 0) - (trunk.at(-1)?.[1] ?? 0);
  expect(MAMMOTH.fur).toBeGreaterThan(ELEPHANT.fur);
  expect(slope(MAMMOTH)).toBeGreaterThan(slope(ELEPHANT) + 0.1);
});
