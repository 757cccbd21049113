import { describe, expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

describe('who tells it', () => {
  it.each([
    'my grandma and me in a field',
    'me and my grandma in a field',
    'meine Oma und ich auf einem Feld',
    'ma grand-mère et moi dans un champ',
    'mi abuela y yo en el campo',
    'mia nonna e io in un campo',
    'minha avó e eu no campo',
    'бабушка и я в поле',
    'мы с бабушкой в поле',
    'büyükanne ve ben tarlada',
    'الجدة وأنا في الحقل',
    'दादी और मैं खेत में',
    '奶奶和我在田野里',
    '畑で祖母と私',
    '할머니와 나 들판에서',
  ])('is a child beside a grandmother: %s', (prompt) => {
    const { subjects } = readPrompt(prompt);
    expect(subjects.map(({ thing }) => thing)).toEqual(['person', 'person']);
    expect(subjects[0]?.traits).toContain('child');
    expect(subjects[1]?.traits).toContain('old');
  });

  it('is one beside a parent too, and two with a friend', () => {
    const { subjects } = readPrompt('me and my dad fishing');
    expect(subjects.length).toBe(2);
    expect(subjects[0]?.traits).toContain('child');
    expect(readPrompt('my mom and I baking').subjects).toMatchObject([
      { traits: ['woman', 'baking'], aide: ['child'] },
    ]);
    expect(readPrompt('my friend and me on a beach').subjects).toMatchObject([{ count: 2 }]);
  });

  it('wears nothing that is said behind both', () => {
    const { subjects } = readPrompt('my grandma and me, she wears a straw hat');
    expect(subjects.map(({ traits }) => traits?.includes('hatted'))).toEqual([false, true]);
  });

  it('is nobody where nobody else is named', () => {
    expect(readPrompt('me and my cat').subjects.map(({ thing }) => thing)).toEqual(['cat']);
    expect(readPrompt('mountains and I').subjects).toEqual([]);
  });
});
