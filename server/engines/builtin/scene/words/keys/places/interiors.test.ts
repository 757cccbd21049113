import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../../../words/language.ts';
import { INTERIOR_WORDS } from '../../lists/interiors.ts';
import type { Meaning } from '../../meaning.ts';
import { readPrompt } from '../../read-prompt.ts';
import { INTERIOR_KEYS, type InteriorKey } from './interior-keys.ts';

const NAMED = Object.entries(INTERIOR_KEYS) as readonly (readonly [InteriorKey, Meaning])[];

describe('rooms that are known by who is in them', () => {
  it.each(LANGUAGES)('are named by every word for them: %s', (language) => {
    for (const [key, { land }] of NAMED)
      for (const word of INTERIOR_WORDS[language][key].split('|')) {
        const idea = readPrompt(word.replace(/[~+]/g, ''));
        expect(idea.ignored, word).toEqual([]);
        if (land !== undefined) expect(idea.land, word).toBe(land);
      }
  });

  it('hold what is named with them', () => {
    expect(readPrompt("a wizard's tower room with an owl").subjects).toEqual([]);
    expect(readPrompt('a wizard in his tower room')).toMatchObject({
      land: 'wizardtower',
      subjects: [{ thing: 'person' }],
    });
    expect(readPrompt('a bank vault full of gold').subjects).toEqual([]);
  });

  it('seat those who cook, work and train there', () => {
    expect(readPrompt('grandmother cooking at a wood stove').land).toBe('rustickitchen');
    expect(readPrompt('a chef in a kitchen').land).toBe('kitchen');
    expect(readPrompt('people in a meeting').subjects).toMatchObject([
      { thing: 'person', count: 6 },
    ]);
    expect(readPrompt('two friends meeting in a park').land).not.toBe('meetingroom');
  });

  it('are seen from within where that is said', () => {
    expect(readPrompt('inside an old camper van by a lake')).toMatchObject({
      land: 'camper',
      outlook: 'lake',
      subjects: [],
    });
    expect(readPrompt('a camper van by a lake').land).toBe('lake');
  });

  it('are those of a house of logs where its inside is named', () => {
    expect(readPrompt('log cabin interior with a fireplace, snow outside').land).toBe('logcabin');
    expect(readPrompt('a log cabin in the snow').land).not.toBe('logcabin');
  });

  it('are a game before full seats where who plays it is named', () => {
    expect(readPrompt('basketball players in a packed arena')).toMatchObject({
      land: 'basketballhall',
      subjects: [{ thing: 'person', count: 6 }],
    });
    expect(readPrompt('a basketball court').subjects).toEqual([]);
  });

  it('have nothing that runs about where it is eaten', () => {
    const { land, subjects } = readPrompt('thanksgiving dinner with roast turkey');
    expect(land).toBe('diningroom');
    expect(subjects.map(({ thing }) => thing)).toEqual(['person']);
    expect(readPrompt('a turkey in a meadow').subjects).toMatchObject([{ thing: 'hen' }]);
  });

  it('have their pots anyway', () => {
    expect(readPrompt("grandma's kitchen with a wood stove and copper pots").subjects).toEqual([]);
  });

  it('leave other places theirs', () => {
    expect(readPrompt('a prison').land).toBe('cellblock');
    expect(readPrompt("a wizard's tower on a hill").land).not.toBe('wizardtower');
    expect(readPrompt('a hot spring in the mountains').land).not.toBe('sento');
    expect(readPrompt('a toy shop').land).toBe('toyshop');
    expect(readPrompt('a laundromat at night').land).toBe('laundry');
    expect(readPrompt('a lecture hall').land).toBe('lecturehall');
    expect(readPrompt('a classroom with a blackboard').land).toBe('classroom');
  });

  it('are a car that drives where it is said to, the street where nothing is said', () => {
    const seen = (prompt: string) => {
      const { land, outlook, path } = readPrompt(prompt);
      return [land, outlook, path];
    };
    expect(seen('inside a car in the city at night')).toEqual(['carcabin', 'street', 'road']);
    expect(seen('view from inside a car on a desert road')).toEqual(['carcabin', 'desert', 'road']);
    expect(readPrompt('a red car on a desert road').land).toBe('desert');
  });

  it('are a garden in space where one is named in a station', () => {
    expect(readPrompt('space station interior with a garden in the middle').land).toBe(
      'spacegarden',
    );
    expect(readPrompt('space station interior').land).toBe('stationmodule');
  });

  it('are those of a space station where one looks out of its window, and a pool’s hall is no empty pool', () => {
    const station = readPrompt('abandoned space station, planet seen through the broken window');
    expect(station).toMatchObject({ land: 'stationmodule', subjects: [] });
    expect(readPrompt('empty swimming pool hall with big windows').land).toBe('indoorpool');
  });

  it('have space before their windows where they are a spaceship’s, which does not stand in them, but for a toy', () => {
    for (const [prompt, land] of [
      ['a spaceship kitchen', 'kitchen'],
      ['a library in a spaceship', 'library'],
      ['une bibliothèque dans un vaisseau spatial', 'library'],
      ['a space station classroom', 'classroom'],
    ])
      expect(readPrompt(prompt as string), prompt).toMatchObject({
        ...{ land, outlook: 'orbit', subjects: [] },
      });
    const toy = readPrompt('a boy with a toy spaceship in his bedroom');
    expect(toy).toMatchObject({ land: 'bedroom', outlook: null });
    expect(toy.subjects.map(({ thing }) => thing)).toContain('spaceship');
  });

  it('are those of a space station where somebody does what nobody does outside', () => {
    const robot = readPrompt('a robot watering plants on a space station');
    expect(robot.land).toBe('spacegarden');
    expect(robot.subjects.map(({ thing }) => thing)).not.toContain('spacestation');
    expect(readPrompt('an astronaut reading on a space station').land).toBe('stationmodule');
    expect(readPrompt('an astronaut repairing a space station').land).toBe('orbit');
  });

  it('have the lamps of a reading room, not lamps on a table before it', () => {
    expect(readPrompt('an old library with green lamps')).toMatchObject({
      land: 'library',
      subjects: [],
    });
  });

  it('have the sea before their windows where they are below it', () => {
    expect(readPrompt('an underwater hotel room')).toMatchObject({
      land: 'bedroom',
      outlook: 'underwater',
    });
    expect(readPrompt('an underwater palace').land).toBe('underwater');
  });

  it('are Santa’s own workshop where he is named with one, and shelves up winding stairs', () => {
    expect(readPrompt('Santa in his workshop').land).toBe('santaworkshop');
    expect(readPrompt('a man in his workshop').land).toBe('carpentry');
    expect(readPrompt('a library with spiral stairs').land).toBe('booktower');
    expect(readPrompt('spiral stairs').land).toBe('spiralstair');
  });
});
