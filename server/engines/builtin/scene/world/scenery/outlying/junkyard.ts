import { mixColour, scaleColour, smoothstep } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { barBetween } from '../../street/convex.ts';
import { chance, DARK, inside, plainFront } from '../../street/front.ts';
import { frustumAt } from '../../street/round-solid.ts';
import { type Paint, type Point, plainPaint, type Solid } from '../../street/solid.ts';
import { between, block, blocksOf, paved, post } from '../built/paved-site.ts';
import { LEVEL, levelled } from '../level-site.ts';
import type { SceneryPlan, Site } from '../site.ts';

/** Where a crane holds a wreck over the stacks: to the right on the picture's side, how high over the ground its lower side is, ahead. World units. */
export const HELD = { aside: -1.2, up: 4.6, z: 23 } as const;
const EARTH: Colour = [0.44, 0.38, 0.31];
const OIL: Colour = [0.16, 0.14, 0.13];
const YELLOW: Colour = [0.9, 0.62, 0.1];
const IRON: Colour = [0.56, 0.55, 0.53];
const RUST: Colour = [0.46, 0.26, 0.14];
const RUBBER: Colour = [0.07, 0.07, 0.075];

/** A yard of wrecked cars: oily ground, a crane that lifts with a magnet, heaps of tyres, a fence of corrugated iron. */
export const JUNKYARD: SceneryPlan = {
  land: 'field',
  relief: 0.4,
  trees: 0.2,
  views: [
    { horizon: 0.54, lens: 0.94, eye: 0.46 },
    { horizon: 0.44, lens: 0.88, eye: 0.78 },
    { horizon: 0.6, lens: 0.86, eye: 0.38 },
    { horizon: 0.53, lens: 1.08, eye: 0.5 },
  ],
  ground: levelled(60, 80),
  soil: (wild, setting) =>
    paved((x, z) => {
      const { noise } = setting;
      const spilt = smoothstep(0.16, 0.4, noise.fbm(x / 2.4, z / 2.4, 3));
      const rut = Math.exp(-(((Math.abs(x - 0.6 * Math.sin(z / 7)) - 1) / 0.4) ** 2));
      const earth = scaleColour(EARTH, 1 - 0.2 * rut + 0.2 * noise.fbm(x * 2.4, z * 2.4, 2));
      return [
        mixColour(earth, OIL, 0.62 * spilt),
        between(Math.abs(x), -9, 30, 2) * between(z, -9, 48, 2),
      ];
    })(wild, setting),
  isTended: (x, z) => Math.abs(x) < 32 && z < 50,
  has: new Set(['car']),
  solids: ({ setting: { side } }: Site): Solid[] => [
    ...fence(),
    ...crane(side),
    ...TYRES.flatMap(([aside, z, count]) => tyres(side * aside, z, count)),
  ],
};

/** Heaps of tyres: to the right on the picture's side, ahead, how many lie on each other. World units. */
const TYRES = [
  [-1.7, 5.4, 1],
  [-2.5, 7.2, 2],
  [-3.3, 7.9, 4],
  [-4.2, 7.6, 3],
  [1.5, 6.3, 1],
  [2.4, 12.4, 3],
  [2.9, 13.3, 5],
  [-2.7, 19.4, 4],
] as const;

function tyres(x: number, z: number, count: number): Solid[] {
  const high = 0.22;
  const tyre: Paint = ({ role, normal }, { along, up, pixel }) => {
    if (role === 'level' && normal[1] > 0)
      return plainFront(
        Math.hypot(along, up) < 0.22 ? scaleColour(EARTH, 0.35) : scaleColour(RUBBER, 1.5),
      );
    const tread = inside(Math.abs(up - high / 2), -1, 0.07, pixel);
    return plainFront(scaleColour(RUBBER, 1.1 + 1.2 * tread));
  };
  return Array.from({ length: count }, (_, n) => {
    const off = (salt: number) => 0.14 * (chance(Math.round(x * 9), n, salt) - 0.5);
    return frustumAt([x + off(1), LEVEL + n * high, z + off(2)], high - 0.02, 0.42, 0.4, tyre, 12);
  });
}

/** Sheets of corrugated iron, some rusted, between posts. */
function fence(): Solid[] {
  const sheets: Paint = ({ role }, { along, up, pixel }) => {
    if (role === 'level') return plainFront(IRON);
    const sheet = Math.floor(along / 1.9);
    const isOld = chance(sheet, 3, 8);
    const fine = smoothstep(0.2, 0.06, pixel);
    const wave = 1 + 0.2 * fine * Math.sin((along / 0.19) * 2 * Math.PI);
    const stain = smoothstep(0.5, 1, isOld + 0.25 * Math.sin(along * 2.1 + up * 1.7));
    const seam = inside(along - sheet * 1.9, -1, 0.06, pixel);
    return plainFront(scaleColour(mixColour(IRON, RUST, stain), wave * (1 - 0.4 * seam)));
  };
  return [
    block([-30, 0, 46], [30, 2.6, 46.1], sheets),
    block([-30.1, 0, 8], [-30, 2.6, 46], sheets),
    block([30, 0, 8], [30.1, 2.6, 46], sheets),
  ];
}

/** A crawler crane whose magnet holds a wreck. */
function crane(side: number): Solid[] {
  const at = (aside: number, up: number, z: number): Point => [side * aside, LEVEL + up, z];
  const yellow = plainPaint(YELLOW);
  const dark = plainPaint([0.1, 0.1, 0.11]);
  const box = blocksOf(side, 0, 0);
  const cab: Paint = ({ role, long }, { along, up, pixel }) => {
    const pane =
      role === 'level'
        ? 0
        : inside(up, 0.5, 1.7, pixel) * inside(along, 0.15, Math.abs(long) - 0.15, pixel);
    return { colour: mixColour(YELLOW, DARK, pane), glass: 0.5 * pane, glow: [0, 0, 0] };
  };
  const { aside, up, z } = HELD;
  const top = at(aside, 13, z);
  const foot = at(aside + 7.4, 2.6, z + 1.6);
  const lattice = [-0.32, 0.32].flatMap((off) => [
    barBetween(
      [foot[0], foot[1] + off, foot[2]],
      [top[0], top[1] + off * 0.4, top[2]],
      [0.09, 0.09],
      yellow,
    ),
  ]);
  const braces = Array.from({ length: 14 }, (_, n) => {
    const place = (share: number, off: number): Point => [
      foot[0] + (top[0] - foot[0]) * share,
      foot[1] + (top[1] - foot[1]) * share + off * (1 - 0.6 * share),
      foot[2] + (top[2] - foot[2]) * share,
    ];
    const sign = n % 2 === 0 ? 1 : -1;
    return barBetween(
      place(n / 14, -0.32 * sign),
      place((n + 1) / 14, 0.32 * sign),
      [0.05, 0.05],
      yellow,
    );
  });
  const magnet = up + 1.24;
  return [
    box(aside + 5.4, aside + 10.6, 0, 1, z + 0.2, z + 1, dark),
    box(aside + 5.4, aside + 10.6, 0, 1, z + 2.6, z + 3.4, dark),
    box(aside + 6, aside + 11, 1.1, 3.2, z + 0.3, z + 3.3, yellow),
    box(aside + 6, aside + 7.8, 1.4, 4, z - 0.2, z + 1, cab),
    ...lattice,
    ...braces,
    barBetween(top, at(aside, magnet + 0.5, z), [0.05, 0.05], dark),
    barBetween(top, at(aside + 10.4, 3.2, z + 1.8), [0.04, 0.04], dark),
    frustumAt(at(aside, magnet, z), 0.34, 1.05, 0.9, dark, 12),
    post(side * (aside + 8.4), z + 1.8, 4.4, 0.14, dark),
  ];
}
