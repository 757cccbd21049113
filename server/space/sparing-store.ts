import type { ImageStore } from '../images/image-store.ts';
import type { Space } from './open-space.ts';

/** So much may be written between two looks at the space: well below what is kept for other things. */
const BETWEEN_LOOKS_BYTES = 8_388_608;

/** A store of images that takes nothing new while space is short or its folder can't be written, and removes as ever. */
export function createSparingStore(
  images: ImageStore,
  space: Pick<Space, 'assertEnough'>,
): ImageStore {
  async function* looking(
    source: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  ): AsyncGenerator<Uint8Array> {
    let since = 0;
    for await (const chunk of source) {
      if (since >= BETWEEN_LOOKS_BYTES) {
        await space.assertEnough();
        since = 0;
      }
      since += chunk.length;
      yield chunk;
    }
  }

  return {
    ...images,
    async stage(source) {
      // First: a folder that can't be written would refuse the file in words of its own.
      await space.assertEnough();
      return images.stage(looking(source));
    },
    async keepMade(sha256, name, bytes) {
      await space.assertEnough();
      await images.keepMade(sha256, name, bytes);
    },
  };
}
