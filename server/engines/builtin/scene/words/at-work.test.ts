import { describe, expect, it } from 'vitest';
import { readPrompt } from './read-prompt.ts';

const traitsOf = (prompt: string) => readPrompt(prompt).subjects[0]?.traits ?? [];

const fighters = (prompt: string) =>
  readPrompt(prompt).subjects.filter(({ thing }) => thing === 'person');

describe('who works or plays in a room', () => {
  it.each([
    ['a woman working at the office', 'typing'],
    ['a man working in a laboratory', 'microscope'],
    ['eine Frau arbeitet im Büro', 'typing'],
    ['teenagers playing at an arcade', 'gaming'],
  ])('is at what is done there, and hoes no ground: %s', (prompt, trait) => {
    expect(traitsOf(prompt)).toContain(trait);
    expect(traitsOf(prompt)).not.toContain('working');
    expect(traitsOf(prompt)).not.toContain('playing');
  });

  it('hoes it in the open', () => {
    expect(traitsOf('a woman working in a field')).toContain('working');
  });
});

describe('those who fight', () => {
  it('are two who face each other, or pairs', () => {
    expect(fighters('samurai duel at sunset')).toMatchObject([
      { count: 2, relation: { is: 'meets', party: 'both' } },
    ]);
    expect(fighters('gladiators fighting in the arena')[0]?.count).toBe(4);
    expect(fighters('three knights fighting')[0]?.count).toBe(3);
  });

  it('are one where a beast is named', () => {
    expect(fighters('a knight fighting a dragon')).toMatchObject([
      { count: 1, relation: { is: 'meets', party: 'first' } },
    ]);
  });
});

describe('a couple or a family at what they do', () => {
  it.each([
    'a family building a snowman',
    'a couple painting a picture',
    'a couple cooking dinner',
    'una familia decorando el árbol',
  ])('give nobody a hand: %s', (prompt) => {
    expect(readPrompt(prompt).subjects[0]?.company).toBeUndefined();
  });

  it('go hand in hand where nothing is said', () => {
    expect(readPrompt('a family in a park').subjects[0]?.company?.bond).toBe('hands');
  });
});

describe('animals that fight', () => {
  it('bring no people along', () => {
    expect(fighters('dinosaurs fighting')).toEqual([]);
    expect(fighters('a cat fighting a dog')).toEqual([]);
  });
});

describe('who strokes an animal', () => {
  it('stands before a horse, and kneels to a dog', () => {
    expect(traitsOf('a girl brushing a horse')).toContain('stroking');
    expect(traitsOf('a girl brushing a horse')).not.toContain('cuddling');
    expect(traitsOf('a boy petting a dog')).toContain('cuddling');
    expect(traitsOf('a boy petting a dog')).not.toContain('stroking');
  });
});

describe('who is in a boxing gym', () => {
  it('boxes there', () => {
    expect(traitsOf('boxing gym, a woman in red gloves hitting a heavy bag')).toContain('boxing');
  });

  it('may sit there, or be somewhere else', () => {
    expect(traitsOf('an old man sitting in a boxing gym')).not.toContain('boxing');
    expect(traitsOf('a woman in a gym')).not.toContain('boxing');
  });
});
