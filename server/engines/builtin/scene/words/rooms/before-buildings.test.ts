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

it.each([
  ['a nurse in front of a hospital bed', 'hospital'],
  ['a doctor outside the hospital room', 'hospital'],
  ['a woman in front of a museum painting', 'museum'],
  ['ein Kind vor der Schulbank', 'classroom'],
  ['eine Lehrerin vor der Schultafel', 'classroom'],
])('who is before what stands in one is inside: %s', (prompt, land) => {
  expect(readPrompt(prompt).land).toBe(land);
});
