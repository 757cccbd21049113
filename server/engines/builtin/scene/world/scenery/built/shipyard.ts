import { mixColour, scaleColour } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { boundsOf, faceThrough } from '../../street/convex.ts';
import { DARK, inside, plainFront } from '../../street/front.ts';
import { ellipsoidAt } from '../../street/round-solid.ts';
import { type Paint, type Point, plainPaint, type Solid } from '../../street/solid.ts';
import { LEVEL, levelled } from '../level-site.ts';
import type { SceneryPlan, Site } from '../site.ts';
import { band, between, block, CONCRETE, paved, post, rail } from './paved-site.ts';
import { prism } from './prism.ts';

/** The ship on its slip: half its width, its keel and its deck, from its stem to its stern, how long its bow is. World units. */
const SHIP = { half: 13, keel: 1.5, deck: 19, stem: 36, stern: 140, bow: 30 } as const;
/** The crane that straddles it: how far aside its legs are, where it stands, how high and how thick its girder is. World units. */
const CRANE = { half: 29, z: 66, high: 38, girder: 4.2 } as const;
const PRIMER: Colour = [0.58, 0.24, 0.15];
const HULL: Colour = [0.16, 0.3, 0.44];
const WHITE: Colour = [0.9, 0.9, 0.88];
const YELLOW: Colour = [0.95, 0.72, 0.1];
const BLUE: Colour = [0.12, 0.36, 0.66];
const RUST: Colour = [0.66, 0.34, 0.18];
const STEEL: Colour = [0.46, 0.48, 0.5];

/** A shipyard: a great ship on its slip, bow to the eye, scaffolds on both sides, a crane astride it, plates and sections on the ground. */
export const SHIPYARD: SceneryPlan = {
  land: 'field',
  relief: 0.3,
  trees: 0,
  views: [
    { horizon: 0.76, lens: 0.9, eye: 0.5 },
    { horizon: 0.68, lens: 0.86, eye: 1.3 },
    { horizon: 0.8, lens: 0.84, eye: 0.4 },
    { horizon: 0.74, lens: 0.98, eye: 0.6 },
  ],
  ground: levelled(150, 200),
  soil: paved((x, z, soft) => {
    const rails = Math.max(
      band(Math.abs(x) - CRANE.half, 0.3, soft),
      band(Math.abs(x) - 6, 0.12, soft),
      band(Math.abs(x) - 7.4, 0.12, soft),
    );
    const joint = band((z / 7 - Math.round(z / 7)) * 7, 0.05, soft);
    const ground = scaleColour(CONCRETE, 0.78 - 0.15 * joint);
    return [
      mixColour(ground, [0.24, 0.23, 0.23], rails),
      between(Math.abs(x), -1, 90, 2) * between(z, -9, 180, 2),
    ];
  }),
  lampAt: () => (x, y, z) =>
    0.55 / (1 + ((Math.abs(x) - 14) / 14) ** 2 + ((z - 40) / 30) ** 2 + (y > LEVEL + 26 ? 3 : 0)),
  isTended: (x, z) => Math.abs(x) < 95 && z < 190,
  has: new Set(['boat', 'freighter', 'liner', 'ferry', 'galleon']),
  solids,
};

function solids({ setting: { side }, lamps }: Site): Solid[] {
  return [
    hull(),
    // The bulb of its bow, and the blocks that it stands on.
    ellipsoidAt([0, LEVEL + 4.6, SHIP.stem + 2.5], 2.7, 2.9, plainPaint(PRIMER)),
    ...Array.from({ length: 9 }, (_, n) =>
      block(
        [-2 - Math.min(7, n * 2.4), 0, SHIP.stem + 4 + n * 7],
        [2 + Math.min(7, n * 2.4), SHIP.keel + 0.2, SHIP.stem + 6 + n * 7],
        plainPaint([0.52, 0.4, 0.26]),
      ),
    ),
    ...deckhouse(lamps),
    ...[-1, 1].flatMap((at) => scaffold(at, lamps)),
    ...crane(side, lamps),
    ...sections(side),
    ...sparks(side),
    hall(-1, lamps),
    hall(1, lamps),
  ];
}

/** Upright sides and a bow of two facets on each side that flare outward. */
function hull(): Solid {
  const { half, keel, deck, stem, stern, bow } = SHIP;
  const [low, high] = [LEVEL + keel, LEVEL + deck];
  const facets = [
    [0.35, 0, half * 0.66, bow * 0.32, 0.62],
    [half * 0.66, bow * 0.32, half, bow, 0.24],
  ] as const;
  const sides = [-1, 1].flatMap((side) => [
    faceThrough('side', [side, 0, 0], [side * half, low, stem], stern - stem),
    ...facets.map(([from, near, to, far, flare]) => {
      const [dx, dz] = [to - from, far - near];
      const length = Math.hypot(dx, dz);
      return faceThrough(
        'side',
        [(side * dz) / length, -flare, -dx / length],
        [side * from, high, stem + near],
        length,
      );
    }),
  ]);
  return {
    faces: [
      ...sides,
      faceThrough('side', [0, 0, 1], [0, low, stern], 2 * half),
      faceThrough('side', [0, 0, -1], [0, low, stem], 1),
      faceThrough('level', [0, 1, 0], [-half, high, stem], 2 * half),
      faceThrough('level', [0, -1, 0], [0, low, stem], 2 * half),
    ],
    ...boundsOf([
      [-half, low, stem],
      [half, high, stern],
    ] as Point[]),
    paint: plates,
  };
}

/** Plates with their seams: primer below a white line, the hull's paint above, some plates still bare. */
const plates: Paint = ({ role, origin, up: upward }, { along, up, pixel }) => {
  if (role === 'level') return plainFront(scaleColour(STEEL, 0.9));
  const height = origin[1] + up * upward[1] - LEVEL;
  const [column, row] = [Math.floor(along / 5.2), Math.floor(height / 2.6)];
  const seam = Math.max(
    inside(Math.abs(along / 5.2 - Math.round(along / 5.2)) * 5.2, -1, 0.07, pixel),
    inside(Math.abs(height / 2.6 - Math.round(height / 2.6)) * 2.6, -1, 0.07, pixel),
  );
  const dice = Math.abs(Math.sin(column * 12.7 + row * 7.9) * 43_758) % 1;
  const isBare = height > 9 && dice < 0.26;
  const line = inside(height, 8.4, 9, pixel);
  const paint =
    height < 8.4 ? PRIMER : isBare ? (dice < 0.13 ? RUST : ([0.5, 0.52, 0.53] as const)) : HULL;
  const tone = 0.93 + 0.12 * dice - 0.3 * seam;
  return plainFront(scaleColour(mixColour(paint, WHITE, line), tone));
};

/** What is built on deck so far. */
function deckhouse(lamps: number): Solid[] {
  const { deck } = SHIP;
  const wall: Paint = ({ role }, { along, up, pixel }) => {
    if (role === 'level') return plainFront(WHITE);
    const [u, v] = [along / 2.4 - Math.floor(along / 2.4), up / 3 - Math.floor(up / 3)];
    const pane = inside(u * 2.4, 0.7, 1.7, pixel) * inside(v * 3, 1.1, 2.1, pixel);
    return {
      colour: mixColour(WHITE, DARK, pane),
      glass: 0.3 * pane,
      glow: scaleColour([1, 0.75, 0.4], pane * Math.min(0.6, lamps)),
    };
  };
  return [
    block([-10, deck, 92], [10, deck + 12, 104], wall),
    block([-13, deck + 12, 93], [13, deck + 15, 98], wall),
    block([-3, deck + 12, 106], [3, deck + 19, 112], plainPaint(RUST)),
    post(0, 48, deck + 9, 0.5, plainPaint(YELLOW)),
  ];
}

/** Poles, planks and ladders along a side of the hull, lamps among them. */
function scaffold(at: number, lamps: number): Solid[] {
  const pole = plainPaint([0.62, 0.6, 0.56]);
  const plank = plainPaint([0.74, 0.58, 0.36]);
  const lamp: Paint = () => ({
    colour: WHITE,
    glass: 0,
    glow: scaleColour([1.2, 0.95, 0.6], 0.3 + Math.min(1.2, lamps * 3)),
  });
  const [inner, outer] = [SHIP.half + 1, SHIP.half + 3];
  const zs = Array.from({ length: 9 }, (_, n) => SHIP.stem + SHIP.bow - 6 + n * 5);
  const levels = [3.4, 6.8, 10.2, 13.6, 17];
  return [
    ...zs.flatMap((z) =>
      [inner, outer].map((x) => rail([at * x, 0, z], [at * x, 18.4, z], 0.1, pole)),
    ),
    ...levels.flatMap((up, n) => [
      block(
        [Math.min(at * inner, at * outer), up, zs[0] as number],
        [Math.max(at * inner, at * outer), up + 0.14, zs[8] as number],
        plank,
      ),
      rail(
        [at * outer, up + 1, zs[0] as number],
        [at * outer, up + 1, zs[8] as number],
        0.06,
        pole,
      ),
      rail(
        [at * outer, up - 3.4, zs[n] as number],
        [at * outer, up, zs[n + 1] as number],
        0.07,
        pole,
      ),
      block(
        [at * outer - 0.25, up - 0.6, (zs[n + 1] as number) - 0.2],
        [at * outer + 0.25, up - 0.2, (zs[n + 1] as number) + 0.2],
        lamp,
      ),
    ]),
  ];
}

/** A goliath crane: four legs, a girder across, its trolley with a section on its hook. */
function crane(side: number, lamps: number): Solid[] {
  const { half, z, high, girder } = CRANE;
  const blue = plainPaint(BLUE);
  const beam: Paint = ({ role }, { along, up, pixel }) => {
    if (role !== 'front') return plainFront(BLUE);
    const warn = inside(up, -1, 0.7, pixel) * (Math.sin(along * 2.2) > 0 ? 1 : 0);
    return plainFront(mixColour(BLUE, YELLOW, warn));
  };
  const at = side * 11;
  const light: Paint = () => ({ colour: [1, 0.2, 0.1], glass: 0, glow: [0.4 + lamps, 0.05, 0.03] });
  return [
    block([-half - 3, high, z], [half + 3, high + girder, z + 4], beam),
    ...[-1, 1].flatMap((to) => [
      rail([to * half, 0, z - 6], [to * half, high, z + 1.6], 0.8, blue),
      rail([to * half, 0, z + 10], [to * half, high, z + 2.4], 0.8, blue),
      block([to * half - 1.3, 0, z - 8], [to * half + 1.3, 1.6, z + 12], plainPaint(YELLOW)),
      block(
        [to * (half + 2.4) - 0.4, high + girder, z],
        [to * (half + 2.4) + 0.4, high + girder + 0.8, z + 1],
        light,
      ),
    ]),
    block([at - 3, high - 2.2, z - 0.4], [at + 3, high + 0.2, z + 4.4], plainPaint(YELLOW)),
    ...[-2, 2].map((off) =>
      rail(
        [at + off, high - 2, z + 2],
        [at + off * 2, 29.6, z + 2],
        0.09,
        plainPaint([0.15, 0.15, 0.16]),
      ),
    ),
    block([at - 5, 25, z - 1], [at + 5, 29.6, z + 5], plainPaint(RUST)),
  ];
}

/** A section of a hull that waits in its primer, stacks of plates, reels of cable. */
function sections(side: number): Solid[] {
  const primer: Paint = ({ role }, { along, up, pixel }) => {
    const rib = inside(Math.abs(along / 1.4 - Math.round(along / 1.4)) * 1.4, -1, 0.08, pixel);
    return plainFront(
      scaleColour(RUST, (role === 'front' ? 0.9 : 1) + 0.04 * Math.sin(up * 3) - 0.25 * rib),
    );
  };
  const x = side * 17.5;
  const u = (a: number) => x + side * a;
  const out = (a: number, b: number): readonly [number, number] => [
    Math.min(u(a), u(b)),
    Math.max(u(a), u(b)),
  ];
  const [l, r] = out(0, 7);
  return [
    prism(
      [
        [l, 0.6],
        [r, 0.6],
        [r, 1.3],
        [l, 1.3],
      ],
      27,
      35,
      primer,
    ),
    ...[0, 3.3, 6.6].map((a) =>
      block([out(a, a + 0.4)[0], 1.2, 27], [out(a, a + 0.4)[1], 5.6, 35], primer),
    ),
    block([l, 3.2, 27.4], [r, 3.5, 35], primer),
    block([l, 5.4, 27], [r, 5.8, 35], primer),
    ...[0, 1, 2, 3].map((n) =>
      block(
        [-side * 12 - 3 + n * 0.2, 0.15 + n * 0.2, 19],
        [-side * 12 + 3 - n * 0.1, 0.3 + n * 0.2, 23],
        plainPaint(n % 2 === 0 ? RUST : STEEL),
      ),
    ),
    block([-side * 19 - 2.6, 0, 30], [-side * 19 + 2.6, 2.6, 36], plainPaint([0.2, 0.4, 0.6])),
  ];
}

/** Where somebody welds. */
function sparks(side: number): Solid[] {
  const hot: Paint = () => ({ colour: [1, 1, 1], glass: 0, glow: [1.9, 2, 2.3] });
  return [
    [side * 19.5, 1.4, 26.8],
    [-SHIP.half - 1.2, 11.3, 63],
    [SHIP.half + 1.2, 4.6, 60],
  ].map(([x = 0, up = 0, z = 0]) => ({
    ...block([x - 0.14, up, z - 0.14], [x + 0.14, up + 0.28, z + 0.14], hot),
    isSheer: true as const,
  }));
}

/** A long hall beside the slip. */
function hall(at: number, lamps: number): Solid {
  const wall: Paint = ({ role }, { along, up, pixel }) => {
    if (role === 'level') return plainFront([0.5, 0.52, 0.54]);
    const rib = 0.93 + 0.07 * Math.sin(along * 4) * Math.max(0, 1 - pixel * 3);
    const pane =
      inside(up, 9, 12, pixel) *
      inside(Math.abs(along / 8 - Math.round(along / 8)) * 8, -1, 3, pixel);
    return {
      colour: mixColour(scaleColour([0.55, 0.6, 0.62], rib), DARK, pane),
      glass: 0.4 * pane,
      glow: scaleColour([1, 0.8, 0.45], pane * Math.min(0.8, lamps * 2)),
    };
  };
  return block([at > 0 ? 40 : -64, 0, 52], [at > 0 ? 64 : -40, 17, 150], wall);
}
