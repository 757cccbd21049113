/** The thinnest that the lightest touch of a pen draws, as a share of the whole radius. */
const LIGHTEST = 0.1;

/** No sample is thinner than half an image px, in 1/16 px: it would fall between the pixels. */
const THINNEST = 8;

/**
 * How hard a press counts, 0 to 1, after the user's curve. Schlick's bias (Graphics Gems IV,
 * "Fast alternatives to Perlin's bias and gain functions"): a quotient, so that every browser
 * gives the same double. It keeps 0, 1 and the order.
 *
 * @param pressure 0 to 1, as pointer events have it
 * @param curve -100 (hard: little happens before one presses firmly) to 100 (soft); 0 is a line
 */
export function bendPressure(pressure: number, curve: number): number {
  const limited = Math.min(1, Math.max(0, pressure));
  const bias = 0.5 + Math.min(100, Math.max(-100, curve)) / 250;
  return limited / ((1 / bias - 2) * (1 - limited) + 1);
}

/**
 * The radius of a sample in 1/16 image px, whole: evaluated once for each sample and rounded here
 * (specification decision 33). Full pressure is the brush itself, diameter × 8.
 *
 * @param diameter of the brush, image px
 */
export function pressureRadius(diameter: number, pressure: number, curve: number): number {
  const full = diameter * 8;
  const share = LIGHTEST + (1 - LIGHTEST) * bendPressure(pressure, curve);
  return Math.min(full, Math.max(THINNEST, Math.floor(full * share + 0.5)));
}
