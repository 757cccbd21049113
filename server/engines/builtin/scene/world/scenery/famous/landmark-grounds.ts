import { mixColour, scaleColour } from '../../../arithmetic.ts';
import type { Setting } from '../../../setting.ts';
import type { View } from '../../../views/view.ts';
import type { Colour } from '../../../words/idea.ts';
import { inside, NO_GLOW, plainFront } from '../../street/front.ts';
import { frustumAt } from '../../street/round-solid.ts';
import { type Paint, plainPaint, type Solid } from '../../street/solid.ts';
import { band, between, block, paved } from '../built/paved-site.ts';
import { lawnAt } from '../everyday/lawn.ts';
import { clippedCone, hedgeOn, plotOf } from '../hedge.ts';
import { LEVEL, levelled } from '../level-site.ts';
import type { SceneryPlan } from '../site.ts';

const GRAVEL: Colour = [0.78, 0.7, 0.56];
const SANDSTONE: Colour = [0.72, 0.42, 0.32];
const MARBLE: Colour = [0.92, 0.89, 0.83];
const WATER: Colour = [0.3, 0.44, 0.5];

/** A landmark is looked up to: sky over it, people before it. */
const VIEWS: readonly View[] = [
  { horizon: 0.56, lens: 0.96, eye: 0.4 },
  { horizon: 0.52, lens: 0.88, eye: 0.62 },
  { horizon: 0.6, lens: 0.84, eye: 0.34 },
  { horizon: 0.54, lens: 1.08, eye: 0.42 },
];

const COMMON: Pick<SceneryPlan, 'land' | 'relief' | 'views' | 'ground' | 'isTended'> = {
  land: 'field',
  relief: 0.12,
  views: VIEWS,
  ground: levelled(120, 170),
  isTended: (x, z) => Math.abs(x) < 110 && z < 190,
};

/** Mown grass at a place, as light as a lawn is from where people walk. */
const lawn = (x: number, z: number, { noise, season }: Setting): Colour =>
  scaleColour(lawnAt(x, z, noise, season), 1.08);

/** The Champ de Mars: half the width of its lawn and of the walks beside it, where cross walks part the lawn, where it ends before the tower. World units. */
const MARS = { lawn: 6.5, walk: 4.6, crosses: [27, 62], ends: 104 } as const;

/** The lawns before the Eiffel Tower, walks of gravel beside them, hedges; its trees in rows: `../../../things/placing/famous/landmark-grounds.ts`. */
export const CHAMP_DE_MARS: SceneryPlan = {
  ...COMMON,
  trees: 0.5,
  soil: paved((x, z, soft, setting) => {
    const aside = Math.abs(x);
    const walk = between(aside, MARS.lawn, MARS.lawn + 2 * MARS.walk, soft);
    const cross = Math.max(...MARS.crosses.map((at) => band(z - at, 2.4, soft)));
    const end = between(z, MARS.ends, 400, soft);
    const gravel = Math.max(walk, cross * between(aside, -1, MARS.lawn + 1, soft), end);
    const grain = 1 + 0.08 * setting.noise.at(x * 6, z * 6);
    return [mixColour(lawn(x, z, setting), scaleColour(GRAVEL, grain), gravel), 1];
  }),
  has: new Set(['irontower']),
  solids: () =>
    [-1, 1].flatMap((side) => {
      const [from, to] = [MARS.lawn + 2 * MARS.walk, MARS.lawn + 2 * MARS.walk + 0.8];
      const hedge = (near: number, far: number): Solid =>
        hedgeOn(
          side > 0 ? plotOf(from, near, to, far) : plotOf(-to, near, -from, far),
          LEVEL,
          0.85,
        );
      return [hedge(8, 26), hedge(32, 60), hedge(66, 100)];
    }),
};

/** The garden of the Taj Mahal: half the width of its channel, of the walks beside that, where the marble pool lies across, where the garden ends. World units. */
const CHANNEL = { half: 2.5, rim: 0.5, walk: 3.4, near: 15, pool: 46, ends: 92 } as const;

/** The garden before the Taj Mahal: a long channel between walks of red sandstone, cypresses in rows, lawns. */
export const CHARBAGH: SceneryPlan = {
  ...COMMON,
  trees: 0.6,
  soil: paved((x, z, soft, setting) => {
    const aside = Math.abs(x);
    const edge = CHANNEL.half + CHANNEL.rim;
    const walk = Math.max(
      between(aside, -1, edge + CHANNEL.walk, soft),
      between(z, CHANNEL.ends, 400, soft),
      band(z - CHANNEL.pool, 7, soft) * between(aside, -1, 40, soft),
    );
    const bed = between(aside, edge + CHANNEL.walk, edge + CHANNEL.walk + 1.6, soft);
    const joint = Math.max(
      inside(Math.abs(x / 1.1 - Math.round(x / 1.1)), -1, 0.03, soft),
      inside(Math.abs(z / 1.1 - Math.round(z / 1.1)), -1, 0.03, soft),
    );
    const slab = scaleColour(SANDSTONE, 1 - 0.18 * joint * between(z, -9, 24, 6));
    const green = scaleColour(lawn(x, z, setting), 1 - 0.25 * bed);
    return [mixColour(green, slab, walk), 1];
  }),
  has: new Set(['tajmahal']),
  solids: () => [...channel(), ...cypresses(), ...plinth()],
};

/** Still water that takes its light from the sky, over a white building's image. */
const stillWater: Paint = (_, { along }) => ({
  colour: scaleColour(WATER, 1 + 0.05 * Math.sin(along * 3)),
  glass: 0.7,
  glow: NO_GLOW,
});

function channel(): Solid[] {
  const { half, rim, near, pool, ends } = CHANNEL;
  const marble = plainPaint(MARBLE);
  const jet: Paint = () => ({ ...plainFront([0.9, 0.94, 0.97]), glow: [0.08, 0.09, 0.1] });
  const water = (from: number, to: number): Solid[] => [
    block([-half - rim, -0.3, from], [half + rim, 0.16, to], marble),
    block([-half, 0, from + rim], [half, 0.17, to - rim], stillWater),
  ];
  return [
    ...water(near, pool - 8),
    block([-9, -0.3, pool - 6], [9, 0.5, pool + 6], marble),
    block([-7.6, 0, pool - 4.8], [7.6, 0.51, pool + 4.8], stillWater),
    ...water(pool + 8, ends),
    ...Array.from(
      { length: 6 },
      (_, n): Solid => ({
        ...frustumAt([0, LEVEL + 0.15, near + 6 + n * 4.6], 1.1, 0.07, 0.03, jet),
        isSheer: true,
      }),
    ),
  ];
}

const cypresses = (): Solid[] =>
  [-1, 1].flatMap((side) =>
    Array.from({ length: 16 }, (_, n) =>
      clippedCone(
        [side * (CHANNEL.half + CHANNEL.rim + CHANNEL.walk + 0.8), LEVEL, 12 + n * 5],
        n % 2 === 0 ? 2.6 : 2.2,
      ),
    ).flat(),
  );

/** The platform of red sandstone on which the tomb's terrace lies. */
const plinth = (): Solid[] => [
  block([-90, -0.5, CHANNEL.ends + 6], [90, 1.5, CHANNEL.ends + 70], plainPaint(SANDSTONE)),
];

/** The square of Pisa: half the width of the way over its lawn, how far aside on the picture's side that begins and how much farther it is each unit ahead. World units. */
const PISA = { half: 2.6, from: -2, onward: 0.02 } as const;

/** The lawn of Pisa's square, a way of white stone over it, chains beside that, the cathedral's white and grey walls behind. */
export const PISA_SQUARE: SceneryPlan = {
  ...COMMON,
  trees: 0.3,
  soil: paved((x, z, soft, setting) => {
    const way = Math.max(
      band(x - setting.side * (PISA.from + PISA.onward * z), PISA.half, soft),
      band(z - 48, 6, soft),
    );
    return [mixColour(lawn(x, z, setting), scaleColour(MARBLE, 0.84), way), 1];
  }),
  has: new Set(['pisatower']),
  solids: ({ setting: { side } }) => [...bollards(side), ...cathedral(side)],
};

const bollards = (side: number): Solid[] =>
  [-1, 1].flatMap((edge) =>
    Array.from({ length: 9 }, (_, n) => {
      const z = 14 + n * 4.4;
      const x = side * (PISA.from + PISA.onward * z) + edge * (PISA.half + 0.3);
      return frustumAt([x, LEVEL - 0.1, z], 0.6, 0.12, 0.1, plainPaint(MARBLE));
    }),
  );

/** Courses of white and grey marble, round arches along the ground. */
const striped: Paint = ({ role }, { along, up, pixel }) => {
  if (role !== 'front')
    return plainFront(role === 'level' || role === 'roof' ? [0.5, 0.46, 0.44] : MARBLE);
  const course = inside(Math.abs(up / 1.5 - Math.round(up / 1.5)), -1, 0.12, pixel / 1.5);
  const bay = Math.abs(along / 3.4 - Math.round(along / 3.4)) * 3.4;
  const storey = up % 7;
  const reach = storey > 4.2 ? Math.sqrt(Math.max(0, 1.3 ** 2 - (storey - 4.2) ** 2)) : 1.3;
  const arch = inside(bay, -1, reach, pixel) * inside(storey, 0.6, 5.6, pixel);
  const wall = mixColour(MARBLE, [0.62, 0.62, 0.62], 0.5 * course);
  return plainFront(mixColour(wall, [0.52, 0.48, 0.43], 0.75 * arch));
};

/** The cathedral from its side: an aisle and the higher nave over it, and the transept. */
function cathedral(side: number): Solid[] {
  const at = (from: number, to: number) =>
    side > 0 ? ([-to, -from] as const) : ([from, to] as const);
  const part = (from: number, to: number, near: number, far: number, high: number): Solid => {
    const [left, right] = at(from, to);
    return block([left, 0, near], [right, high, far], striped);
  };
  return [
    part(9, 70, 86, 112, 14),
    part(9, 70, 92, 106, 21),
    part(30, 44, 80, 118, 19),
    frustumAt([(side > 0 ? -1 : 1) * 37, LEVEL + 21, 99], 5, 7, 6.4, plainPaint(MARBLE)),
    frustumAt(
      [(side > 0 ? -1 : 1) * 37, LEVEL + 26, 99],
      7,
      6.6,
      0.6,
      plainPaint([0.5, 0.47, 0.46]),
    ),
  ];
}
