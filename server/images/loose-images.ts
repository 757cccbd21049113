import type { Kysely } from 'kysely';
import sharp from 'sharp';
import { v7 as uuidv7 } from 'uuid';
import type { StoredImage } from '../../src/net/contracts/image.ts';
import type { Tables } from '../database/schema.ts';
import type { FairLimit } from '../limit.ts';
import { ensureUser, insertImageRow, lockBytes } from '../tasks/rows/insert-task.ts';
import type { ImageAddresses } from './image-addresses.ts';
import { readImageFormat } from './image-format.ts';
import type { ImageLimits } from './image-limits.ts';
import type { ImageStore, StagedBytes } from './image-store.ts';
import {
  assertAllowedSize,
  assertDecodes,
  DECODING,
  type InspectedImage,
  inspectImage,
  readHead,
} from './inspect-image.ts';

/** Pictures that belong to a user and to no task. */
export interface LooseImages {
  /**
   * Checks and keeps received bytes for two days. What is left of the staged bytes is the caller's to
   * discard.
   * @throws {Refusal} with the code of what is wrong, or the signal's reason.
   */
  keep(userId: string, staged: StagedBytes, options: KeepOptions): Promise<StoredImage>;
}

/** How a picture is checked. */
export interface KeepOptions {
  /** May refuse by the picture's size. */
  readonly check?: (size: { readonly width: number; readonly height: number }) => void;
  /** Aborts when nobody waits for the picture any more: it then leaves the queue of checks. */
  readonly signal: AbortSignal;
}

/** As long as an address of it can be good. */
const KEPT_MS = 2 * 86_400_000;
const WHAT = 'The picture';

/** Makes a keeper of pictures that belong to no task. */
export function createLooseImages({
  database,
  images,
  addresses,
  limits,
  limit,
}: {
  readonly database: Kysely<Tables>;
  readonly images: Pick<ImageStore, 'stage' | 'keep' | 'discard'>;
  readonly addresses: Pick<ImageAddresses, 'urlOf'>;
  readonly limits: ImageLimits;
  /** Bounds how many pictures are decoded at once, users taking turns. */
  readonly limit: FairLimit;
}): LooseImages {
  function convert(
    userId: string,
    staged: StagedBytes,
    format: { readonly maxPixels: number },
    signal: AbortSignal,
  ): Promise<StagedBytes> {
    const maxPixels = Math.min(limits.maxPixels, format.maxPixels);
    return limit(userId, () => toPng(images, staged, { ...limits, maxPixels }), signal);
  }

  async function store(
    userId: string,
    staged: StagedBytes,
    { contentType, width, height }: InspectedImage,
  ): Promise<StoredImage> {
    const id = uuidv7();
    await database.transaction().execute(async (rows) => {
      const now = new Date();
      await ensureUser(rows, userId, now);
      await lockBytes(rows, [staged.sha256]);
      const { sha256, bytes } = staged;
      const image = { id, sha256, bytes, contentType, width, height };
      const keptUntil = new Date(now.getTime() + KEPT_MS);
      await insertImageRow(rows, image, { userId, now, keptUntil });
      await images.keep(staged);
    });
    return { imageId: id, url: addresses.urlOf(id), width, height };
  }

  return {
    async keep(userId, staged, { check, signal }) {
      const format = await readImageFormat(staged.path);
      const png =
        format.kind === 'convertible' ? await convert(userId, staged, format, signal) : null;
      try {
        const kept = png ?? staged;
        const inspected = await inspectImage(kept.path, WHAT, limits);
        check?.(inspected);
        await limit(userId, () => assertDecodes(kept.path, WHAT), signal);
        return await store(userId, kept, inspected);
      } finally {
        if (png !== null) await images.discard(png);
      }
    },
  };
}

/** The first frame as a PNG, the right way up. */
async function toPng(
  images: Pick<ImageStore, 'stage'>,
  { path }: StagedBytes,
  limits: ImageLimits,
): Promise<StagedBytes> {
  assertAllowedSize(await readHead(path, WHAT), WHAT, limits);
  await assertDecodes(path, WHAT);
  const pixels = sharp(path, DECODING).autoOrient().toColourspace('srgb');
  return images.stage([await pixels.png().toBuffer()]);
}
