import { describe, expect, it } from 'vitest';
import { decide } from '../setting.ts';
import { readPrompt } from '../words/read-prompt.ts';
import { USUAL_EYE } from '../world/eye.ts';
import { viewOf } from './view-of.ts';

const SEEDS = Array.from({ length: 40 }, (_, seed) => seed);

/** The share of the picture above the horizon, in each of many pictures. */
const skiesOf = (prompt: string) =>
  SEEDS.flatMap((seed) =>
    [0, 1, 2, 3].map((index) => decide(readPrompt(prompt), null, seed, index).horizon),
  );

describe('how a picture looks at its land', () => {
  it.each([
    'a meadow',
    'the sea',
    'a beach',
    'a desert',
    'a cow in a field',
    'a lion on the savanna',
  ])('leaves most of a picture of level land to that: %s', (prompt) => {
    expect(Math.max(...skiesOf(prompt))).toBeLessThan(0.53);
  });

  it.each(['a meadow under the starry sky', 'a hot air balloon over a meadow', 'the sky'])(
    'gives the sky more room where something is looked up to: %s',
    (prompt) => {
      expect(Math.max(...skiesOf(prompt))).toBeGreaterThan(0.57);
    },
  );

  it('looks at a river from higher than at who stands by it', () => {
    const eyes = (prompt: string) =>
      [0, 1, 2, 3].map((turn) => viewOf(readPrompt(prompt), 'river', turn).eye);
    expect(Math.min(...eyes('a rainforest river'))).toBeGreaterThan(1.8);
    expect(Math.min(...eyes('elephants bathing in a river'))).toBeGreaterThan(1.8);
    expect(Math.min(...eyes('a man fishing in a river'))).toBeLessThan(1);
  });

  it.each(['a haunted house on a hill', 'a castle on a hill'])(
    'leaves room above a hill for what is built on it in a wide picture: %s',
    (prompt) => {
      for (const index of [0, 1, 2, 3]) {
        const idea = readPrompt(prompt);
        expect(decide(idea, null, 7, index, 0.56).horizon).toBeGreaterThan(0.6);
        expect(decide(idea, null, 7, index, 0.56).horizon).toBeGreaterThan(
          decide(idea, null, 7, index, 1.78).horizon,
        );
      }
    },
  );

  it('lets the moon of a camp by a lake stand low over its water, before low hills', () => {
    for (const index of [0, 1, 2, 3]) {
      const camp = decide(readPrompt('a campsite by a lake at night'), null, 7, index);
      const bare = decide(readPrompt('a lake at night with the moon'), null, 7, index);
      expect(camp.light.toward[2]).toBeGreaterThan(0.8);
      expect(camp.light.toward[1]).toBeLessThan(bare.light.toward[1]);
      expect(camp.relief).toBeLessThan(0.5);
    }
  });

  it('leaves room for who is on a bridge', () => {
    for (const turn of [0, 1, 2, 3])
      expect(
        viewOf(readPrompt('a woman walking over a stone bridge'), 'river', turn).horizon,
      ).toBeGreaterThan(0.5);
  });

  it('looks at terraces of rice from above, where their water is seen', () => {
    for (const turn of [0, 1, 2, 3]) {
      const { eye, horizon } = viewOf(readPrompt('rice terraces'), 'terraces', turn);
      expect(eye).toBeGreaterThan(2);
      expect(horizon).toBeLessThan(0.34);
    }
  });

  it('looks at a meadow in four ways', () => {
    for (const seed of SEEDS) {
      const four = [0, 1, 2, 3].map((index) => decide(readPrompt('a meadow'), null, seed, index));
      const ways = four.map(({ horizon, lens, eye }) => [horizon, lens, eye] as const);
      for (const [at, [horizon, lens, eye]] of ways.entries())
        for (const [h, l, e] of ways.slice(at + 1))
          expect(
            Math.abs(horizon - h) * 4 + Math.abs(lens - l) + Math.abs(eye - e),
          ).toBeGreaterThan(0.2);
    }
  });
});

describe('a group in a street', () => {
  it('is seen with a higher horizon than one who is alone there, and so nearer', () => {
    for (const index of [0, 1, 2, 3]) {
      const [group, alone] = ['three musicians in a street', 'a musician in a street'].map(
        (prompt) => viewOf(readPrompt(prompt), 'street', index).horizon,
      );
      expect(group).toBeLessThanOrEqual(alone ?? 0);
      expect(group).toBeLessThan(0.57);
    }
  });
});

describe('who is in a room', () => {
  it.each([
    ['a couple dancing in a living room', 'room'],
    ['a dog in the kitchen', 'kitchen'],
  ] as const)('is looked at from nearer than the room by itself: %s', (prompt, land) => {
    for (const turn of [0, 1, 2, 3]) {
      const near = viewOf(readPrompt(prompt), land, turn);
      const room = viewOf(readPrompt('a room'), land, turn);
      expect(near.lens).toBeGreaterThan(1.15 * room.lens);
      expect(near.horizon).toBeLessThan(room.horizon - 0.05);
    }
  });
});

describe('somebody on a porch', () => {
  it('has floor to stand on before its railing, in a wide picture too', () => {
    const [railing, wide] = [3.2, 0.56];
    for (const turn of [0, 1, 2, 3]) {
      const { lens, horizon, eye } = viewOf(readPrompt('an old man on a porch'), 'porch', turn);
      const down = (USUAL_EYE.room * eye * 0.92 * lens) / railing;
      expect(down).toBeLessThan((1 - horizon) * wide);
    }
  });
});

describe('a cat on a windowsill', () => {
  it('is nearly half as high as the picture', () => {
    const idea = readPrompt('a cat sitting on a windowsill');
    expect(viewOf(idea, 'room', 0).lens).toBeGreaterThan(4.5);
  });
});

it('shows more of a kitchen than of another room with a cat on its windowsill', () => {
  const lensOf = (prompt: string) => decide(readPrompt(prompt), null, 3, 0).lens;
  expect(lensOf('a cat sitting on the kitchen windowsill')).toBeLessThan(
    0.8 * lensOf('a cat sitting on a windowsill'),
  );
});
