import { describe, expect, it } from 'vitest';
import { decide } from '../../../setting.ts';
import { sceneryIn } from '../../../world/scenery/sceneries.ts';
import { OLD_WORDS } from '../../lists/old-places.ts';
import type { Meaning } from '../../meaning.ts';
import { readPrompt } from '../../read-prompt.ts';
import { OLD_KEYS } from './old-keys.ts';

describe('places of old times, or over the roofs', () => {
  const words = Object.values(OLD_WORDS).flatMap((list) =>
    Object.entries(list).flatMap(([key, alternatives]) =>
      alternatives.split('|').map((word): [string, string] => [word.replace(/[+~]+$/, ''), key]),
    ),
  );

  it.each(words)('are known in each language: %s', (word, key) => {
    const idea = readPrompt(word);
    const meaning: Meaning = OLD_KEYS[key as keyof typeof OLD_KEYS];
    expect(idea.ignored).toEqual([]);
    expect(idea.land).toBe(meaning.land ?? null);
    expect(idea.scenery).toBe(meaning.scenery ?? null);
    if (meaning.trait !== undefined && meaning.thing !== undefined)
      expect(idea.subjects[0]?.traits).toContain(meaning.trait);
  });

  it('are where soldiers and senators of Rome are, unless others are named', () => {
    const at = (prompt: string) => sceneryIn(decide(readPrompt(prompt), null, 5, 0));
    expect(at('Roman soldiers marching')).toBe('romanstreet');
    expect(at('senators in togas')).toBe('romanforum');
    expect(at('a centurion in a forest')).toBeNull();
    expect(at('a Roman soldier before the Colosseum')).toBeNull();
    expect(at('ruins of the Roman forum')).toBeNull();
  });

  it('are no streets or markets of Baghdad, nor any city of the east', () => {
    const seen = (prompt: string) => {
      const { land, town, scenery } = readPrompt(prompt);
      return { land, town, scenery };
    };
    for (const prompt of ['Baghdad street', 'Baghdad market', 'modern Baghdad', 'Bagdad'])
      expect(seen(prompt), prompt).toEqual({ land: 'street', town: 'souk', scenery: null });
    for (const prompt of ['ciudad oriental', 'ville orientale', 'cidade oriental'])
      expect(readPrompt(prompt).scenery, prompt).toBeNull();
    const street = decide(readPrompt('a street in an old Arabian city'), null, 5, 0);
    expect([street.land, sceneryIn(street)]).toEqual(['street', null]);
    for (const prompt of ['ancient Baghdad', 'a flying carpet over Baghdad'])
      expect(readPrompt(prompt).scenery, prompt).toBe('easternroofs');
  });

  it('keep the tanks of roofs in New York no towers of castles, in no lake', () => {
    expect(readPrompt('rooftops of New York with water towers')).toMatchObject({
      scenery: 'newyorkroof',
      subjects: [],
    });
    expect(readPrompt('a cat on a rooftop in New York')).toMatchObject({
      scenery: 'newyorkroof',
      subjects: [{ thing: 'cat' }],
    });
    expect(readPrompt('a castle tower by a lake').scenery).toBeNull();
  });

  it('leave knights to the Middle Ages', () => {
    expect(readPrompt('a Roman legionary').subjects[0]?.traits).toEqual(['legionary']);
    expect(readPrompt('a knight').subjects[0]?.traits).toEqual(['knight']);
  });
});
