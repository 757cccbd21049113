import { describe, expect, it } from 'vitest';
import { decide } from '../../setting.ts';
import { readPrompt } from '../read-prompt.ts';

const things = (prompt: string) => readPrompt(prompt).subjects.map(({ thing }) => thing);

describe('who climbs', () => {
  it.each([
    'a man climbing a cliff',
    'ein Mann klettert im Gebirge',
    'un homme escaladant une falaise',
    'un hombre escalando un acantilado',
    'un uomo scalando una montagna',
    'um homem escalando uma montanha',
    'мужчина карабкается на гору',
    'dağa tırmanan bir adam',
    'رجل يتسلق جبل',
    'पहाड़ पर चढ़ता आदमी',
    '攀岩的男人',
    '崖を登る男性',
    '산을 오르는 남자',
  ])('is on a wall of rock in every language: %s', (prompt) => {
    expect(things(prompt), prompt).toContain('climber');
    expect(things(prompt), prompt).not.toContain('person');
  });

  it('climbs no rock where a tree is named, and has the rock on the ground', () => {
    expect(things('a boy climbing a tree')).toEqual(['person']);
    const land = (prompt: string) => decide(readPrompt(prompt), null, 3, 0).land;
    expect(land('a woman climbing')).toBe('mountain');
    expect(land('a man climbing a cliff by the sea')).toBe('beach');
  });
});
