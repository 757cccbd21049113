import { describe, expect, it } from 'vitest';
import { decide } from '../../setting.ts';
import type { Colour, Thing } from '../../words/idea.ts';
import { readPrompt } from '../../words/read-prompt.ts';
import { makeThing } from '../placing/makers/make-thing.ts';
import type { Sprite } from '../sprite.ts';

/** A thing as a prompt asks for it. */
function drawn(prompt: string): Sprite {
  const idea = readPrompt(prompt);
  const [subject] = idea.subjects;
  if (subject === undefined) throw new Error('nothing was asked for');
  const { bloom: _, ...asked } = subject;
  const setting = decide(idea, null, 3, 0);
  return makeThing(setting, subject.thing as Thing, { ...asked }, 90, true);
}

const shineOf = ({ sizes }: Sprite): number =>
  [...(sizes[0]?.glow ?? [])].reduce((sum, one) => sum + one, 0);

/** Mean colour of a part of a sprite, from a share of its height to another, from above. */
function colourOf({ sizes }: Sprite, from: number, to: number): Colour {
  const { width, height, rgba } = sizes[0] as Sprite['sizes'][number];
  const sum: [number, number, number] = [0, 0, 0];
  let alpha = 0;
  for (let at = Math.round(from * height) * width; at < Math.round(to * height) * width; at++) {
    for (const c of [0, 1, 2] as const) sum[c] += rgba[at * 4 + c] as number;
    alpha += rgba[at * 4 + 3] as number;
  }
  return [sum[0] / alpha, sum[1] / alpha, sum[2] / alpha];
}

describe('what people have at home and for feasts', () => {
  it('shines where lamps or candles are in it', () => {
    expect(shineOf(drawn('a halloween pumpkin'))).toBeGreaterThan(20);
    expect(shineOf(drawn('a pumpkin'))).toBe(0);
    expect(shineOf(drawn('a christmas tree'))).toBeGreaterThan(20);
  });

  it('is a vase of the colour that is said, with flowers of theirs above it', () => {
    const vase = drawn('a bunch of sunflowers in a blue vase');
    const [above, below] = [colourOf(vase, 0.1, 0.35), colourOf(vase, 0.65, 0.9)];
    expect(above[0]).toBeGreaterThan(above[2]);
    expect(below[2]).toBeGreaterThan(below[0] * 1.3);
  });

  it('is wider than high where it is a pair of shoes, and higher than wide as a guitar', () => {
    const [shoes, guitar] = [drawn('a pair of shoes'), drawn('a guitar')];
    expect(shoes.width).toBeGreaterThan(shoes.height);
    expect(guitar.height).toBeGreaterThan(2 * guitar.width);
  });
});
