import { describe, expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

describe('flowers that one gives another', () => {
  it.each([
    'a man gives his wife a bunch of red roses',
    'a boy giving flowers to his grandmother',
    'ein Mann schenkt seiner Freundin rote Rosen',
    'мальчик дарит маме цветы',
    'un hombre le da flores a su madre',
    'un garçon offre des fleurs à sa grand-mère',
    '男孩给妈妈送花',
  ])('are in their hands, and grow nowhere: %s', (prompt) => {
    const { subjects } = readPrompt(prompt);
    expect(subjects).toHaveLength(1);
    const [one] = subjects;
    expect(one?.company?.bond).toBe('flowerhanding');
    expect(one?.company?.members).toHaveLength(2);
    expect(one?.company?.members[1]).toContain('woman');
    expect(one?.company?.members[0]).not.toContain('woman');
  });

  it('grow where nobody gives any', () => {
    const things = readPrompt('a man and a woman in a garden of roses').subjects.map(
      ({ thing }) => thing,
    );
    expect(things).toContain('flower');
  });

  it('are no horses in German', () => {
    expect(readPrompt('ein Strauß Rosen').subjects.map(({ thing }) => thing)).not.toContain(
      'horse',
    );
  });
});
