import { mixColour, scaleColour, smoothstep } from '../../../../arithmetic.ts';
import type { Colour } from '../../../../words/idea.ts';
import { chance } from '../../../street/front.ts';
import { frustumAt } from '../../../street/round-solid.ts';
import { boxOn, plainPaint, type Solid, within } from '../../../street/solid.ts';
import { band, paved, WHITE } from '../../built/paved-site.ts';
import { plotOf } from '../../hedge.ts';
import { LEVEL } from '../../level-site.ts';
import type { SceneryPlan, Site } from '../../site.ts';
import { alongStreet, box, facade } from '../kit.ts';
import { screen } from '../screens.ts';

/** Half the square at the eye, how much it narrows a unit ahead, and where the tower in its middle stands. World units. */
const SQUARE = { half: 15, narrows: 0.055, middle: 74 } as const;
const GLASS: readonly Colour[] = [
  [0.32, 0.36, 0.42],
  [0.46, 0.42, 0.4],
  [0.28, 0.3, 0.34],
  [0.5, 0.5, 0.52],
];
const halfAt = (z: number): number => SQUARE.half - SQUARE.narrows * z;

/** Times Square: towers full of screens on both sides of a crowd, the narrow one with its stack of them in the middle. */
export const TIMES_SQUARE: SceneryPlan = {
  land: 'field',
  relief: 0,
  trees: 0,
  time: 'night',
  views: [
    { horizon: 0.68, lens: 0.9, eye: 0.42 },
    { horizon: 0.6, lens: 0.88, eye: 0.9 },
    { horizon: 0.74, lens: 0.82, eye: 0.36 },
    { horizon: 0.66, lens: 1.1, eye: 0.5 },
  ],
  ground: () => () => LEVEL,
  isHard: true,
  soil: paved((x, z, soft) => {
    const off = Math.abs(x) - halfAt(z) + 5;
    const kerb = band(off, 0.16, soft);
    const lane = band(Math.abs(x) - 5.5, 0.08, soft) * (Math.floor(z / 3) % 2);
    const isWalk = off > 0 || Math.abs(x) < 3.4;
    const slab = 0.9 + 0.14 * chance(Math.floor(x / 1.5), Math.floor(z / 1.5), 4);
    const zebra = z > 24 && z < 28 && off < 0 && Math.floor((x + 60) / 0.7) % 2 === 0 ? 0.85 : 0;
    const base: Colour = isWalk ? scaleColour([0.46, 0.45, 0.46], slab) : [0.24, 0.24, 0.26];
    return [
      mixColour(
        mixColour(base, WHITE, Math.max(0.8 * lane * (isWalk ? 0 : 1), zebra)),
        [0.6, 0.6, 0.6],
        kerb,
      ),
      1,
    ];
  }),
  // What shines on the ground comes from all the screens.
  lampAt: () => (_, y, z) => 0.85 * smoothstep(34, 2, y - LEVEL) * smoothstep(160, 60, z),
  solids: (site) => [...rows(site), ...middle(site), ...steps(site)],
  isTended: () => true,
};

const shineOf = (lamps: number): number => 0.34 + Math.min(0.75, lamps * 2.2);

function rows({ lamps }: Site): Solid[] {
  const solids: Solid[] = [];
  const shine = shineOf(lamps);
  for (const side of [-1, 1] as const)
    for (let z = -6, n = side > 0 ? 30 : 0; z < 190; n++) {
      const wide = 11 + 8 * chance(n, 1, 1);
      const plot = alongStreet(side, halfAt(z + wide / 2), z, wide - 0.2, 20);
      const high = 34 + 60 * chance(n, 2, 2);
      const look = {
        wall: GLASS[n % GLASS.length] as Colour,
        trim: [0.24, 0.25, 0.28] as const,
        ...{ bay: 1.6, storey: 3.4, foot: 0.4, number: n, lamps: Math.min(0.6, lamps * 2) },
        window: [0.62, 0.5, 2.9] as const,
      };
      solids.push(boxOn(plot, LEVEL, LEVEL + high, facade(look)));
      for (let up = 5.2, k = 0; up < Math.min(high - 6, 40); k++) {
        const tall = 4 + 8 * chance(n, k, 3);
        const inset = 0.3 + 2.4 * chance(n, k, 4);
        const at = within(plot, inset, -0.9, plot.wide - 2 * inset, 0.9);
        if (chance(n, k, 5) < 0.88)
          solids.push(boxOn(at, LEVEL + up, LEVEL + up + tall, screen(n * 7 + k * 3, shine, tall)));
        // Signs that stand out over the walk.
        if (z < 80 && chance(n, k, 6) < 0.55)
          solids.push(
            boxOn(
              within(plot, plot.wide * chance(n, k, 7), -2.6, 0.35, 2.4),
              LEVEL + up,
              LEVEL + up + tall,
              screen(n * 5 + k + 1, shine, tall),
            ),
          );
        up += tall + 0.7;
      }
      solids.push(
        boxOn(
          within(plot, 0.2, -0.2, plot.wide - 0.4, 0.3),
          LEVEL + 0.3,
          LEVEL + 4.4,
          screen(n * 3 + 2, shine * 0.7, 4.1),
        ),
      );
      z += wide;
    }
  return solids;
}

/** The narrow tower over the end of the square: screens from its foot to its ball. */
function middle({ lamps }: Site): Solid[] {
  const z = SQUARE.middle;
  const shine = shineOf(lamps);
  const screens = [
    [5, 11, 3],
    [11.4, 17, 7],
    [17.4, 25, 13],
    [25.4, 32, 22],
    [32.4, 42, 10],
    [42.4, 49, 29],
  ] as const;
  return [
    boxOn(plotOf(-6, z, 6, z + 30), LEVEL, LEVEL + 56, plainPaint([0.22, 0.23, 0.26])),
    ...screens.map(([low, high, number]) =>
      boxOn(
        plotOf(-5.7, z - 0.8, 5.7, z),
        LEVEL + low,
        LEVEL + high,
        screen(number, shine, high - low),
      ),
    ),
    frustumAt([0, LEVEL + 56, z + 4], 12, 0.4, 0.15, plainPaint([0.6, 0.6, 0.62])),
    frustumAt([0, LEVEL + 60, z + 4], 2.6, 1.5, 1.5, () => ({
      colour: [0.9, 0.9, 1],
      glass: 0.3,
      glow: scaleColour([0.8, 0.85, 1], shine),
    })),
    ...[-1, 1].map((side) =>
      boxOn(
        plotOf(side * 13 - 9, z + 60, side * 13 + 9, z + 80),
        LEVEL,
        LEVEL + 70,
        plainPaint([0.25, 0.27, 0.32]),
      ),
    ),
  ];
}

/** The red steps on which people sit. */
function steps({ lamps }: Site): Solid[] {
  const red = {
    colour: [0.78, 0.06, 0.08] as const,
    glass: 0,
    glow: scaleColour([0.7, 0.03, 0.05], Math.min(0.6, lamps * 1.6)),
  };
  return Array.from({ length: 9 }, (_, n) =>
    box([-3, LEVEL, 50 + n], [3, LEVEL + 0.4 + n * 0.42, 51 + n], () => red),
  );
}
