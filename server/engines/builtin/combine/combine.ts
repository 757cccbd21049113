import type { EngineStage, Pixels } from '../../engine.ts';
import { type Note, note } from '../../note.ts';
import { noteOnUnknown } from '../words/note-on-unknown.ts';
import { shiftBehind } from './fit.ts';
import { putInRow, putInset } from './layouts.ts';
import {
  applyStyleOf,
  blendPictures,
  fillWithPattern,
  type Mixture,
  putOnBackground,
} from './mixtures.ts';
import { type Combination, readCombination } from './read-combination.ts';
import { type Variation, vary } from './vary.ts';

/** One picture of two, and what there is to say about it. */
export interface Combined {
  readonly image: Pixels;
  readonly notes: readonly Note[];
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

const ORDINALS = [note('ordinal.first'), note('ordinal.second')] as const;

function notesOn({ manner, helper, unknown }: Combination): Note[] {
  const [main, other] = helper === 1 ? ORDINALS : ORDINALS.toReversed();
  const notes = [note('combine.introduction')];
  if (manner === null || main === undefined || other === undefined)
    notes.push(note('combine.nothing'));
  else notes.push(note(`combine.${manner}`, { main, other }));
  return [...notes, ...noteOnUnknown(unknown)];
}
