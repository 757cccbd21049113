import { mix, mixColour, scaleColour, smoothstep } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { inside, plainFront } from '../../street/front.ts';
import { ellipsoidAt, FINE, frustumAt } from '../../street/round-solid.ts';
import {
  boxOn,
  type Paint,
  type Plot,
  type Point,
  plainPaint,
  type Solid,
} from '../../street/solid.ts';
import { LAMP } from '../../street/street-lamps.ts';
import { box, facade, gabled } from '../famous/kit.ts';
import { rodBetween, sheer } from '../far/pieces.ts';
import { plotOf } from '../hedge.ts';
import type { SceneryPlan, Site } from '../site.ts';
import { BY_RIVER, farQuay, nearQuay, OVER_QUAY, quaySoil, RIVERSIDE } from './riverside.ts';
import { threeGlobeLamp } from './three-globe-lamp.ts';

/** The parliament: how far aside on the picture's side its dome is, how far off its front, half as long, how high its walls are. World units. */
const PARLIAMENT = { aside: 23, z: 104, half: 36, eaves: 12.5 } as const;
/** The bridge of chains: where it begins and ends (aside, ahead), how high its deck is and half as wide, where its towers stand on its way and how high, how low its chains hang between them. World units. */
const CHAINS = {
  from: [-15, 15],
  to: [-27, 100],
  deck: 4.6,
  half: 1.9,
  towers: [0.34, 0.75],
  high: 14,
  low: 6.2,
} as const;
const STONE: Colour = [0.9, 0.86, 0.77];
const ROOF: Colour = [0.42, 0.17, 0.13];
const PALE: Colour = [0.74, 0.7, 0.62];
const IRON: Colour = [0.24, 0.3, 0.29];

/** Budapest by its river: the parliament with its dome and needles on the other bank, a bridge that hangs on chains between gates of stone. */
export const DANUBE: SceneryPlan = {
  ...BY_RIVER,
  views: OVER_QUAY,
  soil: quaySoil,
  lampAt: (setting) => (x, y, z) =>
    z > RIVERSIDE.far ? 0.75 * smoothstep(46, 6, y) : (BY_RIVER.lampAt?.(setting)(x, y, z) ?? 0),
  has: new Set(['bridge', 'suspensionbridge']),
  solids: (site) => [
    nearQuay(),
    farQuay(1.6),
    ...parliament(site),
    ...chainBridge(site),
    ...palaces(site),
    ...lamps(site),
  ],
};

/** A needle of stone on a foot: half as wide there, from a height, so high. World units. */
const needle = ([x, low, z]: Point, half: number, high: number, paint: Paint): Solid[] => [
  frustumAt([x, low, z], high * 0.45, half, half * 0.8, paint, 6),
  frustumAt([x, low + high * 0.45, z], high * 0.55, half, 0.04, paint, 6),
];

/** The parliament: a long front of pointed windows between needles, a dome of dark red over its middle. */
function parliament({ setting: { side }, lamps: lit }: Site): Solid[] {
  const x = side * PARLIAMENT.aside;
  const { z, half, eaves } = PARLIAMENT;
  const stone = plainPaint(STONE);
  const roof: Paint = (_, { along, up }) =>
    plainFront(scaleColour(ROOF, 0.92 + 0.1 * Math.sin(along * 3) * Math.sin(up * 4)));
  const front = facade({
    ...{ wall: STONE, trim: [0.98, 0.95, 0.88], bay: 1.5, storey: 3.5, foot: 1.6, number: 8 },
    ...{ lamps: lit * 1.3, window: [0.42, 0.6, 2.3], arch: 0.75 },
  });
  const wing = (from: number, to: number, high: number, out: number): Solid[] =>
    gabled(plotOf(x + from, z - out, x + to, z + 11), 0, high, [1.05, 'front'], front, roof);
  const ends = [-1, 1].flatMap((way): Solid[] => {
    const pavilion = (off: number, wide: number): Solid[] => [
      ...wing(way * off - wide, way * off + wide, eaves + 3.2, 1.6),
      ...[-1, 1].flatMap((edge) =>
        needle([x + way * off + edge * wide, 0, z - 1.4], 0.85, eaves + 11, stone),
      ),
    ];
    return [
      ...pavilion(half - 4, 3.4),
      ...pavilion(half * 0.47, 2.8),
      // The two tall towers beside the dome.
      ...needle([x + way * 10, eaves - 2, z + 4], 1.5, 20, stone),
    ];
  });
  const needles = Array.from({ length: 2 * half }, (_, n) => n - half + 0.5)
    .filter((off) => Math.abs(off) > 9 && Math.round(off - 0.5) % 3 === 0)
    .flatMap((off) => needle([x + off, 0, z - 0.5], 0.36, eaves + 3.6, stone));
  const drum: Paint = ({ role }, { along, up, pixel }) => {
    if (role === 'level') return plainFront(STONE);
    const window = inside(Math.abs(along), -1, 0.5, pixel) * inside(up, 2, 7, pixel);
    return {
      colour: mixColour(STONE, [0.3, 0.27, 0.25], window),
      glass: 0.2 * window,
      glow: scaleColour(LAMP, 0.6 * window * Math.min(1, lit * 2)),
    };
  };
  const dome: Paint = (_, { along, up, pixel }) => {
    const rib = inside(Math.abs(along / 1.4 - Math.round(along / 1.4)), -1, 0.12, pixel / 1.4);
    return plainFront(
      mixColour(scaleColour(ROOF, 1 + 0.06 * Math.sin(up * 5)), [0.8, 0.7, 0.52], 0.5 * rib),
    );
  };
  const middle = z + 6;
  const around = Array.from({ length: 14 }, (_, n) => {
    const turn = ((n + 0.5) / 14) * 2 * Math.PI;
    return needle(
      [x + 7.4 * Math.cos(turn), eaves + 4, middle + 7.4 * Math.sin(turn)],
      0.6,
      11.5,
      stone,
    );
  }).flat();
  return [
    ...wing(-half, half, eaves, 0),
    ...wing(-8.4, 8.4, eaves + 3, 2.4),
    ...ends,
    ...needles,
    ...[-8.4, -2.8, 2.8, 8.4].flatMap((off) =>
      needle([x + off, 0, z - 2.6], 0.6, eaves + 8.6, stone),
    ),
    frustumAt([x, 2, middle], eaves + 3, 7.4, 7.2, stone, 16),
    frustumAt([x, eaves + 5, middle], 8.4, 6.6, 6.4, drum, 16),
    ...around,
    frustumAt([x, eaves + 13.4, middle], 0.7, 7, 6.8, stone, 16),
    ellipsoidAt([x, eaves + 14, middle], 6.4, 9, dome, FINE),
    ...needle([x, eaves + 22.4, middle], 1.2, 12.5, stone),
    // Steps and a terrace of stone toward the water.
    box([x - half - 3, 0, z - 5], [x + half + 3, 4.2, z], stone),
  ];
}

/** A bridge whose deck hangs on chains between two gates of stone, a lion lying at its near end. */
function chainBridge({ setting: { side }, lamps: lit }: Site): Solid[] {
  const { from, to, deck, half, towers, high, low } = CHAINS;
  const long = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const u = [(side * (to[0] - from[0])) / long, (to[1] - from[1]) / long] as const;
  const w = [u[1], -u[0]] as const;
  const at = (way: number, off: number, up: number): Point => [
    side * from[0] + u[0] * way + w[0] * off,
    up,
    from[1] + u[1] * way + w[1] * off,
  ];
  const plot = (start: number, end: number, left: number, right: number): Plot => {
    const [x, , z] = at(start, left, 0);
    return { x, z, u, w, wide: end - start, deep: right - left };
  };
  const pale = plainPaint(PALE);
  const iron = plainPaint(IRON);
  const glowing: Paint = () => ({
    colour: [0.9, 0.88, 0.8],
    glass: 0,
    glow: scaleColour(LAMP, Math.min(1.4, lit * 4)),
  });
  const gate = (way: number): Solid[] => {
    const [near, far] = [way - 1.3, way + 1.3];
    const wide = half + 1.5;
    return [
      boxOn(plot(near - 0.8, far + 0.8, -wide - 0.9, wide + 0.9), -4, deck - 0.7, pale),
      ...[-1, 1].map((edge) =>
        boxOn(
          edge < 0 ? plot(near, far, -wide, -half + 0.5) : plot(near, far, half - 0.5, wide),
          deck - 0.8,
          high - 2.2,
          pale,
        ),
      ),
      // The arch between them, of pieces.
      ...Array.from({ length: 9 }, (_, n) => {
        const reach = half - 0.5;
        const [left, right] = [mix(-reach, reach, n / 9), mix(-reach, reach, (n + 1) / 9)];
        const off = (left + right) / 2 / reach;
        return boxOn(
          plot(near, far, left, right),
          high - 5 + 1.7 * Math.sqrt(1 - off * off),
          high - 2.2,
          pale,
        );
      }),
      boxOn(plot(near - 0.5, far + 0.5, -wide - 0.5, wide + 0.5), high - 2.2, high - 1.4, pale),
      boxOn(plot(near - 0.1, far + 0.1, -wide - 0.1, wide + 0.1), high - 1.4, high, pale),
    ];
  };
  const [first, second] = [towers[0] * long, towers[1] * long];
  const hangs = (way: number): number => {
    const top = high - 2;
    if (way < first) return mix(deck + 0.8, top, (way / first) ** 1.5);
    if (way > second)
      return mix(top, deck + 0.8, 1 - (1 - (way - second) / (long - second)) ** 1.5);
    const off = (2 * (way - first)) / (second - first) - 1;
    return mix(low, top, off * off);
  };
  const steps = 40;
  const chains = [-1, 1].flatMap((edge) =>
    Array.from({ length: steps }, (_, n): Solid[] => {
      const [start, end] = [(n / steps) * long, ((n + 1) / steps) * long];
      const off = edge * (half + 0.2);
      return [
        rodBetween(at(start, off, hangs(start)), at(end, off, hangs(end)), [0.17, 0.17], 4, iron),
        sheer(
          rodBetween(at(start, off, deck), at(start, off, hangs(start)), [0.06, 0.06], 4, iron),
        ),
        ...(n % 3 === 0 ? [ellipsoidAt(at(start, off, deck + 1.3), 0.2, 0.2, glowing)] : []),
      ];
    }).flat(),
  );
  return [
    boxOn(plot(-6, long, -half - 0.3, half + 0.3), deck - 0.8, deck, pale),
    boxOn(plot(-6, 1.5, -half - 1, half + 1), -3, deck - 0.2, pale),
    ...gate(first),
    ...gate(second),
    ...chains,
    ...lion(at(-0.4, half + 0.6, deck)),
    ...lion(at(-0.4, -half - 0.6, deck)),
  ];
}

/** A lion of stone that lies on a plinth, its head toward the eye. World units. */
function lion([x, low, z]: Point): Solid[] {
  const stone = plainPaint(scaleColour(PALE, 0.92));
  return [
    box([x - 0.5, low - 0.4, z - 0.9], [x + 0.5, low + 0.9, z + 0.9], stone),
    ellipsoidAt([x, low + 1.3, z + 0.2], 0.62, 0.44, stone),
    ellipsoidAt([x, low + 1.75, z - 0.5], 0.46, 0.5, stone),
    ellipsoidAt([x, low + 1.66, z - 0.85], 0.22, 0.2, stone),
    ...[-1, 1].map((way) =>
      rodBetween(
        [x + way * 0.28, low + 1.02, z],
        [x + way * 0.28, low + 1, z - 0.95],
        [0.15, 0.12],
        6,
        stone,
      ),
    ),
  ];
}

/** Houses of the city along the bank on both sides of it. */
function palaces({ setting: { side }, lamps: lit }: Site): Solid[] {
  const walls: readonly Colour[] = [
    [0.86, 0.76, 0.58],
    [0.8, 0.7, 0.62],
    [0.88, 0.84, 0.74],
    [0.76, 0.66, 0.5],
  ];
  const starts = [-112, -97, -83, -68, -54, -40, -27, 63, 77, 92, 106];
  return starts.flatMap((aside, n) => {
    const [left, right] = [
      Math.min(side * aside, side * (aside + 13)),
      Math.max(side * aside, side * (aside + 13)),
    ];
    const wall = facade({
      ...{ wall: walls[n % 4] as Colour, trim: [0.94, 0.9, 0.8], bay: 1.9, storey: 3, foot: 3 },
      ...{ number: n, lamps: lit * 1.2, window: [0.5, 0.5, 2.2], arch: 0.3 },
    });
    return gabled(
      plotOf(left, RIVERSIDE.far + 9, right, RIVERSIDE.far + 20),
      0,
      12 + ((n * 5) % 4),
      [0.7, 'front'],
      wall,
      plainPaint([0.5, 0.28, 0.2]),
    );
  });
}

/** Lamps of iron along a low wall on the quay. */
function lamps({ setting: { side }, lamps: lit }: Site): Solid[] {
  const z = RIVERSIDE.quay - 0.4;
  const low = RIVERSIDE.high;
  const stone = plainPaint([0.64, 0.62, 0.57]);
  return [
    box([-80, low, z - 0.2], [80, low + 0.7, z + 0.2], stone),
    ...[-4.6, 5.8, 13].flatMap((aside) => {
      const x = side * aside;
      return [
        box([x - 0.34, low, z - 0.34], [x + 0.34, low + 0.95, z + 0.34], stone),
        ...threeGlobeLamp([x, low + 0.95, z], [0.1, 0.14, 0.12], lit),
      ];
    }),
  ];
}
