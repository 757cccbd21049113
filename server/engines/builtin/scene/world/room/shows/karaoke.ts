import { mixColour, scaleColour } from '../../../arithmetic.ts';
import type { Noise } from '../../../noise.ts';
import type { Colour } from '../../../words/idea.ts';
import { tufted, velvet } from '../furnishings/velvet.ts';
import { type Furnished, type Furnishing, flat, slab } from '../furniture.ts';
import { chance } from '../materials.ts';
import { attireOf, posed } from '../people/posed.ts';
import type { Surfaces } from '../room-kind.ts';
import { bone } from '../solids/bone.ts';
import { ball, box, drum, type Material, type Point, pad, type Solid } from '../solids/solid.ts';

/** A karaoke room: half its width, its height, where its screen hangs; metres. */
export const KARAOKE = { half: 2.5, high: 2.7, back: 5 } as const;
/** The screen: half its width, from where to where it reaches upward. */
const SCREEN = { half: 1.3, low: 0.98, high: 2.42 } as const;
/** The sofas along the walls: how high and deep they are, where they begin and end. */
const SOFA = { high: 0.44, deep: 0.72, from: 1.7, to: 4.3 } as const;

const PLUM: Colour = [0.36, 0.07, 0.34];
const PINK: Colour = [2.2, 0.4, 1.6];
const CYAN: Colour = [0.4, 1.7, 2.2];
const BLACK: Material = flat([0.04, 0.04, 0.05]);
const STEEL: Material = flat([0.7, 0.7, 0.74]);
const SPOTS: readonly Colour[] = [
  [2, 0.3, 0.4],
  [0.3, 1.7, 0.6],
  [0.4, 0.6, 2.2],
  [2, 1.6, 0.3],
];

/** Dark padded walls with strips of neon, a floor and a ceiling on which coloured lights lie. */
export function karaokeSurfaces(noise: Noise, middle: number): Surfaces {
  const dots =
    (ground: Colour): Material =>
    (x, _y, z) => {
      const [u, v] = [(x - middle) / 0.62, z / 0.62];
      const [a, b] = [Math.floor(u), Math.floor(v)];
      const out = Math.hypot(u - a - 0.3 - 0.4 * chance(a, b), v - b - 0.3 - 0.4 * chance(b, a));
      const lit = Math.max(0, 1 - out / 0.26);
      const own = scaleColour(ground, 0.9 + 0.2 * noise.fbm(x * 2, z * 2, 2));
      return mixColour(own, SPOTS[Math.floor(4 * chance(a + 3, b))] as Colour, 0.5 * lit);
    };
  return {
    walls: (x, y, z, axis) => {
      const along = axis === 0 ? z : x - middle;
      if (Math.abs(y - 2.46) < 0.025) return PINK;
      if (Math.abs(y - 0.98) < 0.02) return CYAN;
      return y < 0.98 ? [0.1, 0.05, 0.14] : tufted([0.3, 0.12, 0.4])(along, y, 0, 2);
    },
    floor: dots([0.14, 0.07, 0.17]),
    ceiling: dots([0.1, 0.06, 0.15]),
  };
}

/** A room to sing in: a large screen with the words of a song over a picture, loudspeakers beside it, sofas along the walls, drinks and microphones on the table, coloured lamps and a mirror ball; who sings and who claps where nobody else is. */
export function karaoke({ shell, side, isAttended }: Furnishing): Furnished {
  const { left, right, back, high } = shell;
  const middle = (left + right) / 2;
  const at = (out: number) => middle + side * out;
  return {
    lamps: [
      [middle, 2.1, 1.2],
      [at(-1.3), 2.3, 2.8],
      [at(1.3), 2.3, 2.8],
    ],
    solids: [
      ...screen(middle, back),
      ...[-1, 1].flatMap((to) => loudspeaker(middle + to * 1.78, back)),
      ...sofa(left, 1),
      ...sofa(right, -1),
      ...table(at(0.1), 3.45),
      ...mirrorBall(middle, high),
      ...SPOTS.flatMap((colour, n) => spot(middle - 1.35 + 0.9 * n, high, 3.9, colour)),
      ...(isAttended === true
        ? [...singer(at(-0.95), 3, 4), ...guest(at(1.85), 3, side), ...guest(at(1.85), 3.75, side)]
        : []),
    ],
  };
}

/** The screen: a sunset by the sea, and two lines of a song as bars, the first of them sung half. */
function screen(middle: number, back: number): Solid[] {
  const { half, low, high } = SCREEN;
  const shown: Material = (x, y) => {
    const [u, v] = [(x - middle) / half, (y - low) / (high - low)];
    const line = [0.3, 0.13].findIndex((up) => Math.abs(v - up) < 0.055);
    if (line >= 0) {
      const at = (u + 0.9 - 0.07 * line) / 0.115;
      const word = Math.floor(at);
      const isGap = at - word > 0.6 + 0.4 * chance(word, line + 4);
      const isIn = Math.abs(u) < 0.8 - 0.12 * line;
      const isSung = line === 0 && u < -0.05;
      if (isIn && !isGap) return isSung ? [0.1, 0.5, 1] : [0.95, 0.95, 0.95];
    }
    const sun = Math.hypot((u - 0.25) * 1.8, v - 0.62);
    if (v > 0.5) {
      if (sun < 0.17) return [1, 0.75, 0.3];
      return mixColour([0.62, 0.24, 0.18], [0.14, 0.1, 0.36], Math.min(1, (v - 0.5) * 2.2));
    }
    const glint = Math.abs(u - 0.25) < 0.12 && Math.sin(v * 130) > 0.2;
    return glint ? [0.7, 0.42, 0.2] : mixColour([0.11, 0.08, 0.2], [0.03, 0.04, 0.13], 1 - 2 * v);
  };
  return [
    box(
      [middle - half - 0.07, low - 0.07, back - 0.1],
      [middle + half + 0.07, high + 0.07, back],
      BLACK,
    ),
    {
      ...box([middle - half, low, back - 0.12], [middle + half, high, back - 0.1], shown),
      glow: 0.12,
    },
    box([middle - 1.2, 0, back - 0.45], [middle + 1.2, 0.62, back], flat([0.09, 0.07, 0.1])),
    box([middle - 0.6, 0.4, back - 0.47], [middle + 0.6, 0.55, back - 0.44], (x) =>
      chance(Math.floor(x * 22), 2) > 0.5 ? [0.3, 1.4, 0.6] : [0.05, 0.05, 0.06],
    ),
  ];
}

/** A tall loudspeaker with two cones. */
const loudspeaker = (x: number, back: number): Solid[] => [
  box([x - 0.28, 0, back - 0.5], [x + 0.28, 1.6, back - 0.05], (px, py) => {
    const cone = Math.min(
      Math.hypot(px - x, py - 0.5) / 0.22,
      Math.hypot(px - x, py - 1.05) / 0.22,
      Math.hypot(px - x, py - 1.42) / 0.1,
    );
    return cone < 0.35
      ? [0.3, 0.3, 0.32]
      : cone < 1
        ? [0.1, 0.1, 0.11]
        : cone < 1.12
          ? [0.6, 0.6, 0.64]
          : [0.05, 0.05, 0.06];
  }),
];

/** A sofa along a wall: seats, tufted backs, cushions. */
function sofa(wall: number, inward: number): Solid[] {
  const { high, deep, from, to } = SOFA;
  const places = Array.from({ length: 4 }, (_, n) => from + (n * (to - from)) / 4);
  const wide = (to - from) / 4;
  const soft = (
    [a, b]: readonly [number, number],
    y: readonly [number, number],
    z: readonly [number, number],
    look: Material,
  ): Solid => {
    const [one, other] = [wall + inward * a, wall + inward * b];
    const low: Point = [Math.min(one, other), y[0], z[0]];
    return pad(low, [Math.max(one, other), y[1], z[1]], look, 0.07);
  };
  return [
    slab([wall, wall + inward * deep], [0, 0.2], [from, to], BLACK),
    ...places.flatMap((z) => [
      soft([0.1, deep], [0.18, high], [z, z + wide], velvet(PLUM)),
      soft([0, 0.2], [high - 0.05, 0.95], [z, z + wide], tufted([0.5, 0.1, 0.44])),
    ]),
  ];
}

/** A low table with glasses, a bottle, a bowl, a tambourine and two microphones. */
function table(x: number, z: number): Solid[] {
  const top = 0.48;
  const mic = (dx: number, dz: number, to: number): Solid[] => [
    bone(
      [x + dx, top + 0.03, z + dz],
      [x + dx + 0.17 * to, top + 0.03, z + dz + 0.06],
      [0.015, 0.022],
      BLACK,
    ),
    ball(
      [x + dx + 0.17 * to - 0.035, top, z + dz + 0.03],
      [x + dx + 0.17 * to + 0.035, top + 0.07, z + dz + 0.1],
      STEEL,
    ),
  ];
  const glass = (dx: number, dz: number, colour: Colour): Solid =>
    drum([x + dx, z + dz], [top, top + 0.15], [0.03, 0.036], flat(colour));
  return [
    pad([x - 0.55, top - 0.06, z - 0.5], [x + 0.55, top, z + 0.5], flat([0.07, 0.06, 0.08]), 0.02),
    drum([x, z], [0, top - 0.06], [0.3, 0.1], STEEL),
    glass(-0.36, 0.1, [0.95, 0.6, 0.15]),
    glass(-0.2, 0.3, [0.5, 0.9, 0.5]),
    glass(0.4, 0.22, [0.95, 0.35, 0.3]),
    drum([x + 0.08, z + 0.3], [top, top + 0.2], [0.04, 0.035], flat([0.1, 0.34, 0.16])),
    drum([x + 0.08, z + 0.3], [top + 0.2, top + 0.28], [0.032, 0.014], flat([0.1, 0.34, 0.16])),
    drum([x + 0.3, z - 0.22], [top, top + 0.05], [0.14, 0.14], flat([0.85, 0.2, 0.2])),
    drum([x - 0.05, z], [top, top + 0.07], [0.07, 0.12], flat([0.95, 0.85, 0.5])),
    ...mic(-0.4, -0.3, 1),
    ...mic(0.06, -0.36, -1),
  ];
}

/** A ball of small mirrors on its rod. */
const mirrorBall = (x: number, high: number): Solid[] => [
  drum([x, 3.2], [high - 0.16, high], [0.012, 0.012], STEEL),
  ball([x - 0.2, high - 0.54, 3], [x + 0.2, high - 0.14, 3.4], (px, py, pz) => {
    const [u, v] = [Math.floor(Math.atan2(px - x, 3.2 - pz) * 9), Math.floor(py * 26)];
    const lit = chance(u, v);
    return lit > 0.8
      ? [2, 1.9, 2]
      : scaleColour(lit > 0.5 ? [0.9, 0.5, 1] : [0.4, 0.5, 0.7], 0.5 + lit);
  }),
];

/** A lamp of a colour that shines down. */
const spot = (x: number, high: number, z: number, colour: Colour): Solid[] => [
  drum([x, z], [high - 0.2, high], [0.09, 0.05], BLACK),
  {
    ...ball([x - 0.08, high - 0.26, z - 0.08], [x + 0.08, high - 0.12, z + 0.08], flat(colour)),
    glow: 1,
  },
];

/** Who sings into a microphone, the other arm raised. */
const singer = (x: number, z: number, number: number): Solid[] => [
  ...posed(
    {
      at: [x, z],
      turn: -Math.PI / 2 + 0.35,
      hands: [
        [0.24, 0.5, 1.78],
        [0.2, -0.06, 1.4],
      ],
    },
    attireOf(number, {
      hairForm: 'long',
      hair: [0.1, 0.07, 0.06],
      top: [0.9, 0.75, 0.2],
      legs: [0.14, 0.16, 0.26],
    }),
  ),
  bone([x + 0.1, 1.38, z - 0.17], [x + 0.06, 1.5, z - 0.15], [0.014, 0.02], BLACK),
  ball([x + 0.02, 1.48, z - 0.2], [x + 0.1, 1.56, z - 0.12], STEEL),
];

/** Who sits on a sofa and claps. */
const guest = (x: number, z: number, side: number): Solid[] =>
  posed(
    {
      at: [x, z],
      turn: side > 0 ? Math.PI : 0,
      seat: SOFA.high,
      hands: [
        [0.36, 0.07, 1.05],
        [0.36, -0.05, 1.07],
      ],
    },
    attireOf(Math.round(z * 4) + 2),
  );
