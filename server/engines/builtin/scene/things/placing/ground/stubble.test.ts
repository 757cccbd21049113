import { expect, it } from 'vitest';
import type { Sprite } from '../../sprite.ts';
import type { Planted } from '../stage.ts';
import { landStage } from '../testing/land-stage.ts';
import { frayed, stubbleOf } from './stubble.ts';

const sprite: Sprite = { width: 10, height: 20, sizes: [] };
const { setting } = landStage('a tractor in a wheat field', 3, 0);

it('frays grain beside a swath, so that its edge is no row of steps, and leaves the rest', () => {
  const beside: Planted = { sprite, x: 2.4, z: 12, base: 0, size: 1.2 };
  const away: Planted = { ...beside, x: 6 };
  const swath = (x: number) => (Math.abs(x) < 2 ? 1 : 0);
  const [edge, field] = frayed(setting, [beside, away], [swath]);
  expect(edge?.melts).toBeGreaterThan(0.4);
  expect(edge?.size).toBeLessThan(1.2);
  expect(field).toBe(away);
  expect(frayed(setting, [beside], [])).toEqual([beside]);
});

it('shows where the wheels of a tractor have run, and none where somebody walks', () => {
  const toneOf = (thing: 'tractor' | 'person') => {
    const one: Planted = { sprite, thing, x: 0, z: 12, base: 0, size: 4 };
    const [swath] = stubbleOf(setting, [one]);
    const tones = Array.from({ length: 120 }, (_, n) => swath?.tone?.(n / 60 - 1, 11.9) ?? 1);
    return Math.min(...tones);
  };
  expect(toneOf('tractor')).toBeLessThan(toneOf('person') - 0.08);
});
