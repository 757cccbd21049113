import { scaleColour } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { type Furnished, type Furnishing, flat } from '../furniture.ts';
import { chance } from '../materials.ts';
import { spectators } from '../people/spectators.ts';
import { box, drum, type Material, pad, type Solid } from '../solids/solid.ts';

/** The ring: where it begins, its side, and how far its posts rise over it; metres. */
const NEAR = 3.6;
const SIDE = 5.6;
/** How high its floor is, metres. */
export const RAISED = 0.75;
const POST = 1.45;
const ROPES: readonly Colour[] = [
  [0.86, 0.12, 0.12],
  [0.95, 0.95, 0.95],
  [0.14, 0.3, 0.74],
];

/** The hall in the dark: on all sides rows of heads, here and there a light. */
const crowd = spectators(4.6, (y) => Math.max(0.1, 0.62 - 0.11 * y));

/** A dark hall full of people. */
export const ringSurfaces = () => ({
  walls: crowd,
  floor: flat([0.1, 0.1, 0.12]),
  ceiling: flat([0.025, 0.025, 0.035]),
});

/** A boxing ring: its canvas, posts with pads, ropes, a corner stool, lamps over it. */
export function boxingRing({ shell }: Furnishing): Furnished {
  const { left, right, high } = shell;
  const middle = (left + right) / 2;
  const [west, east, far] = [middle - SIDE / 2, middle + SIDE / 2, NEAR + SIDE];
  const corners = [
    [west, NEAR, 0],
    [east, NEAR, 1],
    [west, far, 1],
    [east, far, 2],
  ] as const;
  return {
    lamps: [-1.4, 1.4].flatMap((dx) =>
      [NEAR + 1.3, NEAR + 3.8].map((z) => [middle + dx, high - 1.2, z] as const),
    ),
    solids: [
      box([west - 0.5, 0, NEAR - 0.5], [east + 0.5, RAISED - 0.02, far + 0.5], (x, _y, _z, axis) =>
        axis === 2 && Math.abs(x - middle) < 1.5 && Math.floor((x - middle) / 0.3) % 2 === 0
          ? [0.8, 0.66, 0.2]
          : [0.1, 0.16, 0.34],
      ),
      box(
        [west - 0.5, RAISED - 0.02, NEAR - 0.5],
        [east + 0.5, RAISED, far + 0.5],
        canvasOf(middle),
      ),
      ...corners.flatMap(([x, z, n]) => post(x, z, ROPES[n] as Colour)),
      ...[0.5, 0.86, 1.22].flatMap((up, n) =>
        ropes([west, east, NEAR, far], RAISED + up, ROPES[n] as Colour),
      ),
      drum([east - 0.5, far - 0.5], [RAISED, RAISED + 0.5], [0.2, 0.22], flat(ROPES[2] as Colour)),
      ...gantry(middle, high),
    ],
  };
}

/** The canvas, pale blue with a round emblem in its middle. */
const canvasOf =
  (middle: number): Material =>
  (x, _y, z) => {
    const out = Math.hypot(x - middle, z - NEAR - SIDE / 2);
    if (Math.abs(out - 1.15) < 0.06 || Math.abs(out - 0.95) < 0.025) return [0.7, 0.12, 0.14];
    return scaleColour(
      [0.74, 0.84, 0.94],
      0.96 + 0.05 * chance(Math.floor(x * 3), Math.floor(z * 3)),
    );
  };

/** A corner's post with its pad. */
const post = (x: number, z: number, colour: Colour): Solid[] => [
  drum([x, z], [0, RAISED + POST], [0.06, 0.06], flat([0.3, 0.31, 0.34])),
  pad(
    [x - 0.13, RAISED + 0.36, z - 0.13],
    [x + 0.13, RAISED + POST - 0.06, z + 0.13],
    flat(colour),
    0.06,
  ),
];

/** A rope around the ring. */
const ropes = (
  [west, east, near, far]: readonly [number, number, number, number],
  y: number,
  colour: Colour,
): Solid[] => [
  box([west, y - 0.025, near - 0.025], [east, y + 0.025, near + 0.025], flat(colour)),
  box([west, y - 0.025, far - 0.025], [east, y + 0.025, far + 0.025], flat(colour)),
  box([west - 0.025, y - 0.025, near], [west + 0.025, y + 0.025, far], flat(colour)),
  box([east - 0.025, y - 0.025, near], [east + 0.025, y + 0.025, far], flat(colour)),
];

/** Lamps on a frame that hangs over the ring. */
const gantry = (middle: number, high: number): Solid[] => [
  ...[NEAR + 0.9, NEAR + SIDE - 0.9].map((z) =>
    box(
      [middle - 2.4, high - 0.9, z],
      [middle + 2.4, high - 0.82, z + 0.08],
      flat([0.2, 0.2, 0.22]),
    ),
  ),
  ...[-2, -1, 0, 1, 2].flatMap((n) =>
    [NEAR + 0.9, NEAR + SIDE - 0.9].map((z) =>
      drum(
        [middle + n, z + 0.04],
        [high - 1.12, high - 0.9],
        [0.17, 0.1],
        flat([1.4, 1.36, 1.25]),
        1,
      ),
    ),
  ),
];
