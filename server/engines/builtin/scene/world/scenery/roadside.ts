import { mixColour, scaleColour, smoothstep } from '../../arithmetic.ts';
import type { Setting } from '../../setting.ts';
import type { View } from '../../views/view.ts';
import type { Colour } from '../../words/idea.ts';
import { mesas } from '../street/america/western-land.ts';
import { inkAt } from '../street/block-letters.ts';
import { chance, DARK, type Front, inside, plainFront } from '../street/front.ts';
import { frustumAt } from '../street/round-solid.ts';
import { boxOn, type Paint, type Plot, plainPaint, type Solid, within } from '../street/solid.ts';
import { plotOf } from './hedge.ts';
import { LEVEL } from './level-site.ts';
import type { SceneryPlan, Site } from './site.ts';

/** The road: how far its middle is from the eye's on the other side, half its width, and how far it is painted. World units. */
export const ROAD = { aside: 7.4, half: 3.9 } as const;
const ASPHALT: Colour = [0.3, 0.29, 0.29];
const YELLOW: Colour = [0.94, 0.72, 0.14];
const WHITE: Colour = [0.93, 0.91, 0.86];
const SAND: Colour = [0.8, 0.58, 0.38];
const SCRUB: Colour = [0.46, 0.46, 0.26];
const LOT: Colour = [0.46, 0.43, 0.41];
const STUCCO: Colour = [0.93, 0.8, 0.62];
const TEAL: Colour = [0.14, 0.55, 0.56];
const RED: Colour = [0.84, 0.13, 0.12];
/** Tubes of neon: pink and blue. */
export const PINK: Colour = [1.3, 0.2, 0.62];
export const CYAN: Colour = [0.2, 1.15, 1.3];
const AMBER: Colour = [1.35, 0.72, 0.16];

const VIEWS: readonly View[] = [
  { horizon: 0.52, lens: 0.92, eye: 0.42 },
  { horizon: 0.44, lens: 0.86, eye: 0.72 },
  { horizon: 0.58, lens: 0.84, eye: 0.34 },
  { horizon: 0.5, lens: 1.05, eye: 0.5 },
];

/** The ground by a desert road: asphalt with its lines and the road's number on it, a lot before the buildings, sand with scrub. */
const soil: SceneryPlan['soil'] =
  (_, { noise, side }) =>
  (x, z) => {
    const grain = 1 + 0.16 * noise.fbm(x * 1.4, z * 1.4, 3);
    const aside = side * x + ROAD.aside;
    const soft = 0.04 + z * 0.0025;
    const band = (at: number, half: number) =>
      smoothstep(half + soft, half - soft, Math.abs(aside - at)) * Math.min(1, (2 * half) / soft);
    const scrub = smoothstep(0.08, 0.3, noise.fbm(x / 5, z / 5, 3)) * 0.7;
    const sand = scaleColour(mixColour(SAND, SCRUB, scrub), grain);
    const isLot = side * x > ROAD.half - ROAD.aside + 0.4 && side * x < 18 && z < 52;
    const lot = mixColour(sand, scaleColour(LOT, grain), isLot ? 0.85 : 0);
    const road = band(0, ROAD.half);
    if (road === 0) return lot;
    // The number of the road in its lane, drawn out as on roads.
    const onLane = (side > 0 ? aside - 0.5 : 3.1 - aside) / 2.6;
    const v = (z - 10) / 9;
    const number = inkAt('66', onLane, v, 0.05) * (v > 0 && v < 1 ? 1 : 0);
    const lines = Math.max(
      band(-ROAD.half + 0.35, 0.09),
      band(ROAD.half - 0.35, 0.09),
      0.9 * number,
    );
    const dashes = Math.max(band(-0.16, 0.08), band(0.16, 0.08));
    const tar = scaleColour(ASPHALT, 1 + 0.25 * (grain - 1));
    const painted = mixColour(mixColour(tar, WHITE, 0.85 * lines), YELLOW, 0.9 * dashes);
    return mixColour(lot, painted, road);
  };

/** What all places by that road have in common. */
export const BY_ROAD: Pick<SceneryPlan, 'land' | 'views' | 'relief' | 'trees' | 'ground' | 'soil'> =
  {
    land: 'desert',
    views: VIEWS,
    relief: 0.2,
    trees: 0,
    ground: () => () => LEVEL,
    soil,
  };

/** How much light of the sign falls on a place. */
export const nearSign = ({ side }: Setting, x: number, z: number): number =>
  1 / (1 + ((x + side * 1.2) ** 2 + (z - 18) ** 2) / 60);

/** A motel by a desert road: a low row of rooms, cars before them, its sign in neon. */
export const MOTEL: SceneryPlan = {
  ...BY_ROAD,
  time: 'dusk',
  lampAt: (setting) => (x, y, z) => {
    const before = setting.side * x;
    const rooms = z < 50 && before > 0 && before < 13 ? 0.55 * smoothstep(0, 6, before) : 0;
    return Math.max(rooms, 0.6 * nearSign(setting, x, z)) * (y > LEVEL + 6 ? 0.2 : 1);
  },
  solids: (site) => [
    ...rooms(site),
    ...sign(site, 'MOTEL', PINK),
    ...mesas(0.8, LEVEL),
    ...poles(site.setting.side),
  ],
  isTended: (x, z, { side }) => z < 70 && side * x > -ROAD.aside - 5 && side * x < 20,
};

/** A petrol station by a desert road. */
export const ROADSIDE: SceneryPlan = {
  ...BY_ROAD,
  lampAt: (setting) => (x, y, z) => {
    const under = Math.hypot(setting.side * x - 7, z - 22) / 11;
    return (
      Math.max(smoothstep(1.2, 0.3, under), 0.4 * nearSign(setting, x, z)) *
      (y > LEVEL + 7 ? 0.3 : 1)
    );
  },
  solids: (site) => [
    ...station(site),
    ...sign(site, 'GAS', AMBER),
    ...mesas(0.8, LEVEL),
    ...poles(site.setting.side),
  ],
  isTended: (x, z, { side }) => z < 70 && side * x > -ROAD.aside - 5 && side * x < 26,
  has: new Set(['gasstation']),
};

/** A plot on the lot's side of the road: from one distance beside the eye to another, near to far. */
export const lotPlot = (side: number, from: number, near: number, to: number, far: number): Plot =>
  side > 0 ? plotOf(from, near, to, far) : plotOf(-to, near, -from, far);

/** Light behind curtains. */
const CURTAIN: Colour = [0.95, 0.66, 0.34];
/** How wide a room is with its door and its window. */
const ROOM = 4.4;

/** A wall of rooms: a door and a lit window each, a lamp over every door. */
function roomWall(lamps: number): Paint {
  return ({ role, long }, { along, up, pixel }): Front => {
    if (role === 'level') return plainFront(LOT);
    const count = Math.max(1, Math.round(long / ROOM));
    const wide = long / count;
    const number = Math.floor(along / wide);
    const u = along - number * wide;
    const door = inside(u, 0.5, 1.5, pixel) * inside(up, -1, 2.15, pixel);
    const pane = inside(u, 2, 3.9, pixel) * inside(up, 0.85, 2.15, pixel);
    const frame = inside(u, 1.9, 4, pixel) * inside(up, 0.75, 2.25, pixel);
    const curtain = Math.abs(u - 2.95) > 0.45 ? 1 : 0;
    const isLit = chance(number, Math.round(long), 4) < 0.25 + lamps;
    const wall = mixColour(STUCCO, TEAL, inside(up, -1, 0.5, pixel));
    const base = mixColour(
      mixColour(wall, WHITE, frame),
      mixColour(DARK, [0.8, 0.62, 0.46], curtain),
      pane,
    );
    const lamp = Math.exp(-((u - 1) ** 2 + (up - 2.45) ** 2) / 0.09);
    const shine = Math.min(1, lamps * 2.4);
    const glow = (c: 0 | 1 | 2) =>
      shine * (AMBER[c] * 0.9 * lamp + (isLit ? pane * CURTAIN[c] * (curtain ? 0.6 : 1) : 0));
    return {
      colour: mixColour(base, RED, door),
      glass: 0.35 * pane * (1 - curtain),
      glow: [glow(0), glow(1), glow(2)],
    };
  };
}

/** A flat roof that juts out over the walk, with a tube of neon along its edge. */
function canopy(plot: Plot, low: number, neon: Colour, lamps: number): Solid {
  const shine = 0.35 + Math.min(0.75, lamps * 1.8);
  const edge: Paint = ({ role }, { up, pixel }) =>
    role === 'level'
      ? plainFront([0.7, 0.66, 0.6])
      : {
          colour: mixColour(WHITE, TEAL, inside(up, -1, 0.22, pixel)),
          glass: 0,
          glow: scaleColour(neon, shine * inside(up, 0.3, 0.4, Math.max(pixel, 0.05))),
        };
  return boxOn(plot, low, low + 0.5, edge);
}

function rooms({ setting: { side }, lamps }: Site): Solid[] {
  const wall = roomWall(lamps);
  const end = lotPlot(side, -1.5, 46, 13.5, 53);
  // The front of a plot looks to the eye: that of the row has to look to the road.
  const facing: Plot =
    side > 0
      ? { x: 7, z: 46, u: [0, -1], w: [1, 0], wide: 33, deep: 6.5 }
      : { x: -7, z: 13, u: [0, 1], w: [-1, 0], wide: 33, deep: 6.5 };
  const posts = Array.from({ length: 9 }, (_, n) =>
    frustumAt([side * 5.3, LEVEL, 14 + n * 3.9], 2.9, 0.07, 0.07, plainPaint(WHITE)),
  );
  return [
    boxOn(facing, LEVEL - 1, LEVEL + 3, raised(wall)),
    boxOn(end, LEVEL - 1, LEVEL + 4, raised(officeWall(lamps))),
    canopy(lotPlot(side, 5, 12.6, 13.8, 46.4), LEVEL + 3, PINK, lamps),
    canopy(within(end, -0.4, -1.8, end.wide + 0.8, end.deep + 2), LEVEL + 4, CYAN, lamps),
    ...posts,
  ];
}

/** What counts from the ground and not from the foot of a wall that goes a unit into it. */
export const raised =
  (paint: Paint): Paint =>
  (face, spot) =>
    paint(face, { ...spot, up: spot.up - 1 });

/** Glass from floor to roof, lit within. */
export function officeWall(lamps: number): Paint {
  return ({ role, long }, { along, up, pixel }): Front => {
    if (role === 'level') return plainFront(LOT);
    const pane = inside(along, 0.5, long - 0.5, pixel) * inside(up, 0.7, 3.2, pixel);
    const bar = Math.max(
      inside(Math.abs(((along / 1.5) % 1) - 0.5), 0.44, 1, pixel / 1.5),
      inside(Math.abs(up - 2.4), -1, 0.05, pixel),
    );
    const within = 0.55 + 0.45 * Math.sin(along * 1.9) * Math.sin(up * 2.6 + 1);
    const word = inkAt('OFFICE', (along - long / 2 + 1.6) / 3.2, (up - 3.4) / 0.5, pixel / 0.5);
    const shine = 0.25 + Math.min(0.75, lamps * 1.8);
    return {
      colour: mixColour(mixColour(STUCCO, DARK, pane), WHITE, pane * bar),
      glass: 0.4 * pane * (1 - bar),
      glow: [
        shine * (0.75 * within * pane * (1 - bar) + CYAN[0] * word),
        shine * (0.55 * within * pane * (1 - bar) + CYAN[1] * word),
        shine * (0.3 * within * pane * (1 - bar) + CYAN[2] * word),
      ],
    };
  };
}

function station({ setting: { side }, lamps }: Site): Solid[] {
  const shop = lotPlot(side, 2.5, 31, 14, 38);
  const cover = lotPlot(side, 1.6, 17, 12.6, 27);
  const shine = Math.min(1, 0.15 + lamps * 2);
  const edge: Paint = ({ role, normal, long }, { along, up, pixel }) => {
    if (role === 'level')
      return normal[1] < 0
        ? { colour: WHITE, glass: 0, glow: scaleColour([0.9, 0.85, 0.7], lamps * 1.6) }
        : plainFront(WHITE);
    const stripe = inside(up, 0.3, 0.75, pixel);
    const word =
      role === 'front' ? inkAt('GAS', (along - long / 2 + 1.6) / 3.2, (up - 0.12) / 0.8, pixel) : 0;
    return {
      colour: mixColour(mixColour(WHITE, RED, stripe), WHITE, word),
      glass: 0,
      glow: scaleColour(mixColour(RED, WHITE, word), 0.5 * shine * Math.max(stripe, word)),
    };
  };
  const posts = [3, 11.2].flatMap((x) =>
    [19, 25].map((z) => frustumAt([side * x, LEVEL, z], 4.6, 0.2, 0.2, plainPaint(WHITE))),
  );
  const pumps = [4.8, 9.4].flatMap((x) => [19.4, 24.6].flatMap((z) => pump(side * x, z, shine)));
  return [
    boxOn(shop, LEVEL - 1, LEVEL + 3.6, raised(officeWall(lamps))),
    canopy(within(shop, -0.4, -0.9, shop.wide + 0.8, shop.deep + 1), LEVEL + 3.6, PINK, lamps),
    boxOn(cover, LEVEL + 4.6, LEVEL + 5.6, edge),
    boxOn(
      lotPlot(side, 3.6, 18.4, 10.6, 25.6),
      LEVEL - 0.4,
      LEVEL + 0.16,
      plainPaint([0.72, 0.7, 0.66]),
    ),
    ...posts,
    ...pumps,
  ];
}

/** A pump of the fifties with its globe. */
function pump(x: number, z: number, shine: number): Solid[] {
  const body: Paint = (_, { up }) => plainFront(up > 1.05 && up < 1.4 ? WHITE : RED);
  const globe: Paint = () => ({
    colour: WHITE,
    glass: 0,
    glow: scaleColour([0.9, 0.85, 0.7], 0.8 * shine),
  });
  return [
    boxOn(plotOf(x - 0.34, z - 0.24, x + 0.34, z + 0.24), LEVEL + 0.1, LEVEL + 1.7, body),
    frustumAt([x, LEVEL + 1.7, z], 0.14, 0.12, 0.2, plainPaint(WHITE)),
    frustumAt([x, LEVEL + 1.84, z], 0.4, 0.26, 0.26, globe),
  ];
}

/** A tall sign at the road: its word in tubes of neon, an arrow of bulbs, a star on top. */
export function sign({ setting: { side }, lamps }: Site, word: string, neon: Colour): Solid[] {
  const [x, z] = [-side * 1.2, 19];
  const shine = 0.45 + Math.min(0.7, lamps * 1.7);
  const wide = word.length * 1.15 + 0.9;
  const board = plotOf(x - wide / 2, z, x + wide / 2, z + 0.5);
  const low = LEVEL + 5;
  const face: Paint = ({ role, long }, { along, up, pixel }): Front => {
    if (role !== 'front') return plainFront(TEAL);
    const ink = inkAt(word, (along - 0.45) / (long - 0.9), (up - 0.5) / 1.5, pixel / 1.5);
    const edge = 1 - inside(along, 0.16, long - 0.16, pixel) * inside(up, 0.16, 2.34, pixel);
    const bulb = edge * (Math.abs(((along + up) / 0.3) % 1) < 0.5 ? 1 : 0.25);
    const glow = (c: 0 | 1 | 2) => shine * (neon[c] * ink + AMBER[c] * 0.8 * bulb);
    return {
      colour: mixColour(
        mixColour([0.07, 0.1, 0.2], scaleColour(neon, 0.7), ink),
        [0.9, 0.7, 0.3],
        bulb,
      ),
      glass: 0,
      glow: [glow(0), glow(1), glow(2)],
    };
  };
  const under: Paint = ({ role, long }, { along, up, pixel }): Front => {
    if (role !== 'front') return plainFront(RED);
    const ink = inkAt(
      word === 'MOTEL' ? 'VACANCY' : 'OPEN',
      (along - 0.3) / (long - 0.6),
      (up - 0.22) / 0.5,
      pixel / 0.5,
    );
    const glow = (c: 0 | 1 | 2) => shine * CYAN[c] * ink;
    return { colour: mixColour(RED, WHITE, ink), glass: 0, glow: [glow(0), glow(1), glow(2)] };
  };
  const bulbs: Paint = (_, { along, up }): Front => ({
    colour: [0.95, 0.75, 0.3],
    glass: 0,
    glow: scaleColour(AMBER, shine * (Math.sin(along * 14) * Math.sin(up * 14) > 0 ? 0.9 : 0.3)),
  });
  const small = plotOf(x - wide * 0.42, z, x + wide * 0.42, z + 0.4);
  // The arrow points down to the lot.
  const arrow = Array.from({ length: 5 }, (_, n) => {
    const half = 0.9 - n * 0.19;
    const at = x + (side * wide) / 2 + side * 0.5;
    return boxOn(
      plotOf(at - half, z, at + half, z + 0.4),
      low - 1.4 - n * 0.36,
      low - 1.04 - n * 0.36,
      bulbs,
    );
  });
  const stem = boxOn(
    plotOf(
      x + (side * wide) / 2 + side * 0.5 - 0.28,
      z,
      x + (side * wide) / 2 + side * 0.5 + 0.28,
      z + 0.4,
    ),
    low - 1.1,
    low + 3.2,
    bulbs,
  );
  const star = [0, 1].map((n) =>
    frustumAt(
      [x - side * wide * 0.3, low + 2.5 + n * 0.75, z + 0.25],
      0.75,
      n === 0 ? 0.08 : 0.7,
      n === 0 ? 0.7 : 0.05,
      bulbs,
    ),
  );
  return [
    frustumAt([x - wide * 0.25, LEVEL, z + 0.25], 7.5, 0.17, 0.14, plainPaint(TEAL)),
    frustumAt([x + wide * 0.25, LEVEL, z + 0.25], 7.5, 0.17, 0.14, plainPaint(TEAL)),
    boxOn(board, low, low + 2.5, face),
    boxOn(small, low - 1.15, low - 0.2, under),
    ...arrow,
    stem,
    ...star,
  ];
}

/** Poles of a telegraph line along the other side of the road, to the horizon. */
export function poles(side: number): Solid[] {
  const wood = plainPaint([0.34, 0.25, 0.18]);
  return Array.from({ length: 9 }, (_, n) => {
    const z = 20 + n * 26;
    const x = -side * (ROAD.aside + ROAD.half + 3.4);
    return [
      frustumAt([x, LEVEL, z], 8.4, 0.15, 0.1, wood),
      boxOn(plotOf(x - 1.1, z, x + 1.1, z + 0.14), LEVEL + 7.6, LEVEL + 7.76, wood),
    ];
  }).flat();
}
