import { expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

it.each([
  'un camion de pompiers devant une école',
  'स्कूल के सामने बच्चे',
  'ein Hund vor einer alten Schule',
])('who is before a school is in its yard and no class: %s', (prompt) => {
  expect(readPrompt(prompt)).toMatchObject({ land: 'field', scenery: 'schoolyard' });
});

it.each(['children in front of the museum', 'des enfants devant un musée', '博物馆前的孩子'])(
  'who is before a museum is on its square: %s',
  (prompt) => {
    expect(readPrompt(prompt)).toMatchObject({ land: 'street', square: true });
  },
);

it('who stands before a class is in it', () => {
  expect(readPrompt('a teacher in front of the class').land).toBe('classroom');
});
