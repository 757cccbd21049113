import { expect, it } from 'vitest';
import type { Subject } from '../../../words/idea.ts';
import { wayOf } from '../../../world/street/way.ts';
import { levelStage } from '../testing/level-stage.ts';
import { atBusStop, waitingForBus } from './at-bus-stop.ts';

it('lets who is asked for wait on the pavement beside the road, some others where nobody is', () => {
  const stage = levelStage('two women at a bus stop');
  const way = wayOf(stage.setting);
  const women = stage.setting.subjects[0] as Subject;
  const places = [0, 1].map((n) => atBusStop(stage, women, n));
  for (const place of places) {
    const aside = Math.abs((place?.x ?? 0) - way.middle(place?.z ?? 0));
    expect(aside).toBeGreaterThan(way.road);
    expect(aside).toBeLessThan(way.front);
  }
  expect(places[0]?.z).not.toBe(places[1]?.z);
  expect(waitingForBus(stage)).toEqual([]);
  expect(waitingForBus(levelStage('a bus stop'))).toHaveLength(3);
  expect(waitingForBus(levelStage('a city street'))).toEqual([]);
});

it('lets five wait of whom none is seen behind another', () => {
  const stage = levelStage('five people at a bus stop');
  const people = stage.setting.subjects[0] as Subject;
  const seen = Array.from({ length: 5 }, (_, n) => atBusStop(stage, people, n))
    .map((place) => ({ at: (place?.x ?? 0) / (place?.z ?? 1), half: 0.2 / (place?.z ?? 1) }))
    .sort((a, b) => a.at - b.at);
  for (const [n, one] of seen.slice(1).entries())
    expect(one.at - (seen[n]?.at ?? 0)).toBeGreaterThan(one.half + (seen[n]?.half ?? 0));
});
