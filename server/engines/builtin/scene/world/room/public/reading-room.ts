import { scaleColour } from '../../../arithmetic.ts';
import type { Noise } from '../../../noise.ts';
import type { Colour } from '../../../words/idea.ts';
import { chair, type Furnished, type Furnishing, flat, OAK, WALNUT } from '../furniture.ts';
import { boards, books, chance, paint, wood } from '../materials.ts';
import { guestOf, tableGuest } from '../people/table-guest.ts';
import type { Surfaces } from '../room-kind.ts';
import { ball, box, drum, type Material, pad, type Solid } from '../solids/solid.ts';

/** Half the width, the height and where the far wall is; metres. */
export const READING_ROOM = { half: 5.6, high: 7.2, back: 21 } as const;
/** How high the shelves reach, and the tall windows above them: half a width, how far apart, their lower edge and where their arch begins. */
const SHELVES = 2.9;
const WINDOW = { half: 0.85, apart: 3.4, low: 3.4, spring: 5.5 } as const;
/** A table: half its width, its height, where the first begins, how long each is and from one to the next; how far the rows are aside. */
const TABLE = { half: 0.62, high: 0.76, first: 2.7, long: 3.9, next: 5.3, aside: 1.55 } as const;
const SEAT = 0.46;
const BRASS: Material = flat([0.66, 0.5, 0.22]);

/** Walls of books under tall arched windows, a floor of oak, a ceiling in coffers. */
export function readingRoomSurfaces(noise: Noise, middle: number, night: boolean): Surfaces {
  const stone = paint([0.8, 0.74, 0.62], noise);
  const shelf = books(0.36, WALNUT);
  const panel = wood(WALNUT, noise);
  const pane: Colour = night ? [0.05, 0.07, 0.13] : [1.15, 1.2, 1.25];
  return {
    walls: (x, y, z, axis) => {
      const along = axis === 0 ? z : x - middle;
      if (y < 0.3 || (y > SHELVES && y < SHELVES + 0.22)) return panel(x, y, z, axis);
      if (y < SHELVES) return shelf(x, y, z, axis);
      const at = along / WINDOW.apart;
      const aside = Math.abs(at - Math.floor(at) - 0.5) * WINDOW.apart;
      const out = y > WINDOW.spring ? Math.hypot(aside, y - WINDOW.spring) : aside;
      if (y > WINDOW.low && out < WINDOW.half) {
        const bar = Math.min(Math.abs(aside - 0.3), Math.abs(((y * 1.6) % 1) - 0.5) * 0.6);
        return bar < 0.025 ? [0.2, 0.18, 0.15] : pane;
      }
      return out < WINDOW.half + 0.12 && y > WINDOW.low - 0.1
        ? [0.9, 0.85, 0.74]
        : stone(x, y, z, axis);
    },
    floor: boards(OAK, noise),
    ceiling: (x, _y, z) => {
      const [u, v] = [(x - middle) / 1.4, z / 1.4].map((at) => Math.abs(at - Math.floor(at) - 0.5));
      const edge = Math.max(u as number, v as number);
      if (edge > 0.42) return [0.4, 0.27, 0.16];
      if (edge > 0.36) return [0.72, 0.56, 0.28];
      return Math.hypot(u as number, v as number) < 0.12 ? [0.8, 0.64, 0.34] : [0.3, 0.34, 0.36];
    },
  };
}

/** A library's reading room: two rows of long tables with green lamps and open books, readers at them, chandeliers above. */
export function readingRoom({ shell, noise, isFull, isAttended }: Furnishing): Furnished {
  const { left, right, back, high } = shell;
  const middle = (left + right) / 2;
  const oak = wood([0.52, 0.33, 0.18], noise);
  const rows = [0, 1, 2].map((n) => TABLE.first + n * TABLE.next);
  const hung = [5.4, 10.8, 16.2];
  return {
    lamps: [
      ...hung.map((z) => [middle, high - 2.3, z] as const),
      [middle - TABLE.aside, 1.5, 4.4],
      [middle + TABLE.aside, 1.5, 4.4],
    ],
    solids: [
      ...[-1, 1].flatMap((to) =>
        rows.flatMap((z, n) =>
          table(middle + to * TABLE.aside, z, oak, n * 9 + to + 3, isFull || isAttended === true),
        ),
      ),
      ...hung.flatMap((z) => chandelier(middle, high, z)),
      ...[left + 0.06, right - 0.2].map((x) =>
        box([x, SHELVES - 0.02, 0.5], [x + 0.14, SHELVES + 0.1, back], oak),
      ),
    ],
  };
}

/** A long table with chairs on both sides, lamps along its middle, books, and who reads there. */
function table(x: number, z: number, oak: Material, key: number, isPeopled: boolean): Solid[] {
  const { half, high, long } = TABLE;
  const places = [0.5, 1.45, 2.4, 3.35];
  return [
    pad([x - half, high - 0.05, z], [x + half, high, z + long], oak, 0.02),
    box(
      [x - half + 0.06, high - 0.16, z + 0.08],
      [x + half - 0.06, high - 0.05, z + long - 0.08],
      oak,
    ),
    ...[0.15, long / 2, long - 0.15].map((dz) =>
      box([x - 0.4, 0, z + dz - 0.06], [x + 0.4, high - 0.12, z + dz + 0.06], oak),
    ),
    ...[0.95, 2.9].flatMap((dz) => lamp(x, z + dz)),
    ...places.flatMap((dz, n) =>
      ([-1, 1] as const).flatMap((to) => {
        const lot = chance(key * 5 + n, to + 2);
        const seat = x + to * (half + 0.16);
        return [
          ...chair(seat - 0.15, z + dz - 0.2, to, oak),
          ...(lot > 0.3 ? openBook(x + to * 0.36, z + dz, to) : []),
          ...(lot > 0.72 ? pile(x + to * 0.3, z + dz + 0.36, key + n) : []),
          ...(isPeopled && lot > 0.42
            ? tableGuest(
                [seat, z + dz],
                [SEAT, high],
                to > 0 ? Math.PI : 0,
                guestOf(key * 4 + n + to),
              )
            : []),
        ];
      }),
    ),
  ];
}

/** A lamp of brass with a long shade of green glass. */
function lamp(x: number, z: number): Solid[] {
  const top = TABLE.high;
  return [
    drum([x, z], [top, top + 0.03], [0.1, 0.08], BRASS),
    drum([x, z], [top, top + 0.36], [0.014, 0.014], BRASS),
    {
      ...pad(
        [x - 0.09, top + 0.34, z - 0.25],
        [x + 0.09, top + 0.48, z + 0.25],
        flat([0.1, 0.62, 0.3]),
        0.07,
      ),
      glow: 0.22,
    },
    {
      ...box(
        [x - 0.07, top + 0.335, z - 0.2],
        [x + 0.07, top + 0.345, z + 0.2],
        flat([1.4, 1.25, 0.8]),
      ),
      glow: 1,
    },
    ball([x - 0.02, top + 0.47, z - 0.02], [x + 0.02, top + 0.53, z + 0.02], BRASS),
  ];
}

/** An open book before a reader. */
const openBook = (x: number, z: number, to: number): Solid[] => {
  const page: Material = (px, _y, pz) =>
    (px * 60 + 40) % 1 < 0.4 && Math.abs(Math.abs(pz - z) - 0.09) < 0.06
      ? [0.5, 0.48, 0.44]
      : [0.95, 0.92, 0.83];
  return [-1, 1].map((leaf) =>
    pad(
      [x - 0.13 - to * 0.02, TABLE.high, Math.min(z, z + leaf * 0.18)],
      [x + 0.13 - to * 0.02, TABLE.high + 0.03, Math.max(z, z + leaf * 0.18)],
      page,
      0.012,
    ),
  );
};

/** Three books on one another. */
const pile = (x: number, z: number, number: number): Solid[] =>
  [0, 1, 2].map((n) => {
    const colour = scaleColour([0.5, 0.2, 0.16], 0.7 + 0.5 * chance(number, n));
    const cover: Colour = n === 1 ? [0.16, 0.28, 0.4] : colour;
    const y = TABLE.high + n * 0.045;
    return box(
      [x - 0.12 + n * 0.012, y, z - 0.09],
      [x + 0.12 - n * 0.01, y + 0.042, z + 0.09],
      flat(cover),
    );
  });

/** A ring of brass with globes of light on a chain. */
function chandelier(x: number, high: number, z: number): Solid[] {
  const y = high - 2;
  return [
    drum([x, z], [y, high], [0.02, 0.02], BRASS),
    drum([x, z], [y - 0.05, y + 0.03], [0.7, 0.7], BRASS),
    ...Array.from({ length: 8 }, (_, n) => {
      const [dx, dz] = [0.66 * Math.cos((n * Math.PI) / 4), 0.66 * Math.sin((n * Math.PI) / 4)];
      return ball(
        [x + dx - 0.11, y + 0.04, z + dz - 0.11],
        [x + dx + 0.11, y + 0.26, z + dz + 0.11],
        flat([1.3, 1.15, 0.85]),
        1,
      );
    }),
  ];
}
