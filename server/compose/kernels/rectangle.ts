/** A rectangle of whole image pixels; `left` and `top` are inside, `left + width` is not. */
export interface Rectangle {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The rectangle with `by` more pixels on each side, cut at the borders of a picture. */
export function grow(
  { left, top, width, height }: Rectangle,
  by: number,
  picture: { readonly width: number; readonly height: number },
): Rectangle {
  const [right, bottom] = [left + width + by, top + height + by];
  const start = { left: Math.max(0, left - by), top: Math.max(0, top - by) };
  return {
    ...start,
    width: Math.min(picture.width, right) - start.left,
    height: Math.min(picture.height, bottom) - start.top,
  };
}
