import { describe, expect, it } from 'vitest';
import { STANDS } from '../../things/placing/stands.ts';
import { BEAST_WORDS } from '../lists/beasts.ts';
import { readPrompt } from '../read-prompt.ts';

const fliersIn = (prompt: string) =>
  readPrompt(prompt).subjects.filter(({ thing }) => thing === 'flier');

describe('somebody who is said to fly', () => {
  it.each([
    'a boy flying over a village',
    '长着蝴蝶翅膀的女孩在城市上空飞翔',
    '空を飛ぶ少年',
    '하늘을 나는 소년',
    'un garçon qui vole au-dessus de la ville',
    'ein Junge fliegt über die Stadt',
    'niña con alas de mariposa volando sobre los tejados de Granada de noche',
    'мальчик летит над городом',
    'uma menina voando sobre as nuvens',
    'un bambino che vola sopra i tetti',
    'bulutların üzerinde uçan bir kız',
    'ولد يطير فوق المدينة',
    'शहर के ऊपर उड़ता लड़का',
    'superhero flying over the city',
  ])('is in the air: %s', (prompt) => {
    expect(fliersIn(prompt)).toHaveLength(1);
    expect(STANDS.flier.on).toBe('air');
  });

  it('may be a robot or an animal in a hero’s clothes', () => {
    expect(fliersIn('a robot flying over the city')[0]?.traits).toContain('robotfolk');
    expect(fliersIn('a superhero dog flying')[0]?.traits).toContain('dogfolk');
  });

  it('is nobody whose hair flies, who flies a drone or a plane, or rides a dragon', () => {
    for (const prompt of [
      'a girl with her hair flying in the wind',
      'a man flying a drone over a field',
      'a pilot flying his plane',
      'a girl flying on a dragon',
      'kids flying kites',
      'a blacksmith hammering, sparks flying',
    ])
      expect(fliersIn(prompt), prompt).toEqual([]);
  });
});

describe('wings', () => {
  it.each(Object.entries(BEAST_WORDS))('are on somebody’s back by any word: %s', (_, words) => {
    for (const trait of ['winged', 'gauzewings'] as const)
      for (const word of words[trait].split('|')) {
        const [one] = readPrompt(`robot, ${word} superhero`).subjects.filter(
          ({ thing }) => thing === 'person',
        );
        expect(one?.traits, word).toContain(trait);
      }
  });
});
