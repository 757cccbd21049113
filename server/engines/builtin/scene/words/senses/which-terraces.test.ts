import { expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

const landsOf = (prompts: string) =>
  prompts.split('|').map((prompt) => [prompt, readPrompt(prompt).land]);

it.each([
  'les terrasses de Machu Picchu|las terrazas de Machu Picchu|die Terrassen von Machu Picchu',
  'terraços de Machu Picchu|Terrassen am Berghang mit Wein|le terrazze',
])('terraces in the plural are no roof: %s', (prompts) => {
  for (const [prompt, land] of landsOf(prompts)) expect(land, prompt ?? '').not.toBe('roofterrace');
});

it.each([
  'cultivo en terrazas en los Andes|des terrasses de thé en Chine|terrazze di riso',
  'pirinç terasları|çay terasları|teras tarımı|terrace farming in Peru',
])('terraces that are tilled are fields: %s', (prompts) => {
  for (const [prompt, land] of landsOf(prompts)) expect(land, prompt ?? '').toBe('terraces');
});

it.each([
  'une femme boit un café en terrasse|deux amies en terrasse|gente en las terrazas de Madrid',
])('tables before a café are in its street: %s', (prompts) => {
  for (const prompt of prompts.split('|'))
    expect(readPrompt(prompt), prompt).toMatchObject({ land: 'street', town: 'cafes' });
});

it('a terraced house is a house', () => {
  for (const prompt of ['テラスハウス', '테라스 하우스'])
    expect(readPrompt(prompt).subjects, prompt).toMatchObject([{ thing: 'house' }]);
});

it.each([
  'un thé sur la terrasse|terasta çay içen kız|una terraza|eine Terrasse|um terraço|una terrazza con fiori',
])('a terrace is over the roofs, also for who has tea there: %s', (prompts) => {
  for (const [prompt, land] of landsOf(prompts)) expect(land, prompt ?? '').toBe('roofterrace');
});
