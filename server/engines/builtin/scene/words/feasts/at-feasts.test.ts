import { describe, expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

describe('the manger', () => {
  it.each([
    'a nativity scene in a stable|une crèche dans une étable|eine Weihnachtskrippe im Stall|un belén en un establo|рождественский вертеп',
    'um presépio|un presepe in una stalla|meryem ve yusuf|耶稣诞生|キリスト降誕|예수 탄생|ميلاد المسيح|यीशु का जन्म',
  ])('is in its own stable, wherever it is said to stand, in every language: %s', (prompts) => {
    for (const prompt of prompts.split('|'))
      expect(readPrompt(prompt), prompt).toMatchObject({ land: 'field', scenery: 'nativity' });
  });

  it('has around it who is named with it', () => {
    const idea = readPrompt('Mary and Joseph with baby Jesus, shepherds, a donkey and a cow');
    expect(idea).toMatchObject({ scenery: 'nativity', subjects: [] });
  });
});

describe('a birthday party in a garden', () => {
  it.each([
    "a birthday party in the garden|une fête d'anniversaire dans le jardin|eine Geburtstagsfeier im Garten|una fiesta de cumpleaños en el jardín",
    '花园里的生日派对|庭の誕生日パーティー|정원에서 생일 파티|día de cumpleaños en el jardín',
  ])('is at its long table, with balloons: %s', (prompts) => {
    for (const prompt of prompts.split('|')) {
      const { scenery, subjects } = readPrompt(prompt);
      expect(scenery, prompt).toBe('gardenparty');
      expect(
        subjects.map(({ thing }) => thing),
        prompt,
      ).toContain('balloons');
    }
  });

  it('has the children at the table who are named with it, and shows one who is told of', () => {
    expect(readPrompt('children at a birthday party in the garden').subjects).toMatchObject([
      { thing: 'balloons' },
    ]);
    expect(
      readPrompt('a girl in a red dress at a birthday party in the garden').subjects,
    ).toContainEqual(expect.objectContaining({ thing: 'person' }));
  });

  it('leaves a birthday elsewhere where it is', () => {
    expect(readPrompt('a birthday party').scenery).toBeNull();
    expect(readPrompt('a birthday party in the kitchen').scenery).toBeNull();
    expect(readPrompt('flowers in a garden').scenery).toBeNull();
  });
});

describe('scouts', () => {
  it.each([
    'scouts around a campfire|des scouts autour d’un feu de camp|Pfadfinder am Lagerfeuer|scouts alrededor de una fogata|скауты у костра|escoteiros ao redor da fogueira|boy scout intorno al falò',
    'kamp ateşi etrafında izciler|篝火旁的童子军|焚き火を囲むボーイスカウト|모닥불 주위의 보이스카우트|كشافة حول نار المخيم|अलाव के पास स्काउट',
  ])('are children in khaki who sit round their fire, in every language: %s', (prompts) => {
    for (const prompt of prompts.split('|')) {
      const scouts = readPrompt(prompt).subjects.find(({ thing }) => thing === 'person');
      expect(scouts, prompt).toMatchObject({ posture: 'sitting', colour: [0.62, 0.54, 0.34] });
      expect(scouts?.traits, prompt).toContain('child');
      expect(scouts?.count, prompt).toBeGreaterThan(2);
    }
  });

  it('stand elsewhere as they like', () => {
    expect(readPrompt('scouts in a forest').subjects[0]?.posture).toBeNull();
  });
});

describe('an egg hunt', () => {
  it('is of children with baskets, in spring', () => {
    const { land, season, subjects } = readPrompt('an Easter egg hunt');
    expect({ land, season }).toEqual({ land: 'field', season: 'spring' });
    expect(subjects).toMatchObject([
      { thing: 'person', count: 4, holds: { thing: 'basket' } },
      { thing: 'eggs' },
    ]);
  });
});

describe('a crowd', () => {
  it('of a feast is who is named as several with it; one is shown before it', () => {
    for (const prompt of [
      'people celebrating Holi',
      'a marching band',
      'children at a street party',
    ])
      expect(
        readPrompt(prompt).subjects.filter(({ thing }) => thing === 'person'),
        prompt,
      ).toEqual([]);
    expect(readPrompt('a girl at Holi').subjects).toMatchObject([{ thing: 'person' }]);
  });

  it('of football fans fills the stands of a stadium', () => {
    expect(readPrompt('a football crowd')).toMatchObject({ town: 'stadium', subjects: [] });
  });
});

describe("New Year's Eve", () => {
  it.each([
    ["fireworks over Sydney harbour on New Year's Eve", 'operahouse'],
    ["New Year's Eve in London", 'bigben'],
    ["réveillon à Paris avec feux d'artifice", 'irontower'],
  ])('is under fireworks over a city that is known by sight: %s', (prompt, thing) => {
    const { scenery, sky, time, subjects } = readPrompt(prompt);
    expect({ scenery, sky, time }).toEqual({ scenery: null, sky: ['fireworks'], time: 'night' });
    expect(subjects.map((one) => one.thing)).toContain(thing);
  });

  it('is before screens where no such city is named', () => {
    expect(readPrompt("New Year's Eve countdown").scenery).toBe('newyear');
    expect(readPrompt("New Year's Eve in Times Square").scenery).not.toBeNull();
  });
});

describe('a porch at Halloween', () => {
  it.each([
    'halloween night, trick or treaters walking down the street with pumpkins on every porch',
    'trick or treaters, jack-o-lanterns on the porches',
  ])('that is one of many is seen from its street: %s', (prompt) => {
    expect(readPrompt(prompt)).toMatchObject({ land: 'street', town: 'suburb', halloween: true });
  });

  it('is where pumpkins are on that one', () => {
    expect(readPrompt('a porch at halloween with three pumpkins').land).toBe('porch');
  });
});

it('the new year is seen in from a roof by who is there, and from no crowd below', () => {
  const idea = readPrompt("new year's eve on a rooftop, friends watching the fireworks");
  expect(idea).toMatchObject({ perch: 'roof', scenery: null, time: 'night', sky: ['fireworks'] });
  expect(idea.subjects).toMatchObject([{ thing: 'person' }]);
});

it.each(['Semana Santa procession', 'procesión de Semana Santa', 'Semana Santa'])(
  'people go in a street in Holy Week: %s',
  (prompt) => {
    const { land, snowy, subjects } = readPrompt(prompt);
    expect({ land, snowy }).toEqual({ land: 'street', snowy: false });
    expect(subjects).toMatchObject([{ thing: 'person', inLine: true }]);
  },
);

describe('the Day of the Dead', () => {
  it.each([
    'la plaza de un pueblo mexicano el Día de Muertos|Day of the Dead in the town square',
    'der Tag der Toten auf dem Marktplatz|le jour des morts sur la place du village',
    'il giorno dei morti in piazza|dia dos mortos na praça|день мёртвых на площади',
    'a Day of the Dead parade in a street of Oaxaca|망자의 날 광장',
  ])('is held on the square or in the street that is named with it: %s', (prompts) => {
    for (const prompt of prompts.split('|'))
      expect(readPrompt(prompt), prompt).toMatchObject({
        ...{ land: 'street', town: 'plaza', scenery: 'deadplaza', time: 'night' },
      });
  });

  it('is a night among graves elsewhere', () => {
    for (const prompt of ['Day of the Dead in Mexico', 'a cemetery of a village, Day of the Dead'])
      expect(readPrompt(prompt).scenery, prompt).toBe('deadnight');
  });
});

it('a carnival is a fair, and that of Rio where its dancers or Brazil are named', () => {
  expect(readPrompt('carnival in a street of Rio, dancers with feathers').scenery).toBe('samba');
  expect(readPrompt('a carnival in Brazil').scenery).toBe('samba');
  for (const prompt of [
    'a carnival at night with a ferris wheel',
    'a girl with a feather in her hat at the carnival',
    'a peacock with beautiful feathers and a carnival tent',
    'carnival ferris wheel with a girl in a feather hat',
  ])
    expect(readPrompt(prompt).scenery, prompt).toBe('fairground');
});
