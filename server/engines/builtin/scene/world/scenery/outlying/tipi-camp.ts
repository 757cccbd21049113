import { mixColour, scaleColour, smoothstep } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { inside, plainFront } from '../../street/front.ts';
import { frustumAt } from '../../street/round-solid.ts';
import { type Paint, type Point, plainPaint, type Solid } from '../../street/solid.ts';
import { between, paved, rail } from '../built/paved-site.ts';
import { panel, rodBetween, sheer } from '../far/pieces.ts';
import { LEVEL, levelled } from '../level-site.ts';
import type { SceneryPlan, Site } from '../site.ts';

/** Where tipis stand: to the right on the picture's side, ahead, how high. World units. */
const TIPIS = [
  [3.9, 13.4, 6],
  [-5, 17, 6.4],
  [8.6, 22, 6],
  [-1.4, 27, 6.2],
  [-11, 26, 6],
  [4.6, 35, 6],
  [-7, 38, 6],
  [15, 33, 6.2],
] as const;
/** How wide a tipi is at its foot, and where its cover ends, by its height. */
const COVER = { wide: 0.42, high: 0.84, top: 0.05 } as const;
const HIDE: Colour = [0.86, 0.76, 0.58];
const SMOKED: Colour = [0.38, 0.3, 0.22];
const RED: Colour = [0.62, 0.16, 0.1];
const BLUE: Colour = [0.14, 0.3, 0.46];
const OCHRE: Colour = [0.84, 0.58, 0.16];
const BLACK: Colour = [0.1, 0.09, 0.08];
const POLE: Colour = [0.45, 0.33, 0.21];
const EARTH: Colour = [0.58, 0.46, 0.31];
const GRASS: Colour = [0.5, 0.47, 0.22];

/** A camp of tipis on the prairie: painted cones of hide with their poles crossed at the top, hides on frames to dry. */
export const TIPI_CAMP: SceneryPlan = {
  land: 'field',
  relief: 0.8,
  trees: 0.25,
  views: [
    { horizon: 0.5, lens: 0.94, eye: 0.44 },
    { horizon: 0.4, lens: 0.88, eye: 0.8 },
    { horizon: 0.55, lens: 0.86, eye: 0.36 },
    { horizon: 0.48, lens: 1.08, eye: 0.5 },
  ],
  ground: levelled(50, 60),
  soil: paved((x, z, _, { side, noise }) => {
    const trodden = Math.max(
      ...TIPIS.map(([aside, ahead, high]) =>
        smoothstep(4.6, 2, Math.hypot(x - side * aside, z - ahead) - COVER.wide * high * 0.4),
      ),
      smoothstep(5, 1.4, Math.hypot(x + side * 0.6, (z - 9) * 0.8)),
    );
    const patch = smoothstep(-0.2, 0.3, noise.fbm(x / 2.4, z / 2.4, 3) + trodden - 0.62);
    const grain = 1 + 0.2 * noise.fbm(x * 2.6, z * 2.6, 3);
    return [
      scaleColour(mixColour(GRASS, EARTH, patch), grain),
      between(Math.abs(x), -9, 30, 12) * between(z, -20, 50, 12) * Math.max(0.35, patch),
    ];
  }),
  lampAt:
    ({ side }) =>
    (x, _y, z) =>
      0.1 / (1 + ((x + side * 0.6) ** 2 + (z - 9) ** 2) / 40),
  isTended: (x, z, { side }) =>
    z < 13
      ? Math.abs(x) < 6
      : TIPIS.some(([aside, ahead]) => Math.hypot(x - side * aside, z - ahead) < 4),
  has: new Set(['tent']),
  solids: ({ setting: { side }, lamps }: Site): Solid[] => [
    ...TIPIS.flatMap(([aside, z, high], n) => tipi(side * aside, z, high, n, lamps)),
    ...dryingHide(-side * 3.6, 9.6),
    ...dryingHide(-side * 9.4, 20),
  ],
};

/** How hides are painted: bands at the foot, and what is between them. */
const PAINTED: readonly (readonly [Colour, Colour])[] = [
  [RED, BLUE],
  [BLUE, OCHRE],
  [RED, BLACK],
  [OCHRE, RED],
];

/** A tipi, its door toward the eye. */
function tipi(x: number, z: number, tall: number, number: number, lamps: number): Solid[] {
  const [wide, high] = [COVER.wide * tall, COVER.high * tall];
  const [first, second] = PAINTED[number % PAINTED.length] as readonly [Colour, Colour];
  const door = Math.atan2(-z, -x + 1.6 * (number % 3 === 0 ? 1 : -1));
  const paint: Paint = ({ role, normal }, { along, up, pixel }) => {
    if (role === 'level') return plainFront(BLACK);
    const radius = wide + (COVER.top * tall - wide) * Math.min(1, up / (high + 0.4));
    const turn = Math.atan2(normal[2], normal[0]) + along / wide;
    const around = ((((turn - door) / Math.PI + 1) % 2) + 2) % 2;
    const off = (around - 1) * Math.PI * radius;
    const v = up / high;
    const seam = inside(Math.abs(off), -1, 0.05, pixel) * (v > 0.42 ? 1 : 0);
    const tooth = Math.abs((turn * 8) / Math.PI - Math.round((turn * 8) / Math.PI)) * 2;
    const teeth = v > 0.1 && v < 0.1 + 0.16 * (1 - tooth) ? 1 : 0;
    const foot = inside(v, 0.03, 0.1, pixel / high);
    const rings = Math.max(inside(v, 0.56, 0.6, pixel / high), inside(v, 0.64, 0.67, pixel / high));
    const sun = Math.hypot(off - 1.1 * (number % 2 === 0 ? 1 : -1), (v - 0.42) * high);
    const disc = inside(sun, 0.26, 0.36, pixel) + inside(sun, -1, 0.14, pixel);
    const smoke = smoothstep(0.66, 0.96, v);
    const hide = scaleColour(
      HIDE,
      1 + 0.06 * Math.sin(turn * 9 + number) + 0.04 * Math.sin(up * 5 + turn * 3),
    );
    let colour: Colour = mixColour(hide, SMOKED, 0.85 * smoke);
    colour = mixColour(colour, first, Math.max(teeth, rings, Math.min(1, disc)));
    colour = mixColour(colour, second, foot);
    colour = mixColour(colour, scaleColour(HIDE, 0.6), 0.7 * seam);
    // Within the door it is dark, by night a fire burns there.
    const hole =
      inside(Math.abs(off) - 0.5 * Math.sqrt(Math.max(0, 1 - (up / 1.75) ** 2)), -9, 0, pixel) *
      (up < 1.75 ? 1 : 0);
    const shine = Math.min(0.5, lamps * 1.2) * smoothstep(0.9, 0.1, v);
    return {
      colour: mixColour(colour, BLACK, hole),
      glass: 0,
      glow: scaleColour([1, 0.56, 0.22], shine * (0.5 + hole)),
    };
  };
  const knot: Point = [x, LEVEL + high * 0.99, z];
  const poles = Array.from({ length: 8 }, (_, n) => {
    const turn = n * 2.4 + number;
    const out = 0.115 * tall;
    const tip: Point = [
      x + out * Math.cos(turn),
      LEVEL + tall * (1 + 0.05 * Math.sin(n * 3 + number)),
      z + out * Math.sin(turn),
    ];
    const root: Point = [
      x - 0.3 * out * Math.cos(turn),
      knot[1] - 0.5,
      z - 0.3 * out * Math.sin(turn),
    ];
    return sheer(rodBetween(root, tip, [0.07, 0.045], 5, plainPaint(POLE)));
  });
  return [frustumAt([x, LEVEL - 0.05, z], high, wide, COVER.top * tall, paint, 22), ...poles];
}

/** A hide stretched on a frame of poles. */
function dryingHide(x: number, z: number): Solid[] {
  const pole = plainPaint(POLE);
  const hide: Paint = (_, { along, up }) =>
    plainFront(
      scaleColour([0.66, 0.48, 0.32], 1 + 0.12 * Math.sin(along * 5) * Math.sin(up * 6 + along)),
    );
  return [
    rail([x - 0.95, 0, z], [x - 0.85, 2.2, z], 0.05, pole),
    rail([x + 0.95, 0, z], [x + 0.85, 2.2, z], 0.05, pole),
    rail([x - 1, 1.98, z], [x + 1, 1.98, z], 0.05, pole),
    rail([x - 1, 0.5, z], [x + 1, 0.5, z], 0.05, pole),
    sheer(
      panel(
        Array.from({ length: 8 }, (_, n): Point => {
          const turn = ((n + 0.5) / 8) * 2 * Math.PI;
          return [x + 0.72 * Math.cos(turn), LEVEL + 1.22 + 0.66 * Math.sin(turn), z];
        }),
        0.04,
        hide,
      ),
    ),
  ];
}
