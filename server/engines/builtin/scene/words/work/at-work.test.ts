import { describe, expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

const traitsOf = (prompt: string) => readPrompt(prompt).subjects[0]?.traits ?? [];

const fighters = (prompt: string) =>
  readPrompt(prompt).subjects.filter(({ thing }) => thing === 'person');

describe('who works or plays in a room', () => {
  it.each([
    ['a woman working at the office', 'typing'],
    ['a man working in a laboratory', 'microscope'],
    ['eine Frau arbeitet im Büro', 'typing'],
    ['teenagers playing at an arcade', 'gaming'],
  ])('is at what is done there, and hoes no ground: %s', (prompt, trait) => {
    expect(traitsOf(prompt)).toContain(trait);
    expect(traitsOf(prompt)).not.toContain('working');
    expect(traitsOf(prompt)).not.toContain('playing');
  });

  it('hoes it in the open', () => {
    expect(traitsOf('a woman working in a field')).toContain('working');
  });
});

describe('those who fight', () => {
  it('are two who face each other, or pairs', () => {
    expect(fighters('samurai duel at sunset')).toMatchObject([
      { count: 2, relation: { is: 'meets', party: 'both' } },
    ]);
    expect(fighters('gladiators fighting in the arena')[0]?.count).toBe(4);
    expect(fighters('three knights fighting')[0]?.count).toBe(3);
  });

  it('are one where a beast is named', () => {
    expect(fighters('a knight fighting a dragon')).toMatchObject([
      { count: 1, relation: { is: 'meets', party: 'first' } },
    ]);
  });
});

describe('a couple or a family at what they do', () => {
  it.each([
    'a family building a snowman',
    'a couple painting a picture',
    'a couple cooking dinner',
    'una familia decorando el árbol',
  ])('give nobody a hand: %s', (prompt) => {
    expect(readPrompt(prompt).subjects[0]?.company).toBeUndefined();
  });

  it('go hand in hand where nothing is said', () => {
    expect(readPrompt('a family in a park').subjects[0]?.company?.bond).toBe('hands');
  });
});

describe('animals that fight', () => {
  it('bring no people along', () => {
    expect(fighters('dinosaurs fighting')).toEqual([]);
    expect(fighters('a cat fighting a dog')).toEqual([]);
  });
});

describe('who strokes an animal', () => {
  it('stands before a horse, and kneels to a dog', () => {
    expect(traitsOf('a girl brushing a horse')).toContain('stroking');
    expect(traitsOf('a girl brushing a horse')).not.toContain('cuddling');
    expect(traitsOf('a boy petting a dog')).toContain('cuddling');
    expect(traitsOf('a boy petting a dog')).not.toContain('stroking');
  });
});

describe('who is in a boxing gym', () => {
  it('boxes there', () => {
    expect(traitsOf('boxing gym, a woman in red gloves hitting a heavy bag')).toContain('boxing');
  });

  it('may sit there, or be somewhere else', () => {
    expect(traitsOf('an old man sitting in a boxing gym')).not.toContain('boxing');
    expect(traitsOf('a woman in a gym')).not.toContain('boxing');
  });
});

describe('who works in a shop', () => {
  it.each([
    ['cute otter working in a flower shop', 'flowershop', 'otterfolk', 'flowerselling'],
    ['一只水獭在花店工作', 'flowershop', 'otterfolk', 'flowerselling'],
    ['猫がカフェで働いている', 'cafe', 'catfolk', 'latte'],
    ['고양이가 카페에서 일하는', 'cafe', 'catfolk', 'latte'],
    ['un renard qui travaille dans une librairie', 'bookshop', 'foxfolk', 'shopkeeping'],
    ['Ein Fuchs arbeitet in einem Blumenladen', 'flowershop', 'foxfolk', 'flowerselling'],
    ['un gato trabajando en una librería', 'bookshop', 'catfolk', 'shopkeeping'],
    ['лиса работает в книжном магазине', 'bookshop', 'foxfolk', 'shopkeeping'],
    ['uma raposa trabalhando numa livraria', 'bookshop', 'foxfolk', 'shopkeeping'],
    ['una volpe che lavora in una libreria', 'bookshop', 'foxfolk', 'shopkeeping'],
    ['kitapçıda çalışan tilki', 'bookshop', 'foxfolk', 'shopkeeping'],
    ['ثعلب يعمل في متجر زهور', 'flowershop', 'foxfolk', 'flowerselling'],
    ['फूलों की दुकान में काम करता लोमड़ी', 'flowershop', 'foxfolk', 'flowerselling'],
  ])('stands behind its counter, an animal too: %s', (prompt, land, folk, does) => {
    const idea = readPrompt(prompt);
    expect(idea.land).toBe(land);
    expect(idea.subjects[0]?.traits).toEqual(expect.arrayContaining([folk, does]));
  });

  it('is at a desk in an office, and an animal in a field works no ground', () => {
    const [raccoon] = readPrompt('raccoon working at an office').subjects;
    expect(raccoon?.traits).toEqual(expect.arrayContaining(['raccoonfolk', 'typing']));
    expect(readPrompt('a fox working in a field').subjects[0]?.thing).toBe('fox');
  });

  it.each([
    'astronaut gardening tomatoes in a space station',
    'un astronaute jardine dans une station spatiale',
    '宇航员在空间站里种番茄',
  ])('tends plants in a garden among the stars, an astronaut too: %s', (prompt) => {
    expect(readPrompt(prompt).land).toBe('spacegarden');
    expect(traitsOf(prompt)).toEqual(['spacesuit', 'watering']);
  });

  it.each([
    ['Bäckerin schiebt Brote in den Holzofen, kleines Dorf in Bayern', 'field'],
    ['خباز يخرج الخبز الساخن من الفرن في زقاق ضيق بمدينة فاس القديمة', 'street'],
  ])('bakes in the bakery of a village or a lane that is named: %s', (prompt, outlook) => {
    expect(readPrompt(prompt)).toMatchObject({ land: 'bakery', outlook, town: null });
    expect(traitsOf(prompt)).toContain('atoven');
  });
});

describe('a craft', () => {
  it.each([
    'a violin maker in his workshop',
    "a violin maker's workshop",
    'un luthier dans son atelier',
    'ein Geigenbauer',
    'скрипичный мастер в мастерской',
    'バイオリン職人の工房',
  ])('has a violin on its bench among tools for wood: %s', (prompt) => {
    const { land, subjects } = readPrompt(prompt);
    expect(land).toBe('carpentry');
    expect(subjects).toMatchObject([{ posture: 'sitting', traits: ['violinmending'] }]);
  });

  it.each(['a carpenter in his workshop', 'la bottega di un falegname'])(
    'is done by the carpenter who is alone there: %s',
    (prompt) => {
      expect(readPrompt(prompt)).toMatchObject({
        land: 'carpentry',
        subjects: [{ traits: ['sawing'] }],
      });
    },
  );

  it('of a tailor is done in no garage', () => {
    expect(readPrompt('a tailor in his workshop').land).toBe('tailor');
  });
});
