import type { Colour } from '../../../words/idea.ts';
import { plain } from '../../sculpt/looks.ts';
import { ball, box, ellipsoid, frustum, limb, ring, type Solid } from '../../sculpt/solid.ts';
import { roll, type Vector, yaw } from '../../sculpt/vector.ts';
import { BLACK, BONE, GOLD } from './headwear-looks.ts';
import { CLOTH } from './role-cloth.ts';

/** A black hat whose brim is turned up on three sides, with a skull and crossed bones in front; a patch over one eye. */
export function pirateHat(): Solid[] {
  const bone = plain(BONE);
  const flap = (around: number): Solid[] => {
    const at = (out: number, up: number): Vector => [
      -0.03 + out * Math.cos(around),
      up,
      out * Math.sin(around),
    ];
    const facing = yaw(-around);
    return [
      ellipsoid(GOLD, at(0.43, 1.05), [0.05, 0.225, 0.58], 0, facing),
      ellipsoid(BLACK, at(0.43, 1.02), [0.075, 0.22, 0.57], 0, facing),
    ];
  };
  return [
    ellipsoid(BLACK, [-0.05, 0.95, 0], [0.46, 0.3, 0.44]),
    ...[0, (2 * Math.PI) / 3, (4 * Math.PI) / 3].flatMap(flap),
    ball(bone, [0.47, 1.09, 0], 0.1),
    box(bone, [0.49, 0.99, 0], [0.035, 0.05, 0.055], undefined, 0.02),
    ...[-1, 1].flatMap((side) => [
      ball(BLACK, [0.555, 1.1, side * 0.042], 0.03),
      limb(bone, [0.5, 0.92, side * 0.15], [0.5, 1.0, -side * 0.15], 0.02, 0.02),
    ]),
    ellipsoid(BLACK, [0.37, 0.5, 0.145], [0.05, 0.11, 0.11]),
    ring(BLACK, [-0.02, 0.6, 0], 0.385, 0.018, roll(0.3)),
  ];
}

/** A black hat with its brim turned up on three sides, edged with gold, under a fan of feathers. */
export function plumedHat(): Solid[] {
  const feathers = Array.from({ length: 9 }, (_, n) => {
    const turn = (n / 8 - 0.5) * 2.6;
    const tip: Vector = [-0.22, 1 + 1.05 * Math.cos(turn), 1.15 * Math.sin(turn)];
    const look = plain(n % 2 === 0 ? CLOTH.white : CLOTH.gold);
    return limb(look, [-0.15, 0.95, 0.3 * Math.sin(turn)], tip, 0.05, 0.16);
  });
  return [
    ...feathers,
    ellipsoid(BLACK, [-0.03, 0.92, 0], [0.5, 0.26, 0.48]),
    ellipsoid(GOLD, [-0.02, 0.92, 0], [0.62, 0.09, 0.66]),
    ellipsoid(BLACK, [-0.02, 0.95, 0], [0.6, 0.1, 0.63]),
    // A ruff about the neck.
    ellipsoid(plain(CLOTH.white), [-0.05, -0.12, 0], [0.62, 0.12, 0.62]),
  ];
}

/** A hat of felt whose wide brim is rolled up at the sides. */
export const cowboyHat = (): Solid[] => {
  const felt = plain([0.5, 0.33, 0.18]);
  return [
    ellipsoid(felt, [-0.04, 0.84, 0], [0.84, 0.05, 0.56]),
    ...[-1, 1].map((side) =>
      limb(felt, [-0.48, 0.93, side * 0.56], [0.42, 0.93, side * 0.56], 0.07, 0.07, 0.12),
    ),
    ellipsoid(felt, [-0.06, 0.98, 0], [0.44, 0.32, 0.37], 0.05),
    limb(felt, [0.16, 1.2, 0.13], [-0.3, 1.2, 0.13], 0.12, 0.12, 0.1),
    limb(felt, [0.16, 1.2, -0.13], [-0.3, 1.2, -0.13], 0.12, 0.12, 0.1),
    ring(plain(CLOTH.leather), [-0.06, 0.9, 0], 0.4, 0.04),
  ];
};

/** A red cap with a band of fur, its tip and bobble hanging over; in heights of a head. */
export const santaCap = (): Solid[] => {
  const red = plain(CLOTH.red);
  const fur = plain(CLOTH.white, { fur: 0.03 });
  return [
    ellipsoid(red, [-0.08, 0.92, 0], [0.4, 0.34, 0.38]),
    limb(red, [-0.1, 1.1, 0], [-0.34, 1.34, -0.1], 0.27, 0.17, 0.1),
    limb(red, [-0.34, 1.34, -0.1], [-0.58, 1.1, -0.3], 0.17, 0.09, 0.06),
    ball(fur, [-0.62, 0.99, -0.34], 0.13),
    ...Array.from({ length: 18 }, (_, n) => {
      const turn = (n / 18) * Math.PI * 2;
      return ball(fur, [-0.06 + 0.39 * Math.cos(turn), 0.79, 0.37 * Math.sin(turn)], 0.095);
    }),
  ];
};

/** A cap of red felt whose point bends back. */
export const pointedCap = (): Solid[] => {
  const felt = plain([0.78, 0.1, 0.08]);
  return [
    ellipsoid(felt, [-0.06, 0.86, 0], [0.44, 0.3, 0.41]),
    limb(felt, [-0.07, 1.02, 0], [-0.16, 1.5, 0], 0.31, 0.15, 0.1),
    limb(felt, [-0.16, 1.5, 0], [-0.34, 1.82, 0], 0.15, 0.03, 0.06),
    ring(felt, [-0.05, 0.8, 0], 0.4, 0.06),
  ];
};

/** A flat cap of that colour with a shining visor and a badge. */
export const peakedCap = (colour: Colour): Solid[] => {
  const cloth = plain(colour);
  return [
    frustum(cloth, [-0.06, 0.78, 0], 0.16, 0.4, 0.43),
    ellipsoid(cloth, [-0.08, 1.01, 0], [0.54, 0.12, 0.52], 0.04),
    ring(BLACK, [-0.06, 0.8, 0], 0.4, 0.035),
    ellipsoid(
      plain(CLOTH.black, { gloss: 0.8 }),
      [0.34, 0.76, 0],
      [0.24, 0.035, 0.32],
      0,
      roll(-0.25),
    ),
    ellipsoid(GOLD, [0.395, 0.94, 0], [0.035, 0.085, 0.075]),
  ];
};

/** A tall hat of black silk with a red ribbon. */
export const topHat = (): Solid[] => {
  const silk = plain(CLOTH.black, { gloss: 0.5 });
  return [
    frustum(silk, [-0.06, 0.8, 0], 0.78, 0.4, 0.46),
    ellipsoid(silk, [-0.06, 0.82, 0], [0.68, 0.05, 0.62], 0.02),
    frustum(plain(CLOTH.red), [-0.06, 0.85, 0], 0.14, 0.412, 0.42),
  ];
};

/** A white cap with a red cross. */
export const nurseCap = (): Solid[] => {
  const linen = plain(CLOTH.white);
  const red = plain(CLOTH.red);
  return [
    frustum(linen, [-0.08, 0.9, 0], 0.24, 0.36, 0.4),
    box(red, [0.31, 1.02, 0], [0.03, 0.085, 0.03], roll(-0.16)),
    box(red, [0.31, 1.02, 0], [0.03, 0.03, 0.085], roll(-0.16)),
  ];
};

/** A round white cap with a blue band, tilted to one side. */
export const sailorCap = (): Solid[] => {
  const linen = plain(CLOTH.white);
  return [
    ellipsoid(linen, [-0.08, 1.0, 0.05], [0.47, 0.13, 0.45], 0.03),
    frustum(plain(CLOTH.navy), [-0.06, 0.8, 0], 0.17, 0.4, 0.42),
    ball(plain(CLOTH.red), [-0.08, 1.16, 0.05], 0.09),
  ];
};
