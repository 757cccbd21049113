import { describe, expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

const things = (prompt: string) => readPrompt(prompt).subjects.map(({ thing }) => thing);

describe('who goes up in Korean', () => {
  it('climbs a mountain or a rock', () => {
    expect(things('한 남자가 산을 올라간다')).toEqual(['climber']);
    expect(things('암벽을 올라가는 여자')).toEqual(['climber']);
  });

  it('climbs no rock on a ladder, a stage or stairs, and is who it is in a tree', () => {
    expect(things('사다리를 올라가는 남자')).toContain('person');
    expect(things('무대에 올라가는 가수')).toEqual(['person']);
    expect(things('아이가 계단을 올라간다')).toEqual(['person']);
    expect(things('나무에 올라가는 고양이')).toContain('cat');
  });
});
