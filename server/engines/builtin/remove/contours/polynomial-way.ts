import { leastSquares, type Place, type Way } from './way.ts';

/** Steepest slope against the straight way. */
const STEEPEST = 1.6;
/** Most that a curve that bends both ways may differ from one that does not, as a share of the way. */
const WAVE = 0.1;

/** Coefficients of a polynomial, lowest power first, and its distance from what it was fitted to. */
interface Fit {
  readonly powers: readonly number[];
  readonly misfit: number;
}

/**
 * The parabola over the straight way, or the cubic (four terms instead of three), that comes as near to
 * places as `near` (root of the mean square); samples lie `spacing` apart, both shares of the way. Null where it does not.
 */
export function polynomialWay(
  places: readonly Place[],
  terms: 3 | 4,
  near: number,
  spacing: number,
): Way | null {
  const fit = polynomial(places, terms);
  if (fit === null || fit.misfit >= near) return null;
  return terms === 4 && isWave(places, fit) ? null : sampled(places, fit, spacing);
}

/** Whether a cubic bends both ways so much that it says little. */
function isWave(places: readonly Place[], cubic: Fit): boolean {
  const parabola = polynomial(places, 3);
  return [...Array(11).keys()].some((n) => {
    const wave = valueAt(cubic.powers, n / 10) - valueAt(parabola?.powers ?? [], n / 10);
    return Math.abs(wave) > WAVE;
  });
}

const valueAt = (powers: readonly number[], along: number): number =>
  powers.reduceRight((sum, power) => sum * along + power, 0);

function polynomial(places: readonly Place[], terms: number): Fit | null {
  const powers = leastSquares(
    places.map(({ along }) => [...Array(terms).keys()].map((power) => along ** power)),
    places.map(({ beside }) => beside),
  );
  if (powers === null) return null;
  const squares = places.reduce(
    (sum, { along, beside }) => sum + (valueAt(powers, along) - beside) ** 2,
    0,
  );
  return { powers, misfit: Math.sqrt(squares / places.length) };
}

/** As far as the places reach; null where it turns too much for a curve over the way. */
function sampled(places: readonly Place[], { powers, misfit }: Fit, spacing: number): Way | null {
  const to = Math.max(...places.map(({ along }) => along));
  const slopes = powers.slice(1).map((power, index) => power * (index + 1));
  const samples: Place[] = [];
  let [enter, leave] = [0, 0];
  for (let along = Math.min(...places.map((place) => place.along)); along <= to; ) {
    const slope = valueAt(slopes, along);
    if (Math.abs(slope) > STEEPEST) return null;
    if (along < 0) enter = samples.length;
    if (along < 1) leave = samples.length;
    samples.push({ along, beside: valueAt(powers, along) });
    along += spacing / Math.hypot(1, slope);
  }
  return { places: samples, enter, leave, misfit };
}
