import { describe, expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

describe('words beside what is named with them', () => {
  it.each([
    ['pool', 'a villa with an outdoor pool'],
    ['pool', 'una casa con piscina exterior'],
    ['pool', 'un hotel con piscina exterior'],
    ['indoorpool', 'an indoor public pool'],
    ['indoorpool', 'piscina municipal cubierta'],
    ['lido', 'children swimming in an outdoor pool'],
  ])('mean the pool that it is: %s, %s', (land, prompt) => {
    expect(readPrompt(prompt).land).toBe(land);
  });
  it.each(['a dog walking away', 'eine Katze geht weg', 'un perro se aleja'])(
    'have an animal walk away: %s',
    (prompt) => {
      expect(readPrompt(prompt).subjects).toMatchObject([{ posture: 'walking' }]);
    },
  );
  it('show whose wings are named alone', () => {
    expect(readPrompt('butterfly wings').subjects).toMatchObject([{ thing: 'butterfly' }]);
    expect(readPrompt('蝶の羽').subjects).toMatchObject([{ thing: 'butterfly' }]);
    expect(readPrompt('angel wings on a wall').subjects).toMatchObject([{ traits: ['angel'] }]);
    expect(readPrompt('a girl with butterfly wings').subjects).toMatchObject([
      { thing: 'person', traits: expect.arrayContaining(['gauzewings']) },
    ]);
  });
  it.each(['luchador de judo', 'lutador de capoeira', 'борец за свободу', 'a luchador mask'])(
    'put no other fighter into the ring: %s',
    (prompt) => {
      expect(readPrompt(prompt).land).not.toBe('boxingring');
      expect(readPrompt('luchador de lucha libre').land).toBe('boxingring');
    },
  );
});
