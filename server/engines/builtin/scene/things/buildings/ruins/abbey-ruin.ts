import type { Colour } from '../../../words/idea.ts';
import { portray } from '../../sculpt/portray.ts';
import { box, cut, frustum, type Look, limb, ring, type Solid } from '../../sculpt/solid.ts';
import { pitch, roll, yaw } from '../../sculpt/vector.ts';
import type { Sprite } from '../../sprite.ts';
import { underOpenSky, type Wish } from '../../wish.ts';
import { gable } from '../parts.ts';
import { brokenWall, fallen, ivied, weatheredStone } from './broken-walls.ts';
import { archway, archwayAcross } from './openings.ts';

const STONE: Colour = [0.62, 0.58, 0.5];

/** How far the walls of the nave are from its middle, how long a bay is, and how high each is that still stands. */
const NAVE = { aside: 0.3, bay: 0.27, first: -0.34 } as const;
const BAYS = [0.86, 0.8, 0.72, 0.56] as const;
/** How thick its walls are, by half. */
const THICK = 0.045;

/** An abbey in ruins: a gable with its great window against the sky, arcades without a roof, stumps and fallen stones in the grass. */
export function abbeyRuin(wish: Wish): Sprite {
  const { random } = wish;
  const stone = wish.colour ?? STONE;
  const look = ivied(weatheredStone(stone, 0.026), 0.36);
  const model = [
    ...arcade(look, -NAVE.aside, 0),
    ...arcade(look, NAVE.aside, 2),
    ...westFront(look),
    ...brokenWall(random, look, {
      ...{ from: [-0.62, -0.3], to: [-0.62, 0.5], high: [0.24, 0.1], thick: 0.03 },
      ragged: 0.6,
    }),
    ...brokenWall(random, look, {
      ...{ from: [0.62, -0.1], to: [0.62, 0.62], high: [0.12, 0.3], thick: 0.03 },
      ragged: 0.6,
    }),
    ...fallen(random, stone, [0.4, -0.72], 0.3, 14),
    ...fallen(random, stone, [-0.5, -0.62], 0.2, 9),
    ...fallen(random, stone, [0, 0.1], 0.25, 8),
  ];
  return portray(underOpenSky(wish), model, 0.62, 0.07, 2.6);
}

/** The gable end of a tall church: a door, a window of three lights and a wheel, buttresses, of which one has lost its pinnacle. */
function westFront(look: Look): Solid[] {
  const z = -0.58;
  return [
    box(look, [0, 0.46, z], [0.38, 0.46, THICK]),
    // Turned so that its slopes fall to both sides.
    { ...gable(look, [0, 0.92, z], [THICK, 0.36], 0.42), axes: yaw(Math.PI / 2) },
    ...[-0.38, 0.38].flatMap((x, n) => [
      box(look, [x, 0.3, z - 0.03], [0.075, 0.3, 0.1]),
      box(look, [x, 0.5, z - 0.01], [0.062, 0.5 - 0.1 * n, 0.075]),
      ...(n === 0 ? [frustum(look, [x, 1, z - 0.01], 0.24, 0.06, 0.004)] : []),
    ]),
    cut(archway(look, [0, 0.4, z], 0.19, 0.32, 0.3)),
    cut(archway(look, [0, 0, z], 0.085, 0.16, 0.3)),
    cut(archway(look, [-0.25, 0.08, z], 0.035, 0.12, 0.3)),
    cut(archway(look, [0.25, 0.08, z], 0.035, 0.12, 0.3)),
    // The right of the gable has come down.
    cut(box(look, [0.3, 1.2, z], [0.16, 0.2, 0.3], roll(-0.75))),
    cut(box(look, [0.42, 1.02, z], [0.07, 0.22, 0.3], roll(-0.3))),
    cut(box(look, [0.02, 1.34, z], [0.03, 0.06, 0.3], roll(0.4))),
    ...[-0.066, 0.066].map((x) => limb(look, [x, 0.4, z], [x, 0.78, z], 0.011, 0.011)),
    ring(look, [0, 0.86, z], 0.082, 0.012, pitch(Math.PI / 2)),
    ...[-1, 1].flatMap((side) => [
      limb(look, [side * 0.066, 0.78, z], [side * 0.12, 0.86, z], 0.01, 0.01),
      limb(look, [side * 0.066, 0.78, z], [0, 0.79, z], 0.01, 0.01),
    ]),
    ...[0, 1, 2].map((n) => {
      const [c, s] = [Math.cos(n * 1.05), Math.sin(n * 1.05)];
      return limb(
        look,
        [-0.08 * c, 0.86 - 0.08 * s, z],
        [0.08 * c, 0.86 + 0.08 * s, z],
        0.007,
        0.007,
      );
    }),
  ];
}

/** One wall of the nave: pointed arches below, windows above, lower from bay to bay; `lost` of its bays have fallen. */
function arcade(look: Look, x: number, lost: number): Solid[] {
  const bays = BAYS.slice(0, BAYS.length - lost);
  const middle = (n: number) => NAVE.first + n * NAVE.bay;
  const end = middle(bays.length) - NAVE.bay / 2;
  return [
    ...bays.map((high, n) =>
      box(look, [x, high / 2, middle(n)], [THICK, high / 2, NAVE.bay / 2 + 0.002]),
    ),
    ...bays.flatMap((high, n) => [
      cut(archwayAcross(look, [x, 0, middle(n)], 0.095, 0.26, 0.2)),
      cut(archwayAcross(look, [x, 0.52, middle(n)], 0.055, Math.min(0.14, high - 0.5), 0.2)),
      cut(box(look, [x, high, middle(n) + 0.1], [0.2, 0.05, 0.06], pitch(0.5))),
    ]),
    // The last arch has broken off over the void.
    cut(box(look, [x, 0.62, end + 0.02], [0.2, 0.3, 0.1], pitch(0.35))),
    ...Array.from({ length: bays.length + 1 }, (_, n) =>
      frustum(look, [x, 0, middle(n) - NAVE.bay / 2], 0.3, 0.058, 0.05),
    ),
    ...Array.from({ length: lost }, (_, n) =>
      frustum(look, [x, 0, end + (n + 1) * NAVE.bay], 0.2 - 0.07 * n, 0.058, 0.054),
    ),
  ];
}
