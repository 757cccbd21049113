import { expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

it.each([
  'a tourist on a camel|ein Tourist auf einem Kamel|un turista en un camello|un touriste sur un chameau',
  'турист на верблюде|سائح على جمل|骑骆驼的游客|ラクダに乗った観光客|ऊँट पर एक पर्यटक|낙타를 탄 관광객',
  'deveye binmiş bir turist|um turista em cima de um camelo',
])('who is on a camel rides it: %s', (prompts) => {
  for (const prompt of prompts.split('|'))
    expect(readPrompt(prompt).subjects, prompt).toMatchObject([
      { thing: 'camel', count: 1, traits: expect.arrayContaining(['mounted']) },
    ]);
});

it.each(['a king sitting on an elephant', 'हाथी पर बैठा राजा'])(
  'who sits on an elephant does not sit on the ground: %s',
  (prompt) => {
    expect(readPrompt(prompt).subjects).toMatchObject([
      { thing: 'elephant', traits: ['royal', 'mounted'] },
    ]);
  },
);

it.each(['a bird on an elephant', 'a boy with a donkey', 'a camel and a tourist', '馬と騎士'])(
  'nobody rides here: %s',
  (prompt) => {
    for (const { traits = [] } of readPrompt(prompt).subjects)
      expect(traits).not.toContain('mounted');
  },
);

it('the groom rides to his wedding, and is there once', () => {
  for (const prompt of ['an Indian wedding, the groom on a white horse', 'शादी में घोड़ी पर दूल्हा'])
    expect(readPrompt(prompt).subjects, prompt).toMatchObject([
      { thing: 'horse', count: 1, traits: expect.arrayContaining(['groom', 'mounted']) },
    ]);
});
