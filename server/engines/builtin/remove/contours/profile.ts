import { type Curve, SPACING } from './curves.ts';
import { CHANNELS, type View } from './edges.ts';
import { readBeside } from './read-beside.ts';

/** How far to each side of a curve its ends are looked at, in steps of half a pixel of the picture that it was found in. */
export const SIDE = 24;
/** Samples of a curve for each such pixel of its way, times its scale. */
export const STEP = Math.round(1 / SPACING);
/** Such pixels along the curve that are looked at beyond the hole, and the least that must be known. */
const SEEN = 26;
const LEAST_SEEN = 7;
/** How far beside its end, along the curve, the hole may still reach, in pixels. */
const OBLIQUE = 16;
/** Over how many pixels from the hole what is seen loses its say. */
const FADING = 10;
/** Colours that vary more along a curve than this, in grey levels, are no grain: another thing begins there. */
export const EVEN = 22;

/** What one end of a curve shows at one distance from it. */
export interface Strip {
  /** Sample of the curve at which what is known begins. */
  readonly begin: number;
  /** Mean colour, RGBA, what is nearest to the hole counting most. */
  readonly mean: readonly number[];
  /** What each sample from `begin` outward differs from the mean, four values each; nothing where that is no grain. */
  readonly grain: Float32Array;
  /** Standard deviation of the colours along the curve: of the luma it would not tell red from green. */
  readonly spread: number;
}

/**
 * What is seen beside one end of a curve, by distance in half pixels from −{@link SIDE} to SIDE;
 * null where too little is known. `outward` is −1 for the end that the curve comes from, 1 for the other.
 */
export function stripsOf(view: View, curve: Curve, outward: -1 | 1): (Strip | null)[] {
  return [...Array(2 * SIDE + 1).keys()].map((index) =>
    stripAt(view, curve, outward, offsetOf(curve, index)),
  );
}

/** How far beside a curve a strip lies, in pixels of the picture, to the right of its way above 0; between two strips too. */
export const offsetOf = ({ scale }: Curve, index: number): number => ((index - SIDE) / 2) * scale;

/** The strip that lies so far beside a curve, or between which two. */
export const stripBeside = ({ scale }: Curve, offset: number): number =>
  SIDE + (2 * offset) / scale;

/** One of these. `beside` is in pixels of the picture. */
export function stripAt(view: View, curve: Curve, outward: -1 | 1, beside: number): Strip | null {
  const middle = (curve.enter + curve.leave) >> 1;
  const end = outward < 0 ? curve.enter : curve.leave;
  const farthest = end + outward * Math.round((OBLIQUE * curve.scale) / SPACING);
  const last = Math.max(0, Math.min(curve.x.length - 1, farthest));
  let begin = end;
  // The hole's border crosses the curve aslant: to one side it is met earlier.
  for (let at = middle; at !== last; at += outward) {
    if (readBeside(view, curve, at, beside) === null) begin = at + 2 * outward;
  }
  const spacing = SPACING / curve.scale;
  const colours: number[][] = [];
  for (let step = 0; step * spacing < SEEN; step++) {
    const colour = readBeside(view, curve, begin + step * outward, beside);
    if (colour === null) break;
    colours.push(colour);
  }
  if (colours.length * spacing < LEAST_SEEN) return null;
  const weights = colours.map((_, step) => Math.exp((-step * spacing) / FADING));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const mean = [0, 1, 2, 3].map(
    (c) =>
      colours.reduce((sum, colour, n) => sum + (weights[n] ?? 0) * (colour[c] ?? 0), 0) / total,
  );
  const grain = Float32Array.from(
    colours.flatMap((colour) => colour.map((value, c) => value - (mean[c] ?? 0))),
  );
  let squares = 0;
  for (let n = 0; n < grain.length; n++)
    if (n % CHANNELS < 3) squares += (grain[n] as number) ** 2 / 3;
  const spread = Math.sqrt(squares / colours.length);
  return { begin, mean, grain: spread < EVEN ? grain : grain.fill(0), spread };
}
