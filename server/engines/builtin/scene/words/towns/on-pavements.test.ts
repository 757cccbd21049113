import { describe, expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

const placeOf = (prompt: string) => {
  const { land, town } = readPrompt(prompt);
  return [land, town];
};

describe('who is before a café or a shop', () => {
  it.each([
    ['un petit bistrot parisien sous la pluie, un couple qui danse sur le trottoir', 'cafes'],
    ['a bistro in Lyon, a couple dancing on the sidewalk', 'cafes'],
    ['a cafe, two friends walking in the rain', 'cafes'],
    ['a man standing in front of a cinema', null],
    ['ein Paar tanzt im Regen, ein Café', 'cafes'],
    ['una pareja baila bajo la lluvia, una cafetería', 'cafes'],
    ['un bar, una coppia balla sotto la pioggia', 'cafes'],
    ['um casal dançando na chuva, uma cafeteria', 'cafes'],
    ['кафе, пара танцует под дождём', 'cafes'],
    ['yağmurda dans eden çift, kafe', 'cafes'],
    ['雨中跳舞的情侣，咖啡馆', 'cafes'],
    ['雨の中で踊るカップル、カフェ', 'cafes'],
    ['빗속에서 춤추는 커플, 카페', 'cafes'],
    ['زوجان يرقصان تحت المطر، مقهى', 'cafes'],
    ['बारिश में नाचता जोड़ा, कैफे', 'cafes'],
  ])('is seen in its street: %s', (prompt, town) => {
    expect(placeOf(prompt)).toEqual(['street', town]);
  });

  it.each([
    ['a cozy cafe, rain outside the window, a woman reading', 'cafe'],
    ['a couple dancing in a cafe on a rainy night', 'cafe'],
    ['a cat in a bookshop', 'bookshop'],
    ['a woman in a cafe watching the street', 'cafe'],
  ])('is within where that is not said: %s', (prompt, land) => {
    expect(readPrompt(prompt).land).toBe(land);
  });
});

it.each([
  'a restaurant with tables outside in Rome',
  'una trattoria con tavoli fuori a Roma',
  'ein Restaurant in Rom mit Tischen draußen',
  'un restaurant de Rome avec terrasse',
  'столики на улице, ресторан в Риме',
])(
  'is seen from its street where its tables stand outside, among the houses of its country: %s',
  (prompt) => {
    const { land, town, manner } = readPrompt(prompt);
    expect({ land, town, manner }).toEqual({ land: 'street', town: 'cafes', manner: 'southern' });
  },
);

it('leaves a park a park, and a house a house, whose tables or terrace are named', () => {
  expect(readPrompt('a park with tables outside').land).toBe('field');
  expect(readPrompt('una casa con terraza').land).not.toBe('street');
});

it.each([
  'two friends eating pizza at a street café',
  'due amici mangiano spaghetti, tavoli fuori, trattoria',
])('seats who eats there at a table, with what they eat on it: %s', (prompt) => {
  expect(readPrompt(prompt).subjects[0]?.company).toMatchObject({ bond: 'meal' });
});
