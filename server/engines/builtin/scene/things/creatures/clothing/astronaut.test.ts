import { describe, expect, it } from 'vitest';
import { decide } from '../../../setting.ts';
import { readPrompt } from '../../../words/read-prompt.ts';
import { makeThing } from '../../placing/makers/make-thing.ts';
import { spacesuit } from './astronaut.ts';

describe('an astronaut who walks', () => {
  it.each([1, 2, 3, 4, 5, 6])('has one leg before the other, ground seen between: %i', (seed) => {
    const setting = decide(readPrompt('an astronaut walking on the moon'), null, seed, 0);
    const how = { colour: null, posture: 'walking' } as const;
    const { width, height, sizes } = makeThing(setting, 'astronaut', how, 120, true);
    const { rgba } = sizes[0] ?? { rgba: new Float32Array() };
    const rows = Array.from({ length: Math.floor(0.16 * height) }, (_, n) => {
      const row = Math.floor(0.75 * height) + n;
      const solid = Array.from(
        { length: width },
        (_x, column) => (rgba[(row * width + column) * 4 + 3] ?? 0) > 0.5,
      );
      return solid.filter((one, column) => one && solid[column - 1] !== true).length;
    });
    expect(Math.max(...rows)).toBeGreaterThan(1);
  });
});

describe('an astronaut with a flag', () => {
  it('has it over the helmet', () => {
    const setting = decide(readPrompt('an astronaut on the moon'), null, 3, 0);
    const blueOf = (holds?: { readonly thing: 'flag'; readonly colour: null }) => {
      const how = { colour: null, posture: 'standing' as const, ...(holds && { holds }) };
      const { width, height, sizes } = makeThing(setting, 'astronaut', how, 120, true);
      const { rgba } = sizes[0] ?? { rgba: new Float32Array() };
      const upper = Array.from({ length: Math.floor(0.28 * height) * width }, (_, at) => at * 4);
      return upper.filter(
        (at) =>
          (rgba[at + 3] ?? 0) > 0.5 && (rgba[at + 2] ?? 0) > 1.5 * Math.max(0.02, rgba[at] ?? 0),
      ).length;
    };
    expect(blueOf({ thing: 'flag', colour: null })).toBeGreaterThan(10 * blueOf());
  });
});

describe('an astronaut who plays or holds something', () => {
  const setting = decide(readPrompt('an astronaut on the moon'), null, 3, 0);
  const spriteOf = (holds?: { thing: 'balloon' | 'guitar'; colour: [number, number, number] }) =>
    makeThing(
      setting,
      'astronaut',
      { colour: null, posture: 'standing', ...(holds && { holds }) },
      120,
      true,
    );
  /** Pixels much more green than red and blue. */
  const greenIn = ({ sizes }: ReturnType<typeof spriteOf>): number => {
    const { rgba } = sizes[0] ?? { rgba: new Float32Array() };
    return Array.from({ length: rgba.length / 4 }, (_, n) => 4 * n).filter(
      (at) =>
        (rgba[at + 3] ?? 0) > 0.5 &&
        (rgba[at + 1] ?? 0) > 1.6 * Math.max(0.02, rgba[at] ?? 0, rgba[at + 2] ?? 0),
    ).length;
  };

  it.each(['balloon', 'guitar'] as const)('has it in the gloves: %s', (thing) => {
    expect(greenIn(spriteOf())).toBe(0);
    expect(greenIn(spriteOf({ thing, colour: [0.1, 0.8, 0.15] }))).toBeGreaterThan(40);
  });
});

it('lets the arms of who stands in a space suit hang beside the body', () => {
  const gloves = spacesuit([]).filter(({ a }) => Math.abs(a[2]) > 0.18 && a[1] < 0.48);
  expect(gloves.length).toBeGreaterThan(10);
  for (const { a, b } of gloves) expect(Math.max(a[0], b[0])).toBeLessThan(0.16);
});

it('an astronaut who sits is broader beside the own height than one who stands', () => {
  const setting = decide(readPrompt('an astronaut on the moon'), null, 3, 0);
  const breadth = (posture: 'sitting' | 'standing') => {
    const { width, height } = makeThing(
      setting,
      'astronaut',
      { colour: null, posture },
      ...([120, true] as const),
    );
    return width / height;
  };
  expect(breadth('sitting')).toBeGreaterThan(1.2 * breadth('standing'));
});
