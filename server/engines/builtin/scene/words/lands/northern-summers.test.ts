import { describe, expect, it } from 'vitest';
import { decide } from '../../setting.ts';
import { readPrompt } from '../read-prompt.ts';

describe('the north outside of winter', () => {
  it.each([
    'our tent by a lake in Finland, midnight sun|midnight sun over a lake in Norway',
    'Mitternachtssonne am See in Lappland|soleil de minuit sur un lac en Finlande',
    'полярный день на озере в Лапландии|a lake in Finland in summer|sol de medianoche en un lago de Finlandia',
    '真夜中の太陽と湖|一个湖上的极昼|지지 않는 태양과 호수',
  ])('has no snow: %s', (prompts) => {
    for (const prompt of prompts.split('|')) {
      const idea = readPrompt(prompt);
      expect([idea.land, idea.season, idea.snowy], prompt).toEqual(['lake', 'summer', false]);
      expect(decide(idea, null, 3, 0).snowy, prompt).toBe(false);
    }
  });

  it('shows its sun at midnight low over the lake', () => {
    for (const index of [0, 1, 2, 3]) {
      const { time, light } = decide(readPrompt('midnight sun over a lake'), null, 3, index);
      expect(time).toBe('sunset');
      expect(light.toward[2]).toBeGreaterThan(0.8);
    }
  });

  it.each(['白夜的海边', '白夜の港町', '백야의 호수', 'белые ночи в Петербурге', 'white nights'])(
    'has nights as pale as mornings: %s',
    (prompt) => {
      expect(readPrompt(prompt)).toMatchObject({ time: 'dawn', season: 'summer' });
    },
  );

  it('keeps its snow where no season or winter is said', () => {
    for (const prompt of ['a lake in Finland', 'a lake in Finland in winter', 'Lapland in January'])
      expect(readPrompt(prompt).snowy, prompt).toBe(true);
  });
});
