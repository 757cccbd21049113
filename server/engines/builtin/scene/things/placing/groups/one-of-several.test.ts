import { describe, expect, it } from 'vitest';
import { decide } from '../../../setting.ts';
import { readPrompt } from '../../../words/read-prompt.ts';
import { shareOf, wishedFor } from '../wished-for.ts';

/** What all of those that a prompt asks for first are to be, in the picture of that index. */
function all(prompt: string, index = 0) {
  const setting = decide(readPrompt(prompt), null, 3, index);
  const [subject] = setting.subjects;
  if (subject === undefined) throw new Error('nobody was asked for');
  return Array.from({ length: subject.count }, (_, nth) => ({
    ...wishedFor(setting, subject, nth, undefined),
    share: shareOf(setting, subject, nth),
  }));
}

const differ = (of: readonly unknown[]) =>
  expect(new Set(of.map((one) => JSON.stringify(one))).size).toBe(of.length);

describe('several people', () => {
  it.each([
    'five people waving on a beach',
    'children in a park',
    'women in a market',
    'three men skateboarding',
  ])('each have another colour, look and height: %s', (prompt) => {
    for (const index of [0, 1]) {
      const group = all(prompt, index);
      differ(group.map(({ colour }) => colour));
      differ(group.map(({ traits }) => traits));
      differ(group.map(({ share }) => share));
      differ(group.map(({ nth }) => nth));
    }
  });

  it('stay what they are said to be: no beards on children, no coats in the sun, one colour', () => {
    for (const { traits = [] } of all('children in a park')) {
      expect(traits).not.toContain('bearded');
      expect(traits).not.toContain('old');
    }
    for (const index of [0, 1, 2, 3])
      for (const { traits = [] } of all('teenagers', index)) {
        expect(traits).not.toContain('bearded');
        expect(traits).not.toContain('old');
      }
    for (const { traits = [] } of all('people on a beach in summer')) {
      expect(traits).not.toContain('coat');
      expect(traits).not.toContain('jacket');
    }
    for (const { colour } of all('three women in red dresses in a meadow'))
      expect(colour?.[0]).toBeGreaterThan(2 * (colour?.[1] ?? 1));
    for (const { colour } of all('knights in a meadow')) expect(colour).toBeNull();
  });

  it('are dressed alike in cut and each in another colour where that is no uniform', () => {
    for (const prompt of ['three pirates in a tavern', 'four geishas in kyoto', 'three wizards'])
      differ(all(prompt).map(({ colour }) => colour));
    for (const prompt of ['three ninjas in a forest', 'three policemen in a street'])
      for (const { colour } of all(prompt)) expect(colour, prompt).toBeNull();
  });

  it('have other hair each where they are old women', () => {
    const group = all('three grandmothers in a garden');
    differ(group.map(({ hair }) => hair));
    const cuts = ['curly', 'bun', 'shorthaired', 'longhaired'] as const;
    differ(group.map(({ traits = [] }) => cuts.filter((cut) => traits.includes(cut))));
    for (const { traits = [] } of group)
      expect(cuts.filter((cut) => traits.includes(cut)).length).toBe(1);
  });

  it('are of both sexes where teenagers are named', () => {
    const women = all('teenagers').map(({ traits = [] }) => traits.includes('woman'));
    expect(new Set(women).size).toBe(2);
  });

  it('keep no hats and coats on in a room, and have no two old ones among three', () => {
    for (const index of [0, 1, 2, 3, 4, 5, 6, 7]) {
      const group = all('people in a library', index);
      for (const { traits = [] } of group) {
        expect(traits).not.toContain('hatted');
        expect(traits).not.toContain('coat');
      }
      const old = group.filter(({ traits = [] }) => traits.includes('old'));
      expect(old.length).toBeLessThan(2);
    }
  });

  it('are nobody in particular where there is one alone', () => {
    const [one] = all('a man in a meadow');
    expect(one?.colour).toBeNull();
    expect(one?.nth).toBeUndefined();
    expect(one?.share).toBe(1);
  });
});
