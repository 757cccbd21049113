import { AZURE, CORAL, type Colour } from './mask-tint.ts';

/** Colours of the mask to choose from. */
export const TINT_SWATCHES = {
  coral: CORAL,
  azure: AZURE,
  lime: { red: 0.45, green: 0.85, blue: 0.1 },
  violet: { red: 0.62, green: 0.3, blue: 1 },
  yellow: { red: 1, green: 0.82, blue: 0.08 },
} as const satisfies Record<string, Colour>;

/** Name of one of {@link TINT_SWATCHES}. */
export type TintName = keyof typeof TINT_SWATCHES;
