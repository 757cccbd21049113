import { describe, expect, it } from 'vitest';
import { readPrompt } from './read-prompt.ts';

const things = (prompt: string) => readPrompt(prompt).subjects.map(({ thing }) => thing);

describe('words that are part of others', () => {
  it('see no winter in ice cream', () => {
    const idea = readPrompt('ice cream van on a suburban street, hot summer afternoon');
    expect(idea).toMatchObject({ land: 'street', town: 'suburb', snowy: false, season: 'summer' });
    expect(things('an ice cream truck')).toEqual(['truck']);
  });

  it('see neither mountains nor sea in a Chinese crowd', () => {
    const idea = readPrompt('古代长安城的街上人山人海');
    expect(idea).toMatchObject({ land: 'street', town: 'hutong', ignored: [] });
    expect(idea.subjects).toMatchObject([{ thing: 'person', traits: ['crowd'] }]);
    expect(things('古代长安城的街上人山人海')).not.toContain('castle');
  });

  it('go into a saloon, and to the gate of a flight', () => {
    expect(readPrompt('cowboys playing cards in a western saloon').land).toBe('saloon');
    expect(readPrompt('an airport departure gate at night').land).toBe('terminal');
  });

  it('leave the ship of a ballroom outside it', () => {
    expect(things('an ocean liner ballroom with dancing couples')).not.toContain('liner');
  });
});
