import { createNoise } from '../../noise.ts';
import { pick, type Random } from '../../../kernels/random.ts';
import { mixColour, scaleColour, smoothstep } from '../../arithmetic.ts';
import type { Colour, Trait } from '../../words/idea.ts';
import { plain } from '../sculpt/looks.ts';
import { ball, ellipsoid, type Look, limb, type Solid } from '../sculpt/solid.ts';
import type { Vector } from '../sculpt/vector.ts';
import { eyeball } from './eyeball.ts';
import { type Hair, hairOf } from './hair.ts';
import { wrinkledAt } from './wrinkles.ts';
import { CLOTHS, GREY_HAIR, HAIRS, hairOfColour, SKINS } from './complexion.ts';

/** Between the lips. */
const LINE: Colour = [0.3, 0.12, 0.11];
const IRISES: readonly Colour[] = [
  [0.3, 0.2, 0.1],
  [0.24, 0.42, 0.56],
  [0.3, 0.42, 0.24],
];

/** Surfaces of someone's head and shoulders. */
export interface Complexion {
  readonly skin: Look;
  /** Skin of the head, in its heights: redder cheeks, and brows. */
  readonly visage: Look;
  readonly lips: Look;
  readonly iris: Look;
  /** Hair, and its locks in the light and in the shade. */
  readonly hairs: Look;
  readonly lights: Look;
  readonly shades: Look;
  readonly cloth: Look;
}

/** Whether a face is a woman's or a girl's. */
export const isFemale = (traits: readonly Trait[]): boolean =>
  traits.includes('woman') || traits.includes('girl') || traits.includes('bride');

/** A head in its own heights, the chin at 0, looking along +x, its eyes `gaze` radians to the near side of that. */
export const headOf = (
  looks: Complexion,
  hair: Hair,
  traits: readonly Trait[],
  gaze = 0,
): Solid[] => [
  ...head(looks, bonesOf(traits)),
  ...eyes(looks, isFemale(traits), bonesOf(traits), gaze),
  ...mouth(looks, bonesOf(traits)),
  ...hairOf([looks.lights, looks.hairs, looks.shades], hair),
  ...(traits.includes('bearded') ? beard(looks) : []),
];

/** The surfaces of someone who is like that; `colour` is of the clothes and `dyed` of the hair, null as they come. */
export function complexionOf(
  random: Random,
  colour: Colour | null,
  traits: readonly Trait[],
  dyed: Colour | null = null,
): Complexion {
  const isOld = traits.includes('old');
  const red = isFemale(traits) ? 0.52 : 0.7;
  const noise = createNoise(random.uint32());
  const skin = pick(random, SKINS);
  const natural = isOld ? GREY_HAIR : pick(random, HAIRS);
  const hair = dyed === null ? natural : hairOfColour(dyed);
  const cloth = colour ?? pick(random, CLOTHS);
  const brow = scaleColour(hair, isOld ? 0.8 : 0.55);
  const { low } = bonesOf(traits);
  const evenness = (x: number, y: number, z: number) =>
    1 + 0.05 * noise.fbm(x * 9 + z * 5, y * 9, 2);
  const strands = (level: number): Look => ({
    paint: (x, y, z) =>
      scaleColour(
        hair,
        level *
          (1 + 0.3 * noise.at(x * 30 + z * 34, y * 5) + 0.16 * noise.at(z * 70 - x * 60, y * 9)),
      ),
    fur: 0.016,
    gloss: 0.3,
  });
  return {
    skin: { paint: (x, y, z) => scaleColour(skin, evenness(x, y, z)), gloss: 0.06 },
    visage: {
      paint: (x, y, z) => {
        // Cheeks and nose are a little redder.
        const warm = Math.exp(-(((y + 1.4 * low - 0.37) / 0.12) ** 2)) * (x > 0.2 ? 0.12 : 0);
        const lines = isOld && x > 0.15 ? wrinkledAt(y, Math.abs(z)) : 1;
        const level = evenness(x, y, z) * lines;
        const bare: Colour = [
          skin[0] * (level + warm * 0.4),
          skin[1] * (level - warm * 0.3),
          skin[2] * (level - warm * 0.3),
        ];
        const hairy = x > 0.15 ? browAt(y + 0.6 * low, Math.abs(z), isFemale(traits)) : 0;
        return hairy > 0
          ? mixColour(bare, brow, hairy * (0.8 + 0.4 * noise.at(z * 80, y * 60)))
          : bare;
      },
      gloss: 0.06,
    },
    lips: plain([skin[0] * 0.84, skin[1] * red, skin[2] * red], { gloss: 0.15 }),
    iris: plain(pick(random, IRISES), { gloss: 0.6 }),
    hairs: strands(1),
    lights: strands(1.22),
    shades: strands(0.74),
    cloth: {
      paint: (x, y, z) => scaleColour(cloth, 1 + 0.1 * noise.fbm(x * 5 + z * 4, y * 5, 3)),
      bump: (x, y, z) => 0.02 * noise.fbm(x * 3 + z * 2, y * 2 - z, 2),
    },
  };
}

/** Where a brow begins beside the nose and ends at the temple, and how high its ends are. */
const BROW = { from: 0.052, to: 0.232, high: 0.607, arch: 0.03 } as const;

/** How much of the skin a brow covers there, 0 to 1. */
function browAt(y: number, aside: number, isWoman: boolean): number {
  const share = (aside - BROW.from) / (BROW.to - BROW.from);
  if (share < 0 || share > 1) return 0;
  const middle = BROW.high + BROW.arch * Math.sin(Math.PI * (0.12 + 0.78 * share));
  const thick = (isWoman ? 0.013 : 0.02) * (1 - share) ** 0.6 + 0.003;
  const away = Math.abs(y - middle);
  return 0.92 * (1 - smoothstep(thick * 0.6, thick * 1.3, away)) * smoothstep(0, 0.1, share);
}

/** How strong the bones of a face are: a woman's and a child's are finer. */
interface Bones {
  readonly jaw: number;
  readonly chin: number;
  /** How full the cheeks are. */
  readonly cheeks: number;
  readonly nose: number;
  readonly eye: number;
  /** How much lower eyes, brows and nose are beneath the high brow of a child. */
  readonly low: number;
}

const STRONG: Bones = { jaw: 1, chin: 0.1, cheeks: 1, nose: 1, eye: 1, low: 0 };
const FINE: Bones = { jaw: 0.94, chin: 0.078, cheeks: 1.06, nose: 0.74, eye: 1.12, low: 0 };
const YOUNG: Bones = { jaw: 0.97, chin: 0.072, cheeks: 1.14, nose: 0.62, eye: 1.2, low: 0.025 };
const SMALL: Bones = { jaw: 1.04, chin: 0.07, cheeks: 1.32, nose: 0.5, eye: 1.3, low: 0.045 };

function bonesOf(traits: readonly Trait[]): Bones {
  if (traits.includes('child')) return SMALL;
  if (traits.includes('girl')) return YOUNG;
  return isFemale(traits) ? FINE : STRONG;
}

function head({ visage: skin }: Complexion, { jaw, chin, cheeks, nose, low }: Bones): Solid[] {
  return [
    ellipsoid(skin, [-0.04, 0.62, 0], [0.4, 0.4, 0.33]),
    ellipsoid(skin, [0.1, 0.38, 0], [0.29 * jaw, 0.38, 0.275 * jaw], 0.16),
    ball(skin, [0.24, 0.07, 0], chin, 0.16),
    ...[-1, 1].flatMap((side) => [
      ellipsoid(
        skin,
        [0.235, 0.395 - 1.4 * low, side * 0.18],
        [0.1 * cheeks ** 0.5, 0.085 * cheeks, 0.085 * cheeks],
        0.1,
      ),
      ellipsoid(skin, [-0.05, 0.45, side * 0.325], [0.065, 0.105, 0.035], 0.03),
      ball(skin, [0.4 + 0.025 * nose, 0.335 - low * 0.6, side * 0.038 * nose], 0.029 * nose, 0.04),
    ]),
    limb(
      skin,
      [0.375, 0.53 - low, 0],
      [0.41 + 0.04 * nose, 0.355 - low * 0.6, 0],
      0.028 * nose,
      0.042 * nose,
      0.08,
    ),
  ];
}

/** Radius of an eyeball, how far ahead it reaches, and how high its lids are above and below its middle. */
const EYE = { ball: 0.064, ahead: 0.374, upper: 0.06, lower: 0.062 } as const;
/** How thick the lids are. */
const LIDS = { upper: 0.031, lower: 0.027 } as const;

/** Two eyes that look `gaze` radians to the near side. */
function eyes(
  { visage: skin, iris }: Complexion,
  isWoman: boolean,
  { eye: by, low }: Bones,
  gaze: number,
): Solid[] {
  const toward: Vector = [Math.cos(gaze), 0, -Math.sin(gaze)];
  const radius = EYE.ball * by;
  return [-1, 1].flatMap((side) => {
    const middle: Vector = [EYE.ahead - radius, 0.5 - low, side * 0.134];
    const edge = middle[1] + EYE.upper * by - LIDS.upper;
    const look = eyeball(middle, toward, radius, iris.paint(0, 0, 0, [0, 1, 0]), {
      edge,
      lash: isWoman ? 0.017 : 0.011,
    });
    // From beside the nose to the temple.
    const lid = (up: number, out: number, thick: number) =>
      limb(
        skin,
        [middle[0] + 0.03 + out, middle[1] + up, middle[2] - side * 0.058],
        [middle[0] + 0.006 + out, middle[1] + up * 0.94, middle[2] + side * 0.064],
        thick,
        thick * 0.94,
        0.03,
      );
    return [
      ball(look, middle, radius),
      lid(EYE.upper * by, 0.004 * by, LIDS.upper),
      lid(-EYE.lower * by, -0.004, LIDS.lower),
    ];
  });
}

/** Lips that smile a little. */
function mouth({ lips }: Complexion, { low }: Bones): Solid[] {
  const y = -0.35 * low;
  return [-1, 1].flatMap((side) => [
    limb(
      lips,
      [0.352, 0.24 + y, side * 0.108],
      [0.398, 0.226 + y, side * 0.012],
      0.005,
      0.014,
      0.014,
    ),
    limb(lips, [0.352, 0.233 + y, side * 0.1], [0.385, 0.2 + y, side * 0.016], 0.005, 0.02, 0.02),
    limb(plain(LINE), [0.356, 0.239 + y, side * 0.106], [0.404, 0.216 + y, 0], 0.0024, 0.0032),
  ]);
}

function beard({ hairs }: Complexion): Solid[] {
  return [
    ...[-1, 1].flatMap((side) => [
      limb(hairs, [0.02, 0.4, side * 0.29], [0.17, 0.1, side * 0.2], 0.06, 0.12, 0.06),
      limb(hairs, [0.17, 0.1, side * 0.2], [0.3, 0.02, 0], 0.12, 0.13, 0.08),
      limb(hairs, [0.4, 0.265, side * 0.02], [0.36, 0.2, side * 0.14], 0.03, 0.028, 0.02),
    ]),
    limb(hairs, [0.27, 0.04, 0], [0.26, -0.2, 0], 0.14, 0.08, 0.1),
  ];
}
