import { expect, it } from 'vitest';
import { levelStage } from '../testing/level-stage.ts';
import { wishes } from '../wishes.ts';
import { beergarden, roundsOf, seaterrace } from './beer-garden.ts';

it('seats who drinks in a beer garden at its tables, and stands neither them nor their beer before the eye', () => {
  const stage = levelStage('an old man drinking beer in a beer garden');
  expect(wishes(stage)).toEqual([]);
  const [first] = roundsOf(stage, [[['woman'], []], [[]]]);
  expect(first?.[0]?.traits).toContain('old');
  expect(first?.[1]?.traits).toEqual([]);
});

it('leaves the tables of a beer garden empty where nobody is wanted', () => {
  const many = beergarden(levelStage('a beer garden')).length;
  const none = beergarden(levelStage('a beer garden without people')).length;
  expect(many - none).toBeGreaterThan(12);
});

it('seats who dines on a terrace over the sea at tables with cloths', () => {
  const stage = levelStage('a couple having dinner on a terrace');
  expect(wishes(stage)).toEqual([]);
  const many = seaterrace(stage).length;
  expect(many - seaterrace(levelStage('dinner on a terrace without people')).length).toBe(11);
});
