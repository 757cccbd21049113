import { describe, expect, it } from 'vitest';
import { LOOKALIKES } from '../../../words/lists/lookalikes.ts';
import { readPrompt } from '../read-prompt.ts';

describe('the nose of a snowman', () => {
  it('is no fruit beside it', () => {
    const { subjects } = readPrompt('a snowman with a carrot nose and a red scarf');
    expect(subjects.map(({ thing }) => thing)).toEqual(['snowman']);
    expect(readPrompt('a basket of carrots').subjects).not.toEqual([]);
  });
});

describe('English words that look like other languages’ words', () => {
  it.each([
    ['a pass between the mountains', ['pass']],
    ['a gun on a table', ['gun']],
    ['a portrait of Claire', ['Claire']],
    ['a supreme court in Devon', ['court']],
    ['a data entry', ['data', 'entry']],
    ['a robot holding a stick', ['stick']],
    ['a person with a paper bag', ['paper', 'bag']],
    ['a villain in a tank', ['villain']],
    ['a bank robber', ['bank', 'robber']],
    ['a knitting class', ['class']],
    ['the last call', ['last', 'call']],
  ])('are English in an English prompt: "%s"', (prompt, unknown) => {
    const { ignored } = readPrompt(prompt);
    expect(
      unknown.filter((word) => !ignored.includes(word.toLowerCase()) && !ignored.includes(word)),
    ).toEqual([]);
  });

  it.each([
    ['ein Hund im Bad', 'bathroom'],
    ['ein See', 'lake'],
    ['See', 'lake'],
    ['una calle con gente', 'street'],
    ['Bett', 'bedroom'],
    ['un lit dans une chambre', 'bedroom'],
    ['la costa', 'beach'],
  ])('are their own language’s there: "%s"', (prompt, land) => {
    expect(readPrompt(prompt).land).toBe(land);
  });

  it('are folded base forms, so that the reader meets them', () => {
    const all = Object.values(LOOKALIKES).flatMap((words) => [...words]);
    expect(all.filter((word) => !/^[a-z]{2,}$/.test(word))).toEqual([]);
  });
});

describe('words that another language has with another meaning', () => {
  it.each([
    ['astronauta caminando en marte, polvo rojo', 'polvo', 'octopus'],
    ['anneannem balkonda biber dolması yapıyor', 'biber', 'otter'],
    ['burro e pane sul tavolo', 'burro', 'donkey'],
    ['tres niños juegan, una mosca en la mesa', 'mosca', 'oniondomes'],
    ['ein Mann in roter Hose im Regen', 'hose', 'hose'],
  ])('are told as not known in their own language: %s', (prompt, word, not) => {
    const { ignored, subjects } = readPrompt(prompt);
    expect(ignored).toContain(word);
    expect(subjects.map(({ thing }) => thing)).not.toContain(not);
  });

  it('snow falls in Portuguese, and no river flows', () => {
    expect(readPrompt('uma xícara de café ao lado da janela, neva lá fora')).toMatchObject({
      weather: 'snowfall',
      scenery: null,
    });
  });
});

describe('names that are written like everyday words', () => {
  it.each([
    'une femme assise sur un banc|deux personnes assises|um homem assis',
    'comida sana|una donna sana a tavola|un desayuno sano',
  ])('are no towns where those are meant: %s', (prompts) => {
    for (const prompt of prompts.split('|')) {
      const { land, town } = readPrompt(prompt);
      expect({ land, town }, prompt).toEqual({ land: null, town: null });
    }
  });
});

describe('things that are written like everyday words', () => {
  it('are no sparklers where a walking stick or Bengal is meant', () => {
    const prompts = 'um homem idoso com uma bengala|una mujer bengalí|a bengali woman';
    for (const prompt of prompts.split('|'))
      expect(readPrompt(prompt).subjects, prompt).not.toMatchObject([
        { holds: { thing: 'sparkler' } },
      ]);
    expect(readPrompt('una niña con luces de bengala').subjects).toMatchObject([
      { holds: { thing: 'sparkler' } },
    ]);
  });

  it('are no beetle where something is cheap', () => {
    const { subjects } = readPrompt('uma casa barata na cidade');
    expect(subjects.map(({ thing }) => thing)).toEqual(['house']);
  });
});

it('a roof in German is no badger, which is one by its own word', () => {
  expect(readPrompt('ein Mann repariert ein Dach').subjects).toMatchObject([{ thing: 'person' }]);
  expect(readPrompt('ein Dachs im Wald').subjects).toMatchObject([{ thing: 'raccoon' }]);
});

it.each([
  ['menino chorão', 'tree'],
  ['una raza de perros', 'person'],
  ['una galera romana en el mar', 'person'],
  ['tater tots on a plate', 'person'],
  ['a blood type chart', 'person'],
  ['a girl on the lookout for ships', 'tower'],
  ['thatched umbrellas on the beach', 'house'],
  ['pupo di neve', 'person'],
  ['a mandarin duck', 'tree'],
])('a word that only looks like one of a list is nothing of it: %s', (prompt, thing) => {
  expect(readPrompt(prompt).subjects.map((one) => one.thing)).not.toContain(thing);
});

it('what beads with sweat threads no beads', () => {
  expect(readPrompt('a child beading with sweat').subjects[0]?.traits).toEqual(['child']);
});
