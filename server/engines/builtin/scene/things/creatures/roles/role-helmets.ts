import { plain } from '../../sculpt/looks.ts';
import { ball, blade, box, ellipsoid, limb, ring, type Solid } from '../../sculpt/solid.ts';
import type { Vector } from '../../sculpt/vector.ts';
import { BONE, GOLD, IRON } from './headwear-looks.ts';
import { ACROSS, CLOTH, camouflage, laced } from './role-cloth.ts';

/** A helmet of lacquer with a neck guard in plates and golden horns. */
export function kabuto(): Solid[] {
  const bowl = plain([0.07, 0.065, 0.07], { gloss: 0.6 });
  const plates = Array.from({ length: 11 }, (_, n) => {
    const around = 1.15 + (n / 10) * (2 * Math.PI - 2.3);
    const at = (out: number, y: number): Vector => [
      -0.06 + out * Math.cos(around),
      y,
      out * Math.sin(around),
    ];
    return [
      limb(laced(CLOTH.lacquer, 9), at(0.47, 0.66), at(0.56, 0.42), 0.1, 0.11),
      limb(laced(CLOTH.lacquer, 9), at(0.56, 0.42), at(0.66, 0.2), 0.11, 0.12),
    ];
  }).flat();
  return [
    ...plates,
    ellipsoid(bowl, [-0.05, 0.76, 0], [0.48, 0.46, 0.44]),
    ellipsoid(bowl, [0.34, 0.72, 0], [0.22, 0.04, 0.34]),
    ring(GOLD, [-0.04, 0.72, 0], 0.45, 0.025),
    ...[-1, 1].flatMap((side) => [
      blade(
        GOLD,
        [0.46, 0.86, side * 0.04],
        [0.5, 1.24, side * 0.3],
        0.07,
        0.06,
        0.3,
        0.02,
        ACROSS,
      ),
      blade(
        GOLD,
        [0.5, 1.24, side * 0.3],
        [0.46, 1.66, side * 0.4],
        0.06,
        0.015,
        0.3,
        0.02,
        ACROSS,
      ),
    ]),
    ball(GOLD, [0.47, 0.88, 0], 0.09),
  ];
}

/** An iron cap with a guard for the nose and two horns. */
export const hornedHelmet = (): Solid[] => [
  ellipsoid(IRON, [-0.04, 0.78, 0], [0.46, 0.45, 0.41]),
  ring(GOLD, [-0.04, 0.74, 0], 0.43, 0.045),
  box(IRON, [0.43, 0.56, 0], [0.03, 0.16, 0.045], undefined, 0.02),
  blade(GOLD, [0.36, 0.9, 0], [-0.42, 0.9, 0], 0.04, 0.04, 1),
  ...[-1, 1].flatMap((side) => {
    const horn = plain(BONE, { gloss: 0.25 });
    const path: Vector[] = [
      [-0.02, 0.9, side * 0.36],
      [0, 1.0, side * 0.62],
      [0.02, 1.22, side * 0.76],
      [0.06, 1.5, side * 0.72],
    ];
    return path
      .slice(1)
      .map((to, n) => limb(horn, path[n] ?? to, to, 0.115 - 0.032 * n, 0.083 - 0.032 * n, 0.02));
  }),
];

/** A helmet with a ridge from front to back and a brim that is long behind; its shield in front. */
export const fireHelmet = (): Solid[] => {
  const shell = plain([0.78, 0.1, 0.07], { gloss: 0.6 });
  return [
    ellipsoid(shell, [-0.05, 0.8, 0], [0.48, 0.44, 0.44]),
    ellipsoid(shell, [-0.14, 0.74, 0], [0.74, 0.05, 0.56], 0.03),
    limb(shell, [0.3, 1.12, 0], [-0.42, 1.14, 0], 0.06, 0.06, 0.06),
    ellipsoid(GOLD, [0.42, 0.98, 0], [0.05, 0.17, 0.14]),
    ring(plain(CLOTH.lime), [-0.05, 0.83, 0], 0.45, 0.025),
  ];
};

/** A soldier's helmet in its cover of camouflage, with a strap. */
export const combatHelmet = (): Solid[] => [
  ellipsoid(camouflage(7), [-0.05, 0.74, 0], [0.48, 0.5, 0.44]),
  ellipsoid(camouflage(7), [0.02, 0.68, 0], [0.5, 0.1, 0.45], 0.05),
  limb(plain(CLOTH.leather), [0.06, 0.6, 0.36], [0.16, 0.02, 0.16], 0.02, 0.02),
  limb(plain(CLOTH.leather), [0.06, 0.6, -0.36], [0.16, 0.02, -0.16], 0.02, 0.02),
];

/** A builder's helmet of yellow plastic with three ridges. */
export const hardHat = (): Solid[] => {
  const shell = plain([0.96, 0.76, 0.08], { gloss: 0.5 });
  return [
    ellipsoid(shell, [-0.05, 0.82, 0], [0.46, 0.4, 0.41]),
    ellipsoid(shell, [0.04, 0.78, 0], [0.56, 0.045, 0.45], 0.02),
    ...[-0.12, 0, 0.12].map((z) =>
      limb(shell, [0.26, 1.13, z], [-0.34, 1.15, z], 0.035, 0.035, 0.03),
    ),
  ];
};

/** A gladiator's helmet of bronze: a broad brim, guards for the cheeks, a crest of red. */
export const crestedHelmet = (): Solid[] => {
  const bronze = plain([0.66, 0.47, 0.2], { gloss: 0.7 });
  const red = plain([0.72, 0.09, 0.08], { fur: 0.03 });
  const path: Vector[] = [
    [0.34, 1.14, 0],
    [0.12, 1.4, 0],
    [-0.18, 1.42, 0],
    [-0.44, 1.2, 0],
    [-0.54, 0.9, 0],
  ];
  return [
    ellipsoid(bronze, [-0.04, 0.8, 0], [0.47, 0.45, 0.42]),
    ellipsoid(bronze, [-0.04, 0.74, 0], [0.66, 0.045, 0.6]),
    ...[-1, 1].map((side) =>
      box(bronze, [0.2, 0.42, side * 0.37], [0.16, 0.24, 0.03], undefined, 0.05),
    ),
    ...path.slice(1).map((to, n) => blade(red, path[n] ?? to, to, 0.13, 0.13, 0.4, 0.03)),
  ];
};
