import { describe, expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

describe('the workshop of a craftsman', () => {
  it.each([
    ['a goldsmith in his workshop', 'jewelmaking'],
    ['ein Goldschmied in seiner Werkstatt', 'jewelmaking'],
    ['a bookbinder in his workshop', 'bookbinding'],
    ['un relieur dans son atelier', 'bookbinding'],
    ["a puppet maker's workshop", 'puppetmaking'],
    ['кукольный мастер в своей мастерской', 'puppetmaking'],
    ['a glassblower in his workshop', 'glassmaking'],
    ['un soplador de vidrio en su taller', 'glassmaking'],
    ['a toy maker in his workshop', 'horsemaking'],
    ['おもちゃ職人が工房で働いている', 'horsemaking'],
  ])('is a room of benches in which the craft is at work: %s', (prompt, trait) => {
    expect(readPrompt(prompt)).toMatchObject({
      land: 'carpentry',
      subjects: [{ thing: 'person', traits: [trait] }],
    });
  });

  it.each(['an inventor in his workshop', 'ein alter Mann in seiner Werkstatt'])(
    'is one too of whom no craft is said: %s',
    (prompt) => {
      expect(readPrompt(prompt).land).toBe('carpentry');
    },
  );

  it.each([
    'a mechanic fixing a red car in the workshop',
    'a boy fixing his bike in the workshop',
    'a man in a garage',
    'an old workshop',
  ])('is a garage where vehicles are mended, or nobody is: %s', (prompt) => {
    expect(readPrompt(prompt).land).toBe('garage');
  });
});
