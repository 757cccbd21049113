import { expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

it.each([
  ['a violin teacher with her pupil', 'violin'],
  ['a violin teacher and her student', 'violin'],
  ['a guitar teacher teaching a boy', 'guitar'],
  ['une professeure de violon avec son élève', 'violin'],
  ['小提琴老师和学生', 'violin'],
  ['バイオリンの先生と生徒', 'violin'],
] as const)('who teaches an instrument and who learns it both play: %s', (prompt, instrument) => {
  const { land, subjects } = readPrompt(prompt);
  expect(land).toBe('musicroom');
  expect(subjects).toHaveLength(2);
  for (const one of subjects) {
    expect(one).toMatchObject({ thing: 'person', holds: { thing: instrument } });
    expect(one.traits ?? []).not.toContain('teacher');
  }
});

it('a teacher whose class has instruments elsewhere in the room stays at the blackboard', () => {
  const { land, subjects } = readPrompt('a teacher writing on the blackboard');
  expect(land).toBe('classroom');
  expect(subjects[0]?.traits).toContain('teacher');
});
