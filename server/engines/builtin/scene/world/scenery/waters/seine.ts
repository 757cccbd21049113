import { mixColour, scaleColour } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { chance, DARK, inside, plainFront } from '../../street/front.ts';
import { frustumAt } from '../../street/round-solid.ts';
import { type Paint, type Point, plainPaint, roofOn, type Solid } from '../../street/solid.ts';
import { LAMP } from '../../street/street-lamps.ts';
import { box, facade } from '../famous/kit.ts';
import { panel, rodBetween } from '../far/pieces.ts';
import { plotOf } from '../hedge.ts';
import type { SceneryPlan, Site } from '../site.ts';
import { archedBridge, BY_RIVER, farQuay, nearQuay, quaySoil, RIVERSIDE } from './riverside.ts';

/** Where the cathedral stands: how far aside on the picture's side, how far off. World units. */
const CATHEDRAL = { aside: 13, z: RIVERSIDE.far + 12 } as const;
/** The tower of iron: how far aside on the picture's side, how far off, how high. World units. */
const IRON = { aside: -44, z: 250, high: 118 } as const;
const STONE: Colour = [0.85, 0.78, 0.64];
const LEAD: Colour = [0.42, 0.47, 0.5];
const GREEN: Colour = [0.1, 0.3, 0.2];
const BROWN: Colour = [0.42, 0.33, 0.26];

/** Paris by its river: green boxes of second-hand books on the quay, a bridge of stone, the cathedral with two towers and the tower of iron beyond. */
export const SEINE: SceneryPlan = {
  ...BY_RIVER,
  soil: quaySoil,
  has: new Set(['irontower']),
  solids,
};

function solids(site: Site): Solid[] {
  const { side } = site.setting;
  return [
    nearQuay(),
    ...overSeine(site),
    ...[
      [-6, 11],
      [5.2, 11],
      [9.6, 11],
      [-10.4, 11],
    ].flatMap(([aside, z], n) => bookStall(side * (aside as number), z as number, n, site)),
  ];
}

/** What is seen over the river from one of its banks: a bridge of stone, the cathedral and houses on the other bank, the tower of iron beyond. */
export function overSeine(site: Site): Solid[] {
  const { side } = site.setting;
  return [
    farQuay(2.2),
    ...archedBridge(
      side,
      { spans: 6, high: 6.6, half: 2.2, rise: 4.8 },
      plainPaint([0.74, 0.69, 0.58]),
      STONE,
    ),
    ...cathedral(site),
    ...houses(site),
    ...irontower(side),
  ];
}

/** The front of the cathedral: three portals, a gallery, a rose window, two towers with tall openings. */
const westFront =
  (lamps: number): Paint =>
  ({ role, long }, { along, up, pixel }) => {
    if (role === 'level') return plainFront(STONE);
    const off = along - long / 2;
    const third = long / 3;
    const inThird = Math.abs(off - Math.round(off / third) * third);
    const door = Math.max(0, 1 - (inThird / (0.3 * third)) ** 2);
    const portal = inside(up, -1, 3 + 4.4 * Math.sqrt(door), pixel) * (door > 0 ? 1 : 0);
    const kings = inside(up, 10, 11.8, pixel);
    const niche = Math.abs(((off / 0.9) % 1) + (off < 0 ? 1 : 0) - 0.5) < 0.28 ? kings : 0;
    const out = Math.hypot(off, up - 16.4);
    const rose = inside(out, -1, 3.6, pixel);
    const turn = Math.atan2(off, up - 16.4);
    const petal = Math.abs(Math.sin(turn * 6)) > 0.32 && out % 1.7 > 0.3 ? rose : 0;
    const lines = Math.max(inside(up, 9.5, 9.9, pixel), inside(up, 20.8, 21.6, pixel));
    const ribs = inside(Math.abs(Math.abs(off) - third / 2), -1, 0.5, pixel);
    const dark = Math.max(portal * 0.8, niche * 0.6, petal * 0.75);
    return {
      colour: mixColour(scaleColour(STONE, 1 - 0.2 * lines + 0.1 * ribs), [0.16, 0.15, 0.18], dark),
      glass: 0.2 * petal,
      glow: scaleColour(LAMP, lamps * (0.24 + petal)),
    };
  };

const belfry =
  (lamps: number): Paint =>
  ({ role, long }, { along, up, pixel }) => {
    if (role === 'level') return plainFront(STONE);
    const off = Math.abs(Math.abs(along - long / 2) - long * 0.2);
    const hole = inside(off, -1, long * 0.11, pixel) * inside(up, 1.4, 10.6 - off, pixel);
    return {
      colour: mixColour(STONE, [0.14, 0.13, 0.13], 0.88 * hole),
      glass: 0,
      glow: scaleColour(LAMP, 0.24 * lamps),
    };
  };

function cathedral({ setting: { side }, lamps }: Site): Solid[] {
  const x = side * CATHEDRAL.aside;
  const { z } = CATHEDRAL;
  const foot = RIVERSIDE.high + 1;
  const nave = plotOf(x - 6, z + 6, x + 6, z + 46);
  const tower = (at: number): Solid[] => [
    box([at - 4.6, foot + 22, z - 0.4], [at + 4.6, foot + 34.5, z + 9], belfry(lamps)),
    box([at - 5, foot + 34.5, z - 0.8], [at + 5, foot + 35.4, z + 9.4], plainPaint(STONE)),
  ];
  return [
    box([x - 12.6, foot - 4, z - 0.2], [x + 12.6, foot + 22, z + 9], (face, place) =>
      westFront(lamps)(face, { ...place, up: place.up - 4 }),
    ),
    ...tower(x - 7.6),
    ...tower(x + 7.6),
    roofOn(
      nave,
      foot + 18,
      foot + 30,
      (['start', 'end'] as const).map((edge) => ({ side: edge, pitch: 1.7, from: foot + 18 })),
      plainPaint(LEAD),
    ),
    frustumAt([x, foot + 26, z + 30], 30, 1.3, 0.05, plainPaint(LEAD), 8),
  ];
}

/** Houses of pale stone with roofs of zinc along the other bank. */
function houses({ setting: { side }, lamps }: Site): Solid[] {
  const solids: Solid[] = [];
  for (let n = 0, x = -150; x < 150; n++) {
    const wide = 11 + 6 * chance(n, 2, 9);
    const isFree = Math.abs(x + wide / 2 - side * CATHEDRAL.aside) < 15 + wide / 2;
    // Low ones before the tower of iron.
    const z = RIVERSIDE.far + 9;
    if (!isFree) {
      const plot = plotOf(x, z, x + wide - 0.1, z + 13);
      const eaves = 16.5 + 3 * chance(n, 4, 9);
      solids.push(
        box(
          [x, 0, z],
          [x + wide - 0.1, eaves, z + 13],
          facade({
            wall: scaleColour([0.9, 0.84, 0.72], 0.94 + 0.1 * chance(n, 5, 9)),
            trim: [0.95, 0.91, 0.83],
            ...{ bay: 2.5, storey: 3.2, foot: 3.2, number: n, lamps: lamps * 1.4 },
            window: [0.55, 0.3, 2.5],
          }),
        ),
        roofOn(
          plot,
          eaves,
          eaves + 4.4,
          (['front', 'back', 'start', 'end'] as const).map((edge) => ({
            side: edge,
            pitch: 1.9,
            from: eaves,
          })),
          plainPaint([0.46, 0.51, 0.57]),
        ),
        box(
          [x + 0.6, eaves + 2, z + 3],
          [x + 1.7, eaves + 6, z + 8],
          plainPaint([0.72, 0.52, 0.4]),
        ),
      );
    }
    x += wide;
  }
  return solids;
}

/** The tower of iron: four legs that lean together over an arch, two platforms, a slender top. */
function irontower(side: number): Solid[] {
  const [x, z] = [side * IRON.aside, IRON.z];
  const { high } = IRON;
  const iron = plainPaint(BROWN);
  // How far out a leg is at a share of the height.
  const out = (share: number) => 0.2 * high * Math.exp(-3.1 * share) - 0.004 * high;
  const leg = (a: number, b: number): Solid[] =>
    Array.from({ length: 9 }, (_, n) => {
      const [low, top] = [n / 10, (n + 1) / 10] as const;
      const spot = (share: number): Point => [x + a * out(share), share * high, z + b * out(share)];
      const thick = (share: number) => high * (0.034 - 0.026 * share);
      return rodBetween(spot(low), spot(top), [thick(low), thick(top)], 4, iron);
    });
  const floor = (share: number, thick: number) => {
    const half = out(share) + high * 0.036;
    return box(
      [x - half, share * high, z - half],
      [x + half, share * high + thick, z + half],
      plainPaint(scaleColour(BROWN, 1.2)),
    );
  };
  const arch = Array.from({ length: 10 }, (_, n) => {
    const spot = (k: number): Point => {
      const turn = (k / 10) * Math.PI;
      const wide = out(0.06) - 0.5;
      return [x - wide * Math.cos(turn), high * (0.02 + 0.13 * Math.sin(turn)), z - out(0.1)];
    };
    return rodBetween(spot(n), spot(n + 1), [0.9, 0.9], 4, iron);
  });
  return [
    ...[-1, 1].flatMap((a) => [-1, 1].flatMap((b) => leg(a, b))),
    ...arch,
    floor(0.17, 3),
    floor(0.36, 2.4),
    floor(0.88, 2),
    frustumAt([x, 0.5 * high, z], 0.5 * high, 0.03 * high, 0.006 * high, iron, 6),
  ];
}

const SPINES: readonly Colour[] = [
  [0.72, 0.18, 0.14],
  [0.86, 0.78, 0.58],
  [0.16, 0.3, 0.5],
  [0.78, 0.56, 0.2],
  [0.3, 0.42, 0.26],
  [0.5, 0.3, 0.2],
  [0.9, 0.87, 0.8],
];

/** A green box of second-hand books on legs, its lid open, prints hung from it. World units. */
function bookStall(x: number, z: number, number: number, { lamps }: Site): Solid[] {
  const green = plainPaint(GREEN);
  const low = RIVERSIDE.high;
  const wide = 1.95;
  const books: Paint = ({ role }, { along, up, pixel }) => {
    if (role !== 'front') return plainFront(GREEN);
    const shelf = Math.floor(up / 0.5);
    const spine = Math.floor(along / 0.11);
    const tall = 0.34 + 0.1 * chance(spine, shelf, number);
    const isBook = inside(up - shelf * 0.5, 0.03, tall, pixel);
    const colour = SPINES[Math.floor(chance(spine, shelf + 3, number) * 6.99)] as Colour;
    return {
      colour: mixColour(DARK, colour, isBook),
      glass: 0,
      glow: scaleColour(LAMP, lamps * 0.3 * isBook),
    };
  };
  const prints: Paint = (_, { along, up, pixel }) => {
    const column = Math.floor(along / 0.72);
    const isPrint =
      inside(Math.abs(along / 0.72 - column - 0.5), -1, 0.36, pixel) *
      inside(up, 0.16, 0.74, pixel);
    const colour = SPINES[Math.floor(chance(column, 5, number) * 6.99)] as Colour;
    const inner =
      inside(Math.abs(along / 0.72 - column - 0.5), -1, 0.26, pixel) *
      inside(up, 0.26, 0.64, pixel);
    return plainFront(
      mixColour(mixColour(GREEN, [0.94, 0.91, 0.82], isPrint), scaleColour(colour, 0.9), inner),
    );
  };
  return [
    ...[-1.6, 1.6].map((off) =>
      box([x + off - 0.08, low, z - 0.1], [x + off + 0.08, low + 0.8, z + 0.7], green),
    ),
    box([x - wide, low + 0.75, z - 0.25], [x + wide, low + 0.95, z + 0.85], green),
    box([x - wide, low + 0.95, z], [x + wide, low + 1.95, z + 0.85], books),
    panel(
      [
        [x - wide, low + 1.95, z + 0.2],
        [x + wide, low + 1.95, z + 0.2],
        [x + wide, low + 2.9, z + 0.75],
        [x - wide, low + 2.9, z + 0.75],
      ],
      0.08,
      prints,
    ),
  ];
}
