/** Looks of the place where a result appears. */
export const STAGE =
  'flex min-h-72 w-full flex-col items-center justify-center overflow-hidden rounded-lg border border-line bg-surface-1 lg:min-h-[26rem]';
