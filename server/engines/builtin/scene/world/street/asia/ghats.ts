import { createRandom, pick, type Random } from '../../../../kernels/random.ts';
import { mixColour, scaleColour } from '../../../arithmetic.ts';
import type { Setting } from '../../../setting.ts';
import { isWalker } from '../../../words/creatures.ts';
import type { Colour } from '../../../words/idea.ts';
import { hillSide, terraceHeight } from '../europe/greek-island.ts';
import { chance, inside, NO_GLOW, plainFront } from '../front.ts';
import { ellipsoidAt, frustumAt } from '../round-solid.ts';
import { boxOn, type Paint, type Plot, type Point, plainPaint, type Solid } from '../solid.ts';
import { LAMP } from '../street-lamps.ts';
import { diyas, hasDiyas } from './diyas.ts';
import { ghatPalace, shikhara } from './ghat-houses.ts';

/** The bank: where it begins toward the land and ahead, its direction, how far it goes. World units. */
const BANK = { a: 13, z: 21, aside: -0.46, long: 330 } as const;
const AHEAD = Math.sqrt(1 - BANK.aside ** 2);
/** Its steps: how many, how high and deep one is, where the lowest is. */
export const STEPS = { count: 22, high: 0.44, deep: 0.92, low: 0.12 } as const;
const TOP = STEPS.low + STEPS.count * STEPS.high;
const BEHIND = STEPS.count * STEPS.deep;
/** How far apart the walls are that part one ghat from the next. */
const PARTED = 31;
const STONES: readonly Colour[] = [
  [0.76, 0.62, 0.46],
  [0.72, 0.5, 0.38],
  [0.8, 0.7, 0.56],
  [0.68, 0.56, 0.46],
];
const STRAW: Colour = [0.78, 0.62, 0.34];
const WOOD: Colour = [0.36, 0.25, 0.17];
const HULLS: readonly Colour[] = [
  [0.18, 0.42, 0.66],
  [0.72, 0.2, 0.14],
  [0.86, 0.62, 0.16],
  [0.2, 0.5, 0.32],
  [0.42, 0.28, 0.18],
];

/** Where a place of the bank is: so far along it and in from the water; toward the right, ahead. World units. */
export function onBank(
  setting: Pick<Setting, 'side'>,
  along: number,
  inward: number,
): readonly [x: number, z: number] {
  const a = BANK.a + BANK.aside * along + AHEAD * inward;
  return [hillSide(setting) * a, BANK.z + AHEAD * along - BANK.aside * inward];
}

/** How high the step is that lies so far in from the water. */
export const stepAt = (inward: number): number =>
  STEPS.low + STEPS.high * Math.min(STEPS.count, Math.floor(inward / STEPS.deep) + 1);

/** Builds the ghats of Varanasi: wide steps down to the river, palaces and the spires of temples over them, boats along them; `lamps` is the share of lit windows. */
export function ghats(setting: Setting, random: Random, lamps: number): Solid[] {
  const hill = hillSide(setting);
  const plotAt: PlotAt = (along, inward, wide, deep) => {
    const [x, z] = onBank(setting, along, inward);
    return {
      ...{ x, z, u: [hill * BANK.aside, AHEAD], w: [hill * AHEAD, -BANK.aside], wide, deep },
    };
  };
  const at = (along: number, inward: number, up: number): Point => {
    const [x, z] = onBank(setting, along, inward);
    return [x, up, z];
  };
  return [
    ...steps(plotAt),
    ...partings(plotAt, at, random),
    ...palaces(plotAt, random, lamps),
    ...temples(at, plotAt),
    ...parasols(at, random),
    ...boats(plotAt, random),
    ...(lamps > 0.2 || hasDiyas(setting) ? flames(at, random) : []),
    ...(hasDiyas(setting) ? diyas(terraceHeight(setting), hill) : []),
    ...(setting.subjects.some(({ thing }) => isWalker(thing)) ? [platform(setting)] : []),
    farBank(hill),
  ];
}

type PlotAt = (along: number, inward: number, wide: number, deep: number) => Plot;
type At = (along: number, inward: number, up: number) => Point;

/** Steps of stone as long as the bank, in each ghat of another tone, some of them painted. */
function steps(plotAt: PlotAt): Solid[] {
  const long = BANK.long + 40;
  return Array.from({ length: STEPS.count }, (_, n) => {
    const inward = n * STEPS.deep;
    const high = STEPS.low + (n + 1) * STEPS.high;
    const paint: Paint = ({ role }, { along, up, pixel }) => {
      const ghat = Math.floor((along + 13 * Math.sin(n * 0.001)) / PARTED);
      const stone = STONES[((ghat % STONES.length) + STONES.length) % STONES.length] as Colour;
      const across = along / 1.7 + 0.37 * n;
      const joint = 1 - inside(across - Math.floor(across), 0.015, 0.985, pixel / 1.7);
      const tone = 0.9 + 0.16 * chance(Math.floor(across), n, 4);
      const isPainted = chance(ghat, 2, 9) < 0.4 && n % 3 === 1;
      const riser = role === 'level' ? 1 : 0.72;
      const wet = n < 2 ? 0.62 : 1;
      const bare = scaleColour(stone, tone * riser * wet * (1 - 0.2 * joint));
      const stripe: Colour = n % 2 === 0 ? [0.78, 0.24, 0.16] : [0.94, 0.86, 0.7];
      return plainFront(
        isPainted && role !== 'level'
          ? mixColour(bare, stripe, 0.7)
          : scaleColour(bare, up < -1 ? 0.9 : 1),
      );
    };
    return boxOn(plotAt(-30, inward, long, BEHIND - inward + 40), -1, high, paint);
  });
}

/** Walls down the steps between ghats, each with an octagonal bastion by the water. */
function partings(plotAt: PlotAt, at: At, random: Random): Solid[] {
  const solids: Solid[] = [];
  for (let n = 0; n * PARTED < BANK.long; n++) {
    const along = n * PARTED + 17 + 4 * random.unit();
    const stone = plainPaint(scaleColour(pick(random, STONES), 0.92));
    const radius = 2.6 + random.unit();
    const high = 2.7 + 1.2 * random.unit();
    solids.push(
      boxOn(plotAt(along - 0.9, BEHIND * 0.6, 1.8, BEHIND * 0.5), -1, TOP - 1.6, stone),
      frustumAt(at(along, 1.6, -1), high + 1, radius * 1.12, radius, stone),
      frustumAt(at(along, 1.6, high), 0.3, radius * 1.1, radius * 1.1, stone),
    );
    if (n % 2 === 1) solids.push(...kiosk(at(along, 1.6, high + 0.3)));
  }
  return solids;
}

/** A small dome on four posts. */
const kiosk = ([x, y, z]: Point): Solid[] => {
  const stone = plainPaint([0.84, 0.72, 0.54]);
  return [
    ...[-1, 1].flatMap((i) =>
      [-1, 1].map((j) => frustumAt([x + 1.2 * i, y, z + 1.2 * j], 2.3, 0.16, 0.14, stone)),
    ),
    frustumAt([x, y + 2.3, z], 0.3, 2.1, 1.9, stone),
    ellipsoidAt([x, y + 2.6, z], 1.6, 1.5, stone),
    frustumAt([x, y + 4, z], 0.8, 0.16, 0, plainPaint([0.9, 0.7, 0.2])),
  ];
};

function palaces(plotAt: PlotAt, random: Random, lamps: number): Solid[] {
  const solids: Solid[] = [];
  for (let along = -24; along < BANK.long; ) {
    const own = createRandom(random.uint32());
    const wide = 11 + 12 * own.unit();
    const back = 0.5 + 3 * own.unit();
    solids.push(...ghatPalace(plotAt(along, BEHIND + back, wide, 14), TOP - 0.5, own, lamps));
    // Behind them the houses of the old town.
    const behind = plotAt(along + 3 * own.unit(), BEHIND + 20, wide, 12);
    solids.push(...ghatPalace(behind, TOP + 5 + 5 * own.unit(), own, lamps));
    along += wide + (own.unit() < 0.4 ? 2.5 : 0);
  }
  return solids;
}

/** Temples with their spires: on the steps, at their top, and among the houses. */
function temples(at: At, plotAt: PlotAt): Solid[] {
  return (
    [
      [31, BEHIND - 2, TOP - 1, 1.05],
      [58, 4.6, 2, 0.75],
      [83, BEHIND + 1, TOP - 0.5, 1.6],
      [120, 7, 3, 0.9],
      [150, BEHIND + 4, TOP, 1.9],
      [214, BEHIND, TOP, 1.7],
      [285, BEHIND + 4, TOP, 2.1],
    ] as const
  ).flatMap(([along, inward, low, size], n) =>
    shikhara(
      at(along, inward, low),
      plotAt(along - 3.4 * size, inward - 3.4 * size, 6.8 * size, 6.8 * size),
      size,
      n,
    ),
  );
}

/** Parasols of straw under which priests sit, on low platforms of wood. */
function parasols(at: At, random: Random): Solid[] {
  const solids: Solid[] = [];
  for (let along = 3; along < 170; along += 3.4 + 4 * random.unit()) {
    const inward = 1.5 + 8 * random.unit();
    const [x, low, z] = at(along, inward, stepAt(inward));
    const straw = scaleColour(STRAW, 0.85 + 0.3 * random.unit());
    const weave: Paint = ({ role }, { along: around, up }) =>
      plainFront(
        scaleColour(straw, role === 'level' ? 0.5 : 0.9 + 0.12 * Math.sin(up * 16 + around)),
      );
    const high = 2.1 + 0.4 * random.unit();
    solids.push(
      frustumAt([x, low, z], high + 0.4, 0.05, 0.04, plainPaint(WOOD)),
      frustumAt([x, low + high, z], 0.62, 1.55, 0.08, weave),
      frustumAt([x, low, z], 0.4, 1, 1, plainPaint(WOOD)),
    );
  }
  return solids;
}

/** Boats of planks that lie along the bank, their bows out, some before it with an awning. */
function boats(plotAt: PlotAt, random: Random): Solid[] {
  const solids: Solid[] = [];
  for (let along = -4; along < 220; along += 2.6 + 2.2 * random.unit()) {
    const long = 6 + 3 * random.unit();
    solids.push(
      ...boat(plotAt(along, -long - 0.4, 1.7, long), pick(random, HULLS), random.unit() < 0.3),
    );
  }
  return solids;
}

/** A boat whose bow points out to the river, in slices that narrow and rise toward its ends. */
function boat(plot: Plot, paint: Colour, hasAwning: boolean): Solid[] {
  const parts = 7;
  const at = (from: number, to: number, narrow: number): Plot => ({
    ...plot,
    x: plot.x + plot.u[0] * narrow + plot.w[0] * from * plot.deep,
    z: plot.z + plot.u[1] * narrow + plot.w[1] * from * plot.deep,
    wide: plot.wide - 2 * narrow,
    deep: (to - from) * plot.deep,
  });
  const hull: Paint = ({ role }, { up }) =>
    plainFront(role === 'level' ? WOOD : up > 0.95 ? [0.9, 0.86, 0.76] : paint);
  const slices = Array.from({ length: parts }, (_, n) => {
    const off = Math.abs((n + 0.5) / parts - 0.5) * 2;
    return boxOn(
      at(n / parts, (n + 1) / parts, 0.78 * off ** 2.4),
      -0.4,
      0.62 + 0.5 * off ** 2,
      hull,
    );
  });
  return hasAwning
    ? [
        ...slices,
        boxOn(at(0.3, 0.78, -0.1), 2.1, 2.22, plainPaint(scaleColour(paint, 1.2))),
        ...[0.32, 0.75].map((s) => boxOn(at(s, s + 0.012, 0.1), 0.6, 2.1, plainPaint(WOOD))),
      ]
    : slices;
}

/** Lamps that burn on the steps, and leaves with a flame that drift on the river. */
function flames(at: At, random: Random): Solid[] {
  const glow: Paint = () => ({ colour: LAMP, glass: 0, glow: scaleColour(LAMP, 2.6) });
  return Array.from({ length: 190 }, (): Solid => {
    const along = 150 * random.unit() ** 1.3;
    const inward = random.unit() < 0.35 ? -14 * random.unit() - 1 : 9 * random.unit();
    const low = inward < 0 ? 0.05 : stepAt(inward);
    return { ...frustumAt(at(along, inward, low), 0.3, 0.14, 0.02, glow), isSheer: true };
  });
}

/** The stone platform that one stands on before the river. */
const platform = (setting: Setting): Solid => {
  const hill = hillSide(setting);
  const level = terraceHeight(setting);
  const flags: Paint = ({ role }, { along, up, pixel }) => {
    const [u, v] = [Math.floor(along / 1.3), Math.floor(up / 1.1)];
    const joint =
      inside(along / 1.3 - u, 0.02, 0.98, pixel / 1.3) *
      inside(up / 1.1 - v, 0.02, 0.98, pixel / 1.1);
    const tone = (0.9 + 0.14 * chance(u, v, 3)) * (0.75 + 0.25 * joint);
    return plainFront(scaleColour(STONES[2] as Colour, role === 'level' ? tone : 0.7));
  };
  return boxOn(
    { x: hill > 0 ? -2.6 : -12, z: -4, u: [1, 0], w: [0, 1], wide: 14.6, deep: 11 },
    -1,
    level,
    flags,
  );
};

/** Where the one of so many stands on that platform: right, up, ahead. */
export function onPlatform(setting: Pick<Setting, 'eye' | 'side'>, index: number): Point {
  const aside = 0.2 + 0.9 * (index % 3) * (index % 2 === 0 ? 1 : -0.8);
  return [hillSide(setting) * aside, terraceHeight(setting), 5.7 - 0.3 * (index % 2)];
}

/** The sand of the other bank. */
const farBank = (hill: number): Solid =>
  boxOn(
    { x: hill > 0 ? -2400 : 500, z: 900, u: [1, 0], w: [0, 1], wide: 1900, deep: 300 },
    -1,
    7,
    () => ({ colour: [0.6, 0.55, 0.42], glass: 0, glow: NO_GLOW }),
  );
