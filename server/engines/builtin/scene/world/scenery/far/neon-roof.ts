import { mixColour, scaleColour } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { chance, inside, plainFront } from '../../street/front.ts';
import { frustumAt } from '../../street/round-solid.ts';
import { boxOn, type Paint, plainPaint, type Solid } from '../../street/solid.ts';
import { plotOf } from '../hedge.ts';
import { LEVEL } from '../level-site.ts';
import type { SceneryPlan, Site } from '../site.ts';
import { rodBetween, sheer } from './pieces.ts';

/** The roof: how high over the streets, how wide to both sides, how far its parapet is. World units. */
const ROOF = { up: 60, half: 9.5, far: 15.5 } as const;
const CONCRETE: Colour = [0.24, 0.25, 0.28];
const STEEL: Colour = [0.36, 0.38, 0.42];
const DARK: Colour = [0.07, 0.075, 0.1];
const NEONS: readonly Colour[] = [
  [1.5, 0.2, 0.85],
  [0.2, 1.2, 1.5],
  [1.5, 0.55, 0.12],
  [0.5, 0.35, 1.6],
  [0.25, 1.35, 0.6],
  [1.5, 0.16, 0.22],
];

/** The roof of a tower in a city of neon, by night: tanks, ducts and aerials on it, signs and towers all around. */
export const NEON_ROOF: SceneryPlan = {
  land: 'field',
  trees: 0,
  relief: 0.1,
  time: 'night',
  views: [
    { horizon: 0.5, lens: 0.88, eye: 0.42 },
    { horizon: 0.42, lens: 0.86, eye: 0.62 },
    { horizon: 0.58, lens: 0.82, eye: 0.38 },
    { horizon: 0.5, lens: 1.02, eye: 0.44 },
  ],
  // Who is on the roof stands on ground under it.
  ground: () => (x, z) => LEVEL + (Math.abs(x) <= 10 && z <= ROOF.far ? ROOF.up - 0.03 : 0),
  soil: () => () => [0.05, 0.05, 0.08],
  light: (light) =>
    light.isNight
      ? {
          ...light,
          zenith: [0.05, 0.04, 0.14],
          middle: [0.2, 0.09, 0.3],
          horizon: [0.62, 0.22, 0.5],
          ambient: [0.26, 0.2, 0.36],
          cloudLit: [0.42, 0.2, 0.44],
          cloudShade: [0.14, 0.08, 0.22],
          haze: light.haze * 3,
          stars: 0.15,
        }
      : light,
  lampAt: () => (x, y, z) =>
    y < LEVEL + ROOF.up - 2 ? 0 : 0.42 / (1 + (x * x + (z - 12) ** 2) / 60),
  isTended: () => true,
  has: new Set(['house', 'tower']),
  solids,
};

const on = (up: number): number => LEVEL + ROOF.up + up;

/** Wet concrete that mirrors the signs. */
const wet: Paint = ({ role }, { along, up, pixel }) => {
  if (role !== 'level') return plainFront(CONCRETE);
  const joint = Math.max(
    inside(Math.abs(along / 3 - Math.round(along / 3)) * 3, -1, 0.04, pixel),
    inside(Math.abs(up / 3 - Math.round(up / 3)) * 3, -1, 0.04, pixel),
  );
  const puddle =
    Math.sin(along * 0.9 + 1.4 * Math.sin(up * 0.5)) * Math.sin(up * 0.7 + along * 0.3) > 0.1
      ? 1
      : 0.3;
  const pink = Math.exp(-(((along + 4) / 3) ** 2)) * puddle;
  const blue = Math.exp(-(((along - 4.4) / 3) ** 2)) * puddle;
  const fall = 0.14 + 0.02 * up;
  return {
    colour: scaleColour(CONCRETE, 0.8 - 0.4 * joint),
    glass: 0.25 * puddle,
    glow: [
      fall * (pink * 1.2 + blue * 0.1),
      fall * (pink * 0.2 + blue * 0.8),
      fall * (pink * 0.8 + blue),
    ],
  };
};

function solids({ setting: { side }, random, lamps }: Site): Solid[] {
  const shine = Math.max(0.25, Math.min(1, lamps * 5));
  const { half, far } = ROOF;
  const concrete = plainPaint(CONCRETE);
  const towers: Solid[] = [];
  for (let row = 0; row < 5; row++) {
    const z = 42 + row * 46;
    const reach = 0.62 * z + 20;
    for (let x = -reach; x < reach; x += 19 + 9 * random.unit()) {
      const wide = 12 + 8 * random.unit();
      const isAhead = Math.abs(x + wide / 2 - side * 4) < 9 + 3 * row && row < 3;
      const top = isAhead ? 30 + 26 * random.unit() : 46 + 62 * random.unit() + 9 * row;
      towers.push(
        ...tower(x, z + 18 * random.unit(), wide, top, Math.floor(1e6 * random.unit()), shine),
      );
    }
  }
  return [
    ...towers,
    boxOn(plotOf(-half, -6, half, far), LEVEL, on(0), wet),
    // The parapet, with a tube of light along its top.
    boxOn(plotOf(-half, far - 0.3, half, far), on(0), on(0.95), concrete),
    ...[-1, 1].map((at) =>
      boxOn(
        plotOf(
          Math.min(at * half, at * (half - 0.3)),
          -6,
          Math.max(at * half, at * (half - 0.3)),
          far,
        ),
        on(0),
        on(0.95),
        concrete,
      ),
    ),
    neonBar([-half, on(1), far - 0.15], [half, on(1), far - 0.15], 0.05, NEONS[1] as Colour, shine),
    ...waterTank(side * 6, 12.2),
    ...ducts(-side * 5.6, 9.6),
    ...stairHouse(-side * 7.2, 12.6, shine),
    ...signOnFrame(side * 1.2, far - 1.1, shine),
    ...aerial(side * 3.4, 13.6),
    ...aerial(-side * 2.9, 14.2),
    ...dish(side * 7.6, 9),
  ];
}

const neonBar = (
  from: readonly [number, number, number],
  to: readonly [number, number, number],
  thick: number,
  colour: Colour,
  shine: number,
): Solid =>
  sheer(
    rodBetween(from, to, [thick, thick], 6, () => ({
      colour: [1, 1, 1],
      glass: 0,
      glow: scaleColour(colour, 0.4 + 0.9 * shine),
    })),
  );

/** A tower whose windows are lit in rows, edges and signs of neon on it. */
function tower(x: number, z: number, wide: number, top: number, n: number, shine: number): Solid[] {
  const sign = NEONS[n % NEONS.length] as Colour;
  const edge = NEONS[(n >> 3) % NEONS.length] as Colour;
  const hasSign = n % 3 !== 0;
  const paint: Paint = ({ role, normal }, { along, up, pixel }) => {
    if (role === 'level') return plainFront(DARK);
    const [floor, bay] = [Math.floor(up / 3.4), Math.floor(along / 2.1)];
    const pane =
      inside(up - floor * 3.4, 0.8, 2.7, pixel) * inside(along - bay * 2.1, 0.3, 1.8, pixel);
    const dice = chance(floor, bay, n);
    const lit = dice < 0.42 ? 1 : 0.06;
    const warm: Colour =
      dice < 0.16 ? [0.3, 0.8, 1] : dice < 0.3 ? [1, 0.62, 0.3] : [0.9, 0.4, 0.8];
    let glow = scaleColour(warm, pane * lit * (0.28 + 0.62 * shine));
    let colour = mixColour(scaleColour(STEEL, 0.4), DARK, pane);
    if (Math.abs(normal[2]) > 0.5) {
      const rim = inside(Math.min(along, wide - along), -1, 0.22 + pixel * 0.4, pixel);
      glow = mixColour(glow, scaleColour(edge, shine), rim * (n % 2));
      // A tall sign with characters of light.
      const [u, v] = [along - wide * 0.62, up - (top - 26)];
      if (hasSign && u > 0 && u < wide * 0.3 && v > 0 && v < 22) {
        const size = wide * 0.3;
        const [cu, cv] = [(u / size) * 5, ((v % size) / size) * 5];
        const stroke =
          chance(Math.floor(cu), Math.floor(cv) + 7 * Math.floor(v / size), n + 3) < 0.5 &&
          cu > 0.5 &&
          cu < 4.5 &&
          cv > 0.5 &&
          cv < 4.5;
        colour = [0.06, 0.05, 0.08];
        glow = scaleColour(sign, stroke ? 0.35 + 0.8 * shine : 0.1 * shine);
      }
    }
    return { colour, glass: 0.15 * pane, glow };
  };
  return [
    boxOn(plotOf(x, z, x + wide, z + 16), LEVEL, LEVEL + top, paint),
    boxOn(
      plotOf(x + wide * 0.25, z + 3, x + wide * 0.75, z + 12),
      LEVEL + top,
      LEVEL + top + 5,
      paint,
    ),
    rodBetween(
      [x + wide / 2, LEVEL + top + 5, z + 7],
      [x + wide / 2, LEVEL + top + 15, z + 7],
      [0.2, 0.06],
      4,
      plainPaint(STEEL),
    ),
    neonBar(
      [x + wide / 2, LEVEL + top + 15, z + 7],
      [x + wide / 2, LEVEL + top + 15.6, z + 7],
      0.3,
      NEONS[5] as Colour,
      shine,
    ),
  ];
}

/** A water tank on legs. */
function waterTank(x: number, z: number): Solid[] {
  const steel = plainPaint(STEEL);
  const staves: Paint = (_, { up, along, pixel }) => {
    const hoop = inside(Math.abs(up / 0.7 - Math.round(up / 0.7)) * 0.7, -1, 0.05, pixel);
    return plainFront(
      mixColour(scaleColour([0.34, 0.25, 0.2], 0.9 + 0.15 * Math.sin(along * 14)), STEEL, hoop),
    );
  };
  return [
    ...[-0.9, 0.9].flatMap((a) =>
      [-0.9, 0.9].map((b) =>
        rodBetween([x + a, on(0), z + b], [x + a, on(1.8), z + b], [0.09, 0.09], 5, steel),
      ),
    ),
    frustumAt([x, on(1.8), z], 2.5, 1.4, 1.3, staves, 16),
    frustumAt([x, on(4.3), z], 1, 1.5, 0.05, steel, 16),
  ];
}

/** Boxes of the air conditioning with their fans, a duct between them. */
function ducts(x: number, z: number): Solid[] {
  const box: Paint = ({ role }, { along, up, pixel }) => {
    const slat =
      role === 'level'
        ? 0
        : inside(Math.abs(up / 0.16 - Math.round(up / 0.16)) * 0.16, -1, 0.04, pixel) *
          inside(along, 0.2, 1.6, pixel);
    return plainFront(mixColour(STEEL, DARK, slat));
  };
  const at = (dx: number, dz: number) => [
    boxOn(plotOf(x + dx, z + dz, x + dx + 1.8, z + dz + 1.5), on(0.2), on(1.5), box),
    frustumAt([x + dx + 0.9, on(1.5), z + dz + 0.75], 0.16, 0.6, 0.6, plainPaint(DARK), 14),
  ];
  return [
    ...at(-1, 0),
    ...at(1.2, 0.4),
    rodBetween(
      [x - 2.6, on(0.5), z + 2.4],
      [x + 3.4, on(0.5), z + 2.4],
      [0.34, 0.34],
      8,
      plainPaint(STEEL),
    ),
    rodBetween(
      [x + 3.4, on(0.5), z + 2.4],
      [x + 3.4, on(0.5), z + 5],
      [0.34, 0.34],
      8,
      plainPaint(STEEL),
    ),
  ];
}

/** The house over the stairs, a door with light over it, cables up its side. */
function stairHouse(x: number, z: number, shine: number): Solid[] {
  const wall: Paint = ({ role }, { along, up, pixel }) => {
    if (role !== 'front') return plainFront(CONCRETE);
    const door = inside(Math.abs(along - 1.5), -1, 0.5, pixel) * inside(up, -1, 2.1, pixel);
    return {
      colour: mixColour(CONCRETE, [0.3, 0.08, 0.1], door),
      glass: 0,
      glow: scaleColour([0.5, 0.12, 0.3], 0.5 * shine * Math.exp(-((up - 2.4) ** 2) / 1.4)),
    };
  };
  return [
    boxOn(plotOf(x - 1.5, z, x + 1.5, z + 2.6), on(0), on(2.9), wall),
    neonBar(
      [x - 0.8, on(2.45), z - 0.08],
      [x + 0.8, on(2.45), z - 0.08],
      0.06,
      NEONS[0] as Colour,
      shine,
    ),
  ];
}

/** A great sign of neon on a frame at the roof's edge, its light in strokes. */
function signOnFrame(x: number, z: number, shine: number): Solid[] {
  const steel = plainPaint(STEEL);
  const board: Paint = ({ role, normal }, { along, up, pixel }) => {
    if (role === 'level' || Math.abs(normal[2]) < 0.5) return plainFront(DARK);
    const [u, v] = [along / 1.25, up - 0.3];
    const letter = Math.floor(u);
    const [cu, cv] = [(u - letter) * 4, v * 2.6];
    const on =
      chance(Math.floor(cu), Math.floor(cv), letter + 11) < 0.56 &&
      cu > 0.4 &&
      cu < 3.6 &&
      v > 0 &&
      v < 1.5;
    const rim = Math.max(
      inside(Math.abs(along - 2.5), 2.36, 9, pixel),
      inside(Math.abs(up - 1), 0.88, 9, pixel),
    );
    const glow =
      rim > 0.5 ? (NEONS[1] as Colour) : on ? (NEONS[0] as Colour) : ([0.05, 0.02, 0.06] as const);
    return { colour: DARK, glass: 0, glow: scaleColour(glow, 0.35 + 0.75 * shine) };
  };
  return [
    ...[-2.2, 0, 2.2].map((dx) =>
      rodBetween([x + dx, on(0), z + 0.3], [x + dx, on(3.6), z + 0.3], [0.07, 0.07], 4, steel),
    ),
    boxOn(plotOf(x - 2.5, z, x + 2.5, z + 0.2), on(1.7), on(3.7), board),
  ];
}

const aerial = (x: number, z: number): Solid[] => {
  const steel = plainPaint(STEEL);
  return [
    rodBetween([x, on(0), z], [x, on(4.8), z], [0.05, 0.03], 4, steel),
    ...[2.8, 3.3, 3.8, 4.3].map((up) =>
      rodBetween([x - 0.6, on(up), z], [x + 0.6, on(up), z], [0.025, 0.025], 4, steel),
    ),
  ];
};

/** A dish that looks up aslant. */
const dish = (x: number, z: number): Solid[] => [
  rodBetween([x, on(0), z], [x, on(0.9), z], [0.08, 0.08], 5, plainPaint(STEEL)),
  rodBetween(
    [x, on(0.95), z],
    [x + 0.2, on(1.15), z - 0.24],
    [0.1, 0.75],
    14,
    plainPaint([0.62, 0.64, 0.68]),
  ),
];
