import type { TaskBody } from '../../../threads/task.ts';
import type { Pixels } from '../../engine.ts';
import { drawScene } from './draw-scene.ts';
import type { Idea } from './words/idea.ts';
import { readPrompt } from './words/read-prompt.ts';

/** What a thread needs to draw one picture of a request. */
export interface DrawInput {
  readonly prompt: string;
  readonly style: string | null;
  readonly width: number;
  readonly height: number;
  readonly seed: number;
  readonly index: number;
}

/** One picture, and what was made of the words. */
export interface DrawOutput {
  readonly image: Pixels;
  readonly notes: readonly string[];
}

/** Draws one picture; its progress is the share of the work that is finished. */
export const run: TaskBody<DrawInput, DrawOutput, number> = async (input, progress) => {
  const { width, height } = input;
  const idea = readPrompt(input.prompt);
  const data = drawScene({ ...input, idea }, progress);
  return {
    output: { image: { width, height, data }, notes: describe(idea) },
    transfer: [data.buffer],
  };
};

/** Most ignored words that a note lists. */
const LISTED = 12;

function describe({ understood, ignored }: Idea): string[] {
  const notes = ['Drawn by the built-in painter, which knows landscapes and simple things.'];
  notes.push(
    understood.length > 0
      ? `Understood: ${understood.join(', ')}.`
      : 'Understood none of the words, so it chose a landscape.',
  );
  const more = ignored.length > LISTED ? `, and ${ignored.length - LISTED} more` : '';
  if (ignored.length > 0) notes.push(`Ignored: ${ignored.slice(0, LISTED).join(', ')}${more}.`);
  return notes;
}
