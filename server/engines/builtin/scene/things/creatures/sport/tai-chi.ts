import type { Colour } from '../../../words/idea.ts';
import type { Solid } from '../../sculpt/solid.ts';
import type { Wish } from '../../wish.ts';
import type { Feat } from '../feat.ts';
import { human } from '../human.ts';
import type { Doing } from '../postures/doings.ts';

/** What is worn for it: loose silk. */
const SILK: readonly Colour[] = [
  [0.95, 0.94, 0.9],
  [0.72, 0.1, 0.1],
  [0.2, 0.3, 0.5],
];

const FORMS: readonly Doing[] = ['palmahead', 'cranewings'];

/** Somebody in a slow movement of tai chi: a long low stance with a palm pushed ahead, or one hand high and one low; of several all are in the same. */
export function taiChi({ random, traits = [], colour, hair, hat, nth }: Wish): Feat {
  const chance = random.unit();
  const doing = nth === undefined && chance > 0.72 ? FORMS[1] : FORMS[0];
  const cloth = colour ?? SILK[nth === undefined && chance < 0.2 ? 1 : 0] ?? null;
  const model: Solid[] = human(
    random,
    doing ?? 'palmahead',
    cloth,
    traits,
    {},
    hair ?? null,
    hat ?? null,
  );
  return { model, turn: 0.42 };
}
