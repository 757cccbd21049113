import type { Colour } from '../../../../words/idea.ts';
import { cello, harp } from '../../furnishings/string-instruments.ts';
import type { Furnished } from '../../furniture.ts';
import type { FittingWish } from '../fitting.ts';
import { around } from './around.ts';

const CHROME: Colour = [0.84, 0.86, 0.88];
const BLACK: Colour = [0.06, 0.06, 0.07];
const CYMBAL: Colour = [0.95, 0.76, 0.3];
const SKIN: Colour = [0.95, 0.93, 0.88];

/** A drum kit: the bass drum to the eye, two toms on it, a snare, a floor tom, cymbals on stands. */
export function drumKit({ at, colour }: FittingWish): Furnished {
  const { drum, roll, bone } = around(at);
  const shell = colour ?? ([0.72, 0.1, 0.12] as const);
  const cymbal = (x: number, y: number, z: number, r: number) => [
    bone([x, 0, z], [x, y, z], [0.012, 0.012], CHROME),
    ...[-1, 1].map((s) =>
      bone([x, 0.3, z], [x + s * 0.18, 0.01, z - 0.08], [0.012, 0.012], CHROME),
    ),
    drum([x, z], [y, y + 0.012], [r, r * 0.9], CYMBAL),
    drum([x, z], [y + 0.01, y + 0.05], [r * 0.28, 0.02], CYMBAL),
  ];
  const tom = (x: number, y: number, z: number, r: number, high: number) => [
    drum([x, z], [y, y + high], [r, r], shell),
    drum([x, z], [y + high, y + high + 0.014], [r * 1.03, r * 1.03], CHROME),
    drum([x, z], [y + high + 0.01, y + high + 0.018], [r * 0.94, r * 0.94], SKIN),
    drum([x, z], [y, y + 0.014], [r * 1.03, r * 1.03], CHROME),
  ];
  return {
    lamps: [],
    solids: [
      roll(2, [0, 0.31], [-0.3, 0.12], [0.3, 0.3], shell),
      roll(2, [0, 0.31], [-0.325, -0.3], [0.312, 0.312], CHROME),
      roll(2, [0, 0.31], [-0.332, -0.32], [0.275, 0.275], SKIN),
      roll(2, [0, 0.31], [-0.336, -0.33], [0.07, 0.07], BLACK),
      ...[-1, 1].map((s) =>
        bone([s * 0.22, 0.2, -0.28], [s * 0.36, 0.02, -0.34], [0.014, 0.014], CHROME),
      ),
      ...tom(-0.2, 0.66, -0.08, 0.16, 0.2),
      ...tom(0.2, 0.66, -0.08, 0.17, 0.21),
      ...[-0.1, 0.1].map((x) =>
        bone([x, 0.58, -0.06], [x * 1.4, 0.72, -0.06], [0.016, 0.016], CHROME),
      ),
      ...tom(0.56, 0.24, 0.12, 0.21, 0.36),
      ...[-0.16, 0.16].map((dx) =>
        bone([0.56 + dx, 0, 0.0], [0.56 + dx, 0.4, 0.0], [0.01, 0.01], CHROME),
      ),
      ...tom(-0.52, 0.5, 0.14, 0.18, 0.13),
      ...[-0.12, 0.12].map((dx) =>
        bone([-0.52 + dx, 0, 0.1], [-0.52 - dx * 0.3, 0.5, 0.14], [0.012, 0.012], CHROME),
      ),
      ...cymbal(-0.62, 1.14, -0.1, 0.22),
      ...cymbal(0.6, 1.22, -0.16, 0.25),
      ...cymbal(-0.78, 0.84, 0.1, 0.15),
      drum([0, 0.5], [0.46, 0.54], [0.17, 0.17], BLACK),
      drum([0, 0.5], [0, 0.46], [0.02, 0.02], CHROME),
    ],
  };
}

/** An electric keyboard on crossed legs. */
export function keyboard({ at, colour }: FittingWish): Furnished {
  const { box, bone, look } = around(at);
  const body = colour ?? BLACK;
  const [w, y] = [0.6, 0.78];
  const keys = look((x, _y, z, axis) => {
    const at_ = (x + 0.55) / 0.031;
    const u = at_ - Math.floor(at_);
    const n = ((Math.floor(at_) % 7) + 7) % 7;
    const isBlack = z > -0.06 && axis === 1 && u > 0.66 && n !== 2 && n !== 6;
    const isBlackLeft = z > -0.06 && axis === 1 && u < 0.3 && n !== 0 && n !== 3;
    if (isBlack || isBlackLeft) return BLACK;
    return u < 0.06 ? [0.4, 0.4, 0.4] : [0.97, 0.97, 0.95];
  });
  return {
    lamps: [],
    solids: [
      box([-w, w], [y, y + 0.07], [-0.15, 0.15], body),
      box([-0.56, 0.56], [y + 0.06, y + 0.082], [-0.145, 0.03], keys),
      box([-0.57, 0.57], [y + 0.012, y + 0.06], [-0.156, -0.14], keys),
      box([-w, w], [y + 0.07, y + 0.11], [0.04, 0.15], body),
      box([-0.16, 0.16], [y + 0.108, y + 0.114], [0.06, 0.12], [0.3, 0.6, 0.7]),
      ...[-0.42, -0.34, -0.26, 0.26, 0.34, 0.42].map((x) =>
        box([x - 0.02, x + 0.02], [y + 0.108, y + 0.118], [0.08, 0.11], [0.75, 0.2, 0.16]),
      ),
      ...[-0.09, 0.11].flatMap((z) => [
        bone([-0.42, 0.02, z], [0.42, y, z], [0.018, 0.018], BLACK),
        bone([0.42, 0.02, z], [-0.42, y, z], [0.018, 0.018], BLACK),
      ]),
      ...[-0.42, 0.42].map((x) => bone([x, 0.02, -0.18], [x, 0.02, 0.2], [0.018, 0.018], BLACK)),
      box([-0.3, 0.3], [y + 0.1, y + 0.32], [0.13, 0.15], [0.14, 0.14, 0.15]),
      box([-0.2, 0.2], [y + 0.12, y + 0.36], [0.115, 0.13], [0.96, 0.95, 0.9]),
    ],
  };
}

/** A cello on its spike, leaning on nothing. */
export const standingCello = ({ at }: FittingWish): Furnished => ({
  lamps: [],
  solids: cello(at, 1.3),
});

/** The same as large as a double bass. */
export const doubleBass = ({ at }: FittingWish): Furnished => ({
  lamps: [],
  solids: cello(at, 1.85),
});

/** A harp of gold. */
export const standingHarp = ({ at: [x, , z] }: FittingWish): Furnished => ({
  lamps: [],
  solids: harp(x, z, 1),
});
