import { describe, expect, it } from 'vitest';
import { decide } from '../../setting.ts';
import { readPrompt } from '../../words/read-prompt.ts';
import { createRelief } from '../relief/relief.ts';
import { BANK, LOWEST, paddySteps, STEP, steppedPaddies, withPaddies } from './paddies.ts';

const setting = decide(readPrompt('rice terraces at noon in summer'), null, 7, 0);
const steps = paddySteps(createRelief(setting.noise, setting));

describe('rice terraces', () => {
  it('fall from a ledge into a valley and rise beyond it over the ledge', () => {
    const [ledge, bottom, hill] = [10, 62, 240].map((z) => steps(0, z)) as [number, number, number];
    expect(bottom).toBeLessThan(0.5 * ledge);
    expect(hill).toBeGreaterThan(1.3 * ledge);
  });

  it('follow the contours: a step is nearer here than there', () => {
    const nearest = (x: number) => {
      for (let z = 80; z < 300; z += 0.5) if (steps(x, z) > 9) return z;
      return 300;
    };
    const all = [-60, -40, -20, 0, 20, 40, 60].map(nearest);
    expect(Math.max(...all) - Math.min(...all)).toBeGreaterThan(7);
  });

  it('have level ground and steep walls however coarse the map of heights is', () => {
    const { at, to } = steppedPaddies(setting, 0.6);
    for (const x of [-20, 0, 14]) {
      let [level, all] = [0, 0];
      for (let z = 110; z < to; z += 0.25) {
        const risen = (at(x, z) - LOWEST) / STEP;
        if (Math.abs(risen - Math.round(risen)) < 0.02) level++;
        all++;
      }
      expect(level / all).toBeGreaterThan(0.6);
    }
  });

  it('are not all of one width', () => {
    const edges: number[] = [];
    for (let z = 120; z < 300; z += 0.25)
      if (Math.floor(steps(0, z + 0.25)) > Math.floor(steps(0, z))) edges.push(z);
    const widths = edges.slice(1).map((z, n) => z - (edges[n] as number));
    expect(Math.max(...widths)).toBeGreaterThan(1.6 * Math.min(...widths));
  });

  it('are bright green between dark walls of turf', () => {
    const soil = withPaddies(() => [0, 0, 0], setting);
    const shades = { rice: [0, 0], wall: [0, 0], counts: [0, 0] };
    for (let z = 80; z < 160; z += 0.37)
      for (const x of [-30, -11, 4, 23]) {
        const within = steps(x, z) % 1;
        const of = within > 1 - 0.5 * BANK && within < 0.95 ? 'wall' : within < 0.6 ? 'rice' : null;
        if (of === null) continue;
        const [red, green] = soil(x, z, 20, 0);
        shades[of][0] = (shades[of][0] as number) + red;
        shades[of][1] = (shades[of][1] as number) + green;
        const n = of === 'rice' ? 0 : 1;
        shades.counts[n] = (shades.counts[n] as number) + 1;
      }
    const counts = shades.counts;
    const greens = [shades.rice, shades.wall].map(
      ([, green], n) => (green as number) / (counts[n] as number),
    ) as [number, number];
    const [red, green] = shades.rice as [number, number];
    expect(green / red).toBeGreaterThan(1.2);
    expect(greens[1]).toBeLessThan(0.75 * greens[0]);
  });
});
