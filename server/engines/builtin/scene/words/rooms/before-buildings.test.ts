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

it.each([
  'a dragon flying over my school|ein Drache fliegt über meine Schule|дракон летит над школой|学校上空的龙',
  '学校の上を飛ぶドラゴン|a dragon attacking a school|a rainbow over the school|un dragon survole mon école',
  '학교 위를 나는 용|okulun üzerinde uçan ejderha',
])('what is over a school is seen from its yard: %s', (prompts) => {
  for (const prompt of prompts.split('|'))
    expect(readPrompt(prompt), prompt).toMatchObject({ land: 'field', scenery: 'schoolyard' });
});

it.each(['a ufo above my office', 'a giant robot outside the office', 'a dragon over the library'])(
  'what is over an office or a library is in the street: %s',
  (prompt) => {
    expect(readPrompt(prompt).land).toBe('street');
  },
);

it('a dragon that is in a library stays there', () => {
  expect(readPrompt('a dragon reading in a library').land).toBe('library');
});
