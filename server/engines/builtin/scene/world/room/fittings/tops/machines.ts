import { scaleColour } from '../../../../arithmetic.ts';
import type { Colour } from '../../../../words/idea.ts';
import { clockFace } from '../../furnishings/old-clock.ts';
import { flat } from '../../furniture.ts';
import { bone } from '../../solids/bone.ts';
import { plate } from '../../solids/plate.ts';
import { box, drum, type Material, type Point, pad, roll, type Solid } from '../../solids/solid.ts';
import { BLACK, BRASS, block, DARK_WOOD, orb, STEEL } from './shapes.ts';

const GREY: Material = flat([0.74, 0.75, 0.77]);

/** A telephone with a dial, its receiver on a cradle, its cord before it. */
export function rotaryPhone(colour: Colour | null): Solid[] {
  const shell = flat(colour ?? [0.72, 0.09, 0.08]);
  const dark = flat(scaleColour(colour ?? [0.72, 0.09, 0.08], 0.7));
  const slope = (y: number): number => -0.105 + y * 0.75;
  // Finger holes around the dial, which lies aslant: drawn as a stair of thin rings.
  const dial = Array.from({ length: 12 }, (_, n): Solid => {
    const y = 0.022 + 0.0085 * n;
    const half = Math.sqrt(Math.max(0, 1 - ((n - 5.5) / 6) ** 2)) * 0.062;
    return box([-half, y, slope(y) - 0.012], [half, y + 0.0086, slope(y) + 0.02], (px, py) => {
      const [u, v] = [px / 0.062, (py - 0.073) / 0.051];
      const out = Math.hypot(u, v);
      const turn = Math.atan2(v, u);
      const hole = (turn / (2 * Math.PI)) * 12;
      const isHole =
        Math.hypot((hole - Math.round(hole)) * 0.38, out - 0.72) < 0.13 &&
        (turn < -1.6 || turn > -1);
      return out < 0.38 ? [0.95, 0.93, 0.88] : isHole ? [0.06, 0.05, 0.05] : [0.86, 0.85, 0.82];
    });
  });
  return [
    ...Array.from({ length: 12 }, (_, n): Solid => {
      const y = 0.012 * n;
      const half = 0.125 - 0.0045 * n;
      return pad([-half, y, slope(y)], [half, y + 0.02, 0.1 - 0.002 * n], shell, 0.01);
    }),
    ...dial,
    ...[-0.06, 0.06].flatMap((x) => [
      block([x, 0.14, 0.05], [0.03, 0.035, 0.06], dark, 0.01),
      block([x, 0.14, 0.085], [0.02, 0.055, 0.02], dark, 0.008),
      block([x, 0.14, 0.015], [0.02, 0.055, 0.02], dark, 0.008),
    ]),
    bone([-0.1, 0.2, 0.05], [0.1, 0.2, 0.05], [0.02, 0.02], shell),
    ...[-1, 1].flatMap((to) => [
      drum([to * 0.115, 0.05], [0.15, 0.19], [0.04, 0.034], shell),
      orb([to * 0.112, 0.195, 0.05], [0.036, 0.024, 0.036], shell),
    ]),
    ...Array.from({ length: 26 }, (_, n): Solid => {
      const turn = n * 1.2;
      return orb(
        [
          -0.15 - 0.003 * n + 0.012 * Math.cos(turn),
          0.014 + 0.01 * Math.sin(turn),
          0.06 - 0.007 * n,
        ],
        [0.008, 0.008, 0.008],
        BLACK,
      );
    }),
  ];
}

/** What a screen shows: windows and lines in soft colours; `u` across and `v` up, 0 to 1. */
function screenAt(u: number, v: number): Colour {
  if (v > 0.94) return [0.75, 0.8, 0.86];
  if (u > 0.08 && u < 0.58 && v > 0.18 && v < 0.84) {
    if (v > 0.78) return [0.28, 0.48, 0.82];
    const line = ((0.78 - v) * 20) % 1;
    return line > 0.35 &&
      line < 0.7 &&
      u > 0.12 &&
      u < 0.36 + 0.16 * Math.sin(Math.floor((0.78 - v) * 20) * 5)
      ? [0.4, 0.45, 0.52]
      : [0.96, 0.97, 1];
  }
  if (u > 0.66 && u < 0.92 && v > 0.42 && v < 0.8)
    return v > 0.6 + 0.12 * Math.sin(u * 22) ? [0.7, 0.86, 1] : [0.35, 0.68, 0.45];
  return [0.3 + 0.15 * v, 0.5 + 0.2 * v, 0.78 + 0.1 * v];
}

/** A screen's glass between two corners of a plane that faces the eye. */
const screen =
  (left: number, right: number, low: number, high: number): Material =>
  (x, y) =>
    screenAt((x - left) / (right - left), (y - low) / (high - low));

/** An open laptop: keys, a pad to point with, its lid a little back, its screen lit. */
export function laptop(colour: Colour | null): Solid[] {
  const shell = flat(colour ?? [0.72, 0.73, 0.75]);
  const keys: Material = (x, _y, z, axis) => {
    if (axis !== 1) return [0.6, 0.61, 0.63];
    if (Math.abs(x) < 0.05 && z < -0.055) return [0.6, 0.61, 0.63];
    if (Math.abs(x) > 0.155 || z < -0.045 || z > 0.085) return colour ?? [0.72, 0.73, 0.75];
    const [u, v] = [x / 0.0195, z / 0.0185];
    const isGap = Math.abs(u - Math.round(u)) > 0.4 || Math.abs(v - Math.round(v)) > 0.4;
    return isGap ? (colour ?? [0.72, 0.73, 0.75]) : [0.13, 0.13, 0.14];
  };
  const strips = 16;
  const lid = Array.from({ length: strips }, (_, n): Solid[] => {
    const [a, b] = [0.018 + (n * 0.23) / strips, 0.018 + ((n + 1) * 0.23) / strips];
    const z = 0.115 + 0.32 * ((a + b) / 2);
    return [
      box([-0.175, a, z], [0.175, b, z + 0.014], shell),
      {
        ...box([-0.162, a, z - 0.002], [0.162, b, z], screen(-0.162, 0.162, 0.03, 0.24)),
        glow: n === 0 || n === strips - 1 ? 0 : 0.5,
      },
    ];
  }).flat();
  return [block([0, 0, 0], [0.35, 0.016, 0.25], keys), ...lid];
}

/** A computer: a wide screen on its foot, a keyboard and a mouse before it. */
export function computer(): Solid[] {
  const keys: Material = (x, _y, z, axis) => {
    const [u, v] = [x / 0.02, z / 0.02];
    return axis === 1 && Math.abs(u - Math.round(u)) < 0.4 && Math.abs(v - Math.round(v)) < 0.4
      ? [0.9, 0.9, 0.91]
      : [0.62, 0.63, 0.65];
  };
  return [
    box([-0.3, 0.11, 0.08], [0.3, 0.47, 0.11], BLACK),
    {
      ...box([-0.285, 0.125, 0.076], [0.285, 0.455, 0.08], screen(-0.285, 0.285, 0.125, 0.455)),
      glow: 0.5,
    },
    block([0, 0, 0.12], [0.22, 0.012, 0.16], STEEL),
    block([0, 0.012, 0.125], [0.05, 0.14, 0.02], STEEL),
    block([-0.04, 0, -0.12], [0.4, 0.014, 0.13], keys),
    orb([0.24, 0.01, -0.12], [0.03, 0.022, 0.048], flat([0.9, 0.9, 0.91])),
  ];
}

/** A record player: a record on its turntable, the arm on it, a lid of clear plastic raised behind. */
export function recordPlayer(colour: Colour | null): Solid[] {
  const wood = flat(colour ?? [0.5, 0.29, 0.14]);
  const record: Material = (x, _y, z) => {
    const out = Math.hypot(x + 0.05, z);
    if (out < 0.012) return [0.8, 0.8, 0.8];
    if (out < 0.05) return [0.85, 0.22, 0.12];
    const sheen = Math.abs(Math.sin(2 * Math.atan2(z, x + 0.05)));
    return scaleColour([0.1, 0.1, 0.11], (0.7 + 0.5 * sheen) * (out % 0.012 < 0.003 ? 1.5 : 1));
  };
  return [
    block([0, 0.015, 0], [0.46, 0.09, 0.36], wood),
    block([0, 0.105, 0], [0.44, 0.01, 0.34], flat([0.16, 0.16, 0.17])),
    ...[-0.2, 0.2].flatMap((x) =>
      [-0.14, 0.14].map((z) => drum([x, z], [0, 0.015], [0.02, 0.02], BLACK)),
    ),
    drum([-0.05, 0], [0.115, 0.135], [0.15, 0.15], STEEL),
    drum([-0.05, 0], [0.135, 0.142], [0.145, 0.145], record),
    drum([0.17, 0.11], [0.115, 0.17], [0.03, 0.022], STEEL),
    bone([0.17, 0.165, 0.11], [0.15, 0.16, -0.06], [0.007, 0.006], STEEL),
    bone([0.15, 0.16, -0.06], [0.06, 0.152, -0.1], [0.007, 0.009], STEEL),
    bone([0.17, 0.165, 0.11], [0.175, 0.165, 0.15], [0.012, 0.016], BLACK),
    ...[0.02, -0.1].map((z) => drum([0.2, z - 0.03], [0.115, 0.13], [0.014, 0.012], BRASS)),
    // The rim of the raised lid, for clear plastic shows nothing else.
    box([-0.22, 0.11, 0.17], [-0.212, 0.42, 0.178], GREY),
    box([0.212, 0.11, 0.17], [0.22, 0.42, 0.178], GREY),
    box([-0.22, 0.412, 0.17], [0.22, 0.42, 0.178], GREY),
    box([-0.23, 0.045, -0.184], [0.23, 0.06, -0.18], BRASS),
  ];
}

/** A microscope: a foot, a bowed arm, the tube aslant over its stage, two wheels at its side. */
export function microscope(colour: Colour | null): Solid[] {
  const body = flat(colour ?? [0.14, 0.15, 0.17]);
  return [
    block([0, 0, 0], [0.17, 0.03, 0.22], body, 0.014),
    block([0, 0.03, 0.07], [0.05, 0.12, 0.05], body, 0.014),
    bone([0, 0.12, 0.08], [0, 0.25, 0.09], [0.026, 0.026], body),
    bone([0, 0.25, 0.09], [0, 0.31, 0.04], [0.026, 0.026], body),
    block([0, 0.13, -0.02], [0.13, 0.014, 0.12], STEEL),
    block([0, 0.144, -0.02], [0.03, 0.004, 0.08], flat([0.75, 0.88, 0.92])),
    drum([0, -0.02], [0.03, 0.06], [0.03, 0.022], flat([0.9, 0.93, 0.95])),
    drum([0, -0.02], [0.17, 0.24], [0.012, 0.022], BRASS),
    drum([0, -0.02], [0.24, 0.3], [0.034, 0.034], body),
    bone([0, 0.29, -0.02], [0, 0.4, -0.08], [0.024, 0.024], BRASS),
    bone([0, 0.4, -0.08], [0, 0.43, -0.097], [0.03, 0.03], BLACK),
    ...[-1, 1].map((to) =>
      roll(0, [0.08, 0.17], [to * 0.045 - 0.012, to * 0.045 + 0.012], [0.034, 0.034], BRASS),
    ),
  ];
}

/** An espresso machine: a shining body, two handles beneath it, cups on its top and one under its spout. */
export function coffeeMachine(colour: Colour | null): Solid[] {
  const body = flat(colour ?? [0.74, 0.12, 0.1]);
  const cup = ([x, y, z]: Point): Solid[] => [
    drum([x, z], [y, y + 0.05], [0.024, 0.034], flat([0.95, 0.94, 0.92])),
    drum([x, z], [y + 0.046, y + 0.051], [0.03, 0.03], flat([0.3, 0.17, 0.09])),
  ];
  return [
    block([0, 0, 0], [0.42, 0.05, 0.34], STEEL, 0.012),
    block([0, 0.05, -0.05], [0.36, 0.008, 0.22], (x) =>
      Math.abs((x / 0.02) % 1) < 0.4 ? [0.1, 0.1, 0.1] : [0.6, 0.61, 0.63],
    ),
    block([0, 0.05, 0.1], [0.4, 0.22, 0.13], STEEL, 0.012),
    block([0, 0.25, 0.0], [0.44, 0.13, 0.34], body, 0.025),
    box([-0.2, 0.375, -0.15], [0.2, 0.385, 0.16], STEEL),
    roll(2, [0, 0.315], [-0.178, -0.165], [0.032, 0.032], clockFace([0, 0.315], 0.032, 4)),
    ...[-0.11, 0.11].flatMap((x) => [
      drum([x, -0.08], [0.2, 0.25], [0.04, 0.045], STEEL),
      drum([x, -0.08], [0.165, 0.2], [0.016, 0.03], STEEL),
      bone([x, 0.19, -0.11], [x, 0.18, -0.22], [0.013, 0.016], BLACK),
      drum([x * 1.5, -0.17], [0.28, 0.32], [0.014, 0.014], BLACK),
    ]),
    bone([0.19, 0.26, -0.1], [0.21, 0.12, -0.13], [0.007, 0.006], STEEL),
    ...cup([-0.11, 0.058, -0.08]),
    ...[-0.13, -0.05, 0.03, 0.11].flatMap((x) => cup([x, 0.385, 0.02])),
    ...[-0.09, -0.01, 0.07].flatMap((x) => cup([x, 0.436, 0.02])),
  ];
}

/** A sewing machine that is turned by hand: a black arm over a plate, gold on it, a wheel at its side, cloth under the needle. */
export function sewingMachine(colour: Colour | null): Solid[] {
  const iron: Material = (x, y) => {
    const isLine = Math.abs(y - 0.275 - 0.008 * Math.sin(x * 90)) < 0.005;
    return isLine || Math.hypot(x - 0.03, y - 0.275) < 0.018
      ? [1, 0.76, 0.32]
      : [0.05, 0.05, 0.055];
  };
  const cloth = flat(colour ?? [0.72, 0.2, 0.24]);
  return [
    block([0, 0, 0], [0.46, 0.05, 0.2], flat(DARK_WOOD), 0.012),
    block([0, 0.05, 0], [0.44, 0.018, 0.18], BLACK, 0.008),
    pad([0.08, 0.06, -0.045], [0.19, 0.31, 0.045], iron, 0.02),
    pad([-0.19, 0.24, -0.04], [0.19, 0.315, 0.04], iron, 0.02),
    pad([-0.19, 0.16, -0.036], [-0.125, 0.315, 0.036], iron, 0.014),
    drum([-0.157, 0], [0.07, 0.17], [0.004, 0.007], STEEL),
    roll(2, [-0.157, 0.215], [-0.05, -0.036], [0.026, 0.026], STEEL),
    drum([0.02, 0], [0.31, 0.322], [0.02, 0.02], BRASS),
    drum([0.02, 0], [0.322, 0.37], [0.014, 0.014], cloth),
    plate(
      0,
      [0.2, 0.15, -0.09],
      [0.222, 0.33, 0.09],
      (y, z) => {
        const out = Math.hypot(y - 0.24, z);
        return (
          out < 0.088 &&
          (out > 0.068 || out < 0.022 || Math.abs(Math.sin(2 * Math.atan2(z, y - 0.24))) < 0.22)
        );
      },
      flat([0.1, 0.1, 0.11]),
    ),
    bone([0.225, 0.29, -0.04], [0.27, 0.29, -0.04], [0.012, 0.015], flat([0.7, 0.5, 0.3])),
    pad([-0.24, 0.066, -0.13], [-0.06, 0.078, 0.14], cloth, 0.005),
    pad([-0.25, 0.002, -0.16], [-0.07, 0.07, -0.105], cloth, 0.02),
  ];
}
