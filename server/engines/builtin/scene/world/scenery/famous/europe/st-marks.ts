import { mixColour, scaleColour } from '../../../../arithmetic.ts';
import type { Colour } from '../../../../words/idea.ts';
import { chance, DARK, inside, NO_GLOW, plainFront } from '../../../street/front.ts';
import { frustumAt } from '../../../street/round-solid.ts';
import { type Paint, plainPaint, roofOn, type Solid } from '../../../street/solid.ts';
import { LAMP } from '../../../street/street-lamps.ts';
import { lifted } from '../../built/lifted.ts';
import { paved } from '../../built/paved-site.ts';
import { rodBetween } from '../../far/pieces.ts';
import { plotOf } from '../../hedge.ts';
import { LEVEL } from '../../level-site.ts';
import type { SceneryPlan, Site } from '../../site.ts';
import { domeOn, GRAND_SQUARE, slabAt } from '../grand-square.ts';
import { box } from '../kit.ts';

/** The square: half as wide, where its arcades begin, where the basilica's front is and half as wide that. World units. */
const SQUARE = { half: 21, near: -6, basilica: 50, front: 16 } as const;
/** The bell tower: how far aside on the picture's side, how far off, half as wide. World units. */
const TOWER = { aside: -20.6, z: 53, half: 3.5 } as const;
const ISTRIA: Colour = [0.93, 0.91, 0.86];
const PAVING: Colour = [0.5, 0.48, 0.47];
const BRICK: Colour = [0.68, 0.36, 0.25];
const GOLD: Colour = [0.86, 0.64, 0.24];
const LEAD: Colour = [0.62, 0.67, 0.69];

/** Saint Mark's square in Venice: the basilica with five portals, arches and domes, the bell tower of brick, long arcades on both sides, white bands in the paving. */
export const ST_MARKS: SceneryPlan = {
  ...GRAND_SQUARE,
  soil: paved((x, z, soft) => [floorAt(x, z, soft), 1]),
  has: new Set(['church', 'tower', 'gondola']),
  solids: (site) => [
    ...basilica(site),
    ...tower(site),
    ...arcades(site),
    ...flagpoles(site.setting.side),
  ],
};

/** How high water stands over the square where it is flooded, world units. */
const FLOOD = 0.66;

/** The same under water, as in the flood of a spring tide: planks on trestles lead across. */
export const ST_MARKS_FLOODED: SceneryPlan = {
  ...ST_MARKS,
  land: 'lake',
  relief: 0,
  ground: () => () => -FLOOD,
  water: { deep: [0.28, 0.32, 0.32], shallow: [0.36, 0.38, 0.36], roughness: 0.05 },
  solids: (site) => [
    ...(ST_MARKS.solids?.(site) ?? []).map((one) => lifted(one, -LEVEL - FLOOD)),
    ...planks(site.setting.side),
  ],
};

/** Planks on trestles over the water, to the side of the middle. */
function planks(side: number): Solid[] {
  const wood: Paint = (_, { along, pixel }) =>
    plainFront(
      scaleColour(
        [0.56, 0.44, 0.31],
        1 - 0.35 * inside(Math.abs(along / 0.4 - Math.round(along / 0.4)) * 0.4, -1, 0.03, pixel),
      ),
    );
  const steel = plainPaint([0.42, 0.44, 0.46]);
  const x = side * 6.4;
  return Array.from({ length: 11 }, (_, n) => {
    const z = 7 + n * 4;
    return [
      box([x - 0.75, 0.42, z], [x + 0.75, 0.52, z + 3.9], wood),
      ...[-0.7, 0.7].map((off) =>
        rodBetween([x + off, -1, z + 0.2], [x + off, 0.42, z + 0.2], [0.05, 0.05], 5, steel),
      ),
    ];
  }).flat();
}

/** Grey stone with bands and frames of white. */
function floorAt(x: number, z: number, soft: number): Colour {
  const stone = slabAt(x, z, soft, PAVING, 0.8, 0.14);
  const off = Math.abs(x);
  const long = Math.max(
    inside(off, 6.2, 6.6, soft),
    inside(off, 12.4, 12.8, soft),
    inside(off, 0.6, 0.9, soft),
  );
  const way = Math.abs(z / 7 - Math.round(z / 7)) * 7;
  const across = off < 6.4 ? inside(way, -1, 0.22, soft) : 0;
  return mixColour(stone, [0.86, 0.85, 0.82], Math.max(long, across));
}

/** Two storeys of five great arches: portals with mosaics below, lunettes above, crowned by white ogees. */
const front =
  (lamps: number): Paint =>
  ({ role, long }, { along, up, pixel }) => {
    if (role === 'level' || long < 6) return plainFront(ISTRIA);
    const bays = 5;
    const wide = long / bays;
    const bay = Math.floor(along / wide);
    const off = Math.abs(along - (bay + 0.5) * wide);
    const isMiddle = bay === 2;
    const half = wide * (isMiddle ? 0.44 : 0.38);
    const arched = (spring: number, reach: number) =>
      inside(off, -1, reach, pixel) *
      inside(up, -1, spring + Math.sqrt(Math.max(0, reach * reach - off * off)), pixel);
    const [low, lowFrame] = [
      arched(isMiddle ? 5.4 : 4.8, half),
      arched(isMiddle ? 5.4 : 4.8, half + 0.5),
    ];
    const isUpper = up > 10.2;
    const high = isUpper ? arched(11.8, half * 0.92) : 0;
    const highFrame = isUpper ? arched(11.8, half * 0.92 + 0.5) : 0;
    const band = Math.max(inside(up, 9.4, 10.2, pixel), inside(up, 4.5, 4.8, pixel));
    const shafts = inside(Math.abs(((along / 0.75) % 1) - 0.5), -1, 0.3, pixel / 0.75);
    const columns = !isUpper && up < 4.6 && lowFrame < 0.5 ? shafts : 0;
    const mosaic = (tone: number): Colour => {
      const cell = chance(Math.floor(along * 1.6), Math.floor(up * 1.6), tone);
      const robe: Colour =
        cell > 0.66 ? [0.26, 0.36, 0.62] : cell > 0.4 ? [0.68, 0.24, 0.2] : [0.9, 0.8, 0.6];
      const figure = Math.abs(off) < half * 0.6 && cell > 0.3 ? 0.6 : 0.1;
      return mixColour(GOLD, robe, figure);
    };
    const door = inside(off, -1, half * 0.42, pixel) * inside(up, -1, 3.6, pixel);
    const marble = mixColour([0.85, 0.8, 0.74], [0.62, 0.5, 0.44], 0.7 * columns);
    let colour = mixColour(marble, ISTRIA, Math.max(band, lowFrame, highFrame));
    const inner =
      up > (isMiddle ? 5.2 : 4.6)
        ? mosaic(bay)
        : scaleColour([0.52, 0.4, 0.34], 0.8 + 0.4 * shafts);
    colour = mixColour(
      colour,
      isUpper ? (isMiddle ? DARK : mosaic(bay + 7)) : inner,
      isUpper ? high : low,
    );
    colour = mixColour(colour, [0.16, 0.1, 0.07], isUpper ? 0 : door);
    return {
      colour,
      glass: 0,
      glow: lamps > 0 ? scaleColour(LAMP, lamps * (0.3 + 0.5 * Math.max(low, high))) : NO_GLOW,
    };
  };

function basilica({ lamps }: Site): Solid[] {
  const { basilica: z, front: half } = SQUARE;
  const white = plainPaint(ISTRIA);
  const lead = plainPaint(LEAD);
  const gold = plainPaint(GOLD);
  const bay = (2 * half) / 5;
  const drum: Paint = ({ role }, { along, up, pixel }) => {
    const hole =
      role === 'level'
        ? 0
        : inside(Math.abs(((along / 1.1) % 1) - 0.5), -1, 0.2, pixel) * inside(up, 3, 4.8, pixel);
    return plainFront(mixColour([0.84, 0.8, 0.74], DARK, hole));
  };
  const dome = (x: number, far: number, radius: number) =>
    domeOn([x, LEVEL + 15, z + far], radius, 5.6, 1.16, lead, [drum, gold]);
  const crowns = Array.from({ length: 5 }, (_, n) => {
    const x = -half + (n + 0.5) * bay;
    const wide = bay * 0.46;
    // Ogees: pieces of white that narrow to a point over each arch, a pinnacle between.
    return [
      ...[0, 1, 2, 3, 4].map((k) => {
        const share = 1 - k / 5;
        return box(
          [x - wide * share ** 1.6, LEVEL + 15 + k * 0.72, z - 0.5],
          [x + wide * share ** 1.6, LEVEL + 15.72 + k * 0.72, z + 0.4],
          white,
        );
      }),
      frustumAt([x - bay / 2, LEVEL + 12.4, z - 0.2], 4.6, 0.75, 0.62, white, 6),
      frustumAt([x - bay / 2, LEVEL + 17, z - 0.2], 3, 0.7, 0.03, white, 6),
    ];
  }).flat();
  return [
    box([-half, LEVEL, z], [half, LEVEL + 15, z + 12], front(lamps)),
    box(
      [-half + 3, LEVEL + 12, z + 6],
      [half - 3, LEVEL + 15.4, z + 40],
      plainPaint([0.7, 0.6, 0.54]),
    ),
    box([-half - 0.4, LEVEL + 9.4, z - 1.3], [half + 0.4, LEVEL + 10.1, z], white),
    ...crowns,
    ...dome(0, 11, 6.2),
    ...dome(-10.6, 12, 4.6),
    ...dome(10.6, 12, 4.6),
    ...dome(0, 30, 5.2),
  ];
}

/** The bell tower: a shaft of brick, the open belfry of white stone, a green spire with a golden angel. */
function tower({ setting: { side } }: Site): Solid[] {
  const x = side * TOWER.aside;
  const { z, half } = TOWER;
  const brick: Paint = ({ role, long }, { along, pixel }) => {
    if (role === 'level') return plainFront(ISTRIA);
    const strip = Math.abs(((along / long) * 4) % 1);
    return plainFront(scaleColour(BRICK, 1 - 0.16 * inside(strip, 0.2, 0.8, pixel / long)));
  };
  const belfry: Paint = ({ role, long }, { along, up, pixel }) => {
    if (role === 'level') return plainFront(ISTRIA);
    const off = Math.abs((((along / long) * 4) % 1) - 0.5) * (long / 4);
    const hole =
      inside(off, -1, 0.72, pixel) *
      inside(up, 1, 4.4 + Math.sqrt(Math.max(0, 0.52 - off * off)), pixel);
    return plainFront(mixColour(ISTRIA, DARK, hole));
  };
  const spot = (out: number, up: number, top: number, paint: Paint) =>
    box(
      [x - half - out, LEVEL + up, z - half - out],
      [x + half + out, LEVEL + top, z + half + out],
      paint,
    );
  const plot = plotOf(x - half - 0.2, z - half - 0.2, x + half + 0.2, z + half + 0.2);
  const pitch = 2.4;
  return [
    spot(0, 0, 24, brick),
    spot(0.5, 24, 25, plainPaint(ISTRIA)),
    spot(0.1, 25, 30.4, belfry),
    spot(0.5, 30.4, 31.2, plainPaint(ISTRIA)),
    spot(-0.1, 31.2, 34.4, brick),
    spot(0.3, 34.4, 35, plainPaint(ISTRIA)),
    roofOn(
      plot,
      LEVEL + 35,
      LEVEL + 35 + pitch * half,
      (['front', 'back', 'start', 'end'] as const).map((edge) => ({
        side: edge,
        pitch,
        from: LEVEL + 35,
      })),
      plainPaint([0.42, 0.58, 0.5]),
    ),
    frustumAt([x, LEVEL + 34.4 + pitch * half, z], 2.6, 0.5, 0.1, plainPaint(GOLD), 6),
  ];
}

/** Long palaces on both sides: an open arcade below, two storeys of arched windows between columns over it. */
function arcades({ lamps }: Site): Solid[] {
  const { half, near, basilica: end } = SQUARE;
  const wall: Paint = ({ role }, { along, up, pixel }) => {
    if (role === 'level') return plainFront(ISTRIA);
    const storey = up < 5 ? 0 : up < 10 ? 1 : 2;
    const wide = 2.6;
    const column = Math.floor(along / wide);
    const off = Math.abs(along - (column + 0.5) * wide);
    const rise = up - storey * 5;
    const reach = 0.84;
    const hole =
      inside(off, -1, reach, pixel) *
      inside(
        rise,
        storey === 0 ? -1 : 0.9,
        3.1 + Math.sqrt(Math.max(0, reach * reach - off * off)),
        pixel,
      );
    const ledge = inside(rise, 4.5, 5, pixel);
    const stone = scaleColour(ISTRIA, 0.86 + 0.14 * ledge - 0.05 * (storey === 0 ? 1 : 0));
    const lit = storey === 0 || chance(column, storey, 5) < lamps * 1.6 ? 1 : 0;
    return {
      colour: mixColour(stone, storey === 0 ? [0.3, 0.26, 0.22] : DARK, hole),
      glass: storey === 0 ? 0 : 0.4 * hole,
      glow: scaleColour(LAMP, hole * lit * Math.min(0.9, lamps * 2.5)),
    };
  };
  return [-1, 1].flatMap((way) => {
    const [left, right] = way > 0 ? [half, half + 14] : [-half - 14, -half];
    return [
      box([left, LEVEL, near], [right, LEVEL + 15, end - 12], wall),
      box(
        [left - 0.4, LEVEL + 15, near],
        [right + 0.4, LEVEL + 15.9, end - 12],
        plainPaint(ISTRIA),
      ),
    ];
  });
}

/** Three masts with banners of red before the basilica. */
const flagpoles = (side: number): Solid[] =>
  [-9, 0, 9].flatMap((aside) => {
    const x = side * aside;
    const z = SQUARE.basilica - 6;
    return [
      frustumAt([x, LEVEL, z], 2.2, 0.9, 0.5, plainPaint([0.4, 0.36, 0.26]), 8),
      rodBetween(
        [x, LEVEL + 2, z],
        [x, LEVEL + 19, z],
        [0.2, 0.1],
        6,
        plainPaint([0.5, 0.14, 0.12]),
      ),
      box(
        [x, LEVEL + 13, z - 0.04],
        [x + 2.6, LEVEL + 18, z + 0.04],
        plainPaint([0.72, 0.1, 0.12]),
      ),
    ];
  });
