import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { drawScene } from '../../server/engines/builtin/scene/draw-scene.ts';
import { readPrompt } from '../../server/engines/builtin/scene/words/read-prompt.ts';

/** A picture to measure on; `data` is RGBA. */
export interface Picture {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray<ArrayBuffer>;
}

/** What is drawn when no photographs are given. */
export const PROMPTS = [
  'mountain lake at sunset',
  'city at night',
  'autumn forest',
  'a cat in a meadow',
] as const;

/** Pictures that the engine itself draws, 760×504 as the Kodak crops. */
export const ownPictures = (): Picture[] =>
  PROMPTS.map((prompt) => {
    const size = { width: 760, height: 504 };
    const idea = readPrompt(prompt);
    const request = { idea, style: 'realism', ...size, seed: 3, index: 0 };
    return { name: prompt, ...size, data: drawScene(request, () => {}) };
  });

/** The PNG and JPEG files of a folder, by name. */
export async function photographs(folder: string): Promise<Picture[]> {
  const names = (await readdir(folder)).filter((name) => /\.(png|jpe?g)$/i.test(name)).sort();
  return Promise.all(names.map((name) => readPicture(join(folder, name), name)));
}

async function readPicture(path: string, name: string): Promise<Picture> {
  const { data, info } = await sharp(path)
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  return { name, width, height, data: new Uint8ClampedArray(data) };
}
