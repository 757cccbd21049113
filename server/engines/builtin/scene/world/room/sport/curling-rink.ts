import { mixColour, scaleColour } from '../../../arithmetic.ts';
import type { Noise } from '../../../noise.ts';
import type { Colour } from '../../../words/idea.ts';
import { type Furnished, type Furnishing, flat, slab } from '../furniture.ts';
import { athlete, type Stance } from '../people/athlete.ts';
import { attireOf } from '../people/posed.ts';
import { spectators } from '../people/spectators.ts';
import type { Surfaces } from '../room-kind.ts';
import { bone } from '../solids/bone.ts';
import { drum, type Material, type Point, pad, type Solid } from '../solids/solid.ts';

/** Half the hall's width, its height, how far off its end is, metres. */
export const CURLING_HALL = { half: 10.5, high: 6.4, back: 34 } as const;
/**
 * The sheets, metres: how wide each is, how far off the middle of the near house is, the radii of its
 * circles (World Curling's rules: 6, 4, 2 feet and half a foot), how far the hog line is behind it.
 */
const SHEET = { wide: 5, tee: 4.9, rings: [1.83, 1.22, 0.61, 0.15], hog: 6.4 } as const;

const ICE: Colour = [0.94, 1, 1.04];
const BLUE: Colour = [0.12, 0.36, 0.8];
const RED: Colour = [0.86, 0.14, 0.16];
const YELLOW: Colour = [0.98, 0.8, 0.12];
const WHITE: Colour = [0.97, 0.99, 1];

/** Who sweeps: bent over the broom, both hands on it. */
const SWEEPS: Stance = {
  hip: [-0.1, 0, 0.86],
  chest: [0.22, 0, 1.2],
  head: [0.44, 0, 1.38],
  legs: [
    [
      [0.12, 0.14, 0.48],
      [0.06, 0.16, 0.06],
    ],
    [
      [-0.2, -0.14, 0.44],
      [-0.44, -0.16, 0.06],
    ],
  ],
  arms: [
    [
      [0.42, 0.28, 0.98],
      [0.58, 0.08, 0.86],
    ],
    [
      [0.3, -0.3, 0.98],
      [0.4, -0.06, 1.06],
    ],
  ],
};

/** Who has let a stone go: low over the front knee, one leg far back, an arm ahead. */
const GLIDES: Stance = {
  hip: [-0.2, 0, 0.42],
  chest: [0.22, 0, 0.66],
  head: [0.42, 0, 0.86],
  legs: [
    [
      [0.32, 0.16, 0.46],
      [0.22, 0.18, 0.06],
    ],
    [
      [-0.66, -0.1, 0.2],
      [-1.16, -0.12, 0.08],
    ],
  ],
  arms: [
    [
      [0.34, 0.42, 0.42],
      [0.4, 0.56, 0.2],
    ],
    [
      [0.5, -0.16, 0.44],
      [0.78, -0.06, 0.3],
    ],
  ],
};

/** Ice of several sheets with houses at both ends, boards between them, people on the sides under a roof of steel. */
export function curlingSurfaces(noise: Noise, middle: number): Surfaces {
  const crowd = spectators(3.4, () => 0.8);
  return {
    floor: (x, _y, z) => {
      const sheet = Math.round((x - middle) / SHEET.wide);
      const u = x - middle - sheet * SHEET.wide;
      if (Math.abs(u) > SHEET.wide / 2 - 0.1) return [0.1, 0.24, 0.56];
      const ink = inkAt(u, z);
      const pebble = 0.95 + 0.08 * noise.fbm(x * 5, z * 5, 2);
      const ice = scaleColour(ICE, pebble);
      return ink === null ? ice : mixColour(ice, ink, 0.86);
    },
    walls: (x, y, z, axis) => {
      if (y < 0.9) return y > 0.8 ? RED : WHITE;
      return axis === 2 && y > 3.6 ? [0.16, 0.22, 0.34] : crowd(x, y, z, axis);
    },
    ceiling: (x, _y, z) =>
      Math.abs((x - middle) % 2.5) < 0.2 && z % 5 < 3.6
        ? [1.8, 1.85, 1.9]
        : z % 2.5 < 0.16
          ? [0.34, 0.37, 0.42]
          : [0.17, 0.19, 0.23],
  };
}

/** What is painted on a sheet: the circles of a house at either end, the lines. */
function inkAt(u: number, z: number): Colour | null {
  const far = SHEET.tee + 26;
  for (const tee of [SHEET.tee, far]) {
    const out = Math.hypot(u, z - tee);
    const [outer, inner, red, button] = SHEET.rings;
    if (out < button) return WHITE;
    if (out < red) return RED;
    if (out < inner) return WHITE;
    if (out < outer) return BLUE;
  }
  if (Math.abs(u) < 0.025) return [0.3, 0.36, 0.5];
  if (Math.abs(z - SHEET.tee) < 0.03 || Math.abs(z - far) < 0.03) return [0.3, 0.36, 0.5];
  return Math.abs(z - SHEET.tee - SHEET.hog) < 0.1 ? RED : null;
}

/** A curling hall: a house of blue, white and red circles before the eye, stones of granite with coloured handles in it, sweepers before the stone that comes, the one who let it go behind. */
export function curlingRink({ shell, side, isAttended, isFull }: Furnishing): Furnished {
  const middle = (shell.left + shell.right) / 2;
  const at = (out: number) => middle + side * out;
  const { tee } = SHEET;
  const lie: readonly (readonly [number, number, Colour])[] = [
    [0.3, tee - 0.2, RED],
    [-0.62, tee + 0.5, YELLOW],
    [1.06, tee - 0.95, YELLOW],
    [-1.25, tee - 0.6, RED],
    [0.85, tee + 0.95, RED],
    [-0.35, tee + 4, YELLOW],
  ];
  const others = [-1, 1].flatMap((sheet) =>
    [0, 1, 2].map((n): readonly [number, number, Colour] => [
      sheet * SHEET.wide + 0.7 * Math.sin(n * 2.4 + sheet),
      tee - 0.8 + n * 0.9,
      n % 2 === 0 ? RED : YELLOW,
    ]),
  );
  return {
    lamps: [4, 10, 17, 25].flatMap((z) =>
      [-5, 0, 5].map((dx): Point => [middle + dx, CURLING_HALL.high - 0.4, z]),
    ),
    solids: [
      ...[...lie, ...others].flatMap(([out, z, colour]) => stone(at(out), z, colour)),
      ...(isAttended || isFull
        ? [
            ...stone(at(0.1), tee + 1.75, RED),
            ...sweeper(at(-0.62), tee + 1.55, side > 0 ? 0 : Math.PI, 0),
            ...sweeper(at(0.86), tee + 1.75, side > 0 ? Math.PI : 0, 1),
            ...athlete([at(0.2), 0, tee + 5.2], -Math.PI / 2, GLIDES, kit(2)),
            ...skip(at(-2), tee - 0.5, side > 0 ? 0 : Math.PI),
          ]
        : []),
    ],
  };
}

/** A stone of granite with a coloured handle. */
function stone(x: number, z: number, colour: Colour): Solid[] {
  const granite: Material = (px, py, pz) => {
    const grain = 0.86 + 0.3 * Math.abs(Math.sin(px * 91 + pz * 57) * Math.sin(py * 77 + pz * 113));
    return scaleColour(py > 0.07 && py < 0.11 ? [0.66, 0.68, 0.72] : [0.46, 0.48, 0.53], grain);
  };
  const grip = flat(colour);
  return [
    drum([x, z], [0, 0.035], [0.12, 0.17], granite),
    drum([x, z], [0.035, 0.13], [0.17, 0.17], granite),
    drum([x, z], [0.13, 0.165], [0.17, 0.125], granite),
    drum([x, z], [0.16, 0.185], [0.12, 0.12], grip),
    bone([x - 0.06, 0.18, z], [x - 0.06, 0.25, z], [0.02, 0.02], grip),
    bone([x - 0.07, 0.255, z], [x + 0.1, 0.255, z], [0.024, 0.02], grip),
  ];
}

/** What a team wears. */
const kit = (number: number) => ({
  ...attireOf(2 * number + 5),
  trunk: RED,
  sleeves: RED,
  legs: [0.1, 0.11, 0.14] as Colour,
  hips: [0.1, 0.11, 0.14] as Colour,
  shoes: [0.08, 0.08, 0.09] as Colour,
});

/** Who sweeps the ice, the broom's head on it. */
function sweeper(x: number, z: number, turn: number, number: number): Solid[] {
  const to = Math.cos(turn) > 0 ? 1 : -1;
  const head: Point = [x + to * 0.72, 0.05, z - 0.32];
  return [
    ...athlete([x, 0, z], turn - to * 0.35, SWEEPS, kit(number)),
    bone([x + to * 0.3, 1.22, z + 0.04], head, [0.018, 0.018], flat([0.95, 0.86, 0.2])),
    pad(
      [head[0] - 0.13, 0.005, head[2] - 0.08],
      [head[0] + 0.13, 0.075, head[2] + 0.08],
      flat([0.1, 0.1, 0.12]),
      0.02,
    ),
  ];
}

/** The skip of the other team beside the house, who leans on a broom. */
function skip(x: number, z: number, turn: number): Solid[] {
  const to = Math.cos(turn) > 0 ? 1 : -1;
  const yellow: Colour = [0.92, 0.74, 0.1];
  return [
    ...athlete(
      [x, 0, z],
      turn,
      {
        hip: [0, 0, 0.96],
        chest: [0.06, 0, 1.38],
        head: [0.12, 0, 1.7],
        legs: [
          [
            [0.06, 0.12, 0.5],
            [0.02, 0.14, 0.06],
          ],
          [
            [0.02, -0.12, 0.5],
            [-0.06, -0.14, 0.06],
          ],
        ],
        arms: [
          [
            [0.16, 0.26, 1.1],
            [0.38, 0.08, 1.14],
          ],
          [
            [0.18, -0.26, 1.14],
            [0.4, -0.04, 1.26],
          ],
        ],
      },
      { ...kit(6), trunk: yellow, sleeves: yellow },
    ),
    bone([x + to * 0.4, 1.3, z], [x + to * 0.52, 0.05, z - 0.06], [0.018, 0.018], flat(WHITE)),
    slab([x + to * 0.42, x + to * 0.62], [0.005, 0.07], [z - 0.14, z + 0.02], flat(BLUE)),
  ];
}
