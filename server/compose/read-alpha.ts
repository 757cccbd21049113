import { TaskFailure } from '../threads/task.ts';
import { type OpenedPicture, readRaw } from './read-picture.ts';

/**
 * The alpha of a mask, one byte a pixel. Rejects with {@link TaskFailure}: `mask_unreadable`,
 * `mask_size_mismatch` when it is not as large as its picture.
 */
export async function readAlpha(
  mask: OpenedPicture,
  width: number,
  height: number,
): Promise<Uint8Array> {
  const { metadata } = mask;
  if (metadata.format !== 'png' || !metadata.hasAlpha) {
    throw new TaskFailure('mask_unreadable', 'The mask has to be a PNG with an alpha channel');
  }
  if (metadata.width !== width || metadata.height !== height) {
    throw new TaskFailure(
      'mask_size_mismatch',
      `The mask is ${metadata.width}×${metadata.height}, the picture ${width}×${height}`,
    );
  }
  const { data } = await readRaw(mask.decode().extractChannel('alpha'), 'mask_unreadable');
  return data;
}
