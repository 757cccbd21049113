import { mixColour, scaleColour } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { inkAt } from '../../street/block-letters.ts';
import { DARK, inside, plainFront } from '../../street/front.ts';
import { type Paint, plainPaint, type Solid } from '../../street/solid.ts';
import {
  ASPHALT,
  band,
  between,
  block,
  CONCRETE,
  lampPost,
  lightOf,
  paved,
  post,
  STEEL,
  WHITE,
} from '../built/paved-site.ts';
import { LEVEL, levelled } from '../level-site.ts';
import type { SceneryPlan, Site } from '../site.ts';

/** The row of shops: how far off, how high, how wide one is, and what is written over each, from left to right. World units. */
const ROW = { z: 21, high: 5.2, wide: 7.6 } as const;
const SHOPS: readonly (readonly [string, Colour])[] = [
  ['PHARMACY', [0.1, 0.5, 0.3]],
  ['NAILS', [0.86, 0.2, 0.5]],
  ['LAUNDRY', [0.12, 0.4, 0.8]],
  ['DONUTS', [0.92, 0.44, 0.1]],
  ['LIQUOR', [0.76, 0.12, 0.12]],
  ['PETS', [0.14, 0.5, 0.56]],
  ['TACOS', [0.86, 0.62, 0.1]],
];
/** Where cars stand: how wide a place is, from where to where it reaches before the shops. World units. */
export const PLACES = { wide: 2.9, near: 11.6, far: 16.4 } as const;
const STUCCO: readonly Colour[] = [
  [0.84, 0.76, 0.64],
  [0.78, 0.68, 0.56],
];
const LAMPS = [
  [-9, 12],
  [9, 12],
] as const;

/** A strip mall: one low row of shops with their signs under a walk's roof, cars before them, a tall sign at the road. */
export const STRIP_MALL: SceneryPlan = {
  land: 'field',
  relief: 0.4,
  trees: 0.3,
  views: [
    { horizon: 0.55, lens: 0.94, eye: 0.42 },
    { horizon: 0.46, lens: 0.88, eye: 0.76 },
    { horizon: 0.6, lens: 0.88, eye: 0.36 },
    { horizon: 0.53, lens: 1.08, eye: 0.48 },
  ],
  ground: levelled(90, 90),
  isHard: true,
  soil: paved((x, z, soft) => {
    const { wide, near, far } = PLACES;
    const place = x / wide;
    const isPlace = z > near && z < far;
    const line = isPlace ? band((place - Math.round(place)) * wide, 0.06, soft) : 0;
    const front = z > 4.4 && z < 4.6 ? 1 : 0;
    const walk = between(z, 17.4, ROW.z + 1, 0.1);
    const arrow = Math.abs(z - 7.4) < 0.1 && Math.abs(x - 1) < 1.4 ? 1 : 0;
    const lot = mixColour(ASPHALT, WHITE, 0.85 * Math.max(line, arrow, 0.7 * front));
    return [
      mixColour(lot, CONCRETE, walk),
      between(Math.abs(x), -9, 60, 0.5) * between(z, -9, 60, 0.5),
    ];
  }),
  lampAt: () => {
    const light = lightOf(LAMPS, 7);
    return (x, y, z) =>
      Math.max(light(x, z), 0.7 * between(z, 15, ROW.z, 2)) * (y > LEVEL + 7 ? 0.3 : 1);
  },
  isTended: (x, z) => Math.abs(x) < 62 && z < 62,
  has: new Set(['car']),
  solids: ({ setting: { side }, lamps }: Site): Solid[] => [
    ...shops(lamps),
    ...pylon(side * 4.4, 13.4, lamps),
    ...LAMPS.flatMap(([x, z]) => lampPost(x - side * 2, z + 1, 7.5, lamps)),
    // A kerb of yellow concrete before each place.
    ...Array.from({ length: 15 }, (_, n) => {
      const x = (n - 7 + 0.5) * PLACES.wide;
      return block(
        [x - 0.8, 0, PLACES.far + 0.1],
        [x + 0.8, 0.15, PLACES.far + 0.3],
        plainPaint([0.86, 0.72, 0.2]),
      );
    }),
  ],
};

function shops(lamps: number): Solid[] {
  const { z, high, wide } = ROW;
  const left = (-SHOPS.length * wide) / 2;
  const shine = Math.min(1, 0.3 + lamps * 2.2);
  return [
    ...SHOPS.flatMap(([name, colour], n): Solid[] => {
      const from = left + n * wide;
      // Every third one stands out higher.
      const top = n % 3 === 1 ? 1.2 : 0;
      const face: Paint = ({ role, long }, { along, up, pixel }) => {
        if (role !== 'front') return plainFront(STUCCO[n % 2] as Colour);
        const pane = inside(along, 0.3, long - 0.3, pixel) * inside(up, 0.5, 2.75, pixel);
        const bar = Math.max(
          inside(Math.abs(along - long * 0.3), -1, 0.05, pixel),
          inside(Math.abs(along - long * 0.5), -1, 0.05, pixel),
          inside(Math.abs(along - long * 0.7), -1, 0.05, pixel),
        );
        const door =
          inside(Math.abs(along - long / 2), -1, 0.95, pixel) * inside(up, 0.05, 2.3, pixel);
        const poster = inside(along, 0.7, 1.7, pixel) * inside(up, 1, 2, pixel);
        const glass = Math.max(pane, door) * (1 - bar);
        const within: Colour = mixColour([0.5, 0.42, 0.3], colour, 0.4 * poster);
        return {
          colour: mixColour(STUCCO[n % 2] as Colour, mixColour(DARK, colour, 0.8 * poster), glass),
          glass: 0.35 * glass * (1 - poster),
          glow: scaleColour(within, shine * glass * (0.7 + 0.3 * Math.sin(along * 3))),
        };
      };
      const board: Paint = ({ role, long }, { along, up, pixel }) => {
        if (role !== 'front') return plainFront(scaleColour(STUCCO[n % 2] as Colour, 0.9));
        const letters = name.length * 0.86;
        const ink = inkAt(
          name,
          (along - (long - letters) / 2) / letters,
          (up - 0.42 - top / 2) / 1.25,
          pixel / 1.25,
        );
        const trim = inside(up, 1.86 + top, 3, pixel);
        const base = mixColour(STUCCO[n % 2] as Colour, scaleColour(colour, 0.8), trim);
        return {
          colour: mixColour(base, colour, ink),
          glass: 0,
          glow: scaleColour(colour, ink * shine),
        };
      };
      return [
        block([from, 0, z], [from + wide, high, z + 11], face),
        block([from, 3.1, z - 2.5], [from + wide, high + top, z - 2.2], board),
        block(
          [from + 0.1, 0, z - 2.45],
          [from + 0.5, 3.2, z - 2.15],
          plainPaint(STUCCO[(n + 1) % 2] as Colour),
        ),
      ];
    }),
    block([left, 3, z - 2.5], [-left, 3.2, z], plainPaint([0.72, 0.7, 0.66])),
    ...[-18, -4, 9].map((x) =>
      block([x, high, z + 4], [x + 2.2, high + 1.2, z + 6], plainPaint(STEEL)),
    ),
  ];
}

/** A tall sign at the road with a panel for each shop. */
function pylon(x: number, z: number, lamps: number): Solid[] {
  const shine = Math.min(0.9, 0.1 + lamps * 2);
  const panelOf =
    (name: string, colour: Colour): Paint =>
    ({ role, long }, { along, up, pixel }) => {
      if (role !== 'front') return plainFront(WHITE);
      const ink = inkAt(name, (along - 0.25) / (long - 0.5), (up - 0.18) / 0.52, pixel / 0.52);
      const seen = mixColour(WHITE, colour, ink);
      return { colour: seen, glass: 0, glow: scaleColour(seen, shine) };
    };
  const head: Paint = ({ role, long }, { along, up, pixel }) => {
    const ink =
      role === 'front'
        ? inkAt('CENTER', (along - 0.3) / (long - 0.6), (up - 0.24) / 0.8, pixel / 0.8)
        : 0;
    const seen = mixColour([0.7, 0.12, 0.12], WHITE, ink);
    return { colour: seen, glass: 0, glow: scaleColour(seen, shine * (0.4 + ink)) };
  };
  return [
    ...[-1.1, 1.1].map((off) => post(x + off, z + 0.2, 7.6, 0.14, plainPaint(STEEL))),
    block([x - 1.7, 7.2, z], [x + 1.7, 8.5, z + 0.4], head),
    ...SHOPS.slice(0, 4).map(([name, colour], n) =>
      block(
        [x - 1.5, 6.2 - n * 0.94, z],
        [x + 1.5, 7.08 - n * 0.94, z + 0.4],
        panelOf(name, colour),
      ),
    ),
  ];
}
