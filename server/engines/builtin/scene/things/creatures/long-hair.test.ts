import { describe, expect, it } from 'vitest';
import { createRandom } from '../../../kernels/random.ts';
import { LION } from './animals.ts';
import { looksOf } from './coat-looks.ts';
import { maneOf } from './long-hair.ts';
import { poseOf } from './pose.ts';

describe("a lion's mane", () => {
  const [coat] = LION.coats;
  if (coat === undefined) throw new Error('no coat');
  const looks = looksOf(LION, coat, createRandom(2));
  const pose = poseOf(LION, 'standing', createRandom(2));
  const locks = maneOf(LION, looks, pose).filter(({ look }) => look === looks.hair);

  it('is of many locks that end in points, all around the face', () => {
    expect(locks.length).toBeGreaterThan(30);
    for (const { r1, r2 } of locks) expect(r2).toBeLessThan(0.5 * r1);
    const turns = locks
      .map(({ a }) => Math.atan2(a[2], a[1] - pose.head[1]))
      .sort((one, other) => one - other);
    const gaps = turns.slice(1).map((turn, n) => turn - (turns[n] ?? turn));
    expect(Math.max(...gaps)).toBeLessThan(0.4);
  });

  it('falls back from the face', () => {
    for (const { a, b } of locks) expect(b[0]).toBeLessThan(a[0]);
  });
});
