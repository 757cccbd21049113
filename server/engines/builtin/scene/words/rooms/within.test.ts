import { describe, expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

describe('a church that is seen from within', () => {
  it.each([
    'inside an old gothic church',
    'interior of a large cathedral',
    'im Inneren einer alten Kirche',
    "à l'intérieur d'une vieille église",
    'dentro de una antigua iglesia',
    'dentro una vecchia chiesa',
    'dentro de uma igreja antiga',
    'внутри старой церкви',
    'داخل كنيسة قديمة',
    '古老教堂内部',
    '古い教会の内部',
    '오래된 성당 내부',
    'eski bir kilisenin içinde',
    'पुराने चर्च के अंदर',
  ])('is its nave, in any language: %s', (prompt) => {
    const { land, subjects } = readPrompt(prompt);
    expect([land, subjects]).toEqual(['nave', []]);
  });

  it.each([
    'the nave',
    'صحن الكنيسة',
    '教堂中殿',
    '身廊',
    'неф',
    'kirchenschiff',
    'nave da igreja',
    'navata',
  ])('may be named itself: %s', (prompt) => {
    expect(readPrompt(prompt).land).toBe('nave');
  });

  it.each([
    'candles in a church',
    'candle light in a small wooden church on christmas eve',
    'Kerzen in einer kleinen Kirche',
    'свечи в церкви',
  ])('is where candles burn in it: %s', (prompt) => {
    const { land, subjects } = readPrompt(prompt);
    expect([land, subjects]).toEqual(['nave', []]);
  });

  it('has its stained glass in its windows', () => {
    const { land, medium } = readPrompt('a stained glass window inside an old gothic church');
    expect([land, medium]).toEqual(['nave', null]);
  });

  it.each(['a church on a hill', 'a cat inside a basket in front of a church', 'inside, a church'])(
    'is not every church: %s',
    (prompt) => {
      expect(readPrompt(prompt).subjects.some(({ thing }) => thing === 'church')).toBe(true);
    },
  );
});

describe('a house that is seen from within', () => {
  it.each([
    'a log cabin inside',
    'eine gemütliche Berghütte von innen, Wanderer trinken Tee',
    "une cabane vue de l'intérieur",
    "una baita di montagna vista dall'interno",
    'изба изнутри',
  ])('is so by a word at the end: %s', (prompt) => {
    const { land, subjects } = readPrompt(prompt);
    expect([land, subjects.filter(({ thing }) => thing !== 'person')]).toEqual(['logcabin', []]);
  });

  it.each([
    'a house with a light inside',
    'a barn glowing inside',
    'a tent lit from inside',
    "une maison éclairée de l'intérieur",
  ])('is seen from outside where its light is: %s', (prompt) => {
    expect(readPrompt(prompt).subjects).toHaveLength(1);
  });

  it.each([
    ['italian farmhouse kitchen', 'rustickitchen'],
    ['french farmhouse kitchen', 'rustickitchen'],
    ['stone farmhouse bedroom', 'bedroom'],
  ])('has its rooms where it is a farm of stone: %s', (prompt, room) => {
    expect(readPrompt(prompt)).toMatchObject({ land: room, subjects: [] });
  });

  it('is not what stands inside something else', () => {
    expect(readPrompt('a house inside a forest').subjects).toMatchObject([{ thing: 'house' }]);
  });

  it.each(['im Inneren eines alten Hauses', '小屋の中', 'внутри старого дома'])(
    'is a room: %s',
    (prompt) => {
      const { land, subjects } = readPrompt(prompt);
      expect([land, subjects]).toEqual(['room', []]);
    },
  );

  it('is among branches where it is a tree house', () => {
    const { land, subjects } = readPrompt('interior of a tree house');
    expect([land, subjects]).toEqual(['treehouseroom', []]);
  });

  it.each(['inside a wooden cabin', "à l'intérieur d'un chalet"])(
    'is a room of logs where the house is one: %s',
    (prompt) => {
      const { land, subjects } = readPrompt(prompt);
      expect([land, subjects]).toEqual(['logcabin', []]);
    },
  );

  it.each([
    ['a cozy farmhouse kitchen', 'rustickitchen'],
    ['the bedroom of a castle', 'bedroom'],
    ['die Küche eines Bauernhauses', 'kitchen'],
  ])('does not stand in the room that it has: %s', (prompt, room) => {
    const { land, subjects } = readPrompt(prompt);
    expect([land, subjects]).toEqual([room, []]);
  });

  it('is a hall where it is a castle', () => {
    expect(readPrompt('a knight inside a castle')).toMatchObject({
      land: 'throneroom',
      subjects: [{ thing: 'person' }],
    });
  });

  it('stands where it is named with a land', () => {
    const { land, subjects } = readPrompt('a house in a forest');
    expect([land, subjects.map(({ thing }) => thing)]).toEqual(['forest', ['house']]);
  });
});

describe('what people ride in, seen from within', () => {
  it.each([
    ['spacebridge', 'the inside of a spaceship with a view of a planet'],
    ['spacebridge', 'das Innere eines alten Raumschiffs'],
    ['planecabin', 'the interior of a small airplane'],
    ['buscabin', 'inside an old yellow bus'],
    ['tramcabin', 'внутри старого трамвая'],
    ['carcabin', 'inside my car in the rain'],
    ['submarineroom', 'the interior of an old submarine'],
  ])('is its cabin: %s, %s', (cabin, prompt) => {
    const { land, subjects } = readPrompt(prompt);
    expect([land, subjects]).toEqual([cabin, []]);
  });

  it('is seen from outside where nothing says so', () => {
    expect(readPrompt('a red bus in a street').land).toBe('street');
  });
});

describe('the deck of a ship', () => {
  it.each([
    'a pirate captain on the deck of his ship',
    'ein Pirat auf dem Deck seines Schiffes',
    'un pirate sur le pont de son navire',
    'un pirata en la cubierta de su barco',
    'un pirata sul ponte della sua nave',
    'um pirata no convés do seu navio',
    'пират на палубе своего корабля',
    'gemisinin güvertesinde bir korsan',
    'قرصان على سطح سفينته',
    'अपने जहाज के डेक पर समुद्री डाकू',
    '甲板上的海盗',
    '甲板の海賊',
    '갑판 위의 해적',
  ])('is where it is said to be somebody’s own, and no ship beside it: %s', (prompt) => {
    const { scenery, subjects } = readPrompt(prompt);
    expect(scenery).toBe('shipdeck');
    expect(subjects).toMatchObject([{ thing: 'person', traits: ['pirate'] }]);
  });
});

describe('a lighthouse or a windmill that is seen from within', () => {
  it.each([
    ['inside an old lighthouse', 'room', 'sea'],
    ['the interior of a windmill', 'barnhall', null],
  ] as const)('is its room, the sea before a lighthouse’s windows: %s', (prompt, room, view) => {
    const { land, outlook, subjects } = readPrompt(prompt);
    expect([land, outlook, subjects]).toEqual([room, view, []]);
  });

  it('stands outside where a room is named from which it is seen', () => {
    const { subjects } = readPrompt('a bedroom with a view of a lighthouse');
    expect(subjects.map(({ thing }) => thing)).toEqual(['lighthouse']);
  });
});
