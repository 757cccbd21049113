import { mixColour, scaleColour, smoothstep } from '../../../../arithmetic.ts';
import type { Colour } from '../../../../words/idea.ts';
import { chance, inside, plainFront } from '../../../street/front.ts';
import { frustumAt } from '../../../street/round-solid.ts';
import { type Paint, plainPaint, type Solid } from '../../../street/solid.ts';
import { LAMP } from '../../../street/street-lamps.ts';
import { paved } from '../../built/paved-site.ts';
import { panel, rodBetween } from '../../far/pieces.ts';
import { clipped } from '../../hedge.ts';
import { LEVEL } from '../../level-site.ts';
import type { SceneryPlan, Site } from '../../site.ts';
import { GRAND_SQUARE, slabAt } from '../grand-square.ts';
import { box } from '../kit.ts';

const VERMILION: Colour = [0.86, 0.23, 0.08];
const BLACK: Colour = [0.09, 0.07, 0.07];

const red: Paint = (_, { along, up }) =>
  plainFront(scaleColour(VERMILION, 0.96 + 0.06 * Math.sin(along * 5 + up * 0.7)));

/** A gate of two posts under a tie and a lintel that rises to its ends: its middle, foot, half as wide, how high. World units. */
function gateAt(x: number, low: number, z: number, half: number, high: number): Solid[] {
  const thick = 0.085 * high;
  const black = plainPaint(BLACK);
  const out = half * 1.42;
  const lintel = (up: number, deep: number, paint: Paint): Solid[] =>
    [-1, 1].map((side) =>
      panel(
        [
          [x, low + up, z],
          [x + side * out, low + up + 0.07 * high, z],
          [x + side * out, low + up + 0.07 * high + deep, z],
          [x, low + up + deep, z],
        ],
        thick * 1.7,
        paint,
      ),
    );
  return [
    ...[-1, 1].flatMap((side) => [
      frustumAt([x + side * half, low - 0.5, z], high * 0.94 + 0.5, thick, thick * 0.86, red, 10),
      frustumAt(
        [x + side * half, low - 0.5, z],
        0.5 + 0.09 * high,
        thick * 1.12,
        thick * 1.12,
        black,
        10,
      ),
    ]),
    box(
      [x - half * 1.2, low + 0.72 * high, z - thick * 0.55],
      [x + half * 1.2, low + 0.79 * high, z + thick * 0.55],
      red,
    ),
    box(
      [x - thick * 0.6, low + 0.79 * high, z - thick * 0.5],
      [x + thick * 0.6, low + 0.92 * high, z + thick * 0.5],
      red,
    ),
    ...lintel(0.91 * high, 0.075 * high, red),
    ...lintel(0.985 * high, 0.04 * high, black),
  ];
}

/** How far apart the gates of the tunnel are, how many there are, half as wide and how high the way through them is; where the first is. World units. */
const TUNNEL = { apart: 1.55, count: 34, half: 2.3, high: 4.7, from: 10.4 } as const;
/** How far the way turns aside at a place. World units. */
const turnAt = (z: number, side: number): number => side * 7 * smoothstep(22, 80, z) ** 1.4;

/** Fushimi Inari in Kyoto: a path of stone under gates of vermilion one behind the other, stone foxes with red bibs at its mouth, lanterns, cedars. */
export const FUSHIMI_INARI: SceneryPlan = {
  ...GRAND_SQUARE,
  trees: 1.5,
  views: [
    { horizon: 0.56, lens: 0.96, eye: 0.42 },
    { horizon: 0.5, lens: 0.92, eye: 0.56 },
    { horizon: 0.6, lens: 0.9, eye: 0.38 },
    { horizon: 0.55, lens: 1.08, eye: 0.44 },
  ],
  ground: () => (x, z) => LEVEL + 6 * smoothstep(7, 60, Math.abs(x)) + 5 * smoothstep(60, 150, z),
  soil: (wild, setting) => {
    const stone = paved((x, z, soft) => {
      const off = Math.abs(x - turnAt(z, setting.side));
      const way = z < TUNNEL.from ? 7 : TUNNEL.half + 0.5;
      const share = inside(off, -1, way, Math.max(0.3, soft));
      return [slabAt(x, z, soft, [0.5, 0.49, 0.47], 0.8, 0.26), share];
    })(wild, setting);
    return stone;
  },
  isTended: (x, z, { side }) =>
    z < TUNNEL.from ? Math.abs(x) < 8 : Math.abs(x - turnAt(z, side)) < TUNNEL.half + 1.6,
  has: new Set(['torii']),
  solids: (site) => [...tunnel(site.setting.side), ...foxes(), ...stoneLanterns(site.lamps)],
};

const tunnel = (side: number): Solid[] =>
  Array.from({ length: TUNNEL.count }, (_, n) => {
    const z = TUNNEL.from + n * TUNNEL.apart;
    const high = TUNNEL.high * (n === 0 ? 1.32 : 1);
    return gateAt(turnAt(z, side), LEVEL, z, TUNNEL.half * (n === 0 ? 1.25 : 1), high);
  }).flat();

/** Two foxes of stone on plinths, bibs of red cloth round their necks. */
function foxes(): Solid[] {
  const stone = plainPaint([0.62, 0.62, 0.6]);
  const bib = plainPaint([0.84, 0.1, 0.1]);
  return [-1, 1].flatMap((side) => {
    const [x, z] = [side * 4.6, TUNNEL.from - 0.8];
    const low = LEVEL + 1.5;
    return [
      box(
        [x - 0.8, LEVEL, z - 0.7],
        [x + 0.8, LEVEL + 0.5, z + 0.7],
        plainPaint([0.52, 0.52, 0.5]),
      ),
      box([x - 0.62, LEVEL + 0.5, z - 0.55], [x + 0.62, LEVEL + 1.5, z + 0.55], stone),
      frustumAt([x, low, z], 1.2, 0.5, 0.24, stone, 9),
      rodBetween([x, low + 1.1, z], [x - side * 0.12, low + 1.55, z - 0.1], [0.27, 0.26], 8, stone),
      rodBetween(
        [x - side * 0.1, low + 1.56, z - 0.1],
        [x - side * 0.62, low + 1.46, z - 0.3],
        [0.25, 0.06],
        8,
        stone,
      ),
      ...[-0.13, 0.13].map((off) =>
        rodBetween(
          [x + off, low + 1.7, z],
          [x + off * 1.3, low + 2.16, z + 0.02],
          [0.12, 0.02],
          5,
          stone,
        ),
      ),
      rodBetween(
        [x + side * 0.3, low + 0.2, z + 0.2],
        [x + side * 0.7, low + 1.7, z + 0.3],
        [0.28, 0.1],
        7,
        stone,
      ),
      frustumAt([x - side * 0.06, low + 0.76, z - 0.04], 0.42, 0.46, 0.3, bib, 9),
    ];
  });
}

/** Lanterns of stone beside the way. */
function stoneLanterns(lamps: number): Solid[] {
  const stone = plainPaint([0.56, 0.56, 0.53]);
  const lit: Paint = () => ({
    colour: [0.9, 0.82, 0.62],
    glass: 0,
    glow: scaleColour(LAMP, 0.2 + Math.min(1.2, lamps * 4)),
  });
  return [-1, 1].flatMap((side) =>
    [
      [7, 13],
      [6.6, 20],
      [8, 7.6],
    ].flatMap(([aside = 0, z = 0]) => {
      const x = side * aside;
      return [
        frustumAt([x, LEVEL, z], 0.4, 0.5, 0.4, stone, 6),
        frustumAt([x, LEVEL + 0.4, z], 1.2, 0.22, 0.2, stone, 8),
        frustumAt([x, LEVEL + 1.6, z], 0.24, 0.26, 0.5, stone, 6),
        box([x - 0.3, LEVEL + 1.84, z - 0.3], [x + 0.3, LEVEL + 2.34, z + 0.3], lit),
        frustumAt([x, LEVEL + 2.34, z], 0.5, 0.72, 0.1, stone, 6),
      ];
    }),
  );
}

/** The great gate in the sea: how far aside on the picture's side, how far off, half as wide, how high. World units. */
const GREAT_GATE = { aside: -3.4, z: 34, half: 5.6, high: 14 } as const;

/** Itsukushima at Miyajima: a great gate of vermilion that stands in the sea and is mirrored in it, a wooded mountain behind, a shrine on posts at the shore. */
export const ITSUKUSHIMA: SceneryPlan = {
  land: 'lake',
  isNear: true,
  relief: 1,
  trees: 1.2,
  views: [
    { horizon: 0.52, lens: 0.96, eye: 0.3 },
    { horizon: 0.46, lens: 0.9, eye: 0.42 },
    { horizon: 0.56, lens: 0.9, eye: 0.27 },
    { horizon: 0.52, lens: 1.06, eye: 0.32 },
  ],
  ground: (wild) => (x, z) => {
    const shore = 0.5 - 3 * smoothstep(9.5, 13.5, z + 0.5 * Math.sin(x / 3));
    const far =
      30 * smoothstep(120, 200, z + 14 * Math.sin(x / 40)) * (0.6 + 0.5 * Math.cos(x / 70));
    return z < 90
      ? shore
      : Math.max(shore, far > 0 ? -2.5 + far + 0.25 * wild(x, z) * smoothstep(120, 170, z) : shore);
  },
  water: { deep: [0.1, 0.24, 0.3], shallow: [0.24, 0.36, 0.36], roughness: 0.06 },
  isTended: (_, z) => z < 24,
  has: new Set(['torii']),
  solids: (site) => [...greatGate(site.setting.side), ...shrine(site), ...pines(site.setting.side)],
};

/** Four props stand beside the posts of the great gate. */
function greatGate(side: number): Solid[] {
  const { z, half, high } = GREAT_GATE;
  const x = side * GREAT_GATE.aside;
  const props = [-1, 1].flatMap((a) =>
    [-1, 1].flatMap((b) => {
      const at = [x + a * half, z + b * 2.6] as const;
      return [
        frustumAt([at[0], -3, at[1]], 3 + 0.52 * high, 0.6, 0.5, red, 9),
        rodBetween([at[0], 0.4 * high, at[1]], [x + a * half, 0.4 * high, z], [0.28, 0.28], 5, red),
        box(
          [at[0] - 0.9, 0.52 * high, at[1] - 0.9],
          [at[0] + 0.9, 0.55 * high, at[1] + 0.9],
          plainPaint(BLACK),
        ),
      ];
    }),
  );
  return [...gateAt(x, -2.5, z, half, high + 2.5), ...props];
}

/** Halls of vermilion on posts over the water, under roofs of bark. */
function shrine({ setting: { side }, lamps }: Site): Solid[] {
  const wall: Paint = ({ role }, { along, up, pixel }) => {
    if (role === 'level') return plainFront([0.4, 0.32, 0.24]);
    const post = inside(Math.abs(((along / 2.4) % 1) - 0.5), 0.4, 0.6, pixel / 2.4);
    const rail = Math.max(inside(up, 0, 0.3, pixel), inside(up, 1.1, 1.3, pixel));
    return {
      colour: mixColour([0.93, 0.9, 0.84], VERMILION, Math.max(post, rail)),
      glass: 0,
      glow: scaleColour(LAMP, (1 - post) * Math.min(0.8, lamps * 2.4)),
    };
  };
  const roof = plainPaint([0.3, 0.25, 0.2]);
  return [
    [14, 62, 22],
    [40, 66, 20],
    [-44, 74, 24],
  ].flatMap(([aside = 0, z = 0, long = 0]) => {
    const [left, right] = [
      Math.min(side * aside, side * (aside + long)),
      Math.max(side * aside, side * (aside + long)),
    ];
    return [
      box([left, 1.2, z], [right, 1.7, z + 9], plainPaint([0.6, 0.3, 0.16])),
      box([left + 1, 1.7, z + 1], [right - 1, 4.8, z + 8], wall),
      ...Array.from({ length: 6 }, (_, n) =>
        frustumAt([left + 1 + (n / 5) * (right - left - 2), -2, z + 0.4], 3.4, 0.3, 0.3, red, 6),
      ),
      ...[0, 1, 2, 3].map((n) =>
        box(
          [left - 1.4 + n * 1.1, 4.8 + n * 0.75, z - 1.2 + n * 1.2],
          [right + 1.4 - n * 1.1, 5.6 + n * 0.75, z + 10.2 - n * 1.2],
          roof,
        ),
      ),
    ];
  });
}

/** Pines at the edge of the shore. */
const pines = (side: number): Solid[] =>
  [
    [-9.6, 12.4],
    [11.4, 12],
  ].flatMap(([aside = 0, z = 0], n) => {
    const x = side * aside;
    const bark = plainPaint([0.34, 0.24, 0.17]);
    return [
      rodBetween([x, -1, z], [x + 0.7, 3, z], [0.32, 0.24], 7, bark),
      rodBetween([x + 0.7, 3, z], [x + 0.2, 6, z], [0.24, 0.14], 7, bark),
      ...[0, 1, 2, 3].map((k) =>
        frustumAt(
          [x + 1.4 * Math.sin(k * 2.2 + n), 3.4 + k * 0.95, z + Math.cos(k * 1.7)],
          0.7,
          1.7 - 0.25 * k,
          0.7 + 0.1 * chance(k, n, 3),
          clipped,
          9,
        ),
      ),
    ];
  });
