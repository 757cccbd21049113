import { idSchema } from '../../src/net/contracts/identity.ts';
import type { ImagesTable } from '../database/schema.ts';
import { Refusal } from '../refusal.ts';
import type { Rows } from '../tasks/rows/task-row.ts';
import type { ImageAddresses } from './image-addresses.ts';

/** Who may load a picture: whoever has an address that we signed, or its owner. */
export interface ImageClaim {
  readonly imageId: string;
  readonly exp: string | undefined;
  readonly sig: string | undefined;
  /** The user of the bearer token; null without a good one. */
  readonly userId: string | null;
}

/** A picture that may be served, and for how many seconds a browser may keep it. */
export interface ReadableImage {
  readonly image: Pick<ImagesTable, 'sha256' | 'content_type' | 'width' | 'user_id'> & {
    readonly bytes: number;
  };
  readonly maxAgeSeconds: number;
}

/** An owner's browser may keep a picture this long: its bytes never change. */
const OWNER_SECONDS = 86_400;

/**
 * Finds a picture for somebody who claims it. Never says 401 or 403, which would end a session.
 * @throws {Refusal} `image_expired`, `signature_invalid`, `image_gone`, `not_found`.
 */
export async function readImage(
  rows: Rows,
  addresses: Pick<ImageAddresses, 'check'>,
  claim: ImageClaim,
): Promise<ReadableImage> {
  const { imageId, exp, sig, userId } = claim;
  if (!idSchema.safeParse(imageId).success) throw notFound();
  if (exp !== undefined && sig !== undefined) {
    const checked = addresses.check({ imageId, exp, sig });
    if (checked.verdict === 'forged') {
      throw new Refusal('signature_invalid', 'This address was not made by this server.');
    }
    if (checked.verdict === 'expired') {
      const sentence = 'This address has expired; read the task again for a fresh one.';
      throw new Refusal('image_expired', sentence);
    }
    const image = await findImage(rows, imageId);
    if (image === undefined) throw new Refusal('image_gone', 'This image was deleted.');
    return { image, maxAgeSeconds: checked.secondsLeft };
  }
  const image = userId === null ? undefined : await findImage(rows, imageId, userId);
  if (image === undefined) throw notFound();
  return { image, maxAgeSeconds: OWNER_SECONDS };
}

async function findImage(
  rows: Rows,
  imageId: string,
  ownerId?: string,
): Promise<ReadableImage['image'] | undefined> {
  const byId = rows
    .selectFrom('images')
    .select(['sha256', 'content_type', 'bytes', 'width', 'user_id'])
    .where('id', '=', imageId);
  const query = ownerId === undefined ? byId : byId.where('user_id', '=', ownerId);
  const found = await query.executeTakeFirst();
  return found === undefined ? undefined : { ...found, bytes: Number(found.bytes) };
}

function notFound(): Refusal {
  return new Refusal('not_found', 'There is no such image.');
}
