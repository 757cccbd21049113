import { describe, expect, it } from 'vitest';
import { lumaOf } from '../arithmetic.ts';
import { decide } from '../setting.ts';
import type { Thing } from '../words/idea.ts';
import { readPrompt } from '../words/read-prompt.ts';
import { boostIn } from './placing/light/boost.ts';
import { makeThing } from './placing/makers/make-thing.ts';
import type { Sprite } from './sprite.ts';

/** The mean luma of what a prompt asks for first, 0 to 1 and more, as it stands in the picture. */
function lumaIn(prompt: string): number {
  const idea = readPrompt(prompt);
  const [subject] = idea.subjects;
  if (subject === undefined) throw new Error('nothing was asked for');
  const { bloom: _, ...asked } = subject;
  const setting = decide(idea, null, 3, 0);
  const sprite = makeThing(setting, subject.thing as Thing, asked, 90, false);
  const { rgba } = sprite.sizes[0] as Sprite['sizes'][number];
  let sum = 0;
  let alpha = 0;
  for (let at = 0; at < rgba.length; at += 4) {
    sum += lumaOf(rgba[at] as number, rgba[at + 1] as number, rgba[at + 2] as number);
    alpha += rgba[at + 3] as number;
  }
  return (sum / alpha) * boostIn(setting);
}

/** How light something is by night beside what it is at noon. */
const nightByNoon = (thing: string): number =>
  lumaIn(`${thing} in a city at night`) / lumaIn(`${thing} in a meadow at noon`);

describe('Who or what a picture is about', () => {
  it.each(['a woman in a white dress', 'a white horse', 'a white wolf'])(
    'is read as well by night as at noon: %s',
    (thing) => {
      expect(nightByNoon(thing)).toBeGreaterThan(0.93);
    },
  );

  it('alone is helped: a lighthouse stands in the light of the night', () => {
    expect(nightByNoon('a white lighthouse')).toBeLessThan(0.85);
  });
});
