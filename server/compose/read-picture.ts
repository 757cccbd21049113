import sharp, { type Metadata, type Sharp } from 'sharp';
import { TaskFailure } from '../threads/task.ts';

/** A file that was opened: what its header says, and a fresh pipeline that decodes it. */
export interface OpenedPicture {
  /** Width and height are those of the picture the right way up. */
  readonly metadata: Metadata;
  /** Each call starts decoding anew, to 8-bit sRGB, the right way up. */
  readonly decode: () => Sharp;
}

/**
 * Opens a picture file. Rejects with {@link TaskFailure} and the given code when it is no picture,
 * or has more than `maxPixels` pixels.
 */
export async function openPicture(
  path: string,
  maxPixels: number,
  code: string,
): Promise<OpenedPicture> {
  const open = () => sharp(path, { limitInputPixels: maxPixels, failOn: 'error' });
  const stored = await orFail(() => open().metadata(), code);
  const metadata = { ...stored, ...stored.autoOrient };
  if (metadata.width * metadata.height > maxPixels) {
    throw new TaskFailure(code, `The picture has more than ${maxPixels} pixels`);
  }
  return { metadata, decode: () => open().autoOrient().toColourspace('srgb') };
}

/**
 * Raw decoded bytes, `channels` a pixel, row by row. They live in the decoder's own memory: they may
 * be written to, but have to be copied to leave the thread.
 */
export interface RawPicture {
  readonly data: Uint8Array;
  readonly channels: number;
}

/** Runs a decoding pipeline to raw bytes. Rejects with {@link TaskFailure} and the given code. */
export async function readRaw(pipeline: Sharp, code: string): Promise<RawPicture> {
  const { data, info } = await orFail(
    () => pipeline.raw({ depth: 'uchar' }).toBuffer({ resolveWithObject: true }),
    code,
  );
  return { data, channels: info.channels };
}

async function orFail<Value>(work: () => Promise<Value>, code: string): Promise<Value> {
  try {
    return await work();
  } catch (error) {
    throw new TaskFailure(code, error instanceof Error ? error.message : String(error));
  }
}
