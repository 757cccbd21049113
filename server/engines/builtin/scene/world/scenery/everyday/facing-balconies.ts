import { mixColour, scaleColour, smoothstep } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { chance, NO_GLOW, plainFront } from '../../street/front.ts';
import { ellipsoidAt, frustumAt } from '../../street/round-solid.ts';
import { type Paint, plainPaint, type Solid } from '../../street/solid.ts';
import { block, paved, rail } from '../built/paved-site.ts';
import { alongStreet, clay, facade, gabled, ironwork } from '../famous/kit.ts';
import { LEVEL } from '../level-site.ts';
import type { SceneryPlan, Site } from '../site.ts';

/** The lane: from its middle to the houses, where they end. World units. */
const LANE = { front: 2.7, end: 74 } as const;
/** The balconies before the eye: how high over the lane, how deep and wide they are, where they begin ahead; how high their railing is. World units. */
export const BALCONY = { up: 3.7, deep: 1.25, near: 3.5, wide: 2.6, rail: 0.98 } as const;
/** How far behind those the next two are, world units. */
export const NEXT_BALCONY = 5.6;
/** How far ahead ground under the eye reaches, which is as high as they are. World units. */
const UNDER_EYE = 1.4;
const WALLS: readonly Colour[] = [
  [0.93, 0.76, 0.5],
  [0.9, 0.62, 0.48],
  [0.95, 0.9, 0.78],
  [0.86, 0.55, 0.42],
  [0.94, 0.82, 0.6],
];
const SHUTTERS: readonly Colour[] = [
  [0.24, 0.42, 0.32],
  [0.28, 0.42, 0.56],
  [0.5, 0.3, 0.2],
];
const CREAM: Colour = [0.94, 0.9, 0.82];
const CLOTHS: readonly Colour[] = [
  [0.95, 0.95, 0.96],
  [0.86, 0.24, 0.22],
  [0.26, 0.5, 0.8],
  [0.97, 0.78, 0.28],
  [0.96, 0.94, 0.88],
  [0.44, 0.66, 0.44],
  [0.9, 0.62, 0.7],
];

/** A lane of an old town seen from the height of its balconies: two that face each other with railings of iron and flowers, lines of washing from one to the other and on up the lane. */
export const FACING_BALCONIES: SceneryPlan = {
  land: 'field',
  relief: 0.2,
  trees: 0,
  isNear: true,
  views: [
    { horizon: 0.48, lens: 0.98, eye: 0.3 },
    { horizon: 0.44, lens: 0.94, eye: 0.36 },
    { horizon: 0.54, lens: 0.92, eye: 0.28 },
    { horizon: 0.5, lens: 1.02, eye: 0.32 },
  ],
  ground: () => (_x, z) => LEVEL + (z < UNDER_EYE ? BALCONY.up : 0),
  soil: paved((x, z) => {
    const stone = chance(Math.floor(x / 0.3), Math.floor(z / 0.3), 4);
    return [scaleColour([0.6, 0.54, 0.46], 0.84 + 0.26 * stone), 1];
  }),
  lampAt: () => (_x, y) => 0.3 * smoothstep(9, 1, y - LEVEL),
  isTended: () => true,
  has: new Set(['person', 'clothesline', 'house', 'flower']),
  solids: ({ setting, lamps }: Site): Solid[] => [
    ...houses(lamps),
    ...[-1, 1].flatMap((side) => [
      ...balcony(side, BALCONY.near, BALCONY.up, 0),
      ...balcony(side, BALCONY.near + NEXT_BALCONY, BALCONY.up, 3),
      ...balcony(side, BALCONY.near + 11, BALCONY.up - 0.2, 1),
      ...balcony(side, BALCONY.near + 1.2, BALCONY.up + 3.3, 2),
    ]),
    ...washing(setting.side),
  ],
};

/** Houses along both sides of the lane, and one that ends it. */
function houses(lamps: number): Solid[] {
  const solids: Solid[] = [];
  for (const side of [-1, 1] as const)
    for (let z = -3, n = side > 0 ? 20 : 0; z < LANE.end; n++) {
      const wide = 5.4 + 2 * chance(n, 1, 1);
      const look = {
        wall: WALLS[n % WALLS.length] as Colour,
        trim: CREAM,
        shutters: SHUTTERS[n % SHUTTERS.length] as Colour,
        ...{ bay: 2, storey: 3.3, foot: 1.4, number: n, lamps: lamps * 1.5 },
        window: [0.42, 0.5, 2.35] as const,
        doors: [0.36, 0.24, 0.16] as const,
      };
      const plot = alongStreet(side, LANE.front, z, wide - 0.02, 8);
      const eaves = LEVEL + 10.6 + 1.6 * chance(n, 2, 2);
      solids.push(...gabled(plot, LEVEL - 1, eaves, [0.5, 'front'], facade(look), clay()));
      z += wide;
    }
  const end = facade({
    wall: WALLS[2] as Colour,
    trim: CREAM,
    ...{ bay: 2.2, storey: 3.3, foot: 1.4, number: 7, lamps },
    window: [0.45, 0.5, 2.3],
  });
  return [...solids, block([-14, -1, LANE.end], [14, 9.6, LANE.end + 8], end)];
}

/** A balcony on a side of the lane: its slab on brackets, a railing of iron, pots of flowers on that. */
function balcony(side: number, near: number, up: number, number: number): Solid[] {
  const { deep, wide } = BALCONY;
  const [inner, wall] = [side * (LANE.front - deep), side * LANE.front];
  const [left, right] = [Math.min(inner, wall), Math.max(inner, wall)];
  const stone = plainPaint([0.76, 0.71, 0.62]);
  const far = near + wide;
  const slab = block([left, up - 0.16, near], [right, up, far], stone);
  const corners = { left, right, inner, near, far, up };
  const rails = up === BALCONY.up ? bars(corners) : panels(corners, number);
  const pots = [0.3, 1.2, 2.1].flatMap((along, n): Solid[] => {
    const at = [inner + side * 0.1, LEVEL + up, near + along] as const;
    const bloom =
      (number + n) % 2 === 0 ? ([0.88, 0.16, 0.24] as const) : ([0.95, 0.5, 0.66] as const);
    const petals: Paint = (_, { along: a, up: b }) => {
      const spot = chance(Math.floor(a * 11), Math.floor(b * 11), n);
      return plainFront(spot < 0.45 ? bloom : [0.18, 0.42, 0.14]);
    };
    return [
      frustumAt(at, 0.26, 0.11, 0.15, plainPaint([0.72, 0.36, 0.22]), 9),
      ellipsoidAt([at[0], at[1] + 0.42, at[2]], 0.26, 0.22, petals),
    ];
  });
  return [slab, ...rails, ...pots];
}

/** Where a balcony is: from left to right, its edge to the lane, from near to far, its floor. World units. */
type Corners = Readonly<Record<'left' | 'right' | 'inner' | 'near' | 'far' | 'up', number>>;

/** A railing of single bars between two rails: who stands behind it is seen. */
function bars({ left, right, inner, near, far, up }: Corners): Solid[] {
  const iron = plainPaint([0.08, 0.1, 0.1]);
  const top = up + BALCONY.rail;
  const along = (share: number) => left + (right - left) * share;
  const [across, deep] = [9, 15];
  return [
    ...[up + 0.08, top].flatMap((y) => [
      rail([left, y, near], [right, y, near], y === top ? 0.04 : 0.02, iron),
      rail([inner, y, near], [inner, y, far], y === top ? 0.04 : 0.02, iron),
    ]),
    ...Array.from({ length: across }, (_, n) =>
      rail([along(n / (across - 1)), up, near], [along(n / (across - 1)), top, near], 0.013, iron),
    ),
    ...Array.from({ length: deep }, (_, n) => {
      const z = near + ((far - near) * n) / (deep - 1);
      return rail([inner, up, z], [inner, top, z], 0.013, iron);
    }),
  ];
}

/** The same farther off, painted on two panels. */
function panels({ left, right, inner, near, far, up }: Corners, number: number): Solid[] {
  const behind = WALLS[(number + 2) % WALLS.length] as Colour;
  const iron = ironwork(scaleColour(behind, 0.7));
  const top = up + BALCONY.rail;
  return [
    { ...block([left, up, near], [right, top, near + 0.03], iron), isSheer: true },
    { ...block([inner - 0.015, up, near], [inner + 0.015, top, far], iron), isSheer: true },
  ];
}

/** Lines with washing: between the two balconies before the eye, and over the lane behind them. */
function washing(side: number): Solid[] {
  const inner = LANE.front - BALCONY.deep;
  return [
    ...line(inner, BALCONY.up + 2.2, BALCONY.near + 2.4, 5, side > 0 ? 0 : 3),
    ...line(LANE.front, BALCONY.up + 3.2, 11.6, 7, 2),
    ...line(LANE.front, BALCONY.up + 1.9, 16.5, 7, 4),
    ...line(LANE.front, BALCONY.up + 4, 21, 7, 1),
    ...line(LANE.front, BALCONY.up + 2.2, 29, 6, 5),
  ];
}

/** A line from one side to the other so far ahead, so many pieces of washing on it. */
function line(half: number, up: number, z: number, count: number, number: number): Solid[] {
  const sag = (x: number) => up - 0.16 * (1 - (x / half) ** 2);
  const cord = plainPaint([0.86, 0.84, 0.8]);
  const pieces = Array.from({ length: count }, (_, n): Solid => {
    const x = half * (((n + 0.5) / count) * 1.76 - 0.88);
    const [wide, long] = [0.36 * (half / 1.7) * (5 / count), 0.52 + 0.3 * chance(n, number, 3)];
    const colour = CLOTHS[(n * 3 + number) % CLOTHS.length] as Colour;
    const isStriped = (n + number) % 3 === 1;
    const cloth: Paint = (_face, { along, up: high }) => ({
      colour: scaleColour(
        isStriped && Math.floor(high / 0.09) % 2 === 0 ? mixColour(colour, CREAM, 0.7) : colour,
        0.92 + 0.1 * Math.sin(along * 15),
      ),
      glass: 0,
      glow: NO_GLOW,
    });
    const top = sag(x);
    return {
      ...block([x - wide / 2, top - long, z], [x + wide / 2, top, z + 0.02], cloth),
      isSheer: true,
    };
  });
  const cords = Array.from({ length: 8 }, (_, n): Solid => {
    const [a, b] = [half * (n / 4 - 1), half * ((n + 1) / 4 - 1)];
    return rail([a, sag(a), z], [b, sag(b), z], 0.008 + z * 0.0004, cord);
  });
  return [...cords, ...pieces];
}
