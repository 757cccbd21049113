import { expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

it.each([
  'a grandmother telling stories to the children|Großvater erzählt den Enkeln Geschichten|abuelo contando cuentos a sus nietos',
  'le grand-père raconte une histoire aux enfants|дедушка рассказывает внукам сказку|dede torununa masal anlatıyor',
  'جد يحكي قصة لأحفاده|爷爷给孙子讲故事|दादाजी बच्चों को कहानी सुना रहे हैं',
])('the old tell children tales by the fire: %s', (prompts) => {
  for (const prompt of prompts.split('|')) {
    const { land, hearth, subjects } = readPrompt(prompt);
    expect({ land, hearth }, prompt).toEqual({ land: 'room', hearth: true });
    expect(subjects[0]?.traits, prompt).toContain('reading');
    expect(subjects[1]?.traits, prompt).toContain('listening');
  }
});

it('they do so elsewhere where that is said', () => {
  expect(readPrompt('grandfather telling stories to children in a village').land).toBe('field');
});

it.each([
  'an old man telling stories to children by the campfire',
  'an old woman telling stories to children under a tree',
  'grandfather telling stories to his grandchildren under the stars',
  'grandfather reading a story to his grandson on a park bench',
  'an old fisherman telling stories to a boy on a boat',
  'grandparents reading stories to grandchildren at a picnic',
  'an old man telling stories to children around the fire at night',
  'Großvater erzählt den Enkeln Geschichten am Lagerfeuer',
  'la abuela cuenta historias a los niños bajo un árbol',
])('they do so in the open beside what is found there: %s', (prompt) => {
  const { land, hearth, subjects } = readPrompt(prompt);
  expect(land).not.toBe('room');
  expect(hearth).toBe(false);
  expect(subjects.flatMap(({ traits }) => traits)).toContain('reading');
});

it.each([
  "a girl listening to her grandmother's stories",
  'a child reading a story to his grandfather',
])('they do not where it is told to them or listened to: %s', (prompt) => {
  const { land, hearth } = readPrompt(prompt);
  expect({ land, hearth }).toEqual({ land: null, hearth: false });
});
