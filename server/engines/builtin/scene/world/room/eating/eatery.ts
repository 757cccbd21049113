import type { Noise } from '../../../noise.ts';
import type { Cuisine } from '../../../words/cuisine.ts';
import { type Furnished, type Furnishing, flat } from '../furniture.ts';
import type { Surfaces } from '../room-kind.ts';
import { box, drum, type Material, type Solid } from '../solids/solid.ts';
import type { EateryLook } from './eatery-look.ts';
import { chinese, japanese, korean } from './far-eastern-eateries.ts';
import { french, greek, italian } from './mediterranean-eateries.ts';
import { mexican } from './mexican-eatery.ts';
import { indian, oriental } from './oriental-eateries.ts';
import { company, PLACES, SEATS } from './restaurant.ts';

const LOOKS: Readonly<Record<Cuisine, EateryLook>> = {
  italian,
  french,
  greek,
  mexican,
  oriental,
  indian,
  chinese,
  japanese,
  korean,
};

/** Half a table's side, and how high it is; metres. */
const TABLE = { half: 0.5, high: 0.755 } as const;
/** How far below the ceiling lamps hang, and where: from the middle toward the heavy side, ahead. */
const DROP = 1.05;
const LAMPS = [
  [1.5, 3.4],
  [-1.7, 4.2],
  [0.2, 5.4],
  [2.4, 6.2],
  [-2.6, 7],
  [1, 8.2],
] as const;

/** Walls, floor and ceiling of a restaurant that serves the dishes of a country. */
export const eaterySurfaces = (cuisine: Cuisine, noise: Noise): Surfaces =>
  LOOKS[cuisine].surfaces(noise);

/** What furnishes a restaurant that serves the dishes of a country: tables laid for four, guests at them where it is full, lamps and what is known of such places. */
export const eateryOf =
  (cuisine: Cuisine) =>
  (furnishing: Furnishing): Furnished => {
    const { shell, side, noise, isFull } = furnishing;
    const { left, right, high } = shell;
    const middle = (left + right) / 2;
    const look = LOOKS[cuisine];
    const top = look.top(noise);
    const places = PLACES.map(([aside, z]) => [middle + side * aside, z] as const);
    const lamps = LAMPS.map(([aside, z]) => [middle + side * aside, high - DROP, z] as const);
    return {
      lamps: [...lamps, ...places.slice(0, 3).map(([x, z]) => [x, 1.3, z] as const)],
      solids: [
        ...places.flatMap(([x, z], n) => [
          ...table(x, z, top, look),
          ...look.onTable([x, TABLE.high, z], n),
          ...(isFull ? company(x, z, n) : []),
        ]),
        ...lamps.flatMap((place) => look.lamp(place, high)),
        ...look.dressing(furnishing),
      ],
    };
  };

/** A table with a plate and a chair for each of four. */
function table(x: number, z: number, top: Material, { isRound, chair }: EateryLook): Solid[] {
  const { half, high } = TABLE;
  const board = isRound
    ? [drum([x, z], [high - 0.05, high], [0.6, 0.62], top)]
    : [box([x - half, high - 0.05, z - half], [x + half, high, z + half], top)];
  const hangs = isRound
    ? []
    : [
        box(
          [x - half + 0.01, high - 0.24, z - half + 0.01],
          [x + half - 0.01, high - 0.05, z + half - 0.01],
          top,
        ),
      ];
  return [
    ...board,
    ...hangs,
    drum([x, z], [0, high - 0.05], [0.24, 0.07], flat(chair)),
    ...SEATS.flatMap((turn) => {
      const [dx, dz] = [Math.cos(turn), Math.sin(turn)];
      return [
        drum(
          [x + dx * 0.34, z + dz * 0.34],
          [high, high + 0.016],
          [0.08, 0.12],
          flat([0.97, 0.96, 0.93]),
        ),
        ...seat(x + dx * 0.88, z + dz * 0.88, dx, dz, flat(chair)),
      ];
    }),
  ];
}

/** A chair of wood whose back of two boards is turned away from the table. */
function seat(x: number, z: number, dx: number, dz: number, paint: Material): Solid[] {
  const [rx, rz] = [x + dx * 0.2, z + dz * 0.2];
  const [wide, deep] = [0.025 + 0.19 * Math.abs(dz), 0.025 + 0.19 * Math.abs(dx)];
  return [
    box([x - 0.21, 0.43, z - 0.21], [x + 0.21, 0.47, z + 0.21], paint),
    ...[0.62, 0.84].map((y) =>
      box([rx - wide, y, rz - deep], [rx + wide, y + 0.12, rz + deep], paint),
    ),
    ...[-0.19, 0.15].flatMap((a) =>
      [-0.19, 0.15].map((b) => {
        // The legs at the back carry its boards.
        const isRear = a * dx + b * dz > 0.06;
        return box([x + a, 0, z + b], [x + a + 0.04, isRear ? 0.96 : 0.43, z + b + 0.04], paint);
      }),
    ),
  ];
}
