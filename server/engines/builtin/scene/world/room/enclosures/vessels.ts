import { scaleColour } from '../../../arithmetic.ts';
import type { Noise } from '../../../noise.ts';
import type { Colour } from '../../../words/idea.ts';
import { flat, type Shell } from '../furniture.ts';
import { chance } from '../materials.ts';
import { limb } from '../solids/limb.ts';
import { box, type Material, roll, type Solid } from '../solids/solid.ts';
import { submarineSurfaces } from '../travel/submarine.ts';
import type { Enclosure } from './enclosure.ts';
import { BRASS, framed, hoops, portholes, windowBand } from './shell-parts.ts';

/** Pipes of several colours along the edges of walls and ceiling. */
const pipes = ({ left, right, high, back }: Shell, colours: readonly Colour[]): Solid[] =>
  [-1, 1].flatMap((side) =>
    colours.map((colour, n) => {
      const x = side < 0 ? left + 0.1 + 0.17 * n : right - 0.1 - 0.17 * n;
      const y = high - 0.1 - 0.1 * (2 - Math.min(2, n));
      return roll(2, [x, y], [0.4, back], [0.05, 0.05], flat(colour));
    }),
  );

/** Painted steel with rivets, hoops and pipes, portholes onto the deep. */
export function submarine(shell: Shell, noise: Noise): Enclosure {
  const isWindow = portholes(shell, 0.42, 1.5, 1.66, 0.8);
  const { walls } = submarineSurfaces(noise);
  return {
    isPane: isWindow,
    bars: framed(isWindow, walls, BRASS, 0.1),
    solids: [
      ...hoops(shell, 1.5, flat([0.34, 0.38, 0.37])),
      ...pipes(shell, [
        [0.66, 0.2, 0.14],
        [0.78, 0.56, 0.28],
        [0.22, 0.42, 0.5],
      ]),
    ],
  };
}

/** Planks along the sides, dark ribs and beams, round ports onto the sea. */
export function hold(shell: Shell, noise: Noise): Enclosure {
  const isWindow = portholes(shell, 0.3, 1.6, 1.7, 0.5);
  const planks: Material = (x, y, z, axis) => {
    const across = axis === 1 ? x : y;
    const row = Math.floor(across / 0.19);
    const joint = across / 0.19 - row < 0.07;
    const grain = noise.fbm((axis === 2 ? x : z) * 1.2 + row, across * 16, 3);
    return scaleColour(
      [0.46, 0.3, 0.17],
      (joint ? 0.5 : 1) * (0.86 + 0.2 * chance(row, axis) + 0.2 * grain),
    );
  };
  const beam: Material = flat([0.28, 0.17, 0.09]);
  const { left, right, high, back } = shell;
  const knees = Array.from(
    { length: Math.floor(back / 1.6) },
    (_, n) => back - 1.6 * (n + 0.02),
  ).flatMap((z) =>
    [-1, 1].flatMap((side) => {
      const wall = side < 0 ? left : right;
      return limb(
        [
          [wall, high - 0.75, z],
          [wall - side * 0.22, high - 0.3, z],
          [wall - side * 0.7, high - 0.06, z],
        ],
        [0.1, 0.09],
        beam,
      );
    }),
  );
  return {
    isPane: isWindow,
    bars: framed(isWindow, planks, BRASS, 0.07),
    floor: planks,
    solids: [...hoops(shell, 1.6, beam), ...knees],
  };
}

/** A carriage of old: panels of polished wood, a row of large windows on both sides, racks of brass below a pale ceiling. */
export function carriage(shell: Shell, noise: Noise): Enclosure {
  const { left, right, high, back } = shell;
  const isWindow = windowBand(shell, 0.95, 2.1, 1.5, 0.12);
  const wall: Material = (x, y, z, axis) => {
    const along = (axis === 0 ? z : x) / 0.75;
    const isEdge = Math.abs(along - Math.round(along)) < 0.02 || Math.abs(y - 0.9) < 0.02;
    const grain = 1 + 0.16 * noise.fbm((axis === 0 ? z : x) * 2, y * 22, 3);
    return scaleColour([0.5, 0.24, 0.11], (isEdge ? 0.55 : 1) * grain);
  };
  const pale = flat([0.92, 0.87, 0.74]);
  return {
    isPane: isWindow,
    bars: (x, y, z, axis) =>
      axis === 1 ? pale(x, y, z, axis) : framed(isWindow, wall, BRASS, 0.035)(x, y, z, axis),
    solids: [-1, 1].flatMap((side) => {
      const x = side < 0 ? left : right;
      return [0.12, 0.3].map((out) =>
        roll(2, [x - side * out, Math.min(2.32, high - 0.3)], [0.3, back], [0.016, 0.016], BRASS),
      );
    }),
  };
}

/** Slanted windows over the clouds all around, ribs of pale wood under canvas. */
export function airship(shell: Shell, noise: Noise): Enclosure {
  const isWindow = windowBand(shell, 0.7, Math.max(2.25, 0.66 * shell.high), 1.3, 0.05);
  const canvas: Material = (x, y, z) =>
    scaleColour([0.86, 0.76, 0.56], 0.95 + 0.08 * noise.fbm(x * 2, y * 2 + z * 2, 3));
  const wood: Material = flat([0.52, 0.33, 0.17]);
  return {
    isPane: isWindow,
    bars: (x, y, z, axis) =>
      axis === 1
        ? canvas(x, y, z, axis)
        : isWindow(axis, x, y, z, 0.05)
          ? BRASS(x, y, z, axis)
          : wood(x, y, z, axis),
    solids: hoops(shell, 1.3, wood),
  };
}

/** White panels with strips of light, long windows onto the stars. */
export function spaceship(shell: Shell): Enclosure {
  const { left, right, high, back } = shell;
  const isWindow = windowBand(shell, 0.8, Math.max(2.3, 0.66 * high), 2.1, 0.16);
  const panel: Material = (x, y, z, axis) => {
    const [u, v] = axis === 1 ? [x / 0.9, z / 1.2] : [(axis === 0 ? z : x) / 1.05, y / 0.8];
    const seam = Math.min(Math.abs(u - Math.round(u)), Math.abs(v - Math.round(v))) < 0.014;
    return seam
      ? [0.42, 0.45, 0.5]
      : scaleColour([0.84, 0.86, 0.89], 0.95 + 0.08 * chance(Math.floor(u), Math.floor(v)));
  };
  const strip = (x: number): Solid => ({
    ...box([x - 0.05, high - 0.12, 0.4], [x + 0.05, high - 0.04, back], flat([0.7, 1.1, 1.4])),
    glow: 1,
  });
  return {
    isPane: isWindow,
    bars: framed(isWindow, panel, flat([0.3, 0.34, 0.4]), 0.07),
    solids: [strip(left + 0.1), strip(right - 0.1)],
  };
}
