import { describe, expect, it } from 'vitest';
import { TRADE_WORDS } from '../lists/trades.ts';
import { readPrompt } from '../read-prompt.ts';

const sellersOf = (prompt: string) =>
  readPrompt(prompt).subjects.filter(({ traits }) =>
    traits?.some((one) => one.endsWith('selling')),
  );

describe('who sells', () => {
  it.each([
    ['an old man selling carpets in a bazaar', 'carpetselling'],
    ['a woman selling flowers at a market', 'flowerselling'],
    ['a fish seller', 'fishselling'],
    ['a goblin selling potions', 'potionselling'],
    ['ein Kobold verkauft Zaubertränke', 'potionselling'],
    ['un vieil homme vend des tapis', 'carpetselling'],
    ['eine Frau verkauft Blumen', 'flowerselling'],
    ['una mujer vende flores', 'flowerselling'],
    ['una donna vende fiori', 'flowerselling'],
    ['uma mulher vende flores', 'flowerselling'],
    ['старик продаёт ковры', 'carpetselling'],
    ['halı satan yaşlı bir adam', 'carpetselling'],
    ['رجل يبيع السمك', 'fishselling'],
    ['फूल बेचती औरत', 'flowerselling'],
    ['老人在卖地毯', 'carpetselling'],
    ['花を売る女性', 'flowerselling'],
    ['꽃을 파는 여자', 'flowerselling'],
    ['an old lady selling honey at a market', 'honeyselling'],
    ['卖蜂蜜的老奶奶', 'honeyselling'],
    ['бабушка продаёт мёд', 'honeyselling'],
    ['una anciana vende miel', 'honeyselling'],
    ['a girl selling bread', 'breadselling'],
    ['ein Fuchs verkauft Brot', 'breadselling'],
    ['a mouse selling tiny cakes', 'cakeselling'],
    ['un renard qui vend du fromage', 'cheeseselling'],
    ['a dragon selling ice cream at the beach', 'iceselling'],
    ['a robot selling books', 'bookselling'],
    ['kids selling lemonade', 'drinkselling'],
    ['a man selling lanterns at a market', 'lampselling'],
    ['kapalıçarşıda lamba satan bir adam', 'lampselling'],
    ['лавка, старик продаёт лампы', 'lampselling'],
    ['a wizard selling wands', 'goodsselling'],
    ['お菓子を売る猫', 'goodsselling'],
    ['a vendor in a market hall', 'goodsselling'],
    ['mercato del pesce a Palermo, un venditore che grida', 'fishselling'],
    ['a seller in a flower shop', 'flowerselling'],
  ] as const)('has heaps of the wares: %s', (prompt, trait) => {
    const [seller] = sellersOf(prompt);
    expect(seller?.thing).toBe('person');
    expect(seller?.traits).toContain(trait);
  });

  it.each(Object.entries(TRADE_WORDS))('is known by any word for that: %s', (_, { seller }) => {
    for (const word of seller.split('|'))
      expect(
        readPrompt(word).subjects.map(({ thing }) => thing),
        word,
      ).toEqual(['person']);
  });

  it.each(Object.entries(TRADE_WORDS))('has spices and bean curd by any word: %s', (_, words) => {
    for (const [list, trait] of [
      [words.spices, 'spiceselling'],
      [words.tofu, 'tofuselling'],
    ] as const)
      for (const word of list.replaceAll('+', '').split('|')) {
        const [seller] = words.selling.split('|');
        const isBehind = /[ぁ-ん가-힣अ-ह]/u.test(word + seller) || words === TRADE_WORDS.tr;
        const said = isBehind ? `${word} ${seller}` : `${seller} ${word}`;
        expect(sellersOf(`robot ${said}`)[0]?.traits, said).toContain(trait);
      }
  });

  it('sells over one table with others, on a square where no place or building is named', () => {
    const [kids] = readPrompt('kids selling lemonade').subjects;
    expect(kids).toMatchObject({ count: 3, company: { bond: 'vending' } });
    for (const prompt of 'two robots sell ice cream|deux robots vendent des glaces|два робота продают мороженое|due robot vendono gelati|dois robôs vendem sorvete|dos robots venden helado'.split(
      '|',
    ))
      expect(readPrompt(prompt).subjects[0]?.company?.bond, prompt).toBe('vending');
    expect(readPrompt('a girl selling bread')).toMatchObject({ land: 'street', square: true });
    expect(readPrompt('a girl selling bread before a lighthouse').land).not.toBe('street');
  });

  it('lays wares out, as an animal that keeps a shop does', () => {
    const said =
      'a fox shopkeeper laying out bread|狐狸店主在摆放面包|きつねの店主がパンを並べている|여우 점원이 빵을 진열하고 있다|un renard boutiquier étale le pain|ein Fuchs breitet Brot aus und legt Brot hin|el zorro tendero coloca el pan|лиса лавочница раскладывает хлеб|a raposa lojista arruma o pão|la volpe bottegaia dispone il pane|tilki dükkan sahibi ekmek diziyor|ثعلب صاحب الدكان يرتب الخبز|लोमड़ी दुकानदार रोटी रख रही';
    for (const prompt of said.split('|')) {
      const [fox] = sellersOf(prompt);
      expect(fox?.traits, prompt).toContain('foxfolk');
      expect(fox?.traits, prompt).toContain('breadselling');
    }
    expect(readPrompt('きつねの店主がパンを並べている、森の奥のパン屋').land).toBe('forestbakery');
    expect(sellersOf('a fox laying out a map')).toEqual([]);
  });

  it.each(Object.entries(TRADE_WORDS))('lays bread out by any word: %s', (language, words) => {
    const name = language === 'zh' ? '面包' : language === 'ja' ? 'パン' : null;
    for (const word of words.layingout.split('|')) {
      const said = name === null ? `robot ${word} bread` : `ロボット ${name} ${word}`;
      const [robot] = sellersOf(name === '面包' ? `机器人${word}${name}` : said);
      expect(robot?.traits, said).toContain('breadselling');
    }
  });

  it('reads the newspaper that lies beside the word for it, and leaves unsold spices out', () => {
    expect(sellersOf('a boy selling newspapers')).toEqual([]);
    expect(readPrompt('a street with spices').ignored).toContain('spices');
    expect(readPrompt('a kitchen with spices').fittings).toMatchObject([{ name: 'spices' }]);
  });

  it('is nobody where nothing of that is sold', () => {
    expect(sellersOf('a man selling a car')).toEqual([]);
    expect(sellersOf('a carpet in a room')).toEqual([]);
  });

  it('stands at a stall with who buys there where no wares are named, and in a room only there', () => {
    for (const prompt of ['a vendor', 'a street vendor', 'a peddler', 'a stallholder'])
      expect(readPrompt(prompt).subjects[0]?.company?.bond, prompt).toBe('sale');
    expect(readPrompt('a vendor with apples').subjects[0]?.company).toBeUndefined();
    expect(readPrompt('a vendor in a library').subjects[0]?.company).toBeUndefined();
  });

  it('is no book that sells well', () => {
    const { land, subjects } = readPrompt('a best seller book');
    expect(land).toBeNull();
    expect(subjects.map(({ thing }) => thing)).toEqual(['book']);
  });

  it('leaves the market’s stalls their goods', () => {
    const { subjects } = readPrompt('a woman selling flowers at a market');
    expect(subjects.find(({ thing }) => thing === 'stall')?.goods).toBe('flower');
  });
});

describe('people who stroll past who sells', () => {
  it.each([
    'a juice seller in the old market, people strolling',
    'سوق قديم في دمشق وبائع عصير والناس يتجولون',
  ])('are no sellers: %s', (prompt) => {
    const { subjects, busy } = readPrompt(prompt);
    expect(busy).toBe(true);
    expect(subjects.filter(({ thing }) => thing === 'person')).toMatchObject([
      { count: 1, posture: null },
    ]);
  });

  it('are sellers themselves where nobody else is', () => {
    expect(sellersOf('people selling fruit at a market')).not.toEqual([]);
  });
});

describe('who scoops goldfish', () => {
  it.each(Object.entries(TRADE_WORDS))('does so at a festival of Japan: %s', (_, { scooping }) => {
    for (const words of scooping.split('|')) {
      const { scenery, subjects } = readPrompt(words);
      expect(scenery, words).toBe('matsuri');
      expect(
        subjects.some(({ traits }) => traits?.includes('scooping')),
        words,
      ).toBe(true);
    }
  });
});
