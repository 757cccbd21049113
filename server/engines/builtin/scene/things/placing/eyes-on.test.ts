import { describe, expect, it } from 'vitest';
import { decide } from '../../setting.ts';
import { readPrompt } from '../../words/read-prompt.ts';
import { wishedFor } from './wished-for.ts';

/** Which way those whom a prompt names look from left to right, and how high; `nth`: one of each. */
function looks(prompt: string, nth = 0) {
  const setting = decide(readPrompt(prompt), null, 3, 0);
  const all = setting.subjects.map((subject) => {
    const { faces, traits = [] } = wishedFor(setting, subject, nth, undefined);
    return { faces, eyes: traits.find((one) => one.startsWith('eyeing')) };
  });
  return setting.side > 0 ? all.toReversed() : all;
}

describe('who looks at whom', () => {
  it('is each at the other, though nothing is said of it', () => {
    expect(looks('a girl and a dog in a park')).toMatchObject([{ faces: 1 }, { faces: -1 }]);
    const [one, other] = looks('a man and a horse in a meadow').map(({ eyes }) => eyes);
    expect([one, other]).toEqual(['eyeing', 'eyeing']);
  });

  it('is who stands beside a thing on the floor at that, down', () => {
    const eyes = looks('a zombie and shoes in a mall').map((one) => one.eyes);
    expect(eyes).toContain('eyeingdown');
  });

  it('is a shepherd at the sheep, and that at him', () => {
    const eyes = looks('a shepherd and a sheep in a meadow').map((one) => one.eyes);
    for (const one of eyes) expect(one).toMatch(/^eyeing/);
  });

  it('is each of two, and of three the outer ones', () => {
    const three = [0, 1, 2].map((nth) => looks('three men at the beach', nth)[0]?.eyes);
    expect(three).toEqual(['eyeing', undefined, 'eyeing']);
    const two = [0, 1].map((nth) => looks('two women in a street', nth)[0]);
    expect(two).toMatchObject([
      { faces: 1, eyes: 'eyeing' },
      { faces: -1, eyes: 'eyeing' },
    ]);
  });

  it('is nobody at a house or a tree, and nobody whose eyes are busy', () => {
    expect(looks('a man and a house in a meadow').map(({ eyes }) => eyes)).not.toContain('eyeing');
    const busy = 'a girl reading a book and a dog in a park';
    const setting = decide(readPrompt(busy), null, 3, 0);
    const [girl] = setting.subjects.filter(({ thing }) => thing === 'person');
    if (girl === undefined) throw new Error('nobody reads');
    expect(wishedFor(setting, girl, 0, undefined).traits).not.toContain('eyeingdown');
  });
});
