import { describe, expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

describe('a beach with nobody', () => {
  it.each([
    'a beach with nobody',
    'ein menschenleerer Strand',
    'une plage déserte',
    'una playa sin nadie',
    'uma praia sem ninguém',
    'una spiaggia senza nessuno',
    'безлюдный пляж',
    'ıssız bir plaj',
    'شاطئ بلا أحد',
    '誰もいないビーチ',
    '아무도 없는 해변',
    '空无一人的海滩',
    'सुनसान समुद्र तट',
  ])('is to be without people: %s', (prompt) => {
    expect(readPrompt(prompt)).toMatchObject({ land: 'beach', without: ['person'], subjects: [] });
  });
});

describe('the colour of what hangs there or is worn', () => {
  it('is that of balloons where it stands behind them', () => {
    expect(readPrompt('cien globos rojos sobre la ciudad')).toMatchObject({
      balloonColour: [0.78, 0.12, 0.1],
      tint: null,
    });
  });

  it('is no snowman’s', () => {
    expect(readPrompt('黒い帽子の雪だるま').subjects).toMatchObject([
      { thing: 'snowman', colour: null },
    ]);
  });
});
