/**
 * The example pictures that `npm run examples` made, with what they were made of. What is in
 * `examples.json` but was not made yet is left out. Both files come with the build: a test checks them
 * whole by their schemas, which a page would have to load and to begin.
 */
import { RATIOS, type Ratio, STYLES, type Style } from '../../net/contracts/terms.ts';
import { type ExamplePart, exploreName, fileName, toolName, widthsOf } from './example-files.ts';
import writtenPictures from './example-pictures.json' with { type: 'json' };
import writtenExamples from './examples.json' with { type: 'json' };
import type { ExampleKind, ExamplePictures } from './examples-data.ts';

/** A picture for an `img`: give it a `sizes` that says how wide it is shown. */
export interface ExamplePicture {
  /** Its largest file. */
  readonly src: string;
  readonly srcSet: string;
  /** Pixels of the largest file. */
  readonly width: number;
  readonly height: number;
}

/** A picture of Explore; asking for the same gives the same picture. */
export interface ExploreExample {
  readonly id: string;
  readonly prompt: string;
  /** uint32. */
  readonly seed: number;
  readonly ratio: Ratio;
  readonly style: Style | null;
  readonly picture: ExamplePicture;
}

/** What a tool made of one picture, or of two. */
export interface ToolExample {
  readonly id: string;
  readonly kind: ExampleKind;
  /** The words that the tool was given; empty where it takes none. */
  readonly instruction: string;
  /** What it was given, in its order: one or two. */
  readonly before: readonly [ExamplePicture, ...ExamplePicture[]];
  readonly after: ExamplePicture;
}

const { explore, tools } = writtenExamples;
const { pictures }: Pick<ExamplePictures, 'pictures'> = writtenPictures;

const isRatio = (word: string): word is Ratio => Object.hasOwn(RATIOS, word);

const pictureOf = (name: string): ExamplePicture | null => {
  const size = pictures[name];
  if (size === undefined) return null;
  const addressOf = (width: number): string => `/examples/${fileName(name, width)}`;
  const srcSet = widthsOf(size.width).map((width) => `${addressOf(width)} ${width}w`);
  return { ...size, src: addressOf(size.width), srcSet: srcSet.join(', ') };
};

/** The pictures of Explore, in the order of the data file. */
export const EXPLORE_EXAMPLES: readonly ExploreExample[] = explore.flatMap(
  ({ id, prompt, seed, ratio, style }) => {
    const picture = pictureOf(exploreName(id));
    if (picture === null || !isRatio(ratio)) return [];
    return { id, prompt, seed, ratio, style: STYLES.find((one) => one === style) ?? null, picture };
  },
);

/** What a tool can do, the first one first. */
export const toolExamples = (kind: ExampleKind): readonly ToolExample[] =>
  tools[kind].flatMap((example) => {
    const { id } = example;
    const part = (name: ExamplePart) => pictureOf(toolName(kind, id, name));
    const [before, second, after] = [part('before'), part('before2'), part('after')];
    if (before === null || after === null) return [];
    if (example.pictures.length > 1 && second === null) return [];
    return {
      id,
      kind,
      instruction: 'instruction' in example ? example.instruction : '',
      before: second === null ? [before] : [before, second],
      after,
    };
  });
