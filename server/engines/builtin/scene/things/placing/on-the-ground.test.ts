import { describe, expect, it } from 'vitest';
import type { Thing } from '../../words/idea.ts';
import { lookUp } from '../../world/height-map.ts';
import { freeze } from '../../world/springs/ice.ts';
import { FOUNDED } from './ground/settle.ts';
import { STANDS } from './stands.ts';
import { landStage } from './testing/land-stage.ts';
import { wishes } from './wishes.ts';

const PROMPTS = [
  'a red tractor in a wheat field',
  'a farmer in a field of grain',
  'a horse on a meadow',
  'a castle on a hill',
  'an old oak tree by a lake',
  'a cherry tree by a river',
  'a cabin by a mountain lake',
  'two deer in a meadow, mountains',
  'a camel in the desert',
  'a car on a country road',
  'a woman walking on a beach',
  'a tent at the shore of a lake',
  'a lighthouse and a house at the coast',
  'a sheep on a steep mountain slope',
  'a palm on an island',
];
/** What has roots or foundations, and is never in water. */
const ROOTED: ReadonlySet<Thing> = new Set<Thing>([...FOUNDED, 'tree', 'blossom', 'conifer']);
/** How much higher than the ground beneath it a foot may be, as a share of the thing's height. */
const LIFTED = 0.02;

describe('what stands on land', () => {
  it.each(PROMPTS)('touches the ground beneath it, and is not in water: %s', (prompt) => {
    for (const [seed, index] of [
      [1, 0],
      [3, 2],
    ] as const) {
      const stage = landStage(prompt, seed, index);
      const ground = (x: number, z: number) => lookUp(stage.map.heights, x, z);
      for (const { thing, x, z, base, size, isAfloat, isCrag } of wishes(stage)) {
        if (thing === undefined || STANDS[thing].on !== 'land' || isCrag || isAfloat) continue;
        const name = `${prompt}, ${seed}/${index}: ${thing}`;
        expect(base - Math.max(0, ground(x, z)), name).toBeLessThan(LIFTED * size);
        if (ROOTED.has(thing)) expect(ground(x, z), name).toBeGreaterThan(0);
      }
    }
  });
});

describe('a tent by a frozen lake', () => {
  it('is pitched on this side, on the ice', () => {
    for (const index of [0, 1, 2, 3]) {
      const stage = landStage('a frozen lake with a small tent', 2, index);
      freeze(stage.frame, stage.camera, stage.setting);
      const tent = wishes(stage).find(({ thing }) => thing === 'tent');
      expect(tent?.z, `${index}`).toBeLessThan(90);
    }
  });
});
