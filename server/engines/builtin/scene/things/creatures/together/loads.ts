import { pick, type Random } from '../../../../kernels/random.ts';
import type { Colour, Load } from '../../../words/idea.ts';
import { stone } from '../../boulder.ts';
import { planks, rough } from '../../sculpt/looks.ts';
import { moved } from '../../sculpt/move.ts';
import { box, cut, ellipsoid, hull, type Look, limb } from '../../sculpt/solid.ts';
import { UNTURNED, type Vector } from '../../sculpt/vector.ts';
import { carModel } from '../../vehicles/road/car.ts';
import { type Burden, sack } from './burden.ts';
import { handcart, mineCart, trolley } from './carts.ts';
import { catchInNet } from './catch-in-net.ts';

const STONE: Colour = [0.6, 0.56, 0.5];
const OAK: Colour = [0.5, 0.35, 0.2];
const BARK: Colour = [0.36, 0.25, 0.16];
const HULL: Colour = [0.2, 0.42, 0.56];
const CARS: readonly Colour[] = [
  [0.72, 0.14, 0.1],
  [0.2, 0.42, 0.62],
  [0.86, 0.72, 0.3],
];

/** A hewn block on rollers. */
function block(random: Random): Burden {
  const look = rough(STONE, 1.6);
  const [half, high, wide] = [0.46, 0.36, 0.34];
  const face = (x: number, y: number, z: number, far: number) => {
    const length = Math.hypot(x, y, z);
    return [x / length, y / length, z / length, far * (0.94 + 0.08 * random.unit())];
  };
  const planes = [
    ...[-1, 1].flatMap((s) => [
      ...face(s, 0.06, 0, half),
      ...face(0.03, 0.02, s, wide),
      ...face(0.02, s, 0.03, high),
    ]),
    ...[-1, 1].flatMap((x) =>
      [-1, 1].flatMap((z) => [...face(x, 0, z, 0.49), ...face(x, 0.9, z * 0.8, 0.55)]),
    ),
  ];
  const log = planks(BARK, 0.03, 'lying');
  return {
    model: [
      hull(look, [0, 0.1 + high, 0], planes, [half, high, wide], UNTURNED, 0.02),
      ...[-0.36, -0.12, 0.12, 0.36, 0.62].map((x) =>
        limb(log, [x, 0.05, -0.5], [x, 0.05, 0.5], 0.05, 0.05),
      ),
    ],
    tied: [half - 0.02, 0.5, 0],
    wide: 0.2,
    grip: [-half - 0.01, 0.62, 0],
  };
}

/** A boulder that rolls. */
const boulder = (random: Random): Burden => ({
  model: [stone(random, rough(STONE, 1.6), [0, 0.46, 0], 0.52)],
  tied: [0.36, 0.5, 0],
  wide: 0.16,
  grip: [-0.4, 0.62, 0],
});

/** An open boat of planks on its keel. */
function skiff(): Burden {
  const paint: Look = {
    paint: (_x, y) => (y > 0.32 ? [0.93, 0.91, 0.85] : Math.sin(y * 150) > 0.94 ? BARK : HULL),
    gloss: 0.3,
  };
  const wood = planks(OAK, 0.05, 'lying');
  const [half, wide, rim] = [0.82, 0.31, 0.4];
  return {
    model: [
      ellipsoid(paint, [0, rim, 0], [half, 0.34, wide]),
      cut(box(wood, [0, rim + 0.4, 0], [1.2, 0.4, 1])),
      cut(ellipsoid(wood, [0, rim + 0.02, 0], [half - 0.05, 0.3, wide - 0.035])),
      ...[-0.34, 0.04, 0.42].map((x) =>
        box(wood, [x, rim - 0.05, 0], [0.06, 0.012, wide * Math.sqrt(1 - (x / half) ** 2) - 0.03]),
      ),
      ...Array.from({ length: 28 }, (_, n) => {
        const at = (k: number): Vector => [
          half * Math.cos((k / 28) * 2 * Math.PI),
          rim,
          wide * Math.sin((k / 28) * 2 * Math.PI),
        ];
        return limb(wood, at(n), at(n + 1), 0.018, 0.018);
      }),
      limb(wood, [half - 0.02, rim - 0.22, 0], [half + 0.03, rim + 0.07, 0], 0.025, 0.02),
      limb(wood, [-0.4, 0.05, 0], [0.5, 0.05, 0], 0.03, 0.03),
    ],
    tied: [half, rim - 0.04, 0],
    wide: 0.03,
    grip: [-half + 0.04, rim + 0.01, 0],
  };
}

/** A sledge of wood with sacks on it. */
function sledge(): Burden {
  const wood = planks(OAK, 0.05, 'lying');
  return {
    model: [
      ...[-1, 1].flatMap((side) => [
        limb(wood, [-0.34, 0.025, side * 0.16], [0.3, 0.025, side * 0.16], 0.02, 0.02),
        limb(wood, [0.3, 0.025, side * 0.16], [0.4, 0.11, side * 0.15], 0.02, 0.016),
        limb(wood, [0.4, 0.11, side * 0.15], [0.38, 0.2, side * 0.14], 0.016, 0.014),
        ...[-0.26, 0, 0.24].map((x) =>
          limb(wood, [x, 0.03, side * 0.16], [x, 0.15, side * 0.15], 0.014, 0.014),
        ),
      ]),
      ...[-0.1, 0, 0.1].map((z) => box(wood, [-0.02, 0.16, z], [0.34, 0.01, 0.042])),
      ...sack([-0.18, 0.17, -0.03], 0.25),
      ...sack([0.06, 0.17, 0.05], 0.22),
    ],
    tied: [0.39, 0.16, 0],
    wide: 0.13,
    grip: [-0.36, 0.42, 0],
  };
}

const BURDENS: Readonly<Record<Load, (random: Random) => Burden>> = {
  block,
  boulder,
  boat: skiff,
  sledge,
  handcart,
  minecart: mineCart,
  trolley,
  net: catchInNet,
  car: (random) => ({
    model: moved(carModel(pick(random, CARS)), { size: 1.12 }),
    tied: [1.08, 0.3, 0],
    wide: 0.2,
    grip: [-1.06, 0.56, 0],
  }),
};

/** What is pulled or pushed. */
export const burdenOf = (random: Random, load: Load): Burden => BURDENS[load](random);
