/** Whole px. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Whole px that are added at each side, 0 or more. */
export interface Padding {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** The shapes that a picture can be expanded to, in the order in which they are offered. */
export const EXPAND_RATIOS = ['original', '1:1', '4:3', '3:4', '16:9', '9:16'] as const;
/** See {@link EXPAND_RATIOS}; `original` adds nothing. */
export type ExpandRatio = (typeof EXPAND_RATIOS)[number];
/** A ratio that is a line in the plane of widths and heights. */
export type RatioLine = Exclude<ExpandRatio, 'original'>;

/** Width and height of each, as small whole numbers. */
export const RATIO_TERMS: Readonly<Record<RatioLine, readonly [across: number, down: number]>> = {
  '1:1': [1, 1],
  '4:3': [4, 3],
  '3:4': [3, 4],
  '16:9': [16, 9],
  '9:16': [9, 16],
};
/** All ratios but the picture's own. */
export const RATIO_LINES = EXPAND_RATIOS.filter(
  (ratio): ratio is RatioLine => ratio !== 'original',
);

/** No dimension becomes smaller than this while it is dragged or typed, px (document 2, 4.5). */
export const MIN_EXPANDED = 50;

/** Nor larger than this: beyond every limit and every ratio of a picture, so that it is refused. */
export const MAX_EXPANDED = 60_000;

/**
 * The expanded size (document 2, 4.5): the smallest of that shape that holds the picture. One side
 * is kept, the other grows and is rounded to whole px, halves up (decision 38).
 */
export function sizeForRatio({ width, height }: Size, ratio: ExpandRatio): Size {
  if (ratio === 'original') return { width, height };
  const [across, down] = RATIO_TERMS[ratio];
  return width * down > height * across
    ? { width, height: proportional(width, down, across) }
    : { width: proportional(height, across, down), height };
}

/** The picture in the middle; of an odd difference the smaller half is left and above. */
export function paddingForSize(picture: Size, size: Size): Padding {
  const [left, right] = halves(size.width - picture.width);
  const [top, bottom] = halves(size.height - picture.height);
  return { left, right, top, bottom };
}

/** The size of a picture with what is added to it. */
export function expandedSize({ width, height }: Size, padding: Padding): Size {
  return {
    width: width + padding.left + padding.right,
    height: height + padding.top + padding.bottom,
  };
}

/** What is to be added to a picture: by shape, or as it was dragged or typed. */
export type ExpansionWish =
  | { readonly ratio: ExpandRatio }
  | { readonly ratio: 'custom'; readonly padding: Padding };

/** The padding that a wish means for a picture of this size. */
export function paddingForWish(picture: Size, wish: ExpansionWish): Padding {
  if (wish.ratio === 'custom') return wish.padding;
  return paddingForSize(picture, sizeForRatio(picture, wish.ratio));
}

/** The padding when width, height or both are typed: what is typed is spread evenly. */
export function typedPadding(picture: Size, padding: Padding, typed: Partial<Size>): Padding {
  const { width, height } = typed;
  const [left, right] =
    width === undefined
      ? [padding.left, padding.right]
      : halves(Math.round(limited(width, picture.width)) - picture.width);
  const [top, bottom] =
    height === undefined
      ? [padding.top, padding.bottom]
      : halves(Math.round(limited(height, picture.height)) - picture.height);
  return { left, right, top, bottom };
}

/** An extent between the least allowed, which the picture or the other side may raise, and the most. */
export function limited(extent: number, least: number): number {
  return Math.min(MAX_EXPANDED, Math.max(extent, MIN_EXPANDED, least));
}

/** part × numerator ÷ denominator, rounded, halves up; exact, because all are whole. */
export function proportional(part: number, numerator: number, denominator: number): number {
  return Math.floor((2 * part * numerator + denominator) / (2 * denominator));
}

function halves(difference: number): readonly [smaller: number, larger: number] {
  const smaller = Math.floor(difference / 2);
  return [smaller, difference - smaller];
}
