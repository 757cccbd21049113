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

  it('are as they are said to be', () => {
    expect(areWomen('three men in a meadow')).toEqual([false, false, false]);
    expect(areWomen('women in a meadow')).toEqual([true, true, true]);
  });

  it('dance in pairs in a ballroom, and alone elsewhere', () => {
    const pairs = three('dancers in a ballroom').map(({ company }) => company?.members);
    expect(pairs).toEqual(pairs.map(() => [['groom'], ['woman', 'ballgown']]));
    for (const { company } of three('people dancing in a meadow')) expect(company).toBeUndefined();
    for (const { company } of three('knights in a throne room')) expect(company).toBeUndefined();
  });
});
