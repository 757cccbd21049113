import type { EngineRequest, Pixels } from '../../server/engines/engine.ts';
import {
  EXAMPLE_WIDTHS,
  exploreName,
  STYLE_SIDE,
  styleName,
  toolName,
} from '../../src/app/content/example-files.ts';
import type { ExampleKind, Examples } from '../../src/app/content/examples-data.ts';
import { RATIOS, STYLES } from '../../src/net/contracts/index.ts';
import { addToPicture } from './add-to-picture.ts';
import type { MakeOne } from './open-engines.ts';
import { decode, type ExampleFiles, narrowed, toFiles, toThumbnail } from './webp.ts';

/** One thing to make, by the name that its files begin with. */
export interface ExampleJob {
  readonly name: string;
  /** Names of the pictures that it makes. */
  readonly pictures: readonly string[];
  /** Rejects as engines do. */
  readonly make: (makeOne: MakeOne) => Promise<readonly ExampleFiles[]>;
}

type Drawn = Omit<Examples['explore'][number], 'id'>;
type ToolEntry = Examples['tools'][ExampleKind][number];

/** Everything that the data file asks for. */
export function listExamples({ explore, styles, tools }: Examples): readonly ExampleJob[] {
  return [
    ...explore.map((one) => exploreJob(exploreName(one.id), one)),
    ...STYLES.map((style) => styleJob(styleName(style), { ...styles, style })),
    ...toolJobs('flux-context', tools['flux-context']),
    ...toolJobs('flux-context-multi', tools['flux-context-multi']),
    ...toolJobs('restore', tools.restore),
    ...toolJobs('text-removal', tools['text-removal']),
    ...toolJobs('watermark-remover', tools['watermark-remover']),
  ];
}

const exploreJob = (name: string, drawn: Drawn): ExampleJob => ({
  name,
  pictures: [name],
  make: async (makeOne) => [await toFiles(name, await draw(makeOne, drawn))],
});

const styleJob = (name: string, drawn: Drawn): ExampleJob => ({
  name,
  pictures: [name],
  make: async (makeOne) => [await toThumbnail(name, await draw(makeOne, drawn), STYLE_SIDE)],
});

const toolJobs = (kind: ExampleKind, entries: readonly ToolEntry[]): readonly ExampleJob[] =>
  entries.map((entry) => ({
    name: `${kind}-${entry.id}`,
    pictures: [...inputNames(kind, entry), toolName(kind, entry.id, 'after')],
    make: (makeOne) => useTool(makeOne, kind, entry),
  }));

const INPUTS = ['before', 'before2'] as const;

const inputNames = (kind: ExampleKind, { id, pictures }: ToolEntry): readonly string[] =>
  INPUTS.slice(0, pictures.length).map((part) => toolName(kind, id, part));

const draw = (makeOne: MakeOne, { prompt, style, ratio, seed }: Drawn): Promise<Pixels> =>
  makeOne({ kind: 'text-to-image', prompt, style, ...RATIOS[ratio], seed, count: 1 });

async function useTool(
  makeOne: MakeOne,
  kind: ExampleKind,
  entry: ToolEntry,
): Promise<readonly ExampleFiles[]> {
  const before: ExampleFiles[] = [];
  const names = inputNames(kind, entry);
  for (const [index, { added = [], ...drawn }] of entry.pictures.entries()) {
    const name = names[index] ?? '';
    const picture = await narrowed(await draw(makeOne, drawn), Math.max(...EXAMPLE_WIDTHS));
    before.push(await toFiles(name, added.reduce(addToPicture, picture)));
  }
  // The tool gets the file that the page shows, as it does from somebody who tries the example.
  const images = await Promise.all(before.map(({ files }) => decode(files)));
  const answer = await makeOne(requestOf(kind, entry, images));
  return [...before, await toFiles(toolName(kind, entry.id, 'after'), answer)];
}

function requestOf(kind: ExampleKind, entry: ToolEntry, images: readonly Pixels[]): EngineRequest {
  const [image, second] = images;
  if (image === undefined) throw new Error(`${entry.id} names no picture.`);
  const asked = { seed: entry.seed, count: 1 };
  const prompt = 'instruction' in entry ? entry.instruction : '';
  switch (kind) {
    case 'flux-context':
      return { kind, image, prompt, ...asked };
    case 'flux-context-multi':
      if (second === undefined) throw new Error(`${entry.id} names one picture only.`);
      return { kind, images: [image, second], prompt, ...asked };
    case 'restore':
      return { kind, image, ...asked };
    case 'text-removal':
    case 'watermark-remover':
      return { kind, image, area: null, mode: 'run', ...asked };
  }
}
