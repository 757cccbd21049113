import { describe, expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

describe('who sleeps in a hall where one waits', () => {
  it.each([
    ['terminal', 'a business man sleeping across the seats at an airport gate, planes outside'],
    ['terminal', 'un homme dort dans le terminal de l’aéroport'],
    ['waitingroom', 'a woman asleep in the waiting room of a hospital'],
    ['stationwaiting', 'ein Mann schläft im Wartesaal am Bahnhof'],
  ])('lies across its seats, %s: %s', (land, prompt) => {
    const idea = readPrompt(prompt);
    expect(idea.land).toBe(land);
    expect(idea.subjects).toMatchObject([{ thing: 'person', posture: 'sleeping', on: 'sofa' }]);
  });

  it.each([
    ['metro', 'a tired man sleeping on the subway|deux ouvriers dorment dans le métro'],
    ['metro', '지하철에서 졸고 있는 커플'],
    ['buscabin', 'a woman dozing in a bus'],
  ])('sits in a carriage, %s, with shut eyes: %s', (land, prompts) => {
    for (const prompt of prompts.split('|')) {
      const idea = readPrompt(prompt);
      expect(idea.land, prompt).toBe(land);
      expect(idea.subjects[0]?.posture, prompt).toBe('sitting');
      expect(idea.subjects[0]?.traits, prompt).toContain('drowsy');
    }
  });

  it('is asleep over the work at work', () => {
    expect(readPrompt('a businessman asleep').subjects[0]?.traits).toContain('slumped');
    expect(readPrompt('a business man').subjects[0]?.traits).toEqual(['business']);
    expect(readPrompt('a child asleep in a bedroom').subjects[0]?.company?.bond).toBe('asleep');
  });
});
