import { clamp, mixColour, scaleColour } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { chance, inside, plainFront } from '../../street/front.ts';
import { ellipsoidAt, FINE, frustumAt } from '../../street/round-solid.ts';
import { boxOn, type Paint, type Point, type Solid } from '../../street/solid.ts';
import { plotOf } from '../hedge.ts';
import { LEVEL, levelled } from '../level-site.ts';
import type { SceneryPlan, Site } from '../site.ts';
import {
  BRASS,
  brass,
  COPPER,
  clockTower,
  copper,
  GLOW,
  gear,
  IRON,
  iron,
  wear,
} from './brass-works.ts';
import { rodBetween, sheer } from './pieces.ts';

/** Half the street's width, and how far it reaches. World units. */
const STREET = { half: 6.4, far: 78 } as const;
const BRICKS: readonly Colour[] = [
  [0.46, 0.25, 0.18],
  [0.38, 0.24, 0.19],
  [0.54, 0.36, 0.25],
  [0.32, 0.25, 0.23],
];
/** Mouths of the chimneys that smoke: across on the picture's side, up over the site, ahead. World units. */
export const CHIMNEYS = [
  [-10.5, 19, 22],
  [11, 23, 31],
  [-12, 27, 45],
  [14, 30, 60],
] as const;

/** A city of brass and steam: gears on its houses, pipes along them, a tower with a great clock, chimneys. */
export const STEAMPUNK_CITY: SceneryPlan = {
  land: 'field',
  relief: 0.2,
  trees: 0,
  views: [
    { horizon: 0.72, lens: 0.9, eye: 0.38 },
    { horizon: 0.62, lens: 0.86, eye: 1 },
    { horizon: 0.78, lens: 0.84, eye: 0.34 },
    { horizon: 0.7, lens: 1.06, eye: 0.42 },
  ],
  ground: levelled(90, 150),
  soil:
    (_, { noise, snowy }) =>
    (x, z) => {
      if (snowy) return scaleColour([0.9, 0.91, 0.94], 0.9 + 0.1 * noise.fbm(x, z, 3));
      const [u, v] = [x / 0.42, z / 0.3];
      const row = Math.floor(v);
      const at = u + 0.5 * (row & 1);
      const near = clamp(16 / (z + 1));
      const joint = Math.max(
        Math.abs(at - Math.floor(at) - 0.5) > 0.43 ? 1 : 0,
        Math.abs(v - row - 0.5) > 0.41 ? 1 : 0,
      );
      const tone = 0.9 + 0.25 * (chance(row, Math.floor(at), 2) - 0.5) * near - 0.35 * joint * near;
      const rail = Math.abs(Math.abs(x) - 0.75) < 0.07 + 0.002 * z ? 1 : 0;
      return mixColour(scaleColour([0.4, 0.35, 0.31], tone), [0.66, 0.6, 0.52], rail);
    },
  light: (light) => ({
    ...light,
    middle: mixColour(light.middle, [0.78, 0.66, 0.48], light.isNight ? 0.16 : 0.5),
    horizon: mixColour(light.horizon, [0.96, 0.76, 0.48], light.isNight ? 0.25 : 0.7),
    ambient: [light.ambient[0] * 1.12, light.ambient[1], light.ambient[2] * 0.86],
    haze: light.haze * 2.5,
  }),
  lampAt: () => (x, y, z) =>
    0.9 /
    (1 +
      ((Math.abs(x) - 5) / 4) ** 2 +
      ((y - LEVEL - 3.5) / 5) ** 2 +
      (((z + 4) % 12) - 6) ** 2 / 30),
  isTended: () => true,
  has: new Set(['house', 'clock', 'factory']),
  solids,
};

function solids({ setting: { side }, random, lamps }: Site): Solid[] {
  const all: Solid[] = [];
  const shine = 0.12 + Math.min(1, lamps * 4);
  for (const at of [-1, 1])
    for (let z = 7, n = at > 0 ? 0 : 3; z < STREET.far; n++) {
      const long = 8 + 4 * random.unit();
      const high = 10 + 7 * random.unit() + (z > 30 ? 4 : 0);
      all.push(...house(at, z, long, high, n, shine));
      z += long;
    }
  for (const [x, top, z] of CHIMNEYS) all.push(...chimney(side * x, top, z));
  return [...all, ...clockTower(shine), ...overhead(side), ...street(lamps)];
}

/** A house of brick with arched windows that shine, bands of brass, gears and pipes on its front. */
function house(
  at: number,
  z: number,
  long: number,
  high: number,
  n: number,
  shine: number,
): Solid[] {
  const brick = BRICKS[n % BRICKS.length] as Colour;
  const front = at * STREET.half;
  const storey = 3.6;
  const wall: Paint = ({ normal }, { along, up, pixel }) => {
    const near = clamp(0.06 / pixel);
    const row = Math.floor(up / 0.16);
    const block = Math.floor(along / 0.4 + 0.5 * (row & 1));
    const tone = 0.92 + near * 0.34 * (chance(row, block, n) - 0.5) + 0.12 * wear.fbm(along, up, 2);
    const plain = scaleColour(brick, tone);
    if (Math.abs(normal[0]) < 0.5) return plainFront(plain);
    const floor = Math.floor(up / storey);
    const rise = up - floor * storey;
    const bays = Math.max(2, Math.round(long / 2.6));
    const wide = long / bays;
    const x = Math.abs(along / wide - Math.floor(along / wide) - 0.5) * wide;
    const half =
      (floor === 0 ? 0.95 : 0.62) * (rise > 2.1 ? Math.sqrt(clamp((2.9 - rise) / 0.8)) : 1);
    const isOpen = rise > (floor === 0 ? 0.25 : 0.8) && rise < 2.9;
    const pane = isOpen ? inside(x, -1, half, pixel) : 0;
    const frame = rise > 0.5 && rise < 3.05 ? inside(x, -1, half + 0.16, pixel) * (1 - pane) : 0;
    const bar = Math.max(inside(x, -1, 0.04, pixel), inside(Math.abs(rise - 1.7), -1, 0.04, pixel));
    const band = inside(rise, storey - 0.28, storey, pixel);
    const rivet =
      Math.hypot(along / 0.6 - Math.round(along / 0.6), (rise - storey + 0.14) / 0.6) < 0.1 ? 1 : 0;
    const lit = chance(floor, Math.floor(along / wide), n + 40) < 0.62 ? 1 : 0.1;
    const metalled = mixColour(
      mixColour(plain, scaleColour(COPPER, 0.9), frame),
      scaleColour(BRASS, rivet ? 1.15 : 0.82),
      band,
    );
    return {
      colour: mixColour(metalled, mixColour([0.14, 0.11, 0.09], IRON, bar), pane),
      glass: 0.3 * pane * (1 - bar),
      glow: scaleColour(GLOW, pane * (1 - bar) * lit * (0.22 + 0.8 * shine)),
    };
  };
  const [l, r] = [Math.min(front, at * 18), Math.max(front, at * 18)];
  const top = LEVEL + high;
  const cornice = at * (STREET.half - 0.35);
  const solids: Solid[] = [
    boxOn(plotOf(l, z, r, z + long), LEVEL - 0.5, top, wall),
    boxOn(
      plotOf(Math.min(cornice, at * 18), z, Math.max(cornice, at * 18), z + long),
      top,
      top + 0.6,
      brass,
    ),
  ];
  const out = (by: number) => at * (STREET.half - by);
  // Pipes up the front and along it.
  for (const share of [0.08, 0.92])
    solids.push(
      rodBetween(
        [out(0.28), LEVEL, z + long * share],
        [out(0.28), top + 1.2, z + long * share],
        [0.17, 0.17],
        8,
        share < 0.5 ? copper : brass,
      ),
    );
  const along = LEVEL + 3.45 + (n % 2) * 3.6;
  solids.push(
    rodBetween([out(0.5), along, z], [out(0.5), along, z + long], [0.22, 0.22], 8, copper),
  );
  for (const share of [0.25, 0.75])
    solids.push(
      rodBetween(
        [out(0.5), along, z + long * share - 0.18],
        [out(0.5), along, z + long * share + 0.18],
        [0.31, 0.31],
        10,
        brass,
      ),
    );
  if (n % 3 !== 2) {
    const middle: Point = [
      out(0.22),
      LEVEL + Math.min(high - 2.6, 7.6 + (n % 2) * 1.4),
      z + long * 0.45,
    ];
    solids.push(...gear(middle, 1.75, at, brass));
    solids.push(...gear([middle[0], middle[1] - 1.5, middle[2] + 1.9], 0.95, at, copper));
  }
  const [rx, rz] = [at * 10, z + long / 2];
  if (n % 2 === 0)
    solids.push(
      frustumAt([rx, top + 0.5, rz], 2.4, 2.4, 2.4, copper, 14),
      ellipsoidAt([rx, top + 2.9, rz], 2.4, 2, brass, FINE),
      rodBetween([rx, top + 4.8, rz], [rx, top + 7, rz], [0.12, 0.03], 5, brass),
    );
  else
    solids.push(
      rodBetween([rx, top + 0.4, rz - 1], [rx, top + 4.6, rz - 1], [0.6, 0.5], 10, iron),
      rodBetween(
        [rx + 1.4, top + 0.4, rz + 1],
        [rx + 1.4, top + 3.6, rz + 1],
        [0.5, 0.42],
        10,
        copper,
      ),
    );
  return solids;
}

/** A tall stack of brick with bands of iron. */
function chimney(x: number, top: number, z: number): Solid[] {
  const stack: Paint = (_, { up, along, pixel }) => {
    const band = inside(Math.abs(up / 4 - Math.round(up / 4)) * 4, -1, 0.2, pixel);
    return plainFront(
      mixColour(scaleColour([0.42, 0.24, 0.18], 0.9 + 0.14 * wear.fbm(along, up, 3)), IRON, band),
    );
  };
  return [
    frustumAt([x, LEVEL, z], top - 1, 1.25, 0.85, stack, 12),
    frustumAt([x, LEVEL + top - 1.2, z], 1.2, 1, 1.15, iron, 12),
  ];
}

/** Pipes and a walk across the street, high between the houses. */
function overhead(side: number): Solid[] {
  const across = (z: number, up: number, thick: number, paint: Paint) =>
    rodBetween(
      [-STREET.half, LEVEL + up, z],
      [STREET.half, LEVEL + up + side * 0.4, z],
      [thick, thick],
      10,
      paint,
    );
  return [
    across(24, 9.4, 0.34, copper),
    across(24.9, 9.9, 0.2, brass),
    across(43, 13, 0.5, brass),
    boxOn(plotOf(-STREET.half, 33, STREET.half, 35), LEVEL + 11, LEVEL + 11.4, iron),
    ...Array.from({ length: 9 }, (_, n) =>
      rodBetween(
        [-6 + n * 1.5, LEVEL + 11.4, 33],
        [-6 + n * 1.5, LEVEL + 12.5, 33],
        [0.05, 0.05],
        4,
        iron,
      ),
    ),
    rodBetween(
      [-STREET.half, LEVEL + 12.5, 33],
      [STREET.half, LEVEL + 12.5, 33],
      [0.07, 0.07],
      5,
      brass,
    ),
  ];
}

/** Gas lamps along the pavements, and a boiler with a gauge that stands at the side. */
function street(lamps: number): Solid[] {
  const glass: Paint = () => ({
    colour: [0.98, 0.86, 0.6],
    glass: 0,
    glow: scaleColour(GLOW, 0.3 + Math.min(1.2, lamps * 4)),
  });
  return [-1, 1].flatMap((at) =>
    [11, 23, 35, 47].flatMap((z) => {
      const x = at * 4.9;
      return [
        rodBetween([x, LEVEL - 0.1, z], [x, LEVEL + 3.4, z], [0.11, 0.07], 8, brass),
        frustumAt([x, LEVEL, z], 0.5, 0.26, 0.14, iron, 8),
        sheer(frustumAt([x, LEVEL + 3.4, z], 0.6, 0.16, 0.28, glass, 6)),
        frustumAt([x, LEVEL + 4, z], 0.35, 0.36, 0.03, brass, 6),
      ];
    }),
  );
}
