import { describe, expect, it } from 'vitest';
import { decide } from '../setting.ts';
import { readPrompt } from '../words/read-prompt.ts';
import { landBeneath } from './choose-land.ts';
import { landFor } from './land-of-things.ts';

const landOf = (prompt: string) => landBeneath(readPrompt(prompt)) ?? readPrompt(prompt).land;

describe('where things are seen', () => {
  it('is a shore for who is named with a lighthouse or a ship, and the open sea without anybody', () => {
    const seenFrom = (prompt: string) => {
      const idea = readPrompt(prompt);
      return landBeneath(idea) ?? idea.land ?? landFor(idea);
    };
    expect(seenFrom('a lighthouse and a man with a dog')).toBe('beach');
    expect(seenFrom('un cheval au bord de la mer près d’un phare')).toBe('beach');
    expect(seenFrom('a lighthouse and a sailboat')).toBe('sea');
    expect(seenFrom('a polar bear on an iceberg')).not.toBe('beach');
  });

  it.each([
    ['a castle with a flag', 'mountain'],
    ['a flag on a sandcastle', 'beach'],
    ['a ladder on a fire truck', 'street'],
    ['storks in a nest', 'lake'],
    ['an owl on a stump', 'forest'],
    ['a squirrel in its nest', 'forest'],
    ['a snake nest', 'desert'],
    ['丸太の上のカエル', 'lake'],
    ['a lamp on a stump', 'field'],
    ['a flag', 'field'],
  ])(
    'is not chosen by what stands anywhere where something else is at home: %s',
    (prompt, land) => {
      expect(landFor(readPrompt(prompt))).toBe(land);
    },
  );

  it('is under water for a turtle that is in the sea, and the beach for one on that', () => {
    expect(landOf('a sea turtle in the ocean')).toBe('underwater');
    expect(landOf('a turtle on the beach')).toBe('beach');
  });

  it('is a street for who is in a town, and all of the town where nobody is', () => {
    expect(landOf('a woman walking in an old town')).toBe('street');
    expect(landOf('a cat in a medieval town')).toBe('street');
    expect(landOf('an old town on a hill')).toBe('field');
  });

  it('is before a forest where its northern lights are looked up to, and within it else', () => {
    const landsOf = (prompt: string) =>
      [0, 1, 2, 3].map((turn) => decide(readPrompt(prompt), null, 3, turn).land);
    expect(landsOf('northern lights over a snowy forest')).not.toContain('woods');
    expect(landsOf('a snowy forest')).toContain('woods');
  });

  it('is a lane or a square where one is named with its town or village', () => {
    expect(landOf('an old town lane')).toBe('street');
    expect(landOf('a cobblestone street in an old town')).toBe('street');
    expect(landOf('a village by a lake')).toBe('lake');
    for (const prompt of [
      'a village square',
      'der Platz eines Dorfes',
      'la place du village',
      'la plaza de un pueblo',
      'la piazza del villaggio',
      'a praça da aldeia',
      'площадь в деревне',
      'köyün meydanı',
      'ساحة في القرية',
      '村庄的广场',
      '村の駅前広場',
      '마을의 광장',
      'गाँव का चौक',
    ])
      expect([landOf(prompt), readPrompt(prompt).square], prompt).toEqual(['street', true]);
  });

  it('is the water that a place is known by, whoever is there', () => {
    for (const index of [0, 1, 2, 3]) {
      const settled = (prompt: string) => decide(readPrompt(prompt), null, 7, index).land;
      expect(settled('a woman in the Venice carnival')).toBe('canal');
      expect(settled('a gondola with a lantern in Venice')).toBe('canal');
      expect(settled('two children in Ha Long Bay')).toBe('sea');
      expect(settled('a woman in Sydney')).toBe('city');
    }
  });

  it('is a sea with cliffs where both are named', () => {
    expect(landOf('black cliffs by a stormy sea')).toBe('sea');
    expect(landOf('cliffs above the beach')).toBe('sea');
    expect(landOf('a cliff in the mountains')).toBe('mountain');
  });
});

describe('a lighthouse of which no more is said', () => {
  it('stands by the sea in all four pictures, on a cliff in one of them', () => {
    for (const seed of [1, 2, 3, 4, 5]) {
      const settings = [0, 1, 2, 3].map((index) =>
        decide(readPrompt('a lighthouse in a storm'), null, seed, index),
      );
      expect(settings.every(({ land }) => land === 'sea')).toBe(true);
      expect(settings.filter(({ idea }) => idea.cliffs)).toHaveLength(1);
    }
  });
});

describe('birds on the ground', () => {
  it('are in a street where no land is named', () => {
    expect(landFor(readPrompt('pigeons on the ground'))).toBe('street');
    expect(landFor(readPrompt('a flock of birds'))).toBeNull();
  });
});

describe('by the water', () => {
  it('is a lake for a jetty of which no water is named', () => {
    expect(landOf('a jetty in the forest')).toBe('lake');
    expect(landOf('a pier by the sea')).toBe('sea');
    expect(landOf('a kitchen with a window, outside a pier')).toBe('kitchen');
  });

  it('is land without other water for a hot spring', () => {
    expect(landOf('a hot spring')).toBe('mountain');
    expect(landOf('a hot spring by a river')).toBe('mountain');
    expect(landOf('a hot spring in the desert')).toBe('desert');
    expect(landOf('숲속의 노천온천')).toBe('forest');
  });
});

it.each([
  'a village in the forest',
  'a winter village at night, a wolf stands at the edge of the forest',
  'зимняя деревня ночью, волк стоит на опушке леса',
  'ein Dorf am Waldrand',
])('shows a village before its forest, and not between the trunks: %s', (prompt) => {
  for (const index of [0, 1, 2, 3])
    expect(decide(readPrompt(prompt), null, 5, index, 1).land).not.toBe('woods');
});

it.each(['cat astronaut', '宇宙飛行士の猫', 'un chien astronaute'])(
  'an animal in a spacesuit is in space: %s',
  (prompt) => {
    for (const index of [0, 1, 2, 3])
      expect(['space', 'orbit']).toContain(decide(readPrompt(prompt), null, 3, index).land);
  },
);
