import { scaleColour } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { posterAt } from '../furnishings/poster.ts';
import { type Furnished, type Furnishing, flat, slab } from '../furniture.ts';
import { chance } from '../materials.ts';
import { box, drum, type Material, pad, type Solid } from '../solids/solid.ts';
import { passengers } from './passengers.ts';

/** Half the width of a car, and where its first door is; metres. */
export const METRO = { half: 1.5, firstDoor: 3.3 } as const;
/** From door to door, where the first one is, and how wide it is; metres. */
const BAY = 4.9;
const FIRST_DOOR = METRO.firstDoor;
const DOOR = 1.3;
/** The lower and upper edge of the windows, of those in doors, and of the strip of advertisements above. */
const WINDOWS = [1.05, 1.78] as const;
const ADS = [1.86, 2.1] as const;

const TUNNEL: Colour = [0.035, 0.04, 0.055];
const PANEL: Colour = [0.83, 0.84, 0.82];
const STEEL: Colour = [0.66, 0.68, 0.7];
const RUBBER: Colour = [0.09, 0.09, 0.1];
const SEATS: readonly Colour[] = [
  [0.12, 0.34, 0.62],
  [0.86, 0.42, 0.1],
  [0.1, 0.48, 0.42],
  [0.72, 0.14, 0.16],
];

/** How far along the door of its bay a place is, −½ to ½ within it. */
const alongDoor = (z: number): number => {
  const share = (z - FIRST_DOOR) / BAY;
  return ((share - Math.round(share)) * BAY) / DOOR;
};

/** The tunnel behind the glass: black, with the lamps that pass. */
const tunnelAt = (y: number, z: number): Colour => {
  const lamp =
    Math.exp(-(((y - 1.5) / 0.03) ** 2)) * (chance(Math.floor(z * 1.4), 3) > 0.72 ? 1 : 0);
  const pipe = Math.abs(y - 1.22) < 0.02 ? 1.8 : 1;
  return [
    TUNNEL[0] * pipe + 0.9 * lamp,
    TUNNEL[1] * pipe + 0.8 * lamp,
    TUNNEL[2] * pipe + 0.5 * lamp,
  ];
};

/** The sides of a car: panels, windows with round corners, doors with a window each, advertisements above. */
const sides: Material = (_x, y, z, axis) => {
  if (axis === 2) return gangway(_x, y);
  const door = alongDoor(z);
  if (Math.abs(door) < 0.5) {
    if (y > 2.02) return PANEL;
    const leaf = Math.abs(Math.abs(door) - 0.25) / 0.25;
    const isGlass = y > 0.95 && y < 1.85 && leaf < 0.62;
    if (isGlass) return tunnelAt(y, z);
    return Math.abs(door) < 0.012 ? RUBBER : scaleColour(STEEL, 0.94 + 0.08 * Math.sin(z * 30));
  }
  if (y > ADS[0] && y < ADS[1]) {
    const number = Math.floor(z / 0.8);
    return posterAt(z / 0.8 - number, (y - ADS[0]) / (ADS[1] - ADS[0]), number);
  }
  const pane = ((((z - FIRST_DOOR - DOOR / 2) % BAY) + BAY) % BAY) / 1.8;
  const [u, v] = [
    Math.abs(pane - Math.floor(pane) - 0.5) * 2,
    Math.abs(y - (WINDOWS[0] + WINDOWS[1]) / 2) / ((WINDOWS[1] - WINDOWS[0]) / 2),
  ];
  const round = u ** 8 + v ** 8;
  if (pane < 2 && round < 0.72) return tunnelAt(y, z);
  if (pane < 2 && round < 1) return RUBBER;
  return y < 0.42 ? scaleColour(PANEL, 0.6) : PANEL;
};

/** The end of the car: a door with a window, through which the next one is seen. */
function gangway(x: number, y: number): Colour {
  if (Math.abs(x) > 0.46 || y > 2.02) return PANEL;
  if (Math.abs(x) > 0.42) return RUBBER;
  if (y < 0.95 || y > 1.85 || Math.abs(x) > 0.3) return STEEL;
  return y > 1.7 ? [1, 1, 0.96] : Math.abs(x) < 0.12 ? [0.5, 0.5, 0.48] : [0.28, 0.32, 0.38];
}

/** Speckled floor with a dark strip along the seats. */
const ground: Material = (x, _y, z) => {
  const speck = chance(Math.floor(x * 70), Math.floor(z * 70));
  return scaleColour(
    Math.abs(x) > 0.72 ? [0.22, 0.23, 0.25] : [0.42, 0.43, 0.45],
    0.86 + 0.3 * speck,
  );
};

/** Walls, floor and ceiling of an underground train's car. */
export const metroSurfaces = () => ({
  walls: sides,
  floor: ground,
  ceiling: flat([0.86, 0.87, 0.86]),
});

/** The car of an underground train: benches along both sides, poles, straps, doors, lamps in two lines, and those who ride in it. */
export function metro({
  random,
  shell,
  side,
  isFull = false,
  isAttended = false,
  hasSomebody = false,
}: Furnishing): Furnished {
  const { left, right, back, high } = shell;
  const middle = (left + right) / 2;
  const colour = SEATS[Math.floor(random.unit() * SEATS.length)] as Colour;
  const bays = Array.from(
    { length: Math.ceil(back / BAY) + 1 },
    (_, n) => FIRST_DOOR + (n - 1) * BAY,
  );
  const benches = bays.flatMap((door) => {
    const [near, far] = [
      Math.max(0.7, door + DOOR / 2 + 0.06),
      Math.min(back - 0.3, door + BAY - DOOR / 2 - 0.06),
    ];
    return far - near < 0.8
      ? []
      : [left, right].flatMap((wall) => bench(wall, wall < middle ? 1 : -1, near, far, colour));
  });
  const poles = bays.flatMap((door) =>
    [-DOOR / 2 - 0.1, DOOR / 2 + 0.1].flatMap((dz) => {
      const z = door + dz;
      if (z < 1.1 || z > back - 0.3) return [];
      return [-0.62, 0.62].map((dx) =>
        drum([middle + dx, z], [0, high], [0.019, 0.019], flat(STEEL)),
      );
    }),
  );
  const tubes = [-0.42, 0.42].map((dx) => ({
    ...box(
      [middle + dx - 0.1, high - 0.04, 0.4],
      [middle + dx + 0.1, high - 0.01, back - 0.2],
      flat([1.25, 1.25, 1.2]),
    ),
    glow: 1,
  }));
  return {
    lamps: Array.from(
      { length: 6 },
      (_, n) => [middle, high - 0.12, 1.2 + n * 2.5] as const,
    ).filter(([, , z]) => z < back - 0.5),
    solids: [
      ...benches,
      ...(isFull || isAttended || hasSomebody
        ? passengers(shell, bays, hasSomebody ? -side : 0, isFull)
        : []),
      ...poles,
      ...tubes,
      ...[-0.7, 0.7].flatMap((dx) => straps(middle + dx, back)),
      box([middle - 0.3, 2.08, back - 0.08], [middle + 0.3, 2.2, back - 0.03], nextStop(middle)),
    ],
  };
}

/** A bench along a wall with a rounded seat and back for each who sits there, on a box; a screen of glass and steel at its end. */
function bench(wall: number, inward: number, near: number, far: number, colour: Colour): Solid[] {
  const places = Math.floor((far - near) / 0.48);
  const wide = (far - near) / places;
  const at = (out: number) => wall + inward * out;
  const of = (a: number, b: number, y: readonly [number, number], z: readonly [number, number]) =>
    pad(
      [Math.min(at(a), at(b)), y[0], z[0]],
      [Math.max(at(a), at(b)), y[1], z[1]],
      flat(scaleColour(colour, 0.95)),
      0.05,
    );
  return [
    slab([at(0), at(0.4)], [0, 0.36], [near, far], flat([0.3, 0.31, 0.33])),
    ...Array.from({ length: places }, (_, n) => {
      const [from, to] = [near + n * wide + 0.02, near + (n + 1) * wide - 0.02];
      return [of(0.04, 0.47, [0.36, 0.47], [from, to]), of(0.02, 0.13, [0.45, 0.96], [from, to])];
    }).flat(),
    ...[near - 0.03, far].map((z) =>
      slab([at(0), at(0.46)], [0.4, 1.25], [z, z + 0.03], flat(STEEL)),
    ),
  ];
}

/** A rail below the ceiling along the car, with straps to hold on to. */
function straps(x: number, back: number): Solid[] {
  const count = Math.floor((back - 1.6) / 0.55);
  const grey = flat([0.16, 0.17, 0.19]);
  const grip = flat([0.9, 0.9, 0.88]);
  return [
    box([x - 0.014, 2.06, 0.8], [x + 0.014, 2.09, back - 0.3], flat(STEEL)),
    ...Array.from({ length: count }, (_, n) => {
      const z = 1.4 + n * 0.55;
      return [
        box([x - 0.012, 1.88, z - 0.008], [x + 0.012, 2.07, z + 0.008], grey),
        box([x - 0.07, 1.86, z - 0.012], [x + 0.07, 1.884, z + 0.012], grip),
        box([x - 0.07, 1.745, z - 0.012], [x + 0.07, 1.768, z + 0.012], grip),
        box([x - 0.07, 1.745, z - 0.012], [x - 0.048, 1.884, z + 0.012], grip),
        box([x + 0.048, 1.745, z - 0.012], [x + 0.07, 1.884, z + 0.012], grip),
      ];
    }).flat(),
  ];
}

/** The name of the next stop in lamps on black. */
const nextStop =
  (middle: number): Material =>
  (x, y) => {
    const [u, v] = [Math.floor((x - middle) / 0.018), Math.floor((y - 2.1) / 0.014)];
    const isLetter =
      v >= 0 &&
      v < 5 &&
      (u + 40) % 5 !== 0 &&
      chance(u, v + 9) > 0.45 &&
      Math.abs(x - middle) < 0.24;
    return isLetter ? [1.2, 0.62, 0.12] : [0.05, 0.05, 0.06];
  };
