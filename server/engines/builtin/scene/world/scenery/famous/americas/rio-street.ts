import { mixColour, scaleColour, smoothstep } from '../../../../arithmetic.ts';
import type { Colour } from '../../../../words/idea.ts';
import type { Ground } from '../../../ground.ts';
import { chance, inside, plainFront } from '../../../street/front.ts';
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
import { box, clay, facade, gabled, ironwork, lampsTo, lotsAlong, wire } from '../kit.ts';
import { christAt } from './rio.ts';

/** The street: half its roadway, from its middle to the houses, where it ends. World units. */
const STREET = { road: 3.1, front: 6.3, end: 112 } as const;
/** The hill at its end: how far ahead its top is, how high, and how steep. World units. */
const HILL = { z: 240, high: 74, wide: 84 } as const;
const STOREY = 3.5;
const JUNGLE: Colour = [0.13, 0.28, 0.1];
const PAINTS: readonly (readonly [wall: Colour, shutters: Colour])[] = [
  [
    [0.96, 0.76, 0.3],
    [0.12, 0.36, 0.56],
  ],
  [
    [0.36, 0.66, 0.76],
    [0.95, 0.94, 0.9],
  ],
  [
    [0.92, 0.5, 0.44],
    [0.2, 0.42, 0.3],
  ],
  [
    [0.93, 0.91, 0.84],
    [0.16, 0.4, 0.62],
  ],
  [
    [0.56, 0.76, 0.5],
    [0.9, 0.88, 0.8],
  ],
  [
    [0.86, 0.62, 0.76],
    [0.36, 0.24, 0.4],
  ],
];

/** A street in Rio de Janeiro: painted houses of two storeys, pavements of black and white waves, palms, the yellow tram, Christ on his green mountain over its end. */
export const RIO_STREET: SceneryPlan = {
  land: 'field',
  trees: 0,
  relief: 0,
  views: [
    { horizon: 0.62, lens: 0.92, eye: 0.34 },
    { horizon: 0.56, lens: 0.94, eye: 0.7 },
    { horizon: 0.67, lens: 0.86, eye: 0.3 },
    { horizon: 0.6, lens: 1.12, eye: 0.38 },
  ],
  ground:
    (_, { side, noise }): Ground =>
    (x, z) => {
      if (z < STREET.end + 20) return LEVEL;
      const rough = noise.fbm(x / 40, z / 40, 3);
      const away = Math.hypot(x, (z - HILL.z) * 0.8) / HILL.wide;
      const peak = HILL.high * Math.exp(-(away ** 1.7)) * (1 + 0.1 * rough);
      const ridge =
        52 *
        Math.exp(-(((side * x + 190) / 150) ** 2) - ((z - 420) / 160) ** 2) *
        (1 + 0.3 * rough);
      return LEVEL + Math.max(peak, ridge) * smoothstep(STREET.end + 16, STREET.end + 60, z);
    },
  soil: (wild, setting) => {
    const made = paved((x, z, soft) => {
      const off = Math.abs(x);
      return [off > STREET.road ? waves(x, z, soft) : cobbles(x, z, soft), 1];
    })(wild, setting);
    return (x, z, height, steepness) =>
      z > STREET.end + 18 || height > LEVEL + 0.5
        ? scaleColour(JUNGLE, 1 + 0.8 * setting.noise.fbm(x / 9, z / 9, 4))
        : made(x, z, height, steepness);
  },
  light: frontLit,
  lampAt: () => lampsTo(STREET.end),
  solids: (site) => [
    ...houses(site),
    ...tram(site),
    ...lampPosts(site),
    ...christAt([0, site.groundAt(0, HILL.z) - 2, HILL.z], 2.6),
  ],
  isTended: (x, z) => z < STREET.end + 24 || Math.hypot(x, z - HILL.z) < 16,
  has: new Set(['statue', 'tram']),
};

/** The pavement of small black and white stones in waves. */
function waves(x: number, z: number, soft: number): Colour {
  const off = Math.abs(x) - STREET.road;
  const wave = off / 0.62 + 0.42 * Math.sin((z / 2.1) * Math.PI);
  const share = wave - Math.floor(wave);
  const fine = smoothstep(0.9, 0.25, soft);
  const black = fine * smoothstep(0.06, 0, Math.abs(share - 0.5) - 0.25) + (1 - fine) * 0.5;
  return mixColour([0.8, 0.79, 0.75], [0.13, 0.13, 0.14], off < 0.24 ? 0 : black);
}

/** Granite setts with the two rails of the tram. */
function cobbles(x: number, z: number, soft: number): Colour {
  const stone = 0.86 + 0.24 * chance(Math.floor(x / 0.3), Math.floor(z / 0.24), 3);
  const rail = band(Math.abs(x) - 0.72, 0.05, soft);
  const kerb = band(Math.abs(x) - STREET.road, 0.14, soft);
  return mixColour(
    mixColour(scaleColour([0.4, 0.39, 0.38], stone), [0.62, 0.63, 0.66], rail),
    [0.66, 0.65, 0.62],
    kerb,
  );
}

const houses = ({ lamps }: Site): Solid[] =>
  lotsAlong(
    { front: STREET.front, near: -6, end: STREET.end, deep: 11 },
    40,
    (number) => 6.4 + 2.8 * chance(number, 1, 1),
  ).flatMap(({ plot, side, number }) => house(plot, number + (side > 0 ? 3 : 0), lamps));

/** A house of one or two storeys over the street, tall windows with shutters, a balcony of iron, a cornice, a roof of clay. */
function house(plot: Plot, number: number, lamps: number): Solid[] {
  const [wall, shutters] = PAINTS[(number * 5 + 1) % PAINTS.length] as (typeof PAINTS)[number];
  const storeys = number % 4 === 2 ? 3 : number % 5 === 4 ? 1 : 2;
  const eaves = LEVEL + storeys * STOREY + 0.7;
  const trim = [0.95, 0.94, 0.9] as const;
  const look = {
    ...{ wall, shutters, trim, bay: 2.2, storey: STOREY, foot: 0.2 },
    ...{ window: [0.5, 0.55, 2.4] as const, arch: 0.3, number, lamps: lamps * 1.6 },
  };
  const front = within(plot, 0, -0.22, plot.wide, 0.22);
  const balconies =
    storeys < 2
      ? []
      : [
          boxOn(
            within(plot, 0.7, -0.8, plot.wide - 1.4, 0.8),
            LEVEL + STOREY,
            LEVEL + STOREY + 0.14,
            plainPaint(trim),
          ),
          boxOn(
            within(plot, 0.7, -0.8, plot.wide - 1.4, 0.05),
            LEVEL + STOREY + 0.14,
            LEVEL + STOREY + 1.1,
            ironwork(scaleColour(wall, 0.7)),
          ),
        ];
  const pots = Array.from({ length: Math.floor(plot.wide / 2.2) }, (_, n) => {
    const at = within(plot, 1 + n * 2.2, -0.95, 0, 0);
    return storeys > 1 && chance(number, n, 6) < 0.6
      ? [ellipsoidAt([at.x, LEVEL + STOREY + 1, at.z], 0.34, 0.4, blossom(number + n))]
      : [];
  }).flat();
  return [
    ...gabled(plot, LEVEL, eaves, [0.45, 'front'], facade(look), clay()),
    boxOn(front, eaves - 0.5, eaves - 0.1, plainPaint(trim)),
    ...balconies,
    ...pots,
  ];
}

/** Bougainvillea. */
const blossom =
  (number: number): Paint =>
  (_, { along, up }) =>
    plainFront(
      chance(Math.floor(along / 0.14), Math.floor(up / 0.14), number) < 0.6
        ? [0.84, 0.16, 0.5]
        : [0.22, 0.42, 0.14],
    );

/** The small yellow tram, open at its sides, in the middle of the street. */
function tram({ lamps }: Site): Solid[] {
  const yellow: Colour = [0.98, 0.76, 0.1];
  const z = 17;
  const face: Paint = ({ role }, { along, up, pixel }) => {
    if (role === 'level') return plainFront(yellow);
    const sill = inside(up, 1, 1.12, pixel);
    const pane = up > 1.2 && up < 2.1 && Math.abs(((along / 0.72) % 1) - 0.5) < 0.42 ? 1 : 0;
    const colour = mixColour(mixColour(yellow, [0.16, 0.36, 0.6], sill), [0.16, 0.18, 0.2], pane);
    return {
      colour,
      glass: 0.3 * pane,
      glow: scaleColour(LAMP, 0.7 * pane * Math.min(1, lamps * 3)),
    };
  };
  const people: Paint = ({ role }, { along, up }) => {
    if (role === 'level') return plainFront(yellow);
    const seat = Math.floor(along / 0.7);
    const off = Math.abs(along / 0.7 - seat - 0.5);
    const isHead = Math.hypot(off * 0.7, up - 0.95) < 0.14;
    const coat = (
      [
        [0.8, 0.2, 0.2],
        [0.2, 0.4, 0.7],
        [0.9, 0.9, 0.86],
        [0.2, 0.5, 0.3],
      ] as const
    )[Math.floor(chance(seat, 2, 2) * 4)] as Colour;
    return plainFront(
      isHead ? [0.55, 0.36, 0.26] : up < 0.8 && off < 0.34 ? coat : [0.12, 0.12, 0.13],
    );
  };
  const wood = plainPaint([0.62, 0.42, 0.2]);
  return [
    box([-1.05, LEVEL + 0.35, z], [1.05, LEVEL + 2.55, z + 0.2], face),
    box([-1.05, LEVEL + 0.35, z], [1.05, LEVEL + 1, z + 6.4], plainPaint(yellow)),
    box([-0.95, LEVEL + 1, z + 0.3], [0.95, LEVEL + 2.2, z + 6.2], people),
    box([-1.3, LEVEL + 2.5, z - 0.3], [1.3, LEVEL + 2.68, z + 6.7], plainPaint([0.93, 0.9, 0.82])),
    ...[0.1, 2.2, 4.3, 6.3].flatMap((off) =>
      [-1.1, 1.1].map((x) => wire([x, LEVEL + 1, z + off], [x, LEVEL + 2.55, z + off], 0.05, wood)),
    ),
    frustumAt([0, LEVEL + 0.66, z - 0.1], 0.24, 0.14, 0.14, lens(lamps), 10),
  ];
}

const lens =
  (lamps: number): Paint =>
  () => ({ colour: [1, 0.96, 0.8], glass: 0, glow: scaleColour(LAMP, Math.min(2, lamps * 6)) });

/** Lamps of iron on the pavement. */
function lampPosts({ lamps, setting: { side } }: Site): Solid[] {
  const iron = plainPaint([0.08, 0.12, 0.1]);
  return [14, 34, 60].flatMap((z, n) => {
    const x = (n % 2 === 0 ? side : -side) * (STREET.road + 0.35);
    return [
      frustumAt([x, LEVEL, z], 3.4, 0.09, 0.05, iron, 7),
      frustumAt([x, LEVEL + 3.4, z], 0.55, 0.13, 0.22, lens(lamps), 6),
      frustumAt([x, LEVEL + 3.95, z], 0.2, 0.26, 0.04, iron, 6),
    ];
  });
}
