import { createHmac, timingSafeEqual } from 'node:crypto';

/** Makes and checks addresses that an `<img>` can load for a day or two. */
export interface ImageAddresses {
  /** `/api/images/{id}?exp=&sig=`, the same all day long, so that caches hit. */
  urlOf(imageId: string): string;
  check(address: SignedAddress): AddressVerdict;
}

/** The signed parts of an address, as they arrived. */
export interface SignedAddress {
  readonly imageId: string;
  /** Seconds since 1970. */
  readonly exp: string;
  readonly sig: string;
}

/** Whether an address may be served. */
export type AddressVerdict =
  | { readonly verdict: 'good'; readonly secondsLeft: number }
  | { readonly verdict: 'expired' }
  | { readonly verdict: 'forged' };

const DAY_SECONDS = 86_400;

/**
 * Makes addresses signed with `key`. They are good for at least one day; the end is rounded up to
 * the day (UTC). `now` answers milliseconds since 1970.
 */
export function createImageAddresses({
  key,
  now = Date.now,
}: {
  readonly key: Uint8Array;
  readonly now?: () => number;
}): ImageAddresses {
  const seconds = () => Math.floor(now() / 1_000);
  const sign = (imageId: string, exp: string) =>
    createHmac('sha256', key).update(`${imageId}\n${exp}`).digest('base64url');
  return {
    urlOf(imageId) {
      const exp = String(Math.ceil((seconds() + DAY_SECONDS) / DAY_SECONDS) * DAY_SECONDS);
      return `/api/images/${imageId}?exp=${exp}&sig=${sign(imageId, exp)}`;
    },
    check({ imageId, exp, sig }) {
      const [given, expected] = [Buffer.from(sig), Buffer.from(sign(imageId, exp))];
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) {
        return { verdict: 'forged' };
      }
      const secondsLeft = Number(exp) - seconds();
      return secondsLeft > 0 ? { verdict: 'good', secondsLeft } : { verdict: 'expired' };
    },
  };
}
