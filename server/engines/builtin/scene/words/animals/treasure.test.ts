import { describe, expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

describe('a dragon on its treasure', () => {
  it.each([
    ['a dragon sleeping on a pile of gold inside a dark cave', 'a heap of gold'],
    ['ein Drache schläft auf einem Goldhaufen in einer Höhle', 'ein Goldhaufen'],
    ["un dragon endormi sur un tas d'or dans une grotte", "un tas d'or"],
    ['un dragón dormido sobre un montón de oro en una cueva', 'un montón de oro'],
    ["un drago addormentato su un mucchio d'oro in una grotta", "un mucchio d'oro"],
    ['um dragão dormindo sobre uma pilha de ouro numa caverna', 'uma pilha de ouro'],
    ['дракон спит на груде золота в пещере', 'груда золота'],
    ['mağarada altın yığını üzerinde uyuyan ejderha', 'altın yığını'],
    ['تنين نائم على كومة من الذهب في كهف', 'كومة من الذهب'],
    ['गुफा में सोने के ढेर पर सोता ड्रैगन', 'सोने का ढेर'],
    ['一条龙睡在山洞里的金币堆上', '金币堆'],
    ['洞窟の中で金貨の山の上に眠るドラゴン', '金貨の山'],
    ['동굴 속 황금 더미 위에서 잠자는 용', '황금 더미'],
  ])('sleeps there in every language: %s; %s', (prompt, treasure) => {
    expect(readPrompt(prompt)).toMatchObject({
      land: 'cave',
      subjects: [{ thing: 'restingdragon', traits: ['hoarding'] }],
    });
    expect(readPrompt(treasure).subjects).toMatchObject([{ thing: 'hoard' }]);
  });

  it('flies where that is said or nothing keeps it on the ground', () => {
    const thingOf = (prompt: string) => readPrompt(prompt).subjects[0]?.thing;
    expect(thingOf('a dragon flying through a cave')).toBe('dragon');
    expect(thingOf('a dragon over a castle')).toBe('dragon');
    expect(thingOf('a sleeping dragon')).toBe('restingdragon');
  });
});

describe('a dragon in a room', () => {
  it('lies there, where its wings have no space, unless it is said to fly', () => {
    expect(readPrompt('a dragon in a library').subjects[0]?.thing).toBe('restingdragon');
    expect(readPrompt('ein Drache in einer Bibliothek').subjects[0]?.thing).toBe('restingdragon');
    expect(readPrompt('a dragon flying through a library').subjects[0]?.thing).toBe('dragon');
    expect(readPrompt('a dragon over a castle').subjects[0]?.thing).toBe('dragon');
  });
});

describe('gold that is named with a dragon', () => {
  it.each([
    'dragon sleeping on gold in a dark cave',
    'a red dragon lying on its gold',
    'a dragon guarding gold coins and jewels',
    'ein Drache schläft auf Gold in einer Höhle',
    "un dragon dort sur de l'or dans une grotte",
    'un dragón durmiendo sobre oro en una cueva',
    'дракон спит на золоте в пещере',
    'um dragão dormindo sobre ouro em uma caverna',
    "un drago che dorme sull'oro in una caverna",
    'mağarada altınların üzerinde uyuyan ejderha',
    'تنين نائم على الذهب في كهف',
    'गुफा में सोने पर सोता ड्रैगन',
    '龙睡在山洞里的黄金上',
    '洞窟で黄金の上に眠るドラゴン',
    '동굴에서 황금 위에 잠든 용',
  ])('is what it lies on: %s', (prompt) => {
    expect(readPrompt(prompt).subjects).toMatchObject([
      { thing: 'restingdragon', traits: ['hoarding'] },
    ]);
  });

  it('is its colour where it is golden', () => {
    for (const prompt of ['a gold dragon sleeping in a cave', 'a golden dragon in a cave']) {
      const [dragon] = readPrompt(prompt).subjects;
      expect(dragon?.traits ?? [], prompt).toEqual([]);
      expect(dragon?.colour, prompt).not.toBeNull();
    }
  });

  it('is left out where there is none', () => {
    expect(readPrompt('a wizard with jewels').ignored).toContain('jewels');
  });
});
