import { scaleColour } from '../../../arithmetic.ts';
import type { Noise } from '../../../noise.ts';
import type { Colour } from '../../../words/idea.ts';
import { type Furnished, type Furnishing, flat, plant } from '../furniture.ts';
import { attireOf, posed } from '../people/posed.ts';
import type { Surfaces } from '../room-kind.ts';
import { ball, box, drum, type Material, type Solid } from '../solids/solid.ts';

/** Half the lobby's width, its height, where the cabin's far wall is and where the wall with its doors; metres. */
export const ELEVATOR = { half: 3.2, high: 2.8, back: 4.65, wall: 2.9 } as const;
/** Half the width of an open doorway, its height, half the cabin's width and its height. */
const DOOR = { half: 0.78, high: 2.16 } as const;
const CABIN = { half: 1.02, high: 2.36 } as const;
/** How far from the middle the other elevator is, whose doors are shut. */
const OTHER = 2.15;

const BRASS: Material = flat([0.78, 0.6, 0.3]);
const STONE: Colour = [0.66, 0.58, 0.48];
/** Brushed steel, upright. */
const steel: Material = (x, y, z) =>
  scaleColour([0.7, 0.72, 0.75], 0.92 + 0.08 * Math.sin((x + z) * 240) + 0.05 * Math.sin(y * 2.2));

/** Slabs of veined stone with joints. */
const stone =
  (noise: Noise): Material =>
  (x, y, z, axis) => {
    const along = axis === 0 ? z : x;
    const [u, v] = [along / 0.9 - Math.floor(along / 0.9), y / 0.97 - Math.floor(y / 0.97)];
    if (u < 0.008 || v < 0.008) return scaleColour(STONE, 0.6);
    const vein = Math.abs(noise.fbm(along * 1.2, y * 1.6, 4));
    return scaleColour(STONE, 0.86 + 0.3 * Math.min(1, vein * 5));
  };

/** Walls of stone, a polished floor. */
export const elevatorSurfaces = (noise: Noise): Surfaces => ({
  walls: stone(noise),
  floor: (x, _y, z) => {
    const isLine =
      Math.abs(x / 0.8 - Math.round(x / 0.8)) < 0.012 ||
      Math.abs(z / 0.8 - Math.round(z / 0.8)) < 0.012;
    return isLine
      ? [0.4, 0.37, 0.34]
      : scaleColour([0.74, 0.7, 0.64], 1 + 0.08 * noise.fbm(x * 1.4, z * 1.4, 4));
  },
  ceiling: flat([0.93, 0.92, 0.89]),
});

/** A lobby before an elevator: its doors open on a cabin of steel with who rides in it, the number of the floor above, buttons beside, a second one shut. */
export function elevator({ noise, shell, side, random, isAttended }: Furnishing): Furnished {
  const { left, right, back, high } = shell;
  const middle = (left + right) / 2;
  const wall = stone(noise);
  const { half, high: top } = DOOR;
  const other = middle + side * OTHER;
  const [from, to] = [ELEVATOR.wall, ELEVATOR.wall + 0.28];
  return {
    lamps: [
      [middle, high - 0.4, 1.9],
      [middle, CABIN.high - 0.25, 3.8],
    ],
    solids: [
      // The wall between the lobby and the cabin.
      box([left, 0, from], [middle - half - 0.12, high, to], wall),
      box([middle + half + 0.12, 0, from], [right, high, to], wall),
      box([middle - half - 0.12, top + 0.12, from], [middle + half + 0.12, high, to], wall),
      ...frameOf(middle, from),
      ...cabin(middle, to, back),
      // The open leaves, seen at the edges of the doorway.
      ...[-1, 1].map((way) =>
        box(
          [Math.min(middle + way * half, middle + way * (half - 0.16)), 0.02, to],
          [Math.max(middle + way * half, middle + way * (half - 0.16)), top, to + 0.05],
          steel,
        ),
      ),
      ...floorSign(middle, top + 0.34, from, true),
      ...buttons(middle + side * (half + 0.34), from),
      // The other one, shut.
      ...shutElevator(other, from),
      ...bin(middle - side * (half + 0.55), from - 0.3),
      ...plant({ random }, middle - side * (half + 1.15), 0, from - 0.45, 1.5),
      ...(isAttended === true ? riders(middle, random.uint32() & 0xff) : []),
    ],
  };
}

/** An elevator whose doors are shut, in a wall at that depth: leaves of steel in a frame of brass, the number of the floor above; metres. */
export const shutElevator = (x: number, z: number): Solid[] => [
  ...frameOf(x, z),
  box([x - DOOR.half, 0, z - 0.01], [x - 0.006, DOOR.high, z + 0.02], steel),
  box([x + 0.006, 0, z - 0.01], [x + DOOR.half, DOOR.high, z + 0.02], steel),
  box([x - 0.006, 0, z - 0.005], [x + 0.006, DOOR.high, z + 0.02], flat([0.08, 0.08, 0.09])),
  ...floorSign(x, DOOR.high + 0.34, z, false),
];

/** The frame of a doorway, of brass. */
const frameOf = (x: number, z: number): Solid[] => [
  ...[-1, 1].map((to) =>
    box(
      [Math.min(x + to * DOOR.half, x + to * (DOOR.half + 0.12)), 0, z - 0.05],
      [Math.max(x + to * DOOR.half, x + to * (DOOR.half + 0.12)), DOOR.high + 0.12, z + 0.1],
      BRASS,
    ),
  ),
  box([x - DOOR.half, DOOR.high, z - 0.05], [x + DOOR.half, DOOR.high + 0.12, z + 0.1], BRASS),
  box([x - DOOR.half, 0, z - 0.02], [x + DOOR.half, 0.015, z + 0.3], BRASS),
];

/** The cabin: walls of steel, a mirror over a rail at the far one, a panel of lit buttons, a ceiling of light. */
function cabin(middle: number, from: number, back: number): Solid[] {
  const { half, high } = CABIN;
  const panel: Material = (_x, y, z) => {
    const [u, v] = [(z - 3.55) / 0.11, (y - 0.95) / 0.11];
    const [a, b] = [u - Math.floor(u) - 0.5, v - Math.floor(v) - 0.5];
    if (Math.hypot(a, b) > 0.34) return [0.3, 0.31, 0.33];
    return (Math.floor(u) + 3 * Math.floor(v)) % 5 === 0 ? [1.5, 1.05, 0.3] : [0.92, 0.93, 0.95];
  };
  const glass: Material = (x, y) => {
    const shine = 0.72 + 0.16 * Math.sin((x - middle) * 3.2 + y * 2.4);
    return [shine * 0.84, shine * 0.92, shine];
  };
  const side = (to: number) =>
    box(
      [Math.min(middle + to * half, middle + to * (half + 0.08)), 0, from],
      [Math.max(middle + to * half, middle + to * (half + 0.08)), high, back],
      steel,
    );
  return [
    side(-1),
    side(1),
    box([middle - half, 0, back - 0.05], [middle + half, high, back], steel),
    box([middle - half + 0.1, 1.02, back - 0.07], [middle + half - 0.1, 2.1, back - 0.05], glass),
    box(
      [middle - half + 0.06, 0.88, back - 0.14],
      [middle + half - 0.06, 0.93, back - 0.09],
      BRASS,
    ),
    box([middle - half, 0, from], [middle + half, 0.012, back], flat([0.3, 0.12, 0.11])),
    {
      ...box(
        [middle - half, high, from],
        [middle + half, high + 0.04, back],
        flat([1.35, 1.3, 1.2]),
      ),
      glow: 0.5,
    },
    box([middle + half - 0.02, 0.9, 3.5], [middle + half, 1.72, 3.88], panel),
    box([middle - half, 0.9, 3.5], [middle - half + 0.02, 1.72, 3.88], panel),
  ];
}

/** What shows at which floor a cabin is: an arrow and a number in red light. */
function floorSign(x: number, y: number, z: number, isUp: boolean): Solid[] {
  const face: Material = (px, py) => {
    const [u, v] = [(px - x) / 0.26, (py - y) / 0.12];
    const arrow = isUp ? v : -v;
    if (u < -0.25 && u > -0.85 && arrow > -0.5 && Math.abs(u + 0.55) < 0.28 * (0.6 - arrow))
      return [1.5, 0.3, 0.12];
    // Strokes of a seven or a three.
    const isTop = Math.abs(v - 0.6) < 0.13 && u > 0.1 && u < 0.7;
    const isRight = Math.abs(u - 0.64) < 0.09 && Math.abs(v) < 0.7;
    const isMore = !isUp && (Math.abs(v) < 0.12 || Math.abs(v + 0.6) < 0.13) && u > 0.1 && u < 0.7;
    return isTop || isRight || isMore ? [1.5, 0.3, 0.12] : [0.05, 0.04, 0.04];
  };
  return [
    box([x - 0.3, y - 0.15, z - 0.04], [x + 0.3, y + 0.15, z - 0.01], BRASS),
    box([x - 0.26, y - 0.12, z - 0.05], [x + 0.26, y + 0.12, z - 0.04], face),
  ];
}

/** A plate with the two buttons to call a cabin, the upper one lit. */
export const buttons = (x: number, z: number): Solid[] => [
  box([x - 0.08, 0.98, z - 0.03], [x + 0.08, 1.34, z], flat([0.8, 0.81, 0.82])),
  ball([x - 0.045, 1.2, z - 0.06], [x + 0.045, 1.29, z - 0.02], flat([1.5, 1, 0.25]), 0.6),
  ball([x - 0.045, 1.04, z - 0.06], [x + 0.045, 1.13, z - 0.02], flat([0.94, 0.94, 0.92])),
];

const bin = (x: number, z: number): Solid[] => [
  drum([x, z], [0, 0.62], [0.15, 0.15], steel),
  drum([x, z], [0.62, 0.66], [0.16, 0.16], flat([0.1, 0.1, 0.1])),
];

/** Who rides: four who stand close and look out. */
function riders(middle: number, key: number): Solid[] {
  const toEye = -Math.PI / 2;
  const bag = flat([0.3, 0.18, 0.1]);
  const places = [
    [-0.55, 3.55, 0.12],
    [0.16, 3.65, -0.08],
    [0.66, 4.1, -0.2],
    [-0.2, 4.22, 0.06],
  ] as const;
  return [
    ...places.flatMap(([dx, z, off], n) =>
      posed(
        {
          at: [middle + dx, z],
          turn: toEye + off,
          tall: n === 1 ? 0.95 : 1.02,
          ...(n === 1 && {
            hands: [
              [0.28, 0.08, 1.14],
              [0.28, -0.06, 1.14],
            ] as const,
          }),
        },
        attireOf(key + n, n === 0 ? { top: [0.15, 0.17, 0.24], legs: [0.15, 0.17, 0.24] } : {}),
      ),
    ),
    // The briefcase of the first, the telephone of the second.
    box([middle - 0.98, 0.36, 3.45], [middle - 0.84, 0.7, 3.82], bag),
    box([middle + 0.11, 1.13, 3.33], [middle + 0.2, 1.28, 3.345], flat([0.06, 0.06, 0.07])),
  ];
}
