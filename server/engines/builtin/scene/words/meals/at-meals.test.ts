import { describe, expect, it } from 'vitest';
import { decide } from '../../setting.ts';
import { readPrompt } from '../read-prompt.ts';

const landOf = (prompt: string) => decide(readPrompt(prompt), null, 3, 0).land;

describe('people who eat or drink', () => {
  it.each([
    ['a man drinking beer on the beach', 'beach', 'beer'],
    ['a man eating a burger in a diner', 'diner', 'burger'],
    ['Leute essen Suppe in einer Hütte', null, 'soup'],
    ['friends drinking wine in a vineyard', null, 'wine'],
    ['niños comiendo pizza en el parque', null, 'pizza'],
  ])('sit at a table of their own with it, no slab before the eye: %s', (prompt, land, served) => {
    const idea = readPrompt(prompt);
    expect(idea.land).not.toBe('tabletop');
    if (land !== null) expect(landOf(prompt)).toBe(land);
    const [guests] = idea.subjects;
    expect(guests?.company).toMatchObject({ bond: 'meal', served });
    expect(idea.subjects.map(({ thing }) => thing)).not.toContain(served);
  });

  it.each([
    ['friends drinking beer in a pub', 'beer'],
    ['friends in a tavern', 'beer'],
    ['a trucker drinking coffee in a diner', 'cup'],
    ['a couple having dinner in a restaurant', undefined],
    ['una pareja cenando en un restaurante', undefined],
    ['a family eating', undefined],
    ['a family having dinner in the kitchen', undefined],
    ['eine Familie beim Abendessen in der Küche', undefined],
    ['una familia cenando en la cocina', undefined],
    ['two friends having dinner in the kitchen', undefined],
  ])('are guests at a table of a room that serves them: %s', (prompt, served) => {
    const { subjects, ignored } = readPrompt(prompt);
    expect(ignored).toEqual([]);
    expect(subjects.filter(({ isDressing }) => isDressing !== true)).toMatchObject([
      { thing: 'person', posture: 'sitting', company: { bond: 'meal' } },
    ]);
    expect(subjects[0]?.company?.served).toBe(served);
  });

  it('are served from a tray, and nothing of it lies before the eye', () => {
    const things = readPrompt('a waiter serving wine in a restaurant').subjects;
    expect(things).toMatchObject([{ thing: 'person', traits: expect.arrayContaining(['waiter']) }]);
    expect(things[0]?.company).toBeUndefined();
  });

  it('sit before the doors of a café on its terrace, where no rice grows', () => {
    const { land, town, subjects } = readPrompt("people sitting at a café's terrace in Paris");
    expect([land, town]).toEqual(['street', 'cafes']);
    expect(subjects[0]?.posture).toBe('sitting');
    expect(readPrompt('people on a café terrace').subjects[0]?.posture).toBe('sitting');
    expect(readPrompt('a woman walking before a café terrace').subjects[0]?.posture).toBe(
      'walking',
    );
  });

  it('are told of where nobody can eat', () => {
    expect(readPrompt('a rabbit eating').ignored).toContain('eating');
  });

  it('are two, three or four at a table, each second of several a woman', () => {
    const members = (prompt: string) => readPrompt(prompt).subjects[0]?.company?.members;
    expect(members('a couple eating pizza on the beach')).toEqual([[], ['woman']]);
    expect(members('people eating pizza on the beach')?.length).toBeGreaterThan(2);
  });

  it('are all of a family', () => {
    const { company } =
      readPrompt('a family of five having dinner in the kitchen').subjects[0] ?? {};
    expect(company?.members).toHaveLength(5);
  });

  it('eat at the counter of a food stall, and nothing lies on the street there', () => {
    const things = readPrompt('two women eating ramen at a yatai').subjects;
    expect(things.map(({ thing }) => thing)).toEqual(['person']);
  });

  it.each([
    'night market, boy eating noodles|ein Junge isst Nudeln auf dem Nachtmarkt|garçon mangeant des nouilles, marché de nuit',
    'niño comiendo fideos en un mercado nocturno|menino comendo macarrão no mercado noturno|gece pazarında erişte yiyen çocuk',
    '夜市，男孩吃面条|少年が夜市で麺を食べている|야시장에서 국수를 먹는 소년|ولد يأكل النودلز في سوق ليلي',
    'रात के बाज़ार में नूडल्स खाता लड़का|ragazzo che mangia ramen al mercato notturno|мальчик ест лапшу на ночном базаре',
  ])('stand at a market with the bowl in the hand: %s', (prompts) => {
    for (const prompt of prompts.split('|')) {
      const { subjects } = readPrompt(prompt);
      expect(subjects.map(({ thing }) => thing).toSorted(), prompt).toEqual(['person', 'stall']);
      expect(
        subjects.find(({ thing }) => thing === 'person'),
        prompt,
      ).toMatchObject({
        posture: 'standing',
        holds: { thing: 'foodbowl' },
      });
    }
  });

  it('leave who does something else, and food alone, where they are', () => {
    expect(readPrompt('a chef with a pizza').subjects[0]?.company).toBeUndefined();
    expect(readPrompt('a girl running with a pizza').subjects[0]?.company).toBeUndefined();
    expect(readPrompt('a mug of cocoa before a mountain lake').land).toBe('tabletop');
  });
});

describe('tea on a train', () => {
  it.each([
    'the night train to Istanbul, dining car, a lady in a green hat drinking tea alone',
    'женщина пьёт чай в вагоне-ресторане',
  ])('is drunk at a table: %s', (prompt) => {
    expect(readPrompt(prompt)).toMatchObject({
      land: 'restaurant',
      shell: 'carriage',
      subjects: [{ posture: 'sitting', company: { bond: 'meal', served: 'cup' } }],
    });
  });

  it('has no table where nothing is drunk', () => {
    expect(readPrompt('a woman sitting in a train').subjects[0]?.company).toBeUndefined();
  });
});

describe('tea in a court', () => {
  it('is on the table of the two who sit at it, not on one before the eye', () => {
    const { land, town, subjects } = readPrompt(
      'two women chatting over tea in a Moroccan courtyard with a small fountain',
    );
    expect([land, town]).toEqual(['street', 'riad']);
    expect(subjects[0]?.company).toMatchObject({ bond: 'meal', served: 'cup' });
    expect(subjects.some(({ thing }) => thing === 'cup')).toBe(false);
  });
});

it.each([
  'a cafe with a waiter and an old lady drinking hot chocolate',
  'un petit café parisien avec un serveur et une vieille dame qui boit un chocolat chaud',
])('is no seat for who waits at it: %s', (prompt) => {
  const [waiter, guest] = readPrompt(prompt).subjects;
  expect([waiter?.traits, waiter?.posture]).toEqual([['waiter'], null]);
  expect(guest).toMatchObject({ posture: 'sitting', company: { bond: 'table' } });
});
