import { describe, expect, it } from 'vitest';
import { decide } from '../setting.ts';
import { readPrompt } from '../words/read-prompt.ts';

const settingOf = (prompt: string) => decide(readPrompt(prompt), null, 5, 0);

describe('a building site', () => {
  it.each([
    'a construction site',
    'workers at a construction site in the city',
    'eine Baustelle mit Kränen',
    '建筑工地',
    'стройка',
  ])('is the place in which the picture is: %s', (prompt) => {
    const { idea, land, subjects } = settingOf(prompt);
    expect([land, idea.scenery]).toEqual(['field', 'constructionsite']);
    expect(subjects.map(({ thing }) => thing)).not.toContain('buildingsite');
  });

  it('is where those work of whom nothing else is said', () => {
    expect(settingOf('workers at a construction site').subjects[0]?.traits).toEqual(['builder']);
    expect(settingOf('a child at a construction site').subjects[0]?.traits).not.toContain(
      'builder',
    );
  });

  it('is one thing where others or wild land are named with it', () => {
    for (const prompt of ['a church and a construction site', 'a construction site by the sea']) {
      const { idea, subjects } = settingOf(prompt);
      expect(idea.scenery, prompt).not.toBe('constructionsite');
      expect(subjects.map(({ thing }) => thing)).toContain('buildingsite');
    }
  });
});
