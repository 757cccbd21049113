import { describe, expect, it } from 'vitest';
import { createRandom } from '../../../../kernels/random.ts';
import type { Trait } from '../../../words/trait.ts';
import type { Solid } from '../../sculpt/solid.ts';
import { quadruped } from '../beast-body/quadruped.ts';
import { LION, WOLF } from '../beasts/animals.ts';
import type { Build } from '../build.ts';
import { poseOf } from './pose.ts';
import { voiced, voiceOf } from './voice.ts';

const poseWith = (build: Build, traits: readonly Trait[]) =>
  voiced(build, poseOf(build, 'standing', createRandom(5)), voiceOf(build, 'standing', traits));

/** How many pieces a model has that are as red as the inside of a mouth. */
const redPieces = (model: readonly Solid[]): number =>
  model.filter(({ look, middle: [x, y, z] }) => {
    const [red, green, blue] = look.paint(x, y, z, [0, 0, -1]);
    return red > 2 * green && red > 2 * blue;
  }).length;

describe('the voice of an animal', () => {
  it('throws its head back where it howls: the muzzle points up, above where the head was', () => {
    const [silent, howling] = [poseWith(WOLF, []), poseWith(WOLF, ['howling'])];
    expect(howling.nod).toBeGreaterThan(silent.nod + 0.6);
    expect(howling.head[1]).toBeGreaterThan(silent.head[1]);
    expect(poseWith(LION, ['roaring']).head).toEqual(poseWith(LION, []).head);
  });

  it.each([
    ['wolf', WOLF, 'howling'],
    ['lion', LION, 'roaring'],
  ] as const)('opens its mouth, so that its inside is seen: %s', (_, build, trait) => {
    const red = (traits: readonly Trait[]) =>
      redPieces(quadruped(build, 'standing', null, 0, createRandom(5), traits));
    expect(red([trait])).toBeGreaterThan(red([]));
  });

  it('pants at play if it is of the kind of dogs, its tongue out, and bares no teeth', () => {
    expect(voiceOf(WOLF, 'bowing', ['playing'])).toBe('panting');
    expect(voiceOf(LION, 'bowing', ['playing'])).toBe('silent');
    const model = (traits: readonly Trait[]) =>
      quadruped(WOLF, 'standing', null, 0, createRandom(5), traits);
    expect(redPieces(model(['playing']))).toBeGreaterThan(redPieces(model(['howling'])));
    expect(model(['playing']).length).toBeLessThan(model(['howling']).length);
  });

  it('is silent in its sleep', () => {
    expect(voiceOf(WOLF, 'sleeping', ['howling'])).toBe('silent');
  });
});
