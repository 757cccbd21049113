import { expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

it.each([
  ['daisy', 'a girl picking daisies|une fille cueille des marguerites|una niña recoge margaritas'],
  ['poppy', 'une fille cueille des coquelicots dans un champ|una niña recogiendo amapolas'],
  ['tulip', 'a boy picking red tulips|ein Mädchen pflückt Tulpen|少女がチューリップを摘む'],
  ['rose', 'une fille cueille des roses dans le jardin|장미를 꺾는 소녀|女孩采玫瑰'],
])('a %s that is picked keeps its kind, where it grows: %s', (bloom, prompts) => {
  for (const prompt of prompts.split('|')) {
    const { land, subjects } = readPrompt(prompt);
    const flowers = subjects.filter(({ thing }) => thing === 'flower');
    expect(land, prompt).toBe('field');
    expect(flowers, prompt).toMatchObject([{ bloom }]);
    const [picker] = subjects.filter(({ thing }) => thing === 'person');
    expect(picker?.traits, prompt).toContain('flowerpicking');
    expect(picker?.colour, prompt).toBeNull();
  }
});

it('nobody picks flowers by picking one up, or by picking something else beside them', () => {
  for (const prompt of ['a man picking up a rose', 'children gather around a rose']) {
    const traits = readPrompt(prompt).subjects.flatMap((one) => one.traits ?? []);
    expect(traits, prompt).not.toContain('flowerpicking');
  }
});
