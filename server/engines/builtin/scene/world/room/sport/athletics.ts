import { scaleColour } from '../../../arithmetic.ts';
import type { Noise } from '../../../noise.ts';
import type { Colour } from '../../../words/idea.ts';
import { type Furnished, type Furnishing, flat, slab } from '../furniture.ts';
import { athlete, type Stance } from '../people/athlete.ts';
import { namedLook } from '../people/named-looks.ts';
import { attireOf, inShorts } from '../people/posed.ts';
import { spectators } from '../people/spectators.ts';
import type { Surfaces } from '../room-kind.ts';
import { bone } from '../solids/bone.ts';
import { box, drum, type Material, type Point, pad, type Solid } from '../solids/solid.ts';

/** How far off the end of the ground is, metres. */
export const ATHLETICS_BACK = 62;
/** The track, metres: how wide a lane is (1.22 m by World Athletics), how many there are, how far aside of the middle their middle is; and how far off and how high the bar of the pole vault is, how wide apart its posts. */
const LANE = { wide: 1.22, many: 6 } as const;
/** The mats on which one lands, the lower and the upper. */
const MATS: readonly Colour[] = [
  [0.08, 0.26, 0.66],
  [0.1, 0.36, 0.84],
];
const VAULT = { z: 8.6, bar: 4.05, half: 2.1 } as const;

const CLAY: Colour = [0.72, 0.24, 0.14];
const WHITE: Colour = [0.97, 0.96, 0.94];
const GRASS: Colour = [0.24, 0.5, 0.14];
const KITS: readonly Colour[] = [
  [0.95, 0.8, 0.12],
  [0.1, 0.34, 0.8],
  [0.14, 0.58, 0.3],
  [0.94, 0.94, 0.94],
  [0.86, 0.12, 0.16],
  [0.5, 0.2, 0.6],
];

/** A stride of a sprinter; the other is its mirror. */
const SPRINTS: Stance = {
  hip: [0, 0, 0.98],
  chest: [0.12, 0, 1.4],
  head: [0.2, 0, 1.7],
  legs: [
    [
      [0.42, 0.1, 0.96],
      [0.3, 0.11, 0.5],
    ],
    [
      [-0.1, -0.1, 0.52],
      [-0.5, -0.1, 0.3],
    ],
  ],
  arms: [
    [
      [-0.2, 0.3, 1.26],
      [-0.16, 0.24, 0.98],
    ],
    [
      [0.2, -0.3, 1.2],
      [0.44, -0.16, 1.42],
    ],
  ],
};
const mirrored = ({ hip, chest, head, legs, arms }: Stance): Stance => {
  const flip = <T extends readonly (readonly [number, number, number])[]>(limb: T): T =>
    limb.map(([a, l, u]) => [a, -l, u]) as unknown as T;
  return {
    ...{ hip, chest, head },
    legs: [flip(legs[1]), flip(legs[0])],
    arms: [flip(arms[1]), flip(arms[0])],
  };
};

/** Over the bar: feet first, head below, both hands on the pole beneath. */
const VAULTS: Stance = {
  hip: [0.1, 0, 0.86],
  chest: [-0.22, 0, 0.56],
  head: [-0.44, 0, 0.36],
  legs: [
    [
      [0.46, 0.1, 1.02],
      [0.86, 0.1, 1.16],
    ],
    [
      [0.44, -0.1, 0.96],
      [0.84, -0.1, 1],
    ],
  ],
  arms: [
    [
      [-0.16, 0.24, 0.3],
      [-0.1, 0.06, 0.04],
    ],
    [
      [-0.24, -0.24, 0.2],
      [-0.16, -0.06, -0.24],
    ],
  ],
};

/** A red track with white lines between its lanes, their numbers at the start; grass beside it. */
export function athleticsSurfaces(noise: Noise, middle: number): Surfaces {
  return {
    walls: flat(WHITE),
    ceiling: flat(WHITE),
    floor: (x, _y, z) => {
      const u = (x - middle) / LANE.wide + LANE.many / 2;
      const lane = Math.floor(u);
      if (lane < 0 || lane > LANE.many) return mown(noise, x, z);
      const off = (u - lane) * LANE.wide;
      const isLine = Math.min(off, LANE.wide - off) < 0.035 || Math.abs(z - 3.1) < 0.05;
      if (isLine) return WHITE;
      if (lane === LANE.many) return mown(noise, x, z);
      const ink = digitAt(lane + 1, (off / LANE.wide - 0.5) / 0.26, (z - 3.75) / 0.42);
      return ink ? WHITE : scaleColour(CLAY, 0.92 + 0.14 * noise.fbm(x * 4, z * 4, 2));
    },
  };
}

/** Grass that is mown in stripes. */
const mown = (noise: Noise, x: number, z: number): Colour =>
  scaleColour(
    GRASS,
    (Math.floor(z / 4) % 2 === 0 ? 1.08 : 0.92) * (0.9 + 0.2 * noise.at(x * 6, z * 4)),
  );

/** The grass within a track. */
export const infieldSurfaces = (noise: Noise): Surfaces => ({
  walls: flat(WHITE),
  ceiling: flat(WHITE),
  floor: (x, _y, z) => mown(noise, x, z),
});

/** The lines of seven that a digit 1 to 6 has: top, upper left and right, middle, lower left and right, foot. */
const SEVEN = ['', '0010010', '1011101', '1011011', '0111010', '1101011', '1101111'] as const;

/** Whether a place, −1 to 1 both ways, is ink of a digit that is read along the track. */
function digitAt(digit: number, u: number, v: number): boolean {
  if (Math.abs(u) > 1 || Math.abs(v) > 1) return false;
  const lines = SEVEN[digit] ?? '';
  const on = (n: number) => lines[n] === '1';
  const [left, right] = [u < -0.5, u > 0.5];
  return (
    (v > 0.7 && on(0)) ||
    (Math.abs(v) < 0.15 && on(3)) ||
    (v < -0.7 && on(6)) ||
    (v > 0 && ((left && on(1)) || (right && on(2)))) ||
    (v < 0 && ((left && on(4)) || (right && on(5))))
  );
}

/** The stands on both sides and at the end, floodlights over them, flags. */
function stands(middle: number): Solid[] {
  const crowd = spectators(9, () => 1.05);
  const seats: Material = (x, y, z, axis) =>
    axis === 1 ? [0.5, 0.52, 0.56] : y < 1 ? [0.16, 0.3, 0.62] : crowd(x, y, z, axis);
  const far = ATHLETICS_BACK - 6;
  return [
    ...[-1, 1].flatMap((to) =>
      [0, 1, 2, 3, 4].map((n) =>
        slab(
          [middle + to * (9.5 + 1.7 * n), middle + to * 26],
          [0, 1.6 + 1.2 * n],
          [7, far],
          seats,
        ),
      ),
    ),
    ...[0, 1, 2, 3, 4].map((n) =>
      box([middle - 26, 0, far + 1.1 * n], [middle + 26, 1.8 + 1.3 * n, ATHLETICS_BACK], seats),
    ),
    ...[-1, 1].map((to) =>
      slab([middle + to * 13, middle + to * 27], [9.4, 9.9], [9, far], flat([0.46, 0.5, 0.56])),
    ),
    ...[-16, 16].flatMap((dx) => [
      drum([middle + dx, far + 3], [0, 15], [0.35, 0.25], flat([0.6, 0.62, 0.66])),
      box([middle + dx - 2, 15, far + 2.6], [middle + dx + 2, 17.4, far + 3], (x, y) =>
        Math.hypot((x % 0.8) - 0.4, (y % 0.8) - 0.4) < 0.3 ? [1.6, 1.6, 1.5] : [0.3, 0.32, 0.36],
      ),
    ]),
    ...[-6, -3, 0, 3, 6].flatMap((dx, n) => [
      drum([middle + dx, far + 5], [7, 11], [0.06, 0.06], flat(WHITE)),
      box(
        [middle + dx, 9.6, far + 4.98],
        [middle + dx + 1.6, 10.8, far + 5],
        flat(KITS[n] as Colour),
      ),
    ]),
  ];
}

const wears = (n: number) => ({
  ...inShorts(attireOf(n * 7 + 2)),
  trunk: KITS[n % 6] as Colour,
  hips: [0.1, 0.11, 0.16] as Colour,
  shoes: [0.95, 0.5, 0.2] as Colour,
});

/** A track in a stadium: lanes that lead to the eye, stands around, sprinters who come down their lanes. */
export function athletics({ shell, isAttended, isFull, guests }: Furnishing): Furnished {
  const middle = (shell.left + shell.right) / 2;
  const ahead = [6.1, 5.2, 5.7, 4.9, 6.4, 7.2];
  return {
    lamps: [6, 14].map((z): Point => [middle, 6, z]),
    solids: [
      ...stands(middle),
      ...blocks(middle),
      ...(isAttended || isFull
        ? ahead.flatMap((z, n) => {
            const look = namedLook(guests, n, n * 7 + 2);
            return athlete(
              [middle + (n - LANE.many / 2 + 0.5) * LANE.wide, 0.02, z],
              -Math.PI / 2,
              n % 2 === 0 ? SPRINTS : mirrored(SPRINTS),
              {
                ...wears(n),
                ...(guests && { hairForm: look.attire.hairForm }),
                tall: look.tall ?? 1,
              },
            );
          })
        : []),
    ],
  };
}

/** The blocks from which they have started, at the far end of the lanes. */
const blocks = (middle: number): Solid[] =>
  Array.from({ length: LANE.many }, (_, n) => {
    const x = middle + (n - LANE.many / 2 + 0.5) * LANE.wide;
    return pad([x - 0.14, 0, 9.4], [x + 0.14, 0.22, 9.8], flat([0.2, 0.22, 0.26]), 0.03);
  });

/** Where one vaults with a pole: the runway, the blue mats, posts with a bar, somebody who goes over it feet first, the pole bent below. */
export function poleVault({
  shell,
  side,
  isAttended,
  isFull,
  guests,
  isTakenOver,
}: Furnishing): Furnished {
  const middle = (shell.left + shell.right) / 2;
  const { z, bar, half } = VAULT;
  const at = (out: number) => middle + side * out;
  const look = namedLook(guests, 0, 9).attire;
  const over: Point = [at(0.16), bar - 0.66, z + 0.12];
  const turn = -Math.PI / 2 + side * 0.75;
  const hands: Point = [at(0.1), bar - 0.8, z + 0.3];
  const bend: Point = [at(-2.3), 2.2, z + 2.6];
  return {
    lamps: [6, 14].map((far): Point => [middle, 6, far]),
    solids: [
      ...stands(middle),
      box([middle - 0.65, 0, z + 0.4], [middle + 0.65, 0.03, 46], (px) =>
        Math.abs(Math.abs(px - middle) - 0.58) < 0.06 ? WHITE : CLAY,
      ),
      ...[
        [0, 3.6, 0.4, MATS[0]],
        [0.36, 3.4, 0.8, MATS[1]],
      ].map(([low, deep, high, colour]) =>
        pad(
          [middle - 2.7, low as number, z - 0.3 - (deep as number)],
          [middle + 2.7, high as number, z - 0.3],
          flat(colour as Colour),
          0.1,
        ),
      ),
      ...[-1, 1].flatMap((to) => {
        const x = middle + to * half;
        return [
          drum([x, z], [0, bar + 0.7], [0.075, 0.05], flat([0.92, 0.92, 0.94])),
          box([x - 0.35, 0, z - 0.3], [x + 0.35, 0.14, z + 0.3], flat([0.2, 0.22, 0.26])),
        ];
      }),
      bone([middle - half, bar, z], [middle + half, bar, z], [0.04, 0.04], (px) =>
        Math.floor(px / 0.4) % 2 === 0 ? [0.95, 0.2, 0.14] : WHITE,
      ),
      ...(isAttended || isFull
        ? [
            ...(isTakenOver === true
              ? []
              : athlete(over, turn, VAULTS, {
                  ...inShorts(look),
                  trunk: KITS[0] as Colour,
                  hips: [0.1, 0.2, 0.5],
                  shoes: [0.95, 0.5, 0.2],
                })),
            ...bent([at(-0.2), 0.05, z + 0.5], bend, hands),
          ]
        : []),
    ],
  };
}

/** A pole that is bent between its foot and the hands toward a place. */
function bent(foot: Point, toward: Point, hands: Point): Solid[] {
  const pieces = 8;
  const on = (n: number): Point => {
    const t = n / pieces;
    const along = (axis: 0 | 1 | 2) =>
      (1 - t) ** 2 * foot[axis] + 2 * t * (1 - t) * toward[axis] + t * t * hands[axis];
    return [along(0), along(1), along(2)];
  };
  return Array.from({ length: pieces }, (_, n) =>
    bone(on(n), on(n + 1), [0.04, 0.04], flat([0.95, 0.88, 0.6])),
  );
}
