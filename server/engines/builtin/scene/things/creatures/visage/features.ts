import { clamp, mix, smoothstep } from '../../../arithmetic.ts';

/** Where the features of a face are and how they are formed. Heights of the head, the chin at 0; aside from its middle. */
export interface Features {
  /** Heights of the eyes' middles, the lower end of the nose, and between the lips. */
  readonly eyes: number;
  readonly nose: number;
  readonly mouth: number;
  /** From the middle of the face to the middle of an eye. */
  readonly apart: number;
  /** Radius of an eyeball, half the width of an eye, and how far it is open above and below. */
  readonly ball: number;
  readonly slit: number;
  readonly above: number;
  readonly below: number;
  /** How far the tip of the nose stands out, and how broad it is beside a usual one. */
  readonly tip: number;
  readonly broad: number;
  /** Half the width of the mouth, and how full the upper and the lower lip are. */
  readonly wide: number;
  readonly upper: number;
  readonly lower: number;
  /** How far the corners of the mouth are raised, 0 to 1; below 0 lowered. */
  readonly smile: number;
  /** How far the lips are apart in the middle: 0 where the mouth is closed. */
  readonly open: number;
  /** How far the inner ends of the brows are raised, 0 to 1. */
  readonly sorrow: number;
  /** How heavy the brow is, how strong the cheekbones, how hollow the cheeks, how strong the chin: 0 to 1. */
  readonly brow: number;
  readonly bones: number;
  readonly hollow: number;
  readonly chin: number;
  /** How deep the folds of age are, 0 to 1. */
  readonly age: number;
}

const bell = (at: number, middle: number, wide: number): number =>
  Math.exp(-(((at - middle) / wide) ** 2));

/** A bell over both, aslant where `tilt` says how much lower it is for each way aside. */
const mound = (
  y: number,
  z: number,
  cy: number,
  cz: number,
  high: number,
  wide: number,
  tilt = 0,
): number => {
  const dz = (z - cz) / wide;
  const dy = (y - cy + tilt * (z - cz)) / high;
  return Math.exp(-(dy * dy + dz * dz));
};

/** How far inside the opening of the lids a place is, in heights of the head; below 0 outside. `aside` is from the face's middle. */
export function insideLids(
  { eyes, apart, slit, above, below }: Features,
  y: number,
  aside: number,
): number {
  const on = (aside - apart) / slit;
  // The highest place of the upper lid is toward the nose, the lowest of the lower one toward the temple.
  const up = above * (1 - Math.abs(on + 0.12) ** 2.1 * (on > -0.12 ? 0.8 : 1.28));
  const down = below * (1 - Math.abs(on - 0.15) ** 2.1 * (on < 0.15 ? 0.75 : 1.38));
  // Its outer corner is a little higher than the inner one.
  const middle = eyes + 0.004 * on;
  return Math.min(middle + up - y, y - middle + down, (1.02 - Math.abs(on)) * slit);
}

/** The line between the lips at a way aside. */
export const lipLine = ({ mouth, wide, smile }: Features, aside: number): number => {
  const on = Math.min(1.2, aside / wide);
  return (
    mouth + 0.03 * smile * on * on - 0.006 * (1 - smile) * on * on - 0.0035 * bell(aside, 0, 0.02)
  );
};

/**
 * A place by an open mouth as it would be were it closed, and how far it is inside the opening, of whose
 * height it is a share from above; below 0 outside.
 */
export function throughLips(
  f: Features,
  y: number,
  aside: number,
): { readonly closed: number; readonly inside: number; readonly down: number } {
  const high = f.open * Math.max(0, 1 - (aside / (0.94 * f.wide)) ** 2);
  const line = lipLine(f, aside);
  if (high === 0 || y >= line) return { closed: y, inside: -1, down: 0 };
  if (y <= line - high) return { closed: y + high, inside: -1, down: 1 };
  return { closed: line, inside: Math.min(line - y, y - line + high), down: (line - y) / high };
}

/** How much of a place by a closed mouth is lip, 0 to 1, and whether it is the upper one. */
export function lipAt(
  features: Features,
  y: number,
  aside: number,
): { readonly share: number; readonly isUpper: boolean } {
  const { wide, upper, lower } = features;
  const on = aside / wide;
  if (on > 1) return { share: 0, isUpper: true };
  const line = lipLine(features, aside);
  const taper = Math.sqrt(Math.max(0, 1 - on * on));
  // A bow: its two peaks are beside the middle.
  const top =
    upper * (0.55 * taper + 0.45 * Math.max(0, 1 - on) ** 0.8) * (1 - 0.24 * bell(aside, 0, 0.02));
  const bottom = lower * taper ** 1.15;
  const isUpper = y > line;
  const in_ = isUpper ? line + top - y : y - line + bottom;
  return { share: smoothstep(-0.004, 0.006, in_), isUpper };
}

/** How high the features of a face stand out of its head there (inward below 0): a place by its height and how far aside it is. */
export function reliefAt(f: Features, y: number, z: number): number {
  return brows(f, y, z) + cheeks(f, y, z) + nose(f, y, z) + mouth(f, y, z) + folds(f, y, z);
}

/** Brow ridges over the sockets of the eyes, and temples. */
function brows(f: Features, y: number, z: number): number {
  const ridge = f.eyes + 0.083 - 0.25 * Math.max(0, z - 0.15);
  return (
    (0.008 + 0.014 * f.brow) * bell(y, ridge, 0.035) * bell(z, 0.12, 0.1) +
    0.006 * mound(y, z, f.eyes + 0.08, 0, 0.04, 0.05) -
    (0.024 + 0.016 * f.brow) * mound(y, z, f.eyes + 0.016, f.apart - 0.005, 0.046, 0.08) -
    (0.007 + 0.006 * f.brow) * mound(y, z, f.eyes + 0.02, 0.07, 0.04, 0.025) -
    (0.006 + 0.008 * f.brow) * mound(y, z, f.eyes + 0.12, 0.29, 0.09, 0.05)
  );
}

/** Cheekbones, the hollows beneath, jaw and chin. */
function cheeks(f: Features, y: number, z: number): number {
  const high = f.eyes - 0.085;
  return (
    (0.012 + 0.012 * f.bones + 0.01 * f.smile) * mound(y, z, high, 0.185, 0.062, 0.08, 0.1) -
    (0.004 + 0.02 * f.hollow) * mound(y, z, f.mouth + 0.06, 0.205, 0.075, 0.05, -0.3) +
    0.012 * (1 - f.hollow) * mound(y, z, f.mouth + 0.05, 0.16, 0.08, 0.07) +
    (0.006 + 0.012 * f.chin) * mound(y, z, 0.062, 0, 0.045, 0.062) -
    0.004 * f.chin * mound(y, z, 0.05, 0, 0.02, 0.012)
  );
}

/** The bridge, the tip and the wings of the nose. */
function nose(f: Features, y: number, z: number): number {
  const root = f.eyes + 0.03;
  const share = clamp((root - y) / (root - f.nose - 0.035));
  const under = smoothstep(f.nose - 0.016, f.nose + 0.034, y);
  const down = smoothstep(-0.25, 0.2, (root - y) / (root - f.nose));
  const ridge = mix(0.016, f.tip * 0.9, share ** 1.12) * down * under;
  const half = f.broad * mix(0.027, 0.037, share);
  const bridge = ridge * Math.exp(-((z / half) ** 2));
  const slope = 0.34 * ridge * Math.exp(-((z / (half * 2.3)) ** 2));
  const tip = f.tip * 0.3 * mound(y, z, f.nose + 0.042, 0, 0.026, 0.031 * f.broad);
  const wing = 0.034 * f.broad * mound(y, z, f.nose + 0.022, 0.058 * f.broad, 0.024, 0.019);
  const crease = 0.009 * mound(y, z, f.nose + 0.03, 0.089 * f.broad, 0.03, 0.012);
  const nostril = 0.016 * mound(y, z, f.nose + 0.004, 0.032 * f.broad, 0.009, 0.014);
  return bridge + slope * 0.8 + tip + wing - crease - nostril;
}

/** How much of an open mouth shows the upper teeth, from above. */
export const TEETH = 0.9;

/** Lips on the mound of the teeth, the groove above and the hollow below them. */
function mouth(f: Features, high: number, z: number): number {
  const { closed: y, inside, down } = throughLips(f, high, z);
  const teeth = 0.012 * mound(high, z, f.mouth + 0.02, 0, 0.075, 0.11);
  if (inside >= 0)
    return teeth - (down < TEETH ? 0.011 : 0.03) * smoothstep(0, 0.006, inside) - 0.008;
  const line = lipLine(f, z);
  const { share, isUpper } = lipAt(f, y, z);
  const on = clamp(z / f.wide);
  const away = Math.abs(y - line);
  const full = isUpper ? f.upper : f.lower;
  const swell =
    share * (isUpper ? 0.012 : 0.016) * (1 - on ** 2) * Math.sqrt(clamp(away / full + 0.25));
  const between =
    (f.open > 0 ? 0.006 : 0.017) * bell(y, line, 0.0075) * smoothstep(1.12, 0.85, z / f.wide);
  const corner =
    (0.008 + 0.003 * f.smile) * mound(y, z, lipLine(f, f.wide), f.wide * 1.04, 0.017, 0.018);
  const groove = mound(y, z, f.mouth + 0.062, 0, 0.026, 0.013);
  return (
    teeth +
    swell -
    between -
    corner -
    0.0035 * groove +
    0.002 * mound(y, z, f.mouth + 0.062, 0.024, 0.026, 0.012) -
    0.014 * mound(y, z, f.mouth - 0.075, 0, 0.02, 0.07)
  );
}

/** From the nose to the corners of the mouth; and with age beneath the eyes, over the brow and beside the chin. */
function folds(f: Features, y: number, z: number): number {
  const { age } = f;
  const top = f.nose + 0.035;
  const low = f.mouth - 0.01;
  const share = clamp((top - y) / (top - low));
  const fold = 0.086 + (f.wide * 1.42 - 0.086) * share ** 0.8;
  const deep =
    (0.0012 + 0.0028 * Math.max(0, f.smile) + 0.011 * age) *
    smoothstep(0.05, 0.25, share) *
    smoothstep(1, 0.7, share);
  let all = -deep * bell(z, fold, 0.012 + 0.012 * share) + deep * 0.8 * bell(z, fold + 0.034, 0.03);
  if (age === 0) return all;
  const bag = f.eyes - 0.062;
  all += age * 0.007 * mound(y, z, bag + 0.006, f.apart, 0.014, 0.055);
  all -= age * 0.007 * mound(y, z, bag - 0.016, f.apart - 0.01, 0.01, 0.06, 0.25);
  for (const n of [0, 1, 2]) {
    const at = f.eyes + 0.185 + 0.046 * n + 0.006 * Math.sin(z * 31 + n * 2);
    all -= age * 0.0042 * bell(y, at, 0.0075) * smoothstep(0.22, 0.12, z);
  }
  // Between the brows, at the outer corners of the eyes, and jowls.
  all -= age * 0.006 * mound(y, z, f.eyes + 0.08, 0.026, 0.035, 0.008);
  for (const n of [-1, 0, 1])
    all -= age * 0.004 * mound(y, z, f.eyes + 0.028 * n, f.apart + 0.115, 0.006, 0.03, -0.4 * n);
  all += age * 0.012 * mound(y, z, 0.13, 0.17, 0.06, 0.05);
  return all - age * 0.01 * mound(y, z, f.mouth - 0.06, f.wide * 1.1, 0.05, 0.014);
}
