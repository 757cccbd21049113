import { mixColour, scaleColour } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import type { Trait } from '../../../words/trait.ts';
import { plain, planks } from '../../sculpt/looks.ts';
import {
  ball,
  blade,
  box,
  ellipsoid,
  frustum,
  type Look,
  limb,
  ring,
  type Solid,
} from '../../sculpt/solid.ts';
import { roll, type Vector, yaw } from '../../sculpt/vector.ts';
import type { Figure } from '../figure.ts';
import { isFemale } from '../visage/face.ts';
import { USUAL_PLATES } from './plate-armour.ts';

/** Who is known by clothes. */
export type Costume = 'knight' | 'mage' | 'royal' | 'monk' | 'nun' | 'chef' | 'graduate';

const GOLD: Colour = [0.92, 0.7, 0.2];
const FUR: Colour = [0.94, 0.92, 0.88];
const VELVET: Colour = [0.42, 0.04, 0.09];
const NIGHT: Colour = [0.05, 0.05, 0.06];
const WOOD: Colour = [0.36, 0.24, 0.14];
const SCARF: Colour = [0.72, 0.1, 0.1];
const IRON: Colour = [0.1, 0.1, 0.11];
const CRYSTAL: Colour = [0.5, 0.85, 1];
const ROBES: Readonly<Record<Exclude<Costume, 'knight'>, Colour>> = {
  mage: [0.2, 0.18, 0.46],
  royal: [0.6, 0.06, 0.12],
  monk: [0.86, 0.44, 0.1],
  nun: [0.055, 0.055, 0.07],
  chef: [0.9, 0.9, 0.88],
  graduate: [0.07, 0.09, 0.2],
};

const QUEENS: Colour = [0.07, 0.26, 0.52];

/** The costume of someone who is like that, or null for everyday clothes. */
export const costumeOf = (traits: readonly Trait[]): Costume | null =>
  (['knight', 'mage', 'royal', 'monk', 'nun', 'chef', 'graduate'] as const).find((one) =>
    traits.includes(one),
  ) ?? null;

/** The colour of a costume where none is said; a queen's is not her king's. */
export function robeOf(costume: Costume, traits: readonly Trait[]): Colour {
  if (costume === 'knight') return USUAL_PLATES.steel;
  return costume === 'royal' && isFemale(traits) ? QUEENS : ROBES[costume];
}

/** What is on the head, in heights of the head with the chin at 0; `robe` is the colour of the clothes. */
export function headwearOf(costume: Costume, robe: Colour, traits: readonly Trait[]): Solid[] {
  if (costume === 'mage') return pointedHat(robe);
  // A knight's helm is one of its plates; a nun's veil is cut open before the face (`headwear.ts`).
  if (costume === 'monk' || costume === 'nun' || costume === 'knight') return [];
  if (costume === 'chef') return toque();
  if (costume === 'graduate') return mortarboard(robe);
  return isFemale(traits) ? diadem() : crown();
}

function pointedHat(robe: Colour): Solid[] {
  const felt = plain(scaleColour(robe, 0.9));
  const band = plain(GOLD, { gloss: 0.4 });
  return [
    ellipsoid(felt, [-0.03, 0.86, 0], [0.86, 0.05, 0.82]),
    frustum(felt, [-0.05, 0.86, 0], 0.62, 0.46, 0.25),
    limb(felt, [-0.05, 1.42, 0], [-0.2, 1.86, 0.04], 0.25, 0.11, 0.06),
    limb(felt, [-0.2, 1.86, 0.04], [-0.46, 2.06, 0.06], 0.11, 0.03, 0.06),
    frustum(band, [-0.05, 0.9, 0], 0.1, 0.465, 0.43),
  ];
}

/** A crown: a band with stones between two rims, eight points that end in pearls, and a cap of velvet within. */
function crown(): Solid[] {
  const gold = plain(GOLD, { gloss: 0.8 });
  const pearl = plain(FUR, { gloss: 0.6 });
  const points = [0, 1, 2, 3, 4, 5, 6, 7].map((n) => (n / 8) * Math.PI * 2);
  return [
    ellipsoid(plain(VELVET), [-0.05, 0.98, 0], [0.38, 0.2, 0.38]),
    frustum(gold, [-0.05, 0.84, 0], 0.17, 0.4, 0.425),
    ring(gold, [-0.05, 0.85, 0], 0.4, 0.026),
    ring(gold, [-0.05, 1.01, 0], 0.425, 0.022),
    ...points.flatMap((turn, n) => {
      const on = (out: number, y: number): Vector => [
        -0.05 + out * Math.cos(turn),
        y,
        out * Math.sin(turn),
      ];
      const gem = plain(n % 2 === 0 ? [0.62, 0.04, 0.1] : [0.08, 0.2, 0.6], { gloss: 0.9 });
      return [
        blade(gold, on(0.42, 1.04), on(0.455, 1.21), 0.11, 0.02, 0.3, 0, yaw(Math.PI / 2 - turn)),
        ball(pearl, on(0.46, 1.225), 0.034),
        ball(gem, on(0.415, 0.93), 0.052),
      ];
    }),
  ];
}

/** A flat square cap with a tassel that hangs from its middle over its edge. */
function mortarboard(robe: Colour): Solid[] {
  const felt = plain(scaleColour(robe, 0.8));
  const gold = plain(GOLD);
  return [
    frustum(felt, [-0.05, 0.72, 0], 0.3, 0.45, 0.43),
    box(felt, [-0.05, 1.06, 0], [0.52, 0.035, 0.52]),
    ball(gold, [-0.05, 1.1, 0], 0.05),
    limb(gold, [-0.05, 1.11, 0], [0.2, 1.1, -0.52], 0.025, 0.025),
    limb(gold, [0.2, 1.1, -0.53], [0.22, 0.7, -0.55], 0.025, 0.05),
  ];
}

/** A band around the brow that rises to a point with a stone in front. */
function diadem(): Solid[] {
  const gold = plain(GOLD, { gloss: 0.8 });
  const stone = plain(CRYSTAL, { gloss: 0.9 });
  return [
    ring(gold, [-0.06, 0.86, 0], 0.4, 0.026, roll(0.12)),
    ...[-0.7, -0.35, 0, 0.35, 0.7].flatMap((turn) => {
      const [x, z] = [Math.cos(turn), Math.sin(turn)];
      const high = 0.2 - 0.14 * Math.abs(turn);
      const tip: Vector = [-0.05 + 0.42 * x, 0.92 + high, 0.41 * z];
      return [
        limb(gold, [-0.06 + 0.41 * x, 0.9, 0.4 * z], tip, 0.045, 0.014),
        ball(turn === 0 ? stone : gold, tip, 0.034),
      ];
    }),
  ];
}

/** What lies about the shoulders: a king's collar of ermine, a queen's chain of gold. */
export function collarOf(
  costume: Costume,
  chest: Vector,
  { shoulders }: Figure,
  traits: readonly Trait[],
): Solid[] {
  if (costume === 'chef')
    return [
      ellipsoid(plain(SCARF), [chest[0] + 0.012, chest[1] + 0.022, chest[2]], [0.062, 0.02, 0.066]),
    ];
  if (costume === 'graduate')
    return [
      ellipsoid(
        plain(GOLD),
        [chest[0] + 0.008, chest[1], chest[2]],
        [0.075, 0.034, shoulders * 0.72],
      ),
    ];
  if (costume !== 'royal') return [];
  if (isFemale(traits)) {
    const gold = plain(GOLD, { gloss: 0.8 });
    const at = (turn: number): Vector => [
      chest[0] + 0.012 + 0.062 * Math.cos(turn),
      chest[1] + 0.004 - 0.035 * Math.cos(turn),
      chest[2] + 0.058 * Math.sin(turn),
    ];
    return [-1.2, -0.8, -0.4, 0, 0.4, 0.8, 1.2].map((turn) =>
      ball(gold, at(turn), turn === 0 ? 0.015 : 0.009),
    );
  }
  return [
    ellipsoid(
      ermine(1),
      [chest[0], chest[1] - 0.015, chest[2]],
      [0.1, 0.05, shoulders * 1.25],
      0.02,
    ),
  ];
}

/** White fur with the black tips of tails, `scale` times as large as on a body of height 1. */
export const ermine = (scale: number): Look => ({
  paint: (x, y, z) =>
    Math.sin((x * 130) / scale) * Math.sin((y * 90) / scale) * Math.sin((z * 120) / scale) > 0.62
      ? NIGHT
      : FUR,
  fur: 0.01 * scale,
});

/** Where a hand holds what belongs to a costume, and that. */
export function attributeOf(
  costume: Costume,
  { shoulder, shoulders }: Figure,
  traits: readonly Trait[],
): { readonly hand: Vector; readonly pieces: readonly Solid[] } | null {
  if (costume === 'knight') {
    const hand: Vector = [0.19, 0.56, -shoulders];
    return { hand, pieces: sword(hand) };
  }
  if (costume === 'monk' || costume === 'nun' || costume === 'graduate') return null;
  if (costume === 'chef') return pan(shoulder, shoulders);
  if (costume === 'royal' && isFemale(traits)) {
    const palm: Vector = [0.15, shoulder - 0.2, -0.07];
    return { hand: palm, pieces: orb(palm) };
  }
  // A staff is as high as its bearer: before the body it would hide the face.
  const hand: Vector =
    costume === 'mage'
      ? [0.02, shoulder - 0.24, -shoulders - 0.13]
      : [0.2, shoulder - 0.24, -shoulders - 0.06];
  return { hand, pieces: costume === 'mage' ? staff(hand) : sceptre(hand) };
}

/** A sword that stands on its point, the hand on its grip. */
function sword([x, y, z]: Vector): Solid[] {
  const steel = plain([0.8, 0.82, 0.86], { gloss: 0.9 });
  const gold = plain(GOLD, { gloss: 0.6 });
  return [
    box(steel, [x + 0.01, (y - 0.04) / 2, z], [0.02, (y - 0.06) / 2, 0.006]),
    box(gold, [x + 0.01, y - 0.045, z], [0.08, 0.011, 0.014]),
    limb(plain(WOOD), [x + 0.01, y - 0.04, z], [x + 0.01, y + 0.045, z], 0.014, 0.014),
    ball(gold, [x + 0.01, y + 0.06, z], 0.022),
  ];
}

/** A staff on the ground with a crystal that shines, held at that place. */
export function staff([x, , z]: Vector): Solid[] {
  const glow = plain(CRYSTAL, { glow: () => 0.6, gloss: 0.8 });
  const wood = planks(WOOD, 0.02);
  return [
    limb(wood, [x + 0.01, 0, z], [x + 0.02, 1.02, z], 0.015, 0.017),
    limb(wood, [x + 0.02, 1.0, z], [x - 0.04, 1.07, z], 0.014, 0.008),
    limb(wood, [x + 0.02, 1.0, z], [x + 0.08, 1.07, z], 0.014, 0.008),
    ellipsoid(glow, [x + 0.02, 1.09, z], [0.03, 0.05, 0.03], 0, roll(0.1)),
  ];
}

/** An orb with a band around it and a little cross on top, in a hand. */
function orb([x, y, z]: Vector): Solid[] {
  const gold = plain(GOLD, { gloss: 0.8 });
  const at: Vector = [x + 0.03, y + 0.05, z];
  return [
    ball(plain([0.62, 0.1, 0.14], { gloss: 0.8 }), at, 0.042),
    ring(gold, at, 0.042, 0.006),
    limb(gold, [at[0], at[1] + 0.04, z], [at[0], at[1] + 0.085, z], 0.006, 0.006),
    limb(gold, [at[0], at[1] + 0.066, z - 0.016], [at[0], at[1] + 0.066, z + 0.016], 0.006, 0.006),
  ];
}

function sceptre([x, y, z]: Vector): Solid[] {
  const gold = plain(GOLD, { gloss: 0.8 });
  return [
    limb(gold, [x, y - 0.14, z], [x + 0.02, y + 0.22, z], 0.01, 0.01),
    ball(gold, [x + 0.022, y + 0.25, z], 0.03),
    ring(gold, [x + 0.02, y + 0.2, z], 0.016, 0.007),
  ];
}

/** A cook's tall hat: a band, and folds that bulge over it. */
function toque(): Solid[] {
  const linen = plain(FUR);
  return [
    frustum(linen, [-0.06, 0.84, 0], 0.32, 0.4, 0.4),
    ellipsoid(linen, [-0.07, 1.3, 0], [0.46, 0.22, 0.44], 0.04),
    ...[0, 1, 2, 3, 4, 5, 6].map((n) => {
      const turn = (n / 7) * Math.PI * 2;
      return ball(linen, [-0.07 + 0.34 * Math.cos(turn), 1.26, 0.33 * Math.sin(turn)], 0.17, 0.03);
    }),
  ];
}

/** A frying pan with an egg in it, held before the body. */
function pan(shoulder: number, shoulders: number): ReturnType<typeof attributeOf> {
  const hand: Vector = [0.16, shoulder - 0.2, -shoulders - 0.05];
  const iron = plain(IRON, { gloss: 0.4 });
  const [x, y, z] = hand;
  const middle: Vector = [x + 0.18, y + 0.005, z + 0.02];
  return {
    hand,
    pieces: [
      limb(plain(WOOD), [x - 0.03, y, z], [x + 0.07, y + 0.004, z + 0.008], 0.012, 0.011),
      limb(iron, [x + 0.06, y + 0.004, z + 0.008], [x + 0.12, y + 0.006, z + 0.014], 0.008, 0.009),
      frustum(iron, [middle[0], y - 0.014, middle[2]], 0.03, 0.062, 0.08),
      ellipsoid(plain(FUR), [middle[0], y + 0.017, middle[2]], [0.055, 0.008, 0.05]),
      ball(plain([0.95, 0.66, 0.1], { gloss: 0.5 }), [middle[0], y + 0.022, middle[2]], 0.019),
    ],
  };
}

/** Whether a costume's wearer has no hair, and whether a beard belongs to it. */
export const isShaven = (costume: Costume | null): boolean =>
  costume === 'monk' || costume === 'nun';
export const isBearded = (costume: Costume | null, traits: readonly Trait[]): boolean =>
  (costume === 'mage' || costume === 'royal' || traits.includes('dwarf')) &&
  !isFemale(traits) &&
  !traits.includes('child') &&
  !traits.includes('youthful');

/** A robe's cloth with a border of gold near the ground. */
export const trimmed = (cloth: Look, costume: Costume): Look =>
  costume === 'monk' || costume === 'nun'
    ? cloth
    : {
        ...cloth,
        paint: (x, y, z, normal) => {
          const own = cloth.paint(x, y, z, normal);
          return y < 0.07 && y > 0.035 ? mixColour(own, GOLD, 0.85) : own;
        },
      };
