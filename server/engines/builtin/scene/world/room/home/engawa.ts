import { scaleColour } from '../../../arithmetic.ts';
import type { Noise } from '../../../noise.ts';
import type { Colour } from '../../../words/idea.ts';
import { cup } from '../furnishings/dressing.ts';
import { type Furnished, type Furnishing, flat, slab } from '../furniture.ts';
import { boards, wood } from '../materials.ts';
import type { Surfaces } from '../room-kind.ts';
import { ball, box, drum, type Material, pad, type Solid } from '../solids/solid.ts';
import { CEDAR, mats, shoji } from './tatami-room.ts';

/** How high its ceiling is, and its paper screens under their lintel; metres. */
export const ENGAWA_HIGH = 2.3;
const LINTEL = 1.95;
/** Where the mats of the room end and the boards begin, from the eye; metres. */
const SILL = 1.35;
/** How far from the eye's middle the screens on the heavy side are, and the posts that carry the eaves; metres. */
const SCREENS = 1.7;
const POSTS = [-5.2, -2.15, 1.62, 4.8] as const;
/** How far down a blind of bamboo hangs from the eaves, and from where to where. */
const BLIND = { low: 1.62, from: -5.2, to: -2.2 } as const;
const POLISHED: Colour = [0.44, 0.27, 0.14];
const BAMBOO: Colour = [0.66, 0.58, 0.34];

/** Mats of straw in the room, before it boards that run along the house; a ceiling of rafters. */
export function engawaSurfaces(noise: Noise): Surfaces {
  const laid = boards(POLISHED, noise);
  return {
    walls: flat(CEDAR),
    floor: (x, y, z, axis) =>
      z < SILL - 0.06
        ? mats(x, y, z, axis)
        : z < SILL
          ? scaleColour(CEDAR, 0.75)
          : laid(z, y, x, axis),
    ceiling: (x, _y, z) => {
      const isRafter = Math.abs(x / 0.5 - Math.round(x / 0.5)) < 0.11;
      return scaleColour(CEDAR, (isRafter ? 1.1 : 0.62) * (1 + 0.12 * noise.at(x * 30, z * 2)));
    },
  };
}

/** The veranda of a Japanese house: screens of paper, posts of cedar under the eaves, a blind of bamboo, cushions with tea at its edge, a bell of glass in the wind. */
export function engawa({ shell, side, noise, taken = [] }: Furnishing): Furnished {
  const { left, right, back, high } = shell;
  const at = (out: number) => side * out;
  const cedar = wood(CEDAR, noise);
  const edge = back - 0.12;
  const tea = [at(-0.32), back - 0.72] as const;
  return {
    lamps: [[at(1), 1.7, 0.9]],
    solids: [
      ...POSTS.map((out) =>
        box([at(out) - 0.065, 0, edge - 0.13], [at(out) + 0.065, high, edge], cedar),
      ),
      box([left, LINTEL, edge - 0.1], [right, LINTEL + 0.14, edge - 0.03], cedar),
      box([left, -0.06, edge - 0.06], [right, 0.012, edge + 0.1], wood([0.3, 0.18, 0.1], noise)),
      slab([at(SCREENS), at(SCREENS + 4)], [0, LINTEL], [SILL, SILL + 0.04], (x, y) =>
        shoji(Math.abs(x), y, 0.92),
      ),
      slab([at(SCREENS), at(SCREENS + 0.05)], [0, LINTEL], [SILL, back - 0.3], (_x, y, z) =>
        shoji(z, y, 0.92),
      ),
      slab([at(SCREENS), at(SCREENS + 4)], [LINTEL, high], [SILL, back - 0.3], cedar),
      ...blind(at),
      ...(taken.includes('table') ? [] : teaTray(...tea, noise)),
      cushion(at(-1.12), back - 0.78, [0.2, 0.26, 0.48]),
      cushion(at(0.5), back - 0.78, [0.52, 0.14, 0.16]),
      ...bell(at(-1.45), high, edge - 0.3),
    ],
  };

  /** Slats of bamboo that hang from the eaves. */
  function blind(across: (out: number) => number): Solid[] {
    const slats: Material = (x, y) =>
      scaleColour(BAMBOO, (y / 0.028) % 1 < 0.25 ? 0.5 : Math.abs((x / 0.7) % 1) < 0.04 ? 0.7 : 1);
    return [
      slab(
        [across(BLIND.from), across(BLIND.to)],
        [BLIND.low, high],
        [edge - 0.2, edge - 0.18],
        slats,
      ),
    ];
  }
}

const cushion = (x: number, z: number, colour: Colour): Solid =>
  pad([x - 0.31, 0.005, z - 0.31], [x + 0.31, 0.11, z + 0.31], flat(colour), 0.055);

/** A tray with a pot of tea and two cups. */
function teaTray(x: number, z: number, noise: Noise): Solid[] {
  const lacquer = wood([0.26, 0.1, 0.06], noise);
  const glaze = flat([0.22, 0.3, 0.26]);
  return [
    box([x - 0.27, 0.01, z - 0.19], [x + 0.27, 0.045, z + 0.19], lacquer),
    ball([x - 0.1, 0.04, z - 0.06], [x + 0.08, 0.19, z + 0.12], glaze),
    box([x + 0.06, 0.1, z + 0.02], [x + 0.15, 0.125, z + 0.045], glaze),
    ...cup(x - 0.18, 0.045, z - 0.09, [0.82, 0.78, 0.68]),
    ...cup(x + 0.17, 0.045, z - 0.08, [0.82, 0.78, 0.68]),
  ];
}

/** A small bell of glass on a cord, with its slip of paper. */
const bell = (x: number, high: number, z: number): Solid[] => [
  drum([x, z], [high - 0.22, high], [0.004, 0.004], flat([0.3, 0.3, 0.3])),
  ball([x - 0.05, high - 0.31, z - 0.05], [x + 0.05, high - 0.21, z + 0.05], flat([0.6, 0.8, 0.9])),
  drum([x, z], [high - 0.42, high - 0.28], [0.003, 0.003], flat([0.3, 0.3, 0.3])),
  box(
    [x - 0.03, high - 0.62, z - 0.003],
    [x + 0.03, high - 0.42, z + 0.003],
    flat([0.9, 0.3, 0.26]),
  ),
];
