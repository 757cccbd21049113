/** Side of what is drawn to find out, px. */
const SIDE = 8;

/** The colour that is drawn, RGBA. */
const DRAWN = [0x1f, 0x9a, 0x5c, 255];

/** Some browsers shift what is read by a few steps, which nobody sees; this is more. */
const SEEN = 16;

/**
 * Whether a page reads from a canvas what was drawn there. Browsers that keep pages from recognising
 * them (`resistFingerprinting` of Firefox, which Tor Browser and LibreWolf switch on) answer with
 * noise or white instead, without an error. Asked each time: the user may allow it meanwhile.
 * @param canvas what to try on
 */
export function canvasTellsPixels(canvas = new OffscreenCanvas(SIDE, SIDE)): boolean {
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (context === null) return true;
  context.fillStyle = '#1f9a5c';
  context.fillRect(0, 0, SIDE, SIDE);
  const { data } = context.getImageData(0, 0, SIDE, SIDE);
  return data.every((value, i) => Math.abs(value - (DRAWN[i % 4] as number)) <= SEEN);
}
