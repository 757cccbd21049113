import { describe, expect, it } from 'vitest';
import { createImageAddresses, type SignedAddress } from './image-addresses.ts';

const HOUR = 3_600_000;
const key = new Uint8Array(32).fill(7);

function parse(url: string): SignedAddress {
  const { pathname, searchParams } = new URL(url, 'http://x');
  const imageId = pathname.slice('/api/images/'.length);
  return { imageId, exp: searchParams.get('exp') ?? '', sig: searchParams.get('sig') ?? '' };
}

describe('image addresses', () => {
  it('stay the same all day, last at least a day and at most two', () => {
    let now = Date.UTC(2026, 0, 31, 0, 30);
    const addresses = createImageAddresses({ key, now: () => now });
    const url = addresses.urlOf('one');
    now += 23 * HOUR;
    expect(addresses.urlOf('one')).toBe(url);
    now += HOUR;
    expect(addresses.urlOf('one')).not.toBe(url);
    expect(addresses.check(parse(url)).verdict).toBe('good');
    now += 24 * HOUR;
    expect(addresses.check(parse(url))).toEqual({ verdict: 'expired' });
  });

  it('are good for their own image and their own time only', () => {
    const addresses = createImageAddresses({ key });
    const signed = parse(addresses.urlOf('one'));
    expect(addresses.check({ ...signed, imageId: 'two' }).verdict).toBe('forged');
    expect(addresses.check({ ...signed, exp: `${signed.exp}0` }).verdict).toBe('forged');
    expect(addresses.check({ ...signed, sig: '' }).verdict).toBe('forged');
  });
});
