import type { Colour } from '../../idea.ts';
import type { Meaning } from '../../meaning.ts';

/** A flower of a given colour that is known by how it grows in a bed. */
const grown = <Kind extends NonNullable<Meaning['grows']>>(grows: Kind, hue: Colour) =>
  ({ thing: 'flower', grows, hue }) as const;

/** What `lists/flowers.ts` has words for: flowers of gardens that are known by their name. */
export const FLOWER_KEYS = {
  foxglove: grown('foxglove', [0.72, 0.3, 0.58]),
  delphinium: grown('delphinium', [0.25, 0.3, 0.75]),
  lupin: grown('lupin', [0.5, 0.32, 0.72]),
  hollyhock: grown('hollyhock', [0.85, 0.35, 0.5]),
  peony: grown('peony', [0.92, 0.55, 0.66]),
  hydrangea: grown('hydrangea', [0.42, 0.5, 0.85]),
  dahlia: grown('dahlia', [0.8, 0.2, 0.25]),
  marigold: grown('marigold', [0.95, 0.55, 0.08]),
  daffodil: grown('daffodil', [0.95, 0.8, 0.2]),
} as const satisfies Readonly<Record<string, Meaning>>;

/** A key of that list. */
export type FlowerKey = keyof typeof FLOWER_KEYS;
