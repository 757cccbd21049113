import { scaleColour } from '../../../arithmetic.ts';
import type { Noise } from '../../../noise.ts';
import type { Colour } from '../../../words/idea.ts';
import { type Furnished, type Furnishing, flat, OAK, plant, slab } from '../furniture.ts';
import { chance, paint, tiles, wood } from '../materials.ts';
import type { Surfaces } from '../room-kind.ts';
import { box, drum, type Material, pad, type Solid } from '../solids/solid.ts';

const WHITE: Colour = [0.93, 0.94, 0.94];
const STEEL: Material = flat([0.66, 0.68, 0.7]);
/** A machine: its width, height and depth; metres. */
const MACHINE = { wide: 0.64, high: 0.88, deep: 0.64 } as const;
const SHIRTS: readonly Colour[] = [
  [0.3, 0.5, 0.72],
  [0.93, 0.92, 0.88],
  [0.84, 0.46, 0.38],
  [0.44, 0.6, 0.46],
  [0.9, 0.76, 0.4],
  [0.52, 0.44, 0.62],
];

/** Pale green walls, a floor of small white and grey tiles. */
export const homeLaundrySurfaces = (noise: Noise): Surfaces => ({
  walls: paint([0.78, 0.86, 0.82], noise),
  floor: tiles([0.9, 0.9, 0.88], [0.58, 0.64, 0.68], 0.3),
  ceiling: flat([0.94, 0.94, 0.92]),
});

/** A home's laundry room: a washing machine and a dryer under a counter with shelves above, a sink, shirts on a rail, an ironing board, a basket heaped with linen. */
export function homeLaundry(furnishing: Furnishing): Furnished {
  const { shell, side, noise } = furnishing;
  const { left, right, back, high } = shell;
  const middle = (left + right) / 2;
  const oak = wood(OAK, noise);
  const at = (out: number) => middle + side * out;
  const first = at(0.12) - MACHINE.wide / 2;
  const second = at(0.12 + MACHINE.wide + 0.05) - MACHINE.wide / 2;
  const front = back - MACHINE.deep;
  return {
    lamps: [
      [middle, high - 0.25, 1.8],
      [at(0.4), 2.2, back - 0.5],
    ],
    solids: [
      ...machine(first, front, 3, false),
      ...machine(second, front, 11, true),
      slab([at(-1.3), at(1.98)], [0.9, 0.95], [front - 0.04, back], oak),
      ...sink(at(-0.72), front, back),
      ...shelves(at, back, oak),
      ...rail(side > 0 ? left : right, side, back),
      ...ironingBoard(at(1.12), 1.95, side),
      ...basket(at(-0.34), 2.05),
      ...plant(furnishing, at(-1.15), 0.95, back - 0.2, 0.36),
      drum([middle, 1.8], [high - 0.09, high], [0.22, 0.2], flat([1.2, 1.16, 1.05]), 1),
    ],
  };
}

/** A machine with its round door, a panel of buttons, a drawer for soap. */
function machine(x: number, front: number, number: number, isDryer: boolean): Solid[] {
  const face: Material = (px, y, _z, axis) => {
    if (axis !== 2) return WHITE;
    const [u, v] = [px - x - MACHINE.wide / 2, y - 0.4];
    const out = Math.hypot(u, v);
    if (out < 0.165) return isDryer ? [0.13, 0.14, 0.17] : tumbling(u, v, number);
    if (out < 0.19) return [0.2, 0.21, 0.24];
    if (out < 0.245) return scaleColour([0.74, 0.76, 0.79], 0.8 + 0.4 * Math.abs(v / 0.25));
    if (y > 0.72 && y < 0.735) return [0.6, 0.62, 0.64];
    if (y > 0.74 && y < 0.86) {
      if (Math.hypot(u + 0.02, y - 0.8) < 0.04) return [0.5, 0.52, 0.55];
      if (u > 0.08 && u < 0.25 && y > 0.77 && y < 0.83) return [0.12, 0.3, 0.36];
      if (u < -0.12 && (u + 0.3) % 0.16 < 0.008) return [0.7, 0.72, 0.74];
    }
    return Math.abs(u) > MACHINE.wide / 2 - 0.008 ? [0.7, 0.72, 0.74] : WHITE;
  };
  return [box([x, 0.02, front], [x + MACHINE.wide, MACHINE.high, front + MACHINE.deep], face)];
}

/** Wet linen behind the glass, half full, with water's shine on it. */
function tumbling(u: number, v: number, number: number): Colour {
  if (v > 0.05 + 0.03 * Math.sin(u * 24)) return [0.17, 0.2, 0.25];
  const lump = Math.floor(u * 15 + 2 * Math.sin(v * 21)) * 7 + Math.floor(v * 13 + u * 5);
  const colour = SHIRTS[Math.floor(chance(lump, number) * SHIRTS.length)] as Colour;
  return scaleColour(colour, 0.55 + 0.35 * Math.abs(Math.sin(u * 40 + v * 26)));
}

/** A deep sink in a white cupboard, its tap. */
const sink = (x: number, front: number, back: number): Solid[] => [
  box([x - 0.36, 0.04, front + 0.02], [x + 0.36, 0.9, back], (px, y, _z, axis) =>
    axis === 2 && (Math.abs(px - x) < 0.006 || Math.abs(y - 0.8) < 0.006)
      ? [0.55, 0.58, 0.58]
      : [0.88, 0.9, 0.88],
  ),
  box([x - 0.27, 0.945, front + 0.1], [x + 0.27, 0.957, back - 0.14], flat([0.5, 0.54, 0.56])),
  drum([x, back - 0.1], [0.95, 1.28], [0.02, 0.018], STEEL),
  box([x - 0.018, 1.26, back - 0.3], [x + 0.018, 1.29, back - 0.08], STEEL),
];

/** Two shelves over the machines: bottles, boxes, towels in piles. */
function shelves(at: (out: number) => number, back: number, oak: Material): Solid[] {
  const bottle = (out: number, up: number, tall: number, colour: Colour, cap: Colour): Solid[] => [
    pad(
      [at(out) - 0.07, up, back - 0.22],
      [at(out) + 0.07, up + tall, back - 0.1],
      flat(colour),
      0.03,
    ),
    drum([at(out), back - 0.16], [up + tall, up + tall + 0.06], [0.035, 0.03], flat(cap)),
  ];
  const towels = (out: number, up: number, first: number): Solid[] =>
    [0, 1, 2, 3].map((n) =>
      pad(
        [at(out) - 0.19, up + n * 0.075, back - 0.3],
        [at(out) + 0.19, up + 0.073 + n * 0.075, back - 0.03],
        flat(SHIRTS[(first + n * 2) % SHIRTS.length] as Colour),
        0.03,
      ),
    );
  return [
    ...[1.42, 1.9].map((up) =>
      slab([at(-0.28), at(1.5)], [up, up + 0.035], [back - 0.32, back], oak),
    ),
    ...bottle(-0.12, 1.455, 0.24, [0.16, 0.42, 0.78], [0.95, 0.95, 0.95]),
    ...bottle(0.08, 1.455, 0.2, [0.94, 0.5, 0.12], [0.16, 0.42, 0.78]),
    ...bottle(0.28, 1.455, 0.26, [0.95, 0.95, 0.93], [0.2, 0.6, 0.4]),
    ...towels(0.72, 1.455, 0),
    box([at(1.22) - 0.15, 1.455, back - 0.28], [at(1.22) + 0.15, 1.7, back - 0.04], WICKER),
    box([at(0.02) - 0.17, 1.935, back - 0.28], [at(0.02) + 0.17, 2.16, back - 0.04], WICKER),
    ...towels(0.52, 1.935, 1),
    box(
      [at(1.02) - 0.14, 1.935, back - 0.24],
      [at(1.02) + 0.14, 2.26, back - 0.08],
      flat([0.88, 0.24, 0.3]),
    ),
  ];
}

const WICKER: Material = (x, y, z, axis) => {
  const along = axis === 0 ? z : x;
  const isGap = (Math.floor(along / 0.04) + Math.floor(y / 0.04)) % 2 === 0;
  return scaleColour([0.74, 0.58, 0.38], isGap ? 0.7 : 1);
};

/** Shirts on hangers along the wall of the light side. */
function rail(wall: number, side: number, back: number): Solid[] {
  const at = (out: number) => wall + side * out;
  return [
    slab([at(0.28), at(0.31)], [1.94, 1.97], [1.4, back - 0.75], STEEL),
    ...[1.55, 2.7].map((z) => slab([at(0), at(0.31)], [1.95, 1.97], [z, z + 0.02], STEEL)),
    ...SHIRTS.slice(0, 5).flatMap((colour, n) => {
      const z = 1.6 + n * 0.24;
      const cloth = flat(colour);
      return [
        slab([at(0.28), at(0.3)], [1.84, 1.94], [z + 0.02, z + 0.04], STEEL),
        pad(
          [Math.min(at(0.06), at(0.5)), 1.08, z],
          [Math.max(at(0.06), at(0.5)), 1.84, z + 0.07],
          cloth,
          0.035,
        ),
        ...[0.02, 0.5].map((out) =>
          pad(
            [Math.min(at(out), at(out + 0.09)), 1.36, z],
            [Math.max(at(out), at(out + 0.09)), 1.8, z + 0.06],
            cloth,
            0.03,
          ),
        ),
      ];
    }),
  ];
}

/** An ironing board with its iron, seen along its length. */
function ironingBoard(x: number, z: number, side: number): Solid[] {
  const cover: Material = (px, _y, pz) =>
    (Math.floor(px / 0.07) + Math.floor(pz / 0.07)) % 2 === 0
      ? [0.86, 0.9, 0.94]
      : [0.46, 0.62, 0.8];
  const legs = Array.from({ length: 9 }, (_, n) => {
    const [up, off] = [0.095 * n, 0.36 - 0.09 * n];
    return [off, -off].map((dz) =>
      box([x - 0.02, up, z + 0.5 + dz - 0.02], [x + 0.02, up + 0.1, z + 0.5 + dz + 0.02], STEEL),
    );
  }).flat();
  const [ix, iz] = [x - side * 0.02, z + 0.28];
  return [
    pad([x - 0.19, 0.86, z], [x + 0.19, 0.9, z + 1.1], cover, 0.02),
    ...legs,
    pad([ix - 0.055, 0.9, iz - 0.12], [ix + 0.055, 0.96, iz + 0.12], flat([0.2, 0.5, 0.7]), 0.03),
    box([ix - 0.018, 1, iz - 0.1], [ix + 0.018, 1.03, iz + 0.08], flat([0.16, 0.17, 0.2])),
    box([ix - 0.018, 0.95, iz - 0.1], [ix + 0.018, 1.01, iz - 0.06], flat([0.16, 0.17, 0.2])),
  ];
}

/** A basket of wicker heaped with linen, a sock beside it. */
const basket = (x: number, z: number): Solid[] => [
  drum([x, z], [0, 0.4], [0.24, 0.3], WICKER),
  ...Array.from({ length: 9 }, (_, n) => {
    const turn = n * 2.4;
    const [dx, dz] = [0.16 * Math.cos(turn), 0.15 * Math.sin(turn)];
    const up = n < 6 ? 0.36 : 0.43;
    const [wide, long] = n % 2 === 0 ? [0.17, 0.11] : [0.11, 0.16];
    return pad(
      [x + dx * (n < 6 ? 1 : 0.4) - wide, up, z + dz * (n < 6 ? 1 : 0.4) - long],
      [x + dx * (n < 6 ? 1 : 0.4) + wide, up + 0.11, z + dz * (n < 6 ? 1 : 0.4) + long],
      folded(SHIRTS[(n * 2 + 1) % SHIRTS.length] as Colour),
      0.05,
    );
  }),
  pad([x + 0.4, 0, z - 0.2], [x + 0.62, 0.04, z - 0.12], flat([0.9, 0.5, 0.3]), 0.02),
];

/** Cloth that lies in folds. */
const folded =
  (colour: Colour): Material =>
  (x, y, z) =>
    scaleColour(colour, 0.82 + 0.2 * Math.sin(x * 38 + z * 22 + 3 * Math.sin(y * 30)));
