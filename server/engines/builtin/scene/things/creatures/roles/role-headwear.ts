import type { Colour } from '../../../words/idea.ts';
import type { Trait } from '../../../words/trait.ts';
import { plain } from '../../sculpt/looks.ts';
import {
  ball,
  blade,
  box,
  ellipsoid,
  frustum,
  limb,
  ring,
  type Solid,
} from '../../sculpt/solid.ts';
import { roll, type Vector, yaw } from '../../sculpt/vector.ts';
import type { Role } from './role.ts';
import { CLOTH, camouflage, laced } from './role-cloth.ts';
import {
  overKurta,
  overPoncho,
  overWaxPrint,
  peacockFeather,
  plumedTurban,
  whiteCap,
} from './role-of-lands.ts';
import { galea } from './role-roman.ts';

const GOLD = plain(CLOTH.gold, { gloss: 0.7 });
const BLACK = plain(CLOTH.black, { gloss: 0.25 });
const BONE: Colour = [0.9, 0.86, 0.74];
const IRON = plain([0.5, 0.52, 0.55], { gloss: 0.7 });
const ACROSS = yaw(Math.PI / 2);

/** What a role has on the head, in heights of the head with the chin at 0, the face looking along x. */
export function headwearFor(role: Role, skin: Colour, traits: readonly Trait[]): Solid[] {
  return (HEADWEAR[role] ?? (() => []))(skin, traits);
}

/** A black hat whose brim is turned up on three sides, with a skull and crossed bones in front; a patch over one eye. */
function pirateHat(): Solid[] {
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
function plumedHat(): Solid[] {
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

/** A helmet of lacquer with a neck guard in plates and golden horns. */
function kabuto(): Solid[] {
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

/** A hood that leaves the eyes free, a red band around the brow with its ends behind. */
function ninjaHood(): Solid[] {
  const cloth = plain(CLOTH.night);
  const red = plain(CLOTH.red);
  return [
    ellipsoid(cloth, [-0.05, 0.84, 0], [0.44, 0.27, 0.385]),
    ellipsoid(cloth, [-0.14, 0.55, 0], [0.36, 0.5, 0.39]),
    ellipsoid(cloth, [0.1, 0.2, 0], [0.37, 0.26, 0.33], 0.05),
    ellipsoid(cloth, [0.36, 0.32, 0], [0.1, 0.1, 0.12], 0.05),
    ring(red, [-0.045, 0.72, 0], 0.395, 0.05),
    blade(red, [-0.42, 0.72, -0.04], [-0.85, 0.5, -0.14], 0.05, 0.07, 0.3),
    blade(red, [-0.42, 0.72, 0.02], [-0.78, 0.34, 0.05], 0.05, 0.07, 0.3),
  ];
}

/** An iron cap with a guard for the nose and two horns. */
const hornedHelmet = (): Solid[] => [
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

/** A hat of felt whose wide brim is rolled up at the sides. */
const cowboyHat = (): Solid[] => {
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
const pointedCap = (): Solid[] => {
  const felt = plain([0.78, 0.1, 0.08]);
  return [
    ellipsoid(felt, [-0.06, 0.86, 0], [0.44, 0.3, 0.41]),
    limb(felt, [-0.07, 1.02, 0], [-0.16, 1.5, 0], 0.31, 0.15, 0.1),
    limb(felt, [-0.16, 1.5, 0], [-0.34, 1.82, 0], 0.15, 0.03, 0.06),
    ring(felt, [-0.05, 0.8, 0], 0.4, 0.06),
  ];
};

/** A flat cap of that colour with a shining visor and a badge. */
const peakedCap = (colour: Colour): Solid[] => {
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
const topHat = (): Solid[] => {
  const silk = plain(CLOTH.black, { gloss: 0.5 });
  return [
    frustum(silk, [-0.06, 0.8, 0], 0.78, 0.4, 0.46),
    ellipsoid(silk, [-0.06, 0.82, 0], [0.68, 0.05, 0.62], 0.02),
    frustum(plain(CLOTH.red), [-0.06, 0.85, 0], 0.14, 0.412, 0.42),
  ];
};

/** A helmet with a ridge from front to back and a brim that is long behind; its shield in front. */
const fireHelmet = (): Solid[] => {
  const shell = plain([0.78, 0.1, 0.07], { gloss: 0.6 });
  return [
    ellipsoid(shell, [-0.05, 0.8, 0], [0.48, 0.44, 0.44]),
    ellipsoid(shell, [-0.14, 0.74, 0], [0.74, 0.05, 0.56], 0.03),
    limb(shell, [0.3, 1.12, 0], [-0.42, 1.14, 0], 0.06, 0.06, 0.06),
    ellipsoid(GOLD, [0.42, 0.98, 0], [0.05, 0.17, 0.14]),
    ring(plain(CLOTH.lime), [-0.05, 0.83, 0], 0.45, 0.025),
  ];
};

const combatHelmet = (): Solid[] => [
  ellipsoid(camouflage(7), [-0.05, 0.74, 0], [0.48, 0.5, 0.44]),
  ellipsoid(camouflage(7), [0.02, 0.68, 0], [0.5, 0.1, 0.45], 0.05),
  limb(plain(CLOTH.leather), [0.06, 0.6, 0.36], [0.16, 0.02, 0.16], 0.02, 0.02),
  limb(plain(CLOTH.leather), [0.06, 0.6, -0.36], [0.16, 0.02, -0.16], 0.02, 0.02),
];

const hardHat = (): Solid[] => {
  const shell = plain([0.96, 0.76, 0.08], { gloss: 0.5 });
  return [
    ellipsoid(shell, [-0.05, 0.82, 0], [0.46, 0.4, 0.41]),
    ellipsoid(shell, [0.04, 0.78, 0], [0.56, 0.045, 0.45], 0.02),
    ...[-0.12, 0, 0.12].map((z) =>
      limb(shell, [0.26, 1.13, z], [-0.34, 1.15, z], 0.035, 0.035, 0.03),
    ),
  ];
};

/** A ring of light above the head. */
const halo = (): Solid[] => [
  ring(plain([1, 0.9, 0.5], { glow: () => 1 }), [-0.06, 1.32, 0], 0.36, 0.035),
];

/** A wreath of flowers. */
const wreath = (): Solid[] =>
  Array.from({ length: 14 }, (_, n) => {
    const turn = (n / 14) * Math.PI * 2;
    const colour: Colour =
      n % 3 === 0 ? [0.95, 0.85, 0.4] : n % 3 === 1 ? [0.95, 0.6, 0.75] : [0.95, 0.94, 0.92];
    return ball(plain(colour), [-0.06 + 0.4 * Math.cos(turn), 0.88, 0.35 * Math.sin(turn)], 0.075);
  });

/** Long ears that end in points, and a circlet. */
const pointedEars = (skin: Colour): Solid[] => [
  ...[-1, 1].map((side) =>
    blade(plain(skin), [-0.03, 0.46, side * 0.33], [-0.22, 0.86, side * 0.5], 0.1, 0.012, 0.4),
  ),
  ring(GOLD, [-0.04, 0.76, 0], 0.4, 0.022, roll(0.1)),
];

/** Flowers and long pins in the hair. */
const hairpins = (): Solid[] => [
  ...[-0.1, 0.04, 0.18].map((y, n) =>
    ball(
      plain(n === 1 ? [0.96, 0.9, 0.88] : [0.9, 0.3, 0.4]),
      [-0.1 + 0.1 * n, 0.86 + y, -0.36 + 0.03 * n],
      0.085,
    ),
  ),
  limb(GOLD, [-0.2, 1.06, -0.42], [-0.3, 1.16, 0.4], 0.02, 0.02),
  ball(GOLD, [-0.2, 1.06, -0.43], 0.05),
];

/** A white cap with a red cross. */
const nurseCap = (): Solid[] => {
  const linen = plain(CLOTH.white);
  const red = plain(CLOTH.red);
  return [
    frustum(linen, [-0.08, 0.9, 0], 0.24, 0.36, 0.4),
    box(red, [0.31, 1.02, 0], [0.03, 0.085, 0.03], roll(-0.16)),
    box(red, [0.31, 1.02, 0], [0.03, 0.03, 0.085], roll(-0.16)),
  ];
};

/** A round white cap with a blue band, tilted to one side. */
const sailorCap = (): Solid[] => {
  const linen = plain(CLOTH.white);
  return [
    ellipsoid(linen, [-0.08, 1.0, 0.05], [0.47, 0.13, 0.45], 0.03),
    frustum(plain(CLOTH.navy), [-0.06, 0.8, 0], 0.17, 0.4, 0.42),
    ball(plain(CLOTH.red), [-0.08, 1.16, 0.05], 0.09),
  ];
};

/** A dot between the brows, a chain along the parting and flowers behind. */
const indianJewels = (): Solid[] => [
  ball(plain(CLOTH.red), [0.405, 0.66, 0], 0.026),
  limb(GOLD, [0.4, 0.78, 0], [0.1, 1.0, 0], 0.018, 0.018),
  ball(GOLD, [0.405, 0.76, 0], 0.036),
  ...[-1, 1].map((side) => ball(GOLD, [-0.02, 0.28, side * 0.35], 0.055)),
  ...Array.from({ length: 7 }, (_, n) =>
    ball(plain([0.97, 0.93, 0.84]), [-0.42, 0.6 + 0.05 * n, -0.24 + 0.08 * n], 0.06),
  ),
];

/** Bushes of orange hair at both sides, a red nose, a wide red mouth whose corners are low where he is sad, and a little hat. */
const clownHead = (_: Colour, traits: readonly Trait[]): Solid[] => {
  const corners = traits.includes('sad') ? 0.13 : 0.25;
  const hair = plain([0.95, 0.4, 0.08], { fur: 0.05 });
  const red = plain(CLOTH.red, { gloss: 0.5 });
  return [
    ...[-1, 1].flatMap((side) => [
      ball(hair, [-0.08, 0.72, side * 0.4], 0.22, 0.06),
      ball(hair, [-0.14, 0.48, side * 0.42], 0.2, 0.06),
      ball(hair, [-0.2, 0.88, side * 0.3], 0.18, 0.06),
    ]),
    ball(red, [0.47, 0.38, 0], 0.085),
    limb(red, [0.4, 0.19, -0.09], [0.4, 0.19, 0.09], 0.028, 0.028),
    ...[-1, 1].map((side) =>
      limb(red, [0.4, 0.19, side * 0.09], [0.35, corners, side * 0.15], 0.026, 0.014),
    ),
    ellipsoid(plain([0.16, 0.42, 0.8]), [-0.02, 1.0, 0.08], [0.3, 0.035, 0.3]),
    limb(plain([0.16, 0.42, 0.8]), [-0.02, 1.02, 0.08], [-0.02, 1.42, 0.12], 0.18, 0.05),
    ball(plain(CLOTH.gold), [-0.02, 1.48, 0.12], 0.07),
  ];
};

/** A gladiator's helmet of bronze: a broad brim, guards for the cheeks, a crest of red. */
const crestedHelmet = (): Solid[] => {
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

/** A cloth of linen over the hair, which falls behind the ears. */
const linenCloth = (): Solid[] => {
  const linen = plain([0.9, 0.87, 0.78]);
  return [
    ellipsoid(linen, [-0.06, 0.78, 0], [0.47, 0.36, 0.41]),
    ...[-1, 1].map((side) =>
      blade(linen, [-0.2, 0.7, side * 0.36], [-0.22, 0.12, side * 0.34], 0.16, 0.13, 0.4, 0.03),
    ),
  ];
};

const HEADWEAR: Partial<
  Readonly<Record<Role, (skin: Colour, traits: readonly Trait[]) => Solid[]>>
> = {
  pirate: pirateHat,
  samurai: kabuto,
  ninja: ninjaHood,
  viking: hornedHelmet,
  cowboy: cowboyHat,
  santa: santaCap,
  police: () => peakedCap(CLOTH.navy),
  captain: () => peakedCap(CLOTH.white),
  postal: () => peakedCap([0.14, 0.25, 0.5]),
  conjuror: topHat,
  firefighter: fireHelmet,
  soldier: combatHelmet,
  builder: hardHat,
  angel: halo,
  fairy: wreath,
  elf: pointedEars,
  dwarf: pointedCap,
  kimono: hairpins,
  gladiator: crestedHelmet,
  legionary: galea,
  kilted: linenCloth,
  nurse: nurseCap,
  sailor: sailorCap,
  sari: indianJewels,
  kurta: overKurta,
  djellaba: whiteCap,
  waxprint: overWaxPrint,
  ponchoed: overPoncho,
  krishna: peacockFeather,
  aladdin: plumedTurban,
  clown: clownHead,
  masked: plumedHat,
};
