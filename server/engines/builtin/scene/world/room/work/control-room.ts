import { scaleColour } from '../../../arithmetic.ts';
import type { Noise } from '../../../noise.ts';
import type { Colour } from '../../../words/idea.ts';
import { type Furnished, type Furnishing, flat } from '../furniture.ts';
import { chance, tiles } from '../materials.ts';
import { attireOf, posed } from '../people/posed.ts';
import type { Surfaces } from '../room-kind.ts';
import { plate } from '../solids/plate.ts';
import { ball, box, drum, type Material, pad, type Solid } from '../solids/solid.ts';

/** Half the width, the height and where the wall of instruments is; metres. */
export const CONTROL_ROOM = { half: 4.3, high: 3.6, back: 7.2 } as const;

const PANEL: Colour = [0.62, 0.68, 0.62];
const DESK: Colour = [0.72, 0.73, 0.68];
const RED: Colour = [1.5, 0.22, 0.12];
const GREEN: Colour = [0.3, 1.3, 0.4];
const AMBER: Colour = [1.5, 0.95, 0.2];

/** Green panels, a floor of pale tiles, a ceiling of lit squares. */
export function controlRoomSurfaces(noise: Noise): Surfaces {
  return {
    walls: (x, y, z, axis) =>
      scaleColour(
        PANEL,
        ((axis === 0 ? z : x) / 1.1 - Math.floor((axis === 0 ? z : x) / 1.1) < 0.02 ? 0.6 : 0.96) *
          (1 + 0.03 * noise.fbm(x + z, y, 2)),
      ),
    floor: tiles([0.66, 0.68, 0.66], [0.58, 0.6, 0.59], 0.6),
    ceiling: (x, _y, z) => {
      const [a, b] = [x / 1.2 - Math.floor(x / 1.2), z / 1.2 - Math.floor(z / 1.2)];
      if (Math.min(a, b) < 0.04) return [0.4, 0.42, 0.42];
      return (Math.floor(x / 1.2) + Math.floor(z / 1.2)) % 2 === 0
        ? [1.25, 1.3, 1.25]
        : [0.8, 0.82, 0.8];
    },
  };
}

/** A row of instruments at a place of a panel: dials with hands, lamps in colours, switches; u, v count cells. */
function instrumentAt(u: number, v: number, ground: Colour): Colour {
  const [a, b] = [Math.floor(u), Math.floor(v)];
  const [x, y] = [u - a - 0.5, v - b - 0.5];
  const kind = chance(a, b * 7 + 3);
  const r = Math.hypot(x, y);
  if (kind < 0.4) {
    if (r > 0.4) return ground;
    if (r > 0.34) return [0.1, 0.1, 0.11];
    const turn = (chance(b, a + 5) - 0.5) * 3.4 + Math.PI / 2;
    const across = Math.abs(-x * Math.sin(turn) + y * Math.cos(turn));
    if (across < 0.035 && x * Math.cos(turn) + y * Math.sin(turn) > 0) return [0.8, 0.1, 0.08];
    return r > 0.25 && y > -0.1 && (Math.atan2(y, x) * 4) % 1 < 0.3
      ? [0.1, 0.1, 0.1]
      : [0.96, 0.95, 0.9];
  }
  if (kind < 0.8) {
    const [lx, ly] = [u * 3 - Math.floor(u * 3) - 0.5, v * 3 - Math.floor(v * 3) - 0.5];
    if (Math.abs(lx) > 0.34 || Math.abs(ly) > 0.3) return scaleColour(ground, 0.8);
    const lamp = chance(Math.floor(u * 3), Math.floor(v * 3) + 11);
    return lamp < 0.14
      ? RED
      : lamp < 0.42
        ? GREEN
        : lamp < 0.56
          ? AMBER
          : lamp < 0.66
            ? [0.9, 1.1, 1.4]
            : [0.3, 0.32, 0.3];
  }
  return Math.abs(x) < 0.1 && Math.abs(y) < 0.26
    ? [0.08, 0.08, 0.09]
    : r < 0.3
      ? [0.42, 0.44, 0.42]
      : ground;
}

/** The control room of a nuclear plant: the wall of instruments with the round chart of the core and the flow of water and steam, desks of buttons in a bow with who watches them, the sign of radiation. */
export function controlRoom({
  shell,
  side,
  random,
  isAttended,
  hasSomebody,
}: Furnishing): Furnished {
  const { left, right, back, high } = shell;
  const middle = (left + right) / 2;
  const key = random.uint32() & 0xff;
  const coreAt: readonly [number, number] = [middle - side * 0.55, 2.2];
  return {
    lamps: [
      [middle - 2, high - 0.4, 3],
      [middle + 2, high - 0.4, 3],
      [middle, high - 0.4, 5.6],
    ],
    solids: [
      ...wallOf(left, right, back, coreAt, side),
      ...desks(middle),
      ...trefoil(middle + side * 3.2, 2.75, back - 0.3),
      ...clock(middle - side * 3.25, 2.85, back - 0.3),
      ...(isAttended === true || hasSomebody === true ? operators(middle, key, side) : []),
    ],
  };
}

/** The wall of instruments: panels below and above, between them the chart of the core and of the flow. */
function wallOf(
  left: number,
  right: number,
  back: number,
  [cx, cy]: readonly [number, number],
  side: number,
): Solid[] {
  const near = back - 0.3;
  const face: Material = (x, y, _z, axis) => {
    if (axis !== 2) return scaleColour(PANEL, 0.8);
    const r = Math.hypot(x - cx, y - cy);
    if (r < 0.92) {
      // The core: a cell for each rod, hot ones in its middle.
      if (r > 0.86) return [0.12, 0.13, 0.13];
      const [a, b] = [Math.floor((x - cx) / 0.085), Math.floor((y - cy) / 0.085)];
      const [u, v] = [(x - cx) / 0.085 - a, (y - cy) / 0.085 - b];
      if (Math.min(u, v) < 0.14) return [0.1, 0.11, 0.11];
      const heat = 1 - r / 0.9 + 0.5 * (chance(a + 30, b + 30) - 0.5);
      return heat > 0.72 ? RED : heat > 0.45 ? AMBER : heat > 0.2 ? GREEN : [0.3, 0.7, 1.1];
    }
    if (y > 1.55 && y < 2.95 && Math.abs(x - cx - side * 1.95) < 0.95)
      return flowAt((x - cx - side * 1.95) * side, y - 2.25);
    if (y > 3.05) return instrumentAt(x / 0.3, y / 0.22, [0.5, 0.54, 0.5]);
    if (y < 1.2)
      return y < 0.5
        ? scaleColour(PANEL, 0.72)
        : instrumentAt(x / 0.26, y / 0.24, scaleColour(PANEL, 0.9));
    if (Math.abs(y - 1.25) < 0.03) return [0.24, 0.26, 0.25];
    return Math.abs(x - cx) > 1.05 ? instrumentAt(x / 0.3, y / 0.3, PANEL) : PANEL;
  };
  return [
    box([left, 0, near], [right, 3.34, back], face),
    box([left, 3.34, near - 0.06], [right, 3.42, back], flat([0.3, 0.33, 0.32])),
  ];
}

/** The chart of the flow: the vessel, pipes of red and blue, the turbine, the cooling tower; metres from its middle. */
function flowAt(u: number, v: number): Colour {
  const ground: Colour = [0.1, 0.14, 0.15];
  if (Math.abs(u + 0.62) < 0.16 && Math.abs(v) < 0.3 - Math.max(0, Math.abs(u + 0.62) - 0.08))
    return AMBER;
  const isTower = Math.abs(u - 0.68) < 0.12 + 0.5 * (v - 0.04) ** 2 && v > -0.3 && v < 0.36;
  if (isTower) return [0.8, 0.84, 0.84];
  if (Math.abs(u) < 0.2 && Math.abs(v - 0.1) < 0.06 + Math.max(0, u) * 0.6) return [0.5, 0.9, 1.2];
  if (Math.hypot(u - 0.34, v - 0.12) < 0.1) return GREEN;
  const isHot =
    (Math.abs(v - 0.34) < 0.025 && u > -0.62 && u < -0.1) ||
    (Math.abs(u + 0.1) < 0.025 && v > 0.1 && v < 0.34);
  const isCold =
    (Math.abs(v + 0.4) < 0.025 && u > -0.62 && u < 0.7) ||
    (Math.abs(u + 0.62) < 0.025 && v > -0.4 && v < -0.2) ||
    (Math.abs(u - 0.05) < 0.025 && v > -0.4 && v < 0.05);
  return isHot ? RED : isCold ? [0.25, 0.55, 1.4] : ground;
}

/** Desks in a bow before the wall: sloped tops full of buttons, screens, telephones. */
function desks(middle: number): Solid[] {
  const top: Material = (x, _y, z) => instrumentAt(x / 0.16, z / 0.16, DESK);
  const front: Material = (x, y) =>
    y < 0.1
      ? [0.2, 0.21, 0.21]
      : scaleColour(DESK, x / 0.9 - Math.floor(x / 0.9) < 0.02 ? 0.6 : 0.9);
  const places = [
    [-2.55, 3.9],
    [-0.95, 4.5],
    [0.95, 4.5],
    [2.55, 3.9],
  ] as const;
  return places.flatMap(([dx, z], n) => {
    const x = middle + dx;
    const screen: Material = (px, y) => {
      const [u, v] = [(px - x) / 0.3, (y - 1.16) / 0.2];
      if (Math.max(Math.abs(u), Math.abs(v)) > 0.9) return [0.24, 0.25, 0.24];
      const line = Math.abs(v - 0.5 * Math.sin(u * 5 + n * 2)) < 0.09;
      return line
        ? GREEN
        : Math.abs(u * 5 - Math.round(u * 5)) < 0.05
          ? [0.05, 0.3, 0.12]
          : [0.02, 0.1, 0.05];
    };
    return [
      box([x - 0.82, 0, z], [x + 0.82, 0.74, z + 0.75], front),
      box([x - 0.84, 0.74, z - 0.04], [x + 0.84, 0.79, z + 0.78], top),
      box([x - 0.84, 0.79, z + 0.5], [x + 0.84, 0.94, z + 0.78], (px, y, pz, axis) =>
        axis === 2 ? instrumentAt(px / 0.16, y / 0.15, DESK) : top(px, y, pz, axis),
      ),
      box([x - 0.34, 0.94, z + 0.52], [x + 0.34, 1.4, z + 0.78], flat([0.68, 0.69, 0.64])),
      { ...box([x - 0.3, 0.96, z + 0.508], [x + 0.3, 1.36, z + 0.52], screen), glow: 0.12 },
      box(
        [x + 0.5, 0.79, z + 0.06],
        [x + 0.72, 0.86, z + 0.26],
        flat(n % 2 === 0 ? [0.75, 0.08, 0.06] : [0.9, 0.88, 0.8]),
      ),
      pad(
        [x + 0.48, 0.86, z + 0.08],
        [x + 0.74, 0.92, z + 0.14],
        flat(n % 2 === 0 ? [0.75, 0.08, 0.06] : [0.9, 0.88, 0.8]),
        0.025,
      ),
    ];
  });
}

/** The sign of radiation, yellow and black. */
const trefoil = (x: number, y: number, z: number): Solid[] => [
  plate(
    2,
    [x - 0.42, y - 0.36, z - 0.03],
    [x + 0.42, y + 0.4, z],
    (px, py) => py < y + 0.4 - Math.abs(px - x) * 1.75 && py > y - 0.34,
    (px, py) => {
      const [u, v] = [px - x, py - y + 0.08];
      const edge = py > y + 0.34 - Math.abs(px - x) * 1.75 || py < y - 0.3;
      const r = Math.hypot(u, v);
      const isBlade = r > 0.05 && r < 0.2 && Math.cos(3 * (Math.atan2(v, u) + Math.PI / 2)) > 0;
      return edge || r < 0.035 || isBlade ? [0.06, 0.06, 0.06] : [0.98, 0.82, 0.08];
    },
  ),
];

/** A clock for all to see. */
const clock = (x: number, y: number, z: number): Solid[] => [
  plate(
    2,
    [x - 0.3, y - 0.3, z - 0.05],
    [x + 0.3, y + 0.3, z],
    (px, py) => Math.hypot(px - x, py - y) < 0.3,
    (px, py) => {
      const [u, v] = [px - x, py - y];
      const r = Math.hypot(u, v);
      if (r > 0.26) return [0.12, 0.12, 0.13];
      const hand =
        (Math.abs(u) < 0.016 && v > 0 && v < 0.2) ||
        (Math.abs(v + u * 0.4) < 0.02 && u < 0 && u > -0.14);
      return hand || (r > 0.21 && ((Math.atan2(v, u) / (2 * Math.PI)) * 12 + 12.06) % 1 < 0.12)
        ? [0.08, 0.08, 0.08]
        : [0.96, 0.96, 0.93];
    },
  ),
];

/** Who watches: two on their chairs at the desks, seen from behind, one at the wall who points, a chief with a telephone who stands. */
function operators(middle: number, key: number, side: number): Solid[] {
  const coat = (n: number) =>
    attireOf(key + n, { top: [0.94, 0.95, 0.95], legs: [0.2, 0.22, 0.28], gown: 'coat' });
  const seats = [
    [-0.95, 3.75],
    [0.95, 3.75],
    [-2.55, 3.15],
  ] as const;
  return [
    ...seats.flatMap(([dx, z], n) => [
      ...posed(
        {
          at: [middle + dx, z],
          turn: Math.PI / 2 + (n === 1 ? 0.25 : -0.1),
          seat: 0.5,
          hands: [
            [0.5, 0.22, 0.86],
            [0.5, -0.22, 0.86],
          ],
        },
        { ...coat(n), gown: undefined as never },
      ),
      pad(
        [middle + dx - 0.25, 0.42, z - 0.2],
        [middle + dx + 0.25, 0.5, z + 0.26],
        flat([0.16, 0.16, 0.18]),
        0.04,
      ),
      pad(
        [middle + dx - 0.22, 0.62, z - 0.28],
        [middle + dx + 0.22, 0.92, z - 0.2],
        flat([0.16, 0.16, 0.18]),
        0.04,
      ),
      drum([middle + dx, z], [0.06, 0.42], [0.03, 0.03], flat([0.3, 0.3, 0.32])),
      drum([middle + dx, z], [0, 0.06], [0.28, 0.2], flat([0.16, 0.16, 0.18])),
      ball(
        [middle + dx - 0.13, 1.32, z - 0.03],
        [middle + dx - 0.08, 1.44, z + 0.09],
        flat([0.08, 0.08, 0.09]),
      ),
      ball(
        [middle + dx + 0.08, 1.32, z - 0.03],
        [middle + dx + 0.13, 1.44, z + 0.09],
        flat([0.08, 0.08, 0.09]),
      ),
    ]),
    ...posed(
      {
        at: [middle + side * 2.1, 6.2],
        turn: side > 0 ? Math.PI * 0.62 : Math.PI * 0.38,
        hands: [
          [0.3, 0.3, 1.75],
          [0.14, -0.24, 0.95],
        ],
      },
      coat(4),
    ),
    ...posed(
      {
        at: [middle + side * 2.25, 3.1],
        turn: -Math.PI / 2 - 0.5 * side,
        hands: [
          [0.14, 0.14, 1.56],
          [0.26, -0.14, 1.12],
        ],
      },
      coat(6),
    ),
  ];
}
