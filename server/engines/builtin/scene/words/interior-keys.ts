import type { Meaning } from './meaning.ts';

/** What `lists/interiors.ts` has words for: rooms that are known by who is in them. */
export const INTERIOR_KEYS = {
  carcabin: { land: 'carcabin' },
  dentist: { land: 'dentist' },
  doctoroffice: { land: 'doctoroffice' },
  waitingroom: { land: 'waitingroom' },
  santaworkshop: { land: 'santaworkshop' },
  hammam: { land: 'hammam' },
  sento: { land: 'sento' },
  prisoncell: { land: 'prisoncell' },
  bankvault: { land: 'bankvault' },
  nailsalon: { land: 'nailsalon' },
  wizardtower: { land: 'wizardtower' },
} as const satisfies Readonly<Record<string, Meaning>>;

/** One of {@link INTERIOR_KEYS}. */
export type InteriorKey = keyof typeof INTERIOR_KEYS;
