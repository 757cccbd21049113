import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../../../words/language.ts';
import { PASTIME_WORDS } from '../../lists/pastimes.ts';
import { readPrompt } from '../../read-prompt.ts';
import { PASTIME_KEYS, type PastimeKey } from './pastime-keys.ts';

const NAMED = Object.entries(PASTIME_KEYS) as readonly (readonly [PastimeKey, { land: string }])[];

describe('halls of sport and play', () => {
  it.each(LANGUAGES)('are rooms, by every word: %s', (language) => {
    for (const [key, { land }] of NAMED)
      for (const word of PASTIME_WORDS[language][key].split('|'))
        expect(readPrompt(word), word).toMatchObject({ land, ignored: [] });
  });

  it.each([
    ['fencinghall', 'two women fencing|两个女孩在击剑|zwei Mädchen beim Fechten'],
    ['sumoring', 'sumo wrestlers in the ring|子どもたちが相撲を取る|борцы сумо в зале'],
    ['trampolinehall', 'a girl jumping in a trampoline park|孩子们在蹦床公园'],
    [
      'kindergarten',
      'a teacher reading to children in a kindergarten|老师在幼儿园给孩子们讲故事|дети играют в детском саду|niños en la guardería',
    ],
    ['gaminghall', 'teenagers at a LAN party|网吧里的少年|подростки в компьютерном клубе'],
    ['lido', 'children swimming in an outdoor pool|Kinder springen im Freibad ins Wasser'],
    ['minigolf', 'a family playing mini golf|孩子们打迷你高尔夫|niños jugando al minigolf'],
    [
      'athletics',
      'girls running on an athletics track|田径场上的女孩|бегуны на стадионе лёгкой атлетики',
    ],
    ['polevault', 'a pole vaulter above the bar|прыгунья с шестом над планкой'],
    [
      'cricketground',
      'a cricket match on a dusty field|बच्चे क्रिकेट खेलते हुए|孩子们打板球|hombres jugando al críquet',
    ],
    ['curlingrink', 'two teams curling|женщины играют в кёрлинг'],
  ])('are where somebody does there what one comes for: %s', (land, prompts) => {
    for (const prompt of prompts.split('|')) expect(readPrompt(prompt).land, prompt).toBe(land);
  });

  it('leave who fences elsewhere there', () => {
    const { land, subjects } = readPrompt('two pirates fencing on a beach');
    expect(land).toBe('beach');
    expect(subjects).toMatchObject([{ count: 2, traits: ['pirate', 'fighting'] }]);
  });

  it('leave who plays cricket in a street there', () => {
    expect(readPrompt('boys playing cricket in a narrow street').land).toBe('street');
    expect(readPrompt('a cricket on a leaf').land).not.toBe('cricketground');
  });

  it('have no stones where smoke or somebody curls', () => {
    expect(readPrompt('curling smoke').land).toBeNull();
    expect(readPrompt('a boy curling up in bed').land).toBe('bedroom');
  });
});
