import { createNoise } from '../../noise.ts';
import { pick, type Random } from '../../../kernels/random.ts';
import { scaleColour } from '../../arithmetic.ts';
import type { Colour, Trait } from '../../words/idea.ts';
import { plain } from '../sculpt/looks.ts';
import { ball, ellipsoid, type Look, limb, type Solid } from '../sculpt/solid.ts';
import { CLOTHS, GREY_HAIR, HAIRS, SKINS } from './complexion.ts';

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
  readonly lips: Look;
  readonly iris: Look;
  readonly hairs: Look;
  readonly cloth: Look;
}

/** How hair is worn. */
export type Hair = 'shaven' | 'short' | 'long' | 'bun' | 'tail';

/** Whether a face is a woman's or a girl's. */
export const isFemale = (traits: readonly Trait[]): boolean =>
  traits.includes('woman') || traits.includes('girl');

/** A head in its own heights, the chin at 0, looking along +x. */
export const headOf = (looks: Complexion, hair: Hair, traits: readonly Trait[]): Solid[] => [
  ...head(looks, bonesOf(traits)),
  ...eyes(looks, isFemale(traits), bonesOf(traits).eye),
  ...mouth(looks),
  ...hairOf(looks, hair),
  ...(traits.includes('bearded') ? beard(looks) : []),
];

/** The surfaces of someone who is like that; `colour` is of the clothes, null as they come. */
export function complexionOf(
  random: Random,
  colour: Colour | null,
  traits: readonly Trait[],
): Complexion {
  const isOld = traits.includes('old');
  const red = isFemale(traits) ? 0.52 : 0.7;
  const noise = createNoise(random.uint32());
  const skin = pick(random, SKINS);
  const hair = isOld ? GREY_HAIR : pick(random, HAIRS);
  const cloth = colour ?? pick(random, CLOTHS);
  return {
    skin: {
      paint: (x, y, z) => {
        // Cheeks and nose are a little redder.
        const warm = Math.exp(-(((y - 0.36) / 0.13) ** 2)) * (x > 0.2 ? 0.1 : 0);
        const level = 1 + 0.05 * noise.fbm(x * 9 + z * 5, y * 9, 2);
        return [skin[0] * (level + warm * 0.4), skin[1] * level, skin[2] * level];
      },
      gloss: 0.06,
    },
    lips: plain([skin[0] * 0.84, skin[1] * red, skin[2] * red], { gloss: 0.15 }),
    iris: plain(pick(random, IRISES), { gloss: 0.6 }),
    hairs: {
      paint: (x, y, z) => scaleColour(hair, 1 + 0.35 * noise.at(x * 26 + z * 26, y * 4)),
      fur: 0.05,
      gloss: 0.1,
    },
    cloth: {
      paint: (x, y, z) => scaleColour(cloth, 1 + 0.1 * noise.fbm(x * 5 + z * 4, y * 5, 3)),
      bump: (x, y, z) => 0.02 * noise.fbm(x * 3 + z * 2, y * 2 - z, 2),
    },
  };
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

function head({ skin }: Complexion, { jaw, chin, nose }: Bones): Solid[] {
  return [
    ellipsoid(skin, [-0.04, 0.62, 0], [0.4, 0.4, 0.33]),
    ellipsoid(skin, [0.1, 0.38, 0], [0.29 * jaw, 0.38, 0.275 * jaw], 0.16),
    ball(skin, [0.24, 0.07, 0], chin, 0.16),
    ...[-1, 1].flatMap((side) => [
      ellipsoid(skin, [0.27, 0.34, side * 0.15], [0.1, 0.09, 0.09], 0.1),
      ellipsoid(skin, [-0.05, 0.45, side * 0.325], [0.065, 0.105, 0.035], 0.03),
      ball(skin, [0.4 + 0.025 * nose, 0.335, side * 0.038 * nose], 0.029 * nose, 0.04),
    ]),
    limb(skin, [0.375, 0.53, 0], [0.41 + 0.04 * nose, 0.355, 0], 0.028 * nose, 0.042 * nose, 0.08),
  ];
}

function eyes({ skin, iris, hairs }: Complexion, isWoman: boolean, by: number): Solid[] {
  // Brows are darker than the hair above them.
  const brows: Look = {
    paint: (x, y, z, normal) => scaleColour(hairs.paint(x, y, z, normal), 0.62),
    fur: 0.005,
  };
  const lash = isWoman ? 0.009 : 0.005;
  const brow = isWoman ? 0.008 : 0.012;
  return [-1, 1].flatMap((side) => [
    ball(plain(WHITE, { gloss: 0.4 }), [0.312, 0.5, side * 0.132], 0.062 * by),
    ball(iris, [0.336, 0.5, side * 0.135], 0.043 * by),
    ball(plain(DARK, { gloss: 0.9 }), [0.359 + 0.04 * (by - 1), 0.5, side * 0.136], 0.0225 * by),
    ball(plain([1, 1, 1]), [0.377 + 0.06 * (by - 1), 0.513, side * 0.128], 0.007),
    limb(skin, [0.345, 0.556, side * 0.075], [0.318, 0.552, side * 0.195], 0.034, 0.032, 0.05),
    limb(skin, [0.335, 0.438, side * 0.08], [0.312, 0.442, side * 0.19], 0.028, 0.026, 0.05),
    limb(plain(DARK), [0.373, 0.53, side * 0.08], [0.346, 0.527, side * 0.192], lash, lash),
    limb(brows, [0.378, 0.608, side * 0.062], [0.362, 0.634, side * 0.145], brow, brow),
    limb(brows, [0.362, 0.634, side * 0.145], [0.312, 0.626, side * 0.225], brow, brow * 0.5),
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

function hairOf({ hairs }: Complexion, kind: Hair): Solid[] {
  if (kind === 'shaven') return [];
  const cap = [
    ellipsoid(hairs, [-0.1, 0.72, 0], [0.4, 0.37, 0.365]),
    ellipsoid(hairs, [-0.2, 0.5, 0], [0.28, 0.34, 0.335], 0.06),
    limb(hairs, [0.17, 0.9, -0.15], [0.12, 0.92, 0.18], 0.075, 0.085, 0.08),
  ];
  if (kind === 'short') return cap;
  // A parting, hair falling to both sides of the brow.
  const fringe = [
    limb(hairs, [0.2, 0.97, 0.06], [0.16, 0.74, -0.3], 0.07, 0.07, 0.05),
    limb(hairs, [0.2, 0.97, 0.06], [0.16, 0.74, 0.31], 0.07, 0.07, 0.05),
  ];
  if (kind === 'bun') return [...cap, ...fringe, ball(hairs, [-0.34, 1.0, 0], 0.17, 0.05)];
  if (kind === 'tail')
    return [
      ...cap,
      ...fringe,
      ball(hairs, [-0.44, 0.84, 0], 0.12, 0.05),
      limb(hairs, [-0.48, 0.82, 0], [-0.66, 0.36, 0], 0.13, 0.14, 0.05),
      limb(hairs, [-0.66, 0.36, 0], [-0.6, -0.2, 0], 0.14, 0.04, 0.08),
    ];
  return [
    ...cap,
    ...fringe,
    limb(hairs, [-0.22, 0.5, 0], [-0.3, -0.4, 0], 0.3, 0.3, 0.1),
    ...[-1, 1].flatMap((side) => [
      limb(hairs, [0.06, 0.8, side * 0.26], [0.02, 0.3, side * 0.36], 0.1, 0.1, 0.06),
      limb(hairs, [0.02, 0.3, side * 0.36], [0.04, -0.42, side * 0.36], 0.1, 0.11, 0.06),
    ]),
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
