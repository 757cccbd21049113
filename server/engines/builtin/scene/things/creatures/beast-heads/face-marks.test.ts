import { describe, expect, it } from 'vitest';
import { createRandom } from '../../../../kernels/random.ts';
import { CAT, WOLF } from '../beasts/animals.ts';
import { PANDA } from '../beasts/bears.ts';
import { looksOf } from '../beasts/coat-looks.ts';
import { LEOPARD, TIGER } from '../beasts/exotic.ts';
import type { Build } from '../build.ts';
import { faceLook } from './face-marks.ts';

const faceOf = (build: Build) => {
  const [coat] = build.coats;
  if (coat === undefined) throw new Error('no coat');
  const looks = looksOf(build, coat, createRandom(2));
  return { coat, looks, face: faceLook(build.head, coat, looks).coat };
};

describe('the face of an animal', () => {
  it.each([
    ['cat', CAT],
    ['tiger', TIGER],
    ['leopard', LEOPARD],
    ['panda', PANDA],
  ] as const)('is marked alike on both sides: %s', (_, build) => {
    const { face } = faceOf(build);
    for (let n = 0; n < 40; n++) {
      const [x, y, z] = [0.5 * Math.cos(n), 0.2 + 0.5 * Math.sin(n * 2.1), 0.2 + 0.014 * n];
      expect(face.paint(x, y, z, [1, 0, 0])).toEqual(face.paint(x, y, -z, [1, 0, 0]));
    }
  });

  it('is dark around the eyes of a panda', () => {
    const { face, coat } = faceOf(PANDA);
    expect(face.paint(0.7, 0.13, 0.43, [1, 0, 0])[1]).toBeLessThan(0.3 * coat.base[1]);
    expect(face.paint(0.8, 0.4, 0, [1, 0, 0])[1]).toBeGreaterThan(0.8 * coat.base[1]);
  });

  it('has shorter fur than the neck', () => {
    const { face, looks } = faceOf(WOLF);
    expect(face.fur).toBeLessThan(0.5 * (looks.coat.fur ?? 0));
  });
});
