/** What colours a picture has: none at all, one tint (sepia), or many. */
export type Tint = 'grey' | 'tinted' | 'colour';

/** Largest difference of channels in a grey picture, and the share of pixels that may exceed it. */
const GREY = 4;
const STRAYS = 0.002;
/** Standard deviation of the colour about its usual value for its brightness in a tinted picture. */
const TINTED = 5;
const LEVELS = 16;

/** Tells grey, tinted and coloured pictures apart. `pixels` is RGBA. */
export function tintOf(pixels: Uint8ClampedArray): Tint {
  const sums = Array.from({ length: LEVELS }, () => ({ n: 0, red: 0, blue: 0, squares: 0 }));
  let coloured = 0;
  for (let at = 0; at < pixels.length; at += 4) {
    const [r, g, b] = [pixels[at] as number, pixels[at + 1] as number, pixels[at + 2] as number];
    if (Math.max(r, g, b) - Math.min(r, g, b) > GREY) coloured++;
    const level = sums[Math.floor(((r + g + b) / 766) * LEVELS)];
    if (level === undefined) continue;
    level.n++;
    level.red += r - g;
    level.blue += b - g;
    level.squares += (r - g) ** 2 + (b - g) ** 2;
  }
  if (coloured <= (STRAYS * pixels.length) / 4) return 'grey';
  let spread = 0;
  for (const { n, red, blue, squares } of sums) {
    if (n > 0) spread += squares - (red * red + blue * blue) / n;
  }
  return Math.sqrt(Math.max(0, spread) / (pixels.length / 4)) < TINTED ? 'tinted' : 'colour';
}
