import { describe, expect, it } from 'vitest';
import type { Thing } from '../../../words/idea.ts';
import { readPrompt } from '../../../words/read-prompt.ts';
import { groundStage } from '../testing/ground-stage.ts';
import { wishes } from '../wishes.ts';
import { inFocus } from './close-up.ts';

const HEIGHT = groundStage('portrait of a wolf').frame.height;

const placed = (prompt: string) => {
  const stage = groundStage(prompt);
  const all = wishes(stage);
  const { camera, frame } = stage;
  return (thing: Thing) => {
    const one = all.find((each) => each.thing === thing);
    if (one === undefined) throw new Error(`no ${thing}`);
    return {
      z: one.z,
      tall: (one.size * camera.focal) / one.z / frame.height,
      column: (camera.centre + (one.x * camera.focal) / one.z) / frame.width,
      top: camera.horizon + ((camera.height - one.base - one.size) * camera.focal) / one.z,
    };
  };
};

describe('an animal that is seen from close by', () => {
  it.each([
    ['fox', 'a fox in fresh snow under a pine tree, close up', 0.5],
    ['fox', 'a sleeping fox in fresh snow under a pine tree, close up', 0.36],
    ['cat', 'portrait of a cat in a meadow', 0.5],
    ['horse', 'macro of a horse beside a tree', 0.5],
  ] as const)('is large in the picture: %s, %s', (thing, prompt, share) => {
    expect(placed(prompt)(thing).tall).toBeGreaterThan(share);
  });

  it.each([
    ['wolf', 'portrait of a wolf'],
    ['lion', "close-up of a lion's face"],
    ['horse', 'portrait of a horse'],
  ] as const)('is head and chest, whose lower edge is not seen: %s, %s', (thing, prompt) => {
    const { tall, top } = placed(prompt)(thing);
    expect(tall).toBeGreaterThan(0.75);
    expect(top + tall * HEIGHT).toBeGreaterThan(HEIGHT * 1.05);
  });

  it.each(['close-up of a sleeping wolf', 'close-up of a running wolf'])(
    'is all of it where it does something with its body: %s',
    (prompt) => {
      const { tall, top } = placed(prompt)('wolf');
      expect(top + tall * HEIGHT).toBeLessThan(HEIGHT);
    },
  );

  it('lies beneath the tree that is named, which reaches out of the picture', () => {
    const of = placed('a fox sleeping under a pine tree, close up');
    expect(Math.abs(of('conifer').column - of('fox').column)).toBeLessThan(0.3);
    expect(of('conifer').z).toBeGreaterThan(of('fox').z);
    expect(of('conifer').z).toBeLessThan(2.2 * of('fox').z);
    expect(of('conifer').top).toBeLessThan(0);
  });
});

describe('a lens that blurs what is behind', () => {
  it.each([
    ['portrait of an old man in the city', 'person'],
    ['close-up of a cat in a garden', 'cat'],
    ['an old man in the city', null],
    ['a cat in a garden', null],
  ])('is set to who is portrayed and to an animal from close by: %s', (prompt, thing) => {
    expect(inFocus(readPrompt(prompt))).toBe(thing);
  });
});
