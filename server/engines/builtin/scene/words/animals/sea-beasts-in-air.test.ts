import { expect, it } from 'vitest';
import { landBeneath } from '../../choices/choose-land.ts';
import { readPrompt } from '../read-prompt.ts';

it('what lives in the sea is in the air where it is said to fly or to be in the sky, in every language', () => {
  const prompts =
    'a whale swimming through the night sky above a village|a whale flying over the mountains|ein Wal schwimmt durch den Nachthimmel|une baleine dans le ciel|una ballena nadando por el cielo|una balena che nuota nel cielo|uma baleia no céu|кит плывёт по ночному небу|gökyüzünde yüzen bir balina|حوت يسبح في السماء|आसमान में तैरती व्हेल|鲸鱼在星空中游泳|夜空を泳ぐクジラ|하늘을 나는 고래';
  for (const prompt of prompts.split('|'))
    expect(readPrompt(prompt).subjects, prompt).toMatchObject([
      { thing: 'whale', posture: 'flying', traits: ['inair'] },
    ]);
});

it('it is in its water elsewhere', () => {
  for (const prompt of [
    'a whale under a starry sky',
    'a whale in the sea, clouds in the sky',
    'ein Wal unter dem Nachthimmel',
    '星空下的鲸鱼',
    'a dolphin leaping through the air',
    'a turtle on the grass, balloons in the sky',
    'a turtle with a rainbow in the sky',
    'birds in the sky over a turtle',
    'an orca jumping into the air',
    'a whale breaching in the air',
    'a salmon leaping through the air',
    'a fish in the air fryer',
  ])
    expect(
      readPrompt(prompt).subjects.flatMap(({ traits = [] }) => traits),
      prompt,
    ).not.toContain('inair');
});

it.each([
  'a shark swimming through the city streets',
  'whales above a village',
  'una ballena nadando entre los edificios',
  'кит плывёт над городом',
  '森を泳ぐ魚',
  'fish swimming in a library',
])('it is in the air where it swims and no water is: %s', (prompt) => {
  expect(readPrompt(prompt).subjects).toMatchObject([{ posture: 'flying', traits: ['inair'] }]);
});

it('a sea of clouds is beneath it where no land is named, and space where that is', () => {
  expect(landBeneath(readPrompt('a flying whale'))).toBe('clouds');
  expect(landBeneath(readPrompt('a sea turtle swimming in space'))).toBe('orbit');
  expect(landBeneath(readPrompt('a whale flying over the desert'))).toBe(null);
});
