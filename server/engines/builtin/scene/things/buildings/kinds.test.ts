import { expect, it } from 'vitest';
import { decide } from '../../setting.ts';
import type { Thing } from '../../words/idea.ts';
import { readPrompt } from '../../words/read-prompt.ts';
import type { Trait } from '../../words/trait.ts';
import { makeThing } from '../placing/makers/make-thing.ts';

/** How wide it is drawn, in its heights. */
function breadth(thing: Thing, traits: readonly Trait[]): number {
  const prompt = traits.includes('palace') ? 'a palace on a summer day' : 'summer day';
  const setting = decide(readPrompt(prompt), null, 3, 0);
  const asked = { colour: null, posture: null, traits };
  const { width, height } = makeThing(setting, thing, asked, 100, true);
  return width / height;
}

it('mansions are broad, and palaces the broadest', () => {
  const [cottage, thatched] = [breadth('house', []), breadth('house', ['thatched'])];
  const mansion = breadth('house', ['mansion']);
  expect(mansion).toBeGreaterThan(1.5 * Math.max(cottage, thatched));
  expect(breadth('castle', ['palace'])).toBeGreaterThan(mansion * 0.9);
  expect(breadth('castle', ['palace'])).toBeGreaterThan(1.4 * breadth('castle', []));
});

it('a cathedral is another than a church, and is read from its names', () => {
  expect(breadth('church', ['cathedral'])).not.toBe(breadth('church', []));
  for (const prompt of ['a cathedral at dusk', 'eine Kathedrale', 'cathédrale', '대성당', '大教堂'])
    expect(readPrompt(prompt).subjects[0], prompt).toMatchObject({
      thing: 'church',
      traits: ['cathedral'],
    });
});

it('a mansion is read from its names, and a cottage under thatch', () => {
  for (const prompt of ['a mansion', 'ein Herrenhaus', 'un manoir', '저택', 'особняк'])
    expect(readPrompt(prompt).subjects[0], prompt).toMatchObject({
      thing: 'house',
      traits: ['mansion'],
    });
  for (const prompt of ['a thatched cottage', 'ein Reetdachhaus', 'une chaumière', '초가집'])
    expect(readPrompt(prompt).subjects, prompt).toMatchObject([
      { thing: 'house', traits: ['thatched'] },
    ]);
});
