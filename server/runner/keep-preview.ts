import type { Kysely } from 'kysely';
import sharp from 'sharp';
import { v7 as uuidv7 } from 'uuid';
import type { Tables } from '../database/schema.ts';
import type { Pixels } from '../engines/engine.ts';
import type { ImageAddresses } from '../images/image-addresses.ts';
import type { ImageStore } from '../images/image-store.ts';
import { insertImageRow, lockBytes } from '../tasks/rows/insert-task.ts';
import { holdsTask, type RunKey } from '../tasks/rows/run-rows.ts';

/** Keeps a preview for a few minutes; answers an address of it, or null when the run has lost its task. */
export type KeepPreview = (
  run: RunKey & { readonly userId: string },
  preview: Pixels,
) => Promise<string | null>;

/** How long a preview can be loaded, in milliseconds: pages load it when they hear of it, once. */
export const PREVIEW_KEPT_MS = 5 * 60_000;

/**
 * Makes what keeps previews: as pictures of their user that belong to no task, so that every server
 * process can serve them, nobody else may load them, and the caretaker removes them.
 */
export function createKeepPreview({
  database,
  images,
  addresses,
}: {
  readonly database: Kysely<Tables>;
  readonly images: Pick<ImageStore, 'stage' | 'keep' | 'discard'>;
  readonly addresses: Pick<ImageAddresses, 'urlOf'>;
}): KeepPreview {
  return async (run, { data, width, height }) => {
    const webp = sharp(data, { raw: { width, height, channels: 4 } }).webp({ effort: 1 });
    const staged = await images.stage([await webp.toBuffer()]);
    const { sha256, bytes } = staged;
    const image = { id: uuidv7(), sha256, bytes, contentType: 'image/webp', width, height };
    const now = new Date();
    const keptUntil = new Date(now.getTime() + PREVIEW_KEPT_MS);
    try {
      return await database.transaction().execute(async (rows) => {
        if (!(await holdsTask(rows, run))) return null;
        await lockBytes(rows, [sha256]);
        await insertImageRow(rows, image, { userId: run.userId, now, keptUntil });
        await images.keep(staged);
        return addresses.urlOf(image.id);
      });
    } finally {
      await images.discard(staged);
    }
  };
}
