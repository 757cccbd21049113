import { describe, expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

describe('people who eat on the lawn of a park', () => {
  it.each([
    'couple eating fried chicken on the lawn of the Han River park',
    '한강 공원 잔디밭에서 치킨 먹는 커플',
    'ein Paar isst Hähnchen auf der Wiese im Park am Han-Fluss',
    'un couple qui mange du poulet frit sur la pelouse du parc, fleuve Han',
  ])('sit on a blanket, by the Han: %s', (prompt) => {
    const { land, scenery, subjects } = readPrompt(prompt);
    expect({ land, scenery }).toEqual({ land: 'lake', scenery: 'hanriver' });
    const things = subjects.map(({ thing }) => thing);
    expect(things).toContain('picnic');
    expect(things).not.toContain('bench');
    expect(subjects.find(({ thing }) => thing === 'person')?.posture).toBe('sitting');
  });

  it.each([
    '한강에서 치킨 먹는 커플',
    '漢江公園でチキンを食べるカップル',
    '汉江公园野餐的情侣',
    'пара ест курицу у реки Хан',
  ])('sit on one by the Han where no lawn is named: %s', (prompt) => {
    expect(readPrompt(prompt).subjects.map(({ thing }) => thing)).toContain('picnic');
  });

  it('sit on a bench where that is named', () => {
    const things = readPrompt('an old man eating on a bench on the lawn of a park').subjects;
    expect(things.some(({ thing }) => thing === 'picnic')).toBe(false);
  });
});
