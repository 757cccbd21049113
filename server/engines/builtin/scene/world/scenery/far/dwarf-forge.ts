import { clamp, mixColour, scaleColour, smoothstep } from '../../../arithmetic.ts';
import { createNoise } from '../../../noise.ts';
import type { Colour } from '../../../words/idea.ts';
import { chance, inside, plainFront } from '../../street/front.ts';
import { frustumAt } from '../../street/round-solid.ts';
import { boxOn, type Paint, type Point, plainPaint, type Solid } from '../../street/solid.ts';
import { plotOf } from '../hedge.ts';
import { LEVEL } from '../level-site.ts';
import type { SceneryPlan, Site } from '../site.ts';
import { rodBetween, sheer } from './pieces.ts';

/** The cavern: half its width, where it ends, how high its roof is; half the channel of lava. World units. */
const CAVERN = { half: 15, back: 44, high: 17, lava: 1.7 } as const;
const ROCK: Colour = [0.4, 0.35, 0.32];
const CUT: Colour = [0.5, 0.46, 0.42];
const IRON: Colour = [0.2, 0.19, 0.2];
const GOLD: Colour = [0.9, 0.64, 0.24];
const HOT: Colour = [1.9, 0.72, 0.12];
const WHITE_HOT: Colour = [2.3, 1.7, 0.7];

/** Grain of rock; it is no part of what a seed decides. */
const grain = createNoise(1_907);

const channelAt = (side: number, z: number): number => side * (-2.6 + 1.4 * Math.sin(z / 7));

/** How near a place is to the lava, 0 to 1. */
const nearLava = (side: number, x: number, z: number): number =>
  Math.exp(-((Math.max(0, Math.abs(x - channelAt(side, z)) - CAVERN.lava) / 3.4) ** 2));

/** A forge of dwarves in a cavern: a furnace, anvils, a channel of lava, pillars and chains. */
export const DWARF_FORGE: SceneryPlan = {
  land: 'plain',
  trees: 0,
  time: 'dusk',
  views: [
    { horizon: 0.5, lens: 0.88, eye: 0.4 },
    { horizon: 0.42, lens: 0.86, eye: 0.7 },
    { horizon: 0.58, lens: 0.82, eye: 0.36 },
    { horizon: 0.5, lens: 1.02, eye: 0.42 },
  ],
  ground:
    (_, { side }) =>
    (x, z) =>
      LEVEL - 0.5 * smoothstep(CAVERN.lava, CAVERN.lava - 0.8, Math.abs(x - channelAt(side, z))),
  soil:
    (_, { side }) =>
    (x, z) => {
      const off = Math.abs(x - channelAt(side, z));
      const slab = Math.max(
        Math.abs(x / 1.6 - Math.round(x / 1.6)) < 0.025 ? 1 : 0,
        Math.abs(z / 1.6 - Math.round(z / 1.6)) < 0.025 ? 1 : 0,
      );
      const stone = scaleColour(CUT, (0.7 + 0.2 * grain.fbm(x, z, 3)) * (1 - 0.4 * slab));
      const warm = mixColour(stone, [1.5, 0.5, 0.16], 0.5 * nearLava(side, x, z));
      const kerb = smoothstep(0.3, 0.2, Math.abs(off - CAVERN.lava - 0.25));
      const edged = mixColour(warm, [0.6, 0.32, 0.16], kerb);
      const lava = smoothstep(CAVERN.lava, CAVERN.lava - 0.15, off);
      if (lava === 0) return edged;
      const crack = Math.abs(grain.fbm(x / 0.9, z / 1.8, 3));
      const melt = mixColour([1.6, 0.3, 0.06], [4.6, 1.9, 0.4], smoothstep(0.4, 0.02, crack));
      return mixColour(edged, melt, lava);
    },
  light: (light) => ({
    ...light,
    zenith: [0.04, 0.03, 0.03],
    middle: [0.06, 0.04, 0.03],
    horizon: [0.12, 0.06, 0.04],
    sun: [0.2, 0.12, 0.07],
    ambient: [0.44, 0.31, 0.24],
    cover: 0,
    stars: 0,
  }),
  isTended: () => true,
  has: new Set(['campfire', 'rock']),
  solids,
};

/** Rough rock, lit from below. */
const rock: Paint = ({ normal }, { along, up }) => {
  const rough = 1 + 0.6 * grain.fbm(along / 2.4 + normal[0] * 4, up / 2.4 + normal[2] * 3, 4);
  const lit = Math.exp(-Math.max(0, up) / 7);
  return {
    ...plainFront(scaleColour(ROCK, rough)),
    glow: scaleColour([0.3, 0.1, 0.03], 0.5 * lit * rough),
  };
};

/** The roof of the cavern, dark, red where the lava shines on it. */
const vaulted: Paint = (_, { along, up }) => {
  const rough = 0.6 + 0.6 * grain.fbm(along / 3, up / 3, 4);
  return {
    ...plainFront(scaleColour(ROCK, 0.5 * rough)),
    glow: scaleColour([0.12, 0.04, 0.015], rough),
  };
};

/** Cut blocks with a band of angles in gold. */
const carved =
  (band: number): Paint =>
  ({ role }, { along, up, pixel }) => {
    const row = Math.floor(up / 0.9);
    const joint = Math.max(
      inside(Math.abs(up / 0.9 - Math.round(up / 0.9)) * 0.9, -1, 0.03, pixel),
      inside(
        Math.abs(along / 1.4 + 0.5 * (row & 1) - Math.round(along / 1.4 + 0.5 * (row & 1))) * 1.4,
        -1,
        0.03,
        pixel,
      ),
    );
    const tone = 0.85 + 0.25 * (chance(row, Math.floor(along), 3) - 0.5) - 0.35 * joint;
    const zig = Math.abs(up - band - 0.5 * Math.abs(((along / 1.1) % 1) * 2 - 1));
    const gold =
      role === 'level'
        ? 0
        : Math.max(
            inside(zig, -1, 0.09, pixel),
            inside(Math.abs(up - band - 0.25), 0.42, 0.52, pixel),
          );
    return {
      ...plainFront(mixColour(scaleColour(CUT, tone), GOLD, gold)),
      glow: scaleColour([0.22, 0.08, 0.02], Math.exp(-up / 3)),
    };
  };

function solids({ setting: { side } }: Site): Solid[] {
  const { half, back, high } = CAVERN;
  const top = LEVEL + high;
  const pillars = [12, 21, 31].flatMap((z) => [-1, 1].flatMap((at) => pillar(at * 8.4, z)));
  return [
    boxOn(plotOf(-half - 30, back, half + 30, back + 10), LEVEL - 2, top + 4, rock),
    ...[-1, 1].map((at) =>
      boxOn(
        plotOf(at > 0 ? half : -half - 20, -4, at > 0 ? half + 20 : -half, back + 6),
        LEVEL - 2,
        top + 4,
        rock,
      ),
    ),
    boxOn(plotOf(-half - 30, -4, half + 30, back + 10), top, top + 6, vaulted),
    // Stone that hangs from the roof.
    ...Array.from({ length: 26 }, (_, n) => {
      const x = (chance(n, 1, 4) * 2 - 1) * half;
      const z = 10 + chance(n, 2, 9) * 32;
      const long = 1.4 + 3.6 * chance(n, 3, 5);
      return rodBetween([x, top + 0.5, z], [x, top - long, z], [0.4 + 0.16 * long, 0.04], 7, rock);
    }),
    ...pillars,
    ...furnace(side * 4.6, 27),
    ...anvil(side * 1.7, 8.4, true),
    ...anvil(side * 4.6, 14, true),
    ...anvil(-side * 6, 13, false),
    ...fall(channelAt(side, back), back),
    ...footbridge(side, 19),
    ...trough(side * 4.2, 9.4),
    ...toolRack(side * 7.4, 15.4),
    ...chains(side),
    ...ingots(-side * 6.4, 9.2),
  ];
}

/** A pillar of many edges from floor to roof. */
const pillar = (x: number, z: number): Solid[] => [
  boxOn(plotOf(x - 1.5, z - 1.5, x + 1.5, z + 1.5), LEVEL - 0.2, LEVEL + 0.7, carved(99)),
  frustumAt([x, LEVEL + 0.7, z], CAVERN.high - 3.4, 1.15, 1.05, carved(2.4), 8),
  frustumAt([x, LEVEL + CAVERN.high - 2.9, z], 3, 1.1, 2.6, carved(99), 8),
];

/** A furnace in the form of a bearded head of stone: fire in its mouth, its eyes glowing. */
function furnace(x: number, z: number): Solid[] {
  const face: Paint = (shown, place) => {
    const plain = carved(99)(shown, place);
    if (shown.role !== 'front') return plain;
    const { along, up, pixel } = place;
    const u = Math.abs(along - 3.4);
    const arch = up > 3.2 ? Math.sqrt(clamp((4.4 - up) / 1.2)) : 1;
    const mouth = up < 4.4 ? inside(u, -1, 1.9 * arch, pixel) : 0;
    const rim =
      up < 4.9
        ? inside(u, -1, 2.3 * (up > 3.2 ? Math.sqrt(clamp((4.9 - up) / 1.7)) : 1), pixel)
        : 0;
    const eye = inside(Math.hypot((u - 1.4) * 0.8, up - 6.4), -1, 0.42, pixel);
    const brow = inside(Math.abs(up - 7.2 - 0.3 * u), -1, 0.2, pixel) * inside(u, 0.5, 2.4, pixel);
    const heat = mouth * (0.75 + 0.5 * grain.fbm(along * 1.4, up * 1.1, 3)) * (1.25 - 0.18 * up);
    return {
      colour: mixColour(
        mixColour(plain.colour, GOLD, Math.max(rim * (1 - mouth), brow)),
        [0.2, 0.05, 0.02],
        Math.max(mouth, eye),
      ),
      glass: 0,
      glow: mixColour(
        plain.glow,
        scaleColour(mixColour(HOT, WHITE_HOT, clamp(heat - 0.4)), Math.max(heat, 0.9 * eye)),
        Math.max(mouth, eye),
      ),
    };
  };
  return [
    boxOn(plotOf(x - 3.4, z, x + 3.4, z + 6), LEVEL - 0.2, LEVEL + 8.6, face),
    boxOn(plotOf(x - 4.2, z + 0.6, x + 4.2, z + 6), LEVEL - 0.2, LEVEL + 5.4, carved(4.2)),
    boxOn(plotOf(x - 2.4, z + 1, x + 2.4, z + 5), LEVEL + 8.6, LEVEL + CAVERN.high, carved(99)),
    boxOn(plotOf(x - 2.6, z - 1.6, x + 2.6, z + 0.2), LEVEL - 0.2, LEVEL + 0.6, carved(99)),
    frustumAt(
      [x, LEVEL + 0.6, z - 0.6],
      0.3,
      1.7,
      1.3,
      () => ({ colour: [0.2, 0.06, 0.03], glass: 0, glow: HOT }),
      14,
    ),
  ];
}

/** An anvil on its block, a blade of hot iron on it. */
function anvil(x: number, z: number, isHot: boolean): Solid[] {
  const iron = plainPaint(IRON);
  const hot: Paint = () => ({ colour: [0.6, 0.2, 0.1], glass: 0, glow: HOT });
  const box = (l: number, r: number, low: number, high: number, deep: number, paint: Paint) =>
    boxOn(plotOf(x + l, z - deep, x + r, z + deep), LEVEL + low, LEVEL + high, paint);
  return [
    frustumAt([x, LEVEL - 0.1, z], 0.62, 0.52, 0.46, plainPaint([0.34, 0.22, 0.13]), 12),
    box(-0.34, 0.34, 0.52, 0.66, 0.24, iron),
    box(-0.2, 0.2, 0.66, 0.82, 0.14, iron),
    box(-0.44, 0.36, 0.82, 1.02, 0.2, iron),
    rodBetween([x + 0.34, LEVEL + 0.93, z], [x + 0.86, LEVEL + 0.97, z], [0.14, 0.02], 8, iron),
    ...(isHot
      ? [
          rodBetween(
            [x - 0.5, LEVEL + 1.06, z - 0.04],
            [x + 0.3, LEVEL + 1.06, z - 0.04],
            [0.045, 0.045],
            5,
            hot,
          ),
          ...Array.from({ length: 16 }, (_, n) => {
            const turn = n * 2.4;
            const out = 0.14 + 0.05 * n;
            const at: Point = [
              x + out * Math.cos(turn),
              LEVEL + 1.1 + 0.5 * chance(n, 4, 1) + 0.02 * n,
              z - 0.2 + 0.4 * out * Math.sin(turn),
            ];
            return sheer(
              rodBetween(at, [at[0] + 0.05, at[1] + 0.05, at[2]], [0.018, 0.012], 4, () => ({
                colour: [1, 1, 1],
                glass: 0,
                glow: WHITE_HOT,
              })),
            );
          }),
        ]
      : []),
  ];
}

/** Lava that falls out of the wall into its channel. */
function fall(x: number, z: number): Solid[] {
  const running: Paint = (_, { along, up }) => {
    const streak = 0.5 + 0.5 * grain.fbm(along * 2, up / 3, 3);
    return {
      colour: [0.2, 0.05, 0.02],
      glass: 0,
      glow: mixColour([1.1, 0.22, 0.03], WHITE_HOT, clamp(1.5 * streak * streak)),
    };
  };
  return [
    sheer(boxOn(plotOf(x - 1.3, z - 0.5, x + 1.3, z + 0.3), LEVEL - 0.3, LEVEL + 9, running)),
    boxOn(plotOf(x - 2, z - 1.1, x + 2, z + 0.5), LEVEL + 9, LEVEL + 10.4, carved(99)),
    ...[-1, 1].map((at) =>
      boxOn(
        plotOf(x + at * 1.7 - 0.5, z - 0.9, x + at * 1.7 + 0.5, z + 0.5),
        LEVEL,
        LEVEL + 9,
        carved(3),
      ),
    ),
  ];
}

/** A bridge of stone over the lava. */
function footbridge(side: number, z: number): Solid[] {
  const x = channelAt(side, z);
  return [
    boxOn(plotOf(x - 2.6, z, x + 2.6, z + 1.6), LEVEL + 0.1, LEVEL + 0.4, carved(99)),
    ...[-0.02, 1.5].map((off) =>
      boxOn(plotOf(x - 2.6, z + off, x + 2.6, z + off + 0.14), LEVEL + 0.4, LEVEL + 1, carved(0.1)),
    ),
  ];
}

/** A trough of water to quench in. */
const trough = (x: number, z: number): Solid[] => [
  boxOn(
    plotOf(x - 0.9, z - 0.4, x + 0.9, z + 0.4),
    LEVEL - 0.1,
    LEVEL + 0.62,
    plainPaint([0.32, 0.22, 0.14]),
  ),
  boxOn(plotOf(x - 0.8, z - 0.3, x + 0.8, z + 0.3), LEVEL + 0.6, LEVEL + 0.64, () => ({
    colour: [0.1, 0.14, 0.17],
    glass: 0.5,
    glow: [0, 0, 0],
  })),
];

/** Hammers, axes and swords that lean on a rack. */
function toolRack(x: number, z: number): Solid[] {
  const wood = plainPaint([0.36, 0.24, 0.14]);
  const steel = plainPaint([0.62, 0.63, 0.66]);
  return [
    rodBetween([x - 1.6, LEVEL + 1.2, z], [x + 1.6, LEVEL + 1.2, z], [0.07, 0.07], 5, wood),
    ...[-1.6, 1.6].map((dx) =>
      rodBetween([x + dx, LEVEL, z], [x + dx, LEVEL + 1.3, z], [0.08, 0.08], 5, wood),
    ),
    ...[-1.1, -0.5, 0.1, 0.7, 1.2].flatMap((dx, n) => {
      const head = n % 2 === 0;
      return [
        rodBetween(
          [x + dx, LEVEL, z - 0.4],
          [x + dx, LEVEL + 1.5, z - 0.1],
          [0.035, 0.035],
          5,
          head ? wood : steel,
        ),
        head
          ? boxOn(
              plotOf(x + dx - 0.22, z - 0.2, x + dx + 0.22, z),
              LEVEL + 1.35,
              LEVEL + 1.62,
              steel,
            )
          : rodBetween(
              [x + dx - 0.16, LEVEL + 0.4, z - 0.36],
              [x + dx + 0.16, LEVEL + 0.4, z - 0.36],
              [0.03, 0.03],
              4,
              plainPaint(GOLD),
            ),
      ];
    }),
  ];
}

/** Chains from the roof, a ladle of melt on one of them. */
function chains(side: number): Solid[] {
  const iron = plainPaint(IRON);
  const chain = (x: number, z: number, low: number) =>
    Array.from({ length: Math.ceil((CAVERN.high - low) / 0.5) }, (_, n) => {
      const up = LEVEL + low + n * 0.5;
      const turn = n % 2 === 0 ? 0.12 : 0;
      return rodBetween(
        [x - turn, up, z + turn - 0.12],
        [x + turn, up + 0.52, z - turn + 0.12],
        [0.07, 0.07],
        4,
        iron,
      );
    });
  const [x, z] = [channelAt(side, 24), 24];
  return [
    ...chain(x, z, 6.4),
    ...chain(side * 2.4, 17, 9),
    ...chain(-side * 5, 26, 8),
    rodBetween([x - 1.2, LEVEL + 6.4, z], [x + 1.2, LEVEL + 6.4, z], [0.1, 0.1], 5, iron),
    ...[-1.1, 1.1].map((dx) =>
      rodBetween([x + dx, LEVEL + 6.4, z], [x + dx, LEVEL + 5, z], [0.06, 0.06], 4, iron),
    ),
    frustumAt([x, LEVEL + 3.6, z], 1.6, 0.9, 1.25, iron, 14),
    sheer(
      frustumAt(
        [x, LEVEL + 5.15, z],
        0.1,
        1.15,
        1.15,
        () => ({ colour: [1, 0.4, 0.1], glass: 0, glow: WHITE_HOT }),
        14,
      ),
    ),
  ];
}

/** Bars of gold in a stack. */
const ingots = (x: number, z: number): Solid[] =>
  [0, 1, 2].flatMap((row) =>
    Array.from({ length: 4 - row }, (_, n) => {
      const at = x + (n - (3 - row) / 2) * 0.46;
      return boxOn(
        plotOf(at - 0.2, z - 0.4, at + 0.2, z + 0.4),
        LEVEL + row * 0.22,
        LEVEL + row * 0.22 + 0.2,
        () => ({
          colour: GOLD,
          glass: 0.2,
          glow: [0.1, 0.06, 0.01],
        }),
      );
    }),
  );
