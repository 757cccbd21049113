import type { StoredImage } from '../../src/net/contracts/image.ts';
import type { ImageStore } from '../images/image-store.ts';
import type { LooseImages } from '../images/loose-images.ts';
import { createLimit, createLimitForEach } from '../limit.ts';
import { createRateLimit } from '../rate-limit.ts';
import { Refusal } from '../refusal.ts';
import type { Space } from '../space/open-space.ts';
import { fetchPicture, internet, type Reach } from './fetch-picture.ts';

/**
 * Fetches the picture at a web address for a user and keeps it as one of no task.
 * @throws {Refusal} `import_switched_off`, `too_many_requests`, and what space, fetching and keeping refuse.
 */
export type ImportPicture = (
  asker: ImportAsker,
  url: string,
  signal: AbortSignal,
) => Promise<StoredImage>;

/** Who imports. */
export interface ImportAsker {
  readonly userId: string;
  /** Where the request comes from, as limits count it: see `networkOf`. */
  readonly network: string;
}

/** What importing works with. */
export interface ImportTools {
  readonly isOn: boolean;
  readonly images: Pick<ImageStore, 'stage' | 'discard'>;
  readonly loose: LooseImages;
  readonly space: Pick<Space, 'assertEnough'>;
  /** Largest picture, in bytes. */
  readonly maxBytes: number;
  /** The internet unless a test says otherwise. */
  readonly reach?: Reach | undefined;
}

const TOTAL_MS = 20_000;
const SILENCE_MS = 8_000;
/** Imports of one user a minute. */
const A_MINUTE = 20;
/** Of all users of one network a minute: whoever makes themselves a new guest gains no more than this. */
const A_MINUTE_OF_NETWORK = 100;
/** Of all users at once, and of those of one network: addresses that answer slowly leave others their turn. */
const AT_ONCE = 8;
const AT_ONCE_OF_NETWORK = 4;

/** Makes what imports pictures. */
export function createImportPicture({
  isOn,
  images,
  loose,
  space,
  maxBytes,
  reach = internet,
}: ImportTools): ImportPicture {
  const waitForUser = createRateLimit({ most: A_MINUTE, windowMs: 60_000 });
  const waitForNetwork = createRateLimit({ most: A_MINUTE_OF_NETWORK, windowMs: 60_000 });
  const limit = createLimit(AT_ONCE);
  const limitNetwork = createLimitForEach(AT_ONCE_OF_NETWORK);
  const limits = { maxBytes, totalMs: TOTAL_MS, silenceMs: SILENCE_MS };
  return async ({ userId, network }, url, signal) => {
    if (!isOn) {
      const sentence = 'This server fetches no pictures from other addresses; upload the file.';
      throw new Refusal('import_switched_off', sentence);
    }
    const seconds = waitForUser(userId) ?? waitForNetwork(network);
    if (seconds !== null) {
      const sentence = `That were many pictures; please try again in ${seconds} s.`;
      throw new Refusal('too_many_requests', sentence);
    }
    const fetchAndKeep = async (): Promise<StoredImage> => {
      // First: nobody else's server is asked for what can't be kept.
      await space.assertEnough();
      const ending = new AbortController();
      const fetching = AbortSignal.any([signal, ending.signal]);
      try {
        const staged = await images.stage(await fetchPicture(url, reach, limits, fetching));
        try {
          return await loose.keep(userId, staged, { signal });
        } finally {
          await images.discard(staged);
        }
      } finally {
        // What is refused before a byte of it is read would leave its connection open.
        ending.abort();
      }
    };
    return limitNetwork(network, () => limit(fetchAndKeep, signal), signal);
  };
}
