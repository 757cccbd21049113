/** The part of `crypto` that is there on every page; `randomUUID` is missing on plain http. */
export type RandomSource = Pick<Crypto, 'getRandomValues'> & Partial<Pick<Crypto, 'randomUUID'>>;

const hex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** A key that no other request has: a UUID, version 4. */
export const newIdempotencyKey = (random: RandomSource = crypto): string => {
  if (random.randomUUID !== undefined) return random.randomUUID();
  const bytes = random.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const text = hex(bytes);
  return [
    text.slice(0, 8),
    text.slice(8, 12),
    text.slice(12, 16),
    text.slice(16, 20),
    text.slice(20),
  ].join('-');
};

const LETTERS = 'abcdefghijklmnopqrstuvwxyz012345';

/** `length` letters out of 32 lower-case letters and digits (5 bits each). */
export const randomLetters = (length: number, random: RandomSource = crypto): string =>
  Array.from(random.getRandomValues(new Uint8Array(length)), (byte) => LETTERS[byte & 31]).join('');
