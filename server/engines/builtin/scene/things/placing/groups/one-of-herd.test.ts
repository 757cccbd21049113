import { describe, expect, it } from 'vitest';
import { createRandom } from '../../../../kernels/random.ts';
import { readPrompt } from '../../../words/read-prompt.ts';
import { smallerSize } from '../../sprite.ts';
import { makeThing } from '../makers/make-thing.ts';
import { groundStage } from '../testing/ground-stage.ts';
import { wishedFor } from '../wished-for.ts';
import { wishes } from '../wishes.ts';
import { oneOfHerd } from './one-of-herd.ts';

/** Those of the first kind that a prompt asks for. */
function herd(prompt: string) {
  const [subject] = readPrompt(prompt).subjects;
  if (subject === undefined) throw new Error('nothing was asked for');
  return Array.from({ length: subject.count }, (_, index) => oneOfHerd(subject, index));
}

describe('several animals', () => {
  it.each(['lions in the savanna', 'a herd of cows in a meadow', 'deer in a forest', 'four dogs'])(
    'hold themselves in several ways, and one of them lies: %s',
    (prompt) => {
      const ways = herd(prompt).map(({ posture }) => posture);
      expect(new Set(ways).size).toBeGreaterThan(1);
      expect(ways).toContain('lying');
    },
  );

  it('lie and sit where great cats rest', () => {
    const ways = herd('lions resting in the savanna').map(({ posture }) => posture);
    expect(ways).toContain('lying');
    expect(ways).toContain('sitting');
  });

  it('have one young among them, small and on its feet, where their number is not said', () => {
    const young = herd('elephants at a waterhole').filter((one) => one.traits?.includes('young'));
    expect(young).toHaveLength(1);
    expect(young[0]?.size).toBeLessThan(0.7);
    expect(young[0]?.posture).toBe('standing');
    for (const one of herd('three elephants')) expect(one.traits ?? []).not.toContain('young');
  });

  it('all do what is said of them, and one alone is as it was', () => {
    for (const { posture } of herd('three horses running on a beach'))
      expect(posture).toBe('running');
    const [subject] = readPrompt('a lion').subjects;
    if (subject === undefined) throw new Error('nothing was asked for');
    expect(oneOfHerd(subject, 0)).toBe(subject);
  });

  it('play each in another way, and chase one another', () => {
    const ways = herd('three puppies playing in a meadow').map(({ posture }) => posture);
    expect(ways).toContain('bowing');
    expect(ways).toContain('jumping');
    expect(new Set(ways).size).toBe(3);
  });

  it('slide on their bellies but for one that stands by', () => {
    const slide = herd('three penguins sliding on the ice').map(({ traits = [] }) =>
      traits.includes('sliding'),
    );
    expect(slide).toEqual([true, true, false]);
  });
});

describe('swans and ducks', () => {
  it('meet in pairs, and each holds its head in another way', () => {
    const stage = groundStage('two swans on a lake');
    const pair = wishes(stage).filter(({ thing }) => thing === 'swan');
    expect(pair).toHaveLength(2);
    const setting = stage.setting;
    const [subject] = setting.subjects;
    if (subject === undefined) throw new Error('nothing was asked for');
    const [one, other] = [0, 1].map((index) => wishedFor(setting, subject, index, undefined));
    expect([one?.faces, other?.faces]).toEqual([1, -1]);
    expect([one?.nth, other?.nth]).toEqual([0, 1]);
  });

  it('are as large with the head low as with the head high', () => {
    const random = () => createRandom(5);
    const { setting } = groundStage('ducks on a lake');
    for (const thing of ['duck', 'swan'] as const) {
      const bodies = [0, 1, 2, 3].map((nth) => {
        const { width, height, rgba } = smallerSize(
          makeThing(
            { ...setting, random: random() },
            thing,
            { colour: [0.9, 0.9, 0.9], posture: null, nth, faces: 1 },
            120,
            false,
          ),
        );
        let wide = 0;
        for (let row = Math.floor(height * 0.8); row < height; row++) {
          let full = 0;
          for (let x = 0; x < width; x++)
            full += (rgba[(row * width + x) * 4 + 3] ?? 0) > 0.5 ? 1 : 0;
          wide = Math.max(wide, full);
        }
        return wide / height;
      });
      expect(Math.max(...bodies) / Math.min(...bodies), thing).toBeLessThan(1.3);
    }
  });
});
