import { scaleColour } from '../../../arithmetic.ts';
import type { Noise } from '../../../noise.ts';
import type { Colour } from '../../../words/idea.ts';
import { lettering } from '../furnishings/lettering.ts';
import { type Furnished, type Furnishing, flat, slab } from '../furniture.ts';
import { paint } from '../materials.ts';
import { attireOf, posed } from '../people/posed.ts';
import type { Surfaces } from '../room-kind.ts';
import { ball, box, drum, type Material, pad, roll, type Solid } from '../solids/solid.ts';

/** Half as wide as the hall, its height, how long it is; metres. */
export const KARTING_HALL = { half: 9, high: 5.6, back: 42 } as const;
/** Half the width of the track, how wide a kerb is, how far its bend goes aside; metres. */
const TRACK = { half: 3.1, kerb: 0.42, bend: 3.2 } as const;

const RED: Colour = [0.86, 0.1, 0.08];
const WHITE: Colour = [0.94, 0.94, 0.92];
const RUBBER: Material = flat([0.06, 0.06, 0.065]);
const STEEL: Material = flat([0.5, 0.52, 0.55]);
const KARTS: readonly Colour[] = [
  [0.9, 0.12, 0.1],
  [0.1, 0.36, 0.86],
  [0.98, 0.76, 0.06],
  [0.16, 0.64, 0.26],
];

/** Where the middle of the track is at a distance: it bends away toward the heavy side. */
const trackAt = (z: number, side: number): number =>
  side * TRACK.bend * (Math.max(0, z - 9) / 24) ** 2;

/** Dark walls with a band of chequers, a floor of asphalt between red and white kerbs, a ceiling of steel with rows of tubes. */
export function kartingSurfaces(noise: Noise, middle: number): Surfaces {
  const wall = paint([0.2, 0.22, 0.26], noise);
  return {
    walls: (x, y, z, axis) => {
      const along = axis === 0 ? z : x;
      if (y > 2.4 && y < 3.2)
        return (Math.floor(along / 0.4) + Math.floor(y / 0.4)) % 2 === 0
          ? WHITE
          : [0.06, 0.06, 0.07];
      return y > 3.2 && y < 3.34 ? RED : wall(x, y, z, axis);
    },
    floor: (x, _y, z) => {
      const grain = 0.9 + 0.16 * noise.fbm(x * 3, z * 3, 3);
      const skid = Math.abs(((x - middle) * 0.7 + Math.sin(z * 0.14)) % 1.3) < 0.12 ? 0.82 : 1;
      return scaleColour([0.3, 0.3, 0.32], grain * skid);
    },
    ceiling: (x, _y, z) => {
      const isTube = Math.abs(((x - middle) / 3) % 1) < 0.06 && z % 4 < 3;
      return isTube
        ? [1.7, 1.75, 1.8]
        : (z % 4) / 4 < 0.06
          ? [0.34, 0.36, 0.4]
          : [0.14, 0.15, 0.17];
    },
  };
}

/** A hall with a track for karts: red and white kerbs, barriers of tyres, karts with drivers in helmets that come toward the eye out of the bend, a gantry over the start. */
export function kartingHall({ shell, side }: Furnishing): Furnished {
  const middle = (shell.left + shell.right) / 2;
  const at = (out: number, z: number) => middle + trackAt(z, side) + out;
  const karts: readonly (readonly [number, number, number])[] = [
    [-side * 0.35, 3.7, 0],
    [side * 1.35, 7.4, 1],
    [-side * 1.1, 11, 2],
    [side * 0.3, 16.5, 3],
  ];
  const edges = [-1, 1].flatMap((to) =>
    Array.from({ length: 44 }, (_, n): Solid[] => {
      const z = 1.6 + n * 0.8;
      const x = at(to * TRACK.half, z);
      return [
        slab([x, x + to * TRACK.kerb], [0, 0.05], [z, z + 0.8], flat(n % 2 === 0 ? RED : WHITE)),
        ...tyres(x + to * (TRACK.kerb + 0.62), z + 0.4, n),
      ];
    }).flat(),
  );
  return {
    lamps: [3, 8, 14, 22].map((z) => [at(0, z), KARTING_HALL.high - 0.8, z] as const),
    solids: [
      ...edges,
      ...karts.flatMap(([out, z, n]) => kart(at(out, z), z, n)),
      ...gantry(at(0, 19), 19),
    ],
  };
}

/** A stack of three tyres, painted red or white in turn, a belt around it. */
const tyres = (x: number, z: number, n: number): Solid[] =>
  [0, 1, 2].map((level) =>
    drum(
      [x, z],
      [level * 0.2, level * 0.2 + 0.19],
      [0.36, 0.36],
      level === 1 ? flat(Math.floor(n / 3) % 2 === 0 ? RED : WHITE) : RUBBER,
    ),
  );

/** A kart that comes toward the eye: its wheels, its bumpers, who drives it in a suit and a helmet. */
function kart(x: number, z: number, n: number): Solid[] {
  const colour = KARTS[n % KARTS.length] as Colour;
  const body = flat(colour);
  const wheel = (dx: number, dz: number, radius: number, wide: number) => [
    roll(0, [z + dz, radius], [x + dx - wide, x + dx + wide], [radius, radius], RUBBER),
    roll(
      0,
      [z + dz, radius],
      [x + dx - wide - 0.01, x + dx + wide + 0.01],
      [radius * 0.45, radius * 0.45],
      STEEL,
    ),
  ];
  return [
    pad([x - 0.5, 0.08, z - 0.95], [x + 0.5, 0.26, z - 0.75], body, 0.08),
    box([x - 0.3, 0.07, z - 0.8], [x + 0.3, 0.12, z + 0.75], STEEL),
    ...[-1, 1].flatMap((to) => [
      pad(
        [Math.min(x + to * 0.44, x + to * 0.68), 0.08, z - 0.42],
        [Math.max(x + to * 0.44, x + to * 0.68), 0.28, z + 0.42],
        body,
        0.08,
      ),
      ...wheel(to * 0.52, -0.62, 0.15, 0.07),
      ...wheel(to * 0.56, 0.62, 0.18, 0.11),
    ]),
    pad([x - 0.2, 0.2, z - 0.72], [x + 0.2, 0.56, z - 0.6], flat(WHITE), 0.04),
    ...lettering(String(7 + n * 4), [x, 0.39, z - 0.735], 0.2, flat([0.06, 0.06, 0.08])),
    pad([x - 0.26, 0.12, z + 0.3], [x + 0.26, 0.66, z + 0.48], flat([0.1, 0.1, 0.11]), 0.06),
    drum([x, z - 0.34], [0.5, 0.53], [0.15, 0.15], flat([0.08, 0.08, 0.09])),
    box([x + 0.3, 0.12, z + 0.05], [x + 0.56, 0.4, z + 0.5], STEEL),
    ...posed(
      {
        at: [x, z + 0.16],
        turn: -Math.PI / 2,
        seat: 0.2,
        lean: -0.04,
        isLegless: true,
        hands: [
          [0.46, 0.14, 0.55],
          [0.46, -0.14, 0.55],
        ],
      },
      attireOf(n, { top: scaleColour(colour, 0.72), legs: [0.1, 0.1, 0.12] }),
    ),
    ...helmet(x, z + 0.14, colour),
    ...[-1, 1].map((to) =>
      ball(
        [x + to * 0.16 - 0.09, 0.2, z - 0.5],
        [x + to * 0.16 + 0.09, 0.4, z + 0.1],
        flat([0.12, 0.12, 0.14]),
      ),
    ),
  ];
}

/** A helmet over the head of who sits at a place, its dark visor toward the eye. */
const helmet = (x: number, z: number, colour: Colour): Solid[] => [
  ball([x - 0.17, 0.82, z - 0.2], [x + 0.17, 1.2, z + 0.16], (px, y, pz) =>
    pz < z - 0.03 && y > 0.96 && y < 1.08
      ? [0.05, 0.06, 0.08]
      : Math.abs(px - x) < 0.03 && y > 1.08
        ? WHITE
        : colour,
  ),
];

/** A gantry of steel over the track with the start's chequers. */
function gantry(x: number, z: number): Solid[] {
  const reach = TRACK.half + 0.3;
  const chequers: Material = (px, y) =>
    (Math.floor(px / 0.3) + Math.floor(y / 0.3)) % 2 === 0 ? WHITE : [0.05, 0.05, 0.06];
  return [
    ...[-1, 1].map((to) => drum([x + to * reach, z], [0, 3.7], [0.1, 0.1], STEEL)),
    box([x - reach, 2.9, z - 0.06], [x + reach, 3.7, z + 0.06], chequers),
    box([x - 1.7, 2.96, z - 0.1], [x + 1.7, 3.64, z - 0.06], flat(RED)),
    ...lettering('KARTING', [x, 3.3, z - 0.13], 0.42, flat(WHITE)),
  ];
}
