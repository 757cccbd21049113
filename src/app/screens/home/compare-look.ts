/** How closely pictures beside each other are looked at: the same place of each. */
export interface CompareLook {
  /** 1 shows them whole. */
  readonly zoom: number;
  /** The place that stays where it is while zooming, 0 to 1 of width and height. */
  readonly x: number;
  readonly y: number;
}

/** What changes a look. */
export type CompareMove =
  | { readonly kind: 'point'; readonly x: number; readonly y: number }
  | { readonly kind: 'zoom'; readonly factor: number }
  | { readonly kind: 'step'; readonly dx: number; readonly dy: number }
  /** Close and back. */
  | { readonly kind: 'toggle' }
  | { readonly kind: 'whole' };

/** Everything whole. */
export const WHOLE: CompareLook = { zoom: 1, x: 0.5, y: 0.5 };
const CLOSE = 3;
const MOST = 8;

const within = (value: number, least: number, most: number): number =>
  Math.min(most, Math.max(least, value));

/** The look after a move. */
export const compareLookAfter = (look: CompareLook, move: CompareMove): CompareLook => {
  switch (move.kind) {
    case 'point':
      return { ...look, x: within(move.x, 0, 1), y: within(move.y, 0, 1) };
    case 'step':
      return { ...look, x: within(look.x + move.dx, 0, 1), y: within(look.y + move.dy, 0, 1) };
    case 'zoom':
      return { ...look, zoom: within(look.zoom * move.factor, 1, MOST) };
    case 'toggle':
      return { ...look, zoom: look.zoom > 1 ? 1 : CLOSE };
    case 'whole':
      return WHOLE;
  }
};
