import { describe, expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

describe('a year of the far future', () => {
  it.each([
    'a city in the year 3000',
    'a city in 2150',
    'eine Stadt im Jahr 3000',
    'une ville en 2500',
    'ciudad en el año 2500',
    'uma cidade no ano 3000',
    'una città nell’anno 3000',
    'город 3000 года',
    'yıl 3000, bir şehir',
    'مدينة عام 3000',
    '西元3000年的城市',
    '3000年の都市',
    '2100년의 도시',
    'साल 3000 का शहर',
  ])('builds its city: %s', (prompt) => {
    expect(readPrompt(prompt)).toMatchObject({ land: 'city', future: true });
  });

  it('counts nothing, and is none where things are counted or it is near', () => {
    const flying = readPrompt('floating city year 3000 with flying bicycles');
    expect(flying).toMatchObject({ land: 'clouds', settled: 'town', future: true });
    expect(flying.subjects[0]).toMatchObject({ thing: 'bicycle', count: 3 });
    expect(readPrompt('3000 soldiers in a field').future).toBe(false);
    expect(readPrompt('a city in 1920').future).toBe(false);
    expect(readPrompt('a city in 2024').future).toBe(false);
  });

  it.each([
    'a city in 3000 BC',
    'a Sumerian city in 2500 BCE',
    'a street in 3500 B.C.',
    'ancient Egypt in 3000 BC',
    'eine Stadt 3000 v. Chr.',
    'una ciudad en 3000 a.C.',
    'une ville en 3000 avant J.-C.',
    'a castle in 4000 pieces',
  ])('is none before our age, nor what counts pieces: %s', (prompt) => {
    expect(readPrompt(prompt).future).toBe(false);
  });
});

it.each([
  '5000年前のエジプト|2500 yıl önce Mısır|3000년 전의 이집트|3000 साल पहले|Египет 3000 год до нашей эры',
  '樹齢3000年の木|شجرة عمرها 3000 سنة|5000 yıllık ağaç|5000 साल पुराना मंदिर|3000 yıl eski tapınak',
])('years that have passed are no future: %s', (prompts) => {
  for (const prompt of prompts.split('|')) {
    const { future, subjects } = readPrompt(prompt);
    expect(future, prompt).toBe(false);
    expect(subjects[0]?.count ?? 1, prompt).toBeLessThan(3);
  }
});
