import { describe, expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

it.each([
  'green rice terraces in bali',
  'golden fields at noon',
  'green hills',
  'golden hills',
  'un champ doré',
  'goldene Felder',
  'a golden desert',
])('gives the colour of a land to the land, and none to the light: %s', (prompt) => {
  expect(readPrompt(prompt).tint).toBeNull();
});

it('makes golden fields ripe, golden hills dry, and leaves a golden sky alone', () => {
  expect(readPrompt('golden fields')).toMatchObject({ land: 'field', crop: 'grain' });
  expect(readPrompt('golden hills')).toMatchObject({ crop: null, season: 'autumn' });
  expect(readPrompt('a golden forest').season).toBe('autumn');
  expect(readPrompt('a golden sunflower field').crop).toBe('sunflower');
  expect(readPrompt('a golden sky').tint).not.toBeNull();
});

describe('a field that is named with a room', () => {
  it.each([
    '爷爷坐在火车上,看窗外的油菜花田',
    'a boy in a train, a lavender field outside the window',
    'a girl in a train, a field of tulips outside the window',
  ])('is seen from the window, and no bunch of its flowers lies within: %s', (prompt) => {
    const { land, outlook, subjects } = readPrompt(prompt);
    expect({ land, outlook }).toEqual({ land: 'compartment', outlook: 'field' });
    expect(subjects).toMatchObject([{ thing: 'person' }]);
  });

  it('leaves a vase of flowers where it stands', () => {
    expect(readPrompt('a vase of tulips in a room by a field').subjects).toMatchObject([
      { thing: 'vase', bloom: 'tulip' },
    ]);
  });
});
