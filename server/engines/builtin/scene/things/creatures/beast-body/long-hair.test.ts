import { describe, expect, it } from 'vitest';
import { createRandom } from '../../../../kernels/random.ts';
import { poseOf } from '../beast-poses/pose.ts';
import { DOG, FOX, LION } from '../beasts/animals.ts';
import { looksOf } from '../beasts/coat-looks.ts';
import type { Build } from '../build.ts';
import { maneOf, tailOf } from './long-hair.ts';

const looksFor = (build: Build) => {
  const [coat] = build.coats;
  if (coat === undefined) throw new Error('no coat');
  return looksOf(build, coat, createRandom(2));
};

describe("a lion's mane", () => {
  const looks = looksFor(LION);
  const pose = poseOf(LION, 'standing', createRandom(2));
  const mane = maneOf(LION, looks, pose);
  const locks = mane.filter(({ shape }) => shape === 'cone');

  it('is of many locks that end in fine points, all around the face', () => {
    expect(locks.length).toBeGreaterThan(30);
    for (const { r1, r2 } of locks) expect(r2).toBeLessThan(0.15 * r1);
    const turns = locks
      .map(({ a }) => Math.atan2(a[2], a[1] - pose.head[1]))
      .sort((one, other) => one - other);
    const gaps = turns.slice(1).map((turn, n) => turn - (turns[n] ?? turn));
    expect(Math.max(...gaps)).toBeLessThan(0.4);
  });

  it('falls back from the face', () => {
    for (const { a, b } of locks) expect(b[0]).toBeLessThan(a[0]);
  });

  it('has the colour of the coat beside the face and grows dark behind, with strands', () => {
    const [first] = mane;
    const redAt = (far: number, aside: number) => {
      const [x, y, z] = pose.head;
      return first?.look.paint(x, y + far * LION.head.size, z + aside, [0, 1, 0])[0] ?? 0;
    };
    const row = (far: number) => Array.from({ length: 40 }, (_, n) => redAt(far, (n - 20) / 200));
    const mean = (values: readonly number[]) => values.reduce((a, b) => a + b) / values.length;
    expect(mean(row(0.5))).toBeGreaterThan(1.15 * mean(row(1.7)));
    expect(Math.max(...row(1.7)) / Math.min(...row(1.7))).toBeGreaterThan(1.3);
    expect(first?.look.combed).toBeDefined();
  });
});

describe('the tail of a dog', () => {
  it('is a plume of one colour that tapers at both ends, unlike a fox’s brush', () => {
    const tailFor = (build: Build) => {
      const looks = looksFor(build);
      const pieces = tailOf(build, looks, poseOf(build, 'standing', createRandom(2)).tail);
      return { looks: new Set(pieces.map(({ look }) => look)), pieces };
    };
    const { looks, pieces } = tailFor(DOG);
    expect(looks.size).toBe(1);
    expect(tailFor(FOX).looks.size).toBe(2);
    const most = Math.max(...pieces.map(({ r1 }) => r1));
    expect(pieces[0]?.r1).toBeLessThan(0.6 * most);
    expect(pieces.at(-1)?.r2).toBeLessThan(0.6 * most);
  });
});
