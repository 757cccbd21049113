import { expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

it.each([
  [
    'saxophone',
    'a saxophone player on a subway platform|ein Saxophonist in einer Bar|un saxophoniste|un saxofonista',
  ],
  [
    'saxophone',
    'саксофонист|un sassofonista|um saxofonista|bir saksafoncu|萨克斯手|サックス奏者|색소폰 연주자',
  ],
  ['saxophone', 'عازف ساكسفون|सैक्सोफोन वादक|a man playing the saxophone in a jazz club'],
  ['trumpet', 'un trompettiste|bir trompetçi|小号手|a trumpet player in a street'],
  [
    'drum',
    'a drummer|un batteur|ein Schlagzeuger|un baterista|барабанщик|un batterista|bir davulcu',
  ],
  ['drum', '鼓手|ドラマー|드러머|طبال|ड्रमर'],
])('who plays an instrument has it in the hands: %s, %s', (held, prompts) => {
  for (const prompt of prompts.split('|'))
    expect(readPrompt(prompt).subjects, prompt).toMatchObject([
      { thing: 'person', holds: { thing: held } },
    ]);
});

it('tells words apart that differ by their marks alone, where they are written', () => {
  const things = (prompt: string) => readPrompt(prompt).subjects.map(({ thing }) => thing);
  expect(readPrompt('ein Saxophonist in einer Bar').land).toBe('cocktailbar');
  expect(things('ein Saxophonist in einer Bar')).toEqual(['person']);
  expect(things('ein Bär im Wald')).toEqual(['bear']);
});
