import { describe, expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

describe('a metro station that is a palace', () => {
  it.each([
    'Moscow metro station with marble columns and chandeliers, people waiting',
    'people waiting in a subway station with marble columns',
    'U-Bahnhof in Moskau, wartende Menschen',
    'станция метро в Москве, люди ждут поезд',
    'モスクワの地下鉄の駅',
    '莫斯科地铁站',
    '모스크바 지하철역',
    'station de métro à Moscou',
  ])('is one below the ground, and no ruin nor city: %s', (prompt) => {
    const { land, outlook, subjects } = readPrompt(prompt);
    expect([land, outlook]).toEqual(['palacestation', null]);
    expect(subjects.every(({ thing }) => thing === 'person')).toBe(true);
  });

  it('is a plain one elsewhere', () => {
    expect(readPrompt('a subway station').land).toBe('subwaystation');
    expect(readPrompt('Moscow at night')).toMatchObject({ land: 'field', scenery: 'redsquare' });
  });
});
