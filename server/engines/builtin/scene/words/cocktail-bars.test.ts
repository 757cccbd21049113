import { describe, expect, it } from 'vitest';
import { readPrompt } from './read-prompt.ts';

describe('a bar’s counter', () => {
  it.each([
    'couple sitting at an elegant bar counter|吧台前的情侣|バーカウンターに座るカップル|바 카운터에 앉은 커플',
    'un couple au comptoir de bar|ein Paar an der Bartheke|una pareja en la barra de un bar|девушка за барной стойкой',
    'um casal no balcão de um bar|una coppia al bancone del bar|bar tezgahında oturan bir çift',
    'زوجان على طاولة البار|बार काउंटर पर बैठा जोड़ा',
  ])('is that of a bar, who is there on its stools, in every language: %s', (prompts) => {
    for (const prompt of prompts.split('|')) {
      const { land, subjects } = readPrompt(prompt);
      expect([land, subjects[0]?.thing], prompt).toEqual(['cocktailbar', 'person']);
    }
  });

  it('is where a bartender is, unless another place is named', () => {
    expect(readPrompt('a bartender').land).toBe('cocktailbar');
    expect(readPrompt('a bartender in a tavern').land).toBe('tavern');
  });
});
