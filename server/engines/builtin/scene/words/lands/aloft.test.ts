import { describe, expect, it } from 'vitest';
import { onIslands } from '../../choices/on-islands.ts';
import { readPrompt } from '../read-prompt.ts';

describe('what floats in the air', () => {
  it.each([
    ['a castle floating in the clouds with waterfalls', 'a city in the clouds'],
    ['ein Schloss, das in den Wolken schwebt, mit Wasserfällen', 'eine Stadt in den Wolken'],
    ['un château qui flotte dans les nuages', 'une ville dans les nuages'],
    ['un castillo flotando entre las nubes', 'una ciudad en las nubes'],
    ['un castello sospeso tra le nuvole', 'una città tra le nuvole'],
    ['um castelo flutuando nas nuvens', 'uma cidade nas nuvens'],
    ['замок парит среди облаков', 'город в облаках'],
    ['bulutların arasında süzülen bir kale', 'uçan şehir'],
    ['قلعة تطفو بين السحاب', 'مدينة في السحاب'],
    ['बादलों में तैरता एक किला', 'बादलों में शहर'],
    ['漂浮在云中的城堡', '云中城市'],
    ['雲の中に浮いている城', '空中都市'],
    ['구름 속에 떠있는 성', '구름 속의 도시'],
  ])('is above the clouds in every language: %s; %s', (castle, town) => {
    expect(readPrompt(castle)).toMatchObject({ land: 'clouds', subjects: [{ thing: 'castle' }] });
    expect(readPrompt(town)).toMatchObject({ land: 'clouds', settled: 'town' });
  });

  it('is an island that bears what was named', () => {
    const { subjects } = onIslands(readPrompt('a castle floating in the clouds'));
    expect(subjects).toMatchObject([{ thing: 'floatingisland', carries: 'castle' }]);
    const town = onIslands(readPrompt('a city above the clouds'));
    expect(town.subjects).toMatchObject([{ thing: 'floatingisland' }]);
    expect(onIslands(readPrompt('an airplane above the clouds')).subjects).toMatchObject([
      { thing: 'airplane' },
    ]);
  });

  it('is an island that bears the building or tree it is named with, wherever it floats', () => {
    const loadOf = (prompt: string) => onIslands(readPrompt(prompt)).subjects;
    expect(loadOf('a castle on a floating island')).toMatchObject([
      { thing: 'floatingisland', carries: 'castle' },
    ]);
    expect(loadOf('ein Schloss auf einer schwebenden Insel über dem Meer')[0]).toMatchObject({
      ...{ thing: 'floatingisland', carries: 'castle' },
    });
    const wooded = loadOf('floating islands with trees and waterfalls');
    expect(wooded.map(({ thing }) => thing)).toEqual(['floatingisland']);
    expect(wooded[0]?.carries).toBeUndefined();
  });

  it('is an island that is only said to float', () => {
    expect(readPrompt('an island floating among the clouds')).toMatchObject({
      land: 'clouds',
      subjects: [{ thing: 'floatingisland' }],
    });
  });

  it('leaves on the water what floats there, and light things where they are', () => {
    expect(readPrompt('a house floating on a lake').land).toBe('lake');
    expect(readPrompt('a floating island in the sea').land).not.toBe('clouds');
    const leaves = readPrompt('a stone bridge over a river, leaves floating on the water');
    expect(leaves.land).toBe('river');
    expect(leaves.ignored).toContain('floating');
    expect(readPrompt('mountains in the clouds')).toMatchObject({
      land: 'mountain',
      weather: 'cloudy',
    });
  });
});
