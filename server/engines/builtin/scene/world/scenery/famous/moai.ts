import { mixColour, scaleColour, smoothstep } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { chance, plainFront } from '../../street/front.ts';
import { ellipsoidAt, frustumAt } from '../../street/round-solid.ts';
import { type Paint, plainPaint, type Solid } from '../../street/solid.ts';
import { panel, rodBetween } from '../far/pieces.ts';
import { LEVEL } from '../level-site.ts';
import type { SceneryPlan, Site } from '../site.ts';
import { box } from './kit.ts';

/** The platform of the statues: how far off it is, half as long, how high; how far the statues on it are apart. World units. */
const AHU = { z: 25, half: 19, high: 1.2, apart: 5.2 } as const;
const TUFF: Colour = [0.54, 0.49, 0.41];
const GREEN: Colour = [0.27, 0.4, 0.12];
const DRY: Colour = [0.5, 0.47, 0.22];
const SCORIA: Colour = [0.5, 0.24, 0.18];

/** Easter Island: seven stone giants in a row on their platform over grass, the sea behind them, a cone of an old volcano. */
export const MOAI: SceneryPlan = {
  land: 'beach',
  isNear: true,
  relief: 0.2,
  trees: 0,
  views: [
    { horizon: 0.54, lens: 0.98, eye: 0.5 },
    { horizon: 0.5, lens: 0.94, eye: 0.9 },
    { horizon: 0.58, lens: 0.92, eye: 0.42 },
    { horizon: 0.52, lens: 1.12, eye: 0.6 },
  ],
  ground:
    (_, { side, noise }) =>
    (x, z) => {
      const knolls = 0.25 * noise.fbm(x / 9, z / 9, 3);
      const shore = 44 + 5 * noise.at(x / 30, 3);
      const cone = 58 * Math.max(0, 1 - Math.hypot(side * x - 190, (z - 420) * 0.8) / 170) ** 1.2;
      const land = LEVEL + knolls - (LEVEL + 8) * smoothstep(shore, shore + 26, z);
      return Math.max(land, cone - 8);
    },
  soil:
    (_wild, { noise, season }) =>
    (x, z) => {
      const grass =
        season === 'winter' ? DRY : mixColour(GREEN, DRY, 0.4 + 0.5 * noise.fbm(x / 6, z / 6, 3));
      return scaleColour(grass, 1 + 0.24 * noise.fbm(x * 1.3, z * 1.3, 3));
    },
  isTended: (_x, z) => z > 12 && z < 40,
  has: new Set(['statue', 'rock']),
  solids: (site) => [...platform(), ...statues(site)],
};

/** Stone with the pits and stains of weather. */
const weathered =
  (tone: Colour): Paint =>
  ({ role }, { along, up }) =>
    plainFront(
      scaleColour(
        tone,
        (role === 'level' ? 1.1 : 1) *
          (0.9 +
            0.16 * chance(Math.floor(along * 5), Math.floor(up * 5), 7) +
            0.1 * Math.sin(along * 3.1) * Math.sin(up * 2.3)),
      ),
    );

/** Fitted blocks, and a ramp of pebbles before them. */
function platform(): Solid[] {
  const { z, half, high } = AHU;
  const blocks = Array.from({ length: 19 }, (_, n) =>
    box(
      [-half + n * 2, LEVEL - 1, z - 1.3 + 0.2 * chance(n, 1, 4)],
      [-half + n * 2 + 1.94, LEVEL + high - 0.12 * chance(n, 2, 4), z + 3],
      weathered(scaleColour([0.36, 0.34, 0.32], 0.9 + 0.3 * chance(n, 3, 4))),
    ),
  );
  const pebbles = Array.from({ length: 60 }, (_, n) =>
    ellipsoidAt(
      [-half + 2 * half * chance(n, 5, 4), LEVEL + 0.1, z - 1.5 - 1.8 * chance(n, 6, 4)],
      0.2 + 0.22 * chance(n, 7, 4),
      0.2,
      plainPaint(scaleColour([0.42, 0.4, 0.37], 0.7 + 0.5 * chance(n, 8, 4))),
    ),
  );
  return [...blocks, ...pebbles];
}

/** Seven of them, each its own height and tilt; some bear a topknot of red stone. */
function statues({ setting: { side } }: Site): Solid[] {
  return [-3, -2, -1, 0, 1, 2, 3].flatMap((n) => {
    const size = 1.5 + 0.3 * (chance(n + 4, 9, 3) - 0.4);
    return moaiAt(side * n * AHU.apart, AHU.z + 0.4, size, n === 1 || n === -2 || n === 3);
  });
}

/** One of them, its face to the eye: a body to the hips with arms at its sides, a long head with a heavy brow, a long nose and ears. World units. */
function moaiAt(x: number, z: number, size: number, hasTopknot: boolean): Solid[] {
  const stone = weathered(scaleColour(TUFF, 0.9 + 0.3 * chance(Math.round(x * 7), 1, 5)));
  const shade = weathered(scaleColour(TUFF, 0.42));
  const low = LEVEL + AHU.high - 0.1;
  const at = (across: number, up: number, ahead: number) =>
    [x + size * across, low + size * up, z - size * ahead] as const;
  const block = (
    half: number,
    from: number,
    to: number,
    near: number,
    far: number,
    paint = stone,
  ) => box(at(-half, from, near), at(half, to, far), paint);
  const slanted = (
    half: number,
    from: number,
    to: number,
    top: number,
    foot: number,
    deep: number,
  ) =>
    panel(
      [
        at(-half, from, foot),
        at(half, from, foot),
        at(half * 0.8, to, top),
        at(-half * 0.8, to, top),
      ],
      deep,
      stone,
    );
  return [
    frustumAt([x, low, z], 2.7 * size, 1.12 * size, 0.92 * size, stone, 12),
    ellipsoidAt([x, low + 2.7 * size, z], 1.06 * size, 0.44 * size, stone),
    ...[-1, 1].flatMap((arm) => [
      rodBetween(
        at(arm * 1.02, 2.5, 0.2),
        at(arm * 1.08, 0.8, 0.5),
        [0.26 * size, 0.22 * size],
        7,
        stone,
      ),
      rodBetween(
        at(arm * 1.06, 0.75, 0.6),
        at(arm * 0.3, 0.5, 1.05),
        [0.18 * size, 0.14 * size],
        6,
        stone,
      ),
    ]),
    // The neck, the head, its chin and its brow.
    block(0.5, 2.6, 3.4, 0.3, -0.5),
    block(0.76, 3.2, 5.5, 0.5, -0.62),
    block(0.66, 5.4, 5.86, 0.4, -0.6),
    block(0.6, 3.06, 3.56, 0.74, 0.2),
    block(0.8, 4.78, 5.1, 0.82, 0.2),
    // Eyes in deep shade, the nose, lips and ears.
    ...[-1, 1].map((eye) =>
      box(at(eye * 0.44 - 0.2, 4.46, 0.56), at(eye * 0.44 + 0.2, 4.8, 0.3), shade),
    ),
    slanted(0.2, 3.98, 4.84, 0.66, 0.86, 0.34 * size),
    block(0.26, 3.92, 4.12, 0.92, 0.4),
    block(0.36, 3.6, 3.68, 0.68, 0.3, shade),
    block(0.4, 3.68, 3.8, 0.72, 0.3),
    ...[-1, 1].map((ear) =>
      box(at(ear * 0.84 - 0.1, 3.6, 0.06), at(ear * 0.84 + 0.1, 5, -0.3), stone),
    ),
    ...(hasTopknot
      ? [
          frustumAt(
            [x, low + 5.84 * size, z],
            0.8 * size,
            0.86 * size,
            0.82 * size,
            weathered(SCORIA),
            12,
          ),
          frustumAt(
            [x, low + 6.6 * size, z],
            0.3 * size,
            0.46 * size,
            0.4 * size,
            weathered(SCORIA),
            10,
          ),
        ]
      : []),
  ];
}
