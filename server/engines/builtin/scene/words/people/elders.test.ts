import { expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

it.each([
  'seniors playing cards in a park|Senioren spielen Karten im Park|des retraités dans un parc|ancianos en un parque|anziani in un parco',
  'idosos num parque|пенсионеры в парке|老人们在公园里|公園のお年寄りたち|공원에 있는 노인들|parkta yaşlılar|كبار السن في حديقة|पार्क में वृद्ध लोग',
])('old people are several, and old: %s', (prompts) => {
  for (const prompt of prompts.split('|')) {
    const { subjects, ignored } = readPrompt(prompt);
    const people = subjects.find(({ thing }) => thing === 'person');
    expect(people?.count, prompt).toBeGreaterThan(1);
    expect(JSON.stringify(people), prompt).toContain('"old"');
    expect(ignored, prompt).toEqual([]);
  }
});

it.each([
  'eine Bäuerin',
  'une fermière',
  'una contadina',
  'una campesina',
  'uma camponesa',
  'крестьянка',
])('a woman may be a farmer: %s', (prompt) => {
  const traits = readPrompt(prompt).subjects[0]?.traits;
  expect(traits).toContain('farmer');
  expect(traits).toContain('woman');
});
