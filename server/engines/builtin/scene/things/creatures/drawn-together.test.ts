import { describe, expect, it } from 'vitest';
import type { Company } from '../../words/idea.ts';
import { levelStage } from '../placing/testing/level-stage.ts';
import type { Sprite } from '../sprite.ts';
import { wishIn } from '../wish.ts';
import { company } from './company.ts';

const { setting } = levelStage('a meadow', 3);

/** A grown person and a child who do that, as drawn. */
function drawn(bond: Company['bond'], grown: Company['members'][number] = []) {
  const wish = wishIn(setting, { colour: null, posture: null, tall: 120, isPortrait: false });
  return company(wish, { bond, members: [grown, ['child']] });
}

const ratioOf = ({ width, height }: Sprite): number => width / height;

/** Those of a company of so many, as drawn. */
function gathered(bond: Company['bond'], members: Company['members']) {
  const wish = wishIn(setting, { colour: null, posture: null, tall: 120, isPortrait: false });
  return company(wish, { bond, members });
}

/** How many of a sprite's pixels have a colour like that. */
const countOf = ({ sizes }: Sprite, test: (r: number, g: number, b: number) => boolean): number => {
  const rgba = sizes[0]?.rgba ?? new Float32Array();
  let count = 0;
  for (let at = 0; at < rgba.length; at += 4) {
    const [r = 0, g = 0, b = 0, a = 0] = rgba.subarray(at, at + 4);
    if (a > 0.5 && test(r / a, g / a, b / a)) count++;
  }
  return count;
};

describe('a grown person with a child', () => {
  it('has it on the shoulders, over the head, or before the chest', () => {
    const [over, before] = [ratioOf(drawn('shoulders')), ratioOf(drawn('carry'))];
    expect(over).toBeLessThan(0.85 * before);
  });

  it('holds its red bicycle, which is as long as both are high', () => {
    // Each has other clothes, before more or less of it.
    const lessons = Array.from({ length: 4 }, () => drawn('lesson'));
    for (const lesson of lessons) expect(ratioOf(lesson)).toBeGreaterThan(0.7);
    const red = lessons.map((one) => countOf(one, (r, g, b) => r > 0.3 && r > 3 * g && r > 3 * b));
    expect(red.reduce((sum, one) => sum + one, 0) / red.length).toBeGreaterThan(40);
  });

  it('sits up in a bed beside it, which is longer than it is high', () => {
    expect(ratioOf(drawn('bedtime', ['woman']))).toBeGreaterThan(1.2);
  });

  it('sits up between two in a wider bed', () => {
    const wide = ratioOf(gathered('bedtime', [[], ['child'], ['child']]));
    expect(wide).not.toBeCloseTo(ratioOf(gathered('bedtime', [[], ['child']])), 2);
  });

  it('stands at the bed in which it sits up, whose blanket is a hospital’s where a doctor does', () => {
    const alone = gathered('inbed', [['child', 'reading']]);
    const pale = (one: Sprite) =>
      countOf(one, (r, g, b) => b > 0.3 && b > 1.15 * r && g > r && g < b);
    expect(ratioOf(alone)).toBeGreaterThan(1.2);
    expect(pale(gathered('inbed', [['child'], ['doctor']]))).toBeGreaterThan(2 * pale(alone));
  });

  it('sleeps in a bed that is longer than high', () => {
    expect(ratioOf(gathered('asleep', [['girl']]))).toBeGreaterThan(1.35);
  });

  it('as a doctor stands at its couch in white', () => {
    const white = countOf(
      drawn('checkup', ['doctor']),
      (r, g, b) => Math.min(r, g, b) > 0.45 && Math.max(r, g, b) - Math.min(r, g, b) < 0.14,
    );
    expect(white).toBeGreaterThan(300);
  });
});

describe('those who are gathered', () => {
  it('have the green of a match before them only where one is on', () => {
    const green = (members: Company['members']) =>
      countOf(gathered('television', members), (r, g, b) => g > 1.6 * r && g > 1.6 * b);
    expect(green([['match'], ['match']])).toBeGreaterThan(400);
    expect(green([[], []])).toBeLessThan(100);
  });

  it('play on a television on which the sky of a game is', () => {
    const blue = (members: Company['members']) =>
      countOf(gathered('television', members), (r, g, b) => b > 1.2 * g && g > 1.4 * r);
    expect(blue([['console'], ['console']])).toBeGreaterThan(2 * blue([[], []]) + 300);
  });

  it('have orange mandarins on the low table around which they sit', () => {
    const orange = (bond: Company['bond']) =>
      countOf(gathered(bond, [[], ['woman']]), (r, g, b) => r > 0.3 && r > 1.5 * g && g > 2.5 * b);
    expect(orange('kotatsu')).toBeGreaterThan(60);
  });

  it('stand in rows in robes of one colour, and jump over a black mat with a blue rim', () => {
    const red = countOf(gathered('choir', [[]]), (r, g, b) => r > 0.15 && r > 3 * g && r > 2 * b);
    expect(red).toBeGreaterThan(500);
    const blue = countOf(
      gathered('trampoline', [['child'], ['child']]),
      (r, g, b) => b > 0.3 && b > 1.6 * g && b > 2.5 * r,
    );
    expect(blue).toBeGreaterThan(200);
  });

  it('stand before a stall with an awning of green stripes', () => {
    const green = countOf(gathered('sale', [[], []]), (r, g, b) => g > 1.5 * r && g > 1.2 * b);
    expect(green).toBeGreaterThan(300);
  });

  it('wait one behind the other before a counter, the more the longer', () => {
    const long = (many: number) =>
      ratioOf(
        gathered(
          'queue',
          Array.from({ length: many }, () => []),
        ),
      );
    expect(long(4)).toBeGreaterThan(1.3 * long(2));
  });

  it('sit in arcs around who conducts, wider than they are high', () => {
    expect(ratioOf(gathered('orchestra', [[]]))).toBeGreaterThan(1.4);
  });
});
