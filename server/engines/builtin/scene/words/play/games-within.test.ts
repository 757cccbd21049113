import { describe, expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

const bondIn = (prompt: string) => readPrompt(prompt).subjects[0]?.company?.bond;

describe('games in rooms', () => {
  it('are played at a table by grown people, whatever their names', () => {
    expect(bondIn('old ladies playing canasta in the living room')).toBe('boardgame');
    expect(bondIn('zwei Ritter spielen Mau-Mau im Burgverlies')).toBe('boardgame');
    expect(bondIn('رجل مسن يلعب الطاولة مع صديقه في مقهى شعبي')).toBe('boardgame');
    expect(bondIn('deux femmes qui jouent au tarot dans un café')).toBe('boardgame');
  });

  it('are no game of children, nor of who has a ball or an instrument', () => {
    expect(bondIn('children playing in the living room')).toBeUndefined();
    expect(bondIn('a man playing with a ball in the living room')).toBeUndefined();
    expect(bondIn('a woman playing the guitar in a café')).toBeUndefined();
  });

  it('are played against a robot at its other side', () => {
    expect(readPrompt('a grandfather playing chess against a robot').subjects).toMatchObject([
      { company: { bond: 'chess', members: [['old'], ['robotfolk']] } },
    ]);
  });
});

it('An animal asleep, or on something, plays no game', () => {
  for (const prompt of [
    'a man playing chess in a room while his cat sleeps on the sofa',
    'a man plays chess, a cat on the windowsill',
  ])
    expect(
      readPrompt(prompt).subjects.map(({ thing }) => thing),
      prompt,
    ).toContain('cat');
});
