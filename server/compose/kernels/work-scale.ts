/** Pixels that are added to each side of a picture. */
export interface Sides {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Most pixels that an engine is asked to make, and to look at, for one expansion. */
const MOST_NEW = 1_000_000;
const MOST_IN_ALL = 4_000_000;

/** Most pixels that an engine is shown of a crop, and of a picture that it may change anywhere. */
const MOST_OF_CROP = 6_000_000;
export const MOST_OF_WHOLE = 16_000_000;

/** The size at which a crop is shown to an engine: its own, or a smaller one of the same shape. */
export function shownSize(
  { width, height }: { readonly width: number; readonly height: number },
  most: number = MOST_OF_CROP,
): {
  readonly width: number;
  readonly height: number;
} {
  const scale = Math.sqrt(most / (width * height));
  if (scale >= 1) return { width, height };
  const shrink = (length: number) => Math.max(1, Math.floor(length * scale));
  return { width: shrink(width), height: shrink(height) };
}

/** How a picture and its padding are scaled for the engine. Sizes in pixels. */
export interface WorkSize {
  /** Share of the picture's size, above 0 to 1. */
  readonly scale: number;
  readonly width: number;
  readonly height: number;
  readonly padding: Sides;
}

/**
 * The size at which an expansion is made, so that its time and memory stay bounded whatever the
 * picture's size. A side that is to grow grows by at least one pixel.
 */
export function workSize(width: number, height: number, padding: Sides): WorkSize {
  const { left, top, right, bottom } = padding;
  const all = (left + width + right) * (top + height + bottom);
  const scale = Math.min(
    1,
    Math.sqrt(MOST_IN_ALL / all),
    Math.sqrt(MOST_NEW / (all - width * height)),
  );
  const shrink = (length: number) => (length === 0 ? 0 : Math.max(1, Math.round(length * scale)));
  return {
    scale,
    width: shrink(width),
    height: shrink(height),
    padding: {
      left: shrink(left),
      top: shrink(top),
      right: shrink(right),
      bottom: shrink(bottom),
    },
  };
}
