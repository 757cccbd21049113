/** How closely pictures beside each other are looked at: the same place of each. */
export interface CompareLook {
  /** 1 shows them whole. */
  readonly zoom: number;
  /** The place that stays where it is while zooming, 0 to 1 of width and height. */
  readonly x: number;
  readonly y: number;
}

/** A place in what a picture is shown in, 0 to 1 of width and height. */
export interface ComparePlace {
  readonly x: number;
  readonly y: number;
}

/** What changes a look. */
export type CompareMove =
  | { readonly kind: 'point'; readonly x: number; readonly y: number }
  /** About a place, which then stays where it is; else about the one that stays anyway. */
  | { readonly kind: 'zoom'; readonly factor: number; readonly about?: ComparePlace }
  /** The pictures follow a finger, as shares of width and height. */
  | { readonly kind: 'drag'; readonly dx: number; readonly dy: number }
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

/** Zoomed so far, with the same of the picture under a place as before. */
const zoomed = (look: CompareLook, zoom: number, about: ComparePlace): CompareLook => {
  if (zoom === 1) return { ...look, zoom };
  const kept = (stays: number, at: number): number => {
    const shown = stays + (at - stays) / look.zoom;
    return within((shown * zoom - at) / (zoom - 1), 0, 1);
  };
  return { zoom, x: kept(look.x, about.x), y: kept(look.y, about.y) };
};

/** The look after a move. */
export const compareLookAfter = (look: CompareLook, move: CompareMove): CompareLook => {
  switch (move.kind) {
    case 'point':
      return { ...look, x: within(move.x, 0, 1), y: within(move.y, 0, 1) };
    case 'step':
      return { ...look, x: within(look.x + move.dx, 0, 1), y: within(look.y + move.dy, 0, 1) };
    case 'zoom':
      return zoomed(look, within(look.zoom * move.factor, 1, MOST), move.about ?? look);
    case 'drag': {
      // What lies elsewhere than at the place that stays moves by this much more than that place.
      const share = look.zoom - 1;
      if (share === 0) return look;
      const { x, y } = look;
      return {
        ...look,
        x: within(x - move.dx / share, 0, 1),
        y: within(y - move.dy / share, 0, 1),
      };
    }
    case 'toggle':
      return { ...look, zoom: look.zoom > 1 ? 1 : CLOSE };
    case 'whole':
      return WHOLE;
  }
};
