import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { fileName, widthsOf } from '../../src/app/content/example-files.ts';
import {
  type ExamplePictures,
  type Examples,
  examplePicturesSchema,
  examplesSchema,
} from '../../src/app/content/examples-data.ts';
import type { ExampleFiles } from './webp.ts';

const PICTURES = new URL('../../public/examples/', import.meta.url);
const CONTENT = new URL('../../src/app/content/', import.meta.url);
const MANIFEST = new URL('example-pictures.json', CONTENT);

/** The data file, and the place where the pictures made of it lie. */
export interface ExampleFolder {
  readonly examples: Examples;
  /** Writes a picture's files. */
  write(picture: ExampleFiles): Promise<void>;
  /** Notes the pictures of these names and who made them, and removes all other files. */
  finish(names: readonly string[], engines: readonly string[]): Promise<void>;
}

/** Reads the data file and what is noted of the pictures so far. */
export async function openExampleFolder(): Promise<ExampleFolder> {
  const examples = examplesSchema.parse(await readJson(new URL('examples.json', CONTENT)));
  const before = examplePicturesSchema.parse(await readJson(MANIFEST));
  const sizes = new Map(Object.entries(before.pictures));
  await mkdir(PICTURES, { recursive: true });
  return {
    examples,
    async write({ name, width, height, files }) {
      sizes.set(name, { width, height });
      for (const { file, bytes } of files) await writeFile(new URL(file, PICTURES), bytes);
    },
    async finish(names, engines) {
      const known = names.flatMap((name) => {
        const size = sizes.get(name);
        return size === undefined ? [] : [[name, size] as const];
      });
      const written: ExamplePictures = {
        engines: [...engines],
        pictures: Object.fromEntries(known),
      };
      await writeFile(MANIFEST, `${JSON.stringify(written, null, 2)}\n`);
      const files = known.flatMap(([name, { width }]) =>
        widthsOf(width).map((each) => fileName(name, each)),
      );
      await removeOthers(new Set(files));
    },
  };
}

async function readJson(file: URL): Promise<unknown> {
  return JSON.parse(await readFile(file, 'utf8'));
}

async function removeOthers(kept: ReadonlySet<string>): Promise<void> {
  for (const file of await readdir(PICTURES)) {
    if (!kept.has(file)) await rm(new URL(file, PICTURES));
  }
}
