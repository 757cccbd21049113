/** A brush: its width as a share of the picture's size, and what a stroke of it has to mend. */
interface Brush {
  readonly width: number;
  readonly tolerance: number;
  /** Length of a stroke, in radii. */
  readonly length: number;
  readonly bristles: number;
  /** How much a stroke's light may differ from what it covers, 0 to 255. */
  readonly variety: number;
}

/** A way to paint in oil. */
export interface OilManner {
  /** From broad to fine. */
  readonly brushes: readonly Brush[];
  /** Of a stroke's variety, the share in which its hue may differ. */
  readonly hue: number;
}

/** The width of the finest strokes of a manner, as a share of the picture's size. */
export const finestOf = ({ brushes }: OilManner): number =>
  Math.min(...brushes.map(({ width }) => width));

/** The eye takes less of another hue than of another light. */
const HUE = 0.35;

/** As a studio paints: broad grounds, fine where it matters. */
export const STUDIO: OilManner = {
  brushes: [
    { width: 0.04, tolerance: 0, length: 5, bristles: 7, variety: 11 },
    { width: 0.021, tolerance: 26, length: 5, bristles: 5, variety: 9 },
    { width: 0.011, tolerance: 32, length: 6, bristles: 4, variety: 7 },
    { width: 0.0055, tolerance: 30, length: 6, bristles: 1, variety: 4 },
  ],
  hue: HUE,
};

/** As the impressionists painted out of doors: short strokes of broken colour, nothing fine. */
export const IMPRESSIONIST: OilManner = {
  brushes: [
    { width: 0.036, tolerance: 0, length: 3, bristles: 7, variety: 16 },
    { width: 0.019, tolerance: 20, length: 2, bristles: 5, variety: 24 },
    { width: 0.0115, tolerance: 34, length: 2, bristles: 4, variety: 20 },
    { width: 0.0065, tolerance: 52, length: 3, bristles: 2, variety: 9 },
  ],
  hue: 0.9,
};

/** Long thick strokes side by side that whirl through the sky. */
export const WHIRLING: OilManner = {
  brushes: [
    { width: 0.034, tolerance: 0, length: 8, bristles: 6, variety: 16 },
    { width: 0.0135, tolerance: 12, length: 7, bristles: 4, variety: 26 },
    { width: 0.0085, tolerance: 46, length: 7, bristles: 3, variety: 16 },
    { width: 0.0055, tolerance: 56, length: 6, bristles: 1, variety: 6 },
  ],
  hue: 0.7,
};

/** What faces, flames and other small parts of things are set with at the end: its width (at the least half so many pixels) and the rest of it. */
export const FINE = {
  width: 0.0028,
  least: 0.8,
  tolerance: 28,
  length: 4,
  bristles: 1,
  variety: 2,
};
