import { pick } from '../../../../../kernels/random.ts';
import { scaleColour } from '../../../../arithmetic.ts';
import type { Colour } from '../../../../words/idea.ts';
import type { Furnished } from '../../furniture.ts';
import type { Material } from '../../solids/solid.ts';
import type { FittingWish } from '../fitting.ts';
import { around } from './around.ts';

const IRON: Colour = [0.13, 0.12, 0.12];
const EDGE: Colour = [0.3, 0.29, 0.28];
const BRASS: Colour = [0.8, 0.6, 0.26];
const OAK: Colour = [0.42, 0.27, 0.15];
const GLAZES: readonly Colour[] = [
  [0.2, 0.42, 0.3],
  [0.86, 0.84, 0.76],
  [0.52, 0.3, 0.16],
  [0.24, 0.36, 0.52],
];

/** How large a tile is, and how wide the joint about it, metres. */
const TILE = { side: 0.24, joint: 0.016 } as const;

/** Glazed tiles with a hollow in each: told by places beside the stove's foot. */
const glazed =
  (colour: Colour): Material =>
  (x, y, z, axis) => {
    const [u, v] = [axis === 0 ? z : x, axis === 1 ? z : y];
    const within = (at: number) => at / TILE.side - Math.floor(at / TILE.side);
    const [across, up] = [within(u + TILE.side / 2), within(v)];
    const rim = Math.min(across, up, 1 - across, 1 - up) * TILE.side;
    if (rim < TILE.joint) return scaleColour(colour, 0.5);
    const away = Math.hypot(across - 0.5, up - 0.5);
    if (away > 0.36) return colour;
    // The hollow's upper edge is in shadow, its lower one shines.
    return scaleColour(colour, 0.86 + 0.5 * (0.5 - up) * (away > 0.28 ? 2 : 1));
  };

const FIRE: Material = (x, y) => {
  const flame = 0.1 + 0.09 * Math.abs(Math.sin(x * 31 + 1));
  return y < flame * 0.5 ? [2, 1.4, 0.5] : y < flame ? [1.6, 0.55, 0.08] : [0.28, 0.08, 0.03];
};

/** A stove of glazed tiles as high as a man, a bench of wood before it, a fire behind its door of iron. */
export function tileStove({ at, colour, random }: FittingWish): Furnished {
  const { box, pad, look, place } = around(at);
  const glaze = glazed(colour ?? pick(random, GLAZES));
  const tile = look(glaze);
  const edge = scaleColour(colour ?? [0.6, 0.58, 0.5], 0.7);
  return {
    lamps: [place([0, 0.5, -0.7])],
    solids: [
      pad([-0.6, 0.6], [0, 0.96], [-0.36, 0.4], tile, 0.03),
      box([-0.63, 0.63], [0.94, 1], [-0.39, 0.42], edge),
      pad([-0.48, 0.48], [1, 1.84], [-0.22, 0.4], tile, 0.04),
      box([-0.52, 0.52], [1.82, 1.9], [-0.26, 0.42], edge),
      box([-0.38, 0.38], [1.9, 1.98], [-0.14, 0.4], edge),
      box([-0.19, 0.19], [0.5, 0.84], [-0.385, -0.35], IRON),
      box(
        [-0.14, 0.14],
        [0.55, 0.79],
        [-0.39, -0.37],
        look((x, y, z, axis) => FIRE(x, y - 0.55, z, axis)),
      ),
      box([0.15, 0.17], [0.64, 0.72], [-0.41, -0.38], BRASS),
      box([-0.78, 0.78], [0.38, 0.43], [-0.66, -0.34], OAK),
      ...[-0.7, 0.62].map((x) => box([x, x + 0.08], [0, 0.38], [-0.62, -0.54], OAK)),
    ],
  };
}

/** A stove of black iron on bowed feet, a fire behind its pane, a kettle on its plate, its pipe to the ceiling. */
export function ironStove({ at, colour, ceiling = 2.6 }: FittingWish): Furnished {
  const { box, pad, drum, ball, bone, look, place } = around(at);
  const body = colour ?? IRON;
  const top = ceiling - at[1];
  return {
    lamps: [place([0, 0.5, -0.6])],
    solids: [
      ...[-0.2, 0.2].flatMap((x) =>
        [-0.16, 0.16].map((z) => bone([x, 0.2, z], [x * 1.3, 0, z * 1.3], [0.03, 0.024], body)),
      ),
      pad([-0.29, 0.29], [0.18, 0.74], [-0.24, 0.24], body, 0.03),
      box([-0.33, 0.33], [0.73, 0.78], [-0.28, 0.28], EDGE),
      box([-0.2, 0.2], [0.3, 0.64], [-0.262, -0.23], EDGE),
      box(
        [-0.16, 0.16],
        [0.34, 0.6],
        [-0.268, -0.25],
        look((x, y, z, axis) => FIRE(x, y - 0.34, z, axis)),
      ),
      box([0.2, 0.225], [0.42, 0.54], [-0.285, -0.25], BRASS),
      drum([0, 0.1], [0.78, top], [0.07, 0.07], body),
      drum([0, 0.1], [0.78, 0.84], [0.1, 0.09], EDGE),
      // The kettle.
      ball([-0.17, 0.87, -0.1], [0.1, 0.09, 0.1], [0.26, 0.4, 0.56]),
      bone([-0.25, 0.86, -0.12], [-0.33, 0.95, -0.14], [0.022, 0.014], [0.26, 0.4, 0.56]),
      ball([-0.17, 0.965, -0.1], [0.022, 0.02, 0.022], IRON),
    ],
  };
}
