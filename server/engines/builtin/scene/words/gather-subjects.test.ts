import { describe, expect, it } from 'vitest';
import { readPrompt } from './read-prompt.ts';

const things = (prompt: string) =>
  readPrompt(prompt).subjects.map(({ thing, count }) => `${count} ${thing}`);

describe('places', () => {
  it('dresses a place with what belongs to it, without counting that as asked for', () => {
    const park = readPrompt('a dog in the park').subjects;
    expect(park.map(({ thing, isDressing = false }) => [thing, isDressing])).toEqual([
      ['dog', false],
      ['tree', true],
      ['bench', true],
    ]);
    expect(things('a park with three benches')).toEqual(['3 bench', '1 tree']);
    expect(readPrompt('un parc sans bancs').ignored).toEqual([]);
  });

  it('knows villages, towns, ice and roads', () => {
    expect(readPrompt('rooftops of an old town')).toMatchObject({ settled: 'town', land: 'field' });
    expect(readPrompt('a mountain village')).toMatchObject({
      settled: 'village',
      land: 'mountain',
    });
    expect(readPrompt('ice skaters on a frozen lake')).toMatchObject({
      land: 'lake',
      frozen: true,
      subjects: [{ thing: 'skater', count: 3 }],
    });
    expect(readPrompt('a highway through the desert')).toMatchObject({ path: 'road' });
    expect(things('a caravan of camels')).toEqual(['4 camel']);
  });

  it('seats who is named with a bench, unless somebody walks or the bench only belongs to the place', () => {
    expect(readPrompt('an old man sitting on a bench').subjects).toMatchObject([
      { thing: 'bench', traits: ['old', 'crewed'] },
    ]);
    expect(things('a man walking past a bench')).toEqual(['1 person', '1 bench']);
    expect(things('a woman in the park')).toEqual(['1 person', '1 tree', '1 bench']);
  });

  it('seats a couple on the bench that is named with it, and an angler in a rowing boat', () => {
    expect(readPrompt('a couple sitting on a bench').subjects).toMatchObject([
      { thing: 'bench', count: 1, traits: ['couple', 'crewed'] },
    ]);
    expect(readPrompt('two old men sitting on a park bench').subjects).toMatchObject([
      { thing: 'bench', count: 1, traits: ['old', 'crewed', 'shared'] },
    ]);
    expect(things('three women and a bench')).toEqual(['3 person', '1 bench']);
    expect(readPrompt('a fisherman in a boat').subjects).toMatchObject([
      { thing: 'rowboat', traits: ['fisher', 'crewed'] },
    ]);
    expect(things('a fisherman on a fishing boat')).toEqual(['1 trawler']);
    expect(readPrompt('two old fishermen on a small boat').subjects).toMatchObject([
      { thing: 'rowboat', count: 1, traits: ['fisher', 'old', 'crewed', 'shared'] },
    ]);
  });

  it('has a dog go with who walks it', () => {
    expect(readPrompt('a man walking his dog').subjects).toMatchObject([
      { thing: 'person', posture: 'walking', holds: { thing: 'leash' } },
    ]);
    expect(readPrompt('a man running with his dog').subjects).toMatchObject([
      { thing: 'person', posture: 'running' },
      { thing: 'dog', posture: 'running' },
    ]);
    expect(readPrompt('a man walking, a dog sitting').subjects[1]?.posture).toBe('sitting');
  });

  it('takes blossoms for those on the bough, and what stands before a café for a street', () => {
    expect(things('a cherry blossom branch')).toEqual(['1 bough']);
  });

  it.each([
    ['an old jetty on a lake', 'lake'],
    ['un ponton en bois sur un lac', 'lake'],
    ['ein Steg am See', 'lake'],
    ['un muelle de madera en el mar', 'sea'],
    ['деревянный пирс на реке', 'river'],
    ['湖の桟橋', 'lake'],
    ['湖边的木码头', 'lake'],
    ['호수의 나무 선착장', 'lake'],
    ['göl kenarında ahşap iskele', 'lake'],
    ['um píer de madeira no rio', 'river'],
    ['un pontile sul lago', 'lake'],
    ['رصيف خشبي على البحيرة', 'lake'],
    ['झील पर लकड़ी की जेटी', 'lake'],
  ])('knows a jetty from a town: %s', (prompt, land) => {
    const idea = readPrompt(prompt);
    expect(idea).toMatchObject({ land, settled: null });
    expect(idea.subjects).toMatchObject([{ thing: 'pier' }]);
  });

  it('gives what is said behind a jetty to who is on it', () => {
    expect(readPrompt('선착장에 앉아 있는 소녀').subjects).toMatchObject([
      { thing: 'pier', posture: null },
      { thing: 'person', posture: 'sitting' },
    ]);
  });

  it('leaves harbours and ports their town', () => {
    for (const prompt of ['a harbour with a pier', 'un puerto', 'ein Hafen', '港'])
      expect(readPrompt(prompt), prompt).toMatchObject({ land: 'harbour', settled: 'town' });
  });

  it.each([
    ['a hot spring among snowy mountains', 'mountain'],
    ['雪の山の露天風呂', 'mountain'],
    ['山里的温泉', 'mountain'],
    ['숲속의 노천온천', 'woods'],
    ['une source chaude dans la forêt', 'forest'],
    ['eine heiße Quelle im Wald', 'forest'],
    ['una fuente termal en el bosque', 'forest'],
    ['горячий источник в лесу', 'forest'],
    ['uma fonte termal na floresta', 'forest'],
    ['una sorgente termale nel bosco', 'forest'],
    ['ormanda bir kaplıca', 'forest'],
    ['ينبوع حار في الغابة', 'forest'],
    ['जंगल में गर्म पानी का कुंड', 'forest'],
  ])('knows a hot spring: %s', (prompt, land) => {
    expect(readPrompt(prompt)).toMatchObject({ land, spring: true, ignored: [] });
  });

  it('paints steam over hot springs alone, and says so', () => {
    expect(readPrompt('温泉の湯気')).toMatchObject({ spring: true, steam: true, ignored: [] });
    expect(readPrompt('steam over a lake').ignored).toEqual(['steam']);
    expect(readPrompt('a steam train').ignored).toEqual([]);
  });
});

describe('two who are told from each other with a boat', () => {
  it.each([
    'menino e avô num barco de madeira no rio Amazonas|a boy and his grandfather in a rowboat|ein Junge und sein Opa in einem Boot|un niño y su abuelo en un bote|мальчик и дедушка в лодке',
    'un garçon et son grand-père dans une barque|un bambino e il nonno in una barca|小男孩和爷爷在小船上|祖父と男の子がボートに乗る',
  ])('are both in it: %s', (prompts) => {
    for (const prompt of prompts.split('|')) {
      const { subjects } = readPrompt(prompt);
      expect(subjects, prompt).toMatchObject([{ thing: 'rowboat', traits: ['crewed'] }]);
      expect(subjects[0]?.crew, prompt).toHaveLength(2);
    }
  });
});
