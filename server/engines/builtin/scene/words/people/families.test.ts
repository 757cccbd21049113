import { describe, expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

const membersOf = (prompt: string) => readPrompt(prompt).subjects[0]?.company?.members;

describe('a family', () => {
  it.each([
    [3, 'a family on a beach', 'eine Familie am Strand', 'семья на пляже'],
    [4, 'a family of four', 'familia de cuatro', 'une famille de quatre'],
    [5, 'a family of five on a beach', 'une famille de cinq personnes', '五人家族'],
    [5, 'a family with three children', 'семья из пяти человек', 'a family of 5'],
  ])(
    'is as many as are said, a father and a mother with children between them: %s',
    (many, ...of) => {
      for (const prompt of of) {
        const members = membersOf(prompt);
        expect(members, prompt).toHaveLength(many);
        expect(members?.[0], prompt).toEqual([]);
        expect(members?.at(-1), prompt).toEqual(['woman']);
        expect(readPrompt(prompt).subjects.filter(({ thing }) => thing === 'person')).toHaveLength(
          1,
        );
      }
    },
  );

  it('has boys and girls, and what is said of its children', () => {
    expect(membersOf('a family of four')?.slice(1, 3)).toEqual([['child'], ['girl']]);
    expect(membersOf('a family with two little girls')?.slice(1, -1).flat()).not.toContain('boy');
  });
});
