import { describe, expect, it } from 'vitest';
import { readPrompt } from '../words/read-prompt.ts';
import { onIslandBeach } from './on-island-beach.ts';

const placeOf = (prompt: string) => {
  const { land, tropical } = onIslandBeach(readPrompt(prompt));
  return [land, tropical];
};

describe('who or what is small on an island', () => {
  it.each([
    'tropical island with palm trees and a hammock',
    'a pirate digging for treasure on an island',
    'eine einsame Insel mit Palmen und einem Liegestuhl',
    'un naufragé sur une île déserte',
    'two kids looking for treasure on a desert island with a map',
    'a monkey and a treasure chest on a tropical island',
    'two friends with a dog in a tropical lagoon',
    'robinson crusoe',
  ])('is on its beach, under palms: %s', (prompt) =>
    expect(placeOf(prompt)).toEqual(['beach', true]),
  );

  it('has no palms in the cold, nor where none grow', () => {
    expect(placeOf('a tent on an island in winter')).toEqual(['beach', false]);
  });

  it.each([
    'a tropical island',
    'an island with a lighthouse',
    'a castaway on an island with one palm tree',
    'a village on an island',
    'sheep on an island',
    'a sheep on a green island',
    'cows on an irish island',
    'a castle on an island with a knight',
  ])('is not there, or on a bank of sand: %s', (prompt) =>
    expect(placeOf(prompt)[0]).toBe('island'),
  );
});

it('knows a castaway in every language', () => {
  const prompts =
    'a castaway on an island|ein Schiffbrüchiger auf einer Insel|un naufragé sur une île|un náufrago en una isla|un naufrago su un isola|um náufrago numa ilha|Робинзон на острове|adada bir kazazede|روبنسون كروزو على جزيرة|島の漂流者|岛上的鲁滨逊|섬에 있는 표류자|द्वीप पर रॉबिन्सन क्रूसो';
  for (const prompt of prompts.split('|'))
    expect(readPrompt(prompt), prompt).toMatchObject({
      land: 'island',
      subjects: [{ thing: 'person', traits: ['bearded'] }],
    });
});
