import { describe, expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

describe('who plays boules', () => {
  it.each([
    'old men playing petanque',
    '老人们打地掷球',
    'おじいさんたちがペタンクをしている',
    '페탕크를 하는 할아버지들',
    'des grands-pères jouent à la pétanque',
    'alte Männer spielen Boule',
    'ancianos jugando a la petanca',
    'старики играют в петанк',
    'idosos jogando bocha',
    'anziani che giocano a bocce',
    'petank oynayan yaşlı adamlar',
    'رجال مسنون يلعبون البيتانك',
    'पेटैंक खेलते बूढ़े आदमी',
  ])('is on a square, and plays no football: %s', (prompt) => {
    const { land, square, subjects } = readPrompt(prompt);
    expect({ land, square }).toEqual({ land: 'street', square: true });
    const people = subjects.filter(({ thing }) => thing === 'person');
    expect(people).toHaveLength(1);
    expect(people[0]?.traits ?? []).not.toContain('playing');
  });

  it('is at the place that is named', () => {
    expect(readPrompt('old men playing boules on the beach').land).toBe('beach');
    expect(readPrompt('old men playing boules in a park').park).toBe(true);
  });
});
