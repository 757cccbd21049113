import { describe, expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

const things = (prompt: string) =>
  readPrompt(prompt).subjects.map(({ thing, count }) => `${count} ${thing}`);

describe('birds in a prompt', () => {
  it('are a creature where they are one, and a flock where no number is said', () => {
    expect(things('a bird')).toEqual(['1 bird']);
    for (const prompt of [
      'birds over the sea',
      'a flock of birds over the sea',
      'many gulls over the sea',
      'Vögel über dem Meer',
      'птицы над морем',
      '海上的鸟群',
    ])
      expect(readPrompt(prompt), prompt).toMatchObject({
        subjects: [],
        sky: ['birds'],
        flock: null,
      });
  });

  it.each([
    'two pigeons on a square',
    'deux pigeons sur la place',
    'zwei Tauben auf dem Platz',
    'dos palomas en la plaza',
    'due piccioni in piazza',
    'dois pombos na praça',
    'два голубя на площади',
    'iki güvercin meydanda',
    '广场上有两只鸽子',
    '広場に二羽の鳩',
    '광장에 비둘기 두 마리',
    'चौक में दो कबूतर',
    '2 pigeons on the ground',
  ])('are as many on the ground as are said: %s', (prompt) => {
    const idea = readPrompt(prompt);
    expect(idea).toMatchObject({ grounded: true, sky: ['birds'], flock: 2, ignored: [] });
    expect(things(prompt)).toEqual([]);
  });

  it.each([
    'three gulls over the sea',
    'trois mouettes au-dessus de la mer',
    'drei Möwen über dem Meer',
    'tres gaviotas sobre el mar',
    'tre gabbiani sul mare',
    'três gaivotas sobre o mar',
    'три чайки над морем',
    'üç martı denizin üstünde',
    '海上三只海鸥',
    '海の上にカモメが3羽',
    '바다 위 갈매기 세 마리',
    'ثلاثة نوارس فوق البحر',
    'समुद्र के ऊपर तीन समुद्री पक्षी',
  ])('fly one by one where they are few: %s', (prompt) => {
    expect(things(prompt)).toEqual(['3 flyingbird']);
    expect(readPrompt(prompt)).toMatchObject({ land: 'sea', sky: [] });
  });

  it('are counted in a flock too', () => {
    expect(readPrompt('six crows over a field')).toMatchObject({ sky: ['birds'], flock: 6 });
    expect(readPrompt('zehn Möwen über dem Meer').flock).toBe(10);
    expect(readPrompt('1000 seagulls').flock).toBeNull();
    expect(readPrompt('gulls over three boats').flock).toBeNull();
    expect(things('gulls over three boats')).toEqual(['3 boat']);
  });

  it('sit where they are said to be', () => {
    expect(things('two birds')).toEqual(['2 bird']);
    expect(things('a raven on a branch')).toEqual(['1 bird']);
    expect(readPrompt('a pigeon on a windowsill').subjects).toMatchObject([
      { thing: 'bird', on: 'windowsill' },
    ]);
    expect(readPrompt('three birds on a branch')).toMatchObject({
      subjects: [{ thing: 'bough' }],
      flock: 3,
    });
  });

  it('leave their number to nobody else, and have the colour that is said', () => {
    expect(things('a cat watching two birds')).toEqual(['1 cat', '2 bird']);
    expect(readPrompt('three black pigeons on the ground').birdColour?.[0]).toBeLessThan(0.2);
    const [gull] = readPrompt('a seagull over the sea').subjects;
    expect(Math.min(...(gull?.colour ?? [0]))).toBeGreaterThan(0.8);
  });
});
