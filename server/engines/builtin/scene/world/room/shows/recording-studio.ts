import { scaleColour } from '../../../arithmetic.ts';
import type { Noise } from '../../../noise.ts';
import type { Colour } from '../../../words/idea.ts';
import { lettering } from '../furnishings/lettering.ts';
import { type Furnished, type Furnishing, flat } from '../furniture.ts';
import { boards, carpet, chance, wood } from '../materials.ts';
import { drummer } from '../people/rock-band.ts';
import { sitterAtDesk } from '../people/sitter.ts';
import type { Surfaces } from '../room-kind.ts';
import {
  ball,
  box,
  drum,
  type Material,
  type Point,
  pad,
  roll,
  type Solid,
} from '../solids/solid.ts';

const WALNUT: Colour = [0.4, 0.24, 0.13];
const FOAM: Colour = [0.15, 0.15, 0.17];
const BLACK: Material = flat([0.06, 0.06, 0.065]);
const METAL: Material = flat([0.62, 0.63, 0.65]);

/** Where the wall with the pane stands, half the pane's width, from where to where up it is. */
const PANE = { z: 5, half: 1.85, low: 1.02, high: 2.35 } as const;
/** The mixing desk: its middle ahead, half its width, how deep it is, how high at its front and its back. */
const DESK = { z: 3.5, half: 1.75, deep: 1, front: 0.78, back: 1.02 } as const;
/** From channel to channel of the desk, metres. */
const CHANNEL = 0.1;

/** Walls of foam in wedges between panels of wood, a dark carpet. */
export function recordingSurfaces(noise: Noise): Surfaces {
  const panel = wood(WALNUT, noise);
  return {
    walls: (x, y, z, axis) => {
      const along = axis === 0 ? z : x;
      const cell = along / 1.2 - Math.floor(along / 1.2);
      if (cell < 0.34 || y < 0.4) return panel(x, y, z, axis);
      const isAcross = (Math.floor(along / 0.4) + Math.floor(y / 0.4)) % 2 === 0;
      const wedge = ((isAcross ? along : y) / 0.1) % 1;
      return scaleColour(FOAM, 0.55 + 0.9 * Math.abs(Math.abs(wedge) - 0.5) * 2);
    },
    floor: boards([0.36, 0.24, 0.15], noise),
    ceiling: (x, _y, z) => {
      const line = Math.min(Math.abs((x / 0.8) % 1), Math.abs((z / 0.8) % 1));
      return scaleColour([0.2, 0.2, 0.21], Math.abs(line) < 0.03 ? 0.6 : 1);
    },
  };
}

/** A recording studio: a great mixing desk with its engineer and loudspeakers, a pane behind it, a band's microphone and drums in the lit room behind that. */
export function recordingStudio({ shell, side, noise }: Furnishing): Furnished {
  const { left, right, back, high } = shell;
  const middle = (left + right) / 2;
  const at = (out: number) => middle + side * out;
  const rug = [middle - 1.9, middle + 1.9, PANE.z + 0.6, back - 0.5] as const;
  const wall = wood(WALNUT, noise);
  return {
    lamps: [
      [at(1.2), high - 0.5, 2.6],
      [at(-1.4), high - 0.5, 2.9],
      [middle, high - 0.5, PANE.z + 0.9],
      [at(-0.8), high - 0.6, PANE.z + 1.9],
      [at(-0.9), 2.2, back - 2],
      [at(0.9), 1.9, PANE.z + 1.4],
      [at(0.6), 1.9, 2.5],
      [at(1.2), high - 0.6, PANE.z + 1.9],
    ],
    solids: [
      ...paneWall([left, right], middle, high, wall),
      ...desk(middle, noise),
      ...sitterAtDesk(at(-0.75), DESK.z - 0.72, 0.5, 11),
      ...chairOf([at(-0.75), 0, DESK.z - 0.75]),
      ...[-1, 1].flatMap((to) =>
        loudspeaker([middle + to * 1.5, DESK.back + 0.02, DESK.z + DESK.deep / 2 - 0.05]),
      ),
      ...screen([at(0.78), DESK.back, DESK.z + DESK.deep / 2], noise),
      ...rack([at(2.45), 0, 3.1]),
      // The room behind the pane.
      box(
        [rug[0], 0, rug[2]],
        [rug[1], 0.015, rug[3]],
        carpet([0.5, 0.14, 0.12], [0.86, 0.68, 0.36], rug, noise),
      ),
      ...drummer(at(-0.95), back - 1.1),
      ...microphone([at(-0.2), 1.78, PANE.z + 0.85], high),
      ...guitarOnStand([at(1.35), 0, back - 0.9]),
      box(
        [middle - 0.75, PANE.high + 0.16, PANE.z - 0.1],
        [middle + 0.75, PANE.high + 0.46, PANE.z - 0.03],
        BLACK,
      ),
      ...lettering(
        'RECORD',
        [middle, PANE.high + 0.31, PANE.z - 0.12],
        0.18,
        flat([2, 0.22, 0.14]),
      ).map((one) => ({ ...one, glow: 0.25 })),
    ],
  };
}

/** The wall between both rooms, around the pane. */
function paneWall(
  [left, right]: readonly [number, number],
  middle: number,
  high: number,
  wall: Material,
): Solid[] {
  const { z, half, low, high: top } = PANE;
  const [from, to] = [middle - half, middle + half];
  const rim = flat([0.1, 0.08, 0.07]);
  return [
    box([left, 0, z], [right, low, z + 0.2], wall),
    box([left, top, z], [right, high, z + 0.2], wall),
    box([left, low, z], [from, top, z + 0.2], wall),
    box([to, low, z], [right, top, z + 0.2], wall),
    box([from - 0.06, low - 0.06, z - 0.03], [to + 0.06, low, z + 0.02], rim),
    box([from - 0.06, top, z - 0.03], [to + 0.06, top + 0.06, z + 0.02], rim),
    ...[from - 0.06, to].map((x) => box([x, low, z - 0.03], [x + 0.06, top, z + 0.02], rim)),
  ];
}

/** What is on the desk at a place: faders below, knobs above, meters that shine at the back. */
const controls =
  (middle: number): Material =>
  (x, _y, z) => {
    const up = (z - (DESK.z - DESK.deep / 2)) / DESK.deep;
    const channel = Math.floor((x - middle) / CHANNEL);
    const u = (x - middle) / CHANNEL - channel - 0.5;
    if (Math.abs(u) > 0.46) return [0.05, 0.05, 0.055];
    if (up < 0.4) {
      const at = 0.08 + 0.24 * chance(channel, 5);
      if (Math.abs(up - at) < 0.035 && Math.abs(u) < 0.27)
        return channel % 4 === 0 ? [1.1, 0.3, 0.2] : [0.95, 0.95, 0.92];
      return Math.abs(u) < 0.06 ? [0.02, 0.02, 0.02] : [0.2, 0.21, 0.23];
    }
    if (up < 0.84) {
      const row = Math.floor((up - 0.4) / 0.074);
      const v = (up - 0.4) / 0.074 - row - 0.5;
      const out = Math.hypot(u, v);
      const KNOBS: readonly Colour[] = [
        [0.9, 0.3, 0.25],
        [0.3, 0.55, 0.95],
        [0.95, 0.8, 0.3],
        [0.85, 0.86, 0.88],
        [0.4, 0.8, 0.5],
        [0.85, 0.86, 0.88],
      ];
      return out < 0.3
        ? (KNOBS[row % KNOBS.length] as Colour)
        : out < 0.38
          ? [0.04, 0.04, 0.04]
          : [0.24, 0.25, 0.27];
    }
    return [0.16, 0.16, 0.18];
  };

/** The desk: a board that rises to its back in steps too small to be seen, on two feet, a bridge of meters behind. */
function desk(middle: number, noise: Noise): Solid[] {
  const { z, half, deep, front, back } = DESK;
  const steps = 40;
  const cheek = wood(scaleColour(WALNUT, 1.35), noise);
  const look = controls(middle);
  const meters: Material = (x, y) => {
    const channel = Math.floor((x - middle) / CHANNEL);
    const u = (x - middle) / CHANNEL - channel - 0.5;
    const v = (y - back) / 0.2;
    const step = Math.floor(v * 12);
    if (Math.abs(u) > 0.3 || v < 0.1 || v > 0.92 || v * 12 - step < 0.25)
      return [0.03, 0.03, 0.035];
    if (v > 0.2 + 0.7 * chance(channel, 9)) return [0.06, 0.08, 0.07];
    return v > 0.75 ? [1.5, 0.25, 0.15] : v > 0.58 ? [1.4, 1.1, 0.2] : [0.25, 1.35, 0.35];
  };
  return [
    ...Array.from({ length: steps }, (_, n) => {
      const [from, to] = [
        z - deep / 2 + (deep * n) / steps,
        z - deep / 2 + (deep * (n + 1)) / steps,
      ];
      const y = front + ((back - front) * n) / steps;
      return box([middle - half, y - 0.16, from], [middle + half, y, to], (px, py, pz, axis) =>
        axis === 1 || n > 0 ? look(px, py, pz, 1) : [0.1, 0.1, 0.11],
      );
    }),
    box(
      [middle - half, back - 0.02, z + deep / 2 - 0.02],
      [middle + half, back + 0.2, z + deep / 2 + 0.1],
      meters,
    ),
    ...[-1, 1].flatMap((to) => {
      const x = middle + to * (half + 0.05);
      return [
        box(
          [x - 0.06, 0.45, z - deep / 2 - 0.04],
          [x + 0.06, front + 0.06, z + deep / 2 + 0.12],
          cheek,
        ),
        box([x - 0.06, front, z], [x + 0.06, back + 0.04, z + deep / 2 + 0.12], cheek),
        box([x - 0.08, 0, z - 0.2], [x + 0.08, 0.5, z + 0.3], BLACK),
      ];
    }),
    box(
      [middle - half, front - 0.3, z - deep / 2 + 0.1],
      [middle + half, front - 0.15, z + deep / 2],
      BLACK,
    ),
    pad(
      [middle - half, front - 0.1, z - deep / 2 - 0.1],
      [middle + half, front + 0.005, z - deep / 2],
      flat([0.13, 0.1, 0.09]),
      0.05,
    ),
  ];
}

/** A loudspeaker, its cones to the eye. */
function loudspeaker([x, y, z]: Point): Solid[] {
  const cone = (cy: number, r: number): Solid[] => [
    roll(2, [x, cy], [z - 0.16, z - 0.15], [r * 1.12, r * 1.12], flat([0.3, 0.3, 0.31])),
    roll(2, [x, cy], [z - 0.165, z - 0.16], [r, r], (px, py) => {
      const out = Math.hypot(px - x, py - cy) / r;
      return out < 0.3 ? [0.16, 0.16, 0.17] : scaleColour([0.95, 0.9, 0.78], 0.55 + 0.45 * out);
    }),
  ];
  return [
    box([x - 0.2, y, z - 0.15], [x + 0.2, y + 0.62, z + 0.15], BLACK),
    ...cone(y + 0.22, 0.15),
    ...cone(y + 0.5, 0.065),
  ];
}

/** A wide screen with the tracks of a song. */
function screen([x, y, z]: Point, noise: Noise): Solid[] {
  const TRACKS: readonly Colour[] = [
    [0.3, 0.9, 0.5],
    [0.3, 0.6, 1.1],
    [1.1, 0.6, 0.2],
    [0.9, 0.35, 0.7],
    [1, 0.9, 0.3],
  ];
  const low = y + 0.24;
  return [
    drum([x, z], [y, low + 0.1], [0.06, 0.04], BLACK),
    box([x - 0.38, low, z - 0.02], [x + 0.38, low + 0.5, z + 0.03], BLACK),
    {
      ...box([x - 0.36, low + 0.02, z - 0.03], [x + 0.36, low + 0.48, z - 0.02], (px, py) => {
        const v = ((py - low - 0.02) / 0.46) * 5;
        const track = Math.min(4, Math.floor(v));
        const wave = 0.08 + 0.36 * Math.abs(noise.fbm(px * 30, track * 7.3, 2));
        if (Math.abs(px - x - 0.1) < 0.005) return [1.5, 1.5, 1.5];
        return Math.abs(v - track - 0.5) < wave ? (TRACKS[track] as Colour) : [0.08, 0.09, 0.12];
      }),
      glow: 0.08,
    },
  ];
}

/** An office chair. */
const chairOf = ([x, , z]: Point): Solid[] => [
  pad([x - 0.24, 0.42, z - 0.22], [x + 0.24, 0.5, z + 0.2], BLACK, 0.04),
  pad([x - 0.22, 0.56, z - 0.28], [x + 0.22, 0.92, z - 0.21], BLACK, 0.035),
  drum([x, z], [0.06, 0.42], [0.03, 0.03], METAL),
  drum([x, z], [0, 0.07], [0.27, 0.06], METAL),
];

/** A rack of devices with lamps and dials. */
const rack = ([x, , z]: Point): Solid[] => [
  box([x - 0.32, 0, z - 0.05], [x + 0.32, 1.5, z + 0.5], flat(scaleColour(WALNUT, 0.8))),
  box([x - 0.28, 0.06, z - 0.07], [x + 0.28, 1.45, z - 0.05], (px, y) => {
    const unit = Math.floor(y / 0.15);
    const [u, v] = [(px - x) / 0.28, y / 0.15 - unit];
    if (v < 0.06) return [0.02, 0.02, 0.02];
    const kind = Math.floor(chance(unit, 15) * 3);
    if (kind === 0 && Math.hypot((u - 0.55) * 1.9, v - 0.5) < 0.36) return [1.2, 1, 0.6];
    const knob = Math.hypot((u * 4 - Math.round(u * 4)) * 0.5, v - 0.5) < 0.17;
    if (knob) return kind === 1 ? [0.85, 0.85, 0.85] : [0.9, 0.5, 0.2];
    if (Math.abs(u + 0.9) < 0.03 && Math.abs(v - 0.5) < 0.1) return [0.3, 1.6, 0.4];
    return kind === 2 ? [0.3, 0.33, 0.38] : [0.14, 0.14, 0.15];
  }),
];

/** A great microphone that hangs head down from an arm, a round screen before it. */
const microphone = ([x, y, z]: Point, ceiling: number): Solid[] => [
  drum([x, z + 0.1], [0, ceiling - 0.2], [0.016, 0.016], METAL),
  drum([x, z + 0.1], [0, 0.04], [0.2, 0.16], BLACK),
  box([x - 0.012, y + 0.12, z - 0.02], [x + 0.012, y + 0.145, z + 0.1], METAL),
  drum([x, z], [y - 0.06, y + 0.14], [0.05, 0.05], METAL),
  drum([x, z], [y - 0.2, y - 0.06], [0.055, 0.055], (px, py) =>
    Math.sin(px * 500) * Math.sin(py * 500) > 0 ? [0.9, 0.9, 0.9] : [0.5, 0.5, 0.52],
  ),
  ball([x - 0.055, y - 0.25, z - 0.055], [x + 0.055, y - 0.14, z + 0.055], METAL),
  roll(2, [x, y - 0.12], [z - 0.16, z - 0.15], [0.1, 0.1], flat([0.1, 0.1, 0.11])),
];

/** A guitar on its stand, turned to the eye. */
const guitarOnStand = ([x, , z]: Point): Solid[] => {
  const body: Material = (px, py) =>
    Math.hypot(px - x, py - 0.52) < 0.07 ? [0.06, 0.03, 0.02] : [0.85, 0.46, 0.16];
  return [
    ball([x - 0.23, 0.16, z - 0.06], [x + 0.23, 0.6, z + 0.06], body),
    ball([x - 0.17, 0.42, z - 0.06], [x + 0.17, 0.78, z + 0.06], body),
    box([x - 0.03, 0.66, z - 0.05], [x + 0.03, 1.25, z - 0.01], flat([0.2, 0.12, 0.07])),
    box([x - 0.05, 1.25, z - 0.05], [x + 0.05, 1.42, z - 0.01], flat([0.12, 0.07, 0.04])),
    drum([x, z + 0.1], [0, 0.5], [0.18, 0.02], BLACK),
  ];
};
