import { describe, expect, it } from 'vitest';
import { decide } from '../../../setting.ts';
import { readPrompt } from '../../../words/read-prompt.ts';
import { lightOf } from '../light/room-light.ts';
import { planFor } from '../plan-for.ts';

const CAMERA = { focal: 400, horizon: 230, height: 1.5, centre: 256 };

const roomOf = (prompt: string, index = 0) =>
  planFor(CAMERA, decide(readPrompt(prompt), null, 3, index));

describe('a room that people have left', () => {
  it.each(['library', 'kitchen', 'hospital', 'subway station', 'theatre', 'school', 'office'])(
    'has no lit lamp, a beam of light, ivy within its walls, and nobody: %s',
    (place) => {
      for (const index of [0, 1, 2, 3]) {
        const room = roomOf(`an abandoned ${place}`, index);
        expect(room.lamps).toEqual([]);
        expect(room.beam).toBeDefined();
        expect(room.solids.every(({ glow }) => glow === 0)).toBe(true);
        expect(room.solids.some(({ isBody }) => isBody)).toBe(false);
        const roots = room.solids.flatMap(({ form }) => (form.kind === 'leaf' ? [form.root] : []));
        expect(roots.length).toBeGreaterThan(200);
        for (const [x, , z] of roots) {
          expect(x).toBeGreaterThan(room.left);
          expect(x).toBeLessThan(room.right);
          expect(z).toBeLessThan(room.back);
        }
      }
    },
  );

  it('has its own light by day, though no lamp and no window gives any', () => {
    const light = (prompt: string) => {
      const setting = decide(readPrompt(prompt), null, 3, 0);
      return lightOf(planFor(CAMERA, setting), setting);
    };
    const left = light('an abandoned subway station');
    expect(left.dim).toBe(0);
    expect(left.bounce[0]).toBeGreaterThan(1.3 * light('a subway station by day').bounce[0]);
  });

  it('is a station at which no train stands', () => {
    const longest = (prompt: string) =>
      Math.max(
        ...roomOf(prompt).solids.flatMap(({ low, high, form }) =>
          form.kind === 'pad' ? [high[2] - low[2]] : [],
        ),
      );
    expect(longest('a subway station')).toBeGreaterThan(10);
    expect(longest('an abandoned subway station')).toBeLessThan(2);
  });

  it('leaves its furniture where it was', () => {
    const [left, kept] = [roomOf('an abandoned library by day'), roomOf('an empty library by day')];
    expect(left.solids.slice(0, kept.solids.length).map(({ low }) => low)).toEqual(
      kept.solids.map(({ low }) => low),
    );
  });
});

it('is empty of the people whom it has else where it is said to be', () => {
  const bodies = (prompt: string) => roomOf(prompt).solids.filter(({ isBody }) => isBody).length;
  expect(bodies('a call center')).toBeGreaterThan(20);
  expect(bodies('an empty call center')).toBe(0);
});
