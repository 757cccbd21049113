import type { EngineStage, Pixels } from '../../engine.ts';
import { putInRow, putInset } from './layouts.ts';
import {
  applyStyleOf,
  blendPictures,
  fillWithPattern,
  type Mixture,
  putOnBackground,
} from './mixtures.ts';
import { type Combination, type Manner, readCombination } from './read-combination.ts';
import { type Variation, vary } from './vary.ts';
import { shiftBehind } from './fit.ts';

/** One picture of two, and what there is to say about it. */
export interface Combined {
  readonly image: Pixels;
  readonly notes: readonly string[];
}

/**
 * Makes one picture of two as the words say; side by side when they say nothing that is understood, which
 * the notes tell. Answers of another `index` (0 to 3) differ in what the words left open. The same
 * pictures, words and index give the same bytes.
 */
export async function combinePictures(
  images: readonly [Pixels, Pixels],
  prompt: string,
  index: number,
  onShare: (share: number, stage: EngineStage) => void,
): Promise<Combined> {
  const combination = readCombination(prompt);
  onShare(0.05, 'drawing');
  const { picture, notes } = await perform(images, vary(combination, index));
  onShare(1, 'finishing');
  return { image: picture, notes: [...notesOn(combination), ...notes] };
}

async function perform(images: readonly [Pixels, Pixels], variation: Variation): Promise<Mixture> {
  const { manner, helper, corner, share, amount } = variation.combination;
  const [main, other] = helper === 1 ? images : ([images[1], images[0]] as const);
  const plain = (picture: Pixels): Mixture => ({ picture, notes: [] });
  switch (manner) {
    case null:
    case 'beside':
      return plain(await putInRow(main, other, false, variation));
    case 'stack':
      return plain(await putInRow(main, other, true, variation));
    case 'inset':
      return plain(await putInset(main, other, corner, amount));
    case 'background':
      return putOnBackground(main, await shiftBehind(other, variation));
    case 'blend':
      return plain(await blendPictures(main, other, share ?? Math.min(0.9, 0.5 * amount), corner));
    case 'style':
      return plain(await applyStyleOf(main, other, share ?? amount));
    case 'pattern':
      return fillWithPattern(main, other, amount);
  }
}

const ORDINALS = ['first', 'second'] as const;

function notesOn({ manner, helper, unknown }: Combination): string[] {
  const [main, other] = [ORDINALS[1 - helper] ?? '', ORDINALS[helper] ?? ''];
  const notes = [
    'Put together by the built-in engine, which knows layouts and statistics and no model.',
  ];
  notes.push(manner === null ? UNDERSTOOD_NOTHING : DONE[manner](main, other));
  if (unknown.length > 0)
    notes.push(`Not understood: ${unknown.map((word) => `“${word}”`).join(', ')}.`);
  return notes;
}

const UNDERSTOOD_NOTHING =
  'No way to put pictures together was understood, so they stand side by side. It knows: side by side, above, picture in picture, as background, blend, in the style of the other, as a pattern.';

const DONE: Readonly<Record<Manner, (main: string, other: string) => string>> = {
  beside: (main, other) =>
    `The ${main} picture stands on the left, the ${other} on the right, equally high.`,
  stack: (main, other) => `The ${main} picture stands above the ${other}, equally wide.`,
  inset: (main, other) => `The ${other} picture is a small inset in the ${main}.`,
  background: (main, other) =>
    `What the ${main} picture is of stands before the ${other}, moved toward its colours.`,
  blend: (main, other) => `The ${other} picture is blended into the ${main}.`,
  style: (main, other) =>
    `The ${main} picture has the colours and the strength of texture of the ${other}; brush strokes and shapes are not imitated.`,
  pattern: (main, other) => `The ${other} picture is repeated as a pattern in the ${main}.`,
};
