import { describe, expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

const things = (prompt: string) => readPrompt(prompt).subjects.map(({ thing }) => thing);

describe('a verb that is written like a thing', () => {
  it('is no ferry where somebody drives in German', () => {
    expect(things('wir fahren mit dem Auto ans Meer')).toEqual(['car']);
    expect(things('Familie beim Bootfahren auf dem See')).toEqual(['rowboat']);
    expect(things('eine Fähre auf dem Meer')).toEqual(['ferry']);
  });

  it('is neither rain, nor a saw, a tavern or graves', () => {
    expect(readPrompt('Kinder schauen aus dem Fenster').weather).toBeNull();
    expect(readPrompt('zwei Freunde schenken sich Blumen').land).toBeNull();
    expect(things('Kinder graben im Sand')).not.toContain('grave');
    expect(things('Kinder sagen Oma gute Nacht')).toEqual(['person', 'person']);
  });

  it('is no laundry where a car is washed', () => {
    const { subjects } = readPrompt('zwei Jungen waschen das Auto');
    expect(subjects[0]?.traits).toContain('scrubbing');
    expect(subjects.map(({ thing }) => thing)).not.toContain('clothesline');
  });

  it('is no van where somebody goes in Spanish', () => {
    expect(things('los niños van al colegio')).toEqual(['person']);
    expect(things('los niños van en bicicleta')).toEqual(['bicycle']);
    expect(readPrompt('a van on a road').subjects[0]?.traits).toContain('van');
  });

  it.each([
    'une femme lit sur une terrasse',
    'une fille lit dans un jardin',
    'un homme lit dans un café',
    'un vieil homme lit sur un banc',
  ])('is no bed where somebody reads in French: %s', (prompt) => {
    const { land, subjects } = readPrompt(prompt);
    expect(land).not.toBe('bedroom');
    expect(subjects[0]?.traits).toContain('reading');
  });

  it.each(['un chat sur un lit', 'une femme au lit', 'un lit dans un jardin'])(
    'is a bed in French behind an article: %s',
    (prompt) => {
      expect(readPrompt(prompt).subjects.flatMap(({ traits = [] }) => traits)).not.toContain(
        'reading',
      );
    },
  );

  it.each([
    'una van en la playa',
    'mi van en la montaña',
    'uma van de turismo',
    'la van de mi hermano',
  ])('is a van in Spanish and Portuguese behind an article or whose it is: %s', (prompt) => {
    expect(readPrompt(prompt).subjects[0]?.traits).toContain('van');
  });

  it('is no stones where something is rocked, and stones where one sits on them', () => {
    expect(things('a storm rocks the boat')).toEqual(['boat']);
    for (const prompt of [
      'a mermaid sitting on rocks her hair flowing',
      'a lighthouse on the rocks the waves breaking below',
      'waves hit rocks the sky is grey',
    ])
      expect(things(prompt), prompt).toContain('rock');
  });
});
