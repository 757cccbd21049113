import { scaleColour } from '../../../arithmetic.ts';
import type { Noise } from '../../../noise.ts';
import type { Colour } from '../../../words/idea.ts';
import { type Furnished, type Furnishing, flat, slab } from '../furniture.ts';
import { paint, tiles } from '../materials.ts';
import type { Surfaces } from '../room-kind.ts';
import { ball, box, drum, type Material, roll, type Solid } from '../solids/solid.ts';

const CONCRETE: Colour = [0.62, 0.61, 0.58];
const RENDER: Colour = [0.84, 0.82, 0.76];
const WIRE: Material = flat([0.3, 0.48, 0.4]);
const STEEL: Material = flat([0.64, 0.66, 0.67]);
const DARK: Material = flat([0.2, 0.21, 0.22]);

/** The fence before the view: the height of its kerb and of itself, how far apart its posts and its wires are; metres. */
const FENCE = { kerb: 0.28, high: 2.05, apart: 1.9, mesh: 0.13, inset: 0.3 } as const;
/** The house over the stairs: from where to where it reaches toward the heavy side, where its front is, how high it is; metres. */
const HOUSE = { from: 1.35, to: 4.4, front: 4.55, high: 2.6 } as const;
/** The door in its front: its middle beyond the nearer corner, half its width and its height. */
const DOOR = { in: 0.75, half: 0.45, high: 2.02 } as const;

/** Slabs of concrete underfoot; a roof has no walls of its own. */
export const flatRoofSurfaces = (noise: Noise): Surfaces => {
  const unseen = flat(CONCRETE);
  const slabs = tiles(CONCRETE, scaleColour(CONCRETE, 0.9), 0.9);
  const stain = paint([1, 1, 1], noise);
  return {
    walls: unseen,
    floor: (x, y, z, axis) =>
      scaleColour(slabs(x, y, z, axis), 0.5 + 0.5 * (stain(x * 0.6, y, z * 0.6, axis)[0] ?? 1)),
    ceiling: unseen,
  };
};

/** The flat roof of a school, a hospital or a block: concrete behind a high fence of wire, the house over the stairs with its door, a water tank on it, what cools the rooms below. */
export function flatRoof({ shell, side, noise }: Furnishing): Furnished {
  const { left, right, back } = shell;
  const at = (out: number) => (left + right) / 2 + side * out;
  return {
    lamps: [[at(HOUSE.from + DOOR.in), DOOR.high + 0.35, HOUSE.front - 0.4]],
    solids: [
      ...fence(left, right, back - FENCE.inset),
      ...stairHouse(at, back, noise),
      ...waterTank(at(2.75), (HOUSE.front + back) / 2),
      ...[-2.35, -3.35].flatMap((out) => cooler(at(out), back - 1.05)),
      ...vent(at(-1.45), back - 0.85),
    ],
  };
}

/** Posts, rails and a mesh of wires on a kerb. */
function fence(left: number, right: number, z: number): Solid[] {
  const { kerb, high, apart, mesh } = FENCE;
  const [posts, wires] = [apart, mesh].map((step) =>
    Array.from({ length: Math.floor((right - left) / step) }, (_, n) => left + (n + 0.5) * step),
  ) as [number[], number[]];
  const rows = Array.from(
    { length: Math.floor((high - kerb) / mesh) },
    (_, n) => kerb + (n + 1) * mesh,
  );
  return [
    box([left, 0, z - 0.12], [right, kerb, z + 0.2], flat(scaleColour(CONCRETE, 0.92))),
    ...posts.map((x) => box([x - 0.03, kerb, z - 0.03], [x + 0.03, high + 0.04, z + 0.03], WIRE)),
    ...[kerb + 0.1, high].map((y) =>
      box([left, y - 0.025, z - 0.025], [right, y + 0.025, z + 0.025], WIRE),
    ),
    ...wires.map((x) => box([x - 0.006, kerb, z], [x + 0.006, high, z + 0.012], WIRE)),
    ...rows.map((y) => box([left, y - 0.006, z], [right, y + 0.006, z + 0.012], WIRE)),
  ];
}

/** A house of render with a door of steel that has a small pane, a lamp over it, a ledge around its top. */
function stairHouse(at: (out: number) => number, back: number, noise: Noise): Solid[] {
  const { from, to, front, high } = HOUSE;
  const door = at(from + DOOR.in);
  const render = paint(RENDER, noise);
  const leaf: Material = (x, y) => {
    const u = Math.abs(x - door) / DOOR.half;
    if (u > 0.9 || y > DOOR.high - 0.06) return [0.5, 0.52, 0.53];
    if (u < 0.4 && y > 1.25 && y < 1.75) return [0.34, 0.44, 0.5];
    return [0.36, 0.5, 0.6];
  };
  return [
    slab([at(from), at(to)], [0, high], [front, back - 0.55], render),
    slab(
      [at(from - 0.12), at(to)],
      [high, high + 0.14],
      [front - 0.18, back - 0.45],
      flat(scaleColour(CONCRETE, 0.95)),
    ),
    box([door - DOOR.half, 0, front - 0.03], [door + DOOR.half, DOOR.high, front], leaf),
    ball(
      [door - 0.34, 0.96, front - 0.09],
      [door - 0.26, 1.04, front - 0.02],
      flat([0.8, 0.8, 0.78]),
    ),
    {
      ...ball(
        [door - 0.14, DOOR.high + 0.14, front - 0.16],
        [door + 0.14, DOOR.high + 0.34, front],
        flat([0.98, 0.95, 0.86]),
      ),
      glow: 0.3,
    },
    // The ladder to the tank.
    ...[0, 0.36].map((out) =>
      slab(
        [at(from + 1.75 + out), at(from + 1.79 + out)],
        [0.5, high + 0.7],
        [front - 0.14, front - 0.1],
        STEEL,
      ),
    ),
    ...Array.from({ length: 8 }, (_, n) =>
      slab(
        [at(from + 1.77), at(from + 2.13)],
        [0.65 + 0.28 * n, 0.68 + 0.28 * n],
        [front - 0.135, front - 0.105],
        STEEL,
      ),
    ),
  ];
}

/** A round tank on legs on the house over the stairs. */
function waterTank(x: number, z: number): Solid[] {
  const foot = HOUSE.high + 0.14;
  const panel: Material = (_x, y) =>
    Math.abs((y - foot) / 0.42 - Math.round((y - foot) / 0.42)) < 0.06
      ? [0.68, 0.7, 0.72]
      : [0.88, 0.89, 0.88];
  return [
    ...[-0.5, 0.5].flatMap((dx) =>
      [-0.35, 0.35].map((dz) => drum([x + dx, z + dz], [foot, foot + 0.4], [0.05, 0.05], STEEL)),
    ),
    drum([x, z], [foot + 0.4, foot + 1.65], [0.8, 0.8], panel),
    drum([x, z], [foot + 1.65, foot + 1.9], [0.8, 0.25], flat([0.8, 0.82, 0.82])),
    drum([x - 0.62, z - 0.62], [HOUSE.high, foot + 0.9], [0.04, 0.04], STEEL),
  ];
}

/** A box with a fan behind bars, on feet. */
function cooler(x: number, z: number): Solid[] {
  const face: Material = (px, y, _z, axis) => {
    if (axis !== 2) return [0.8, 0.8, 0.77];
    const far = Math.hypot(px - x + 0.08, y - 0.5);
    if (far > 0.27) return [0.82, 0.82, 0.79];
    return Math.abs((far / 0.06) % 1) < 0.35 || far < 0.05 ? [0.6, 0.61, 0.6] : [0.14, 0.15, 0.16];
  };
  return [
    box([x - 0.42, 0.12, z - 0.17], [x + 0.42, 0.86, z + 0.17], face),
    ...[-0.3, 0.3].map((dx) =>
      box([x + dx - 0.04, 0, z - 0.15], [x + dx + 0.04, 0.12, z + 0.15], DARK),
    ),
    roll(0, [z + 0.1, 0.08], [x + 0.4, x + 1], [0.03, 0.03], STEEL),
  ];
}

/** A pipe that lets air out under a cap. */
const vent = (x: number, z: number): Solid[] => [
  drum([x, z], [0, 0.62], [0.09, 0.09], STEEL),
  drum([x, z], [0.62, 0.68], [0.2, 0.2], STEEL),
  drum([x, z], [0.68, 0.82], [0.2, 0.04], STEEL),
];
