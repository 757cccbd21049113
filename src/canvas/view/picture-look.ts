/** Squares of the checkerboard, CSS px. */
export const SQUARE = 8;

/** The pixel grid shows from this zoom on, CSS px an image px. */
export const GRID_FROM = 8;
