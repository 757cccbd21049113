import { mixColour, scaleColour } from '../../../arithmetic.ts';
import type { Noise } from '../../../noise.ts';
import type { Colour } from '../../../words/idea.ts';
import { poster } from '../furnishings/poster.ts';
import { type Furnished, type Furnishing, flat, slab } from '../furniture.ts';
import { chance, tiles } from '../materials.ts';
import { ball, box, type Material, pad, type Solid } from '../solids/solid.ts';
import { PLATFORM_EDGES } from './platform.ts';

/** Half as wide as the hall, its height and how long it is; metres. */
export const SUBWAY_SHAPE = { half: 6.6, high: 4.3, back: 46 } as const;
const EDGE = PLATFORM_EDGES.subwaystation;
/** Where the train stands, from the middle toward the heavy side; where it begins, how long its cars are, how high. */
const TRAIN = { from: 0.95, to: 3.65, start: 9, car: 14, high: 3.25 } as const;
/** From door to door of a car, and how wide a door is. */
const BAY = 4.4;
const DOOR = 1.4;
/** The tiles of the walls, and the band of colour around them. */
const BAND = [2.25, 2.62] as const;
const TILE = 0.16;

const WHITE: Colour = [0.87, 0.88, 0.85];
const STEEL: Colour = [0.66, 0.68, 0.7];
const DARK: Colour = [0.04, 0.045, 0.055];
const LIT: Colour = [1.15, 1.12, 1];
/** The colours of lines. */
const LINES: readonly Colour[] = [
  [0.1, 0.34, 0.66],
  [0.8, 0.16, 0.14],
  [0.06, 0.5, 0.34],
  [0.92, 0.5, 0.08],
];

const glazed = (colour: Colour): Material => tiles(colour, scaleColour(colour, 0.93), TILE);

/** White tiles with a band of colour, slabs, panels between lines of lamps. */
export const subwaySurfaces = (noise: Noise) => {
  const line = LINES[Math.floor(chance(Math.round(noise.at(3.3, 7.1) * 1e4), 5) * LINES.length)];
  const [plain, band] = [glazed(WHITE), glazed(line as Colour)];
  const walls: Material = (x, y, z, axis) =>
    y > BAND[0] && y < BAND[1]
      ? band(x, y, z, axis)
      : scaleColour(plain(x, y, z, axis), y < 0.2 ? 0.5 : 1);
  return {
    walls,
    floor: tiles([0.5, 0.49, 0.47], [0.46, 0.455, 0.44], 0.6),
    ceiling: tiles([0.66, 0.67, 0.68], [0.62, 0.63, 0.64], 1.1),
  };
};

/** A platform below the ground: tiled walls and pillars, a train of steel with lit windows, the tunnel it goes on into, signs and posters. */
export function subwayStation({ random, shell, side, isDeserted }: Furnishing): Furnished {
  const { left, right, back, high } = shell;
  const at = (out: number) => (left + right) / 2 + side * out;
  const wall = side > 0 ? left : right;
  const line = LINES[Math.floor(random.unit() * LINES.length)] as Colour;
  const tubes = [-2.6, 0.2].flatMap((out) =>
    Array.from({ length: 9 }, (_, n) => ({
      ...slab(
        [at(out - 0.12), at(out + 0.12)],
        [high - 0.16, high - 0.08],
        [1.5 + n * 5, 5 + n * 5],
        flat(LIT),
      ),
      glow: 1,
    })),
  );
  const far = at(SUBWAY_SHAPE.half);
  const beyond = SUBWAY_SHAPE.half - 0.06;
  return {
    lamps: Array.from({ length: 7 }, (_, n) => [at(-1.6), high - 0.4, 2.5 + n * 6] as const),
    solids: [
      ...(isDeserted ? track(at, back, high) : trackWithTrain(at, back, high, line)),
      ...[5.6, 14.2, 22.8, 31.4].flatMap((z) => pillar(at(-2.5), z, high, line)),
      ...tubes,
      ...[3.4, 12, 20.6].flatMap((z) => bench(wall, side, z)),
      ...[9.2, 21].flatMap((z) => hung(at(-1.1), z, high, line)),
      // Posters on both walls.
      ...[2.2, 6.2, 10.2, 14.2, 18.2, 22.2].flatMap((z, n) => [
        poster(wall + side * 0.02, wall + side * 0.07, z, [0.7, 2.1], random.below(4096) + n),
        poster(far - side * 0.07, far - side * 0.02, z + 1, [0.8, 2.1], random.below(4096) + n),
      ]),
      slab([at(beyond - 0.02), at(beyond)], [2.75, 3.3], [5, 8.4], named(line)),
    ],
  };
}

/** The dark bed of a track with its rails behind the edge of the platform, a strip of knobs to feel before that, the tunnel it goes on into; `at` is a place toward the heavy side, `back` and `high` where the hall ends and how high it is, metres. */
export const track = (at: (out: number) => number, back: number, high: number): Solid[] => [
  slab([at(EDGE + 0.2), at(SUBWAY_SHAPE.half - 2)], [0, 0.01], [0.3, back - 0.1], flat(DARK)),
  ...[1.5, 3.1].map((out) =>
    slab([at(out), at(out + 0.09)], [0.01, 0.05], [0.3, back - 0.1], flat([0.5, 0.49, 0.47])),
  ),
  slab([at(EDGE), at(EDGE + 0.2)], [0, 0.014], [0.3, back - 0.1], flat([0.86, 0.86, 0.83])),
  slab([at(EDGE - 0.62), at(EDGE - 0.2)], [0, 0.012], [0.3, back - 0.1], knobs),
  slab(
    [at(EDGE + 0.2), at(SUBWAY_SHAPE.half - 0.3)],
    [0, high - 0.5],
    [back - 0.2, back - 0.1],
    tunnel(at, high),
  ),
];

/** Such a track with a train on it: of steel with lit windows, in the colour of its line. */
export function trackWithTrain(
  at: (out: number) => number,
  back: number,
  high: number,
  line: Colour,
): Solid[] {
  const cars = [0, 1, 2].map((n) => TRAIN.start + n * TRAIN.car);
  return [...track(at, back, high), ...cars.flatMap((z, n) => car(at, z, line, n === 0))];
}

/** Yellow knobs in rows. */
const knobs: Material = (x, _y, z) => {
  const [u, v] = [x / 0.07, z / 0.07];
  const off = Math.hypot(u - Math.floor(u) - 0.5, v - Math.floor(v) - 0.5);
  return scaleColour([0.9, 0.72, 0.14], z < 9 && off < 0.3 ? 1.05 : 0.88);
};

/** A mouth of darkness in a wall of tiles, lamps along its depth. */
function tunnel(at: (out: number) => number, high: number): Material {
  const wall = glazed(WHITE);
  const middle = at((TRAIN.from + TRAIN.to) / 2);
  return (x, y, z, axis) => {
    const [u, v] = [Math.abs(x - middle) / 2.05, y / (high - 0.75)];
    if (v > 1 || u > 1 || (v > 0.7 && u ** 2 + ((v - 0.7) / 0.3) ** 2 > 1))
      return wall(x, y, z, axis);
    return Math.hypot((u - 0.72) * 3, (v - 0.62) * 3) < 0.09 ? [1, 0.8, 0.45] : DARK;
  };
}

/** A car from `z` on: ribbed steel, a line of its colour, lit windows and doors; the first one has the driver's window and lamps. */
function car(at: (out: number) => number, z: number, line: Colour, isFirst: boolean): Solid[] {
  const end = z + TRAIN.car - 0.4;
  const body: Material = (x, y, along, axis) => {
    if (axis === 2)
      return isFirst ? cab(Math.abs(x - at((TRAIN.from + TRAIN.to) / 2)), y, line) : DARK;
    if (axis === 1) return [0.36, 0.37, 0.39];
    const share = (along - z - 1.6) / BAY;
    const door = Math.abs(share - Math.round(share)) * BAY;
    if (y > 2.62) return line;
    if (door < DOOR / 2) {
      const leaf = Math.abs(door - DOOR / 4);
      if (door < 0.02) return DARK;
      return y > 1.25 && y < 2.3 && leaf < 0.24 ? LIT : scaleColour(line, 0.85);
    }
    if (y > 1.25 && y < 2.3)
      return door > DOOR / 2 + 0.14 && door < BAY / 2 - 0.1 ? within(along, y) : STEEL;
    return y < 0.9 && y > 0.72 ? line : scaleColour(STEEL, 0.92 + 0.08 * Math.sin(y * 70));
  };
  return [
    pad(
      [Math.min(at(TRAIN.from), at(TRAIN.to)), 0.1, z],
      [Math.max(at(TRAIN.from), at(TRAIN.to)), TRAIN.high, end],
      body,
      0.28,
    ),
    ...(isFirst
      ? [0.45, -0.45].map((out) => headlamp(at((TRAIN.from + TRAIN.to) / 2 + out * 2), z))
      : []),
  ];
}

/** What is seen through a window: light, and heads and shoulders of those who sit there. */
function within(along: number, y: number): Colour {
  const place = Math.floor(along / 0.55);
  const off = along / 0.55 - place - 0.5;
  const isHead = Math.hypot(off * 0.55, (y - 1.62) * 0.8) < 0.11;
  const isBody = y < 1.5 && Math.abs(off) < 0.36;
  const isTaken = chance(place, 77) < 0.55;
  return isTaken && (isHead || isBody)
    ? scaleColour([0.3, 0.27, 0.28], 0.5 + chance(place, 3))
    : LIT;
}

/** The end of the first car: the driver's window, a lit sign above it, a door in the middle. */
function cab(out: number, y: number, line: Colour): Colour {
  if (y > 2.5 && y < 2.85 && out < 0.75)
    return out < 0.5 && y > 2.58 && y < 2.77 ? [1.2, 0.75, 0.2] : DARK;
  if (y > 1.35 && y < 2.4 && out < 1.15)
    return Math.abs(out - 0.4) < 0.04 ? STEEL : [0.1, 0.13, 0.16];
  if (y < 0.75) return scaleColour(line, 0.7);
  return y < 1.15 ? line : STEEL;
}

const headlamp = (x: number, z: number): Solid =>
  ball([x - 0.15, 0.82, z - 0.06], [x + 0.15, 1.12, z + 0.06], flat([1.3, 1.28, 1.15]), 1);

/** A pillar under tiles, a band of the line's colour around it. */
function pillar(x: number, z: number, high: number, line: Colour): Solid[] {
  const [plain, band] = [glazed(WHITE), glazed(line)];
  return [
    pad(
      [x - 0.3, 0, z - 0.3],
      [x + 0.3, high, z + 0.3],
      (px, y, pz, axis) => (y > BAND[0] && y < BAND[1] ? band : plain)(px, y, pz, axis),
      0.06,
    ),
    box([x - 0.33, 0, z - 0.33], [x + 0.33, 0.18, z + 0.33], flat([0.24, 0.25, 0.27])),
  ];
}

/** A bench of steel against the wall. */
const bench = (wall: number, inward: number, z: number): Solid[] => [
  ...[0, 0.62, 1.24].map((dz) =>
    slab(
      [wall + inward * 0.15, wall + inward * 0.6],
      [0.42, 0.47],
      [z + dz, z + dz + 0.54],
      flat(STEEL),
    ),
  ),
  ...[0, 0.62, 1.24].map((dz) =>
    slab(
      [wall + inward * 0.1, wall + inward * 0.16],
      [0.5, 0.92],
      [z + dz, z + dz + 0.54],
      flat(STEEL),
    ),
  ),
  slab(
    [wall + inward * 0.3, wall + inward * 0.42],
    [0, 0.42],
    [z + 0.8, z + 0.92],
    flat([0.3, 0.31, 0.33]),
  ),
];

/** A board that hangs from the ceiling: the line's disc, an arrow, what it says in bars. */
function hung(x: number, z: number, high: number, line: Colour): Solid[] {
  const [wide, low, top] = [1.15, high - 1.05, high - 0.5];
  const face: Material = (px, y, _z, axis) => {
    if (axis !== 2) return DARK;
    const [u, v] = [px - x + wide, (y - low) / (top - low)];
    if (Math.hypot(u - 0.32, (v - 0.5) * 0.55) < 0.2) return mixColour(line, [1, 1, 1], 0.08);
    const bar = Math.floor((u - 0.7) / 0.14);
    const isInk = u > 0.7 && u < 1.95 && v > 0.34 && v < 0.68 && (u - 0.7) / 0.14 - bar < 0.72;
    return isInk && chance(bar, 3) > 0.16 ? [0.95, 0.96, 0.95] : [0.06, 0.08, 0.11];
  };
  return [
    { ...box([x - wide, low, z], [x + wide, top, z + 0.12], face), glow: 0.35 },
    ...[-0.8, 0.8].map((dx) =>
      box([x + dx - 0.02, top, z + 0.04], [x + dx + 0.02, high, z + 0.08], flat([0.2, 0.21, 0.23])),
    ),
  ];
}

/** The name of the station on the wall across the track, in bars. */
const named =
  (line: Colour): Material =>
  (_x, y, z) => {
    const v = (y - 2.75) / 0.55;
    const bar = Math.floor((z - 5.4) / 0.26);
    const isInk = z > 5.4 && z < 8 && v > 0.3 && v < 0.7 && (z - 5.4) / 0.26 - bar < 0.7;
    return isInk && chance(bar, 9) > 0.14 ? [0.96, 0.96, 0.95] : scaleColour(line, 0.8);
  };
