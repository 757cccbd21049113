import { mixColour, scaleColour, smoothstep } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { chance, inside, plainFront } from '../../street/front.ts';
import { ellipsoidAt, FINE, frustumAt } from '../../street/round-solid.ts';
import { boxOn, type Paint, type Point, plainPaint, type Solid } from '../../street/solid.ts';
import { facade, gabled, grove } from '../famous/kit.ts';
import { rodBetween, sheer } from '../far/pieces.ts';
import { plotOf } from '../hedge.ts';
import { LEVEL, levelled } from '../level-site.ts';
import type { SceneryPlan, Site } from '../site.ts';
import { ASPHALT, band, paved, STEEL } from './paved-site.ts';

/** The water tower: where it stands to the right on the picture's side and ahead, how high its tank's middle is, the tank's radius and half its height. World units. */
const TOWER = { aside: 3.5, z: 58, up: 21, radius: 6.4, half: 4.6 } as const;
const PAINT: Colour = [0.72, 0.82, 0.86];
const WALLS: readonly Colour[] = [
  [0.9, 0.89, 0.85],
  [0.68, 0.74, 0.7],
  [0.82, 0.72, 0.56],
  [0.6, 0.3, 0.24],
  [0.55, 0.64, 0.72],
];
const ROOFS: readonly Colour[] = [
  [0.3, 0.29, 0.3],
  [0.42, 0.3, 0.25],
  [0.34, 0.37, 0.38],
];

/** A small town on a plain under its water tower: a great tank of steel on legs, low houses among trees along a road. */
export const SMALL_TOWN: SceneryPlan = {
  land: 'field',
  relief: 0.3,
  trees: 0.35,
  views: [
    { horizon: 0.76, lens: 0.86, eye: 0.5 },
    { horizon: 0.68, lens: 0.84, eye: 1 },
    { horizon: 0.8, lens: 0.76, eye: 0.42 },
    { horizon: 0.74, lens: 0.98, eye: 0.6 },
  ],
  ground: levelled(90, 140),
  isHard: true,
  soil: paved((x, z, soft, { side, noise }) => {
    const off = x + side * 5;
    const line = band(off, 0.09, soft) * ((((z / 3) % 1) + 1) % 1 < 0.5 ? 1 : 0);
    const road = smoothstep(3.5 + soft, 3.5 - soft, Math.abs(off));
    const verge = smoothstep(5.2, 3.6, Math.abs(off));
    const ground = mixColour([0.5, 0.44, 0.33], ASPHALT, road);
    const grassy = 0.3 * noise.fbm(x / 2, z / 2, 3);
    return [mixColour(ground, [0.88, 0.72, 0.26], line), Math.max(road, verge - 0.4 - grassy)];
  }),
  lampAt: () => (_x, y, z) => (z > 20 && y < LEVEL + 5 ? 0.25 : 0),
  isTended: (x, z, { side }) =>
    Math.abs(x + side * 5) < 6 || (z > 22 && z < 90 && Math.abs(x) < 60),
  has: new Set(['house', 'tower', 'tree']),
  solids,
};

function solids(site: Site): Solid[] {
  const { side } = site.setting;
  const trees = Array.from({ length: 60 }, (_, n): readonly [number, number] => {
    const far = 46 + 60 * chance(n, 2, 4);
    const x = (chance(n, 1, 4) - 0.5) * 2.1 * far;
    // None hides the tower's legs or stands on the road.
    return [Math.abs(x) < 14 ? x + 30 * Math.sign(x || 1) : x, far];
  });
  return [
    ...tower(side * TOWER.aside, TOWER.z),
    ...houses(site),
    ...wires(-side * 9.6),
    ...grove(trees, site.groundAt, 'round', [0.24, 0.36, 0.14]),
  ];
}

/** The tank on six legs with rods between them, the pipe in their middle, the walk around it. */
function tower(x: number, z: number): Solid[] {
  const { up, radius, half } = TOWER;
  const legs = 6;
  const steel = plainPaint(scaleColour(PAINT, 0.86));
  const rod = plainPaint(STEEL);
  const at = (n: number, share: number): Point => {
    const turn = ((n + 0.5) / legs) * 2 * Math.PI;
    const out = 7.4 + (radius * 0.93 - 7.4) * share;
    return [x + out * Math.cos(turn), LEVEL + (up - 0.4) * share, z + out * Math.sin(turn)];
  };
  // A band and the town's name on the tank; rust runs down from its rim.
  const tank: Paint = ({ normal, origin }, { up: rise, pixel }) => {
    const high = origin[1] + rise - LEVEL - up;
    const turn = Math.atan2(normal[2], normal[0]);
    const stripe = inside(high, -0.9, -0.55, pixel) + inside(high, 1.5, 1.85, pixel);
    const rust = Math.max(0, chance(Math.floor(turn * 14), 3, 3) - 0.72) * 1.6;
    const base = mixColour(PAINT, [0.5, 0.32, 0.2], rust * smoothstep(1.6, -2.4, high));
    return plainFront(mixColour(base, [0.16, 0.32, 0.5], Math.min(1, stripe)));
  };
  const top = LEVEL + up;
  return [
    ...Array.from({ length: legs }, (_, n) => [
      rodBetween(at(n, 0), at(n, 1), [0.42, 0.36], 8, steel),
      ...[0, 0.34, 0.67].flatMap((share) => [
        sheer(rodBetween(at(n, share), at(n + 1, share + 0.33), [0.06, 0.06], 4, rod)),
        sheer(rodBetween(at(n + 1, share), at(n, share + 0.33), [0.06, 0.06], 4, rod)),
        ...(share > 0 ? [rodBetween(at(n, share), at(n + 1, share), [0.16, 0.16], 5, steel)] : []),
      ]),
      boxOn(
        plotOf(at(n, 0)[0] - 0.8, at(n, 0)[2] - 0.8, at(n, 0)[0] + 0.8, at(n, 0)[2] + 0.8),
        LEVEL - 0.2,
        LEVEL + 0.5,
        plainPaint([0.66, 0.65, 0.62]),
      ),
    ]).flat(),
    frustumAt([x, LEVEL, z], up - half + 0.6, 1, 1, steel, 12),
    ellipsoidAt([x, top, z], radius, half, tank, FINE),
    // What FINE leaves flat below is a bowl.
    frustumAt([x, top - half, z], half * 0.7, radius * 0.34, radius * 0.94, tank, 20),
    frustumAt([x, top - 0.9, z], 0.16, radius + 0.75, radius + 0.75, rod, 20),
    ...Array.from({ length: 20 }, (_, n) => {
      const turn = (n / 20) * 2 * Math.PI;
      const next = ((n + 1) / 20) * 2 * Math.PI;
      const rim = (a: number, rise: number): Point => [
        x + (radius + 0.7) * Math.cos(a),
        top - 0.75 + rise,
        z + (radius + 0.7) * Math.sin(a),
      ];
      return [
        sheer(rodBetween(rim(turn, 0), rim(turn, 1.1), [0.04, 0.04], 4, rod)),
        sheer(rodBetween(rim(turn, 1.1), rim(next, 1.1), [0.05, 0.05], 4, rod)),
      ];
    }).flat(),
    frustumAt([x, top + half - 0.3, z], 1.5, 0.5, 0.3, steel, 8),
    sheer(rodBetween([x, top + half + 1, z], [x, top + half + 4, z], [0.06, 0.03], 4, rod)),
    sheer(ellipsoidAt([x, top + half + 1.4, z], 0.24, 0.24, plainPaint([0.9, 0.1, 0.08]))),
  ];
}

/** Low houses along the road and around the tower's foot. */
function houses({ setting: { side }, lamps }: Site): Solid[] {
  const places: readonly (readonly [number, number])[] = [
    [-21, 30],
    [17, 27],
    [-24, 46],
    [24, 42],
    [-14, 60],
    [14, 58],
    [36, 56],
    [-38, 54],
    [-30, 72],
    [30, 76],
    [6, 78],
    [48, 78],
    [-52, 78],
  ];
  return places.flatMap(([aside, z], n) => {
    const x = side * aside;
    const wide = 8 + 3 * chance(n, 2, 2);
    const eaves = 3 + (n % 3 === 0 ? 2.6 : 0);
    return [
      ...gabled(
        plotOf(x - wide / 2, z, x + wide / 2, z + 7),
        LEVEL - 0.2,
        LEVEL + eaves,
        [0.5, n % 2 === 0 ? 'front' : 'sides'],
        facade({
          ...{ wall: WALLS[n % WALLS.length] as Colour, trim: [0.94, 0.94, 0.92], bay: 2.6 },
          ...{ storey: 2.8, foot: 0.3, window: [0.5, 0.8, 2.1], number: n, lamps },
        }),
        plainPaint(ROOFS[n % ROOFS.length] as Colour),
      ),
      boxOn(
        plotOf(x + 1, z + 2.4, x + 1.7, z + 3.1),
        LEVEL + eaves,
        LEVEL + eaves + 2.8,
        plainPaint([0.5, 0.3, 0.24]),
      ),
    ];
  });
}

/** Poles with wires along the road. */
function wires(x: number): Solid[] {
  const wood = plainPaint([0.36, 0.27, 0.2]);
  const black = plainPaint([0.1, 0.1, 0.1]);
  const at = Array.from({ length: 6 }, (_, n) => 13 + n * 15);
  return at.flatMap((z, n) => {
    const next = at[n + 1];
    return [
      rodBetween([x, LEVEL, z], [x, LEVEL + 7.4, z], [0.14, 0.1], 6, wood),
      rodBetween([x - 1, LEVEL + 6.7, z], [x + 1, LEVEL + 6.7, z], [0.07, 0.07], 4, wood),
      ...(next === undefined
        ? []
        : [-0.9, 0, 0.9].flatMap((dx) => {
            const middle: Point = [x + dx, LEVEL + 6.2, (z + next) / 2];
            return [
              sheer(rodBetween([x + dx, LEVEL + 6.8, z], middle, [0.02, 0.02], 3, black)),
              sheer(rodBetween(middle, [x + dx, LEVEL + 6.8, next], [0.02, 0.02], 3, black)),
            ];
          })),
    ];
  });
}
