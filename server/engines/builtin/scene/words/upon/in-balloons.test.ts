import { describe, expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

describe('the basket of a hot-air balloon', () => {
  it.each([
    'Kapadokya’da sıcak hava balonunun sepetinden el sallayan bir çift|a couple waves out of the wicker basket of their hot air balloon|热气球的篮子里有一对情侣|熱気球のかごの中のカップル',
    '열기구의 바구니 안에 있는 커플|un couple dans le panier de leur montgolfière|ein Paar im Korb unter dem Heißluftballon|una pareja en la cesta de su globo aerostático',
    'пара в корзине большого воздушного шара|um casal no cesto do seu balão de ar quente|una coppia nel cesto della loro mongolfiera|زوجان في سلة كبيرة تحت منطاد|एक जोड़ा गर्म हवा का गुब्बारा, टोकरी में',
  ])('has those in it who are named: %s', (prompts) => {
    for (const prompt of prompts.split('|')) {
      const { sky, subjects } = readPrompt(prompt);
      expect(sky, prompt).toContain('balloon');
      expect(
        subjects.map(({ thing }) => thing),
        prompt,
      ).not.toContain('basket');
      const people = subjects.find(({ thing }) => thing === 'person');
      expect(people?.traits, prompt).toContain('ballooning');
      expect(people?.holds, prompt).toBeUndefined();
    }
  });

  it('is one to carry elsewhere', () => {
    const [girl] = readPrompt('a girl with a basket and a balloon').subjects;
    expect(girl?.traits ?? []).not.toContain('ballooning');
  });
});
