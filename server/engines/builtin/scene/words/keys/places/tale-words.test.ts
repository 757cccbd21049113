import { describe, expect, it } from 'vitest';
import { decide } from '../../../setting.ts';
import { sceneryIn } from '../../../world/scenery/sceneries.ts';
import { TALE_WORDS } from '../../lists/tales.ts';
import type { Meaning } from '../../meaning.ts';
import { readPrompt } from '../../read-prompt.ts';
import type { Scenery } from '../../scenery.ts';
import { TALE_KEYS, type TaleKey } from './tale-keys.ts';

describe('scenes that tales and history tell of', () => {
  const words = Object.values(TALE_WORDS).flatMap((list) =>
    Object.entries(list).flatMap(([key, alternatives]) =>
      alternatives
        .split('|')
        .map((word): [string, Meaning] => [word.replace(/[+~]+$/, ''), TALE_KEYS[key as TaleKey]]),
    ),
  );
  const places = words.filter(([, { scenery }]) => scenery !== undefined);

  it.each(places)('are known in each language: %s', (word, { scenery }) => {
    const idea = readPrompt(word);
    expect(idea.ignored).toEqual([]);
    expect(idea.scenery).toBe(scenery);
  });

  it.each<[string, Scenery]>([
    [
      'medieval knights jousting in front of a castle|zwei Ritter beim Lanzenstechen|рыцарский турнир у замка',
      'tournament',
    ],
    [
      'ancient egypt pyramids being built, workers, hot sun|workers building the pyramids of giza|Bau der Pyramiden im alten Ägypten',
      'pyramidsite',
    ],
    [
      'a tiny fairy village inside a mushroom garden|ein Feendorf aus Pilzhäusern|un village de fées dans un jardin de champignons',
      'fairyvillage',
    ],
  ])('hold who is in them: %s', (prompts, scenery) => {
    for (const prompt of prompts.split('|'))
      expect(sceneryIn(decide(readPrompt(prompt), null, 5, 0)), prompt).toBe(scenery);
  });
});

describe('the hut of Baba Yaga', () => {
  it.each(Object.values(TALE_WORDS).flatMap(({ henhut }) => henhut.split('|')))(
    'stands on the legs of a hen, by every word for it: %s',
    (word) => {
      const { subjects, ignored } = readPrompt(word);
      expect(subjects.map(({ thing }) => thing)).toEqual(['henhut']);
      expect(ignored).toEqual([]);
    },
  );
});
