import { scaleColour } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { plain, planks, worn } from '../../sculpt/looks.ts';
import { moved } from '../../sculpt/move.ts';
import { portray } from '../../sculpt/portray.ts';
import { box, ellipsoid, type Look, limb, ring, type Solid } from '../../sculpt/solid.ts';
import { roll, type Vector, yaw } from '../../sculpt/vector.ts';
import type { Sprite } from '../../sprite.ts';
import type { Wish } from '../../wish.ts';

const WOOD: Colour = [0.5, 0.42, 0.32];
const TWINE: Colour = [0.16, 0.42, 0.4];
const FLOAT: Colour = [0.92, 0.42, 0.1];
const ROPE: Colour = [0.78, 0.68, 0.48];
const LATH: Colour = [0.6, 0.47, 0.3];

/** Meshes of a net that lies in folds: its threads cross, dark between. */
const meshes = (twine: Colour, size: number): Look => ({
  paint: (x, y, z) => {
    const [u, v] = [(x + 0.6 * z + 0.5 * y) / size, (x - 0.6 * z - 1.3 * y) / size];
    const near = Math.min(Math.abs(u - Math.round(u)), Math.abs(v - Math.round(v)));
    return scaleColour(twine, near < 0.16 ? 1.25 : 0.42);
  },
  bump: (x, y, z) => 0.03 * Math.sin(x * 9 + 3 * y) * Math.sin(z * 8 + y * 5),
});

/** Half the width of the rack, how high its pole is, how many meshes hang side by side and beneath each other. */
const RACK = { half: 1.7, high: 1.7, across: 26, down: 14 } as const;

/** Nets hung over a pole between two posts to dry, with their floats; more of them in a heap before it. */
export function fishingNets(wish: Wish): Sprite {
  const wood = planks(WOOD, 0.06);
  const colour = wish.colour ?? TWINE;
  const thread = plain(scaleColour(colour, 1.15));
  const { half, high, across, down } = RACK;
  const at = (column: number, row: number): Vector => {
    const share = column / across;
    const x = half * 0.94 * (2 * share - 1);
    const sag = 0.1 * Math.abs(Math.sin(share * Math.PI * 3));
    const long = 1.3 + 0.14 * Math.sin(share * 7.1);
    const y = high - sag - (long * row) / down;
    return [x + 0.02 * Math.sin(row * 1.7 + column), y, -0.06 - 0.05 * Math.sin(share * 19)];
  };
  const hung = Array.from({ length: across * down }, (_, n): Solid[] => {
    const [column, row] = [n % across, Math.floor(n / across)];
    // Every other one leans the other way, so that they close to lozenges.
    const [from, to] = (column + row) % 2 === 0 ? [0, 1] : [1, 0];
    return [limb(thread, at(column + from, row), at(column + to, row + 1), 0.0095, 0.0095)];
  }).flat();
  const floats = Array.from({ length: 7 }, (_, n): Solid => {
    const [x, y] = at((n * across) / 6, 0);
    return ellipsoid(worn(FLOAT, 0.1, { gloss: 0.3 }), [x, y + 0.03, -0.1], [0.11, 0.075, 0.075]);
  });
  const pile = meshes(scaleColour(colour, 0.9), 0.075);
  const heap: Solid[] = [
    ellipsoid(pile, [-0.5, 0.12, -0.62], [0.72, 0.26, 0.4], 0.1),
    ellipsoid(pile, [-0.12, 0.2, -0.58], [0.5, 0.28, 0.34], 0.14),
    ellipsoid(pile, [0.36, 0.08, -0.66], [0.48, 0.18, 0.32], 0.12),
    ...(
      [
        [-0.86, 0.3, -0.86],
        [-0.3, 0.42, -0.84],
        [0.2, 0.28, -0.94],
        [0.62, 0.16, -0.9],
      ] as const
    ).map((spot) => ellipsoid(worn(FLOAT, 0.1, { gloss: 0.3 }), spot, [0.12, 0.08, 0.08], 0)),
    ring(worn(ROPE, 0.2), [1.02, 0.06, -0.72], 0.24, 0.05),
    ring(worn(ROPE, 0.2), [1.0, 0.14, -0.7], 0.21, 0.05),
  ];
  const posts = [-half, half].flatMap((x): Solid[] => [
    limb(wood, [x, -0.05, 0.3], [x * 1.02, high + 0.22, -0.02], 0.05, 0.045),
    limb(wood, [x, -0.05, -0.3], [x * 0.98, high + 0.22, 0.04], 0.05, 0.045),
  ]);
  const model = [
    ...posts,
    limb(wood, [-half - 0.2, high + 0.06, 0], [half + 0.2, high + 0.04, 0], 0.05, 0.045),
    ...hung,
    ...floats,
    ...heap,
  ];
  return portray(wish, model, 0.2, 0.1, 3.4);
}

/** Half the width of a lobster pot's floor, half its length, and how many hoops it has. */
const POT = { half: 0.3, long: 0.46, hoops: 4 } as const;

/** A pot of laths over half-round hoops, netting within. */
function pot(colour: Colour): Solid[] {
  const lath = worn(colour, 0.2);
  const hoop = worn(scaleColour(colour, 0.7), 0.2);
  const { half, long, hoops } = POT;
  const rim = (share: number, x: number): Vector => {
    const angle = Math.PI * share;
    return [x, 0.06 + 1.16 * half * Math.sin(angle), -half * Math.cos(angle)];
  };
  const arcs = Array.from({ length: hoops }, (_, n) => -long + (2 * long * n) / (hoops - 1));
  return [
    ellipsoid(meshes([0.14, 0.3, 0.26], 0.05), [0, 0.08, 0], [long * 0.95, 0.28, half * 0.82]),
    box(lath, [0, 0.04, 0], [long, 0.03, half], undefined, 0.01),
    ...arcs.flatMap((x) =>
      Array.from({ length: 8 }, (_, k) =>
        limb(hoop, rim(k / 8, x), rim((k + 1) / 8, x), 0.026, 0.026),
      ),
    ),
    ...Array.from({ length: 8 }, (_, k) => {
      const [, y, z] = rim((k + 0.5) / 8, 0);
      return box(lath, [0, y, z], [long + 0.03, 0.014, 0.03], undefined, 0.008);
    }),
  ];
}

/** Three lobster pots, one on the others, with a coil of rope and a marker float. */
export function lobsterPots(wish: Wish): Sprite {
  const colour = wish.colour ?? LATH;
  const rope = worn(ROPE, 0.2);
  const model = [
    ...moved(pot(colour), { by: yaw(0.1), to: [-0.5, 0, 0] }),
    ...moved(pot(scaleColour(colour, 0.86)), { by: yaw(-0.14), to: [0.54, 0, 0.06] }),
    ...moved(pot(scaleColour(colour, 1.08)), { by: yaw(0.24), to: [0, 0.42, 0.02] }),
    ...[0, 1, 2].map((n) => ring(rope, [-0.3, 0.03 + 0.05 * n, -0.56], 0.17 - 0.02 * n, 0.028)),
    ellipsoid(
      worn(FLOAT, 0.1, { gloss: 0.4 }),
      [0.36, 0.12, -0.54],
      [0.2, 0.11, 0.11],
      0,
      roll(0.2),
    ),
    ellipsoid(plain([0.95, 0.94, 0.9]), [0.4, 0.125, -0.54], [0.07, 0.112, 0.112], 0, roll(0.2)),
    limb(rope, [0.14, 0.1, -0.56], [-0.14, 0.04, -0.6], 0.016, 0.016),
  ];
  return portray(wish, model, 0.4, 0.2, 3.4);
}
