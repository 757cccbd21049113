import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../../words/language.ts';
import { readPrompt } from '../read-prompt.ts';
import { PAINTER_WORDS } from '../scene-words.ts';

describe('words that name another place by who and what is there', () => {
  it.each([
    'crianças jogando bola numa rua da favela com o Cristo Redentor ao fundo',
    'kids in a street of a favela with Christ the Redeemer',
    'eine Straße in einer Favela',
  ])('keep a street in its favela: %s', (prompt) => {
    expect(readPrompt(prompt)).toMatchObject({ land: 'canal', town: 'favela' });
  });

  it('make a studio of ballerinas one with bars and mirrors, and leave painters theirs', () => {
    for (const prompt of [
      'Ballet dancers in a rehearsal studio, like Degas',
      'bailarinas de ballet en un estudio de arte',
    ])
      expect(readPrompt(prompt).land, prompt).toBe('dancestudio');
    expect(readPrompt('a painter painting ballet dancers in his art studio').land).toBe(
      'artstudio',
    );
  });

  it.each([
    'la pétanque sur la place du village, en Provence',
    'a village square in Provence',
    'ein Dorfplatz in der Provence',
  ])('sow no lavender on squares: %s', (prompt) => {
    expect(readPrompt(prompt)).toMatchObject({ land: 'street', square: true, crop: null });
  });

  it('sow it where nothing else is named', () => {
    for (const prompt of ['Provence', 'a village in Provence'])
      expect(readPrompt(prompt).crop, prompt).toBe('lavender');
  });

  it('let stickers that are bought be things of a shop, and others be the picture', () => {
    for (const prompt of [
      '两个小学生在文具店里挑贴纸',
      'kids choosing stickers',
      'Kinder in einem Schreibwarenladen suchen Aufkleber aus',
      'дети покупают наклейки',
    ])
      expect(readPrompt(prompt), prompt).toMatchObject({ land: 'stationeryshop', flat: null });
    for (const prompt of ['a sticker of a girl', 'cat stickers', 'ein Fuchs als Aufkleber'])
      expect(readPrompt(prompt).flat, prompt).toBe('logo');
  });

  it.each(LANGUAGES)('know stickers by every word: %s', (language) => {
    const words = PAINTER_WORDS.filter((one) => one.language === language && one.meaning.pasted);
    expect(words.length).toBeGreaterThan(0);
    for (const { word } of words) expect(readPrompt(word), word).toMatchObject({ flat: 'logo' });
  });
});

it.each([
  'sunrise at Angkor Wat with a monk walking along the water|吴哥窟日出，僧人沿着水边走',
  'Mönch am Wasser in Angkor Wat|monje junto al agua en Angkor Wat|монах у воды в Ангкор-Вате',
  'the Taj Mahal reflected in the water',
])('the water at a temple is no sea: %s', (prompts) => {
  for (const prompt of prompts.split('|')) expect(readPrompt(prompt).land, prompt).toBe('lake');
});

it('the sea at a castle is one', () => {
  for (const prompt of ['a castle by the sea, deep water', 'waves of water at a castle'])
    expect(readPrompt(prompt).land, prompt).toBe('sea');
});

it.each([
  'northern lights over a small sauna by the lake|Polarlicht über einer Sauna am See',
  'северное сияние над баней у озера',
])('a sauna under the lights of the sky is seen from its lake: %s', (prompts) => {
  for (const prompt of prompts.split('|')) {
    const { land, subjects } = readPrompt(prompt);
    expect([land, subjects[0]?.thing, subjects[0]?.traits], prompt).toEqual([
      'lake',
      'house',
      ['logs'],
    ]);
  }
  expect(readPrompt('a woman in a sauna by the lake').land).toBe('sauna');
});

it.each([
  ['road', 'a road through the valley|山谷里的公路|eine Straße durch das Tal'],
  ['earth', 'a path through the valley'],
  ['rail', 'a train through the valley'],
])('a %s through a valley leads between mountains', (path, prompts) => {
  for (const prompt of prompts.split('|'))
    expect(readPrompt(prompt), prompt).toMatchObject({ land: 'mountain', path, scenery: null });
  expect(readPrompt('a valley').scenery).toBe('valley');
});

it.each([
  'a shopkeeper on a beach',
  'a shopkeeper in a library',
  'コンビニの店員',
  'portrait of a shopkeeper',
  'a sleeping shopkeeper',
  'a store clerk at the checkout',
])('who keeps a shop is on no square: %s', (prompt) => {
  const { land, square, subjects } = readPrompt(prompt);
  expect([square, land === 'street', subjects.map(({ count }) => count)]).toEqual([
    false,
    false,
    [1],
  ]);
});

it('who keeps a shop is on a square where nothing else is named', () => {
  expect(readPrompt('a shopkeeper')).toMatchObject({ land: 'street', square: true });
});

it.each([
  ['street', null, 'Allee in Paris mit Cafés'],
  ['supermarket', null, 'allée du supermarché'],
  ['bowling', null, 'allée de bowling'],
  ['field', 'treeavenue', 'eine Allee im Herbst'],
])('an avenue is in a town or a room as that is: %s, %s', (land, scenery, prompt) => {
  expect(readPrompt(prompt)).toMatchObject({ land, scenery });
});

it.each([
  ['bakery', 'a baker with snow outside the window'],
  ['bakery', 'ein Bäcker, vor dem Fenster schneit es'],
  ['tailor', 'a tailor by the window'],
  ['room', 'a woman at the window'],
])('a window is one of the room of a trade: %s, %s', (land, prompt) => {
  expect(readPrompt(prompt).land).toBe(land);
});

it('ships of Vikings are long, and the desert about Dunhuang is no cave', () => {
  const things = (prompt: string) => readPrompt(prompt).subjects.map(({ thing }) => thing);
  expect(things('Vikings arriving at a fjord, lots of ships')).toContain('longship');
  for (const prompt of ['Wikinger im Drachenboot', 'viking dragon boat']) {
    expect(things(prompt), prompt).toContain('longship');
    expect(things(prompt), prompt).not.toContain('rowboat');
  }
  expect(things('a dragon boat on a river')).toEqual(['rowboat']);
  expect(readPrompt('敦煌沙漠里的骆驼商队').land).toBe('desert');
  expect(readPrompt('敦煌').scenery).toBe('mogao');
  expect(things('下雪的故宫')).toEqual([]);
});

it.each(['Marché de Provence au petit matin', 'a street market in Provence', 'рынок в Провансе'])(
  'a market of Provence has the houses of the south: %s',
  (prompt) => {
    expect(readPrompt(prompt)).toMatchObject({ land: 'street', manner: 'southern' });
  },
);

it('a cellar in which a band plays is a club', () => {
  for (const prompt of ['a jazz band playing in a smoky basement', 'a rock band in the basement'])
    expect(readPrompt(prompt).land, prompt).toBe('jazzclub');
  expect(readPrompt('an old man in the basement').land).toBe('basement');
});

describe('lava', () => {
  it.each([
    'a knight on a stone bridge over lava|ein Ritter auf einer Steinbrücke über Lava',
    'un chevalier sur un pont au-dessus de la lave|рыцарь на мосту над лавой|溶岩の上の橋に立つ騎士',
  ])('flows under the bridge that is over it: %s', (prompts) => {
    for (const prompt of prompts.split('|'))
      expect(readPrompt(prompt).scenery, prompt).toBe('inferno');
  });

  it('flows from a volcano elsewhere', () => {
    expect(readPrompt('lava at night')).toMatchObject({ land: 'volcano', scenery: null });
    expect(readPrompt('a volcano, lava and a bridge').land).toBe('volcano');
  });
});
