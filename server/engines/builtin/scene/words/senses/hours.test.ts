import { describe, expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

describe('an hour of the clock', () => {
  it.each([
    'a launderette at 2am',
    'a diner at 3 am',
    'a café at 3:30 a.m.',
    'a street at 11 pm',
    "a kitchen at three o'clock in the morning",
    'une rue à 2h du matin',
    'un café à deux heures du matin',
    'una calle a las 3 de la mañana',
    'uma rua às 3 da manhã',
    'una strada alle 3 del mattino',
    'eine Straße um 3 Uhr morgens',
    'улица в три часа ночи',
    'кафе в 2 часа утра',
    '새벽 3시 편의점',
    '早上2点的街道',
    'सुबह 3 बजे सड़क',
  ])('is night late and early: %s', (prompt) => {
    const { time, subjects } = readPrompt(prompt);
    expect(time).toBe('night');
    expect(subjects.map(({ thing }) => thing)).not.toContain('clock');
  });

  it.each([
    ['a harbour at 6 am', 'dawn'],
    ['早上6点的街道', 'dawn'],
    ['a market at 10 am', 'day'],
    ['a beach at 3 pm', 'day'],
    ['a street at 7 pm', 'dusk'],
    ['ein Hafen um 22 Uhr', 'night'],
  ])('is another time of day else: %s', (prompt, time) => {
    expect(readPrompt(prompt).time).toBe(time);
  });

  it('says how many there are of nothing, and what is counted is no hour', () => {
    const drinking = readPrompt('a diner at 3 am, one man drinking coffee').subjects;
    expect(drinking.map(({ count }) => count)).toEqual([1]);
    expect(readPrompt('three dogs in the morning').subjects).toMatchObject([
      { thing: 'dog', count: 3 },
    ]);
    expect(readPrompt('three dogs in the morning').time).toBe('dawn');
    expect(readPrompt('a garden at sunrise').time).toBe('dawn');
  });

  it('is as light as words beside it say', () => {
    expect(readPrompt('8 pm, the sun is setting over the sea').time).toBe('sunset');
    expect(readPrompt('beach at 9pm, sunset').time).toBe('sunset');
  });

  it('is none where it says how long something is open', () => {
    expect(readPrompt('a 24 hour diner at noon').time).toBe('day');
    expect(readPrompt('24h pharmacy on a sunny day').time).not.toBe('night');
    expect(readPrompt('a 24 hour supermarket').time).toBeNull();
  });
});
