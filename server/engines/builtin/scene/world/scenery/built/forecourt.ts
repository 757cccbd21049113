import { mixColour, scaleColour } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { inkAt } from '../../street/block-letters.ts';
import { inside, NO_GLOW, plainFront } from '../../street/front.ts';
import { frustumAt } from '../../street/round-solid.ts';
import { type Paint, type Point, plainPaint, type Solid } from '../../street/solid.ts';
import { LAMP } from '../../street/street-lamps.ts';
import { rodBetween } from '../far/pieces.ts';
import { LEVEL, levelled } from '../level-site.ts';
import type { SceneryPlan, Site } from '../site.ts';
import { ASPHALT, band, block, CONCRETE, paved, WHITE } from './paved-site.ts';

/** Where the pump is at which somebody fills up, the car beside it, its filler, and who holds the nozzle there: to the right on the picture's side, and ahead. World units. */
export const FILLING = {
  pump: { aside: 2.1, z: 7.6 },
  car: { aside: -1.3, z: 8.4 },
  filler: { aside: 0.1, up: 0.92, z: 7.55 },
  driver: { aside: 0.62, z: 7.2 },
} as const;
/** The other pumps. */
const PUMPS = [
  [2.1, 13.4],
  [-4.6, 14.6],
] as const;
/** The roof over them: from left to right on the picture's side, how near and far, how high. World units. */
const ROOF = { from: -6.6, to: 4.4, near: 7.2, far: 17, high: 4.5, thick: 0.9 } as const;
/** The shop: how far off its front is. World units. */
const SHOP = { from: -8.5, to: 3.6, near: 21, far: 29, high: 3.7 } as const;
const RED: Colour = [0.84, 0.12, 0.1];
const RUBBER: Colour = [0.06, 0.06, 0.07];

/** A petrol station: pumps under a lit roof, one near with its hose in a car, a shop, the sign with the prices. Who fills up: `../../../things/placing/built/at-forecourt.ts`. */
export const FORECOURT: SceneryPlan = {
  land: 'field',
  isNear: true,
  relief: 0.25,
  trees: 0.5,
  views: [
    { horizon: 0.5, lens: 0.95, eye: 0.42 },
    { horizon: 0.44, lens: 0.88, eye: 0.6 },
    { horizon: 0.54, lens: 0.9, eye: 0.36 },
    { horizon: 0.48, lens: 1.04, eye: 0.44 },
  ],
  ground: levelled(40, 60),
  isHard: true,
  soil: paved((x, z, soft, { side }) => {
    const right = side * x;
    const isUnder = right > ROOF.from - 1 && right < ROOF.to + 1 && z < ROOF.far + 1;
    const line =
      Math.max(band(right - 0.9, 0.05, soft), band(right + 3.5, 0.05, soft)) *
      (z > 4 && z < 18 ? 1 : 0);
    const ground = isUnder ? CONCRETE : ASPHALT;
    return [mixColour(ground, [0.9, 0.74, 0.16], 0.85 * line), Math.abs(x) < 24 && z < 34 ? 1 : 0];
  }),
  lampAt:
    ({ side }) =>
    (x, _y, z) => {
      const right = side * x;
      const out = Math.max(ROOF.from - right, right - ROOF.to, z - ROOF.far, ROOF.near - 4 - z, 0);
      return Math.exp(-out / 4);
    },
  isTended: (x, z) => Math.abs(x) < 26 && z < 38,
  has: new Set(['gasstation', 'car', 'person']),
  solids: (site) => [
    ...roof(site),
    ...pumps(site),
    ...hose(site.setting.side),
    ...shop(site),
    ...prices(site),
  ],
};

/** A box that lies to the right on the picture's side from one distance to another. */
const boxAt = (
  side: number,
  [from, low, near]: Point,
  [to, high, far]: Point,
  paint: Paint,
): Solid =>
  side > 0
    ? block([from, low, near], [to, high, far], paint)
    : block([-to, low, near], [-from, high, far], paint);

/** A white roof with a red band that carries the station's name, lamps beneath it, on four posts. */
function roof({ setting: { side }, lamps }: Site): Solid[] {
  const { from, to, near, far, high, thick } = ROOF;
  const edge: Paint = ({ role, normal, long }, { along, up, pixel }) => {
    if (role === 'level')
      return normal[1] < 0
        ? { colour: [0.95, 0.95, 0.92], glass: 0, glow: scaleColour(LAMP, 0.25 + lamps * 1.2) }
        : plainFront(WHITE);
    const stripe = inside(up, 0.14, 0.76, pixel);
    const word = inkAt('FUEL', (along - long / 2 + 1.3) / 2.6, (up - 0.2) / 0.5, pixel);
    return {
      colour: mixColour(mixColour(WHITE, RED, stripe), WHITE, word),
      glass: 0,
      glow: scaleColour(mixColour(RED, WHITE, word), 0.6 * Math.min(1, lamps * 3) * stripe),
    };
  };
  const white = plainPaint([0.86, 0.86, 0.85]);
  return [
    boxAt(side, [from, high, near], [to, high + thick, far], edge),
    ...[
      [2.1, 10.4],
      [-4.6, 10.8],
      [2.1, 16],
      [-4.6, 16],
    ].map(([x = 0, z = 0]) => frustumAt([side * x, LEVEL, z], high, 0.16, 0.16, white)),
  ];
}

/** A pump: red below, a white head with a screen that shows figures, nozzles in its side. */
function pump(side: number, x: number, z: number, lamps: number): Solid[] {
  const face: Paint = ({ role, long }, { along, up, pixel }) => {
    const off = along - long / 2;
    const screen = inside(Math.abs(off), -1, 0.24, pixel) * inside(up, 1.16, 1.5, pixel);
    const figures = inkAt('1680', (off + 0.2) / 0.4, (up - 1.22) / 0.22, pixel / 0.2);
    const base = mixColour(WHITE, RED, inside(up, 0.04, 0.96, pixel));
    const grey = inside(Math.abs(off), -1, 0.22, pixel) * inside(up, 0.3, 0.8, pixel);
    if (role === 'level') return plainFront(WHITE);
    return {
      colour: mixColour(
        mixColour(base, [0.2, 0.22, 0.24], 0.8 * grey),
        mixColour([0.1, 0.2, 0.16], [0.6, 0.95, 0.7], figures),
        screen,
      ),
      glass: 0,
      glow: screen > 0.5 ? scaleColour([0.5, 0.95, 0.6], 0.1 + Math.min(0.5, lamps)) : NO_GLOW,
    };
  };
  const dark = plainPaint(RUBBER);
  return [
    boxAt(side, [x - 0.62, -0.2, z - 1], [x + 0.62, 0.16, z + 1], plainPaint([0.74, 0.73, 0.7])),
    boxAt(side, [x - 0.4, 0.16, z - 0.28], [x + 0.4, 1.86, z + 0.28], face),
    boxAt(side, [x - 0.46, 1.86, z - 0.32], [x + 0.46, 2.06, z + 0.32], plainPaint(RED)),
    ...[-0.14, 0.1].map((dz) =>
      boxAt(side, [x - 0.5, 0.9, z + dz - 0.05], [x - 0.4, 1.24, z + dz + 0.05], dark),
    ),
  ];
}

const pumps = ({ setting: { side }, lamps }: Site): Solid[] =>
  [[FILLING.pump.aside, FILLING.pump.z] as const, ...PUMPS].flatMap(([x, z]) =>
    pump(side, x, z, lamps),
  );

/** The hose from the near pump, which hangs in a bow, to the nozzle in the car. */
function hose(side: number): Solid[] {
  const { pump: from, filler } = FILLING;
  const black = plainPaint(RUBBER);
  const start = [from.aside - 0.42, 1.7, from.z - 0.2] as const;
  const end = [filler.aside + 0.3, filler.up + 0.02, filler.z - 0.14] as const;
  const at = (share: number): Point => {
    const to = (n: 0 | 1 | 2) => start[n] + (end[n] - start[n]) * share;
    const hangs = 4 * share * (1 - share) * 0.85;
    return [side * to(0), LEVEL + Math.max(0.2, to(1) - hangs), to(2) - 0.2 * hangs];
  };
  const nozzle = (x: number, up: number, z: number): Point => [side * x, LEVEL + up, z];
  return [
    ...Array.from({ length: 10 }, (_, n) =>
      rodBetween(at(n / 10), at((n + 1) / 10), [0.035, 0.035], 5, black),
    ),
    rodBetween(
      nozzle(filler.aside + 0.32, filler.up, filler.z - 0.14),
      nozzle(filler.aside - 0.02, filler.up + 0.06, filler.z),
      [0.05, 0.03],
      5,
      plainPaint([0.1, 0.42, 0.2]),
    ),
  ];
}

/** The shop with its wide panes, behind which shelves are lit. */
function shop({ setting: { side }, lamps }: Site): Solid[] {
  const { from, to, near, far, high } = SHOP;
  const face: Paint = ({ role, long }, { along, up, pixel }) => {
    if (role !== 'front') return plainFront([0.8, 0.79, 0.76]);
    const bay = along / 2;
    const pane =
      inside((bay - Math.floor(bay)) * 2, 0.08, 1.92, pixel) * inside(up, 0.5, 2.6, pixel);
    const shelf = Math.sin(along * 9) * Math.sin(up * 6.5) > 0 ? 1 : 0;
    const word = inkAt('SHOP', (along - long / 2 + 1.2) / 2.4, (up - 2.85) / 0.6, pixel);
    const wall = mixColour(mixColour(WHITE, RED, inside(up, 2.75, 9, pixel)), WHITE, word);
    const goods = mixColour([0.86, 0.74, 0.5], [0.5, 0.3, 0.22], 0.5 * shelf);
    return {
      colour: mixColour(wall, goods, pane),
      glass: 0.2 * pane,
      glow: scaleColour(goods, (0.25 + Math.min(0.8, lamps * 2)) * pane),
    };
  };
  return [boxAt(side, [from, 0, near], [to, high, far], face)];
}

/** The sign by the road: the prices in rows. */
function prices({ setting: { side }, lamps }: Site): Solid[] {
  const face: Paint = ({ role, long }, { along, up, pixel }) => {
    if (role !== 'front') return plainFront(RED);
    const row = Math.floor(up / 1.1);
    const text = ['168', '186', '180', 'FUEL'][row] ?? '';
    const ink = inkAt(
      text,
      (along - 0.25) / (long - 0.5),
      (up - row * 1.1 - 0.25) / 0.65,
      pixel / 0.65,
    );
    const ground: Colour = row >= 3 ? RED : [0.06, 0.07, 0.09];
    const light: Colour = row >= 3 ? WHITE : [1, 0.85, 0.3];
    return {
      colour: mixColour(ground, light, ink),
      glass: 0,
      glow: scaleColour(light, ink * (0.15 + Math.min(0.8, lamps * 2))),
    };
  };
  return [
    boxAt(side, [5.4, 1, 15], [7.6, 5.4, 15.4], face),
    boxAt(side, [6.3, -0.2, 15.1], [6.7, 1, 15.3], plainPaint([0.5, 0.5, 0.52])),
  ];
}
