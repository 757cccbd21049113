import { describe, expect, it } from 'vitest';
import { createRandom } from '../../../../kernels/random.ts';
import { CAT, DOG, FOX } from '../beasts/animals.ts';
import { ELEPHANT } from '../beasts/exotic.ts';
import { COW, DEER, HORSE, SHEEP } from '../beasts/hoofed.ts';
import type { Build } from '../build.ts';
import { poseOf } from './pose.ts';

const grazing = (build: Build) => poseOf(build, 'grazing', createRandom(3));

describe('an animal that grazes', () => {
  it.each([
    ['deer', DEER],
    ['cow', COW],
    ['horse', HORSE],
    ['sheep', SHEEP],
  ])('has its head clear of its forelegs and its nose in the grass: %s', (_, build) => {
    const { head, nod, legs } = grazing(build);
    const nose = [
      head[0] + build.head.size * Math.cos(nod),
      head[1] + build.head.size * Math.sin(nod),
    ];
    const joints = legs.slice(0, 2).flatMap(([, , ...lower]) => lower.map(([x]) => x));
    expect(head[0]).toBeGreaterThan(Math.max(...joints) + 0.08);
    expect(nose[0]).toBeGreaterThan(head[0] + 0.15);
    expect(nose[1]).toBeGreaterThan(0);
    expect(nose[1]).toBeLessThan(0.12);
  });

  it('takes grass with its trunk where it has one, its head high', () => {
    expect(grazing(ELEPHANT).head[1]).toBeGreaterThan(0.6);
  });
});

describe('a horse that gallops', () => {
  it('reaches far before its chest and behind its rump, its tail streaming, in most pictures', () => {
    const stretched = [1, 2, 3, 4, 5, 6].filter((seed) => {
      const { legs, tail } = poseOf(HORSE, 'running', createRandom(seed));
      const toes = legs.map(([, , , , toe]) => toe[0]);
      const end = tail.at(-1) ?? [0, 0, 0];
      return Math.max(...toes) > 0.85 && Math.min(...toes) < -0.85 && end[0] < -0.9;
    });
    expect(stretched.length).toBeGreaterThan(3);
  });
});

describe('the brush of a fox that stands or walks', () => {
  it.each(['standing', 'walking'] as const)('hides no hind leg: %s', (posture) => {
    const { legs, tail } = poseOf(FOX, posture, createRandom(3));
    const behind = Math.min(...legs.slice(2).flatMap((joints) => joints.map(([x]) => x)));
    const end = tail.at(-1) ?? [0, 0, 0];
    expect(end[0]).toBeLessThan(behind - FOX.tail.thick);
    expect(end[1]).toBeGreaterThan(2 * FOX.tail.thick);
  });
});

describe('an animal that wants to play', () => {
  it.each([
    ['dog', DOG],
    ['cat', CAT],
    ['fox', FOX],
  ])('has its elbows and forepaws at the ground, its rump and tail up: %s', (_, build) => {
    const { trunk, legs, head, tail } = poseOf(build, 'bowing', createRandom(3));
    const [chest, rump] = [trunk[0], trunk.at(-1)];
    if (chest === undefined || rump === undefined) throw new Error('no trunk');
    expect(rump[1]).toBeGreaterThan(chest[1] + 0.25);
    for (const [, elbow, , , toe] of legs.slice(0, 2)) {
      expect(elbow[1]).toBeLessThan(0.32);
      expect(toe[1]).toBeLessThan(0.1);
      expect(toe[0]).toBeGreaterThan(chest[0] + 0.3);
    }
    expect(tail.at(-1)?.[1]).toBeGreaterThan(rump[1] + 0.4);
    expect(head[1]).toBeGreaterThan(chest[1]);
  });
});
