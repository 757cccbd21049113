/**
 * Classes of a bar that floats over the picture; only the bar itself takes the pointer. It lets
 * nothing shine through: a blurred backdrop would be worked out anew for each frame of a stroke. It is
 * a layer of its own: together the bars would be one as large as the window, blended over all of it.
 */
export const FLOATING =
  'pointer-events-auto rounded-md border border-line bg-surface-1 shadow-float will-change-transform';
