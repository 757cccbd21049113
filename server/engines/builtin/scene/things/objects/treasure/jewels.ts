import { mixColour, scaleColour } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { plain } from '../../sculpt/looks.ts';
import { moved } from '../../sculpt/move.ts';
import { portray } from '../../sculpt/portray.ts';
import {
  ball,
  box,
  ellipsoid,
  hull,
  type Look,
  limb,
  ring,
  type Solid,
} from '../../sculpt/solid.ts';
import { pitch, roll, type Vector, yaw } from '../../sculpt/vector.ts';
import type { Sprite } from '../../sprite.ts';
import type { Wish } from '../../wish.ts';

const CLEAR: Colour = [0.72, 0.86, 0.97];
const GOLD: Colour = [0.95, 0.7, 0.22];
const RED: Colour = [0.78, 0.05, 0.08];
const VELVET: Colour = [0.2, 0.05, 0.1];

/** How many sides the girdle of a stone has. */
const SIDES = 8;
/** How high the table of a cut stone and its point are over and under its girdle, in half its width. */
const CUT = { table: 0.34, point: -0.86 } as const;

/** Light that a stone throws back: another of its faces flashes at every turn. */
function sparkling(colour: Colour, size: number, [cx, cy, cz]: Vector): Look {
  return {
    paint: (x, y, z, [nx, ny, nz]) => {
      const [u, v, w] = [(x - cx) / size, (y - cy) / size, (z - cz) / size];
      const inner = Math.sin(9 * u + 5 * nx) * Math.sin(8 * v + 4 * ny) * Math.sin(9 * w + 6 * nz);
      const facet = 0.5 + 0.5 * Math.sin(nx * 7.3 + ny * 5.1 + nz * 6.7);
      const lit = mixColour(scaleColour(colour, 0.3), mixColour(colour, [1, 1, 1], 0.7), facet);
      return mixColour(
        lit,
        inner > 0.16 ? [1, 1, 1] : scaleColour(colour, 0.5),
        Math.min(0.8, 2.4 * Math.abs(inner)),
      );
    },
    glow: (_x, _y, _z, [nx, ny, nz]) =>
      0.3 * (0.5 + 0.5 * Math.sin(nx * 11 + ny * 7 + nz * 9)) ** 3,
    gloss: 1,
  };
}

/** A stone of a brilliant's cut, half as wide as `size` says, its girdle's middle at a place. */
function brilliant(colour: Colour, size: number, at: Vector): Solid {
  const planes: number[] = [0, 1, 0, CUT.table * size];
  const face = (angle: number, tilt: number, out: number): void => {
    planes.push(
      Math.cos(angle) * Math.cos(tilt),
      Math.sin(tilt),
      Math.sin(angle) * Math.cos(tilt),
      out * size,
    );
  };
  for (let n = 0; n < SIDES; n++) {
    const angle = (n / SIDES) * 2 * Math.PI;
    const half = angle + Math.PI / SIDES;
    // The crown's slanting faces, kites and stars between them, then those of the pavilion.
    face(angle, 0.62, 0.8);
    face(half, 0.78, 0.72);
    face(half, 0.4, 0.93);
    face(angle, -0.72, 0.64);
    face(half, -0.8, 0.615);
  }
  const half: Vector = [size, size, size];
  return hull(sparkling(colour, size, at), at, planes, half);
}

/** A cut diamond that stands on its point in a ring of velvet. */
export function diamond(wish: Wish): Sprite {
  const velvet = plain(VELVET);
  const stone = moved([brilliant(wish.colour ?? CLEAR, 0.6, [0, 0, 0])], {
    by: pitch(-0.22),
    to: [0, 0.66, 0],
  });
  const model = [
    ...stone,
    ellipsoid(velvet, [0, 0.07, 0], [0.62, 0.1, 0.5]),
    ring(velvet, [0, 0.13, 0], 0.2, 0.07),
  ];
  return portray(wish, model, 0.3, 0.2, 3);
}

/** A ring of gold with a stone in its claws, upright in its box. */
export function jewelRing(wish: Wish): Sprite {
  const isStone =
    wish.colour !== null &&
    !(wish.colour[0] > 0.6 && wish.colour[2] < 0.5 * wish.colour[0] && wish.colour[1] > 0.4);
  const gold = plain(GOLD, { gloss: 0.95 });
  const velvet = plain([0.5, 0.04, 0.1]);
  const lacquer = plain([0.34, 0.02, 0.07], { gloss: 0.5 });
  const claw = (n: number): Solid => {
    const [c, s] = [Math.cos(n * 1.571 + 0.785), Math.sin(n * 1.571 + 0.785)];
    return limb(gold, [0.06 * c, 1.1, 0.06 * s], [0.175 * c, 1.33, 0.175 * s], 0.03, 0.024);
  };
  const band = [
    ring(gold, [0, 0.66, 0], 0.42, 0.062, pitch(Math.PI / 2)),
    ring(gold, [0, 0.66, -0.02], 0.42, 0.05, pitch(Math.PI / 2)),
    ...[0, 1, 2, 3].map(claw),
    brilliant(isStone ? (wish.colour ?? CLEAR) : CLEAR, 0.22, [0, 1.32, 0]),
  ];
  const lid = moved(
    [
      box(lacquer, [0, 0.36, 0], [0.66, 0.36, 0.09], undefined, 0.05),
      box(velvet, [0, 0.36, -0.08], [0.56, 0.28, 0.03], undefined, 0.02),
    ],
    {
      by: pitch(-0.3),
      to: [0, 0.3, 0.56],
    },
  );
  const model = [
    box(lacquer, [0, 0.17, 0], [0.66, 0.17, 0.54], undefined, 0.05),
    box(velvet, [0, 0.33, 0], [0.58, 0.03, 0.46], undefined, 0.02),
    ellipsoid(velvet, [0, 0.33, -0.12], [0.54, 0.09, 0.14]),
    ellipsoid(velvet, [0, 0.33, 0.12], [0.54, 0.09, 0.14]),
    ...lid,
    ...moved(band, { by: yaw(0.4), to: [0, 0.0, 0] }),
  ];
  return portray(wish, model, 0.3, 0.24, 3);
}

/** A heart, round and glossy, on a small stand. */
export function heart(wish: Wish): Sprite {
  const skin = plain(wish.colour ?? RED, { gloss: 0.75 });
  const gold = plain(GOLD, { gloss: 0.8 });
  const lobe = (side: number): Solid[] => [
    limb(skin, [side * 0.27, 0.92, 0], [side * 0.02, 0.34, 0], 0.32, 0.08, 0.05),
    ball(skin, [side * 0.28, 0.94, 0], 0.33, 0.05),
    limb(skin, [side * 0.14, 0.74, 0], [0, 0.42, 0], 0.3, 0.14, 0.08),
  ];
  const model = [
    ...moved([...lobe(-1), ...lobe(1)], { by: roll(0.06) }),
    limb(gold, [0, 0.02, 0], [0, 0.3, 0], 0.045, 0.04),
    ellipsoid(gold, [0, 0.03, 0], [0.28, 0.045, 0.28]),
  ];
  return portray(wish, model, 0.2, 0.1, 3);
}
