import { describe, expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

const things = (prompt: string) => readPrompt(prompt).subjects.map(({ thing }) => thing);

describe('what tales tell of', () => {
  it.each([
    [
      'mermaid',
      'a mermaid|une sirène|eine Meerjungfrau|una sirena|русалка|uma sereia|bir denizkızı',
    ],
    ['mermaid', '美人鱼|人魚|인어|عروس البحر|एक जलपरी'],
    ['ghost', 'a ghost|un fantôme|ein Gespenst|un fantasma|призрак|um fantasma|bir hayalet'],
    ['ghost', '幽灵|幽霊|유령|شبح|एक भूत'],
    ['skeleton', 'a skeleton|un squelette|ein Skelett|un esqueleto|скелет|um esqueleto'],
    ['skeleton', 'uno scheletro|bir iskelet|骷髅|骸骨|스켈레톤|هيكل عظمي|एक कंकाल'],
    ['skull', 'a human skull|un crâne|ein Totenkopf|una calavera|череп|uma caveira|un teschio'],
    ['skull', 'bir kafatası|头骨|頭蓋骨|두개골|جمجمة|एक खोपड़ी'],
    [
      'statue',
      'a marble statue|une statue|eine Skulptur|una estatua|статуя|uma estátua|una statua',
    ],
    ['statue', 'bir heykel|雕像|彫像|동상|تمثال|एक मूर्ति'],
    ['chest', 'a treasure chest|un coffre au trésor|eine Schatztruhe|un cofre del tesoro|клад'],
    ['chest', 'um baú do tesouro|un forziere|bir hazine sandığı|宝箱|보물 상자|صندوق الكنز|खज़ाना'],
    ['crown', 'a golden crown|une couronne|eine Krone|una corona|корона|uma coroa|bir taç'],
    ['crown', '王冠|왕관|تاج|एक मुकुट'],
    [
      'sword',
      'a sword in a stone|une épée|ein Schwert|una espada|меч|uma espada|una spada|bir kılıç',
    ],
    ['sword', '宝剑|聖剣|성검|سيف|एक तलवार'],
    [
      'tacos',
      'tacos|des tacos|ein Taco|unos tacos|тако|um taco|塔可|タコス|타코|تاكو|एक टाको|bir tako',
    ],
  ])('is known in every language: %s', (thing, prompts) => {
    for (const prompt of prompts.split('|')) {
      expect(things(prompt), prompt).toEqual([thing]);
      expect(readPrompt(prompt), prompt).toMatchObject({ akin: [], ignored: [] });
    }
  });

  it('is in the hands and on the head of who is named with it', () => {
    const [knight, ...others] = readPrompt('a knight with a sword').subjects;
    expect(knight).toMatchObject({ thing: 'person', holds: { thing: 'sword' } });
    expect(others).toEqual([]);
    expect(readPrompt('a samurai with a katana').subjects[0]?.holds).toBeUndefined();
    const [queen, ...rest] = readPrompt('a girl wearing a crown').subjects;
    expect(queen?.traits).toEqual(['girl', 'royal']);
    expect(rest).toEqual([]);
  });

  it('is of stone where a statue is said to show it', () => {
    const [lion, ...others] = readPrompt('a statue of a lion').subjects;
    expect(lion?.thing).toBe('lion');
    expect(Math.min(...(lion?.colour ?? [0]))).toBeGreaterThan(0.6);
    expect(others).toEqual([]);
    expect(readPrompt('a statue of an angel').subjects).toMatchObject([
      { thing: 'statue', traits: ['angel'] },
    ]);
    expect(things('people looking at a statue')).toEqual(['person', 'statue']);
    expect(things('a statue and a lion')).toEqual(['statue', 'lion']);
  });
});
