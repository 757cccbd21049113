import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../../../words/language.ts';
import { PASSAGE_WORDS } from '../../lists/passages.ts';
import type { Meaning } from '../../meaning.ts';
import { readPrompt } from '../../read-prompt.ts';
import { PASSAGE_KEYS, type PassageKey } from './passage-keys.ts';

const NAMED = Object.entries(PASSAGE_KEYS) as readonly (readonly [PassageKey, Meaning])[];

describe('rooms that people ride in, park in or pass through', () => {
  it.each(LANGUAGES)('are named by every word for them: %s', (language) => {
    for (const [key, { land, thing }] of NAMED)
      for (const word of PASSAGE_WORDS[language][key].split('|')) {
        const idea = readPrompt(word.replace(/[~+]/g, ''));
        expect(idea.ignored, word).toEqual([]);
        if (land !== undefined) expect(idea.land, word).toBe(land);
        if (thing !== undefined) expect(idea.subjects, word).toMatchObject([{ thing }]);
      }
  });

  it('are an airliner’s cockpit with what it flies over before its panes, and no plane hovers in it', () => {
    const seen = (prompt: string) => {
      const { land, outlook, subjects } = readPrompt(prompt);
      return [land, outlook, subjects.filter(({ thing }) => thing !== 'person').length];
    };
    expect(seen('cockpit of a passenger plane at night seen from behind the pilots')).toEqual([
      'flightdeck',
      null,
      0,
    ]);
    expect(seen('cockpit of an airliner on the runway')).toEqual(['flightdeck', 'airfield', 0]);
    expect(seen('cockpit eines Flugzeugs über den Wolken')).toEqual(['flightdeck', null, 0]);
    expect(seen('cockpit d’un avion au-dessus des montagnes')).toEqual(['flightdeck', 'summit', 0]);
  });

  it('are a sewer, through which thieves go with what they took', () => {
    const { land, subjects, ignored } = readPrompt(
      'goblin thieves sneaking through the sewers with a treasure chest',
    );
    expect([land, ignored]).toEqual(['sewer', []]);
    expect(subjects).toMatchObject([
      { thing: 'person', count: 3 },
      { thing: 'chest', count: 1 },
    ]);
    expect(subjects[0]?.traits).toEqual(expect.arrayContaining(['goblin', 'sneaking']));
    expect(readPrompt('a dungeon with chains').land).toBe('dungeon');
  });

  it('are a spaceship’s bridge where that is named', () => {
    for (const prompt of ['a spaceship cockpit', 'cockpit of a rocket', 'cockpit of a spaceship'])
      expect(readPrompt(prompt).land, prompt).toBe('spacebridge');
  });

  it('are a parking garage, no workshop, whoever skates there', () => {
    const { land, subjects, ignored } = readPrompt(
      'teenager skateboarding down an empty parking garage ramp',
    );
    expect([land, ignored]).toEqual(['parkinggarage', []]);
    expect(subjects.map(({ thing }) => thing)).toEqual(['skateboarder']);
    expect(readPrompt('a garage with tools').land).toBe('garage');
  });

  it('are a corridor of which no more is said, and that of what is named with it', () => {
    expect(readPrompt('two children in a hallway').land).toBe('hotelcorridor');
    expect(readPrompt('ein Mädchen im Flur').land).toBe('hotelcorridor');
    expect(readPrompt('a hallway in an abandoned hospital').land).toBe('hospital');
    expect(readPrompt('a corridor in the library').land).toBe('library');
    expect(readPrompt('रात को गलियारा').land).toBe('street');
  });

  it('are a hotel’s corridor and its room, and a warehouse from within', () => {
    expect(readPrompt('a hotel corridor at night').land).toBe('hotelcorridor');
    expect(readPrompt('a man walking down a hotel hallway').land).toBe('hotelcorridor');
    expect(readPrompt('a hotel room').land).toBe('bedroom');
    expect(readPrompt('a warehouse with shelves')).toMatchObject({
      land: 'warehouse',
      subjects: [],
    });
    expect(readPrompt('a factory').land).not.toBe('warehouse');
  });

  it('seat who reads and who eats at long tables', () => {
    expect(readPrompt('reading room of a library with long tables and green lamps')).toMatchObject({
      land: 'readingroom',
      subjects: [],
    });
    expect(readPrompt('school canteen with children eating').land).toBe('canteen');
    expect(readPrompt('an old library').land).toBe('library');
  });

  it('are a lane of old houses where a street of a small town is named, though its windows are mirrored', () => {
    const street = readPrompt('rainy street in a small english town, reflections of shop windows');
    expect(street).toMatchObject({ land: 'street', alley: true, acrossWater: false, ignored: [] });
    expect(readPrompt('shop windows in the rain').land).toBe('street');
    expect(readPrompt('reflections in a lake in the rain').land).toBe('lake');
  });

  it('are houses of mud where a village of the desert is named', () => {
    for (const prompt of [
      'little village in the desert with palm trees and mud houses',
      'ein Dorf in der Wüste',
      'un petit village dans le désert',
    ])
      expect(readPrompt(prompt), prompt).toMatchObject({ land: 'desert', scenery: 'kasbah' });
  });

  it('are a street of San Francisco, not its mountains, where a cable car climbs it', () => {
    expect(readPrompt('steep San Francisco street with a cable car')).toMatchObject({
      land: 'canal',
      town: 'hillstreet',
      scenery: null,
    });
    expect(readPrompt('a cable car in the mountains').scenery).toBe('ropeway');
  });

  it('see a volcano’s smoke over it, not as mist before it', () => {
    expect(readPrompt('a volcano erupting with lava and smoke').weather).toBe('clear');
    expect(readPrompt('a volcano in the mist').weather).toBe('fog');
  });
});
