/** Classes of a bar that floats over the picture; only the bar itself takes the pointer. */
export const FLOATING =
  'pointer-events-auto rounded-md border border-line bg-surface-1/95 shadow-float backdrop-blur-sm';
