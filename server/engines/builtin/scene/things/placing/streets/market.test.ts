import { describe, expect, it } from 'vitest';
import { readPrompt } from '../../../words/read-prompt.ts';
import { createFrame } from '../../../world/frame.ts';
import { wayOf } from '../../../world/street/way.ts';
import { levelStage } from '../testing/level-stage.ts';
import { market } from './market.ts';

/** People are smaller than stalls. */
const heightsOf = (prompt: string) => market(levelStage(prompt)).map(({ size }) => size);
const isStall = (size: number) => size > 2.5;

describe('a market', () => {
  it('has stalls on both sides and people on the way between them', () => {
    const stage = levelStage('a busy market');
    const { middle } = wayOf(stage.setting);
    const all = market(stage).map(({ x, z, size }) => ({ x: x - middle(z), size }));
    const stalls = all.filter(({ size }) => isStall(size));
    const people = all.filter(({ size }) => !isStall(size));
    expect(stalls.some(({ x }) => x < 0) && stalls.some(({ x }) => x > 0)).toBe(true);
    expect(people.length).toBeGreaterThan(8);
    const inner = Math.min(...stalls.map(({ x }) => Math.abs(x)));
    for (const { x } of people) expect(Math.abs(x)).toBeLessThan(inner);
  });

  it('is empty where no people are wanted', () => {
    expect(heightsOf('a market without people').every(isStall)).toBe(true);
  });

  it('is drawn no larger than a low, wide picture can show', () => {
    const stage = levelStage('a busy market');
    const low = { ...stage, frame: createFrame(900, 40), camera: { ...stage.camera, focal: 900 } };
    const highest = Math.max(...market(low).map(({ sprite }) => sprite.height));
    expect(highest).toBeLessThan(40);
  });

  it('is nowhere else', () => {
    expect(heightsOf('a city street')).toEqual([]);
  });

  it('sells the fruit and the flowers that are named with it, and none lies on the way', () => {
    const goods = (prompt: string) =>
      readPrompt(prompt).subjects.map(({ thing, goods: one }) => [thing, one]);
    expect(goods('mercado de frutas con puestos')).toEqual([['stall', 'fruit']]);
    expect(goods('a flower market in the rain')).toEqual([['stall', 'flower']]);
    expect(goods('a market stall with cheese')).toEqual([['stall', 'cheese']]);
    expect(goods('a stall full of pumpkins')).toEqual([['stall', 'pumpkin']]);
    expect(goods('ein Marktstand mit Brot')).toEqual([['stall', 'bread']]);
    expect(goods('市場')).toEqual([['stall', undefined]]);
    expect(goods('a bowl of fruit')).toEqual([['fruit', undefined]]);
  });

  it('stands in the streets of an old town, between houses that leave it room', () => {
    const { land, isAlley } = levelStage('a market in an old town').setting;
    expect([land, isAlley]).toEqual(['street', false]);
  });

  it('is one of Christmas where a tree stands on it, whose lights outshine the snow beside it', () => {
    const all = market(levelStage('a christmas market without people'));
    const trees = all.filter(({ size }) => size > 8);
    expect(trees).toHaveLength(1);
    const glowOf = (prompt: string) =>
      market(levelStage(prompt))
        .filter(({ size }) => size > 2.5 && size < 3)
        .map(({ sprite }) => Math.max(...(sprite.sizes[0]?.glow ?? [0])));
    expect(Math.min(...glowOf('a christmas market'))).toBeGreaterThan(0.5);
    expect(Math.max(...glowOf('a market square'))).toBe(0);
  });

  it('stands on the plazas and in the streets of other countries, between their houses', () => {
    for (const prompt of [
      'a Mexican market',
      'an Indian vegetable market',
      'a flower market in Paris',
    ]) {
      const stage = levelStage(prompt);
      const { middle, front } = wayOf(stage.setting);
      const stalls = market(stage).filter(({ size }) => isStall(size));
      expect(stalls.length, prompt).toBeGreaterThan(8);
      for (const { x, z } of stalls) expect(Math.abs(x - middle(z)), prompt).toBeLessThan(front);
    }
    expect(market(levelStage('a souk'))).toEqual([]);
  });
});
