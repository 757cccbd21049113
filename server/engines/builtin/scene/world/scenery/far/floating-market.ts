import { mixColour, scaleColour, smoothstep } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { chance, inside, plainFront } from '../../street/front.ts';
import { frustumAt } from '../../street/round-solid.ts';
import { boxOn, type Paint, plainPaint, roofOn, type Solid } from '../../street/solid.ts';
import { plotOf } from '../hedge.ts';
import type { SceneryPlan, Site } from '../site.ts';
import { panel, rodBetween } from './pieces.ts';

/** Half the canal's width, and how high the bank and the floors of its houses are over the water. World units. */
const CANAL = { half: 10, bank: 1.2, floor: 1.5 } as const;
const WOOD: Colour = [0.46, 0.3, 0.18];
const DARK: Colour = [0.12, 0.09, 0.07];
const ROOFS: readonly Colour[] = [
  [0.62, 0.27, 0.16],
  [0.5, 0.46, 0.42],
  [0.66, 0.34, 0.2],
  [0.4, 0.28, 0.2],
];
const WALLS: readonly Colour[] = [
  [0.56, 0.38, 0.22],
  [0.34, 0.52, 0.5],
  [0.62, 0.5, 0.34],
  [0.44, 0.3, 0.2],
  [0.72, 0.62, 0.42],
];
const CLOTHS: readonly Colour[] = [
  [0.86, 0.2, 0.18],
  [0.95, 0.72, 0.14],
  [0.16, 0.46, 0.68],
  [0.24, 0.58, 0.3],
  [0.9, 0.42, 0.14],
];

/** A market on a canal: houses on stilts along both banks, under awnings and parasols. */
export const FLOATING_MARKET: SceneryPlan = {
  land: 'river',
  relief: 0.3,
  trees: 1.4,
  time: 'day',
  views: [
    { horizon: 0.56, lens: 0.9, eye: 0.3 },
    { horizon: 0.46, lens: 0.88, eye: 0.5 },
    { horizon: 0.62, lens: 0.84, eye: 0.27 },
    { horizon: 0.54, lens: 1.06, eye: 0.33 },
  ],
  ground:
    (_, { noise }) =>
    (x, z) => {
      const out = Math.abs(x - 7 * smoothstep(50, 160, z) * Math.sin(z / 60)) - CANAL.half - 1.5;
      const bank = CANAL.bank + 0.5 * noise.at(x / 9, z / 9) + 3 * smoothstep(20, 120, out);
      return z > 190 ? bank : smoothstep(-1, 4, out) * (bank + 2) - 2;
    },
  water: { deep: [0.15, 0.19, 0.11], shallow: [0.2, 0.22, 0.13], roughness: 0.1 },
  isTended: (x, z) => Math.abs(x) < 21 && z < 82,
  has: new Set(['stall', 'stilthouse', 'rowboat', 'boat', 'house', 'umbrella', 'fruit']),
  lampAt: () => (x, _, z) => 0.5 / (1 + ((Math.abs(x) - 11) / 5) ** 2 + ((z % 11) / 9) ** 2),
  solids,
};

function solids({ random, lamps }: Site): Solid[] {
  const all: Solid[] = [];
  for (const at of [-1, 1]) {
    for (let z = at > 0 ? 8 : 10, n = at > 0 ? 0 : 2; z < 76; n++) {
      const long = 6.5 + 3 * random.unit();
      all.push(...houseOnStilts(at, z, long, n, lamps));
      z += long + 0.5 + 1.6 * random.unit();
    }
    // The walk along the houses, on posts in the water.
    all.push(
      boxOn(
        plotOf(Math.min(at * 8.7, at * 11), 4, Math.max(at * 8.7, at * 11), 78),
        CANAL.floor - 0.36,
        CANAL.floor - 0.2,
        plankedDeck,
      ),
      ...Array.from({ length: 24 }, (_, n) =>
        rodBetween(
          [at * 8.9, -2, 5 + n * 3],
          [at * 8.9, CANAL.floor - 0.3, 5 + n * 3],
          [0.1, 0.1],
          6,
          timber,
        ),
      ),
      ...[12, 20.5, 30, 43]
        .map((z, n) => parasol(at * 9.4, CANAL.floor - 0.2, z + at * 2, n))
        .flat(),
    );
  }
  return [...all, ...footbridge()];
}

const timber: Paint = (_, { along, up }) =>
  plainFront(scaleColour(WOOD, 0.85 + 0.16 * Math.sin(along * 17) * Math.sin(up * 3)));

const plankedDeck: Paint = (_, { up, pixel }) => {
  const seam = inside(Math.abs(up / 0.22 - Math.round(up / 0.22)) * 0.22, -1, 0.02, pixel);
  const tone = 0.85 + 0.3 * chance(Math.round(up / 0.22), 3, 1) - 0.3 * seam;
  return plainFront(scaleColour(WOOD, tone));
};

/** A wooden house on posts, open toward the canal, its goods and an awning before it. */
function houseOnStilts(at: number, z: number, long: number, n: number, lamps: number): Solid[] {
  const wall = WALLS[n % WALLS.length] as Colour;
  const roof = ROOFS[(n * 3 + (at > 0 ? 1 : 0)) % ROOFS.length] as Colour;
  const cloth = CLOTHS[(n * 2 + (at > 0 ? 1 : 0)) % CLOTHS.length] as Colour;
  const high = 2.9 + 0.5 * chance(n, at, 3) + (n % 3 === 1 ? 2.6 : 0);
  const x = (out: number) => at * (11 + out);
  const plot = plotOf(Math.min(x(0), x(6)), z, Math.max(x(0), x(6)), z + long);
  const top = CANAL.floor + high;
  const boards: Paint = ({ normal }, { along, up, pixel }) => {
    const board = Math.floor(up / 0.24);
    const seam = inside(Math.abs(up / 0.24 - Math.round(up / 0.24)) * 0.24, -1, 0.02, pixel);
    const plain = scaleColour(wall, 0.88 + 0.2 * chance(board, n, 2) - 0.3 * seam);
    if (Math.abs(normal[0]) < 0.5) return plainFront(plain);
    // Below it is a shop, open to the walk; above it has shuttered windows.
    const u = along - long / 2;
    const open = inside(Math.abs(u), -1, long / 2 - 0.5, pixel) * inside(up, 0.1, 2.2, pixel);
    const isUpper = up > 2.9;
    const bay = Math.abs(u / 2.2 - Math.round(u / 2.2)) * 2.2;
    const pane = isUpper ? inside(bay, -1, 0.5, pixel) * inside(up, 3.4, 4.7, pixel) : 0;
    const dark = Math.max(open, pane);
    const lit = isUpper ? 0.3 : 1;
    return {
      colour: mixColour(plain, DARK, dark),
      glass: 0,
      glow: scaleColour([1, 0.72, 0.36], dark * lit * (0.1 + Math.min(0.7, lamps * 3))),
    };
  };
  const tiled: Paint = (_, { up, along, pixel }) => {
    const row = inside(Math.abs(up / 0.3 - Math.round(up / 0.3)) * 0.3, -1, 0.04, pixel);
    return plainFront(scaleColour(roof, 0.9 + 0.12 * Math.sin(along * 21) - 0.25 * row));
  };
  const eave = plotOf(
    Math.min(x(-0.9), x(6.6)),
    z - 0.5,
    Math.max(x(-0.9), x(6.6)),
    z + long + 0.5,
  );
  const ridge = 3.75 * 0.62;
  return [
    boxOn(plot, CANAL.floor - 0.3, top, boards),
    roofOn(
      eave,
      top - 0.1,
      top + ridge,
      [
        { side: 'start', pitch: 0.62, from: top },
        { side: 'end', pitch: 0.62, from: top },
      ],
      tiled,
    ),
    ...[0.2, 0.5, 0.8].flatMap((share) => [
      rodBetween(
        [x(0.2), -2.4, z + long * share],
        [x(0.2), CANAL.floor, z + long * share],
        [0.14, 0.14],
        6,
        timber,
      ),
    ]),
    panel(
      [
        [x(0), CANAL.floor + 2.6, z + 0.3],
        [x(0), CANAL.floor + 2.6, z + long - 0.3],
        [x(-2), CANAL.floor + 2, z + long - 0.3],
        [x(-2), CANAL.floor + 2, z + 0.3],
      ],
      0.05,
      (_, place) =>
        plainFront(
          n % 2 === 0 && Math.sin((place.along + place.up) * 6) > 0 ? [0.93, 0.9, 0.84] : cloth,
        ),
    ),
    ...goods(at, z, long, n),
    ...[0.25, 0.75].map((share) => lantern(x(-1.6), CANAL.floor + 1.6, z + long * share, lamps)),
  ];
}

/** Heaps of fruit on boards before a house. */
function goods(at: number, z: number, long: number, n: number): Solid[] {
  const fruits: readonly Colour[] = [
    [0.95, 0.55, 0.1],
    [0.8, 0.14, 0.12],
    [0.96, 0.82, 0.2],
    [0.36, 0.6, 0.18],
    [0.6, 0.16, 0.4],
  ];
  const count = Math.floor(long / 1.5);
  return Array.from({ length: count }, (_, k) => {
    const fruit = fruits[(k + n) % fruits.length] as Colour;
    const heap: Paint = (_face, { along, up }) =>
      plainFront(
        scaleColour(fruit, 0.72 + 0.5 * Math.abs(Math.sin(along * 19) * Math.sin(up * 19))),
      );
    const [x, at0] = [at * 10.5, z + 0.9 + k * 1.5];
    return [
      frustumAt([x, CANAL.floor - 0.2, at0], 0.5, 0.4, 0.5, timber, 10),
      frustumAt([x, CANAL.floor + 0.3, at0], 0.34, 0.47, 0.1, heap, 10),
    ];
  }).flat();
}

function lantern(x: number, up: number, z: number, lamps: number): Solid {
  const paper: Paint = () => ({
    colour: [0.85, 0.12, 0.1],
    glass: 0,
    glow: scaleColour([1, 0.2, 0.1], 0.1 + Math.min(0.9, lamps * 4)),
  });
  return { ...frustumAt([x, up - 0.2, z], 0.36, 0.17, 0.17, paper, 10), isSheer: true };
}

/** A parasol over a seller on the walk. */
function parasol(x: number, up: number, z: number, n: number): Solid[] {
  const cloth = CLOTHS[n % CLOTHS.length] as Colour;
  const gores: Paint = (face) =>
    plainFront(
      face.normal[1] < -0.5
        ? scaleColour(cloth, 0.5)
        : face.normal[0] * face.normal[2] > 0
          ? cloth
          : [0.94, 0.9, 0.82],
    );
  return [
    rodBetween([x, up, z], [x, up + 2.3, z], [0.04, 0.04], 5, timber),
    frustumAt([x, up + 1.9, z], 0.6, 1.25, 0.04, gores, 10),
  ];
}

/** A steep footbridge of wood across the canal, far off. */
function footbridge(): Solid[] {
  const z = 62;
  const red = plainPaint([0.55, 0.2, 0.14]);
  const at = (share: number): readonly [number, number] => [
    -11 + 22 * share,
    CANAL.floor + 2.6 * Math.sin(share * Math.PI),
  ];
  return Array.from({ length: 12 }, (_, n) => {
    const [[x1, y1], [x2, y2]] = [at(n / 12), at((n + 1) / 12)];
    return [
      panel(
        [
          [x1, y1, z],
          [x2, y2, z],
          [x2, y2, z + 2],
          [x1, y1, z + 2],
        ],
        0.24,
        timber,
      ),
      rodBetween([x1, y1 + 1, z], [x2, y2 + 1, z], [0.07, 0.07], 5, red),
      rodBetween([x1, y1, z], [x1, y1 + 1, z], [0.06, 0.06], 5, red),
    ];
  }).flat();
}
