import sharp from 'sharp';
import { THUMBNAIL_WIDTHS, type ThumbnailWidth } from '../../src/net/contracts/thumbnail.ts';
import type { FairLimit } from '../limit.ts';
import { storageTrouble } from '../storage-trouble.ts';
import type { ImageStore } from './image-store.ts';
import { DECODING } from './inspect-image.ts';

/** Small versions of pictures, made when first asked for. */
export interface Thumbnails {
  /** A WebP of that width of a user's picture. Rejects with the error code `ENOENT` when the picture is gone. */
  read(userId: string, sha256: string, width: ThumbnailWidth): Promise<Buffer>;
}

/** Bytes of every thumbnail. */
export const THUMBNAIL_TYPE = 'image/webp';
const QUALITY = 80;

/**
 * The width at which a picture is sent that is wanted `wanted` pixels wide: the next of the fixed
 * ones, or null for the picture itself where that is not wider, or where none is large enough.
 */
export function thumbnailWidth(wanted: number, own: number): ThumbnailWidth | null {
  const width = THUMBNAIL_WIDTHS.find((one) => one >= wanted);
  return width === undefined || width >= own ? null : width;
}

/**
 * Makes thumbnails, each once even when several ask for it at once; `limit` bounds how many at once, users taking turns. One that
 * can't be kept, or read again, is answered all the same; `onMistake` is told why, unless nothing at all can be kept.
 */
export function createThumbnails({
  images,
  limit,
  onMistake,
}: {
  readonly images: Pick<ImageStore, 'withFile' | 'open' | 'readMade' | 'keepMade'>;
  readonly limit: FairLimit;
  readonly onMistake: (error: unknown) => void;
}): Thumbnails {
  const underWay = new Map<string, Promise<Buffer>>();

  async function make(
    userId: string,
    sha256: string,
    width: ThumbnailWidth,
    name: string,
  ): Promise<Buffer> {
    const made = await images.readMade(sha256, name).catch((error: unknown) => {
      onMistake(error);
      return null;
    });
    if (made !== null) return made;
    const bytes = await images
      .withFile(sha256, (path) => limit(userId, () => shrink(path, width)))
      .catch(async (error: unknown) => {
        (await images.open(sha256)).destroy(); // says ENOENT when that is the reason
        throw error;
      });
    // Then it is made anew each time: whoever is to make room has to see what there is.
    await images.keepMade(sha256, name, bytes).catch((error: unknown) => {
      if (storageTrouble(error) === null) onMistake(error);
    });
    return bytes;
  }

  return {
    read(userId, sha256, width) {
      const name = `${width}.webp`;
      const key = `${sha256}/${name}`;
      const making = underWay.get(key) ?? make(userId, sha256, width, name);
      underWay.set(key, making);
      const forget = () => underWay.delete(key);
      making.then(forget, forget);
      return making;
    },
  };
}

/** Decodes and encodes in the image library's own threads. */
function shrink(path: string, width: number): Promise<Buffer> {
  return sharp(path, { ...DECODING, sequentialRead: true })
    .autoOrient()
    .resize({ width, withoutEnlargement: true })
    .webp({ quality: QUALITY })
    .toBuffer();
}
