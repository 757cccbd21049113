import { createNoise } from '../../noise.ts';
import { pick, type Random } from '../../../kernels/random.ts';
import { scaleColour } from '../../arithmetic.ts';
import type { Colour } from '../../words/idea.ts';
import { plain } from '../sculpt/looks.ts';
import { sculpt } from '../sculpt/sculpt.ts';
import { ball, ellipsoid, type Look, limb, place, type Solid } from '../sculpt/solid.ts';
import { UNTURNED } from '../sculpt/vector.ts';
import type { Sprite } from '../sprite.ts';
import type { Wish } from '../wish.ts';
import { CLOTHS, GREY_HAIR, HAIRS, SKINS } from './complexion.ts';

const WHITE: Colour = [0.9, 0.88, 0.85];
const DARK: Colour = [0.07, 0.05, 0.05];
const SHIRT: Colour = [0.88, 0.87, 0.84];
const IRISES: readonly Colour[] = [
  [0.3, 0.2, 0.1],
  [0.24, 0.42, 0.56],
  [0.3, 0.42, 0.24],
];
/** Where a portrait ends, below the chin, in heights of the head. */
const CUT = -0.72;

/** Surfaces of someone's head and shoulders. */
interface Complexion {
  readonly skin: Look;
  readonly lips: Look;
  readonly iris: Look;
  readonly hairs: Look;
  readonly cloth: Look;
}

/** Head and shoulders, the face to the viewer; they end at the sprite's lower edge. */
export function portrait({ random, rays, tall, colour, traits = [] }: Wish): Sprite {
  const isOld = traits.includes('old');
  const isWoman = traits.includes('woman');
  const looks = complexionOf(random, colour, isOld, isWoman);
  const hair = isWoman ? pick(random, ['long', 'bun'] as const) : 'short';
  const model = [
    ...shoulders(looks, isWoman ? 0.9 : 1.06),
    ...head(looks),
    ...eyes(looks, isWoman),
    ...mouth(looks),
    ...hairOf(looks, hair),
    ...(traits.includes('bearded') ? beard(looks) : []),
  ].map((piece) => place(piece, UNTURNED, [0, -CUT, 0]));
  const turn = Math.PI / 2 - 0.32 + 0.2 * (random.unit() - 0.5);
  const yaw = random.unit() < 0.5 ? turn : Math.PI - turn;
  return sculpt(model, { yaw, pitch: 0.02, away: 4 }, rays, tall, random);
}

function complexionOf(
  random: Random,
  colour: Colour | null,
  isOld: boolean,
  isWoman: boolean,
): Complexion {
  const red = isWoman ? 0.52 : 0.7;
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

/** In heights of a head; the chin is at 0 and the face looks along x. */
function shoulders({ skin, cloth }: Complexion, wide: number): Solid[] {
  return [
    limb(cloth, [-0.12, -0.62, -0.5 * wide], [-0.12, -0.62, 0.5 * wide], 0.27, 0.27),
    ellipsoid(cloth, [-0.08, -1.0, 0], [0.36, 0.6, 0.62 * wide], 0.2),
    ...[-1, 1].map((side) =>
      limb(
        cloth,
        [-0.12, -0.66, side * 0.56 * wide],
        [-0.06, -1.5, side * 0.72 * wide],
        0.25,
        0.2,
        0.2,
      ),
    ),
    limb(skin, [-0.1, -0.5, 0], [-0.06, 0.16, 0], 0.2, 0.185, 0.04),
    ...[-1, 1].flatMap((side) => [
      limb(plain(SHIRT), [-0.16, -0.27, side * 0.2], [0.18, -0.5, side * 0.08], 0.06, 0.05),
      limb(cloth, [-0.18, -0.36, side * 0.24], [0.22, -0.78, side * 0.1], 0.08, 0.07),
    ]),
  ];
}

function head({ skin }: Complexion): Solid[] {
  return [
    ellipsoid(skin, [-0.04, 0.62, 0], [0.4, 0.4, 0.33]),
    ellipsoid(skin, [0.1, 0.38, 0], [0.29, 0.38, 0.275], 0.16),
    ball(skin, [0.24, 0.07, 0], 0.1, 0.16),
    ...[-1, 1].flatMap((side) => [
      ellipsoid(skin, [0.27, 0.34, side * 0.15], [0.1, 0.09, 0.09], 0.1),
      ellipsoid(skin, [-0.05, 0.45, side * 0.325], [0.065, 0.105, 0.035], 0.03),
      ball(skin, [0.425, 0.335, side * 0.04], 0.036, 0.035),
    ]),
    limb(skin, [0.375, 0.53, 0], [0.45, 0.355, 0], 0.032, 0.05, 0.06),
  ];
}

function eyes({ skin, iris, hairs }: Complexion, isWoman: boolean): Solid[] {
  const brows = { ...hairs, fur: 0.008 };
  const lash = isWoman ? 0.012 : 0.007;
  const brow = isWoman ? 0.011 : 0.015;
  return [-1, 1].flatMap((side) => [
    ball(plain(WHITE, { gloss: 0.4 }), [0.33, 0.5, side * 0.132], 0.068),
    ball(iris, [0.368, 0.5, side * 0.136], 0.0385),
    ball(plain(DARK, { gloss: 0.9 }), [0.388, 0.5, side * 0.138], 0.0225),
    ball(plain([1, 1, 1]), [0.405, 0.516, side * 0.13], 0.0075),
    limb(skin, [0.36, 0.552, side * 0.08], [0.34, 0.548, side * 0.19], 0.03, 0.028, 0.02),
    limb(skin, [0.355, 0.442, side * 0.085], [0.33, 0.446, side * 0.185], 0.022, 0.02, 0.02),
    limb(plain(DARK), [0.388, 0.532, side * 0.078], [0.36, 0.53, side * 0.195], lash, lash),
    limb(brows, [0.39, 0.625, side * 0.07], [0.365, 0.65, side * 0.15], brow, brow),
    limb(brows, [0.365, 0.65, side * 0.15], [0.31, 0.63, side * 0.22], brow, brow * 0.5),
  ]);
}

function mouth({ lips }: Complexion): Solid[] {
  return [
    ...[-1, 1].map((side) =>
      limb(lips, [0.37, 0.213, side * 0.085], [0.4, 0.228, side * 0.012], 0.01, 0.019, 0.01),
    ),
    limb(lips, [0.378, 0.19, -0.045], [0.378, 0.19, 0.045], 0.026, 0.026, 0.01),
    ...[-1, 1].map((side) =>
      limb(plain(DARK), [0.382, 0.214, side * 0.08], [0.408, 0.21, 0], 0.0045, 0.0045),
    ),
  ];
}

function hairOf({ hairs }: Complexion, kind: 'short' | 'long' | 'bun'): Solid[] {
  const cap = [
    ellipsoid(hairs, [-0.1, 0.72, 0], [0.4, 0.37, 0.365]),
    ellipsoid(hairs, [-0.2, 0.5, 0], [0.28, 0.34, 0.335], 0.06),
    limb(hairs, [0.17, 0.9, -0.15], [0.12, 0.92, 0.18], 0.075, 0.085, 0.08),
  ];
  if (kind === 'short') return cap;
  if (kind === 'bun') return [...cap, ball(hairs, [-0.34, 1.0, 0], 0.17, 0.05)];
  return [
    ...cap,
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
