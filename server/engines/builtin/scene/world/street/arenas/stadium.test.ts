import { describe, expect, it } from 'vitest';
import { drawScene } from '../../../draw-scene.ts';
import { decide } from '../../../setting.ts';
import { readPrompt } from '../../../words/read-prompt.ts';
import { wayOf } from '../way.ts';
import { buildStadium } from './stadium.ts';
import { turfAt } from './turf.ts';

const setting = decide(readPrompt('a football stadium'), null, 3, 0);
const way = wayOf(setting);
const floor = { way, noise: setting.noise, snowy: false, hasRails: false, rink: null };

describe('a football stadium', () => {
  it('leaves its pitch free but for the goal at its far end', () => {
    const within = buildStadium(way, 0).filter(({ plan }) =>
      plan.every(
        ([x, z]) => Math.abs(x - way.middle(z)) < way.front / 3 && z > 0 && z < way.end - 2,
      ),
    );
    expect(within.length).toBeGreaterThan(5);
    for (const { plan, high } of within) {
      expect(high).toBeLessThanOrEqual(2.6);
      for (const [x, z] of plan) {
        expect(Math.abs(x - way.middle(z))).toBeLessThan(4);
        expect(z).toBeGreaterThan(way.end - 6);
      }
    }
  });

  it('has a line of chalk before its goal, and turf beside that', () => {
    const at = (z: number) => turfAt(floor, { aside: 0, z, pixel: 0.02, deep: 0.05 });
    const goal = Array.from({ length: 60 }, (_, n) => at(way.end - 8 + n * 0.1));
    expect(Math.max(...goal.map(([red]) => red))).toBeGreaterThan(0.8);
    const [red, green] = at(way.end - 7.4);
    expect(green).toBeGreaterThan(2 * red);
  });

  it('shows the heads of those on its seats over their shoulders, under the next row', () => {
    const isSkin = ([red, green, blue]: readonly number[]) =>
      (red ?? 0) > 1.15 * (green ?? 0) && (green ?? 0) > 1.1 * (blue ?? 0) && (blue ?? 0) > 0.15;
    const heads = buildStadium(way, 0)
      .slice(0, 12)

      .flatMap(({ paint, faces }) =>
        faces.filter(({ role }) => role === 'front').map((face) => ({ paint, face })),
      )
      .map(({ paint, face }) =>
        Array.from({ length: 160 }, (_, n) => {
          const place = { along: 0.05 * n, up: 1.12, pixel: 0.01 };
          return paint(face, place).colour;
        }).filter(isSkin),
      );
    expect(Math.max(...heads.map((all) => all.length))).toBeGreaterThan(15);
  });

  it('is lit at night, and no other place is by that', () => {
    const luma = (prompt: string) => {
      const idea = readPrompt(prompt);
      const size = { width: 48, height: 48 };
      const rgba = drawScene({ idea, style: null, ...size, seed: 3, index: 0 }, () => {});
      return rgba.reduce((sum, value, at) => sum + (at % 4 === 3 ? 0 : value), 0);
    };
    expect(luma('a football stadium at night')).toBeGreaterThan(1.6 * luma('a bullring at night'));
  });
});
