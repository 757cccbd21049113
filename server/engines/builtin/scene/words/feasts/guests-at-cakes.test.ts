import { describe, expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

describe('a cake at a party in a room', () => {
  it.each([
    ['room', 'a birthday party in the living room with a big cake'],
    ['classroom', "fête d'anniversaire à l'école avec un gâteau"],
  ])('is on the table at which children sit: %s', (land, prompts) => {
    for (const prompt of prompts.split('|')) {
      const idea = readPrompt(prompt);
      expect(idea.land, prompt).toBe(land);
      expect(idea.subjects[0], prompt).toMatchObject({
        thing: 'person',
        traits: ['child'],
        company: { bond: 'meal', served: 'cake' },
      });
      expect(
        idea.subjects.map(({ thing }) => thing),
        prompt,
      ).not.toContain('cake');
    }
  });

  it('is on a table among those who are in a kindergarten anyway', () => {
    for (const prompt of [
      'birthday party in the kindergarten with balloons and a big chocolate cake',
      'Kindergeburtstag im Kindergarten mit Torte',
    ])
      expect(
        readPrompt(prompt).subjects.find(({ thing }) => thing === 'cake'),
        prompt,
      ).toMatchObject({ on: 'table' });
  });

  it('is what the picture is of where it is named first', () => {
    const things = readPrompt('a big birthday cake in the living room').subjects;
    expect(things.map(({ thing }) => thing)).toContain('cake');
    expect(things.map(({ thing }) => thing)).not.toContain('person');
  });
});
