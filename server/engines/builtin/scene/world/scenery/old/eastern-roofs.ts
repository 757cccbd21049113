import { mixColour, scaleColour, smoothstep } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { chance, inside, plainFront } from '../../street/front.ts';
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
import { paved } from '../built/paved-site.ts';
import { facade } from '../famous/kit.ts';
import { rodBetween, sheer } from '../far/pieces.ts';
import { plotOf } from '../hedge.ts';
import { LEVEL } from '../level-site.ts';
import type { SceneryPlan, Site } from '../site.ts';

const WALLS: readonly Colour[] = [
  [0.84, 0.7, 0.5],
  [0.9, 0.8, 0.62],
  [0.76, 0.58, 0.4],
  [0.88, 0.84, 0.74],
  [0.8, 0.62, 0.48],
];
const AWNINGS: readonly Colour[] = [
  [0.66, 0.16, 0.14],
  [0.14, 0.36, 0.46],
  [0.86, 0.62, 0.2],
];
const TURQUOISE: Colour = [0.12, 0.5, 0.55];
const GOLD: Colour = [0.9, 0.68, 0.26];
const MARBLE: Colour = [0.88, 0.82, 0.72];
/** Where the great mosque stands, to the right on the picture's side and ahead, and the palace on the other side. World units. */
const MOSQUE = { aside: -19, z: 96 } as const;
const PALACE = { aside: 48, z: 168 } as const;

/** An old city of the East from over its roofs, as tales of a thousand and one nights have it: flat roofs with parapets and small domes, a great mosque with its minarets, a palace of golden domes beyond. */
export const EASTERN_ROOFS: SceneryPlan = {
  land: 'field',
  relief: 0,
  trees: 0,
  views: [
    { horizon: 0.52, lens: 0.94, eye: 4.9 },
    { horizon: 0.42, lens: 0.88, eye: 5.8 },
    { horizon: 0.58, lens: 0.84, eye: 4.4 },
    { horizon: 0.5, lens: 1.12, eye: 5.2 },
  ],
  ground: () => () => LEVEL,
  soil: paved((x, z, _soft, { noise }) => [
    scaleColour([0.62, 0.5, 0.36], 0.92 + 0.16 * noise.fbm(x / 9, z / 9, 3)),
    1,
  ]),
  lampAt: () => (_, y) => 0.42 * smoothstep(13, 1, y - LEVEL),
  isTended: () => true,
  has: new Set(['mosque']),
  solids: (site) => [...town(site), ...mosque(site), ...palace(site)],
};

/** A box on a plot of another's own measure, moved in from its edges. */
const inset = ({ x, z, wide, deep }: Plot, left: number, near: number, w: number, d: number) =>
  plotOf(x + left, z + near, x + Math.min(wide, left + w), z + Math.min(deep, near + d));

/** A house: walls with a few arched windows, a parapet about its flat roof, and what stands on that. */
function house(plot: Plot, number: number, lamps: number): Solid[] {
  const top = LEVEL + 4.4 + 5 * chance(number, 1, 1);
  const wall = WALLS[number % WALLS.length] as Colour;
  const front = facade({
    ...{ wall, trim: scaleColour(wall, 1.12), bay: 3.1, storey: 3.4, foot: 0.3 },
    ...{ window: [0.42, 1.1, 1.9], arch: 0.45, number, lamps: lamps * 1.3 },
  });
  const plain = plainPaint(scaleColour(wall, 1.04));
  const { wide, deep } = plot;
  const edge = 0.34;
  const parapet = [
    inset(plot, 0, 0, wide, edge),
    inset(plot, 0, deep - edge, wide, edge),
    inset(plot, 0, edge, edge, deep - 2 * edge),
    inset(plot, wide - edge, edge, edge, deep - 2 * edge),
  ].map((one) => boxOn(one, top, top + 0.75, plain));
  const kind = Math.floor(chance(number, 6, 2) * 6);
  const [x, z] = [plot.x + wide * 0.5, plot.z + deep * 0.55];
  return [
    boxOn(plot, LEVEL - 0.2, top, front),
    ...parapet,
    ...(kind < 2
      ? [boxOn(inset(plot, wide * 0.5, deep * 0.4, wide * 0.46, deep * 0.5), top, top + 2.8, front)]
      : []),
    ...(kind === 2
      ? [
          frustumAt([x, top, z], 0.9, 2.2, 2.1, plain, 14),
          ellipsoidAt([x, top + 0.9, z], 2.1, 1.9, plainPaint(scaleColour(wall, 1.1)), FINE),
        ]
      : []),
    ...(kind === 3 ? awning(plot, top, number) : []),
    ...(kind === 4
      ? [0.2, 0.36, 0.56].map((share, n) =>
          frustumAt(
            [plot.x + wide * share, top, plot.z + deep * (0.25 + 0.1 * n)],
            0.9,
            0.3,
            0.44,
            plainPaint([0.62, 0.32, 0.2]),
            8,
          ),
        )
      : []),
  ];
}

/** Cloth over four poles on a roof. */
function awning(plot: Plot, top: number, number: number): Solid[] {
  const at = inset(plot, plot.wide * 0.18, plot.deep * 0.2, plot.wide * 0.6, plot.deep * 0.5);
  const cloth: Paint = ({ role }, { along, pixel }) =>
    plainFront(
      mixColour(
        AWNINGS[number % AWNINGS.length] as Colour,
        [0.92, 0.88, 0.78],
        role === 'level'
          ? inside(Math.abs(along / 0.9 - Math.round(along / 0.9)), 0.25, 1, pixel)
          : 0,
      ),
    );
  const pole = plainPaint([0.36, 0.25, 0.16]);
  const corners = [
    [at.x, at.z],
    [at.x + at.wide, at.z],
    [at.x, at.z + at.deep],
    [at.x + at.wide, at.z + at.deep],
  ] as const;
  return [
    ...corners.map(([x, z]) =>
      sheer(rodBetween([x, top, z], [x, top + 2.2, z], [0.07, 0.07], 4, pole)),
    ),
    boxOn(at, top + 2.15, top + 2.3, cloth),
  ];
}

/** A date palm between houses: a bent trunk under leaves that hang. */
function palm(x: number, z: number, number: number): Solid[] {
  const high = LEVEL + 10.5 + 3.5 * chance(number, 1, 7);
  const trunk = plainPaint([0.38, 0.28, 0.18]);
  const leaf = plainPaint([0.2, 0.34, 0.14]);
  return [
    rodBetween([x, LEVEL, z], [x + 0.7, high, z], [0.36, 0.24], 6, trunk),
    ...Array.from({ length: 11 }, (_, n) => {
      const turn = (n / 11) * 2 * Math.PI + number;
      const at = (out: number, up: number): Point => [
        x + 0.7 + out * Math.cos(turn),
        high + up,
        z + out * Math.sin(turn),
      ];
      return [
        sheer(rodBetween(at(0, 0), at(1.9, 0.9), [0.3, 0.34], 4, leaf)),
        sheer(rodBetween(at(1.9, 0.9), at(3.5, -0.8), [0.34, 0.05], 4, leaf)),
      ];
    }).flat(),
  ];
}

/** Rows of houses along lanes, palms in some gaps, none where mosque and palace stand. */
function town({ setting: { side }, lamps }: Site): Solid[] {
  const solids: Solid[] = [];
  for (let row = 0; row < 20; row++) {
    const z = 13 + row * 11.5 + 0.12 * row * row;
    const half = 24 + row * 11;
    for (let x = -half - 7 * chance(row, 2, 9), n = row * 60; x < half; n++) {
      const wide = 7.4 + 5.2 * chance(n, 2, 2);
      const isGap = chance(n, 3, 3) < 0.14;
      const middle = x + wide / 2;
      const isFree =
        (Math.abs(middle - side * MOSQUE.aside) > 24 || Math.abs(z + 5 - MOSQUE.z) > 22) &&
        (Math.abs(middle - side * PALACE.aside) > 46 || Math.abs(z - PALACE.z) > 24);
      if (isFree && isGap && row > 0) solids.push(...palm(middle, z + 4, n));
      if (isFree && !isGap) {
        const near = z + 1.4 * chance(n, 5, 5);
        solids.push(...house(plotOf(x, near, x + wide - 0.4, near + 8.6), n, lamps));
      }
      x += wide;
    }
  }
  return solids;
}

/** A dome that swells over its drum and ends in a point of gold. */
const onion = ([x, y, z]: Point, radius: number, paint: Paint, drum: Paint): Solid[] => [
  frustumAt([x, y, z], radius * 0.5, radius * 0.86, radius * 0.86, drum, 16),
  ellipsoidAt([x, y + radius * 0.95, z], radius, radius * 0.98, paint, FINE),
  // What the ellipsoid leaves flat below is narrowed to the drum.
  frustumAt([x, y + radius * 0.45, z], radius * 0.5, radius * 0.84, radius, paint, 20),
  frustumAt([x, y + radius * 1.72, z], radius * 0.62, radius * 0.5, radius * 0.03, paint, 16),
  frustumAt(
    [x, y + radius * 2.3, z],
    radius * 0.4,
    radius * 0.05,
    radius * 0.01,
    plainPaint(GOLD),
    6,
  ),
];

/** Walls pierced by rows of pointed windows, lit at night. */
const arcaded =
  (wall: Colour, wide: number, lamps: number): Paint =>
  ({ role, long }, { along, up, pixel }) => {
    if (role === 'level') return plainFront(wall);
    const cell = long / Math.max(1, Math.round(long / wide));
    const off = Math.abs((((along % cell) + cell) % cell) - cell / 2);
    const high = up % 6.4;
    const reach = cell * 0.28;
    const hole =
      up < 19
        ? inside(off, -1, Math.min(reach, (5 - high) * 0.55), pixel) * inside(high, 1, 5, pixel)
        : 0;
    const line = inside(high, 5.9, 6.4, pixel);
    return {
      colour: mixColour(mixColour(wall, TURQUOISE, 0.7 * line), [0.2, 0.15, 0.12], hole),
      glass: 0,
      glow: scaleColour(LAMP, hole * Math.min(0.9, lamps * 1.6) + 0.16 * lamps),
    };
  };

function mosque({ setting: { side }, lamps }: Site): Solid[] {
  const [x, z] = [side * MOSQUE.aside, MOSQUE.z];
  const tiled: Paint = ({ normal }, { along, up, pixel }) => {
    const rib = inside(Math.abs(along / 0.9 - Math.round(along / 0.9)), -1, 0.08, pixel / 0.9);
    return plainFront(
      mixColour(
        scaleColour(TURQUOISE, 0.9 + 0.2 * normal[1] + 0.02 * Math.sin(up)),
        GOLD,
        0.3 * rib,
      ),
    );
  };
  const wall = arcaded(MARBLE, 3.4, lamps);
  const minaret = (dx: number, dz: number): Solid[] => {
    const at = (up: number): Point => [x + dx, LEVEL + up, z + dz];
    const stone = plainPaint(MARBLE);
    return [
      frustumAt(at(0), 25, 1.7, 1.35, stone, 12),
      frustumAt(at(24), 1.4, 1.5, 2.5, stone, 12),
      frustumAt(at(25.4), 1, 2.5, 2.5, arcaded(MARBLE, 0.9, lamps), 12),
      frustumAt(at(26), 7, 1.2, 1.05, stone, 12),
      ...onion(at(33), 1.5, tiled, stone),
    ];
  };
  return [
    boxOn(plotOf(x - 15, z - 12, x + 15, z + 16), LEVEL, LEVEL + 11.6, wall),
    boxOn(plotOf(x - 5, z - 13.4, x + 5, z - 11.9), LEVEL, LEVEL + 15, arcaded(MARBLE, 10, lamps)),
    boxOn(plotOf(x - 9, z - 6, x + 9, z + 12), LEVEL + 11.6, LEVEL + 15.4, plainPaint(MARBLE)),
    ...onion([x, LEVEL + 15.4, z + 3], 8.4, tiled, arcaded(MARBLE, 1.6, lamps)),
    ...[-11.4, 11.4].flatMap((dx) => onion([x + dx, LEVEL + 11.6, z - 7.6], 2.7, tiled, wall)),
    ...minaret(-18, -13),
    ...minaret(18, -13),
    ...minaret(-18, 18),
    ...minaret(18, 18),
  ];
}

/** A palace on its hill: walls with towers, domes of gold over them. */
function palace({ setting: { side }, lamps }: Site): Solid[] {
  const [x, z] = [side * PALACE.aside, PALACE.z];
  const wall = arcaded([0.9, 0.82, 0.7], 4.2, lamps);
  const gilt: Paint = ({ normal }) => ({
    colour: scaleColour(GOLD, 0.92 + 0.16 * normal[1]),
    glass: 0.12,
    glow: scaleColour(GOLD, 0.12 * lamps),
  });
  const tower = (dx: number, high: number, radius: number, dz = 0): Solid[] => [
    frustumAt([x + dx, LEVEL, z + dz], high, radius * 1.05, radius, wall, 16),
    ...onion([x + dx, LEVEL + high, z + dz], radius * 1.1, gilt, wall),
  ];
  return [
    frustumAt([x, LEVEL, z + 12], 12, 62, 46, plainPaint([0.66, 0.5, 0.34]), 24),
    boxOn(plotOf(x - 34, z, x + 34, z + 26), LEVEL, LEVEL + 22, wall),
    boxOn(plotOf(x - 19, z + 4, x + 19, z + 24), LEVEL + 22, LEVEL + 32, wall),
    ...onion([x, LEVEL + 32, z + 14], 10.5, gilt, wall),
    ...tower(-36, 30, 5.2),
    ...tower(36, 30, 5.2),
    ...tower(-19, 38, 4),
    ...tower(19, 38, 4),
    ...tower(-8, 27, 2.6, -2),
    ...tower(8, 27, 2.6, -2),
  ];
}
