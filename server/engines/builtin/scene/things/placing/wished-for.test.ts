import { describe, expect, it } from 'vitest';
import { decide } from '../../setting.ts';
import { readPrompt } from '../../words/read-prompt.ts';
import { wishedFor } from './wished-for.ts';

/** What the first three of those that a prompt asks for first are to be. */
function three(prompt: string) {
  const setting = decide(readPrompt(prompt), null, 3, 0);
  const [subject] = setting.subjects;
  if (subject === undefined) throw new Error('nobody was asked for');
  return [0, 1, 2].map((index) => wishedFor(setting, subject, index, undefined));
}

const areWomen = (prompt: string) =>
  three(prompt).map(({ traits = [] }) => traits.includes('woman'));

describe('several people', () => {
  it('are men and women where no more is said', () => {
    expect(areWomen('people in a meadow')).toEqual([false, true, false]);
    expect(areWomen('tourists on a beach')).toEqual([false, true, false]);
  });

  it.each([
    'five people on a beach',
    'three old people in a park',
    'three farmers in a field',
    '海滩上的三个人',
    'fünf Menschen am Strand',
    'tres personas en la playa',
    'три человека на пляже',
  ])('are men and women where they are counted: %s', (prompt) => {
    expect(areWomen(prompt)).toEqual([false, true, false]);
  });

  it.each([
    'drei Männer am Strand',
    'três homens na praia',
    'tre uomini in spiaggia',
    '三个男人在海滩',
    '세 남자',
    'üç erkek',
  ])('are all men by the word for them: %s', (prompt) => {
    expect(areWomen(prompt)).toEqual([false, false, false]);
  });

  it('are men and women too where they talk or laugh', () => {
    expect(areWomen('friends around a campfire')).toEqual([false, true, false]);
    expect(areWomen('a group of people laughing')).toEqual([false, true, false]);
  });

  it('are as they are said to be', () => {
    expect(areWomen('three men in a meadow')).toEqual([false, false, false]);
    expect(areWomen('women in a meadow')).toEqual([true, true, true]);
  });

  it('are dressed for a ballroom as a couple too', () => {
    const [couple] = three('a couple dancing in a ballroom');
    expect(couple?.company?.members).toEqual([['groom'], ['woman', 'ballgown']]);
    const [others] = three('a couple dancing in a meadow');
    expect(others?.company?.members).toEqual([[], ['woman']]);
  });

  it('dance in pairs in a ballroom, and alone elsewhere', () => {
    const pairs = three('dancers in a ballroom').map(({ company }) => company?.members);
    expect(pairs).toEqual(pairs.map(() => [['groom'], ['woman', 'ballgown']]));
    for (const { company } of three('people dancing in a meadow')) expect(company).toBeUndefined();
    for (const { company } of three('knights in a throne room')) expect(company).toBeUndefined();
  });
});

describe('musicians', () => {
  it('all play an instrument, and none of them runs after a ball', () => {
    for (const one of three('musicians playing in the street')) {
      expect(one.holds).toBeDefined();
      expect(one.posture).toBeNull();
    }
  });
});

describe('who feeds', () => {
  it('throws crumbs to birds on the ground, and holds out leaves to others', () => {
    for (const [prompt, throws] of [
      ['an old man feeding pigeons', true],
      ['a girl feeding a horse', false],
    ] as const) {
      const setting = decide(readPrompt(prompt), null, 3, 0);
      const [somebody] = setting.subjects.filter(({ thing }) => thing === 'person');
      if (somebody === undefined) throw new Error('nobody was asked for');
      const { traits } = wishedFor(setting, somebody, 0, undefined);
      expect(traits?.includes('scattering'), prompt).toBe(throws);
    }
  });
});

it.each([
  ["pirates in their ship's cabin with a lantern", true],
  ['pirates on a beach', false],
  ["pirates fighting with swords in their ship's cabin", false],
])('several pirates have no sabre drawn in a cabin, where they stand close: %s', (prompt, is) => {
  for (const { traits = [] } of three(prompt)) expect(traits.includes('unarmed')).toBe(is);
});
