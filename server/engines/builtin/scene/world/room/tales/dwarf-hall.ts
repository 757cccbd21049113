import { mixColour, scaleColour } from '../../../arithmetic.ts';
import type { Noise } from '../../../noise.ts';
import type { Colour } from '../../../words/idea.ts';
import { type Furnished, type Furnishing, flat } from '../furniture.ts';
import { chance } from '../materials.ts';
import type { Surfaces } from '../room-kind.ts';
import { ball, box, drum, type Material, type Solid } from '../solids/solid.ts';

const ROCK: Colour = [0.4, 0.42, 0.44];
const CUT: Colour = [0.52, 0.53, 0.52];
const GOLD: Colour = [0.9, 0.62, 0.2];
const IRON: Colour = [0.16, 0.15, 0.15];
const EMBER: Colour = [2.4, 1.05, 0.24];
const FLAME: Colour = [2.6, 1.7, 0.6];

/** Half the hall's width, its height, where it ends; metres. */
export const DWARF_HALL_SHAPE = { half: 10, high: 15, back: 40 } as const;
/** From pillar to pillar, the first, how far aside they stand. */
const BAY = 6.2;
const FIRST = 6.4;
const ASIDE = 5.2;
/** How far ahead rings of fire hang. */
const HANGING = [12.6, 25] as const;
/** The carved gate at the end: half its width, its height. */
const GATE = { half: 1.6, high: 5.6 } as const;

/** Rock in large cut blocks, cracked and stained. */
const masonry =
  (colour: Colour, noise: Noise, size: number): Material =>
  (x, y, z, axis) => {
    const [along, up] = axis === 0 ? [z, y] : axis === 1 ? [x, z] : [x, y];
    const row = Math.floor(up / size);
    const u = along / (size * 1.8) + (row % 2) * 0.5;
    const isJoint = u - Math.floor(u) < 0.02 || up / size - row < 0.035;
    const tone =
      0.86 + 0.22 * chance(Math.floor(u), row) + 0.16 * noise.fbm(along * 1.6, up * 1.6, 4);
    return scaleColour(colour, isJoint ? tone * 0.6 : tone);
  };

/** Walls of cut rock with a band of golden angles, a floor that an inlay of gold leads along, a roof lost in the dark. */
export function dwarfHallSurfaces(noise: Noise, middle: number): Surfaces {
  const wall = masonry(ROCK, noise, 1.3);
  const slabs = masonry([0.34, 0.35, 0.37], noise, 1.1);
  return {
    walls: (x, y, z, axis) => {
      const along = axis === 2 ? x - middle : z;
      const isBand = y > 8.6 && y < 9.8;
      if (isBand && isKnot(along, y - 9.2, 1.2)) return GOLD;
      return scaleColour(wall(x, y, z, axis), y > 9 ? Math.max(0.3, 1 - (y - 9) * 0.12) : 1);
    },
    floor: (x, y, z, axis) => {
      const u = Math.abs(x - middle);
      const isLine = Math.abs(u - 2.1) < 0.07 || Math.abs(u - 1.8) < 0.03;
      const v = z - Math.floor(z / 3.1) * 3.1 - 1.55;
      const isSign =
        Math.abs(u + Math.abs(v) - 1.1) < 0.06 || Math.abs(u + Math.abs(v) - 0.8) < 0.03;
      return isLine || isSign ? GOLD : slabs(x, y, z, axis);
    },
    ceiling: (x, y, z, axis) => scaleColour(wall(x, y, z, axis), 0.9),
  };
}

/** Lines in the angles of dwarves, that repeat along a band: a zigzag between two edges. */
function isKnot(along: number, up: number, step: number): boolean {
  const u = Math.abs(along / step - Math.round(along / step)) * 2;
  const zigzag = Math.abs(up - (u - 0.5) * 0.7);
  return zigzag < 0.07 || Math.abs(zigzag - 0.22) < 0.035 || Math.abs(Math.abs(up) - 0.56) < 0.045;
}

/** A hall under a mountain: huge pillars cut from the rock along both sides, bowls of fire between them, colossi of dwarves beside a gate that glows. */
export function dwarfHall({ shell, noise }: Furnishing): Furnished {
  const { left, right, back, high } = shell;
  const middle = (left + right) / 2;
  const stone = masonry(CUT, noise, 0.9);
  const bays = Array.from({ length: 5 }, (_, n) => FIRST + n * BAY);
  const bowls = bays.slice(0, 5).map((z) => z + BAY / 2);
  const both = <T>(make: (x: number, to: number) => T[]): T[] =>
    [-1, 1].flatMap((to) => make(middle + to * ASIDE, -to));
  return {
    lamps: [
      ...[0, 1, 2, 3].flatMap((n) =>
        both((x, to) => [[x + to * 1.6, 2.6, bowls[n] as number] as const]),
      ),
      ...HANGING.map((z) => [middle, 8.4, z] as const),
      [middle, 3.6, back - 8],
    ],
    solids: [
      ...bays.flatMap((z) => both((x) => pillar(x, z, high, stone))),
      ...bays.flatMap((z) => rib(middle, z, high, stone)),
      ...bowls.flatMap((z) => both((x, to) => brazier(x + to * 1.3, z))),
      ...HANGING.flatMap((z) => hangingFire(middle, z, high)),
      ...gate(middle, back, stone),
      ...[-1, 1].flatMap((to) => colossus(middle + to * 3.2, back - 6, noise)),
    ],
  };
}

/** An iron ring of fires that hangs from the roof on a chain. */
function hangingFire(x: number, z: number, high: number): Solid[] {
  const iron = flat(IRON);
  return [
    drum([x, z], [8.2, high], [0.05, 0.05], iron),
    drum([x, z], [7.5, 7.72], [1.1, 1.2], iron),
    drum([x, z], [7.72, 8.3], [1, 0.1], iron),
    ...Array.from({ length: 10 }, (_, n) => {
      const [dx, dz] = [1.08 * Math.cos(n * 0.628), 1.08 * Math.sin(n * 0.628)];
      return ball(
        [x + dx - 0.13, 7.7, z + dz - 0.13],
        [x + dx + 0.13, 8.2, z + dz + 0.13],
        flat(FLAME),
        2,
      );
    }),
  ];
}

/** A pillar of many edges: steps below, runes of gold around it, a head that widens into the roof. */
function pillar(x: number, z: number, high: number, stone: Material): Solid[] {
  const part = (half: number, low: number, top: number, look: Material) =>
    box([x - half, low, z - half], [x + half, top, z + half], look);
  const runes: Material = (px, py, pz, axis) =>
    isKnot((axis === 0 ? pz - z : px - x) + 0.3, py - 3.5, 0.6)
      ? scaleColour(GOLD, 1.15)
      : stone(px, py, pz, axis);
  return [
    part(1.5, 0, 0.4, stone),
    part(1.25, 0.4, 0.85, stone),
    part(1.02, 0.85, 2.85, stone),
    part(1.1, 2.85, 4.15, runes),
    part(0.94, 4.15, 9.4, stone),
    part(1.08, 9.4, 9.7, flat(GOLD)),
    part(1.2, 9.7, 10.6, stone),
    part(1.5, 10.6, 11.5, stone),
    part(1.8, 11.5, 12.5, stone),
    part(1.5, 12.5, high, stone),
  ];
}

/** What bears the roof between two pillars: a beam in steps, as a pointed arch of straight edges. */
const rib = (middle: number, z: number, high: number, stone: Material): Solid[] =>
  [-1, 1].flatMap((to) =>
    [0, 1, 2, 3, 4, 5].map((n) => {
      const [a, b] = [
        middle + to * (ASIDE - 1.2 - 0.68 * n),
        middle + to * (ASIDE - 0.5 - 0.68 * n),
      ];
      const low = 11.2 + 0.5 * n;
      return box([Math.min(a, b), low, z - 0.6], [Math.max(a, b), high, z + 0.6], stone);
    }),
  );

/** An iron bowl of fire on a foot. */
function brazier(x: number, z: number): Solid[] {
  const iron = flat(IRON);
  const tongue = (dx: number, dz: number, wide: number, tall: number): Solid =>
    ball(
      [x + dx - wide, 1.2, z + dz - wide],
      [x + dx + wide, 1.3 + tall, z + dz + wide],
      (_x, y) => mixColour(FLAME, EMBER, Math.min(1, Math.max(0, (y - 1.5) / 0.6))),
      2,
    );
  return [
    drum([x, z], [0, 0.14], [0.46, 0.36], iron),
    drum([x, z], [0.14, 0.85], [0.16, 0.12], iron),
    drum([x, z], [0.85, 1.3], [0.2, 0.66], iron),
    drum([x, z], [1.3, 1.38], [0.7, 0.7], flat(GOLD)),
    drum([x, z], [1.36, 1.44], [0.6, 0.5], flat(EMBER), 2),
    tongue(0, 0, 0.26, 0.95),
    tongue(-0.26, 0.06, 0.2, 0.6),
    tongue(0.25, -0.06, 0.21, 0.66),
    tongue(0.04, -0.26, 0.19, 0.46),
  ];
}

/** A gate at the end up some steps: a frame of straight edges with gold in it, and the glow of forges behind. */
function gate(middle: number, back: number, stone: Material): Solid[] {
  const glow: Material = (x, y) => {
    const u = Math.abs(x - middle) / GATE.half;
    return mixColour(
      [2.3, 1.15, 0.35],
      [0.7, 0.22, 0.06],
      Math.min(1, 0.65 * u + y / (1.7 * GATE.high)),
    );
  };
  const frame = (out: number, deep: number, look: Material): Solid[] => {
    const [half, top] = [GATE.half + out, GATE.high + out];
    return [
      ...[-1, 1].map((to) => {
        const [a, b] = [middle + to * half, middle + to * (half - 0.5)];
        return box([Math.min(a, b), 0, back - deep], [Math.max(a, b), top, back], look);
      }),
      box([middle - half, top - 0.5, back - deep], [middle + half, top, back], look),
    ];
  };
  return [
    {
      ...box(
        [middle - GATE.half, 0.6, back - 0.1],
        [middle + GATE.half, GATE.high, back - 0.02],
        glow,
      ),
      glow: 1,
    },
    ...frame(0.5, 0.5, stone),
    ...frame(0.75, 0.4, flat(GOLD)),
    ...frame(1.25, 0.3, stone),
    ...[0, 1, 2].map((n) =>
      box(
        [middle - 3 + 0.25 * n, 0.2 * n, back - 2.6 + 0.6 * n],
        [middle + 3 - 0.25 * n, 0.2 * (n + 1), back],
        stone,
      ),
    ),
  ];
}

/** A colossus: a dwarf cut from the rock, with helm, a beard in plaits and both hands on the axe before him. */
function colossus(x: number, z: number, noise: Noise): Solid[] {
  const stone: Material = (px, py, pz) =>
    scaleColour(CUT, 1.12 + 0.24 * noise.fbm((px + pz) * 2, py * 2, 3));
  const gold = flat(GOLD);
  const part = (
    half: number,
    low: number,
    top: number,
    front: number,
    deep: number,
    look = stone,
  ) => box([x - half, low, z - front], [x + half, top, z - front + deep], look);
  return [
    part(1.55, 0, 0.9, 1.3, 2.6),
    ...[-0.62, 0.62].flatMap((dx) => [
      box([x + dx - 0.46, 0.9, z - 1], [x + dx + 0.46, 1.4, z + 0.5], stone),
      box([x + dx - 0.4, 1.4, z - 0.6], [x + dx + 0.4, 2.9, z + 0.5], stone),
    ]),
    part(1.15, 2.6, 3.6, 0.75, 1.4),
    part(1.2, 3.5, 3.8, 0.8, 1.5, gold),
    part(1.25, 3.8, 5.6, 0.75, 1.5),
    ...[-1, 1].flatMap((to) => [
      ball([x + to * 1.4 - 0.6, 4.7, z - 0.7], [x + to * 1.4 + 0.6, 5.95, z + 0.7], stone),
      box([x + to * 1.45 - 0.36, 3.7, z - 0.7], [x + to * 1.45 + 0.36, 5.2, z + 0.3], stone),
      box(
        [x + Math.min(to * 0.2, to * 1.6), 3.5, z - 1.15],
        [x + Math.max(to * 0.2, to * 1.6), 4.1, z - 0.5],
        stone,
      ),
    ]),
    // The beard, narrowing by plaits; the face; the helm with its nose-guard and wings.
    ...[0, 1, 2, 3].map((n) =>
      part(0.78 - 0.15 * n, 5.1 - 0.55 * n, 5.75 - 0.55 * n, 1.05 - 0.03 * n, 0.4),
    ),
    part(0.2, 3.5, 3.72, 1.05, 0.4, gold),
    part(0.66, 5.6, 6.7, 0.7, 1.2),
    ...[-0.3, 0.3].map((dx) =>
      box(
        [x + dx - 0.13, 6.2, z - 0.72],
        [x + dx + 0.13, 6.34, z - 0.68],
        flat([0.08, 0.07, 0.07]),
      ),
    ),
    ball([x - 0.2, 5.86, z - 1], [x + 0.2, 6.24, z - 0.6], stone),
    part(0.5, 5.72, 5.92, 1, 0.4),
    drum([x, z - 0.1], [6.45, 6.72], [0.86, 0.86], gold),
    drum([x, z - 0.1], [6.7, 7.6], [0.82, 0.3], stone),
    part(0.09, 6, 7.3, 0.98, 0.3, gold),
    // The axe before him: its shaft, both blades.
    box([x - 0.11, 0.9, z - 1.3], [x + 0.11, 4.6, z - 1.08], flat([0.3, 0.2, 0.12])),
    ...[-1, 1].flatMap((to) =>
      [0, 1, 2].map((n) => {
        const [a, b] = [x + to * (0.1 + 0.26 * n), x + to * (0.36 + 0.26 * n)];
        return box(
          [Math.min(a, b), 1.6 - 0.16 * n, z - 1.26],
          [Math.max(a, b), 2.2 + 0.16 * n, z - 1.12],
          flat([0.62, 0.64, 0.66]),
        );
      }),
    ),
  ];
}
