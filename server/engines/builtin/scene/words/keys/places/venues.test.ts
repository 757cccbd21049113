import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../../../words/language.ts';
import { VENUE_WORDS } from '../../lists/venues.ts';
import type { Meaning } from '../../meaning.ts';
import { readPrompt } from '../../read-prompt.ts';
import { VENUE_KEYS, type VenueKey } from './venue-keys.ts';

const NAMED = Object.entries(VENUE_KEYS) as readonly (readonly [VenueKey, Meaning])[];

describe('rooms that are known by what is built into them', () => {
  it.each(LANGUAGES)('are named by every word for them: %s', (language) => {
    for (const [key, { land, crowded }] of NAMED)
      for (const word of VENUE_WORDS[language][key].split('|')) {
        const idea = readPrompt(word.replace(/[~+]/g, ''));
        expect(idea.ignored, word).toEqual([]);
        expect(idea.land, word).toBe(land);
        if (crowded === undefined) expect(idea.subjects, word).toEqual([]);
      }
  });

  it('are within huts, tents and vehicles that are said to be seen from within, in the words of each language', () => {
    expect(readPrompt('inside an old yurt')).toMatchObject({ land: 'yurtroom', subjects: [] });
    expect(readPrompt('das Innere eines Iglus').land).toBe('igloohall');
    expect(readPrompt('dentro de una ambulancia').land).toBe('ambulanceroom');
    expect(readPrompt('внутри старого трамвая').land).toBe('tramcabin');
    expect(readPrompt('inside a red bus').land).toBe('buscabin');
    expect(readPrompt('children singing on the school bus').land).toBe('buscabin');
    expect(readPrompt('a school bus').land).not.toBe('buscabin');
    expect(readPrompt('a bus in the city').land).not.toBe('buscabin');
    expect(readPrompt('an igloo in the snow').land).not.toBe('igloohall');
    expect(readPrompt('a viking longhouse').land).not.toBe('longhouse');
  });

  it('are an animal’s room under a tree, and none where somebody comes out of it', () => {
    const { land, subjects } = readPrompt('inside a badger’s burrow under an oak');
    expect([land, subjects.map(({ thing }) => thing)]).toEqual(['burrow', ['raccoon']]);
    expect(readPrompt('a cosy rabbit burrow with a lamp').subjects).toMatchObject([
      { thing: 'rabbit' },
    ]);
    for (const prompt of [
      'гном чинит часы в своей норе под корнями старого дуба',
      'a family of mice in their house under the roots of a tree',
      'un gnome dans son terrier',
      'ein Zwerg in seiner Höhle unter den Wurzeln einer Eiche',
    ])
      expect(readPrompt(prompt).land, prompt).toBe('burrow');
    expect(readPrompt('un terrier dans un jardin').subjects).toContainEqual(
      expect.objectContaining({ thing: 'dog' }),
    );
    expect(readPrompt('a rabbit coming out of its burrow').land).not.toBe('burrow');
    expect(readPrompt('meerkats outside their burrow in the desert').land).toBe('desert');
  });

  it('are rooms of works and of the arts, and not what stands outside them', () => {
    expect(readPrompt('control room of a nuclear power plant')).toMatchObject({
      land: 'controlroom',
      subjects: [],
    });
    expect(readPrompt('a factory assembly line')).toMatchObject({
      land: 'assemblyline',
      subjects: [],
    });
    expect(readPrompt('a music room with a piano and a violin').subjects).toEqual([]);
    expect(readPrompt('a red car in a car showroom').subjects).toEqual([]);
    expect(readPrompt('a spaceship control room').land).toBe('spacebridge');
    expect(readPrompt('a factory').land).not.toBe('assemblyline');
    expect(readPrompt('a theatre stage with actors').land).toBe('theatre');
  });

  it('are a dining room at Christmas, and a kitchen of the 1970s', () => {
    expect(readPrompt('Christmas dinner table')).toMatchObject({
      land: 'diningroom',
      christmas: true,
    });
    expect(readPrompt('thanksgiving dinner').christmas).toBe(false);
    expect(readPrompt('a 1970s kitchen')).toMatchObject({ land: 'seventieskitchen', ignored: [] });
    expect(readPrompt('a kitchen').land).toBe('kitchen');
    expect(readPrompt('a space station overgrown with plants').land).toBe('spacegarden');
    expect(readPrompt('a space station with a garden of cherry trees')).toMatchObject({
      land: 'spacegarden',
      outlook: 'orbit',
    });
    expect(readPrompt('a space station over the earth').land).not.toBe('spacegarden');
  });

  it('are a dome on Mars from within, the red land around it', () => {
    expect(readPrompt('view from inside a glass dome on mars')).toMatchObject({
      land: 'marsdome',
      martian: true,
      subjects: [],
    });
    expect(readPrompt('domes on mars').land).toBe('desert');
  });

  it('are an underground train’s car, in which no horse draws a carriage', () => {
    const { land, subjects } = readPrompt('inside a subway carriage with passengers');
    expect([land, subjects.map(({ thing }) => thing)]).toEqual(['metro', ['person']]);
  });

  it('are a mansion’s hall where its great staircase is named, and no house on a meadow', () => {
    expect(readPrompt('a grand staircase in a mansion')).toMatchObject({
      land: 'stairhall',
      subjects: [],
      ignored: [],
    });
    expect(readPrompt('a spiral staircase').land).toBe('spiralstair');
    expect(readPrompt('a staircase in a forest').land).toBe('forest');
  });

  it.each([
    ['the entrance hall of a school', 'schoolcorridor'],
    ['Eingangshalle einer Schule', 'schoolcorridor'],
    ['the entrance hall of a hospital', 'hospitalcorridor'],
    ['the entrance hall of a museum', 'museum'],
    ['the entrance hall of a hotel', 'lobby'],
    ['ホテルのエントランスホール', 'lobby'],
    ['a castle entrance hall', 'stairhall'],
    ['entrance hall', 'stairhall'],
  ])('are a hall with a great staircase only where no other is entered: %s', (prompt, room) => {
    expect(readPrompt(prompt).land).toBe(room);
  });

  it('are a pizzeria with its oven, whose pizzas lie on its own counter and whose cook is its own', () => {
    expect(
      readPrompt('a pizzeria with a wood-fired oven, a chef making pizza').subjects,
    ).toMatchObject([{ thing: 'person', traits: ['chef', 'pizzamaking'] }]);
    expect(readPrompt('a pizza on a table').land).not.toBe('pizzeria');
  });
});

it('a nursing home is a room in which old people are, and rock and roll no rock', () => {
  const { land, subjects } = readPrompt(
    'old people dancing to rock n roll in the lounge of a nursing home',
  );
  expect(land).toBe('room');
  expect(subjects).toMatchObject([{ thing: 'person', traits: ['old', 'dancing'] }]);
});
