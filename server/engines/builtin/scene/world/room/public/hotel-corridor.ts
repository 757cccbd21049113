import { scaleColour } from '../../../arithmetic.ts';
import type { Noise } from '../../../noise.ts';
import type { Colour } from '../../../words/idea.ts';
import { type Furnished, type Furnishing, flat, slab } from '../furniture.ts';
import type { Surfaces } from '../room-kind.ts';
import { ball, box, drum, type Material, type Solid, sphere } from '../solids/solid.ts';

/** Half the width, the height and where the far wall is; metres. */
export const HOTEL_CORRIDOR = { half: 1.25, high: 2.7, back: 24 } as const;
/** From one door to the next, where the first is, half a door's width and its height. */
const DOOR = { apart: 3.6, first: 2.6, half: 0.46, high: 2.08 } as const;
/** How long a figure of the carpet is. */
const FIGURE = 0.84;

const MAHOGANY: Colour = [0.34, 0.15, 0.09];
const GOLD: Colour = [0.78, 0.58, 0.24];
const BRASS: Material = flat([0.7, 0.54, 0.26]);
const CREAM: Colour = [0.9, 0.82, 0.66];

/** Papered walls over panels, a carpet of lozenges within lozenges. */
export function hotelCorridorSurfaces(noise: Noise, middle: number): Surfaces {
  return {
    walls: (x, y, z, axis) => {
      const along = axis === 0 ? z : x;
      if (y < 0.14 || (y > 0.86 && y < 0.93) || y > HOTEL_CORRIDOR.high - 0.1)
        return [0.92, 0.88, 0.78];
      if (y < 0.9) {
        const panel = Math.abs(along / 0.9 - Math.floor(along / 0.9) - 0.5);
        const isEdge = panel > 0.4 && panel < 0.43 && y > 0.24 && y < 0.78;
        return isEdge ? [0.6, 0.5, 0.36] : [0.82, 0.74, 0.58];
      }
      const stripe = Math.sin(along * 34) > 0.55 ? 0.93 : 1;
      return scaleColour(CREAM, stripe * (1 + 0.03 * noise.fbm(along, y, 2)));
    },
    floor: (x, _y, z) => {
      const [u, v] = [(x - middle) / FIGURE, z / FIGURE];
      const away = Math.abs(u - Math.round(u)) + Math.abs(v - Math.round(v));
      const band = Math.floor(away * 7);
      const ground: Colour =
        band % 3 === 0
          ? [0.62, 0.14, 0.1]
          : band % 3 === 1
            ? [0.86, 0.44, 0.12]
            : [0.24, 0.08, 0.08];
      const edge = HOTEL_CORRIDOR.half - Math.abs(x - middle);
      const own: Colour = edge < 0.16 ? [0.24, 0.08, 0.08] : ground;
      return scaleColour(own, 0.92 + 0.1 * noise.at(x * 40, z * 40));
    },
    ceiling: (x, _y, z) =>
      Math.abs(Math.abs(x - middle) - 0.9) < 0.03 || z % 3.6 < 0.04
        ? [0.76, 0.7, 0.6]
        : [0.94, 0.91, 0.84],
  };
}

/** A hotel's corridor: doors with numbers on both sides, lamps between them, a carpet of lozenges, a window with a small table at the end. */
export function hotelCorridor({ shell }: Furnishing): Furnished {
  const { left, right, back, high } = shell;
  const middle = (left + right) / 2;
  const doors = Array.from({ length: 6 }, (_, n) => DOOR.first + n * DOOR.apart);
  const lights = doors.map((z) => z + DOOR.apart / 2).filter((z) => z < back - 0.5);
  return {
    lamps: [1, ...lights].map((z) => [middle, high - 0.5, z] as const),
    solids: [
      ...doors.flatMap((z, n) => [
        ...door(left, 1, z, 2 * n + 1),
        ...door(right, -1, z, 2 * n + 2),
      ]),
      ...lights.flatMap((z) => [
        ...sconce(left, 1, z),
        ...sconce(right, -1, z),
        {
          ...drum([middle, z], [high - 0.1, high - 0.01], [0.17, 0.2], flat([1.25, 1.12, 0.86])),
          glow: 1,
        },
      ]),
      ...endOf(middle, back),
    ],
  };
}

/** A door in its frame with a number, a handle and a mat. */
function door(wall: number, inward: number, z: number, number: number): Solid[] {
  const at = (out: number) => wall + inward * out;
  const leaf: Material = (_x, y, pz) => {
    const [u, v] = [Math.abs(pz - z) / DOOR.half, y / DOOR.high];
    const isGroove = [0.08, 0.48, 0.54, 0.94].some((row) => Math.abs(v - row) < 0.012) && u < 0.74;
    return isGroove || (Math.abs(u - 0.74) < 0.03 && v > 0.08 && v < 0.94 && (v < 0.48 || v > 0.54))
      ? scaleColour(MAHOGANY, 0.55)
      : scaleColour(MAHOGANY, 1 + 0.1 * Math.sin(pz * 60 + Math.sin(y * 3)));
  };
  const frame = flat([0.5, 0.26, 0.15]);
  return [
    slab([at(0), at(0.03)], [0, DOOR.high], [z - DOOR.half, z + DOOR.half], leaf),
    ...[-1, 1].map((to) => {
      const edge = z + to * (DOOR.half + 0.06);
      return slab([at(0), at(0.06)], [0, DOOR.high + 0.1], [edge - 0.06, edge + 0.06], frame);
    }),
    slab([at(0), at(0.06)], [DOOR.high, DOOR.high + 0.12], [z - DOOR.half, z + DOOR.half], frame),
    slab([at(0.03), at(0.045)], [1.5, 1.62], [z - 0.1, z + 0.1], numberAt(z, number)),
    ball(
      [at(0.07) - 0.035, 0.98, z + DOOR.half - 0.14],
      [at(0.07) + 0.035, 1.05, z + DOOR.half - 0.05],
      BRASS,
    ),
  ];
}

/** A plate of brass with as many strokes as tell one door from the next. */
const numberAt =
  (z: number, number: number): Material =>
  (_x, y, pz) => {
    const u = Math.floor((pz - z + 0.1) / 0.05);
    const isStroke = ((number * 7 + u * 5) >> 1) % 3 !== 0 && (pz - z + 0.2) % 0.05 < 0.022;
    return isStroke && Math.abs(y - 1.56) < 0.035 ? [0.12, 0.08, 0.05] : GOLD;
  };

/** A lamp with a shade on its arm at the wall. */
const sconce = (wall: number, inward: number, z: number): Solid[] => {
  const x = wall + inward * 0.14;
  return [
    slab([wall, wall + inward * 0.03], [1.54, 1.74], [z - 0.05, z + 0.05], BRASS),
    slab([wall, x], [1.6, 1.63], [z - 0.015, z + 0.015], BRASS),
    drum([x, z], [1.66, 1.9], [0.11, 0.07], flat([1.3, 1.08, 0.74]), 1),
  ];
};

/** The end of the corridor: a tall picture in a frame of gold over a small table with flowers. */
function endOf(middle: number, back: number): Solid[] {
  const picture: Material = (x, y) => {
    const [u, v] = [(x - middle) / 0.5, (y - 1.65) / 0.6];
    if (Math.max(Math.abs(u), Math.abs(v)) > 0.86) return GOLD;
    if (v > 0.1 + 0.2 * Math.sin(u * 4)) return [0.62, 0.72, 0.8];
    return v > -0.3 ? [0.28, 0.42, 0.34] : [0.46, 0.5, 0.26];
  };
  const blooms: readonly Colour[] = [
    [0.86, 0.2, 0.24],
    [0.95, 0.9, 0.86],
    [0.9, 0.52, 0.2],
  ];
  return [
    box([middle - 0.5, 1.05, back - 0.05], [middle + 0.5, 2.25, back], picture),
    box([middle - 0.55, 0.76, back - 0.42], [middle + 0.55, 0.8, back - 0.02], flat(MAHOGANY)),
    ...[-0.5, 0.45].map((dx) =>
      box([middle + dx, 0, back - 0.4], [middle + dx + 0.05, 0.76, back - 0.06], flat(MAHOGANY)),
    ),
    drum([middle, back - 0.22], [0.8, 1.0], [0.05, 0.09], flat([0.2, 0.34, 0.56])),
    ...Array.from({ length: 9 }, (_, n) => {
      const [dx, y] = [0.17 * Math.cos(n * 2.4), 1.1 + 0.08 * Math.sin(n * 1.7)];
      const z = back - 0.22 + 0.09 * Math.sin(n * 2.4);
      return sphere([middle + dx, y, z], 0.06, flat(blooms[n % 3] as Colour));
    }),
  ];
}
