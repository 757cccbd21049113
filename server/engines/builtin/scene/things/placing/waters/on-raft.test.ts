import { expect, it } from 'vitest';
import { RAFT } from '../../../world/scenery/waters/li-river.ts';
import { levelStage } from '../testing/level-stage.ts';
import { IN_WATER_PLACES } from './water-places.ts';

it('stands who fishes with cormorants on the raft, and nobody there without people', () => {
  const [fisher, ...others] = IN_WATER_PLACES.liriver(levelStage('a cormorant fisherman'));
  expect(others).toEqual([]);
  expect(fisher?.base).toBeGreaterThan(RAFT.up);
  expect(fisher?.base).toBeLessThan(RAFT.up + 0.3);
  expect(Math.abs(Math.abs(fisher?.x ?? 0) - Math.abs(RAFT.aside))).toBeLessThan(RAFT.half);
  expect(IN_WATER_PLACES.liriver(levelStage('a cormorant fisherman without people'))).toEqual([]);
});
