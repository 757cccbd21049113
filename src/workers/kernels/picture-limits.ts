interface Size {
  readonly width: number;
  readonly height: number;
}

/** The largest picture: pixels in all, and px a side. The server's contract has the same. */
export const PICTURE_LIMITS = { pixels: 100_000_000, side: 30_000 } as const;

/** Which limit a picture of this size would break; null if none. */
export function brokenLimit({ width, height }: Size): 'side' | 'pixels' | null {
  if (width > PICTURE_LIMITS.side || height > PICTURE_LIMITS.side) return 'side';
  return width * height > PICTURE_LIMITS.pixels ? 'pixels' : null;
}
