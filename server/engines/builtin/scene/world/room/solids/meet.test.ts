import { describe, expect, it } from 'vitest';
import { createRandom } from '../../../../kernels/random.ts';
import { housePlant } from '../furnishings/house-plants.ts';
import { leaf } from './leaf.ts';
import { meet } from './meet.ts';
import { drum, type Point, pad, roll } from './solid.ts';

const GREY = () => [0.5, 0.5, 0.5] as const;
const AHEAD: Point = [0, 0, 1];

describe('a body with round edges', () => {
  const body = pad([-1, 0, 2], [1, 1, 3], GREY, 0.2);

  it('is met on its face where a box is', () => {
    expect(meet(body, [0, 0.5, 0], AHEAD)).toMatchObject({ at: 2, normal: [0, 0, -1] });
  });

  it('is met later at its edge, which faces both ways, and not at its very corner', () => {
    const edge = meet(body, [-0.92, 0.5, 0], AHEAD);
    expect(edge?.at).toBeGreaterThan(2.02);
    expect(edge?.normal[0]).toBeLessThan(-0.3);
    expect(edge?.normal[2]).toBeLessThan(-0.3);
    expect(meet(body, [-0.99, 0.99, 0], AHEAD)).toBeNull();
  });
});

describe('an upright round body', () => {
  const shade = drum([0, 3], [1, 2], [0.5, 0.25], GREY);

  it('is as wide as its radii say', () => {
    const widthAt = (y: number) =>
      Array.from({ length: 200 }, (_, n) => n / 100 - 1).filter(
        (x) => meet(shade, [x, y, 0], AHEAD) !== null,
      ).length / 100;
    expect(widthAt(1.02)).toBeCloseTo(0.99, 1);
    expect(widthAt(1.98)).toBeCloseTo(0.5, 1);
    expect(widthAt(2.02)).toBe(0);
  });

  it('is met on its lid from above', () => {
    expect(meet(shade, [0.1, 5, 3.1], [0, -1, 0])).toMatchObject({ at: 3, normal: [0, 1, 0] });
    expect(meet(shade, [0.4, 5, 3], [0, -1, 0])?.at).toBeGreaterThan(3.2);
  });
});

describe('a round body that lies', () => {
  const ahead = roll(2, [0, 1], [3, 4], [0.5, 0.25], GREY);

  it('shows its flat end to who looks along it', () => {
    expect(meet(ahead, [0.3, 1.3, 0], AHEAD)).toMatchObject({ at: 3, axis: 2, normal: [0, 0, -1] });
    expect(meet(ahead, [0.4, 1.4, 0], AHEAD)).toBeNull();
  });

  it('is met on its round side from above, lower where it is thinner', () => {
    const down: Point = [0, -1, 0];
    expect(meet(ahead, [0, 5, 3.01], down)?.at).toBeCloseTo(3.5, 2);
    expect(meet(ahead, [0, 5, 3.99], down)?.at).toBeCloseTo(3.75, 2);
    const aside = roll(0, [3, 1], [-1, 1], [0.5, 0.5], GREY);
    expect(meet(aside, [0.9, 5, 3], down)).toMatchObject({ at: 3.5, axis: 1 });
    expect(meet(aside, [1.1, 5, 3], down)).toBeNull();
  });
});

describe('a leaf', () => {
  const blade = leaf(
    { root: [0, 1, 3], turn: 0, rise: 0, long: 1, wide: 0.2, droop: 0.5, outline: 'oval' },
    GREY,
  );
  const heightAt = (x: number, z: number) => {
    const hit = meet(blade, [x, 5, z], [0, -1, 0]);
    return hit === null ? null : 5 - hit.at;
  };

  it('bends down toward its tip', () => {
    expect(heightAt(0.1, 3)).toBeCloseTo(0.995, 2);
    expect(heightAt(0.9, 3)).toBeCloseTo(0.6, 1);
  });

  it('ends at its outline', () => {
    expect(heightAt(0.45, 3.15)).not.toBeNull();
    expect(heightAt(0.45, 3.25)).toBeNull();
    expect(heightAt(0.97, 3.15)).toBeNull();
    expect(heightAt(-0.05, 3)).toBeNull();
  });

  it('lies within the corners that are told of it', () => {
    for (let n = 0; n < 8; n++) {
      for (const { low, high, form } of housePlant(createRandom(n), [0, 0, 3], 1.2)) {
        if (form.kind !== 'leaf') continue;
        const { root, ahead, up, long, droop } = form;
        for (const share of [0, 0.4, 0.8, 1])
          for (const axis of [0, 1, 2]) {
            const at =
              (root[axis] ?? 0) +
              (ahead[axis] ?? 0) * share * long -
              (up[axis] ?? 0) * droop * long * share ** 2;
            expect(at).toBeGreaterThan((low[axis] ?? 0) - 1e-9);
            expect(at).toBeLessThan((high[axis] ?? 0) + 1e-9);
          }
      }
    }
  });
});

describe('a house plant', () => {
  it('has many leaves above its pot, none below the earth by more than they hang', () => {
    for (let n = 0; n < 12; n++) {
      const solids = housePlant(createRandom(n), [0, 0, 3], 1.2);
      const leaves = solids.filter(({ form }) => form.kind === 'leaf' && form.outline !== 'stalk');
      expect(leaves.length).toBeGreaterThan(9);
      const highest = Math.max(...leaves.map(({ high }) => high[1]));
      expect(highest).toBeGreaterThan(0.8);
      expect(highest).toBeLessThan(1.6);
    }
  });

  it('is of several kinds', () => {
    const kinds = Array.from({ length: 24 }, (_, n) =>
      housePlant(createRandom(n), [0, 0, 3], 1.2)
        .flatMap(({ form }) => (form.kind === 'leaf' ? [form.outline] : []))
        .filter((outline) => outline !== 'stalk')
        .at(0),
    );
    expect(new Set(kinds).size).toBeGreaterThan(2);
  });
});
