import { expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

it.each([
  'a mother preparing dinner|ma mère prépare le dîner|mi madre prepara la cena|una donna prepara il pranzo',
  'minha mãe prepara o almoço|meine Mutter bereitet das Abendessen zu|мама готовит ужин|annem yemek hazırlıyor',
  'أمي تحضر العشاء|엄마가 저녁을 준비하는|妈妈在准备晚饭|夕食を作る母|माँ खाना तैयार कर रही है',
])('who prepares a meal is at the stove: %s', (prompts) => {
  for (const prompt of prompts.split('|')) {
    const { land, subjects } = readPrompt(prompt);
    expect(land, prompt).toBe('kitchen');
    expect(subjects[0]?.traits, prompt).toEqual(expect.arrayContaining(['woman', 'chef']));
    expect(subjects[0]?.posture, prompt).not.toBe('sitting');
  }
});

it('who eats dinner sits at it', () => {
  expect(readPrompt('a family eating dinner').land).toBe('diningroom');
});

it.each([
  'a baby making a mess with food',
  'kids making faces at breakfast',
  'a woman making a toast at dinner',
  'girls making snow angels before breakfast',
  'a street vendor making food',
  'a woman not making dinner',
  'un niño haciendo aviones de papel con la comida',
])('who makes something else at a meal, or no meal, does not cook: %s', (prompt) => {
  const { land, subjects } = readPrompt(prompt);
  expect(land).not.toBe('kitchen');
  expect(subjects.flatMap(({ traits = [] }) => traits)).not.toContain('chef');
});

it('who cooks outside is in no kitchen', () => {
  const { land, subjects } = readPrompt('a woman making food outside over a fire');
  expect(land).not.toBe('kitchen');
  expect(subjects[0]?.traits).toContain('chef');
});

it.each([
  'aile kahvaltı yapıyor|bahçede kahvaltı yapan kadınlar|ela se prepara para o jantar|una mujer se prepara para la cena',
  'Kinder machen Quatsch beim Frühstück|तैयार खाना मेज पर और बच्चे|طالب يحضر الغداء معه',
])('who has a meal, gets ready for it or brings it cooks none: %s', (prompts) => {
  for (const prompt of prompts.split('|'))
    for (const { traits = [] } of readPrompt(prompt).subjects)
      expect(traits, prompt).not.toContain('chef');
});
