import { describe, expect, it } from 'vitest';
import { createRandom } from '../../../../kernels/random.ts';
import type { Load } from '../../../words/idea.ts';
import type { Trait } from '../../../words/trait.ts';
import type { Solid } from '../../sculpt/solid.ts';
import { figureOf } from '../figure.ts';
import { heldBy } from '../held/held.ts';
import { modelFor } from '../testing/model-of.ts';
import { DONE_TOGETHER } from '../together/done-together.ts';
import { burdenOf } from '../together/loads.ts';

const togetherFor = (
  bond: 'armwrestling' | 'dancegame' | 'pulling' | 'shoving',
  members: readonly (readonly Trait[])[],
  moves?: Load,
): readonly Solid[] =>
  DONE_TOGETHER[bond]?.(createRandom(1), null, members, 0, moves ? { moves } : {}).model ?? [];

const lengthOf = (model: readonly Solid[]): number =>
  Math.max(...model.map(({ middle, reach }) => middle[0] + reach)) -
  Math.min(...model.map(({ middle, reach }) => middle[0] - reach));

/** How far ahead the middle of what a model is of is. */
const middleOf = (model: readonly Solid[]): number =>
  model.reduce((sum, { middle }) => sum + middle[0], 0) / model.length;

const topOf = (model: readonly Solid[]): number =>
  Math.max(...model.map(({ middle, reach }) => middle[1] + 0.6 * reach));

describe('people who strain at something', () => {
  it('stretch a palm ahead in a long low stance of tai chi', () => {
    const model = modelFor(['taichi']);
    const ends = model.map(({ middle }) => middle[0]);
    expect(Math.max(...ends)).toBeGreaterThan(0.28);
    expect(Math.min(...ends)).toBeLessThan(-0.2);
    expect(topOf(model)).toBeLessThan(1);
  });

  it('sit in a bathtub that is full of foam, with more ducks where those are named', () => {
    const [few, many] = [modelFor(['tubbed']), modelFor(['tubbed', 'ducked'])];
    expect(many.length).toBeGreaterThan(few.length + 30);
    expect(lengthOf(few)).toBeGreaterThan(0.85);
    expect(modelFor(['tubbed', 'catfolk']).length).toBeGreaterThan(100);
  });

  it('have the hands at a foot whose shoe they tie', () => {
    const low = modelFor(['shoetying']).filter(({ middle }) => middle[1] < 0.2);
    expect(low.some(({ middle }) => middle[0] > 0.25)).toBe(true);
  });

  it('lock hands over the middle of a table, one on either side', () => {
    const model = togetherFor('armwrestling', [[], ['woman']]);
    const atMiddle = model.filter(
      ({ middle }) => Math.abs(middle[0]) < 0.06 && middle[1] > 0.55 && middle[1] < 0.68,
    );
    expect(atMiddle.length).toBeGreaterThan(8);
  });

  it('dance each on a pad of arrows, children on a machine of their height', () => {
    const grown = togetherFor('dancegame', [[], []]);
    const young = togetherFor('dancegame', [
      ['child', 'boy'],
      ['child', 'girl'],
    ]);
    expect(topOf(young)).toBeLessThan(0.85 * topOf(grown));
    expect(grown.length).toBeGreaterThan(togetherFor('dancegame', [[]]).length);
  });

  it.each<Load>(['block', 'boulder', 'boat', 'sledge', 'handcart', 'minecart', 'trolley', 'car'])(
    'are ahead of a load that they pull and behind one that they push: %s',
    (load) => {
      const parts = burdenOf(createRandom(1), load).model.length;
      const own = (bond: 'pulling' | 'shoving') => {
        const model = togetherFor(bond, [[]], load);
        return middleOf(model.slice(parts)) - middleOf(model.slice(0, parts));
      };
      expect(own('pulling')).toBeGreaterThan(0.5);
      expect(own('shoving')).toBeLessThan(-0.4);
      const four = togetherFor('pulling', [[], [], [], []], load);
      expect(four.length).toBeGreaterThan(togetherFor('pulling', [[]], load).length);
    },
  );

  it('carry a sack as high as the shoulder', () => {
    const figure = figureOf([]);
    const { hands, pieces } = heldBy(createRandom(1), 'sack', figure, null);
    expect(hands.far?.[1]).toBeGreaterThan(figure.shoulder);
    expect(Math.min(...pieces.map(({ middle }) => middle[1]))).toBeGreaterThan(figure.shoulder);
  });

  it('stand behind a counter with a till where they keep a shop', () => {
    const model = modelFor(['shopkeeping']);
    expect(Math.max(...model.map(({ middle }) => middle[0]))).toBeGreaterThan(0.4);
    expect(model.length).toBeGreaterThan(modelFor(['pointing']).length + 10);
  });

  it.each<Trait>(['candlelighting', 'turntables', 'tirechange'])(
    'have before them what they are at: %s',
    (trait) => {
      const model = modelFor([trait]);
      expect(model.length).toBeGreaterThan(modelFor(['pointing']).length + 15);
      expect(lengthOf(model)).toBeGreaterThan(0.7);
    },
  );
});
