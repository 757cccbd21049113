import { mixColour, scaleColour, smoothstep } from '../../../arithmetic.ts';
import type { Noise } from '../../../noise.ts';
import type { Colour } from '../../../words/idea.ts';
import { type Furnished, type Furnishing, flat } from '../furniture.ts';
import { athlete, type Stance } from '../people/athlete.ts';
import { namedLook } from '../people/named-looks.ts';
import { spectators } from '../people/spectators.ts';
import type { Surfaces } from '../room-kind.ts';
import { bone } from '../solids/bone.ts';
import { box, drum, type Point, type Solid, sphere } from '../solids/solid.ts';

/** How far off the end of the ground is, metres. */
export const CRICKET_BACK = 66;
/** The pitch by the Laws of Cricket, metres: where the nearer wicket stands, how far off the other is (22 yards), half the width of the strip; how high stumps are and how far apart; how far before them the popping crease is. */
const PITCH = { near: 4.5, long: 20.12, half: 1.52 } as const;
const STUMPS = { high: 0.71, apart: 0.1, thick: 0.024 } as const;
const CREASE = 1.22;
/** The boundary rope: its middle and its half width and depth, metres. */
const ROPE = { z: 27, wide: 46, deep: 31 } as const;

const WHITE: Colour = [0.96, 0.95, 0.91];
const STRAW: Colour = [0.6, 0.5, 0.34];
const GRASS: Colour = [0.2, 0.37, 0.12];
const WILLOW: Colour = [0.86, 0.72, 0.48];
const RED: Colour = [0.72, 0.08, 0.08];

/** A batsman who has hit high: side on to the bowler, both hands over the front shoulder. */
const BATS: Stance = {
  hip: [-0.05, 0.02, 0.9],
  chest: [0, 0.06, 1.34],
  head: [0.06, 0.12, 1.64],
  legs: [
    [
      [0.12, 0.34, 0.5],
      [0.02, 0.5, 0.06],
    ],
    [
      [0.1, -0.22, 0.48],
      [-0.05, -0.42, 0.06],
    ],
  ],
  arms: [
    [
      [0.02, 0.42, 1.5],
      [-0.22, 0.3, 1.74],
    ],
    [
      [0.26, 0.12, 1.46],
      [-0.14, 0.26, 1.66],
    ],
  ],
};

/** A bowler who has let the ball go. */
const BOWLS: Stance = {
  hip: [0, 0, 0.9],
  chest: [0.2, 0, 1.3],
  head: [0.36, 0, 1.56],
  legs: [
    [
      [0.3, 0.1, 0.54],
      [0.4, 0.1, 0.06],
    ],
    [
      [-0.2, -0.1, 0.56],
      [-0.6, -0.1, 0.5],
    ],
  ],
  arms: [
    [
      [-0.1, 0.3, 1.1],
      [-0.36, 0.34, 0.94],
    ],
    [
      [0.5, -0.16, 1.24],
      [0.62, 0.02, 0.96],
    ],
  ],
};

/** A fielder who waits, the hands on the knees. */
const WAITS: Stance = {
  hip: [-0.24, 0, 0.84],
  chest: [0.1, 0, 1.16],
  head: [0.28, 0, 1.38],
  legs: [
    [
      [0.06, 0.22, 0.48],
      [-0.1, 0.26, 0.06],
    ],
    [
      [0.06, -0.22, 0.48],
      [-0.1, -0.26, 0.06],
    ],
  ],
  arms: [
    [
      [0.12, 0.32, 0.84],
      [0.16, 0.22, 0.56],
    ],
    [
      [0.12, -0.32, 0.84],
      [0.16, -0.22, 0.56],
    ],
  ],
};

/** An umpire, upright. */
const STANDS: Stance = {
  hip: [0, 0, 0.95],
  chest: [0, 0, 1.4],
  head: [0.02, 0, 1.7],
  legs: [
    [
      [0.02, 0.1, 0.52],
      [0, 0.11, 0.06],
    ],
    [
      [0.02, -0.1, 0.52],
      [0, -0.11, 0.06],
    ],
  ],
  arms: [
    [
      [-0.02, 0.26, 1.14],
      [0.16, 0.16, 1],
    ],
    [
      [-0.02, -0.26, 1.14],
      [0.16, -0.16, 1],
    ],
  ],
};

/** Where fielders are: aside of the middle and off, metres. */
const FIELDERS: readonly (readonly [number, number])[] = [
  [-5.5, 13],
  [6.8, 17],
  [-10, 26],
  [13, 31],
  [-3.4, 36],
];

/** A ground mown in stripes with a strip of dry earth in its middle, creases of chalk on that, a rope around. */
export function cricketSurfaces(noise: Noise, middle: number): Surfaces {
  return {
    walls: flat(WHITE),
    ceiling: flat(WHITE),
    floor: (x, _y, z) => {
      const out = x - middle;
      const stripe = Math.floor((out + 200) / 3.6) % 2 === 0 ? 1.07 : 0.93;
      const worn = smoothstep(0.05, 0.5, noise.fbm(x / 5, z / 5, 3));
      const rough = 0.92 + 0.16 * noise.at(x * 5, z * 4);
      const turf = scaleColour(mixColour(GRASS, STRAW, 0.4 * worn), stripe * rough);
      const ahead = z - PITCH.near;
      const isStrip = Math.abs(out) < PITCH.half && ahead > -1.6 && ahead < PITCH.long + 1.6;
      if (isStrip) {
        const isLine = [0, CREASE, PITCH.long - CREASE, PITCH.long].some(
          (at) => Math.abs(ahead - at) < 0.035,
        );
        return isLine ? WHITE : scaleColour(STRAW, 0.94 + 0.12 * noise.fbm(x * 3, z * 2, 3));
      }
      const edge = Math.hypot(out / ROPE.wide, (z - ROPE.z) / ROPE.deep);
      return Math.abs(edge - 1) < 0.006 ? WHITE : turf;
    },
  };
}

/** Three stumps with their bails. */
function wicket(middle: number, z: number): Solid[] {
  const { high, apart, thick } = STUMPS;
  return [
    ...[-1, 0, 1].map((n) =>
      drum([middle + n * apart, z], [0, high], [thick, thick], flat(WILLOW)),
    ),
    bone(
      [middle - apart, high + 0.02, z],
      [middle + apart, high + 0.02, z],
      [0.02, 0.02],
      flat(WILLOW),
    ),
  ];
}

/** The pavilion with its gable and veranda, rows of people aside, the white screen behind the bowler, the board with the score. */
function around(middle: number): Solid[] {
  const far = CRICKET_BACK - 6;
  const crowd = spectators(9, () => 1.05);
  return [
    box([middle - 5, 0.6, far - 3], [middle + 5, 4.6, far - 2.7], flat(WHITE)),
    ...[-1, 1].flatMap((to) =>
      [0, 1, 2].map((n) =>
        box(
          [middle + Math.min(to * (20 + 2 * n), to * 44), 0, far - 6 + 2 * n],
          [middle + Math.max(to * (20 + 2 * n), to * 44), 1.6 + 1.3 * n, far - 4 + 2 * n],
          (x, y, z, axis) => (axis === 1 ? [0.5, 0.52, 0.56] : crowd(x, y, z, axis)),
        ),
      ),
    ),
    box([middle + 8, 0, far - 1], [middle + 18, 3.6, far + 4], (x, y) =>
      y < 2.6 && (x - middle) % 1.6 < 0.7 ? [0.18, 0.22, 0.28] : WHITE,
    ),
    box([middle + 7.4, 3.6, far - 1.6], [middle + 18.6, 4.2, far + 4], flat([0.5, 0.2, 0.14])),
    box([middle + 9, 4.2, far - 0.6], [middle + 17, 5.4, far + 3], flat([0.58, 0.24, 0.17])),
    drum([middle + 13, far], [5.4, 8.6], [0.06, 0.05], flat(WHITE)),
    box([middle - 17, 1.6, far - 1], [middle - 9, 5.6, far - 0.6], (x, y) => {
      const [u, v] = [(x - middle + 17) % 1.6, (y - 1.6) % 1.3];
      const isPane = u > 0.3 && u < 1.3 && v > 0.3 && v < 1.1;
      return isPane ? [0.95, 0.86, 0.5] : [0.08, 0.14, 0.1];
    }),
    ...[-16, -10].map((dx) => drum([middle + dx, far - 0.8], [0, 1.6], [0.16, 0.16], flat(WHITE))),
  ];
}

/** A cricket match from behind the wicket: who bats has hit the ball high, the bowler and fielders look after it. */
export function cricketGround({ shell, side, isAttended, isFull, guests }: Furnishing): Furnished {
  const middle = (shell.left + shell.right) / 2;
  const end = PITCH.near + PITCH.long;
  const far = { lamps: [6, 14].map((z): Point => [middle, 6, z]) };
  const ground = [...around(middle), ...wicket(middle, PITCH.near), ...wicket(middle, end)];
  if (!isAttended && !isFull) return { ...far, solids: ground };
  const inWhites = (n: number) => {
    const { attire, tall = 1 } = namedLook(guests, n, n * 5 + 3);
    return {
      ...attire,
      ...{ trunk: WHITE, sleeves: WHITE, legs: WHITE, hips: WHITE, shoes: WHITE, tall },
    };
  };
  const batting = inWhites(0);
  const { tall } = batting;
  // Who bats stands aside of the stumps and looks over the shoulder at the bowler.
  const [x, z] = [middle - side * 0.62, PITCH.near + 0.9];
  const turn = side > 0 ? 0 : Math.PI;
  const at = (ahead: number, up: number, left: number): Point => [
    x + tall * side * ahead,
    tall * up,
    z + tall * (side > 0 ? left : -left),
  ];
  return {
    ...far,
    solids: [
      ...ground,
      ...athlete([x, 0, z], turn, BATS, {
        ...batting,
        hat: ['cap', [0.08, 0.14, 0.36]],
      }),
      // Pads on the shins.
      ...[0.5, -0.42].map((left) =>
        bone(
          at(0.06, 0.12, left),
          at(0.16, 0.56, left > 0 ? left - 0.14 : left + 0.18),
          [0.12 * tall, 0.11 * tall],
          flat([0.9, 0.9, 0.88]),
        ),
      ),
      bone(at(-0.18, 1.7, 0.28), at(-0.34, 1.94, 0.24), [0.028, 0.028], flat([0.1, 0.1, 0.12])),
      bone(at(-0.34, 1.94, 0.24), at(-0.72, 2.36, 0.12), [0.075, 0.085], flat(WILLOW)),
      orb([middle + side * 2.3, 5.2, 15], 0.12),
      ...athlete([middle + side * 0.9, 0, end - 2.4], -Math.PI / 2, BOWLS, inWhites(1)),
      ...athlete([middle - side * 1.3, 0, end + 1.6], -Math.PI / 2, STANDS, {
        ...inWhites(2),
        legs: [0.12, 0.12, 0.15],
        hips: [0.12, 0.12, 0.15],
        hat: ['cap', WHITE],
      }),
      ...FIELDERS.flatMap(([out, off], n) =>
        athlete(
          [middle + side * out, 0, off],
          Math.atan2(PITCH.near - off, -side * out),
          WAITS,
          inWhites(n + 3),
        ),
      ),
    ],
  };
}

const orb = (at: Point, radius: number): Solid => sphere(at, radius, flat(RED));
