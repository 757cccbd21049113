/** A rectangle of whole image pixels; `left` and `top` are inside, `left + width` is not. */
export interface Rectangle {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}
