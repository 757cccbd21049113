import { readdir } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { STYLES } from '../../net/contracts/index.ts';
import { TOOL_KINDS, TOOL_TRAITS } from '../stores/tool-traits.ts';
import { styleThumbnail } from './example-files.ts';
import writtenPictures from './example-pictures.json' with { type: 'json' };
import writtenExamples from './examples.json' with { type: 'json' };
import { EXPLORE_EXAMPLES, toolExamples } from './examples.ts';
import { examplePicturesSchema, examplesSchema } from './examples-data.ts';

const FOLDER = new URL('../../../public/examples/', import.meta.url);
const onPages = [
  ...EXPLORE_EXAMPLES.map(({ picture }) => picture),
  ...TOOL_KINDS.flatMap(toolExamples).flatMap(({ before, after }) => [...before, after]),
];
const addresses = [
  ...onPages.flatMap(({ src, srcSet }) => [src, ...srcSet.split(', ').map(addressOf)]),
  ...STYLES.map(styleThumbnail),
];

function addressOf(candidate: string): string {
  return candidate.replace(/ \d+w$/, '');
}

describe('example pictures', () => {
  it('are of files that say what can be asked for, and nothing else', () => {
    expect(examplesSchema.parse(writtenExamples)).toEqual(writtenExamples);
    expect(examplePicturesSchema.parse(writtenPictures)).toEqual(writtenPictures);
    const ratios = EXPLORE_EXAMPLES.map(({ style, ratio }) => ({ style, ratio }));
    expect(ratios).toEqual(writtenExamples.explore.map(({ style, ratio }) => ({ style, ratio })));
  });

  it('are 18 for Explore and three to six for each tool', () => {
    expect(EXPLORE_EXAMPLES).toHaveLength(18);
    for (const kind of TOOL_KINDS) {
      const examples = toolExamples(kind);
      expect([kind, examples.length >= 3 && examples.length <= 6]).toEqual([kind, true]);
      for (const { id, before, instruction } of examples) {
        const { images, takesPrompt } = TOOL_TRAITS[kind];
        expect([id, before.length, instruction !== '']).toEqual([id, images, takesPrompt]);
      }
    }
  });

  it('lie in the folder, and nothing else does', async () => {
    const files = (await readdir(FOLDER)).map((file) => `/examples/${file}`);
    expect([...new Set(addresses)].sort()).toEqual(files.sort());
  });
});
