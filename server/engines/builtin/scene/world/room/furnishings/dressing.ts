import type { Colour } from '../../../words/idea.ts';
import { besideWall, type Furnishing, flat, lampShade, OAK, plant, rose } from '../furniture.ts';
import { books, canvas } from '../materials.ts';
import { ball, drum, type Material, type Solid } from '../solids/solid.ts';

const CORD = flat([0.1, 0.1, 0.1]);

/** A lamp under a wide shade of cloth, hung from the ceiling; `y` is where the shade's middle is. */
export const hungLamp = (
  [x, y, z]: readonly [number, number, number],
  ceiling: number,
  wide: number,
  colour?: Colour,
): Solid[] => [
  drum([x, z], [y, ceiling], [0.008, 0.008], CORD),
  rose(x, z, ceiling, CORD),
  lampShade([x, y, z], wide, wide * 0.95, colour),
];

/** Three small paintings in a row on the wall of the heavy side, from a distance on; their middle so high. */
export function picturesInRow(furnishing: Furnishing, from: number, y: number): Solid[] {
  const { part } = besideWall(furnishing);
  return [0, 1, 2].map((n) => {
    const [near, far] = [from + 0.82 * n, from + 0.82 * n + 0.6];
    const half = n === 1 ? 0.4 : 0.3;
    const picture = canvas([near, far, y - half, y + half], furnishing.noise);
    // It hangs along z: what is painted on it lies along that.
    return part(0.005, 0.035, [y - half, y + half], [near, far], (x, up, z, axis) =>
      picture(z, up, x, axis),
    );
  });
}

/** A low shelf of books on the wall opposite the heavy side between two distances, with a plant, a vase and a bowl on it. */
export function lowShelf(furnishing: Furnishing, near: number, far: number): Solid[] {
  const { shell, side } = furnishing;
  const { part } = besideWall({ ...furnishing, side: -side });
  const x = (side > 0 ? shell.left : shell.right) + side * 0.18;
  return [
    part(0, 0.34, [0, 0.78], [near, far], books(0.36, OAK)),
    part(0, 0.36, [0.78, 0.81], [near - 0.02, far + 0.02], flat(OAK)),
    ...plant(furnishing, x, 0.81, far - 0.25, 0.42),
    ...vase(x, 0.81, near + 0.3, [0.3, 0.42, 0.5]),
    drum([x, near + 0.75], [0.81, 0.9], [0.07, 0.14], flat([0.8, 0.66, 0.46])),
  ];
}

/** A vase with a narrow neck. */
function vase(x: number, y: number, z: number, colour: Colour): Solid[] {
  const glaze = flat(colour);
  return [
    ball([x - 0.085, y - 0.02, z - 0.085], [x + 0.085, y + 0.2, z + 0.085], glaze),
    drum([x, z], [y + 0.16, y + 0.27], [0.032, 0.048], glaze),
  ];
}

/** A cup on its saucer. */
export const cup = (x: number, y: number, z: number, colour: Colour): Solid[] => [
  drum([x, z], [y, y + 0.012], [0.05, 0.075], flat(colour)),
  drum([x, z], [y + 0.012, y + 0.085], [0.03, 0.046], flat(colour)),
];

/** How high a skirting board is, metres. */
const SKIRTING = 0.1;

/** A wall with a painted board along its foot and a narrow one below the ceiling, `high` above the floor. */
export const panelled =
  (wall: Material, high: number): Material =>
  (x, y, z, axis) => {
    if (y < SKIRTING) return y > SKIRTING - 0.015 ? [0.66, 0.64, 0.6] : [0.88, 0.86, 0.82];
    if (y > high - 0.07) return y < high - 0.055 ? [0.62, 0.6, 0.57] : [0.88, 0.87, 0.84];
    return wall(x, y, z, axis);
  };
