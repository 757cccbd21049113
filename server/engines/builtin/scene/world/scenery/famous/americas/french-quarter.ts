import { mixColour, scaleColour, smoothstep } from '../../../../arithmetic.ts';
import type { Colour } from '../../../../words/idea.ts';
import { chance, plainFront } from '../../../street/front.ts';
import { ellipsoidAt, frustumAt } from '../../../street/round-solid.ts';
import {
  boxOn,
  type Paint,
  type Plot,
  plainPaint,
  type Solid,
  within,
} from '../../../street/solid.ts';
import { LAMP } from '../../../street/street-lamps.ts';
import { band, paved } from '../../built/paved-site.ts';
import { frontLit } from '../../far/front-lit.ts';
import { LEVEL } from '../../level-site.ts';
import type { SceneryPlan, Site } from '../../site.ts';
import { facade, gabled, ironwork, lampsTo, lotsAlong } from '../kit.ts';

/** The street: half its roadway, from its middle to the houses, where it ends. World units. */
const STREET = { road: 3.6, front: 6.4, end: 150 } as const;
/** How high a storey is, and how far a gallery stands out from the wall. World units. */
const STOREY = 4;
const OUT = 2.3;
const IRON: Colour = [0.07, 0.11, 0.1];
const PAINTS: readonly (readonly [wall: Colour, shutters: Colour])[] = [
  [
    [0.88, 0.56, 0.44],
    [0.1, 0.3, 0.22],
  ],
  [
    [0.95, 0.86, 0.6],
    [0.12, 0.34, 0.3],
  ],
  [
    [0.62, 0.28, 0.2],
    [0.1, 0.26, 0.2],
  ],
  [
    [0.72, 0.84, 0.78],
    [0.28, 0.16, 0.14],
  ],
  [
    [0.93, 0.9, 0.84],
    [0.16, 0.3, 0.46],
  ],
  [
    [0.86, 0.68, 0.76],
    [0.24, 0.34, 0.24],
  ],
];

/** The French Quarter of New Orleans: galleries of iron lace on thin posts over the pavements, ferns that hang from them. */
export const FRENCH_QUARTER: SceneryPlan = {
  land: 'field',
  trees: 0,
  relief: 0,
  views: [
    { horizon: 0.64, lens: 0.94, eye: 0.3 },
    { horizon: 0.56, lens: 0.96, eye: 0.6 },
    { horizon: 0.68, lens: 0.88, eye: 0.28 },
    { horizon: 0.62, lens: 1.12, eye: 0.34 },
  ],
  ground: () => () => LEVEL,
  isHard: true,
  soil: paved((x, z, soft) => {
    const off = Math.abs(x);
    const kerb = band(off - STREET.road, 0.14, soft);
    const slab = 0.93 + 0.12 * chance(Math.floor(x / 1.1), Math.floor(z / 1.1), 2);
    const ground =
      off > STREET.road ? scaleColour([0.56, 0.5, 0.45], slab) : ([0.42, 0.41, 0.41] as const);
    return [mixColour(ground, [0.68, 0.66, 0.62], kerb), 1];
  }),
  light: frontLit,
  lampAt: () => lampsTo(STREET.end),
  solids: (site) => [...houses(site), ...lamps(site)],
  isTended: () => true,
};

function houses({ lamps: share }: Site): Solid[] {
  const lots = lotsAlong(
    { front: STREET.front, near: -10, end: STREET.end, deep: 13 },
    50,
    (number) => 9 + 4 * chance(number, 1, 1),
  );
  const solids = lots.flatMap(({ plot, side, number }) =>
    house(plot, number + (side > 0 ? 2 : 0), share),
  );
  for (let x = -34, n = 90; x < 34; x += 11, n++)
    solids.push(
      ...house({ x, z: STREET.end + 8, u: [1, 0], w: [0, 1], wide: 10.9, deep: 12 }, n, share),
    );
  return solids;
}

/** A house of two or three storeys, galleries before the upper ones. */
function house(plot: Plot, number: number, lamps: number): Solid[] {
  const [wall, shutters] = PAINTS[(number * 5) % PAINTS.length] as (typeof PAINTS)[number];
  const storeys = number % 3 === 1 ? 2 : 3;
  const eaves = LEVEL + storeys * STOREY + 0.5;
  const look = {
    ...{ wall, shutters, trim: [0.95, 0.93, 0.88] as const, bay: 2.5, storey: STOREY, foot: 0 },
    ...{ window: [0.56, 0.12, 2.9] as const, number, lamps: lamps * 1.7 },
  };
  const isNear = plot.z < 70;
  const galleries = Array.from({ length: storeys - 1 }, (_, n) =>
    gallery(plot, (n + 1) * STOREY, scaleColour(wall, 0.62), number + n, isNear),
  );
  const top = storeys * STOREY;
  const roof = within(plot, -0.05, -OUT - 0.1, plot.wide + 0.1, OUT + 0.2);
  return [
    ...gabled(plot, LEVEL, eaves, [0.5, 'front'], facade(look), plainPaint([0.36, 0.35, 0.36])),
    ...galleries.flat(),
    boxOn(roof, LEVEL + top - 0.25, LEVEL + top - 0.05, ceiling),
    ...posts(plot, top),
    // Lace hangs from the edge of each floor too.
    ...Array.from({ length: storeys }, (_, n) =>
      frieze(plot, (n + 1) * STOREY - 0.3, scaleColour(wall, 0.5)),
    ),
  ];
}

/** A floor before the wall with its railing, and what hangs over it. */
function gallery(plot: Plot, up: number, behind: Colour, number: number, isNear: boolean): Solid[] {
  const low = LEVEL + up;
  const floor = within(plot, 0, -OUT, plot.wide, OUT);
  const lace = ironwork(behind, IRON);
  const ferns = isNear
    ? Array.from({ length: Math.floor(plot.wide / 2.4) }, (_, n) => {
        const at = within(plot, 1.2 + n * 2.4, -OUT + 0.1, 0, 0);
        return chance(number, n, 4) < 0.25
          ? []
          : [ellipsoidAt([at.x, low - 0.75, at.z], 0.42, 0.36, fern(number + n))];
      }).flat()
    : [];
  const boxes = isNear
    ? [1, 4.2, 7.2]
        .filter((along) => along < plot.wide - 1.4)
        .map((along, n) =>
          boxOn(
            within(plot, along, -OUT - 0.16, 1.5, 0.24),
            low + 0.72,
            low + 1.16,
            blossom(number + n),
          ),
        )
    : [];
  return [
    boxOn(floor, low - 0.2, low, ceiling),
    boxOn(within(floor, 0, 0, plot.wide, 0.05), low, low + 1.12, lace),
    boxOn(within(floor, 0, 0, 0.05, OUT), low, low + 1.12, lace),
    ...ferns,
    ...boxes,
  ];
}

/** A strip of iron lace under a floor's edge. */
const frieze = (plot: Plot, up: number, behind: Colour): Solid => ({
  ...boxOn(
    within(plot, 0, -OUT, plot.wide, 0.05),
    LEVEL + up - 0.5,
    LEVEL + up + 0.1,
    ({ role }, { along, up: high, pixel }) => {
      if (role === 'level') return plainFront(IRON);
      const scallop = Math.abs(Math.sin((along * Math.PI) / 0.8)) * 0.34;
      const fine = smoothstep(0.16, 0.05, pixel);
      const holes = Math.sin(along * 22) * Math.sin(high * 22) > 0.1 ? 1 : 0;
      return plainFront(
        mixColour(
          behind,
          IRON,
          high > scallop ? 1 - 0.6 * fine * holes * (high < 0.45 ? 1 : 0) - 0.25 * (1 - fine) : 0,
        ),
      );
    },
  ),
  isSheer: true,
});

/** Boards of a floor from above; from below they are painted the blue of the sky. */
const ceiling: Paint = ({ normal }) =>
  plainFront(normal[1] < -0.5 ? [0.74, 0.85, 0.88] : [0.34, 0.33, 0.32]);

const posts = (plot: Plot, top: number): Solid[] => {
  const count = Math.max(2, Math.round(plot.wide / 3));
  return Array.from({ length: count + 1 }, (_, n) => {
    const at = within(plot, (plot.wide * n) / count, -OUT + 0.05, 0, 0);
    return frustumAt([at.x, LEVEL, at.z], top - 0.2, 0.07, 0.06, plainPaint(IRON), 6);
  });
};

const fern =
  (number: number): Paint =>
  (_, { along, up }) =>
    plainFront(
      chance(Math.floor(along / 0.12), Math.floor(up / 0.12), number) < 0.16
        ? [0.8, 0.3, 0.5]
        : scaleColour(
            [0.2, 0.42, 0.14],
            0.7 + 0.6 * chance(Math.floor(along / 0.1), Math.floor(up / 0.1), number),
          ),
    );

const blossom =
  (number: number): Paint =>
  (_, { along, up }) => {
    const spot = chance(Math.floor(along / 0.14), Math.floor(up / 0.14), number);
    return plainFront(
      spot < 0.45
        ? number % 2 === 0
          ? [0.82, 0.2, 0.3]
          : [0.6, 0.26, 0.66]
        : scaleColour([0.18, 0.36, 0.12], 0.7 + spot * 0.6),
    );
  };

/** Lamp posts with a lantern of four panes. */
function lamps({ lamps: share, setting: { side } }: Site): Solid[] {
  const iron = plainPaint(IRON);
  const glass: Paint = () => ({
    colour: [0.92, 0.9, 0.82],
    glass: 0.2,
    glow: scaleColour(LAMP, Math.min(2.4, share * 6)),
  });
  return [13, 33, 58, 90].flatMap((z, n) => {
    const x = (n % 2 === 0 ? side : -side) * (STREET.road + 0.4);
    return [
      frustumAt([x, LEVEL, z], 0.7, 0.22, 0.12, iron, 8),
      frustumAt([x, LEVEL + 0.7, z], 2.5, 0.07, 0.05, iron, 8),
      frustumAt([x, LEVEL + 3.2, z], 0.62, 0.15, 0.25, glass, 4),
      frustumAt([x, LEVEL + 3.82, z], 0.36, 0.3, 0.04, iron, 4),
    ];
  });
}
