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
