import { describe, expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

const bondsOf = (prompt: string) => readPrompt(prompt).subjects.map(({ company }) => company?.bond);

describe('somebody in a bed', () => {
  it.each(['a girl sleeping in her bed', 'ein Mädchen schläft im Bett', 'ベッドで眠る少女'])(
    'is asleep under its quilt: %s',
    (prompt) => {
      expect(bondsOf(prompt)).toEqual(['asleep']);
    },
  );

  it.each([
    ['two girls sleep in a bed', 2],
    ['three children asleep in one bed', 3],
    ['a mother and her child asleep in bed', 2],
    ['a couple asleep in bed', 2],
  ])('lies beside the others who sleep in it: %s', (prompt, count) => {
    const { subjects } = readPrompt(prompt);
    expect(subjects).toMatchObject([{ count, company: { bond: 'asleep' } }]);
    expect(subjects[0]?.company?.members).toHaveLength(count);
  });

  it('has a nurse beside it, and not in it', () => {
    const { subjects } = readPrompt('a nurse beside a patient in bed');
    expect(subjects).toMatchObject([{ count: 2, company: { bond: 'inbed' } }]);
    expect(subjects[0]?.company?.members[1]).toContain('nurse');
  });

  it.each([
    'a boy reading in bed',
    'a boy reading under a blanket with a flashlight in his bedroom at night',
    'un niño leyendo en la cama',
  ])('sits up in it who reads, alone: %s', (prompt) => {
    const { land, subjects } = readPrompt(prompt);
    expect(land).toBe('bedroom');
    expect(subjects).toMatchObject([{ count: 1, posture: null, company: { bond: 'inbed' } }]);
    expect(subjects[0]?.holds).toBeUndefined();
  });

  it.each([
    ['a doctor talking to a little girl in a hospital bed', 'girl', 'doctor'],
    ['a mother sitting by her child in bed', 'child', 'woman'],
  ] as const)('sits up before who is there too: %s', (prompt, who, beside) => {
    const { subjects } = readPrompt(prompt);
    expect(subjects).toMatchObject([{ count: 2, company: { bond: 'inbed' } }]);
    expect(subjects[0]?.company?.members[0]).toContain(who);
    expect(subjects[0]?.company?.members[1]).toContain(beside);
  });

  it('is nobody who reads on a chair that is named, or does something else in a bedroom', () => {
    expect(bondsOf('a girl reading in an armchair in her bedroom')).toEqual([undefined]);
    expect(bondsOf('a girl dancing in her bedroom')).toEqual([undefined]);
  });
});

it.each([
  'a girl reading at her desk in her bedroom',
  'a girl reading by the window in her bedroom',
  'a girl reading on the floor of her bedroom',
])('who reads beside the bed is not in it: %s', (prompt) => {
  expect(readPrompt(prompt).subjects[0]?.company?.bond).toBeUndefined();
});
