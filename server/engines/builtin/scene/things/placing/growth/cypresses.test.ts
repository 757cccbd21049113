import { describe, expect, it } from 'vitest';
import { middleOfWay } from '../../../world/paths/path.ts';
import { levelStage } from '../testing/level-stage.ts';
import { cypresses } from './cypresses.ts';
import { tuscanCypresses } from './tuscan-cypresses.ts';
import { vegetation } from './vegetation.ts';

describe('bald cypresses', () => {
  it('stand in shallow water on both sides of an open way, instead of other trees', () => {
    const stage = levelStage('a Louisiana bayou', -0.5, 4);
    const all = cypresses(stage);
    expect(all.filter(({ x }) => x > 0).length).toBeGreaterThan(20);
    expect(all.filter(({ x }) => x < 0).length).toBeGreaterThan(20);
    for (const { x, z } of all) if (z < 110) expect(Math.abs(x)).toBeGreaterThan(3.9);
    expect(vegetation(stage)).toEqual([]);
  });

  it('stand neither in deep water nor in a bog', () => {
    const near = cypresses(levelStage('a Louisiana bayou', -3, 4)).filter(({ z }) => z < 110);
    expect(near).toEqual([]);
    expect(cypresses(levelStage('a bog', -0.5, 4))).toEqual([]);
  });
});

describe('cypresses of Tuscany', () => {
  it('line the way in pairs', () => {
    const stage = levelStage('Tuscany', 3, 4);
    const avenue = tuscanCypresses(stage).filter(({ x, z }) => {
      const off = Math.abs(x - (middleOfWay(stage.setting, z) ?? 0));
      return off > 3 && off < 4;
    });
    expect(avenue.length).toBeGreaterThan(20);
  });

  it('grow in no other field', () => {
    expect(tuscanCypresses(levelStage('a vineyard', 3, 4))).toEqual([]);
  });
});
