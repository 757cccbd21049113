import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../../../words/language.ts';
import { decide } from '../../../setting.ts';
import { SIGHT_WORDS } from '../../lists/sights.ts';
import type { Meaning } from '../../meaning.ts';
import { readPrompt } from '../../read-prompt.ts';
import { SIGHT_KEYS, type SightKey } from './sight-keys.ts';

const thingsOf = (prompt: string) => readPrompt(prompt).subjects.map(({ thing }) => thing);
const NAMED = Object.entries(SIGHT_KEYS) as readonly (readonly [SightKey, Meaning])[];

describe('what a place is known by at sight', () => {
  it.each(LANGUAGES)('is known by every word for it: %s', (language) => {
    for (const [key, { thing, land, ifNone }] of NAMED)
      for (const word of SIGHT_WORDS[language][key].split('|')) {
        const { subjects, ...idea } = readPrompt(word);
        expect(idea.ignored, word).toEqual([]);
        if (thing !== undefined) expect(subjects[0]?.thing, word).toBe(thing);
        if (land !== undefined && ifNone !== true) expect(idea.land, word).toBe(land);
      }
  });
});

describe('a drawbridge', () => {
  it.each([
    'a knight fighting a dragon on a drawbridge',
    'un chevalier combat un dragon sur un pont-levis',
    'Ein Ritter kämpft auf einer Zugbrücke gegen einen Drachen',
  ])('is the bridge of a castle: %s', (prompt) => {
    expect(thingsOf(prompt)).toEqual(expect.arrayContaining(['bridge', 'castle', 'dragon']));
    expect(readPrompt(prompt).subjects.find(({ thing }) => thing === 'bridge')).toMatchObject({
      carries: 'person',
      load: { traits: expect.arrayContaining(['knight']) },
    });
  });

  it('bears who is on it', () => {
    expect(readPrompt('a knight on a drawbridge').subjects).toMatchObject([
      { thing: 'bridge', carries: 'person' },
      { thing: 'castle' },
    ]);
  });
});

describe('ruins', () => {
  it('are those of what is named with them', () => {
    expect(thingsOf('ruins of a gothic abbey at sunset')).toEqual(['church']);
    expect(readPrompt('ruins of a gothic abbey at sunset').forsaken).toBe(true);
    expect(thingsOf('a house beside a lake')).toEqual(['house']);
    expect(thingsOf('temple ruins')).toEqual(['ruin']);
  });

  it('of a castle are one castle, which people have left', () => {
    expect(readPrompt('castle ruins')).toMatchObject({
      forsaken: true,
      subjects: [{ thing: 'castle', count: 1 }],
    });
    expect(readPrompt('a castle').forsaken).toBe(false);
  });
});

describe('haunted houses', () => {
  it('stand before a clear sky with the moon in it, bats around them, unless a weather is named', () => {
    const idea = readPrompt('a haunted house');
    expect(decide(idea, null, 3, 0)).toMatchObject({ weather: 'clear', time: 'night' });
    expect(idea.sky).toContain('moon');
    expect(decide(readPrompt('a haunted house in the fog'), null, 3, 0).weather).toBe('fog');
    expect(idea.subjects).toContainEqual(
      expect.objectContaining({ thing: 'bat', isDressing: true, size: 0.3 }),
    );
    expect(decide(readPrompt('a haunted house in a storm'), null, 3, 0).weather).toBe('storm');
    expect(decide(readPrompt('a house at night'), null, 3, 0).weather).toBe('clear');
  });
});

describe('Mont-Saint-Michel and Machu Picchu', () => {
  it.each([
    'une famille dans la baie à marée basse avec le Mont-Saint-Michel derrière|a family walking before Mont Saint Michel',
    'семья у Мон-Сен-Мишель|eine Familie am Mont Saint Michel|圣米歇尔山前的一家人',
  ])('have the flats around the one: %s', (prompts) => {
    for (const prompt of prompts.split('|')) {
      expect(readPrompt(prompt), prompt).toMatchObject({ land: 'beach', scenery: 'sandflats' });
      expect(thingsOf(prompt), prompt).toContain('abbeymount');
    }
  });

  it('have no autumn among the green peaks of the other', () => {
    expect(readPrompt('una llama y un turista en Machu Picchu')).toMatchObject({
      ...{ season: 'summer', jungle: true },
    });
  });
});

describe('who rests at a sight', () => {
  it.each([
    'hikers resting at Machu Picchu|休息的女孩|マチュピチュで休んでいるハイカー|쉬고 있는 등산객',
    'des randonneurs se reposent au Machu Picchu|Eine Frau ruht sich aus, Machu Picchu|mochileros descansando en Machu Picchu',
    'туристы отдыхают на Мачу-Пикчу|mochileiros descansando em Machu Picchu|escursionisti che si riposano a Machu Picchu',
    'dinlenen bir kadın|رجل يستريح في ماتشو بيتشو|माचू पिच्चू में आराम करते यात्री',
  ])('sits: %s', (prompts) => {
    for (const prompt of prompts.split('|'))
      expect(
        readPrompt(prompt).subjects.filter(({ thing }) => thing === 'person'),
        prompt,
      ).toMatchObject([{ posture: 'sitting' }]);
  });
});

describe('temples that are known by sight', () => {
  it('are no other temple beside themselves', () => {
    expect(thingsOf('an Egyptian temple with columns')).toEqual(['egyptiantemple']);
    expect(thingsOf('ruins of Machu Picchu')).toEqual(['incacity']);
    expect(thingsOf('las ruinas de Machu Picchu')).toEqual(['incacity']);
    expect(thingsOf('les ruines du Machu Picchu')).toEqual(['incacity']);
    expect(thingsOf('Machu Picchu harabeleri')).toEqual(['incacity']);
    expect(thingsOf('a temple')).toEqual(['temple']);
  });

  it('stand in a clearing where a jungle is named, not between its trunks', () => {
    const landOf = (prompt: string) => decide(readPrompt(prompt), null, 3, 0).land;
    expect(landOf('a Maya pyramid in the jungle')).toBe('field');
    expect(landOf('a tiger in the jungle')).toBe('woods');
    expect(readPrompt('a Maya pyramid')).toMatchObject({ jungle: true });
  });
});

describe('beams of steel', () => {
  it('have those on them who are named with them, high over the streets of a city', () => {
    const idea = readPrompt('construction workers sitting on a steel beam above New York');
    expect(idea.subjects.map(({ thing }) => thing)).toEqual(['steelbeam']);
    for (const turn of [0, 1, 2, 3])
      expect(decide(idea, null, 3, turn)).toMatchObject({
        land: 'field',
        idea: { scenery: 'overstreets' },
      });
    expect(thingsOf('construction workers in a street')).toEqual(['person']);
  });
});

describe('places that people have left', () => {
  it.each([
    ['an abandoned swimming pool', 'villa'],
    ['an abandoned gas station', 'gasstation'],
  ])('show it: %s', (prompt, thing) => {
    const { forsaken, subjects } = readPrompt(prompt);
    expect(forsaken).toBe(true);
    expect(subjects.map((one) => one.thing)).toContain(thing);
    expect(subjects.map((one) => one.thing)).not.toContain('parasol');
  });

  it('and no others', () => {
    expect(readPrompt('a swimming pool')).toMatchObject({ forsaken: false });
    expect(thingsOf('a swimming pool')).toContain('parasol');
  });
});
