import type { TaskDetail } from '../../net/contracts/index.ts';
import type { PngTexts } from '../../workers/index.ts';

/** What a PNG says under `Software`. */
const SOFTWARE = 'Overpaint';
/** Longest `Title`, in characters. */
const TITLE_MAX = 80;

/** What is told of a picture: how its task says it was made. */
export type PictureFacts = Pick<
  TaskDetail,
  | 'kind'
  | 'fullCommand'
  | 'negativePrompt'
  | 'model'
  | 'engine'
  | 'width'
  | 'height'
  | 'step'
  | 'cfgScale'
  | 'seed'
  | 'style'
>;

/** A value with a comma, a colon or a line break is quoted, as the readers of the line expect. */
const quoted = (value: string): string => (/[,:\n"]/.test(value) ? JSON.stringify(value) : value);

/**
 * The text under `parameters`: the prompt, then `Negative prompt: …`, then one line of
 * `Name: value` pairs, the form that AUTOMATIC1111's web UI began and that ComfyUI nodes, InvokeAI,
 * Civitai and picture browsers read. What does not apply is left out.
 */
const parametersOf = (facts: PictureFacts, index: number): string => {
  const { width, height } = facts;
  const pairs: readonly (readonly [string, string | number | null | undefined])[] = [
    ['Steps', facts.step],
    ['CFG scale', facts.cfgScale],
    ['Seed', facts.seed],
    ['Size', width && height ? `${width}x${height}` : null],
    ['Model', facts.model],
    ['Style', facts.style],
    ['Task', facts.kind],
    ['Engine', facts.engine],
    ['Image', index + 1],
    ['Version', SOFTWARE],
  ];
  const line = pairs.flatMap(([name, value]) =>
    value === null || value === undefined ? [] : [`${name}: ${quoted(String(value))}`],
  );
  const negative = facts.negativePrompt ? [`Negative prompt: ${facts.negativePrompt}`] : [];
  return [facts.fullCommand, ...negative, line.join(', ')].join('\n');
};

/** The first line of the prompt, cut where it is long. */
const titleOf = (prompt: string): string => {
  const [line = ''] = prompt.trim().split('\n');
  const letters = [...line];
  return letters.length <= TITLE_MAX ? line : `${letters.slice(0, TITLE_MAX - 1).join('')}…`;
};

/**
 * The texts that a PNG of this result carries, by keyword: `parameters` for programs that make
 * pictures, and the PNG specification's `Title`, `Description` and `Software` for all others.
 *
 * @param index which result of the task, from 0
 */
export const pictureTexts = (facts: PictureFacts, index: number): PngTexts => {
  const title = titleOf(facts.fullCommand);
  return {
    ...(title && { Title: title, Description: facts.fullCommand }),
    Software: SOFTWARE,
    parameters: parametersOf(facts, index),
  };
};
