import type { TaskBody } from '../../../threads/task.ts';
import type { Pixels } from '../../engine.ts';
import type { Note } from '../../note.ts';
import { hashText, seedOf } from '../kernels/random.ts';
import { describeWords } from './describe-words.ts';
import { drawSceneOf } from './draw-scene.ts';
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
  readonly notes: readonly Note[];
  /** What this picture has no place for, as it was written. */
  readonly leftOut: readonly string[];
}

/** Draws one picture; its progress is the share of the work that is finished. */
export const run: TaskBody<DrawInput, DrawOutput, number> = async (input, progress) => {
  const output = drawPicture(input, progress);
  return { output, transfer: [output.image.data.buffer] };
};

/** Reads the words and draws what they say. */
export function drawPicture(input: DrawInput, progress: (share: number) => void): DrawOutput {
  const { width, height } = input;
  const idea = readPrompt(input.prompt);
  const style = input.style ?? idea.style;
  // Where no word says anything the words themselves are the chance: other words, other pictures.
  const seed = idea.understood.length > 0 ? input.seed : seedOf(input.seed, hashText(input.prompt));
  const request = { ...input, idea, style, medium: idea.medium, seed };
  const { data, leftOut } = drawSceneOf(request, progress);
  const notes = describeWords(idea, 'painter.landscape');
  return { image: { width, height, data }, notes, leftOut };
}
