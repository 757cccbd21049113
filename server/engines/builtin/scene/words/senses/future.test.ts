import { describe, expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

describe('the future', () => {
  it.each([
    'a futuristic city at night',
    'eine futuristische Stadt bei Nacht',
    'une ville du futur la nuit',
    'una ciudad del futuro de noche',
    'una città del futuro di notte',
    'uma cidade do futuro à noite',
    'город будущего ночью',
    'gece geleceğin şehri',
    'مدينة المستقبل ليلا',
    'रात में भविष्य का शहर',
    '夜晚的未来城市',
    '夜の未来都市',
    '밤의 미래도시',
  ])('builds a city: %s', (prompt) => {
    expect(readPrompt(prompt)).toMatchObject({ land: 'city', future: true, time: 'night' });
  });

  it.each(['a utopian city', 'a solarpunk city', 'a sci-fi city', 'a street of the future'])(
    'is dreamed of in other words: %s',
    (prompt) => {
      expect(readPrompt(prompt)).toMatchObject({ future: true });
    },
  );

  it('is in no city of which no such word is said', () => {
    expect(readPrompt('a city at night').future).toBe(false);
  });
});
