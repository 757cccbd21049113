import { clamp, mixColour, scaleColour, smoothstep } from '../../../arithmetic.ts';
import { createNoise } from '../../../noise.ts';
import type { Colour } from '../../../words/idea.ts';
import type { Ground } from '../../ground.ts';
import { inside, plainFront } from '../../street/front.ts';
import { frustumAt } from '../../street/round-solid.ts';
import { boxOn, type Paint, type Point, plainPaint, type Solid } from '../../street/solid.ts';
import { LAMP } from '../../street/street-lamps.ts';
import { plotOf } from '../hedge.ts';
import type { SceneryPlan, Site } from '../site.ts';
import { panel, rodBetween, sheer, upright } from './pieces.ts';

/** The deck: how high over the water, half its width, from where to where it goes ahead. World units. */
export const FERRY = { up: 9, half: 6.2, near: -4, stern: 17.4 } as const;
const WHITE: Colour = [0.93, 0.94, 0.95];
const GREEN: Colour = [0.2, 0.42, 0.36];
const ORANGE: Colour = [0.95, 0.4, 0.08];
const STEEL: Colour = [0.6, 0.62, 0.65];
const TEAK: Colour = [0.62, 0.43, 0.26];

/** Foam; it is no part of what a seed decides. */
const foam = createNoise(5_021);

/** Islands beyond the water: to the right on the picture's side, ahead, how wide and how high. World units. */
const ISLANDS = [
  [-330, 900, 240, 92],
  [-90, 1_250, 190, 60],
  [420, 1_000, 260, 120],
  [760, 1_300, 300, 150],
] as const;

const on = (x: number, up: number, z: number): Point => [x, FERRY.up + up, z];
const block = ([l, low, n]: Point, [r, high, f]: Point, paint: Paint): Solid =>
  boxOn(plotOf(l, n, r, f), FERRY.up + low, FERRY.up + high, paint);

/** The open deck of a ferry, seen toward its stern: white sides with life rings, benches, a lifeboat in its davits, the flag, the wake to the islands behind. */
export const FERRY_DECK: SceneryPlan = {
  land: 'sea',
  views: [
    { horizon: 0.4, lens: 0.98, eye: 0.4 },
    { horizon: 0.32, lens: 0.88, eye: 0.56 },
    { horizon: 0.46, lens: 0.88, eye: 0.34 },
    { horizon: 0.4, lens: 1.12, eye: 0.44 },
  ],
  ground:
    (_, { side, noise }): Ground =>
    (x, z) => {
      if (Math.abs(x) < FERRY.half && z < FERRY.stern) return FERRY.up - 0.03;
      if (z < 400) return -20;
      const rough = noise.fbm(x / 90, z / 90, 4);
      return ISLANDS.reduce<number>((most, [aside, ahead, wide, high]) => {
        const away = Math.hypot((side * x - aside) / wide, (z - ahead) / (wide * 0.7));
        return Math.max(most, -20 + (high + 20) * Math.exp(-(away ** 2)) * (1 + 0.5 * rough));
      }, -20);
    },
  soil: (wild) => (x, z, height, steepness) => (z < 100 ? GREEN : wild(x, z, height, steepness)),
  isTended: (_, z) => z < 400,
  solids,
  lampAt: () => (x, y, z) => 0.7 / (1 + (x * x + (y - FERRY.up - 2) ** 2 + (z - 9) ** 2) / 70),
  has: new Set(['liner', 'ferry', 'boat', 'bench'] as const),
};

function solids({ setting: { side }, lamps }: Site): Solid[] {
  const { half, near, stern } = FERRY;
  return [
    upright(
      [
        [-half, near],
        [half, near],
        [half, stern - 2],
        [half * 0.7, stern],
        [-half * 0.7, stern],
        [-half, stern - 2],
      ],
      1,
      FERRY.up,
      plates,
    ),
    ...bulwark(),
    ...[9.4, 12.2].flatMap((z) => [-1, 1].flatMap((to) => bench(to * 2.7, z))),
    ...lifeboat(side * (half + 0.5), 8.6),
    ...deckHouse(-side, lamps),
    ...[
      [-3.1, stern - 0.3],
      [3.1, stern - 0.3],
    ].flatMap(([x = 0, z = 0]) => lifeRing(x, 0.6, z)),
    ...flag(stern),
    ...vent(side * 4.6, 16.6),
    ...vent(side * 4.7, 6.4),
    wake(),
  ];
}

/** Green paint on plates of steel, white at the ship's side. */
const plates: Paint = ({ role }, { along, up, pixel }) => {
  if (role !== 'level') return plainFront(WHITE);
  const seam = Math.max(
    inside(Math.abs(along / 2.6 - Math.round(along / 2.6)) * 2.6, -1, 0.025, pixel),
    inside(Math.abs(up / 4 - Math.round(up / 4)) * 4, -1, 0.025, pixel),
  );
  const worn = 1 + 0.16 * foam.fbm(along / 1.8, up / 1.8, 3);
  const path = inside(Math.abs(Math.abs(along) - 0.95), -1, 0.06, pixel);
  return plainFront(
    mixColour(scaleColour(GREEN, worn * (1 - 0.3 * seam)), [0.95, 0.8, 0.2], 0.9 * path),
  );
};

const riveted: Paint = ({ role }, { along, up, pixel }) => {
  if (role === 'level') return plainFront(WHITE);
  const rib = inside(Math.abs(along / 1.5 - Math.round(along / 1.5)) * 1.5, -1, 0.05, pixel);
  const rust = clamp(2.4 * foam.fbm(along * 0.8, up * 0.3, 3) - 0.9);
  return plainFront(
    mixColour(
      scaleColour(WHITE, 1 - 0.14 * rib),
      [0.62, 0.4, 0.26],
      0.5 * rust * smoothstep(0.6, 0, up),
    ),
  );
};

/** The white sides and the stern's, under a rail of wood. */
function bulwark(): Solid[] {
  const { half, near, stern } = FERRY;
  const corners: readonly (readonly [number, number])[] = [
    [-half, near],
    [-half, stern - 2],
    [-half * 0.7, stern - 0.1],
    [half * 0.7, stern - 0.1],
    [half, stern - 2],
    [half, near],
  ];
  return corners.slice(1).flatMap(([toX, toZ], n) => {
    const [x, z] = corners[n] as readonly [number, number];
    const posts = Math.max(2, Math.round(Math.hypot(toX - x, toZ - z) / 1.6));
    return [
      panel([on(x, 0, z), on(toX, 0, toZ), on(toX, 0.86, toZ), on(x, 0.86, z)], 0.08, riveted),
      rodBetween(on(x, 1.16, z), on(toX, 1.16, toZ), [0.06, 0.06], 6, plainPaint(TEAK)),
      sheer(rodBetween(on(x, 1, z), on(toX, 1, toZ), [0.02, 0.02], 4, plainPaint(STEEL))),
      ...Array.from({ length: posts }, (_, k) => {
        const share = k / posts;
        const [px, pz] = [x + (toX - x) * share, z + (toZ - z) * share];
        return sheer(
          rodBetween(on(px, 0.8, pz), on(px, 1.16, pz), [0.03, 0.03], 5, plainPaint(STEEL)),
        );
      }),
    ];
  });
}

/** A bench of slats that looks astern. */
function bench(x: number, z: number): Solid[] {
  const slat = plainPaint(TEAK);
  const frame = plainPaint(WHITE);
  return [
    ...[0, 0.14, 0.28].map((off) =>
      block([x - 1.3, 0.43, z + 0.06 + off], [x + 1.3, 0.47, z + 0.17 + off], slat),
    ),
    ...[0.56, 0.7, 0.84].map((up) => block([x - 1.3, up, z], [x + 1.3, up + 0.1, z + 0.035], slat)),
    ...[-1.1, 0, 1.1].flatMap((off) => [
      block([x + off - 0.03, 0, z + 0.05], [x + off + 0.03, 0.43, z + 0.44], frame),
      block([x + off - 0.03, 0.43, z - 0.02], [x + off + 0.03, 0.92, z + 0.02], frame),
    ]),
  ];
}

/** An orange lifeboat that hangs between its davits. */
function lifeboat(x: number, z: number): Solid[] {
  const hull: Paint = ({ role }, { along, up, pixel }) => {
    const pane =
      role === 'level'
        ? 0
        : inside(up, 1.6, 1.85, pixel) *
          inside(Math.abs(((along / 0.9) % 1) - 0.5), -1, 0.3, pixel);
    return plainFront(mixColour(ORANGE, [0.12, 0.14, 0.17], pane));
  };
  const white = plainPaint(WHITE);
  const long = 6.4;
  const low = 2.5;
  return [
    rodBetween(on(x, low + 0.6, z), on(x, low + 0.6, z + 1.5), [0.35, 0.95], 12, hull),
    rodBetween(on(x, low + 0.6, z + 1.5), on(x, low + 0.6, z + long - 1.5), [0.95, 0.95], 12, hull),
    rodBetween(
      on(x, low + 0.6, z + long - 1.5),
      on(x, low + 0.6, z + long),
      [0.95, 0.35],
      12,
      hull,
    ),
    ...[z + 1, z + long - 1].flatMap((at) => {
      const foot = x - Math.sign(x) * 0.5;
      return [
        rodBetween(on(foot, 0, at), on(foot, 3.6, at), [0.14, 0.12], 7, white),
        rodBetween(on(foot, 3.6, at), on(x, 4.5, at), [0.12, 0.1], 7, white),
        sheer(rodBetween(on(x, 4.5, at), on(x, low + 1.4, at), [0.03, 0.03], 4, plainPaint(STEEL))),
      ];
    }),
  ];
}

/** The end of the deckhouse beside: a door, round windows, a stair to the deck above. */
function deckHouse(to: number, lamps: number): Solid[] {
  const [a, b] = [to * 3.9, to * FERRY.half];
  const wall: Paint = ({ role }, { along, up, pixel }) => {
    if (role === 'level') return plainFront([0.8, 0.82, 0.84]);
    const z = along;
    const off = Math.hypot(z - Math.round(z / 1.5) * 1.5, up - 1.65);
    const rim = inside(off, -1, 0.3, pixel);
    const pane = inside(off, -1, 0.22, pixel);
    const band = inside(up, 2.5, 2.75, pixel);
    return {
      colour: mixColour(
        mixColour(mixColour(WHITE, [0.1, 0.26, 0.5], band), STEEL, rim),
        [0.14, 0.18, 0.22],
        pane,
      ),
      glass: 0.4 * pane,
      glow: scaleColour(LAMP, 0.9 * pane * Math.min(1, lamps * 3)),
    };
  };
  const roof = to * 3.5;
  return [
    block([Math.min(a, b), 0, FERRY.near], [Math.max(a, b), 2.9, 9.4], wall),
    block([Math.min(roof, b), 2.9, FERRY.near], [Math.max(roof, b), 3.02, 9.8], plainPaint(WHITE)),
    ...Array.from({ length: 11 }, (_, n) =>
      block(
        [Math.min(to * 4.4, to * 5.5), 0.26 * n + 0.16, 12.4 - 0.27 * n],
        [Math.max(to * 4.4, to * 5.5), 0.26 * n + 0.22, 12.7 - 0.27 * n],
        plainPaint(STEEL),
      ),
    ),
    ...[4.4, 5.5].flatMap((x) => [
      rodBetween(on(to * x, 0.1, 12.7), on(to * x, 3, 9.6), [0.07, 0.07], 4, plainPaint(WHITE)),
      sheer(
        rodBetween(
          on(to * x, 1.05, 12.7),
          on(to * x, 3.95, 9.6),
          [0.035, 0.035],
          5,
          plainPaint(WHITE),
        ),
      ),
      rodBetween(on(to * x, 0, 12.7), on(to * x, 1.05, 12.7), [0.035, 0.035], 5, plainPaint(WHITE)),
    ]),
    sheer(
      rodBetween(
        on(roof, 3.95, FERRY.near),
        on(roof, 3.95, 9.7),
        [0.035, 0.035],
        5,
        plainPaint(WHITE),
      ),
    ),
    ...[1, 3.2, 5.4, 7.6, 9.6].map((z) =>
      sheer(rodBetween(on(roof, 3, z), on(roof, 3.95, z), [0.03, 0.03], 5, plainPaint(WHITE))),
    ),
  ];
}

/** A life ring of red and white on the side of the ship, toward the eye. */
function lifeRing(x: number, up: number, z: number): Solid[] {
  const ring: Paint = (_, { along, up: high }) => {
    const away = Math.hypot(along, high);
    if (away < 0.26) return plainFront([0.8, 0.82, 0.83]);
    const part = Math.floor((Math.atan2(high, along) / Math.PI + 1) * 4 + 0.5) % 2;
    return plainFront(part === 0 ? [0.9, 0.2, 0.1] : WHITE);
  };
  return [rodBetween(on(x, up, z), on(x, up, z - 0.1), [0.5, 0.48], 18, ring)];
}

/** The flag at the stern. */
function flag(stern: number): Solid[] {
  const cloth: Paint = (_, { up, along, pixel }) => {
    const stripe = inside(Math.abs(up / 0.24 - Math.round(up / 0.24)) * 0.24, -1, 0.06, pixel);
    const corner = along < 0.75 && up > 0.55 ? 1 : 0;
    return plainFront(
      mixColour(mixColour(WHITE, [0.1, 0.32, 0.68], stripe), [0.1, 0.32, 0.68], corner),
    );
  };
  const z = stern - 0.2;
  return [
    rodBetween(on(0, 0.4, z), on(0, 4.4, z + 1.1), [0.06, 0.04], 6, plainPaint(WHITE)),
    sheer(
      panel(
        [
          on(0.04, 2.5, z + 0.6),
          on(2.6, 2.3, z + 1.2),
          on(2.6, 3.9, z + 1.6),
          on(0.04, 4.1, z + 1),
        ],
        0.03,
        cloth,
      ),
    ),
  ];
}

/** A vent under its cap. */
const vent = (x: number, z: number): Solid[] => [
  frustumAt(on(x, 0, z), 0.8, 0.22, 0.22, plainPaint(WHITE), 10),
  frustumAt(on(x, 0.8, z), 0.12, 0.4, 0.44, plainPaint(WHITE), 12),
  frustumAt(on(x, 0.92, z), 0.16, 0.44, 0.2, plainPaint(WHITE), 12),
];

/** The wake: white water that spreads behind the ship. */
function wake(): Solid {
  const water: Paint = (_, { along, up }) => {
    const edge = 3.6 + 0.02 * up;
    const off = Math.abs(along) / edge;
    const churn = foam.fbm(along / 1.6, up / 5, 4);
    const white = clamp(0.55 + 1.5 * churn + 0.7 * smoothstep(0.6, 0.95, off) - 0.0012 * up);
    return {
      colour: mixColour([0.16, 0.42, 0.46], [0.95, 0.98, 1], white),
      glass: 0,
      glow: [0, 0, 0],
    };
  };
  return sheer(
    upright(
      [
        [-3.6, FERRY.stern],
        [3.6, FERRY.stern],
        [15, 560],
        [-15, 560],
      ],
      -0.3,
      0.12,
      water,
    ),
  );
}
