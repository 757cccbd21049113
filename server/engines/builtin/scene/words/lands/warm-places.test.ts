import { describe, expect, it } from 'vitest';
import { decide } from '../../setting.ts';
import { readPrompt } from '../read-prompt.ts';

describe('Santa', () => {
  it.each([
    'Santa on a beach|le père Noël à la plage|Weihnachtsmann am Strand|Papá Noel en la playa',
    'Дед Мороз на пляже|Papai Noel na praia|Babbo Natale in spiaggia|plajda Noel Baba',
    '沙滩上的圣诞老人|ビーチのサンタクロース|해변의 산타클로스|بابا نويل على الشاطئ|समुद्र तट पर सांता क्लॉज़',
    'Santa surfing under a palm tree on an island|Santa in the desert',
  ])('brings no snow to where it is warm: %s', (prompts) => {
    for (const prompt of prompts.split('|')) {
      const idea = readPrompt(prompt);
      expect(idea.subjects[0]?.traits, prompt).toContain('santa');
      expect([idea.snowy, idea.season], prompt).toEqual([false, null]);
      expect(decide(idea, null, 3, 0).snowy, prompt).toBe(false);
    }
  });

  it('brings it elsewhere, and to a beach where it is said to lie', () => {
    expect(readPrompt('Santa in a forest').snowy).toBe(true);
    expect(readPrompt('Santa on a snowy beach').snowy).toBe(true);
  });
});
