import { mixColour, scaleColour } from '../../../arithmetic.ts';
import type { Noise } from '../../../noise.ts';
import type { Colour } from '../../../words/idea.ts';
import { type Furnished, type Furnishing, flat } from '../furniture.ts';
import { attireOf, posed } from '../people/posed.ts';
import { spectators } from '../people/spectators.ts';
import type { Surfaces } from '../room-kind.ts';
import { bone } from '../solids/bone.ts';
import { hollow } from '../solids/hollow.ts';
import { plate } from '../solids/plate.ts';
import { ball, box, drum, type Material, type Point, roll, type Solid } from '../solids/solid.ts';

/** The tent: its radius, how far off its middle is, where its roof begins and ends; the ring in its middle; metres. */
export const CIRCUS = { radius: 7.8, away: 5.9, spring: 4.4, high: 8.6, ring: 3.7 } as const;
/** How high the rows of those who watch reach, and the fence before them. */
const ROWS = 3.3;
const FENCE = 0.85;
/** Half the angle that the curtain takes of the wall, and its height. */
const CURTAIN = { half: 0.2, high: 3 } as const;

const RED: Colour = [0.78, 0.07, 0.07];
const CREAM: Colour = [0.98, 0.9, 0.72];
const GOLD: Colour = [1.05, 0.74, 0.2];
const BLUE: Colour = [0.1, 0.2, 0.56];
const SAND: Colour = [0.8, 0.56, 0.3];
const STEEL: Material = flat([0.7, 0.72, 0.75]);
const ROPE: Material = flat([0.86, 0.8, 0.66]);

/** Stripes of the roof from its top to its edge, and of the band that hangs there. */
const GORES = 28;
/** Blocks of the ring's kerb. */
const BLOCKS = 44;

const turnOf = (middle: number, x: number, z: number): number =>
  Math.atan2(x - middle, z - CIRCUS.away);

/** Cloth in stripes of red and cream that run together at the top, lit from below. */
const roof =
  (middle: number): Material =>
  (x, y, z) => {
    const gore = (turnOf(middle, x, z) / (2 * Math.PI)) * GORES;
    const isRed = (Math.floor(gore) & 1) === 0;
    const seam = Math.abs(gore - Math.round(gore)) < 0.02 ? 0.75 : 1;
    const up = (y - CIRCUS.spring) / (CIRCUS.high - CIRCUS.spring);
    const sag = 0.92 + 0.1 * Math.cos(2 * Math.PI * gore);
    return scaleColour(isRed ? RED : CREAM, seam * sag * (1.05 - 0.45 * up));
  };

/** The round wall: a fence with stars, rows of people, a scalloped band with lamps above, the curtain of the ring's door. */
const wallOf = (middle: number): Material => {
  const crowd = spectators(ROWS, (y) => 1.7 - 0.2 * y);
  return (x, y, z, axis) => {
    const turn = turnOf(middle, x, z);
    const along = turn * CIRCUS.radius;
    const aside = Math.abs(turn) / CURTAIN.half;
    if (aside < 1.12 && y < CURTAIN.high + 0.2) return curtain(along, aside, y);
    if (y < FENCE) return fence(along, y);
    if (y > CIRCUS.spring - 0.75) return valance(turn, y);
    return y < ROWS + 0.2
      ? crowd(along, y - FENCE, along, axis)
      : mixColour([0.03, 0.02, 0.05], scaleColour(RED, 0.3), (y - ROWS) / 1.1);
  };
};

/** Velvet that is drawn aside in the middle, in a frame of gold. */
function curtain(along: number, aside: number, y: number): Colour {
  if (aside > 1 || y > CURTAIN.high) return scaleColour(GOLD, y % 0.4 < 0.2 ? 1 : 0.8);
  const isOpen = aside < 0.28 - 0.06 * y;
  if (isOpen) return [0.02, 0.015, 0.02];
  return scaleColour([0.62, 0.04, 0.08], 0.8 + 0.35 * Math.sin(along * 22 + 0.6 * y));
}

/** Panels of red and blue with a star on each, under a rail of gold. */
function fence(along: number, y: number): Colour {
  if (y > FENCE - 0.1) return GOLD;
  const at = along / 1.1;
  const [u, v] = [(at - Math.floor(at) - 0.5) * 1.1, y - 0.38];
  const out = Math.hypot(u, v);
  const star = 0.13 + 0.07 * Math.cos(5 * (Math.atan2(v, u) - Math.PI / 2));
  if (out < star) return GOLD;
  return Math.abs(u) > 0.51 ? GOLD : (Math.floor(at) & 1) === 0 ? RED : BLUE;
}

/** The band under the roof: scallops in its stripes with an edge of gold, a lamp between two of them. */
function valance(turn: number, y: number): Colour {
  const gore = (turn / (2 * Math.PI)) * GORES * 1.5;
  const u = gore - Math.floor(gore) - 0.5;
  const edge = CIRCUS.spring - 0.3 - 0.4 * Math.sqrt(Math.max(0, 1 - (2 * u) ** 2));
  if (y < edge - 0.06) {
    const lamp = Math.hypot((0.5 - Math.abs(u)) * 1.2, y - CIRCUS.spring + 0.5);
    return lamp < 0.1 ? [2.2, 1.8, 1] : [0.06, 0.03, 0.05];
  }
  if (y < edge) return GOLD;
  return (Math.floor(gore) & 1) === 0 ? RED : CREAM;
}

/** A ring of sawdust in pools of light between aisles. */
export function circusSurfaces(noise: Noise, middle: number): Surfaces {
  return {
    walls: wallOf(middle),
    floor: (x, _y, z) => {
      const out = Math.hypot(x - middle, z - CIRCUS.away);
      const grain = 0.9 + 0.22 * noise.fbm(x * 5, z * 5, 3);
      if (out > CIRCUS.ring) return scaleColour([0.3, 0.1, 0.1], grain);
      const star =
        CIRCUS.ring * (0.44 + 0.2 * Math.cos(5 * Math.atan2(x - middle, CIRCUS.away - z)));
      const sand = out < star ? mixColour(SAND, RED, 0.42) : SAND;
      return scaleColour(sand, grain * (1.2 - 0.1 * out));
    },
    ceiling: flat([0.3, 0.05, 0.06]),
  };
}

/** A circus from within: the ring with its kerb under a striped roof on two masts, rows of people around it, trapezes, a rope to walk on, tubs with stars; an artist on the trapeze and the ringmaster where nobody else is. */
export function circusRing({ shell, side, isAttended }: Furnishing): Furnished {
  const middle = (shell.left + shell.right) / 2;
  const { radius, away, spring, high } = CIRCUS;
  const at = (aside: number) => middle + side * aside;
  const low: Point = [middle - radius, 0, away - radius];
  return {
    lamps: [
      [at(-2), 4.2, 0.6],
      [at(2), 4.2, 0.6],
      [middle, 5.6, 6],
      [at(-3.5), 4, 8],
      [at(3.5), 4, 8],
    ],
    solids: [
      hollow(1, low, [middle + radius, spring, away + radius], shell.walls),
      hollow(
        'dome',
        [low[0], spring, low[2]],
        [middle + radius, high, away + radius],
        roof(middle),
      ),
      ...kerb(middle),
      ...[-1, 1].flatMap((to) => mast(middle + to * 4.3, away + 1.6)),
      ...tightrope(middle, away + 1.6),
      ...trapeze(at(-1.5), 7, 3.15),
      ...trapeze(at(1.9), 7.6, 3.6),
      ...tub(at(2.35), 5, 0.5),
      ...tub(at(2.75), 6.3, 0.36),
      ...hoop(at(-2.5), 6),
      ...(isAttended === true
        ? [...artist(at(-1.5), 7, 3.15), ...ringmaster(at(-0.4), 4.4), ...acrobat(at(2.35), 5, 0.5)]
        : []),
    ],
  };
}

/** The kerb around the ring, in blocks of red and cream with a top of gold. */
const kerb = (middle: number): Solid[] => {
  const part = (wide: number, low: number, high: number, look: Material): Solid => {
    const out = CIRCUS.ring + wide / 2;
    return plate(
      1,
      [middle - out, low, CIRCUS.away - out],
      [middle + out, high, CIRCUS.away + out],
      (x, z) => Math.abs(Math.hypot(x - middle, z - CIRCUS.away) - CIRCUS.ring) < wide / 2,
      look,
    );
  };
  return [
    part(0.44, 0, 0.36, (x, _y, z) => {
      const block = (turnOf(middle, x, z) / (2 * Math.PI)) * BLOCKS;
      return (Math.floor(block) & 1) === 0 ? RED : CREAM;
    }),
    part(0.5, 0.36, 0.42, flat(scaleColour(GOLD, 0.85))),
  ];
};

/** A mast with a platform and the rungs that lead up to it. */
const mast = (x: number, z: number): Solid[] => [
  drum([x, z], [0, 6.6], [0.09, 0.07], (_x, y) => ((Math.floor(y / 0.5) & 1) === 0 ? RED : CREAM)),
  drum([x, z], [3.3, 3.4], [0.42, 0.42], flat(scaleColour(GOLD, 0.8))),
  ...Array.from({ length: 10 }, (_, n) =>
    box([x - 0.2, 0.4 + n * 0.3, z - 0.12], [x + 0.2, 0.43 + n * 0.3, z - 0.09], STEEL),
  ),
];

/** A rope from mast to mast. */
const tightrope = (middle: number, z: number): Solid[] => [
  roll(0, [z, 3.46], [middle - 4.3, middle + 4.3], [0.022, 0.022], ROPE),
];

/** A bar that hangs on two ropes from the roof. */
const trapeze = (x: number, z: number, bar: number): Solid[] => [
  roll(0, [z, bar], [x - 0.36, x + 0.36], [0.025, 0.025], STEEL),
  ...[-0.33, 0.33].map((dx) => drum([x + dx, z], [bar, 7.4], [0.014, 0.014], ROPE)),
];

/** A tub with a band of stars on which animals and acrobats stand. */
const tub = (x: number, z: number, tall: number): Solid[] => [
  drum([x, z], [0, tall], [0.52, 0.4], (px, y, pz) => {
    const turn = (Math.atan2(px - x, pz - z) / (2 * Math.PI)) * 9;
    const [u, v] = [(turn - Math.round(turn)) * 0.4, y - tall * 0.5];
    if (Math.hypot(u, v) < 0.05 + 0.03 * Math.cos(5 * Math.atan2(u, v))) return GOLD;
    return y > tall * 0.82 || y < tall * 0.16 ? CREAM : BLUE;
  }),
  drum([x, z], [tall, tall + 0.05], [0.43, 0.43], flat(RED)),
];

/** A ring to leap through, on its stand. */
const hoop = (x: number, z: number): Solid[] => [
  drum([x, z], [0, 0.05], [0.3, 0.26], STEEL),
  drum([x, z], [0.05, 0.75], [0.03, 0.03], STEEL),
  ...Array.from({ length: 22 }, (_, n) => {
    const [a, b] = [n, n + 1].map((k): Point => {
      const turn = (k / 22) * 2 * Math.PI;
      return [x + 0.52 * Math.cos(turn), 1.27 + 0.52 * Math.sin(turn), z];
    }) as [Point, Point];
    return bone(a, b, [0.035, 0.035], flat(n % 4 < 2 ? RED : GOLD));
  }),
];

/** Who hangs by the hands from a trapeze. */
const artist = (x: number, z: number, bar: number): Solid[] =>
  posed(
    {
      at: [x, z],
      turn: -Math.PI / 2,
      floor: bar - 2.02,
      hands: [
        [0.03, 0.24, bar],
        [0.03, -0.24, bar],
      ],
    },
    attireOf(3, {
      top: [0.2, 0.72, 0.86],
      legs: [0.92, 0.9, 0.86],
      isSleeveless: true,
      hairForm: 'bun',
    }),
  );

/** The ringmaster in a red tailcoat and a top hat, one arm raised. */
const ringmaster = (x: number, z: number): Solid[] => [
  ...posed(
    {
      at: [x, z],
      turn: -Math.PI / 2 + 0.25,
      hands: [
        [0.15, 0.62, 1.62],
        [0.32, -0.26, 1.1],
      ],
    },
    attireOf(6, { top: RED, legs: [0.93, 0.9, 0.84], gown: 'coat' }),
  ),
  drum([x, z], [1.74, 1.77], [0.2, 0.2], flat([0.03, 0.03, 0.04])),
  drum([x, z], [1.77, 2], [0.115, 0.13], flat([0.03, 0.03, 0.04])),
  drum([x, z], [1.77, 1.82], [0.121, 0.121], flat(RED)),
];

/** Who stands on a tub with both arms out and keeps balls in the air. */
const acrobat = (x: number, z: number, tall: number): Solid[] => [
  ...posed(
    {
      at: [x, z],
      turn: -Math.PI / 2,
      floor: tall + 0.05,
      hands: [
        [0.16, 0.66, tall + 1.5],
        [0.16, -0.66, tall + 1.5],
      ],
    },
    attireOf(8, { top: [0.86, 0.2, 0.62], legs: [0.5, 0.14, 0.5], isSleeveless: true }),
  ),
  ...[-0.6, -0.32, 0, 0.32, 0.6].map((dx, n) => {
    const y = tall + 2.4 - 1.2 * dx * dx;
    return ball(
      [x + dx - 0.07, y - 0.07, z - 0.27],
      [x + dx + 0.07, y + 0.07, z - 0.13],
      flat([RED, GOLD, BLUE, GOLD, RED][n] as Colour),
    );
  }),
];
