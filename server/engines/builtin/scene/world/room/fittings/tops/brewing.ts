import type { Colour } from '../../../../words/idea.ts';
import { flat } from '../../furniture.ts';
import { bone } from '../../solids/bone.ts';
import { drum, type Material, type Point, type Solid } from '../../solids/solid.ts';
import { type Outline, turned } from '../../solids/turned.ts';
import { block, COPPER, DARK_WOOD, orb } from './shapes.ts';

/** A handle in a bow over the top of a pot: its half width, how high it begins and ends, metres. */
const bow = (
  half: number,
  low: number,
  high: number,
  thick: number,
  material: Material,
): Solid[] => {
  const at = (n: number): Point => {
    const turn = (n / 8) * Math.PI;
    return [half * Math.cos(turn), low + (high - low) * Math.sin(turn), 0];
  };
  return Array.from({ length: 8 }, (_, n) => bone(at(n), at(n + 1), [thick, thick], material));
};

/** A handle at the left side of a pot, like an ear. */
const ear = (
  x: number,
  low: number,
  high: number,
  out: number,
  thick: number,
  material: Material,
): Solid[] => {
  const at = (n: number): Point => {
    const turn = (n / 6) * Math.PI;
    return [x - out * Math.sin(turn), low + ((high - low) * (1 - Math.cos(turn))) / 2, 0];
  };
  return Array.from({ length: 6 }, (_, n) => bone(at(n), at(n + 1), [thick, thick], material));
};

const KETTLE: Outline = [
  [0, 0.52],
  [0.12, 0.6],
  [0.5, 0.52],
  [0.84, 0.3],
  [1, 0.2],
];

/** A kettle of enamel or copper: a spout, a lid with a knob, a handle over it. */
export function kettle(colour: Colour | null): Solid[] {
  const metal = colour === null ? COPPER : flat(colour);
  return [
    ...turned([0, 0, 0], 0.18, KETTLE, metal),
    drum([0, 0], [0.18, 0.195], [0.045, 0.03], metal),
    orb([0, 0.208, 0], [0.016, 0.016, 0.016], flat([0.1, 0.09, 0.09])),
    bone([0.08, 0.07, 0], [0.155, 0.16, 0], [0.03, 0.013], metal),
    bone([0.155, 0.16, 0], [0.185, 0.17, 0], [0.013, 0.014], metal),
    ...bow(0.085, 0.15, 0.29, 0.009, flat([0.16, 0.1, 0.07])),
  ];
}

/** A teapot with two cups on saucers before it. */
export function teaSet(colour: Colour | null): Solid[] {
  const glaze: Material = (x, y) => {
    const isBand = y > 0.095 && y < 0.115;
    const isSpot = Math.hypot(((x * 22 + 50) % 1) - 0.5, ((y * 22) % 1) - 0.5) < 0.24 && y < 0.09;
    return isBand ? [0.86, 0.66, 0.28] : isSpot ? [0.95, 0.94, 0.92] : (colour ?? [0.2, 0.4, 0.62]);
  };
  const cup = (x: number, z: number): Solid[] => [
    drum([x, z], [0, 0.012], [0.045, 0.078], glaze),
    drum([x, z], [0.012, 0.07], [0.028, 0.048], glaze),
    drum([x, z], [0.064, 0.071], [0.043, 0.043], flat([0.56, 0.27, 0.08])),
    bone([x + 0.045, 0.055, z], [x + 0.07, 0.045, z], [0.006, 0.006], glaze),
    bone([x + 0.045, 0.03, z], [x + 0.07, 0.045, z], [0.006, 0.006], glaze),
  ];
  return [
    orb([-0.02, 0.085, 0.05], [0.11, 0.085, 0.11], glaze),
    drum([-0.02, 0.05], [0, 0.02], [0.06, 0.055], glaze),
    drum([-0.02, 0.05], [0.16, 0.175], [0.05, 0.035], glaze),
    orb([-0.02, 0.188, 0.05], [0.018, 0.016, 0.018], flat([0.86, 0.66, 0.28])),
    bone([0.07, 0.07, 0.05], [0.15, 0.145, 0.05], [0.026, 0.013], glaze),
    bone([0.15, 0.145, 0.05], [0.175, 0.165, 0.05], [0.013, 0.014], glaze),
    ...ear(-0.115, 0.04, 0.145, 0.06, 0.011, glaze),
    ...cup(-0.12, -0.12),
    ...cup(0.12, -0.11),
  ];
}

/** A samovar of brass: a foot, a belly with a tap, two handles, a teapot on its crown. */
export function samovar(colour: Colour | null): Solid[] {
  const metal = colour === null ? flat([0.9, 0.66, 0.26]) : flat(colour);
  const white = flat([0.94, 0.93, 0.9]);
  return [
    block([0, 0, 0], [0.2, 0.03, 0.2], metal, 0.008),
    ...turned(
      [0, 0.03, 0],
      0.36,
      [
        [0, 0.26],
        [0.08, 0.12],
        [0.17, 0.17],
        [0.3, 0.36],
        [0.66, 0.42],
        [0.86, 0.4],
        [0.93, 0.3],
        [1, 0.2],
      ],
      metal,
    ),
    ...[-1, 1].flatMap((to) => [
      bone([to * 0.14, 0.27, 0], [to * 0.2, 0.27, 0], [0.012, 0.012], metal),
      bone([to * 0.2, 0.24, 0], [to * 0.2, 0.31, 0], [0.014, 0.014], flat(DARK_WOOD)),
    ]),
    bone([0, 0.12, -0.12], [0, 0.12, -0.2], [0.013, 0.011], metal),
    bone([0, 0.12, -0.2], [0, 0.085, -0.21], [0.011, 0.012], metal),
    orb([0, 0.16, -0.17], [0.03, 0.014, 0.01], metal),
    drum([0, 0], [0.385, 0.42], [0.07, 0.085], metal),
    orb([0, 0.475, 0], [0.075, 0.058, 0.075], white),
    orb([0, 0.475, -0.066], [0.024, 0.024, 0.012], flat([0.8, 0.15, 0.18])),
    drum([0, 0], [0.525, 0.54], [0.035, 0.02], white),
    orb([0, 0.55, 0], [0.012, 0.012, 0.012], white),
    bone([0.06, 0.47, 0], [0.12, 0.52, 0], [0.016, 0.009], white),
    ...ear(-0.066, 0.44, 0.52, 0.04, 0.008, white),
  ];
}
