import { access, mkdir, rename } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

/** A JPEG to open, and its size in px. */
export interface PictureFile {
  readonly path: string;
  readonly width: number;
  readonly height: number;
}

const FOLDER = join(import.meta.dirname, '..', '..', '..', '.cache', 'bench-pictures');

/** Grain as of a photograph: noise, softened a little. */
const GRAIN = { type: 'gaussian', mean: 128, sigma: 60 } as const;
const SOFTNESS = 1.6;
const QUALITY = 85;

/** A noisy JPEG of this size, made at the first call and kept in the cache. */
export async function pictureFile(width: number, height: number): Promise<PictureFile> {
  const path = join(FOLDER, `${width}x${height}.jpg`);
  if (!(await exists(path))) await make(path, width, height);
  return { path, width, height };
}

async function make(path: string, width: number, height: number): Promise<void> {
  await mkdir(FOLDER, { recursive: true });
  const background = { r: 0, g: 0, b: 0 };
  await sharp({ create: { width, height, channels: 3, background, noise: GRAIN } })
    .blur(SOFTNESS)
    .jpeg({ quality: QUALITY })
    .toFile(`${path}.part`);
  await rename(`${path}.part`, path);
}

function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
