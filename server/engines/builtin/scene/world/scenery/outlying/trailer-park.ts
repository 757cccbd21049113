import { mixColour, scaleColour, smoothstep } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { barBetween } from '../../street/convex.ts';
import { chance, DARK, inside, LAMPS, NO_GLOW, plainFront } from '../../street/front.ts';
import { frustumAt } from '../../street/round-solid.ts';
import {
  boxOn,
  grown,
  type Paint,
  type Plot,
  type Point,
  plainPaint,
  roofOn,
  type Solid,
  within,
} from '../../street/solid.ts';
import { between, block, paved } from '../built/paved-site.ts';
import { lawnAt } from '../everyday/lawn.ts';
import { wire } from '../famous/kit.ts';
import { LEVEL, levelled } from '../level-site.ts';
import type { SceneryPlan, Site } from '../site.ts';

/** A mobile home: how long, how deep, how high its floor and its eaves are. World units. */
const HOME = { long: 11, deep: 3.8, floor: 0.75, eaves: 3.2 } as const;
/** How far the homes are turned to the lane, radians. */
const TURNED = 0.56;
/** Where homes stand: the side of the lane, how far its end is from the lane's middle, how far off that is. World units. */
const HOMES = [
  [1, 4.6, 12.6],
  [-1, 5, 19.6],
  [1, 5.4, 25],
  [-1, 5.2, 31],
  [1, 5.6, 36.5],
  [-1, 5.2, 43],
] as const;
const SIDINGS: readonly Colour[] = [
  [0.88, 0.86, 0.8],
  [0.62, 0.74, 0.74],
  [0.86, 0.78, 0.6],
  [0.9, 0.9, 0.9],
  [0.76, 0.66, 0.58],
];
const BANDS: readonly Colour[] = [
  [0.3, 0.5, 0.56],
  [0.9, 0.9, 0.86],
  [0.5, 0.3, 0.2],
  [0.62, 0.24, 0.2],
  [0.3, 0.42, 0.3],
];
const GRAVEL: Colour = [0.58, 0.54, 0.48];
const WOOD: Colour = [0.46, 0.36, 0.26];
const WHITE: Colour = [0.9, 0.9, 0.87];

/** A park of mobile homes: long low boxes aslant on both sides of a gravel lane, steps and awnings before their doors, gas bottles, letter boxes, wires overhead. */
export const TRAILER_PARK: SceneryPlan = {
  land: 'field',
  relief: 0.4,
  trees: 0.35,
  views: [
    { horizon: 0.53, lens: 0.96, eye: 0.42 },
    { horizon: 0.43, lens: 0.88, eye: 0.78 },
    { horizon: 0.58, lens: 0.88, eye: 0.36 },
    { horizon: 0.5, lens: 1.1, eye: 0.46 },
  ],
  ground: levelled(60, 80),
  soil: paved((x, z, soft, { noise, season }) => {
    const grain = 1 + 0.16 * noise.fbm(x * 2.2, z * 2.2, 3);
    const edge = 2.5 + 0.35 * noise.fbm(x, z / 2, 2);
    const lane = smoothstep(edge + 0.3 + soft, edge - 0.3, Math.abs(x));
    const rut = Math.exp(-(((Math.abs(x) - 1) / 0.35) ** 2));
    const worn = smoothstep(0.1, 0.36, noise.fbm(x / 2.6, z / 2.6, 3));
    const grass = scaleColour(lawnAt(x, z, noise, season), 0.9);
    const yard = mixColour(grass, scaleColour(GRAVEL, 0.8 * grain), 0.6 * worn);
    return [
      mixColour(yard, scaleColour(GRAVEL, grain * (1 - 0.16 * rut)), lane),
      between(Math.abs(x), -9, 26, 3) * between(z, -20, 56, 3),
    ];
  }),
  lampAt: () => (x, _y, z) => 0.08 + 0.4 * between(z, 8, 50, 4) * between(Math.abs(x), -9, 9, 3),
  isTended: (x, z) => Math.abs(x) < 18 && z < 58,
  has: new Set(['car']),
  solids: ({ setting: { side }, lamps }: Site): Solid[] => [
    ...HOMES.flatMap(([at, aside, z], n) => home(side * at > 0 ? 1 : -1, aside, z, n, lamps)),
    ...letterBoxes(side),
    ...wires(-side),
    ...[-1, 1].flatMap((at) => flamingo(side * (3.5 + 0.5 * at), 9.6 + 0.5 * at)),
  ],
};

/** A mobile home on blocks behind its skirting, with steps and an awning before its door. */
function home(at: 1 | -1, aside: number, z: number, number: number, lamps: number): Solid[] {
  const [c, s] = [Math.cos(TURNED), Math.sin(TURNED)];
  const { long, deep, floor, eaves } = HOME;
  // The end at the lane is nearer than the other, so that both it and the front are seen.
  const plot: Plot =
    at > 0
      ? { x: aside, z, u: [c, s], w: [-s, c], wide: long, deep }
      : { x: -aside - c * long, z: z + s * long, u: [c, -s], w: [s, c], wide: long, deep };
  const siding = SIDINGS[number % SIDINGS.length] as Colour;
  const trim = BANDS[number % BANDS.length] as Colour;
  const door = at > 0 ? 3.2 : long - 3.2;
  const wall = sided(siding, trim, door, number, lamps);
  const roof: Paint = ({ role }, { along, pixel }) => {
    const seam = inside(Math.abs(along / 0.6 - Math.round(along / 0.6)) * 0.6, -1, 0.03, pixel);
    return plainFront(
      scaleColour([0.72, 0.73, 0.74], (role === 'roof' ? 1 : 0.85) * (1 - 0.2 * seam)),
    );
  };
  const lattice: Paint = (_, { along, up, pixel }) => {
    const off = (v: number) => Math.abs(v - Math.round(v));
    const cross = Math.min(off((along + up) / 0.3), off((along - up) / 0.3));
    return plainFront(mixColour([0.16, 0.15, 0.14], WHITE, inside(cross * 0.3, -1, 0.05, pixel)));
  };
  const porch = within(plot, door - 1.5, -2.1, 3, 2.1);
  const steps = [0, 1, 2].map((n) =>
    boxOn(
      within(plot, door - 0.6, -0.35 - 0.3 * (n + 1), 1.2, 0.3),
      LEVEL,
      LEVEL + floor - 0.2 * (n + 1),
      plainPaint(WOOD),
    ),
  );
  const corner = (along: number): readonly [number, number] => [
    porch.x + porch.u[0] * along,
    porch.z + porch.u[1] * along,
  ];
  const bottles = [0, 0.5].map((n): Point => {
    const from = at > 0 ? plot.wide - 1.2 - n : 1.2 + n;
    return [
      plot.x + plot.u[0] * from - plot.w[0] * 0.4,
      LEVEL,
      plot.z + plot.u[1] * from - plot.w[1] * 0.4,
    ];
  });
  return [
    boxOn(within(plot, 0.1, 0.1, long - 0.2, deep - 0.2), LEVEL - 0.3, LEVEL + floor, lattice),
    boxOn(plot, LEVEL + floor, LEVEL + eaves, wall),
    roofOn(
      grown(plot, 0.22),
      LEVEL + eaves,
      LEVEL + eaves + 0.6,
      (['front', 'back'] as const).map((side) => ({
        side,
        pitch: 0.26,
        from: LEVEL + eaves + 0.12,
      })),
      roof,
    ),
    boxOn(within(plot, door - 0.7, -0.35, 1.4, 0.35), LEVEL, LEVEL + floor, plainPaint(WOOD)),
    ...steps,
    // An awning of striped sheet on two posts.
    boxOn(porch, LEVEL + 2.95, LEVEL + 3.06, (_, { along }) =>
      plainFront(Math.floor(along / 0.3) % 2 === 0 ? WHITE : trim),
    ),
    ...[0.08, 2.92].map((along) => {
      const [x, ahead] = corner(along);
      return barBetween(
        [x, LEVEL, ahead],
        [x, LEVEL + 2.95, ahead],
        [0.045, 0.045],
        plainPaint(WHITE),
      );
    }),
    ...bottles.map((place) => frustumAt(place, 1.15, 0.2, 0.16, plainPaint([0.82, 0.83, 0.84]), 9)),
  ];
}

/** Siding in boards, a band of another colour under the windows, a door. */
function sided(siding: Colour, trim: Colour, door: number, number: number, lamps: number): Paint {
  return ({ role, long }, { along, up, pixel }) => {
    if (role === 'level') return plainFront(siding);
    const fine = smoothstep(0.12, 0.03, pixel);
    const board = up / 0.2 - Math.floor(up / 0.2);
    const base = scaleColour(siding, 1 - 0.16 * fine * (board < 0.2 ? 1 : 0));
    const banded = mixColour(base, trim, inside(up, 0.35, 0.75, pixel));
    const isFront = role === 'front';
    const bay = isFront ? 2.1 : Math.abs(long);
    const column = Math.floor(along / bay);
    const off = Math.abs(along - (column + 0.5) * bay);
    const isDoorBay = isFront && Math.abs((column + 0.5) * bay - door) < 1.1;
    const frame = isDoorBay ? 0 : inside(off, -1, 0.72, pixel) * inside(up, 0.93, 1.92, pixel);
    const pane =
      isDoorBay || (off < 0.03 && isFront)
        ? 0
        : inside(off, -1, 0.64, pixel) * inside(up, 1, 1.85, pixel);
    const isDoor = isFront
      ? inside(Math.abs(along - door), -1, 0.46, pixel) * inside(up, -1, 2, pixel)
      : 0;
    const isLit = chance(number, column, 7) < 0.25 + lamps;
    const curtain = Math.abs(off) > 0.4 ? 0.6 : 0;
    const walled = mixColour(banded, WHITE, frame);
    const seen = mixColour(walled, mixColour(DARK, [0.75, 0.68, 0.56], curtain), pane);
    const glow = isLit
      ? scaleColour(LAMPS[0] as Colour, 0.8 * pane * Math.min(1, lamps * 2.4))
      : NO_GLOW;
    return {
      colour: mixColour(seen, scaleColour(trim, 0.8), isDoor),
      glass: 0.4 * pane * (1 - curtain),
      glow,
    };
  };
}

/** A row of letter boxes on a rail at the lane. */
function letterBoxes(side: number): Solid[] {
  const [x, z] = [-side * 3.3, 8.6];
  const wood = plainPaint(WOOD);
  return [
    ...[-0.9, 0.9].map((at) => block([x + at - 0.06, 0, z], [x + at + 0.06, 1.05, z + 0.12], wood)),
    block([x - 1.25, 1, z], [x + 1.25, 1.08, z + 0.36], wood),
    ...[0, 1, 2, 3, 4].flatMap((n) => {
      const left = x - 1.2 + n * 0.5;
      const tin = n === 2 ? ([0.66, 0.16, 0.12] as const) : ([0.74, 0.75, 0.76] as const);
      return [
        block(
          [left, 1.08, z - 0.06],
          [left + 0.34, 1.4, z + 0.4],
          plainPaint(scaleColour(tin, 0.94 + 0.03 * n)),
        ),
        block(
          [left + 0.34, 1.26, z + 0.1],
          [left + 0.38, 1.56, z + 0.14],
          plainPaint([0.8, 0.12, 0.1]),
        ),
      ];
    }),
  ];
}

/** Poles with wires along one side of the lane, a wire to each home. */
function wires(side: number): Solid[] {
  const wood = plainPaint([0.34, 0.26, 0.2]);
  const dark = plainPaint([0.12, 0.12, 0.12]);
  const x = side * 3.4;
  const zs = [13, 26, 39, 52];
  return zs.flatMap((z, n) => {
    const top: Point = [x, LEVEL + 6.9, z];
    const next = zs[n + 1];
    return [
      frustumAt([x, LEVEL, z], 7.4, 0.14, 0.1, wood, 7),
      block([x - 0.9, 6.8, z - 0.05], [x + 0.9, 6.95, z + 0.07], wood),
      ...(next === undefined
        ? []
        : [-0.8, 0.8].map((off) =>
            wire([x + off, top[1], z], [x + off, top[1], next], 0.012 + z * 0.0004, dark),
          )),
      wire(top, [side * 9, LEVEL + 3.7, z + 3], 0.012 + z * 0.0004, dark),
      wire(top, [-side * 8, LEVEL + 3.7, z + 4], 0.012 + z * 0.0004, dark),
    ];
  });
}

/** A flamingo of plastic on wire legs. */
function flamingo(x: number, z: number): Solid[] {
  const pink = plainPaint([0.95, 0.36, 0.52]);
  const leg = plainPaint([0.2, 0.2, 0.2]);
  return [
    ...[-0.05, 0.07].map((off) => block([x + off, 0, z], [x + off + 0.02, 0.5, z + 0.02], leg)),
    block([x - 0.2, 0.46, z - 0.09], [x + 0.2, 0.72, z + 0.09], pink),
    barBetween([x + 0.17, LEVEL + 0.66, z], [x + 0.3, LEVEL + 1, z], [0.04, 0.04], pink),
    block([x + 0.26, 0.96, z - 0.05], [x + 0.44, 1.06, z + 0.05], pink),
    block([x + 0.44, 0.94, z - 0.03], [x + 0.52, 1.02, z + 0.03], leg),
  ];
}
