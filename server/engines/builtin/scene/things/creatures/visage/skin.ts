import { clamp, mixColour, scaleColour, smoothstep } from '../../../arithmetic.ts';
import type { createNoise } from '../../../noise.ts';
import type { Colour } from '../../../words/idea.ts';
import type { Look } from '../../sculpt/solid.ts';
import { beardedAt } from './bearded-at.ts';
import { type Features, insideLids, lipAt, lipLine, TEETH, throughLips } from './features.ts';
import { insideHair, type Lie } from './hair-form.ts';

/** What skin of a face is like beside its form. */
export interface SkinOf {
  readonly skin: Colour;
  readonly brow: Colour;
  readonly features: Features;
  /** Whether the lashes are long and the lips red. */
  readonly isFemale: boolean;
  /** How thick the brows are where they begin. */
  readonly thick: number;
  /** How much of a shaven beard is seen, 0 to 1. */
  readonly stubble: number;
  /** How freckled, 0 to 1. */
  readonly freckled: number;
  /** How the hair lies, null where there is none, and its colour. */
  readonly lie: Lie | null;
  readonly isBearded: boolean;
  readonly hair: Colour;
  /** How broad brows, lashes and the line between the lips are beside those in nature. */
  readonly bold: number;
  readonly noise: ReturnType<typeof createNoise>;
}

const mound = (y: number, z: number, cy: number, cz: number, high: number, wide: number): number =>
  Math.exp(-(((y - cy) / high) ** 2) - ((z - cz) / wide) ** 2);

const LASHES: Colour = [0.06, 0.04, 0.035];
const SHAVEN: Colour = [0.86, 0.93, 0.98];

/** The skin of a head in its own heights: redder where blood is near, with lips, brows, lashes, and a shaven beard. */
export function skinOf(of: SkinOf): Look {
  const { skin, features: f, noise } = of;
  const fairness = clamp((skin[0] + skin[1] + skin[2]) / 2.1);
  const paint = (x: number, y: number, z: number): Colour => {
    const aside = Math.abs(z);
    const mottled =
      1 + 0.045 * noise.fbm(x * 9 + z * 5, y * 9, 2) + 0.02 * noise.at(z * 60, y * 60);
    let colour = scaleColour(skin, mottled);
    if (of.lie !== null) {
      const inside = insideHair(of.lie, x, y, z) + 0.022 * noise.at(Math.atan2(z, x) * 46, y * 9);
      if (inside > -0.05)
        colour = mixColour(colour, of.hair, 0.85 * smoothstep(-0.03, 0.016, inside));
    }
    if (x < 0.02) {
      // Ears are thin, and red.
      return aside > 0.29 ? flushed(colour, 0.6) : colour;
    }
    const blood =
      0.75 * mound(y, aside, f.eyes - 0.115, 0.175, 0.06, 0.085) +
      0.75 * mound(y, aside, f.nose + 0.03, 0, 0.045, 0.06) +
      0.35 * mound(y, aside, 0.06, 0, 0.05, 0.07) +
      0.3 * mound(y, aside, f.eyes - 0.035, f.apart, 0.03, 0.08);
    colour = flushed(colour, blood * (0.7 + 0.5 * noise.at(z * 14, y * 14)) * fairness);
    colour = scaleColour(
      colour,
      1 -
        0.16 * mound(y, aside, f.eyes + 0.008, f.apart - 0.03, 0.04, 0.062) -
        0.5 * mound(y, aside, f.nose + 0.003, 0.032 * f.broad, 0.008, 0.013),
    );
    if (of.isBearded) {
      const root = beardedAt(f, y + 0.03 * noise.at(z * 60, y * 14) - 0.012, aside);
      colour = mixColour(colour, of.hair, 0.75 * root);
    }
    if (of.stubble > 0) colour = shaven(of, colour, y, aside, z);
    if (of.freckled > 0) colour = freckles(of, colour, y, z);
    return browed(of, lidded(of, lipped(of, colour, y, aside), y, aside), y, aside, z);
  };
  return { paint, gloss: 0.1, flesh: 1 };
}

/** Skin with more blood beneath it. */
const flushed = ([red, green, blue]: Colour, by: number): Colour => [
  red * (1 + 0.03 * by),
  green * (1 - 0.15 * by),
  blue * (1 - 0.13 * by),
];

function shaven(
  { features: f, stubble, noise }: SkinOf,
  own: Colour,
  y: number,
  aside: number,
  z: number,
): Colour {
  const edge =
    f.nose - 0.02 - 0.05 * smoothstep(0.1, 0.2, aside) + 0.1 * smoothstep(0.2, 0.27, aside);
  const grown =
    stubble * smoothstep(edge, edge - 0.06, y) * (0.75 + 0.5 * noise.at(z * 120, y * 120));
  return mixColour(
    own,
    [own[0] * SHAVEN[0] * 0.84, own[1] * SHAVEN[1] * 0.86, own[2] * SHAVEN[2] * 0.9],
    grown,
  );
}

function freckles(
  { features: f, freckled, noise }: SkinOf,
  own: Colour,
  y: number,
  z: number,
): Colour {
  const spot = smoothstep(0.22, 0.42, noise.at(z * 84 + 7, y * 84));
  const here = Math.exp(-(((y - f.eyes + 0.1) / 0.1) ** 2)) * smoothstep(0.28, 0.18, Math.abs(z));
  return mixColour(own, [own[0] * 0.74, own[1] * 0.58, own[2] * 0.46], freckled * spot * here);
}

/** Lips: the upper one darker, the lower one lighter in its middle, and a dark line between them. */
function lipped(
  { features: f, skin, isFemale, bold }: SkinOf,
  own: Colour,
  high: number,
  aside: number,
): Colour {
  if (Math.abs(high - f.mouth) > 0.08 + f.open) return own;
  const { closed: y, inside, down } = throughLips(f, high, aside);
  if (inside >= 0) return inMouth(f, inside, down, aside);
  const { share, isUpper } = lipAt(f, y, aside);
  const red = isFemale ? 0.6 : 0.72;
  const level = isUpper ? 0.8 : 0.9 + 0.1 * mound(y, aside, f.mouth - 0.02, 0.02, 0.012, 0.04);
  const lip: Colour = [skin[0] * level, skin[1] * red * level, skin[2] * (red + 0.03) * level];
  const away = Math.abs(y - lipLine(f, aside));
  const line =
    (1 - smoothstep(0.002 * bold, 0.008 * bold, away)) * smoothstep(1.1, 0.9, aside / f.wide);
  const coloured = mixColour(own, lip, share * (isFemale ? 0.95 : Math.min(1, 0.8 * bold)));
  return scaleColour(coloured, 1 - Math.min(0.72, 0.55 * bold) * line);
}

const IVORY: Colour = [0.93, 0.9, 0.84];
const TONGUE: Colour = [0.34, 0.1, 0.1];
/** How wide a tooth is. */
const TOOTH = 0.032;

/** What an open mouth shows: the upper teeth, darker to the corners and beneath the lip, and the dark below them. */
function inMouth({ wide }: Features, inside: number, down: number, aside: number): Colour {
  const gap = Math.abs(((aside / TOOTH) % 1) - 0.5);
  const level =
    (1 - 0.55 * (aside / wide) ** 2) *
    (1 - 0.16 * smoothstep(0.4, 0.5, gap)) *
    (0.6 + 0.4 * smoothstep(0, 0.008, inside));
  const tooth = smoothstep(TEETH + 0.03, TEETH - 0.05, down + 0.12 * (0.5 - gap));
  return mixColour(TONGUE, scaleColour(IVORY, level), tooth);
}

/** Lids: red at their edges, dark where lashes grow. */
function lidded(
  { features: f, isFemale, bold }: SkinOf,
  own: Colour,
  y: number,
  aside: number,
): Colour {
  if (Math.abs(y - f.eyes) > 0.08) return own;
  const inside = insideLids(f, y, aside);
  if (inside < -0.03) return own;
  const isUpper = y > f.eyes;
  const outer = clamp(0.5 + (aside - f.apart) / (2 * f.slit));
  const wide = bold * (isFemale ? 0.011 : 0.006) * (0.6 + 0.7 * outer);
  const lash = isUpper
    ? smoothstep(-wide, -wide * 0.35, inside)
    : 0.35 * smoothstep(-0.004, 0, inside);
  const crease = isUpper ? 0.22 * Math.exp(-(((inside + 0.021) / 0.005) ** 2)) : 0;
  const rim = flushed(own, 0.9 * smoothstep(-0.012, 0, inside));
  return mixColour(scaleColour(rim, 1 - crease), LASHES, 0.92 * lash);
}

/** Where a brow begins beside the nose and ends at the temple, how high it is over the eyes, and how it is arched. */
const BROW = { from: 0.055, to: 0.235, high: 0.088, arch: 0.03 } as const;
/** How much higher brows are that are bolder by 1, so that they stay clear of the lids. */
const RAISED = 0.014;

function browed(
  { features: f, brow, isFemale, thick: most, bold, noise }: SkinOf,
  own: Colour,
  y: number,
  aside: number,
  z: number,
): Colour {
  const share = (aside - BROW.from) / (BROW.to - BROW.from);
  if (share < 0 || share > 1) return own;
  const low = isFemale ? 0 : 0.012;
  const middle =
    f.eyes +
    BROW.high +
    RAISED * (bold - 1) -
    low +
    BROW.arch * (isFemale ? 1 : 0.8) * Math.sin(Math.PI * (0.06 + 0.82 * share)) +
    f.sorrow * (0.03 - 0.055 * share);
  const thick = Math.sqrt(bold) * (most * (1 - share) ** 0.65 + 0.0025);
  const away = Math.abs(y - middle) / thick;
  if (away > 1.5) return own;
  // Hairs lie along it, upright at its beginning.
  const slant = 1 - 0.8 * share;
  const hair = noise.at(
    (aside * 150 - (y - middle) * 120 * (1 - slant)) * (0.4 + 0.6 * slant),
    (y - middle) * (70 + 160 * share) + z,
  );
  const cover =
    (1 - smoothstep(0.55, 1.35, away)) * smoothstep(0, 0.14, share) * (0.82 + 0.4 * hair);
  return mixColour(own, brow, clamp(cover));
}
