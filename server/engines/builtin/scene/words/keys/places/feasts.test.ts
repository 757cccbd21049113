import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../../../words/language.ts';
import { decide } from '../../../setting.ts';
import { sceneryIn } from '../../../world/scenery/sceneries.ts';
import { FEAST_WORDS } from '../../lists/feasts.ts';
import type { Meaning } from '../../meaning.ts';
import { readPrompt } from '../../read-prompt.ts';
import type { Scenery } from '../../scenery.ts';
import { FEAST_KEYS, type FeastKey } from './feast-keys.ts';

const NAMED = Object.entries(FEAST_KEYS) as readonly (readonly [FeastKey, Meaning])[];

describe('feasts and ceremonies', () => {
  it.each(LANGUAGES)('are known by every word for them: %s', (language) => {
    for (const [key, { scenery, land, trait, thing }] of NAMED)
      for (const written of FEAST_WORDS[language][key].split('|')) {
        const word = written.replace(/\+$/, '');
        const { subjects, ...idea } = readPrompt(word);
        expect(idea.ignored, word).toEqual([]);
        if (scenery !== undefined) expect(idea.scenery, word).toBe(scenery);
        if (land !== undefined) expect(idea.land, word).toBe(land);
        if (thing === 'stall') expect(subjects[0]?.thing, word).toBe(thing);
        if (trait === 'graduate') expect(subjects[0]?.traits, word).toContain(trait);
      }
  });

  it.each<[string, Scenery | null]>([
    [
      'an indian wedding|शादी के मंडप में दूल्हा-दुल्हन|印度婚礼|ein Mandap|una boda india|индийская свадьба|un mariage indien|casamento indiano|matrimonio indiano|mandapta gelin ve damat|زفاف هندي|인도 결혼식|インドの結婚式',
      'mandap',
    ],
    ['a wedding on the beach|eine Hochzeit am Strand|una boda en la playa', 'beachwedding'],
    ['a wedding ceremony with bride and groom under a flower arch', 'wedding'],
    ['a bride and groom dancing|a bride in a wedding dress', null],
    ['a dragon dance at Chinese New Year|舞龙', 'dragondance'],
    ['a dragon in a Chinese temple|Chinese New Year', null],
    ['summer festival in Japan with paper lanterns', 'matsuri'],
    ['children playing Holi with colours|होली', 'holi'],
    ["New Year's Eve in Times Square with fireworks", 'newyear'],
    ['a parade with flags on Main Street|ein Umzug im Dorf', 'parade'],
    ['graduation ceremony with caps in the air', 'graduation'],
  ])('are where they are held: %s', (prompts, scenery) => {
    for (const prompt of prompts.split('|'))
      expect(sceneryIn(decide(readPrompt(prompt), null, 5, 0)), prompt).toBe(scenery);
  });

  it('are in rooms of their own', () => {
    for (const [prompt, land] of [
      ['Day of the Dead altar with marigolds, candles and skulls', 'ofrenda'],
      ['Oktoberfest beer tent with people and beer', 'beertent'],
      ['a Hanukkah menorah with candles on a table', 'hanukkah'],
      ['a wedding in an old church', 'churchwedding'],
      ['the bride inside a church', 'churchwedding'],
      ['Thanksgiving family dinner', 'diningroom'],
    ] as const)
      expect(readPrompt(prompt).land, prompt).toBe(land);
    expect(readPrompt('a wedding in front of a church').land).toBe('field');
  });
});

describe('a wedding where nobody is wanted', () => {
  it.each([
    'a wedding table in Tuscany without people',
    'a wedding on the beach, no people',
    'свадьба на пляже без людей',
    'Hochzeit auf einer Wiese ohne Menschen',
  ])('is its place without the pair: %s', (prompt) => {
    const { scenery, subjects } = readPrompt(prompt);
    expect(scenery).toMatch(/wedding$/u);
    expect(subjects.filter(({ thing }) => thing === 'person')).toEqual([]);
  });

  it('keeps the bride who is named', () => {
    expect(readPrompt('a bride on a beach, no other people').subjects).toMatchObject([
      { thing: 'person' },
    ]);
  });
});

it('a Hindi wedding has its canopy unless another place is named', () => {
  expect(readPrompt('शादी')).toMatchObject({ land: 'field', scenery: 'mandap' });
  expect(readPrompt('शादी समुद्र तट पर')).toMatchObject({ land: 'beach', scenery: 'beachwedding' });
  expect(readPrompt('जंगल में शादी')).toMatchObject({ land: 'forest', scenery: 'wedding' });
});
