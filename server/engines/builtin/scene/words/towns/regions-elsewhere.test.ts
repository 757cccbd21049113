import { describe, expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

describe('a country or a town that is named', () => {
  it.each([
    'a yacht in monaco',
    'a swan in geneva',
    'a whale near sicily',
    'a boat in oslo',
    'a moose in sweden',
    'a wolf in romania',
    'panda in china',
    'a cactus in california',
    'ein Elch in Schweden',
    'лебедь в женеве',
    'sheep grazing in sardinia',
  ])('has no street around what swims, floats or lives wild: %s', (prompt) => {
    expect(readPrompt(prompt)).toMatchObject({ land: null, alley: false, square: false });
  });
  it.each([
    ['beach', 'a beach in albania'],
    ['forest', 'forest in sweden'],
    ['field', 'vineyard in hungary'],
    ['volcano', 'volcano in sicily'],
  ])('has no street where it is another land: %s', (land, prompt) => {
    const none = { path: null, alley: false, square: false };
    expect(readPrompt(prompt)).toMatchObject({ land, ...none });
  });
  it.each(['a street in scotland', 'a street in athens', 'улица в афинах'])(
    'has streets: %s',
    (prompt) => {
      expect(readPrompt(prompt)).toMatchObject({ land: 'street', moor: false, hill: null });
    },
  );
});

describe('houses of a town', () => {
  it.each([
    'colorful colonial houses in Paraty, Brazil',
    'casas coloniais coloridas em Paraty, Brasil',
    'Häuser in Paraty, Brasilien',
  ])('are in that town and not on a beach of its country: %s', (prompt) => {
    const { land, town } = readPrompt(prompt);
    expect({ land, town }).toEqual({ land: 'street', town: 'plaza' });
  });

  it('are on the beach where the country alone is named', () => {
    expect(readPrompt('houses under palms in Brazil').land).toBe('beach');
  });
});
