/** Side of what is drawn to find out, px. */
const SIDE = 8;

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
  const drawn = context.createImageData(SIDE, SIDE);
  for (let i = 0; i < drawn.data.length; i += 1) drawn.data[i] = i % 4 === 3 ? 255 : (i * 29) % 256;
  context.putImageData(drawn, 0, 0);
  const read = context.getImageData(0, 0, SIDE, SIDE).data;
  return drawn.data.every((value, i) => Math.abs(value - (read[i] as number)) <= SEEN);
}
