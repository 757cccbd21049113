import { scaleColour } from '../../../arithmetic.ts';
import type { Noise } from '../../../noise.ts';
import type { Colour } from '../../../words/idea.ts';
import { bookStack, booksUpTo, standingBook } from '../furnishings/book-stack.ts';
import { hungLamp } from '../furnishings/dressing.ts';
import { lettering } from '../furnishings/lettering.ts';
import { besideWall, type Furnished, type Furnishing, flat, plant } from '../furniture.ts';
import { boards, books, chance, paint, wood } from '../materials.ts';
import { atCounter, holding, KEEPER } from '../people/attendants.ts';
import type { Surfaces } from '../room-kind.ts';
import { box, type Material, type Point, roll, type Solid } from '../solids/solid.ts';
import { cashRegister } from './cash-register.ts';

const OAK: Colour = [0.5, 0.32, 0.17];
const GREEN: Colour = [0.13, 0.27, 0.22];
const GOLD: Material = flat([1.05, 0.8, 0.32]);
const CREAM: Colour = [0.95, 0.9, 0.78];

/** From shelf to shelf, how deep shelves are and how high they reach, metres. */
const LEVEL = 0.34;
const SHELF = { deep: 0.36, top: 2.72 } as const;
/** A table of books: its middle toward the light side from the room's middle and ahead, half its sides, its height. */
const TABLE = { out: -0.95, z: 4.25, half: [0.92, 0.5], high: 0.76 } as const;
/** The counter along the heavy wall: how far off the wall it begins and ends, from where to where ahead, how high. */
const COUNTER = { from: 0.75, to: 1.5, near: 3.6, far: 5.5, high: 1.02 } as const;

/** Dark green walls, a floor of old boards. */
export const bookshopSurfaces = (noise: Noise): Surfaces => ({
  walls: paint(GREEN, noise),
  floor: boards([0.52, 0.35, 0.2], noise),
  ceiling: paint([0.86, 0.81, 0.7], noise),
});

/** A bookshop: books up the walls under the names of their shelves, a ladder, a table of piles, a counter with its till, the name in gold on the window to the street. */
export function bookshop(furnishing: Furnishing): Furnished {
  const { shell, side, noise } = furnishing;
  const { left, right, back, high, window } = shell;
  const middle = (left + right) / 2;
  const hung = [
    [middle + side * (right - middle - 1.1), 2.25, 4.2],
    [middle - side * 0.85, 2.35, 3.7],
  ] as const satisfies readonly Point[];
  return {
    lamps: [...hung, [middle, high - 0.5, 2], [middle, high - 0.5, back - 1.4]],
    solids: [
      ...hung.flatMap((place) => hungLamp(place, high, 0.26, [0.98, 0.86, 0.6])),
      ...wallsOfBooks(furnishing),
      ...endWall(furnishing),
      ...lettering(
        'BOOKS',
        [(window[0] + window[1]) / 2, window[3] - 0.34, back - 0.02],
        0.34,
        GOLD,
        true,
      ),
      ...display(furnishing),
      ...tableOfBooks([middle + side * TABLE.out, 0, TABLE.z], noise),
      ...counter(furnishing),
      ...ladder(furnishing),
      ...(furnishing.isAttended ? inBookshop(furnishing) : []),
      ...booksUpTo([middle + side * 0.62, 0, 5.6], 0.72, 40),
      ...booksUpTo([middle + side * 0.4, 0, 5.75], 0.4, 41),
      ...plant(furnishing, middle - side * 2.35, 0, back - 0.5, 1.1),
    ],
  };
}

/** Who keeps the shop, and two who read in its books. */
function inBookshop({ shell, side }: Furnishing): Solid[] {
  const middle = (shell.left + shell.right) / 2;
  const wall = side > 0 ? shell.right : shell.left;
  const reader = (x: number, z: number, turn: number, number: number, cover: Colour): Solid[] => {
    const [hx, hz] = [x + 0.34 * Math.cos(turn), z + 0.34 * Math.sin(turn)];
    return [
      ...holding([x, z], turn, number),
      box([hx - 0.14, 1.14, hz - 0.1], [hx + 0.14, 1.2, hz + 0.1], flat(cover)),
      box([hx - 0.13, 1.2, hz - 0.09], [hx + 0.13, 1.215, hz + 0.09], flat([0.95, 0.93, 0.87])),
    ];
  };
  return [
    ...atCounter([wall - side * 0.42, 4.7], side > 0 ? Math.PI : 0, COUNTER.high, 3, KEEPER),
    ...reader(middle + side * 0.3, 4.1, side > 0 ? Math.PI + 0.5 : -0.5, 6, [0.6, 0.16, 0.14]),
    ...reader(middle - side * 1.95, 3.3, -Math.PI / 2 + side * 0.7, 9, [0.16, 0.3, 0.5]),
  ];
}

/** Shelves of books along both side walls, boards with the names of their kinds above. */
function wallsOfBooks(furnishing: Furnishing): Solid[] {
  const { shell, side, noise } = furnishing;
  const full = books(LEVEL, scaleColour(OAK, 0.75));
  const plank = wood(OAK, noise);
  return [side, -side].flatMap((to) => {
    const { part } = besideWall({ ...furnishing, side: to });
    return [
      part(0, SHELF.deep, [0, SHELF.top], [0.6, shell.back], full),
      part(0, SHELF.deep + 0.06, [SHELF.top, SHELF.top + 0.3], [0.6, shell.back], plank),
      ...Array.from({ length: 6 }, (_, n) =>
        part(SHELF.deep, SHELF.deep + 0.04, [0, SHELF.top], [1.4 + 1.1 * n, 1.48 + 1.1 * n], plank),
      ).filter(({ high }) => high[2] < shell.back),
    ];
  });
}

/** Shelves on both sides of the window: books that show their fronts among the spines, the kinds' names above. */
function endWall({ shell: { left, right, back, window }, noise }: Furnishing): Solid[] {
  const full = books(LEVEL, scaleColour(OAK, 0.75));
  const plank = wood(OAK, noise);
  const spans = [
    [left + SHELF.deep, window[0] - 0.16],
    [window[1] + 0.16, right - SHELF.deep],
  ] as const;
  return spans.flatMap(([from, to], n) => {
    const wide = to - from;
    if (wide < 0.35) return [];
    const front = back - SHELF.deep;
    return [
      box([from, 0, front], [to, SHELF.top, back], full),
      box([from, SHELF.top, front - 0.06], [to, SHELF.top + 0.34, back], plank),
      ...(wide > 1
        ? lettering(
            n === 0 ? 'STORIES' : 'TRAVEL',
            [(from + to) / 2, SHELF.top + 0.17, front - 0.075],
            0.17,
            GOLD,
          )
        : lettering('ART', [(from + to) / 2, SHELF.top + 0.17, front - 0.075], 0.15, GOLD)),
      ...[2, 4, 5].flatMap((row) =>
        Array.from({ length: Math.floor(wide / 0.3) }, (_, k) =>
          chance(k + 5 * n, row) < 0.5
            ? standingBook(
                [from + 0.17 + 0.3 * k, LEVEL * row + 0.03, front - 0.05],
                0.28,
                k + row * 7 + n * 50,
              )
            : null,
        ).filter((one) => one !== null),
      ),
    ];
  });
}

/** What the window shows to the street: a low board with books that stand and lie. */
function display({ shell: { back, window }, noise }: Furnishing): Solid[] {
  const [from, to, low] = window;
  const front = back - 0.62;
  const many = Math.floor((to - from) / 0.3);
  return [
    box([from - 0.1, 0, front], [to + 0.1, low - 0.12, back - 0.02], wood(OAK, noise)),
    box(
      [from - 0.14, low - 0.12, front - 0.04],
      [to + 0.14, low - 0.06, back - 0.02],
      wood(scaleColour(OAK, 1.25), noise),
    ),
    ...Array.from({ length: many }, (_, n) => {
      const place: Point = [from + 0.18 + 0.3 * n, low - 0.06, back - 0.36];
      return n % 3 === 1
        ? [standingBook(place, 0.3, 70 + n)]
        : bookStack(place, 2 + (n % 3) * 2, 60 + n);
    }).flat(),
  ];
}

/** A table covered with piles of books, more below it, a card that stands among them. */
function tableOfBooks([x, , z]: Point, noise: Noise): Solid[] {
  const [wide, deep] = TABLE.half;
  const top = TABLE.high;
  const plank = wood(scaleColour(OAK, 1.15), noise);
  const columns = Math.floor((2 * wide) / 0.26);
  return [
    box([x - wide, top - 0.05, z - deep], [x + wide, top, z + deep], plank),
    ...[-1, 1].flatMap((a) =>
      [-1, 1].map((b) => {
        const [px, pz] = [x + a * (wide - 0.06), z + b * (deep - 0.06)];
        return box([px - 0.04, 0, pz - 0.04], [px + 0.04, top - 0.05, pz + 0.04], plank);
      }),
    ),
    box([x - wide + 0.04, 0.2, z - deep + 0.04], [x + wide - 0.04, 0.24, z + deep - 0.04], plank),
    ...Array.from({ length: columns }, (_, n) =>
      [0, 1, 2].flatMap((row) => {
        const own = n * 3 + row;
        const many = 1 + row + Math.floor(chance(own, 21) * (2 + 2 * row));
        return bookStack(
          [x - wide + 0.15 + 0.262 * n, top, z - deep + 0.17 + 0.31 * row],
          many,
          own,
        );
      }),
    ).flat(),
    ...Array.from({ length: columns - 1 }, (_, n) =>
      bookStack([x - wide + 0.3 + 0.27 * n, 0.24, z - deep + 0.25], 3 + ((n * 5) % 4), 80 + n),
    ).flat(),
    box([x - 0.02, top, z + 0.3], [x + 0.02, top + 0.5, z + 0.34], flat([0.2, 0.17, 0.14])),
    box([x - 0.3, top + 0.42, z + 0.27], [x + 0.3, top + 0.68, z + 0.3], flat(CREAM)),
    ...lettering('NEW', [x, top + 0.55, z + 0.255], 0.15, flat([0.6, 0.14, 0.12])),
  ];
}

/** A counter along the heavy wall with a till of brass, a lamp, piles of books and bags. */
function counter(furnishing: Furnishing): Solid[] {
  const { noise } = furnishing;
  const { part, span } = besideWall(furnishing);
  const { from, to, near, far, high } = COUNTER;
  const front = wood(scaleColour(GREEN, 1.5), noise);
  const [a, b] = span(from, to);
  const x = (a + b) / 2;
  return [
    part(from, to, [0, high - 0.05], [near, far], front),
    ...[0, 1, 2].map((n) =>
      part(
        to,
        to + 0.012,
        [0.18, high - 0.2],
        [near + 0.14 + 0.6 * n, near + 0.58 + 0.6 * n],
        flat(scaleColour(GREEN, 1.1)),
      ),
    ),
    part(
      from + 0.08,
      to - 0.08,
      [0.18, high - 0.2],
      [near - 0.012, near],
      flat(scaleColour(GREEN, 1.1)),
    ),
    part(from - 0.04, to + 0.06, [high - 0.05, high], [near - 0.06, far + 0.06], wood(OAK, noise)),
    ...cashRegister([x, high, near + 0.85], 0.21),
    ...bookStack([x - 0.18, high, near + 0.2], 5, 91),
    ...bookStack([x + 0.12, high, near + 0.22], 2, 92),
    ...bookStack([x, high, far - 0.4], 7, 93),
  ];
}

/** A ladder on the shelves across from the counter, hung on a rail. */
function ladder(furnishing: Furnishing): Solid[] {
  const { part } = besideWall({ ...furnishing, side: -furnishing.side });
  const { shell, side } = furnishing;
  const plank = wood(scaleColour(OAK, 1.3), furnishing.noise);
  const z = 5.35;
  const steps = 24;
  const rail = (side > 0 ? shell.left : shell.right) + side * (SHELF.deep + 0.1);
  return [
    roll(2, [rail, SHELF.top - 0.1], [1, shell.back - 0.4], [0.018, 0.018], GOLD),
    ...Array.from({ length: steps }, (_, n) => {
      const out = SHELF.deep + 0.08 + 0.62 * (1 - n / steps);
      const y: readonly [number, number] = [(2.75 * n) / steps, (2.75 * (n + 1)) / steps];
      const rails = [-0.22, 0.22].map((dz) =>
        part(out, out + 0.07, y, [z + dz - 0.03, z + dz + 0.03], plank),
      );
      return n % 3 === 1
        ? [...rails, part(out, out + 0.08, [y[0], y[0] + 0.035], [z - 0.22, z + 0.22], plank)]
        : rails;
    }).flat(),
  ];
}
