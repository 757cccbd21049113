import { describe, expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

const subjectsOf = (prompt: string) => readPrompt(prompt).subjects;
const traitsOf = (prompt: string) => subjectsOf(prompt).flatMap(({ traits = [] }) => traits);

describe('words that are written like another', () => {
  it.each([
    'a barber shaving a very patient lion|a patient dog waits at the door|un perro muy paciente',
    'un lion très patient|un cane molto paziente',
  ])('who is patient is no patient: %s', (prompts) => {
    for (const prompt of prompts.split('|')) {
      expect(readPrompt(prompt).land, prompt).not.toBe('hospital');
      expect(traitsOf(prompt), prompt).not.toContain('patient');
    }
    expect(traitsOf('a nurse with a patient in a hospital bed')).toContain('patient');
  });

  it('glass is no glasses', () => {
    expect(traitsOf('kids with their noses on the glass')).not.toContain('glasses');
    expect(traitsOf('a girl with glasses')).toContain('glasses');
  });

  it('a market of Vikings is nobody by himself', () => {
    expect(subjectsOf('a Viking market')[0]).toMatchObject({
      count: 3,
      traits: ['viking', 'bearded'],
    });
    expect(
      subjectsOf('Viking market day, a girl chasing a goose').map(({ thing, relation }) => [
        thing,
        relation?.party,
      ]),
    ).toEqual([
      ['stall', undefined],
      ['person', 'first'],
      ['swan', 'second'],
    ]);
    expect(subjectsOf('a Viking in a market')[0]?.count).toBe(1);
  });

  it.each([
    ['our old caravan in Cornwall|une caravane au camping', 'campervan'],
    ['a caravan crossing the desert|une caravane dans le désert', 'camel'],
    ['una caravana de mercaderes en el desierto', 'camel'],
  ])('a caravan is of camels where they go: %s', (prompts, thing) => {
    for (const prompt of prompts.split('|'))
      expect(
        subjectsOf(prompt).map((one) => one.thing),
        prompt,
      ).toContain(thing);
  });

  it('marshmallows in a cup are roasted by nobody', () => {
    const prompt = 'a girl drinking hot chocolate with marshmallows';
    expect(subjectsOf(prompt).map(({ thing }) => thing)).not.toContain('campfire');
    expect(traitsOf('kids with marshmallows by the campfire')).toContain('roasting');
  });

  it('cards that are played in German are no karts', () => {
    expect(traitsOf('in der Stube wird Karten gespielt')).toContain('cards');
    expect(readPrompt('in der Stube wird Karten gespielt').land).not.toBe('kartinghall');
  });
});

it.each([
  ['nurse in a corridor, soft green light|Frau im Flur, grünes Licht', [0.2, 0.58, 0.25]],
  ['una mujer, luz verde|uma mulher, luz verde|une femme, lumière verte', [0.2, 0.58, 0.25]],
  ['绿色灯光下的女人', [0.2, 0.58, 0.25]],
])('the colour of light is nobody’s dress: %s', (prompts, tint) => {
  for (const prompt of prompts.split('|')) {
    const idea = readPrompt(prompt);
    expect(idea.tint, prompt).toEqual(tint);
    expect(idea.subjects[0]?.colour, prompt).toBeNull();
  }
});

it('warm light leaves the hour as it is', () => {
  const { tint, subjects } = readPrompt('un puesto de noche, luces amarillas, gente riendo');
  expect(tint).toBeNull();
  expect(subjects.map(({ colour }) => colour)).toEqual([null, null]);
});

it('who part at an airport are two where nobody is named', () => {
  for (const prompt of [
    'Farewell at the airport',
    'Abschied am Flughafen',
    'despedida en el aeropuerto',
  ])
    expect(readPrompt(prompt), prompt).toMatchObject({
      land: 'terminal',
      subjects: [{ thing: 'person', count: 2, company: { bond: 'hug' } }],
    });
});

it('what is cooked in a van is on no table before the view', () => {
  for (const prompt of [
    'food truck selling tacos at the beach',
    'Foodtruck verkauft Burger am Strand',
    'camión de comida vendiendo tacos en la playa',
  ])
    expect(readPrompt(prompt), prompt).toMatchObject({
      land: 'beach',
      subjects: [{ thing: 'foodtruck' }],
    });
});

it.each([
  ['a woman riding a bus', 'buscabin'],
  ['man riding the subway', 'metro'],
  ['a girl riding a tram in Lisbon', 'tramcabin'],
  ['a family rides a night train', 'compartment'],
  ['坐公交车的女人', 'buscabin'],
  ['バスに乗る女性', 'buscabin'],
  ['버스를 타는 여자', 'buscabin'],
  ['femme qui prend le bus', 'buscabin'],
  ['donna che prende il tram', 'tramcabin'],
  ['otobüse binen kadın', 'buscabin'],
  ['امرأة تركب الحافلة', 'buscabin'],
  ['बस में सवार औरत', 'buscabin'],
])('who rides in what all ride in is on no horse: %s', (prompt, land) => {
  const { land: at, subjects } = readPrompt(prompt);
  expect(at).toBe(land);
  expect(subjects.map(({ thing }) => thing)).toEqual(['person']);
});

it('who rides a horse or a bicycle is on that', () => {
  expect(subjectsOf('a woman riding a horse')[0]?.thing).toBe('horse');
  expect(subjectsOf('a boy riding a bike')[0]?.thing).toBe('bicycle');
});

it('takes a wheel for no bullring', () => {
  const prompt =
    'un taller de bicicletas en un callejón de Cartagena, el mecánico arregla una rueda';
  const { land, town, subjects } = readPrompt(prompt);
  expect({ land, town }).toEqual({ land: 'garage', town: null });
  expect(subjects.map(({ thing }) => thing)).not.toContain('cow');
});

it.each([
  'a cat looks at the Earth from the Moon',
  'Кот в скафандре смотрит на Землю с Луны',
  'eine Katze schaut vom Mond auf die Erde',
])('puts who looks at the Earth from the Moon on that: %s', (prompt) => {
  expect(readPrompt(prompt)).toMatchObject({ land: 'space', lunar: true, sky: ['earth'] });
});

it('waits on the platform of a small station, and on no quay of a town', () => {
  const idea = readPrompt(
    'la petite gare abandonnée au milieu des tournesols, un chien attend sur le quai',
  );
  expect(idea).toMatchObject({ land: 'field', halt: true });
});

it.each(['девушка в белом платье', 'белые цветы', 'белого кота'])(
  'sees no washing in what is white: %s',
  (prompt) => {
    expect(readPrompt(prompt).subjects.map(({ thing }) => thing)).not.toContain('clothesline');
  },
);

it('dances flamenco with no bird, which is one by a lake', () => {
  for (const prompt of ['una bailaora de flamenco', 'una bailarina de flamenco'])
    expect(readPrompt(prompt).subjects, prompt).toMatchObject([{ thing: 'person' }]);
  expect(readPrompt('un flamenco en el lago').subjects).toMatchObject([{ thing: 'wader' }]);
});

it('a flamingo that dances is a bird', () => {
  expect(readPrompt('un flamenco rosa bailando en el agua').subjects).toMatchObject([
    { thing: 'wader' },
  ]);
});

it.each([
  ['ein Ritter auf seinem Ross', true],
  ['rote Rosse auf der Weide', true],
  ['rote Rosen im Garten', false],
  ['ein Strauß Rosen auf dem Tisch', false],
])('a German steed is a horse, and roses are none: %s', (prompt, isHorse) => {
  expect(readPrompt(prompt).subjects.some(({ thing }) => thing === 'horse')).toBe(isHorse);
});

it('a beast of burden that carries a box goes on four legs', () => {
  expect(readPrompt('a mule carrying a heavy box').subjects).toMatchObject([{ thing: 'donkey' }]);
});

it('a Portuguese net of a fisherman is no hammock, a French dinner no diner and a German walk no Ganges', () => {
  expect(readPrompt('um pescador jogando a rede').subjects.map(({ thing }) => thing)).toEqual([
    'person',
  ]);
  expect(readPrompt('un dîner').land).not.toBe('diner');
  expect(readPrompt('ein Spaziergang im Wald mit Hund').land).toBe('forest');
});

it('a Chinese kitchen is one at home, and a Japanese one a restaurant’s', () => {
  expect(readPrompt('夫妻在厨房做饭').land).toBe('kitchen');
  expect(readPrompt('厨房で働く料理人').land).toBe('restaurantkitchen');
});
