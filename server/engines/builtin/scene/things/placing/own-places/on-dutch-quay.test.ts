import { describe, expect, it } from 'vitest';
import type { Subject } from '../../../words/idea.ts';
import { wayOf } from '../../../world/street/way.ts';
import { levelStage } from '../testing/level-stage.ts';
import { onDutchQuay } from './on-dutch-quay.ts';

function placeIn(prompt: string) {
  const stage = levelStage(prompt);
  const way = wayOf(stage.setting);
  const place = onDutchQuay(stage, stage.setting.subjects[0] as Subject, 0);
  return { way, place };
}

describe('a cyclist in Amsterdam', () => {
  it('is on the quay between the water and the houses', () => {
    const { way, place } = placeIn('a cyclist in Amsterdam');
    const aside = Math.abs((place?.x ?? 0) - way.middle(place?.z ?? 0));
    expect(aside).toBeGreaterThan(way.road + 1);
    expect(aside).toBeLessThan(way.front - 1);
    expect(place?.base).toBeGreaterThan(0);
  });

  it('is nowhere else, and nobody who walks is', () => {
    expect(placeIn('a cyclist in a city street').place).toBe(null);
    expect(placeIn('a woman in Amsterdam').place).toBe(null);
  });
});
