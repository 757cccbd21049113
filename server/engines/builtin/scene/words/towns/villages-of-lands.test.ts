import { describe, expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

/** What a village is built as. */
const builtIn = (prompt: string) => {
  const { scenery, town } = readPrompt(prompt);
  return scenery ?? town;
};

describe('a village of Africa', () => {
  it.each([
    'an African village|a village in Africa|a village in Nigeria|a Kenyan village|a village in Mali',
    'ein Dorf in Afrika|un village en Afrique|una aldea en Kenia|деревня в Африке|una vila africana',
    'um vilarejo na Tanzânia|Afrika köyü|非洲的一个村庄|アフリカの村|아프리카 마을|قرية في كينيا|अफ्रीकी गाँव',
  ])('is of round huts: %s', (prompts) => {
    for (const prompt of prompts.split('|'))
      expect(readPrompt(prompt), prompt).toMatchObject({
        land: 'plain',
        scenery: 'africanvillage',
      });
  });

  it('is no beach for the water that is carried there', () => {
    expect(readPrompt('an African village, women carrying water on their heads').scenery).toBe(
      'africanvillage',
    );
  });
});

describe('a village of another part of the world', () => {
  it.each([
    ['a village in Mexico', 'plaza'],
    ['un pueblo en Bolivia', 'plaza'],
    ['a village in Morocco', 'kasbah'],
    ['a Chinese village', 'watertown'],
    ['ein Dorf in Griechenland', 'greek'],
    ['le village de ma grand-mère en Grèce', 'greek'],
    ['a village in Jamaica', 'caribbean'],
  ])('is built as there: %s', (prompt, town) => {
    expect(builtIn(prompt)).toBe(town);
  });

  it('stands in another land that is named, and in Europe among fields', () => {
    expect(readPrompt('a village in Japan in the mountains')).toMatchObject({
      land: 'mountain',
      settled: 'village',
    });
    for (const prompt of ['a village', 'a village in Italy', 'a village in Switzerland'])
      expect(readPrompt(prompt), prompt).toMatchObject({ land: 'field', settled: 'village' });
  });
});

describe('a village of a land whose houses are known', () => {
  it.each([
    [
      'indian',
      'a village in India|an Indian village|印度村庄|インドの村|un village indien|हिंदुस्तानी गाँव',
    ],
    ['japanese', 'ein Dorf in Japan|a Japanese village|aldea japonesa|जापान के गाँव में बच्चे'],
    ['korean', 'a village in Korea'],
    ['turkish', 'a village in Turkey|ein türkisches Dorf|деревня в Турции'],
    ['russian', 'a Russian village|une aldea rusa'],
  ])('stands among fields, built as there: %s, %s', (homeland, prompts) => {
    for (const prompt of prompts.split('|'))
      expect(readPrompt(prompt), prompt).toMatchObject({
        ...{ land: 'field', settled: 'village', homeland },
      });
  });

  it.each([
    ['river', 'indian', 'a village by a river in India'],
    ['mountain', 'japanese', 'a Japanese mountain village'],
    ['mountain', 'arab', 'a village in Morocco in the mountains'],
    ['lake', 'chinese', 'a Chinese village by a lake'],
    ['mountain', 'indian', 'a village in Nepal'],
    ['mountain', 'indian', 'नेपाल का गाँव'],
    ['mountain', 'indian', '尼泊尔的村庄'],
  ])('stands by its water and in its mountains: %s, %s, %s', (land, homeland, prompt) => {
    expect(readPrompt(prompt)).toMatchObject({ land, settled: 'village', homeland });
  });

  it.each(['베트남 시골 마을', 'pueblo de Tailandia con templo', 'a Thai village with a temple'])(
    'stands on stilts by a river in the tropics: %s',
    (prompt) => {
      const { land, subjects } = readPrompt(prompt);
      expect(land).toBe('river');
      expect(subjects[0]?.thing).toBe('stilthouse');
    },
  );
});

describe('a village of no land that is said of it', () => {
  it.each([
    'an african woman in a french village',
    'a chinese tourist in a village',
    'a Japanese maple in a village',
    'indian summer in a village',
    'türk köyü',
    'a Turkish village',
    '中国山村',
    '中国农村',
  ])('stands among fields: %s', (prompt) => {
    expect(readPrompt(prompt)).toMatchObject({ land: 'field', settled: 'village' });
  });

  it.each([
    ['lake', 'a village by a lake in Africa'],
    ['mountain', 'a village in the mountains of Ethiopia'],
  ])('of Africa keeps its %s: %s', (land, prompt) => {
    expect(readPrompt(prompt)).toMatchObject({ land, settled: 'village' });
  });
});

describe('a street of Africa', () => {
  it.each([
    'a busy street in Lagos, Nigeria',
    'a street in Kenya',
    'a street market in Accra, Ghana',
    'an African market',
    'une rue de Dakar',
    'ein afrikanischer Markt',
    'mercado africano',
    '非洲街头',
    'a street in Lagos',
    'a town in Mali',
    'a market in Togo',
    'Dakar',
  ])('is between its painted shops: %s', (prompt) => {
    expect(readPrompt(prompt)).toMatchObject({ land: 'street', town: 'african' });
  });

  it('is in a town, where the country is known by its land', () => {
    expect(readPrompt('a street in Cairo')).toMatchObject({ land: 'street', city: 'cairo' });
    expect(readPrompt('a market in Egypt')).toMatchObject({ land: 'street', town: 'souk' });
    expect(readPrompt('a street in Kingston, Jamaica')).toMatchObject({ town: 'caribbean' });
    expect(readPrompt('Kenya').land).toBe('plain');
  });

  it.each([
    'gorilla in Cameroon|camels in Mali|a girl named Mali|Togo the dog|Dakar rally motorcycle',
    'arroz con camarones|arroz com camarões|lagos y montañas|dos lagos|i mali del mondo',
  ])('is not where no town is named, nor in other words of that spelling: %s', (prompts) => {
    for (const prompt of prompts.split('|')) expect(readPrompt(prompt).town, prompt).toBeNull();
    expect(readPrompt('dos lagos').land).toBe('lake');
  });
});

it('a village of Vietnam by a river stands on stilts, and one of tents is none of India', () => {
  for (const prompt of [
    'un village du Vietnam au bord de la rivière',
    'un pueblo de Vietnam junto al río',
  ])
    expect(
      readPrompt(prompt).subjects.map(({ thing }) => thing),
      prompt,
    ).toContain('stilthouse');
  expect(readPrompt("un village indien d'Amérique avec des tipis").scenery).toBe('tipicamp');
  expect(readPrompt("un village indien d'Amérique avec des tipis").homeland).toBeNull();
});
