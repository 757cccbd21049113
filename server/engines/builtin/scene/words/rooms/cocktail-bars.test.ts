import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../../words/language.ts';
import { VENUE_WORDS } from '../lists/venues.ts';
import { readPrompt } from '../read-prompt.ts';

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

describe('a bar', () => {
  it.each(LANGUAGES)('is that room by every word for it: %s', (language) => {
    for (const word of VENUE_WORDS[language].bar.split('|'))
      expect(readPrompt(word).land, word).toBe('cocktailbar');
  });

  it('is no café, and is in its street where what stands before it is named', () => {
    expect(readPrompt('a woman in a café').land).toBe('cafe');
    expect(readPrompt('a motorcycle in front of a bar').land).toBe('street');
    expect(readPrompt('a street with a bar').land).toBe('street');
    expect(readPrompt('a rooftop bar').land).toBe('roofterrace');
    expect(readPrompt('a beach bar').land).not.toBe('cocktailbar');
  });
});

describe('who is alone in a bar', () => {
  it.each([
    'a man drinking whisky in a bar|un homme boit un whisky dans un bar|ein Mann trinkt Whisky in einer Kneipe|酒吧里喝威士忌的男人',
    'バーでウイスキーを飲む男性|바에서 위스키를 마시는 남자|un hombre bebe whisky en un bar|мужчина пьёт виски в баре',
    'um homem bebe uísque num bar|un uomo beve whisky in un bar|barda viski içen bir adam|رجل يشرب ويسكي في البار|बार में व्हिस्की पीता हुआ आदमी',
  ])('sits on a stool over a drink, and at no table, in every language: %s', (prompts) => {
    for (const prompt of prompts.split('|')) {
      const { land, subjects, ignored } = readPrompt(prompt);
      expect([land, subjects.length, ignored.length], prompt).toEqual(['cocktailbar', 1, 0]);
      expect(subjects[0]?.traits, prompt).toContain('barstooled');
      expect(subjects[0]?.company, prompt).toBeUndefined();
    }
  });

  it('stands there with what is played', () => {
    expect(readPrompt('a saxophonist in a bar').subjects[0]?.traits ?? []).not.toContain(
      'barstooled',
    );
  });
});
