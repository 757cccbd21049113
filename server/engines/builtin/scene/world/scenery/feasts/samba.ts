import { mixColour, scaleColour } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { barBetween } from '../../street/convex.ts';
import { chance, plainFront } from '../../street/front.ts';
import { ellipsoidAt, frustumAt } from '../../street/round-solid.ts';
import { type Paint, type Point, plainPaint, type Solid } from '../../street/solid.ts';
import { lifted } from '../built/lifted.ts';
import { block, paved, WHITE } from '../built/paved-site.ts';
import { LEVEL, levelled } from '../level-site.ts';
import type { SceneryPlan, Site } from '../site.ts';
import { scraps } from './new-year.ts';

/** Where dancers are before the float: right of the middle, ahead; and their feathers. World units. */
export const DANCERS = [
  [0, 4.7, 0],
  [-1.6, 5.6, 1],
  [1.65, 5.7, 2],
  [-3, 6.9, 3],
  [3.1, 7, 4],
  [-0.9, 7.6, 2],
  [1, 7.7, 3],
] as const;
/** The colours of their feathers. */
export const PLUMES: readonly Colour[] = [
  [0.98, 0.72, 0.1],
  [0.94, 0.12, 0.5],
  [0.1, 0.7, 0.66],
  [0.5, 0.2, 0.8],
  [0.95, 0.3, 0.1],
];
/** The float: how far off, half its width. World units. */
const FLOAT = { z: 10.5, half: 2.9 } as const;
const GOLD: Colour = [0.96, 0.74, 0.2];
const ROAD: Colour = [0.42, 0.42, 0.44];

/** A carnival's avenue between its stands: a float with a great bird, dancers with fans of feathers before it. */
export const SAMBA: SceneryPlan = {
  land: 'field',
  relief: 1.3,
  trees: 0.4,
  views: [
    { horizon: 0.56, lens: 0.96, eye: 0.34 },
    { horizon: 0.5, lens: 0.9, eye: 0.52 },
    { horizon: 0.62, lens: 0.86, eye: 0.3 },
    { horizon: 0.54, lens: 1.1, eye: 0.34 },
  ],
  ground: levelled(40, 70),
  soil: paved((x, z) => {
    const isEdge = Math.abs(Math.abs(x) - 5.6) < 0.14;
    return [isEdge ? WHITE : ROAD, Math.abs(x) < 30 && z < 66 ? 1 : 0];
  }),
  lampAt: () => () => 0.8,
  isTended: (x, z) => Math.abs(x) < 32 && z < 70,
  solids,
};

function solids({ lamps, setting }: Site): Solid[] {
  const glow = Math.min(0.6, 0.08 + lamps * 1.4);
  return [
    ...[-1, 1].flatMap((side) => stand(side)),
    ...greatBird(glow),
    ...DANCERS.flatMap(([x, z, n]) =>
      fan([setting.side * x, 0.95, z + 0.14], PLUMES[n] as Colour, glow),
    ),
    ...scraps(0.2 + glow).map((one) => lifted(one, LEVEL)),
  ];
}

/** A stand of steps full of people, its roof on posts. */
function stand(side: number): Solid[] {
  const crowd: Paint = ({ role }, { along, up }) => {
    if (role === 'level') return plainFront([0.5, 0.48, 0.46]);
    const [u, v] = [Math.floor(along / 0.5), along / 0.5 - Math.floor(along / 0.5) - 0.5];
    const is = chance(u, side * 3, 6) < 0.9;
    if (is && Math.hypot(v * 0.5, up - 0.62) < 0.13)
      return plainFront(scaleColour([0.62, 0.42, 0.3], 0.7 + 0.5 * chance(u, 2, 2)));
    if (is && Math.abs(v) < 0.36 && up < 0.52)
      return plainFront(PLUMES[Math.floor(chance(u, 7, 3) * 5)] as Colour);
    return plainFront([0.44, 0.42, 0.4]);
  };
  return [
    ...Array.from({ length: 7 }, (_, n) => {
      const [inner, outer] = [7.2 + n * 0.9, 16];
      const [l, r] = side > 0 ? [inner, outer] : [-outer, -inner];
      return block([l, n * 0.8, 3], [r, n * 0.8 + 0.8, 62], crowd);
    }),
    block(
      side > 0 ? [12, 9.2, 3] : [-18, 9.2, 3],
      side > 0 ? [18, 9.5, 62] : [-12, 9.5, 62],
      plainPaint(WHITE),
    ),
  ];
}

/** A bar that shines on its own. */
const glowing =
  (colour: Colour, glow: number): Paint =>
  () => ({ colour, glass: 0, glow: scaleColour(colour, glow) });

/** A fan of feathers behind somebody's shoulders. */
function fan([x, y, z]: Point, colour: Colour, glow: number): Solid[] {
  return Array.from({ length: 13 }, (_, n) => {
    const turn = -0.35 + (n / 12) * (Math.PI + 0.7);
    const long = 0.95 + 0.12 * (n % 2);
    const [c, s] = [Math.cos(turn), Math.sin(turn)];
    const tint = n % 2 === 0 ? colour : mixColour(colour, [1, 1, 1], 0.35);
    const from: Point = [x + 0.2 * c, LEVEL + y + 0.35 + 0.2 * s, z];
    const to: Point = [x + long * c, LEVEL + y + 0.35 + long * s, z + 0.06];
    return [
      { ...barBetween(from, to, [0.03, 0.085], glowing(tint, glow)), isSheer: true as const },
      { ...ellipsoidAt(to, 0.1, 0.1, glowing(tint, glow)), isSheer: true as const },
    ];
  }).flat();
}

/** The float: a stage in steps hung with gold, and on it a bird with a wheel of feathers. */
function greatBird(glow: number): Solid[] {
  const { z, half } = FLOAT;
  const skirt: Paint = ({ role }, { along, up }) => {
    if (role === 'level') return plainFront([0.5, 0.2, 0.5]);
    const bow = up > 0.9 - 0.3 * Math.abs(Math.sin(along * 2.4));
    const dot = Math.hypot(((along * 1.8) % 1) - 0.5, ((up * 1.8) % 1) - 0.5) < 0.2;
    const colour = bow ? GOLD : dot ? ([1, 0.95, 0.7] as const) : ([0.62, 0.08, 0.42] as const);
    return { colour, glass: 0, glow: scaleColour(colour, glow) };
  };
  const wheel = (many: number, long: number, back: number, tints: readonly Colour[]): Solid[] =>
    Array.from({ length: many }, (_, n) => {
      const turn = -0.12 + (n / (many - 1)) * (Math.PI + 0.24);
      const [c, s] = [Math.cos(turn), Math.sin(turn)];
      const tint = tints[n % tints.length] as Colour;
      const to: Point = [long * c, LEVEL + 3.1 + long * s, z + back];
      return [
        barBetween(
          [0.3 * c, LEVEL + 3.1 + 0.3 * s, z + back],
          to,
          [0.06, 0.24],
          glowing(tint, glow),
        ),
        ellipsoidAt(to, 0.36, 0.36, glowing(mixColour(tint, [1, 1, 1], 0.2), glow)),
        ellipsoidAt([to[0], to[1], to[2] - 0.26], 0.17, 0.17, glowing(GOLD, glow)),
      ];
    }).flat();
  const blob = (at: Point, wide: number, tall: number, colour: Colour) =>
    ellipsoidAt([at[0], LEVEL + at[1], z + at[2]], wide, tall, glowing(colour, glow));
  return [
    block([-half, 0.15, z - 0.6], [half, 1.2, z + 3.4], skirt),
    block([-half * 0.7, 1.2, z - 0.1], [half * 0.7, 2, z + 3], skirt),
    ...wheel(17, 3.9, 1.3, [PLUMES[2] as Colour, PLUMES[3] as Colour]),
    ...wheel(15, 2.7, 1, [PLUMES[0] as Colour, PLUMES[1] as Colour]),
    blob([0, 2.7, 0.4], 0.9, 0.95, [0.1, 0.36, 0.8]),
    blob([0, 3.6, 0.2], 0.42, 0.7, [0.1, 0.42, 0.85]),
    blob([0, 4.3, 0], 0.42, 0.4, [0.12, 0.5, 0.9]),
    ...[-1, 1].map((side) => blob([side * 0.2, 4.4, -0.36], 0.1, 0.12, [0.04, 0.04, 0.06])),
    frustumAt([0, LEVEL + 4.15, z - 0.45], 0.2, 0.14, 0.03, glowing(GOLD, glow), 6),
    ...[-0.3, 0, 0.3].map((lean) =>
      barBetween([0, LEVEL + 4.6, z], [lean, LEVEL + 5.2, z], [0.03, 0.03], glowing(GOLD, glow)),
    ),
  ];
}
