import { expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

it.each([
  "a hairdresser cutting a woman's hair",
  'Friseurin schneidet einem Mann die Haare',
  'un barbero corta a un niño el pelo',
])('whose hair is cut at a barber’s is in the chair: %s', (prompt) => {
  const { land, subjects } = readPrompt(prompt);
  expect(land).toBe('barbershop');
  expect(subjects[0]).toMatchObject({ count: 2 });
  expect(subjects[0]?.traits).toContain('haircut');
});

it.each([
  "a mother cutting her son's hair",
  'father cutting hair of his little boy at home',
  "mother cuts her daughter's hair",
])('at home one stands behind the other: %s', (prompt) => {
  const { land, subjects } = readPrompt(prompt);
  expect(land).toBe('room');
  expect(subjects[0]?.company?.bond).toBe('combing');
});

it('paper and grass are cut by nobody with a comb', () => {
  const { subjects } = readPrompt('a girl with long hair and a man cutting the grass');
  expect(subjects.flatMap(({ traits = [] }) => traits)).not.toContain('combing');
});

it.each([
  'a mother with long hair cutting bread for her son',
  'a father with grey hair cutting the turkey for his family',
  'a woman with short cut hair and a man',
  'a mum cutting bread, dark hair, in a kitchen',
  'a boy with blue hair cutting his pizza',
  'eine Mutter mit langen Haaren schneidet Brot für ihren Sohn',
  'une mère aux cheveux gris coupe du pain pour son fils',
])('who has hair and cuts something else cuts no hair: %s', (prompt) => {
  const { subjects } = readPrompt(prompt);
  const traits = subjects.flatMap((one) => one.traits ?? []);
  expect(traits).not.toContain('haircut');
  expect(subjects.map(({ company }) => company?.bond)).not.toContain('combing');
});

it('hair of a doll is cut', () => {
  const { subjects } = readPrompt("a girl cutting her doll's hair");
  expect(subjects[0]?.traits).toContain('haircut');
});
