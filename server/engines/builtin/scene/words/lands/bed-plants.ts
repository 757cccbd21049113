import type { BedPlant, Colour } from '../idea.ts';
import { FLOWER_KEYS } from '../keys/things/flower-keys.ts';
import type { Meaning } from '../meaning.ts';

/** The kinds of flowers that are named, each once, in their order. */
export const bedPlantsOf = (meanings: readonly Meaning[]): readonly BedPlant[] => [
  ...new Set(
    meanings.flatMap(({ grows, bloom, crop }): BedPlant[] => {
      const kind = grows ?? bloom ?? (crop === 'lavender' ? crop : undefined);
      return kind === undefined ? [] : [kind];
    }),
  ),
];

const NATURAL: ReadonlySet<Colour> = new Set<Colour>(
  Object.values(FLOWER_KEYS).map(({ hue }) => hue),
);

/** The colour that was said of flowers; null where it is but that which their kind has anyway. */
export const saidOf = (colour: Colour | undefined): Colour | null =>
  colour === undefined || NATURAL.has(colour) ? null : colour;
