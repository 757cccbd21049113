import { expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

it.each([
  'portrait of a girl looking at viewer, 85mm|chica mirando al espectador, fondo desenfocado',
  '女の子、カメラ目線、背景ぼかし|女孩看向镜头，背景虚化|صورة امرأة، خلفية ضبابية',
  'девушка, размытый фон, мягкий свет',
])('how a picture is taken is no thing in it, and nothing that is left out: %s', (prompts) => {
  for (const prompt of prompts.split('|')) {
    const { ignored, subjects, weather } = readPrompt(prompt);
    expect(ignored, prompt).toEqual([]);
    expect(subjects.length, prompt).toBeLessThan(2);
    expect(weather, prompt).toBeNull();
  }
});

it.each([
  'a herd of wild horses|une horde de chevaux sauvages|табун диких лошадей|जंगली घोड़ों का झुंड',
])('horses that are nobody’s are horses: %s', (prompts) => {
  for (const prompt of prompts.split('|')) {
    const { ignored, subjects, land } = readPrompt(prompt);
    expect(subjects, prompt).toMatchObject([{ thing: 'horse' }]);
    expect(land, prompt).not.toBe('forest');
    expect(ignored, prompt).toEqual([]);
  }
});
