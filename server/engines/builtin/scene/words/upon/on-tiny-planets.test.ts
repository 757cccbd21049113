import { expect, it } from 'vitest';
import { decide } from '../../setting.ts';
import { TALE_FIGURE_WORDS } from '../lists/tale-figures.ts';
import { readPrompt } from '../read-prompt.ts';

const words = Object.values(TALE_FIGURE_WORDS).flatMap(({ tinyplanet, littleprince }) => [
  ...tinyplanet.split('|'),
  ...littleprince.split('|'),
]);

it.each(words)('a planet hardly larger than who is on it floats among the stars: %s', (word) => {
  const idea = readPrompt(word);
  expect(idea.subjects).toMatchObject([{ thing: 'tinyplanet' }]);
  expect(idea.ignored).toEqual([]);
  expect(decide(idea, null, 5, 0).land).toBe('orbit');
});

it('has who is named on it, with a rose and a fox', () => {
  const { subjects } = readPrompt(
    'un petit garçon sur une minuscule planète avec une rose et un renard, aquarelle',
  );
  expect(subjects).toMatchObject([
    { thing: 'tinyplanet', traits: ['inhabited', 'child', 'boy', 'withrose', 'withfox'] },
  ]);
  expect(readPrompt('an astronaut on a tiny planet').subjects[0]?.traits).toEqual([
    'inhabited',
    'spacesuit',
  ]);
});

it('is not where the little prince is said to be elsewhere', () => {
  expect(readPrompt('the little prince in the desert with a fox')).toMatchObject({
    land: 'desert',
    subjects: [
      { thing: 'person', traits: ['littleprince', 'child', 'boy', 'coat'] },
      { thing: 'fox' },
    ],
  });
});

it('has room for one', () => {
  expect(readPrompt('two astronauts on a small planet').subjects).toMatchObject([
    { thing: 'astronaut', count: 2 },
  ]);
});
