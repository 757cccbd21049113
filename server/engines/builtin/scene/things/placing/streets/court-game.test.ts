import { describe, expect, it } from 'vitest';
import { COURT } from '../../../world/street/arenas/street-court.ts';
import { groundStage } from '../testing/ground-stage.ts';
import { levelStage } from '../testing/level-stage.ts';
import { wishes } from '../wishes.ts';
import { courtGame } from './court-game.ts';

describe('a game on a basketball court in a city', () => {
  it('is played before the hoop where no one is asked for', () => {
    const all = courtGame(levelStage('basketball game on a court in Brooklyn'));
    expect(all.length).toBeGreaterThan(6);
    for (const { z } of all) expect(z).toBeLessThan(COURT.end);
  });

  it('is that of those who are asked for, with few others behind them', () => {
    const stage = groundStage('kids playing basketball on a street court');
    const asked = wishes(stage);
    expect(asked.length).toBe(3);
    const others = courtGame(stage);
    expect(others.length).toBeLessThan(asked.length + 4);
    for (const { size } of others) expect(size).toBeLessThan(1.6);
  });

  it('is none without people, and none elsewhere', () => {
    for (const prompt of ['outdoor basketball court without people', 'a city street'])
      expect(courtGame(levelStage(prompt))).toEqual([]);
  });
});
