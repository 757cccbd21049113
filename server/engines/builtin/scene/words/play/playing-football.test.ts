import { expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

it.each([
  'tres niños jugando al fútbol en la playa|дети играют в футбол во дворе|crianças jogando futebol',
  'Kinder spielen Fußball im Park|bambini che giocano a calcio|des enfants jouent au football',
  'futbol oynayan çocuklar|サッカーをする子どもたち|أطفال يلعبون كرة القدم|फुटबॉल खेलते बच्चे',
])('people who play football are nobody beside a team, and play it: %s', (prompts) => {
  for (const prompt of prompts.split('|')) {
    const people = readPrompt(prompt).subjects.filter(({ thing }) => thing === 'person');
    expect(people.length, prompt).toBe(1);
    expect(people[0]?.traits, prompt).toContain('footballer');
  }
});

it('children who play below a balcony do so without who knits on it', () => {
  const { land, subjects } = readPrompt(
    'Oma strickt auf dem Balkon, unten spielen Kinder Fußball im Hof',
  );
  expect(land).toBe('balcony');
  expect(subjects.map(({ traits }) => traits)).toEqual([
    ['woman', 'old', 'knitting'],
    ['child', 'footballer'],
  ]);
});

it('kites fly by themselves over who plays football', () => {
  for (const prompt of [
    'kids playing football in a narrow alley, kites over the roofs',
    'أطفال يلعبون كرة القدم في حارة ضيقة، طائرات ورقية فوق السطوح',
  ])
    expect(
      readPrompt(prompt).subjects.map(({ thing, traits }) => [thing, traits?.includes('crewed')]),
      prompt,
    ).toEqual([
      ['person', false],
      ['kite', undefined],
    ]);
  expect(readPrompt('kids flying kites').subjects[0]?.traits).toContain('crewed');
});

it('the mother of a young animal that a vet examines is its mother', () => {
  const { subjects } = readPrompt('Vet examining a baby hippo at the zoo while the mother watches');
  expect(subjects.map(({ thing }) => thing)).toEqual(['person', 'hippo', 'hippo']);
});

it('an astronaut under the Earth is on the moon, and one who welds under Saturn in space', () => {
  for (const prompt of [
    'astronaut playing guitar in a crater with the Earth behind',
    'Un astronauta tocando la guitarra con la Tierra de fondo',
  ])
    expect(readPrompt(prompt), prompt).toMatchObject({ land: 'space', lunar: true });
  const { land, subjects } = readPrompt(
    'Astronaut mechanic welding the hull of a rusty freighter, Saturn filling the sky behind her, hard sci-fi',
  );
  expect(land).toBe('space');
  expect(subjects.map(({ thing }) => thing)).toContain('spaceship');
});

it('one who plays football alone is no team', () => {
  for (const prompt of [
    'a dog playing football',
    'サッカーをする犬',
    'futbol oynayan kedi',
    'फुटबॉल खेलता कुत्ता',
    'サッカーをする少年',
  ])
    expect(readPrompt(prompt).subjects[0], prompt).toMatchObject({ thing: 'person', count: 1 });
  expect(readPrompt('サッカーをする子供たち').subjects[0]?.count).toBe(5);
});

it.each([
  'a father and his children at a football match|ein Opa mit seinen Enkeln beim Fußballspiel',
  'un père et ses enfants au match de foot|un padre con sus hijos en el partido de fútbol',
  'um pai com os filhos no jogo de futebol no estádio|un padre con i figli alla partita di calcio',
  'kids at a football match in a stadium|niños viendo un partido de fútbol con su abuelo',
])('who takes children to a match, and they, look on: %s', (prompts) => {
  for (const prompt of prompts.split('|')) {
    const { subjects } = readPrompt(prompt);
    const team = subjects.filter(({ traits }) => traits?.includes('footballer'));
    expect(team, prompt).toMatchObject([{ count: 5, traits: ['footballer'] }]);
    const children = subjects.find(({ traits }) => traits?.includes('child'));
    expect(children?.count, prompt).toBe(3);
  }
});

it.each([
  '아빠와 아들이 축구한다|아빠와 아들이 축구하는 모습|a father and son playing football',
  '父と息子がサッカーをする|爸爸和儿子踢足球|baba ve oğul futbol oynuyor',
])('two who are said to play football are two, and both play: %s', (prompts) => {
  for (const prompt of prompts.split('|')) {
    const people = readPrompt(prompt).subjects.filter(({ thing }) => thing === 'person');
    expect(
      people.map(({ count, traits }) => [count, traits?.includes('footballer')]),
      prompt,
    ).toEqual([
      [1, true],
      [1, true],
    ]);
  }
});
