import { createNoise } from '../../noise.ts';
import { pick, type Random } from '../../../kernels/random.ts';
import { mixColour, scaleColour, smoothstep } from '../../arithmetic.ts';
import type { Colour, Trait } from '../../words/idea.ts';
import { plain } from '../sculpt/looks.ts';
import { ball, ellipsoid, type Look, limb, type Solid } from '../sculpt/solid.ts';
import { type Hair, hairOf } from './hair.ts';
import { wrinkledAt } from './wrinkles.ts';
import { CLOTHS, GREY_HAIR, HAIRS, hairOfColour, SKINS } from './complexion.ts';

const WHITE: Colour = [0.76, 0.74, 0.72];
const DARK: Colour = [0.07, 0.05, 0.05];
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
  traits.includes('woman') || traits.includes('girl');

/** A head in its own heights, the chin at 0, looking along +x. */
export const headOf = (looks: Complexion, hair: Hair, traits: readonly Trait[]): Solid[] => [
  ...head(looks, bonesOf(traits)),
  ...eyes(looks, isFemale(traits), bonesOf(traits).eye),
  ...mouth(looks),
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
        const warm = Math.exp(-(((y - 0.37) / 0.12) ** 2)) * (x > 0.2 ? 0.12 : 0);
        const lines = isOld && x > 0.15 ? wrinkledAt(y, Math.abs(z)) : 1;
        const level = evenness(x, y, z) * lines;
        const bare: Colour = [
          skin[0] * (level + warm * 0.4),
          skin[1] * (level - warm * 0.3),
          skin[2] * (level - warm * 0.3),
        ];
        const hairy = x > 0.15 ? browAt(y, Math.abs(z), isFemale(traits)) : 0;
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
  readonly nose: number;
  readonly eye: number;
}

const STRONG: Bones = { jaw: 1, chin: 0.1, nose: 1, eye: 1 };
const FINE: Bones = { jaw: 0.92, chin: 0.078, nose: 0.74, eye: 1.1 };
const YOUNG: Bones = { jaw: 0.95, chin: 0.07, nose: 0.66, eye: 1.08 };

const bonesOf = (traits: readonly Trait[]): Bones =>
  traits.includes('child') || traits.includes('girl') ? YOUNG : isFemale(traits) ? FINE : STRONG;

function head({ visage: skin }: Complexion, { jaw, chin, nose }: Bones): Solid[] {
  return [
    ellipsoid(skin, [-0.04, 0.62, 0], [0.4, 0.4, 0.33]),
    ellipsoid(skin, [0.1, 0.38, 0], [0.29 * jaw, 0.38, 0.275 * jaw], 0.16),
    ball(skin, [0.24, 0.07, 0], chin, 0.16),
    ...[-1, 1].flatMap((side) => [
      ellipsoid(skin, [0.235, 0.395, side * 0.18], [0.1, 0.085, 0.085], 0.1),
      ellipsoid(skin, [-0.05, 0.45, side * 0.325], [0.065, 0.105, 0.035], 0.03),
      ball(skin, [0.4 + 0.025 * nose, 0.335, side * 0.038 * nose], 0.029 * nose, 0.04),
    ]),
    limb(skin, [0.375, 0.53, 0], [0.41 + 0.04 * nose, 0.355, 0], 0.028 * nose, 0.042 * nose, 0.08),
  ];
}

function eyes({ visage: skin, iris }: Complexion, isWoman: boolean, by: number): Solid[] {
  const lash = isWoman ? 0.009 : 0.005;
  return [-1, 1].flatMap((side) => [
    ball(plain(WHITE, { gloss: 0.4 }), [0.312, 0.5, side * 0.132], 0.062 * by),
    ball(iris, [0.336, 0.5, side * 0.135], 0.043 * by),
    ball(plain(DARK, { gloss: 0.9 }), [0.359 + 0.04 * (by - 1), 0.5, side * 0.136], 0.0225 * by),
    ball(plain([1, 1, 1]), [0.377 + 0.06 * (by - 1), 0.513, side * 0.128], 0.007),
    limb(skin, [0.345, 0.551, side * 0.075], [0.318, 0.546, side * 0.195], 0.034, 0.032, 0.05),
    limb(skin, [0.335, 0.438, side * 0.08], [0.312, 0.442, side * 0.19], 0.028, 0.026, 0.05),
    limb(plain(DARK), [0.374, 0.524, side * 0.08], [0.346, 0.519, side * 0.196], lash, lash * 0.8),
  ]);
}

function mouth({ lips }: Complexion): Solid[] {
  return [
    ...[-1, 1].map((side) =>
      limb(lips, [0.362, 0.227, side * 0.088], [0.398, 0.222, side * 0.012], 0.006, 0.014, 0.014),
    ),
    ...[-1, 1].map((side) =>
      limb(lips, [0.362, 0.221, side * 0.08], [0.383, 0.198, side * 0.014], 0.006, 0.02, 0.02),
    ),
    ...[-1, 1].map((side) =>
      limb(plain(DARK), [0.367, 0.225, side * 0.08], [0.402, 0.212, 0], 0.0028, 0.0034),
    ),
  ];
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
