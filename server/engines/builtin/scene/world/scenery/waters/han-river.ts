import { mixColour, scaleColour, smoothstep } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { inkAt } from '../../street/block-letters.ts';
import { chance, DARK, inside, plainFront } from '../../street/front.ts';
import { ellipsoidAt, FINE, frustumAt } from '../../street/round-solid.ts';
import { type Paint, plainPaint, type Solid } from '../../street/solid.ts';
import { LAMP } from '../../street/street-lamps.ts';
import { band, paved } from '../built/paved-site.ts';
import { lawnAt } from '../everyday/lawn.ts';
import { box } from '../famous/kit.ts';
import { rodBetween, sheer } from '../far/pieces.ts';
import type { SceneryPlan, Site } from '../site.ts';
import { BY_RIVER, onCrossing, RIVERSIDE } from './riverside.ts';

/** The bridge: how high its deck is over the water, half as wide; how many piers it has. World units. */
const BRIDGE = { high: 9.5, half: 1.7, piers: 11 } as const;
/** The hill with the tower: how far aside on the picture's side, how far off, how high, half as wide; how high the tower is. World units. */
const NAMSAN = { aside: -34, z: 330, high: 66, wide: 90, tower: 78 } as const;
/** The path along the water: how far off its middle is, and half its width. World units. */
const PATH = { at: 8.6, half: 0.6 } as const;
const WALLS: readonly Colour[] = [
  [0.9, 0.88, 0.83],
  [0.82, 0.83, 0.84],
  [0.88, 0.8, 0.7],
  [0.74, 0.79, 0.84],
];
const STRIPES: readonly Colour[] = [
  [0.2, 0.42, 0.62],
  [0.72, 0.36, 0.2],
  [0.26, 0.5, 0.4],
  [0.5, 0.5, 0.54],
];
const CONCRETE: Colour = [0.7, 0.69, 0.66];
const ARCH: Colour = [0.8, 0.16, 0.12];
const GIRDER: Colour = [0.28, 0.5, 0.64];

/** The park along Seoul's river: lawns with small tents before the water, a long bridge across, slabs of flats in rows beyond and the tower on its hill. */
export const HAN_RIVER: SceneryPlan = {
  ...BY_RIVER,
  ground: (wild, setting) => {
    const city = BY_RIVER.ground?.(wild, setting) ?? wild;
    const { side } = setting;
    return (x, z) => {
      const off = Math.hypot((x - side * NAMSAN.aside) / NAMSAN.wide, (z - NAMSAN.z) / 80);
      return city(x, z) + (z > 200 ? NAMSAN.high * smoothstep(1, 0, off) : 0);
    };
  },
  soil: paved((x, z, soft, { noise, season }) => {
    if (z > RIVERSIDE.far + 60) return [[0.2, 0.3, 0.16], 1];
    const off = z - PATH.at - 0.02 * x;
    const path = band(off, PATH.half, soft);
    const line = band(off, 0.05, soft);
    const steps = smoothstep(RIVERSIDE.ends - 0.4, RIVERSIDE.ends, z);
    const lawn = mixColour(lawnAt(x, z, noise, season), CONCRETE, steps);
    return [mixColour(mixColour(lawn, [0.52, 0.3, 0.26], path), [0.92, 0.9, 0.84], 0.8 * line), 1];
  }),
  solids,
};

function solids(site: Site): Solid[] {
  return [...flats(site), ...bridge(site), ...tower(site), ...tents(site), ...swans(site)];
}

/** Rows of slabs of flats on the other bank, each with its number on the gable; lower ones before the hill. */
function flats({ setting: { side }, lamps }: Site): Solid[] {
  const rows = [
    { z: RIVERSIDE.far + 14, step: 14.5, high: 27 },
    { z: RIVERSIDE.far + 40, step: 17, high: 41 },
    { z: RIVERSIDE.far + 74, step: 19, high: 54 },
  ];
  const quay = box(
    [-260, -2, RIVERSIDE.far],
    [260, RIVERSIDE.high + 2.4, RIVERSIDE.far + 2],
    plainPaint(CONCRETE),
  );
  const slabs = rows.flatMap(({ z, step, high }, row) =>
    Array.from({ length: 22 }, (_, n): Solid[] => {
      const x = (n - 10.5) * step + 4 * chance(n, row, 3);
      // The line of sight to the hill stays free of all but low ones.
      const gap = Math.abs(x / z - (side * NAMSAN.aside) / NAMSAN.z) < 0.1;
      const tall = (high + 7 * chance(n, row, 5)) * (gap ? 0.42 : 1);
      const estate = Math.floor(n / 3) + row * 2;
      return [
        box(
          [x, 0, z],
          [x + step * 0.68, tall, z + 9],
          facade(estate, 101 + n + row * 22, tall, lamps),
        ),
        box([x + 1, tall, z + 2], [x + 3.2, tall + 2.4, z + 6], plainPaint(CONCRETE)),
      ];
    }).flat(),
  );
  return [quay, ...slabs];
}

/** Rows of glazed balconies between stripes of colour; a number high on the wall. */
function facade(estate: number, number: number, tall: number, lamps: number): Paint {
  const wall = WALLS[estate % WALLS.length] as Colour;
  const stripe = STRIPES[estate % STRIPES.length] as Colour;
  return ({ role, long }, { along, up, pixel }) => {
    if (role === 'level') return plainFront(CONCRETE);
    const ends = long * 0.24;
    const storey = up / 2.1;
    const floor = Math.floor(storey);
    const bay = Math.floor(along / 1.55);
    const near = smoothstep(1.4, 0.35, pixel);
    const glazed =
      inside(along, ends, long - 0.5, pixel) *
      inside(storey - floor, 0.26, 0.86, pixel / 2.1) *
      inside(along / 1.55 - bay, 0.07, 0.93, pixel / 1.55);
    const colour = mixColour(wall, stripe, inside(along, ends - 0.9, ends - 0.3, pixel));
    const u = (along - 0.25) / (ends - 1.3);
    const v = (up - tall + 5) / 3;
    const ink = u > 0 && u < 1 && v > 0 && v < 1 ? inkAt(`${number}`, u, v, 0.06) : 0;
    const isLit = chance(number, bay, floor) < lamps * 1.1;
    return {
      colour: mixColour(
        mixColour(colour, DARK, glazed * (0.4 + 0.3 * near)),
        scaleColour(stripe, 0.6),
        ink,
      ),
      glass: 0.35 * glazed,
      glow: isLit ? scaleColour(LAMP, 0.9 * glazed) : [0, 0, 0],
    };
  };
}

/** A long bridge of girders on piers, a red arch over its middle, lamps along it. */
function bridge({ setting: { side }, lamps }: Site): Solid[] {
  const { high, half, piers } = BRIDGE;
  const at = onCrossing(side);
  const steel = plainPaint(GIRDER);
  const red = plainPaint(ARCH);
  const deck = Array.from({ length: piers }, (_, n) => [
    rodBetween(at(n / piers, high), at((n + 1) / piers, high), [1.2, 1.2], 4, steel),
    rodBetween(
      at(n / piers, high + 0.9),
      at((n + 1) / piers, high + 0.9),
      [0.5, 0.5],
      4,
      plainPaint(CONCRETE),
    ),
  ]).flat();
  const legs = Array.from({ length: piers + 1 }, (_, n) => {
    const [x, , z] = at(n / piers, 0);
    return [
      box([x - 0.7, -4, z - half], [x + 0.7, high - 1.8, z + half], plainPaint(CONCRETE)),
      box([x - 1.5, high - 2, z - half], [x + 1.5, high - 0.7, z + half], plainPaint(CONCRETE)),
    ];
  }).flat();
  const bow = (share: number) => high + 1 + 9 * Math.sin(Math.PI * share);
  const arch = Array.from({ length: 12 }, (_, n) => {
    const [a, b] = [n / 12, (n + 1) / 12] as const;
    const spot = (share: number) => at(0.36 + 0.27 * share, bow(share));
    return [
      rodBetween(spot(a), spot(b), [0.62, 0.62], 6, red),
      sheer(rodBetween(at(0.36 + 0.27 * b, high), spot(b), [0.09, 0.09], 4, red)),
    ];
  }).flat();
  const lit: Paint = () => ({
    colour: [0.95, 0.93, 0.86],
    glass: 0,
    glow: scaleColour(LAMP, Math.min(2, lamps * 5)),
  });
  const lanterns = Array.from({ length: 23 }, (_, n) => {
    const share = (n + 0.5) / 23;
    return [
      sheer(
        rodBetween(
          at(share, high + 1),
          at(share, high + 3.4),
          [0.07, 0.05],
          4,
          plainPaint(CONCRETE),
        ),
      ),
      sheer(ellipsoidAt(at(share, high + 3.5), 0.3, 0.22, lit)),
    ];
  }).flat();
  return [...deck, ...legs, ...arch, ...lanterns];
}

/** Seoul's tower on its hill: a white shaft, a round cabin in storeys, a mast in red and white. */
function tower({ setting: { side }, lamps, groundAt }: Site): Solid[] {
  const x = side * NAMSAN.aside;
  const { z } = NAMSAN;
  const foot = groundAt(x, z) - 2;
  const high = NAMSAN.tower;
  const white: Colour = [0.9, 0.9, 0.9];
  const cabin: Paint = ({ role }, { up }) => ({
    colour: role !== 'level' && up % 2.4 > 1 ? [0.2, 0.26, 0.32] : white,
    glass: 0,
    glow: scaleColour([0.3, 0.7, 1.1], Math.min(0.9, lamps * 2.5)),
  });
  const mast: Paint = (_, { up }) =>
    plainFront(Math.floor(up / 3.4) % 2 === 0 ? [0.86, 0.2, 0.14] : white);
  return [
    frustumAt([x, foot, z], high * 0.52, 3.2, 2.2, plainPaint(white)),
    frustumAt([x, foot + high * 0.42, z], high * 0.05, 2.6, 6, cabin),
    frustumAt([x, foot + high * 0.47, z], high * 0.12, 6.4, 5.6, cabin),
    frustumAt([x, foot + high * 0.59, z], high * 0.41, 1.3, 0.5, mast, 6),
  ];
}

/** Small tents on the lawn, open to the water. */
function tents({ setting: { side }, groundAt }: Site): Solid[] {
  const places = [
    [-4.8, 9.3, [0.94, 0.66, 0.2]],
    [4.6, 9.7, [0.24, 0.58, 0.66]],
    [7.4, 9.4, [0.86, 0.4, 0.36]],
    [-8.3, 9.6, [0.4, 0.56, 0.34]],
  ] as const;
  return places.flatMap(([aside, z, cloth]) => {
    const x = side * aside;
    const paint: Paint = ({ normal }, { along }) =>
      normal[2] < -0.5 && Math.abs(along) < 0.42
        ? plainFront([0.16, 0.14, 0.13])
        : plainFront(scaleColour(cloth, 0.86 + 0.3 * Math.max(0, normal[1])));
    return [ellipsoidAt([x, groundAt(x, z), z], 1.3, 1.25, paint, FINE)];
  });
}

/** Boats shaped as white swans on the water. */
function swans({ setting: { side } }: Site): Solid[] {
  const white = plainPaint([0.96, 0.95, 0.92]);
  const places = [
    [-4.5, 24],
    [3.2, 31],
    [-10, 37],
  ] as const;
  return places.flatMap(([aside, z], n) => {
    const x = side * aside;
    const ahead = n % 2 === 0 ? 1 : -1;
    return [
      ellipsoidAt([x, 0.35, z], 1.5, 0.75, white, FINE),
      rodBetween([x + ahead, 0.5, z], [x + ahead * 1.75, 2.3, z], [0.28, 0.2], 6, white),
      ellipsoidAt([x + ahead * 1.85, 2.4, z], 0.34, 0.3, white),
      rodBetween(
        [x + ahead * 2.1, 2.36, z],
        [x + ahead * 2.6, 2.2, z],
        [0.14, 0.02],
        5,
        plainPaint([0.95, 0.6, 0.14]),
      ),
    ];
  });
}
