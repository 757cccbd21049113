import type { Random } from '../../../kernels/random.ts';
import { mixColour, scaleColour, smoothstep } from '../../arithmetic.ts';
import type { Colour } from '../../words/idea.ts';
import { chance, type Front, inside, NO_GLOW, plainFront } from '../street/front.ts';
import { ellipsoidAt, frustumAt } from '../street/round-solid.ts';
import { boxOn, type Paint, type Solid } from '../street/solid.ts';
import { plotOf } from './hedge.ts';
import type { SceneryPlan } from './site.ts';
import { BOTTOM, builtBottom, clearWater, netAt, SUNKEN_VIEWS } from './under-water.ts';

const HULL: Colour = [0.6, 0.68, 0.7];
const RIB: Colour = [0.82, 0.9, 0.92];
const GLASS: Colour = [0.1, 0.4, 0.5];
const WARM: Colour = [1.15, 0.85, 0.42];
const COOL: Colour = [0.35, 1, 1.05];
/** Of how many pieces a dome is around, and how its rows of panes are tilted, radians. */
const PANES = { around: 24, tilts: [-0.2, 0.1, 0.32, 0.54, 0.76, 0.98, 1.2, 1.42] } as const;

/** The domes: how far to the right on the side of the picture's weight, how far off, and how large. World units. */
const DOMES_AT = [
  { x: -3, z: 54, radius: 17 },
  { x: 15, z: 31, radius: 7.5 },
  { x: -17, z: 33, radius: 8.5 },
  { x: 33, z: 62, radius: 12 },
  { x: -38, z: 66, radius: 13 },
  { x: 7.5, z: 22, radius: 3.2 },
] as const;

/** A city on the bottom of the sea: domes of glass with towers in them, lit towers between. */
export const DOMES: SceneryPlan = {
  land: 'underwater',
  views: SUNKEN_VIEWS,
  light: clearWater,
  ground: builtBottom(60),
  soil: (wild) => (x, z, height, steepness) => {
    const own = wild(x, z, height, steepness);
    const way = smoothstep(2.2, 1.9, Math.abs(x)) * (z < 40 ? 1 : 0);
    const edge = smoothstep(0.25, 0.12, Math.abs(Math.abs(x) - 2.2)) * (z < 40 ? 1 : 0);
    const lane = mixColour(own, scaleColour([0.5, 0.56, 0.58], netAt(x, z)), 0.8 * way);
    return mixColour(lane, [0.5, 1.3, 1.3], 0.8 * edge * (Math.abs((z / 2.4) % 1) < 0.5 ? 1 : 0.2));
  },
  solids: ({ random, setting: { side } }) => [
    ...DOMES_AT.flatMap(({ x, z, radius }, n) => dome(side * x, z, radius, n)),
    ...towers(random, side),
    ...tubes(side),
  ],
  isTended: (x, z) =>
    Math.abs(x) < 3.2 ||
    DOMES_AT.some((one) => Math.hypot(Math.abs(x) - Math.abs(one.x), z - one.z) < one.radius + 1),
  has: new Set(['fish']),
};

/** Glass between ribs, behind it the towers of the city within, their windows lit. */
function glassOf(radius: number, number: number): Paint {
  return ({ normal }, { along, up }): Front => {
    const turn = Math.atan2(normal[2], normal[0]) * 0.5;
    const rise = up / radius;
    const across = along / radius;
    const rib = Math.max(
      inside(Math.abs((((turn * 24) / Math.PI) % 1) - 0.5), 0.44, 1, 0.04),
      inside(Math.abs(((rise * 5.2) % 1) - 0.5), 0.46, 1, 0.03),
    );
    // Towers stand within, seen as from afar.
    const column = Math.floor(across * 13);
    const high = 0.2 + 0.62 * chance(column, number, 3) * (1 - 0.75 * Math.abs(across));
    const isTower = rise < high;
    const [wx, wy] = [((across * 13) % 1) * 3, rise * 34];
    const isLit =
      isTower &&
      chance(Math.floor(wx) + column * 5, Math.floor(wy), number) < 0.55 &&
      Math.abs((((wy % 1) + 1) % 1) - 0.5) < 0.32;
    const haze = mixColour(GLASS, [0.24, 0.66, 0.7], smoothstep(0.7, 0, rise));
    const within = isTower ? scaleColour(haze, 0.62) : haze;
    const shine = isLit ? scaleColour(chance(column, number, 8) < 0.7 ? WARM : COOL, 0.8) : NO_GLOW;
    const inner = scaleColour([0.1, 0.32, 0.34], smoothstep(0.9, 0, rise));
    return {
      colour: mixColour(within, RIB, rib),
      glass: 0.1 * (1 - rib),
      glow: rib > 0.5 ? NO_GLOW : [shine[0] + inner[0], shine[1] + inner[1], shine[2] + inner[2]],
    };
  };
}

const hull: Paint = (_, { along, up }) =>
  plainFront(scaleColour(HULL, (0.92 + 0.1 * Math.sin(up * 4)) * netAt(along, up)));

/** A hull with a ring of portholes. */
const portholes: Paint = (_, { along, up, pixel }): Front => {
  const off = Math.hypot(((((along / 1.5) % 1) + 1.5) % 1) - 0.5, (up - 0.9) / 1.5);
  const pane = inside(off, -1, 0.2, pixel);
  return { colour: mixColour(HULL, GLASS, pane), glass: 0, glow: scaleColour(WARM, 0.9 * pane) };
};

function dome(x: number, z: number, radius: number, number: number): Solid[] {
  return [
    frustumAt([x, BOTTOM - 1, z], 2.8, radius * 1.12, radius * 1.04, portholes, 24),
    ellipsoidAt([x, BOTTOM + 1.6, z], radius, radius * 0.95, glassOf(radius, number), PANES),
    frustumAt(
      [x, BOTTOM + 1.4 + radius * 0.95, z],
      radius * 0.12,
      radius * 0.1,
      radius * 0.06,
      hull,
    ),
    frustumAt([x, BOTTOM + 1.4 + radius * 1.05, z], radius * 0.3, 0.12, 0.05, hull),
  ];
}

/** Windows in rows round a tower, most of them lit. */
const windows =
  (number: number): Paint =>
  ({ role, normal }, { along, up, pixel }): Front => {
    if (role === 'level') return plainFront(HULL);
    const face = Math.round(normal[0] * 9 + normal[2] * 5);
    const [column, row] = [Math.floor(along / 0.8), Math.floor(up / 1.3)];
    const [u, v] = [((along / 0.8) % 1) + (along < 0 ? 1 : 0), (up / 1.3) % 1];
    const pane =
      inside(Math.abs(u - 0.5), -1, 0.34, pixel / 0.8) * inside(v, 0.3, 0.8, pixel / 1.3);
    const isLit = chance(column + face * 7, row, number) < 0.62;
    const light = chance(number, 1, row) < 0.75 ? WARM : COOL;
    return {
      colour: mixColour(scaleColour(HULL, 0.8), GLASS, pane),
      glass: 0,
      glow: isLit ? scaleColour(light, 0.9 * pane) : NO_GLOW,
    };
  };

/** Towers of turned hulls with a dome each, in the gaps between the great domes. */
function towers(random: Random, side: number): Solid[] {
  const places = [
    [9.5, 40, 15],
    [-10, 42, 13],
    [23, 46, 20],
    [-26, 48, 22],
    [14, 74, 32],
    [-22, 78, 30],
    [46, 84, 34],
    [-52, 88, 36],
    [30, 96, 40],
    [0, 98, 44],
    [-8.5, 25, 6],
  ] as const;
  return places.flatMap(([x, z, high], n) => {
    const wide = high * (0.1 + 0.04 * random.unit());
    const top = BOTTOM + high;
    return [
      frustumAt([side * x, BOTTOM - 1, z], 3, wide * 1.7, wide * 1.1, hull, 16),
      frustumAt([side * x, BOTTOM, z], high, wide, wide * 0.72, windows(n), 12),
      frustumAt(
        [side * x, BOTTOM + high * 0.62, z],
        high * 0.06,
        wide * 1.5,
        wide * 1.5,
        portholes,
        16,
      ),
      ellipsoidAt([side * x, top, z], wide * 1.15, wide * 0.9, glassOf(wide * 1.2, n + 20), PANES),
      frustumAt([side * x, top + wide * 0.8, z], high * 0.18, 0.14, 0.03, hull),
    ];
  });
}

/** Tubes of glass from dome to dome. */
const tubes = (side: number): Solid[] =>
  [
    [-17, 33, 1],
    [-3, 54, 1],
  ].flatMap(([x = 0, z = 0]) => {
    const to = x < -10 ? 15 : 33;
    const [left, right] = [Math.min(side * x, side * to), Math.max(side * x, side * to)];
    return [boxOn(plotOf(left, z + 1, right, z + 3), BOTTOM + 1.2, BOTTOM + 3, portholes)];
  });
