import { expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

it('on a sunny morning it is day, in every language, and at sunrise it is not', () => {
  for (const prompt of [
    'a garden on a sunny morning',
    '晴朗的早晨，花园',
    '晴れた朝の庭',
    '맑은 아침의 정원',
    'un jardin par un matin ensoleillé',
    'ein Garten an einem sonnigen Morgen',
    'un jardín en una mañana soleada',
    'сад солнечным утром',
    'um jardim numa manhã ensolarada',
    'un giardino in una mattina soleggiata',
    'güneşli bir sabah bahçe',
    'حديقة في صباح مشمس',
    'धूप भरी सुबह बगीचा',
  ])
    expect(readPrompt(prompt), prompt).toMatchObject({ time: 'day', weather: 'clear' });
  for (const prompt of [
    'a garden at sunrise, sunny',
    'a clear dawn over a garden',
    'ясный рассвет над садом',
    'a garden in the early morning',
  ])
    expect(readPrompt(prompt).time, prompt).toBe('dawn');
});
