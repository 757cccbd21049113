import { describe, expect, it } from 'vitest';
import { createRandom } from '../../../../kernels/random.ts';
import { decide } from '../../../setting.ts';
import { readPrompt } from '../../../words/read-prompt.ts';
import { inkAt } from '../block-letters.ts';
import { planStreet } from '../plan-street.ts';
import { wayOf } from '../way.ts';
import { buildWestern } from './western.ts';

describe('a word in block letters', () => {
  it('can be read: an upright and three beams make an E, an upright and a foot an L', () => {
    const row = (word: string, v: number) =>
      Array.from({ length: 5 }, (_, n) => inkAt(word, (n + 0.5) / 5, v, 0.01)).join('');
    expect([row('E', 0.95), row('E', 0.75), row('E', 0.05)]).toEqual(['11111', '10000', '11111']);
    expect([row('L', 0.95), row('L', 0.05)]).toEqual(['10000', '11111']);
  });

  it('ends where the word does, and is grey from afar', () => {
    expect([inkAt('BANK', 1.01, 0.5, 0.01), inkAt('BANK', 0.5, -0.1, 0.01)]).toEqual([0, 0]);
    expect(inkAt('BANK', 0.5, 0.5, 1)).toBe(0.5);
  });
});

describe('a town of the Wild West', () => {
  it('has false fronts that hide the roofs, and porches before the houses', () => {
    for (const seed of [1, 2, 3, 4]) {
      const plot = { x: -8, z: 12, u: [0, 1], w: [-1, 0], wide: 8, deep: 9 } as const;
      const solids = buildWestern(plot, createRandom(seed), 0);
      const front = Math.max(...solids.map(({ high }) => high));
      const [body] = solids;
      expect(front).toBeGreaterThan((body?.high ?? 0) + 1.5);
      const out = Math.max(...solids.flatMap(({ plan }) => plan.map(([x]) => x)));
      expect(out).toBeGreaterThan(-6.5);
    }
  });

  it('has names over the doors on both sides of the street', () => {
    const setting = decide(readPrompt('a wild west town'), null, 3, 0);
    const solids = planStreet(wayOf(setting), setting, 0);
    const signs = (side: number) =>
      solids.flatMap(({ faces, paint, high, low }) =>
        faces
          .filter(
            ({ role, normal }) =>
              role === 'front' && Math.sign(normal[0]) === -side && high - low < 4 && low > 3,
          )
          .map((face) =>
            Array.from({ length: 240 }, (_, n) => {
              const along = (n / 240) * face.long;
              const { colour } = paint(face, { along, up: 1.2, pixel: 0.02 });
              return colour[0] > 0.85 ? 1 : 0;
            }).join(''),
          ),
      );
    const written = (side: number) => signs(side).filter((one) => one.includes('1'));
    expect(written(-1).length).toBeGreaterThan(1);
    expect(written(1).length).toBeGreaterThan(1);
  });

  it('is open to the desert, where red rocks stand', () => {
    const setting = decide(readPrompt('a wild west town'), null, 3, 0);
    const way = wayOf(setting);
    const far = planStreet(way, setting, 0).filter(({ plan }) =>
      plan.every(([, z]) => z > way.end + 20),
    );
    expect(far.length).toBeGreaterThan(3);
    for (const { plan } of far) expect(Math.min(...plan.map(([, z]) => z))).toBeGreaterThan(300);
  });
});
