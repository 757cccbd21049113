import type { Colour } from '../../../words/idea.ts';
import { masonry, plain, rough } from '../../sculpt/looks.ts';
import { portray } from '../../sculpt/portray.ts';
import { ball, box, ellipsoid, frustum, type Look, limb, type Solid } from '../../sculpt/solid.ts';
import type { Vector } from '../../sculpt/vector.ts';
import type { Sprite } from '../../sprite.ts';
import { underOpenSky, type Wish } from '../../wish.ts';
import { battered } from '../battered.ts';
import { fallen, ivied } from '../ruins/broken-walls.ts';

const STONE: Colour = [0.47, 0.43, 0.36];
const DARK: Colour = [0.06, 0.06, 0.06];
const ROOT: Colour = [0.66, 0.6, 0.5];
const LEAF: Colour = [0.16, 0.32, 0.1];

/** How many tiers a tower has, and how wide it is at shares of its height: the form of a lotus bud. */
const TIERS = 9;
const bud = (share: number): number => 1.06 * (1 - share ** 2.3) ** 0.8 + 0.05;

/** A temple as at Angkor: towers like lotus buds over galleries and steep stairs, moss on them, a fig that holds a corner in its roots. */
export function khmerTemple(wish: Wish): Sprite {
  const { random } = wish;
  const stone = wish.colour ?? STONE;
  const look = ivied(masonry(stone, 0.022), 0.32);
  const model = [
    battered(look, [0, 0, 0], [0.86, 0.5], [0.82, 0.46], 0.07),
    battered(look, [0, 0.07, 0.04], [0.66, 0.38], [0.58, 0.32], 0.2),
    battered(look, [0, 0.27, 0.08], [0.32, 0.24], [0.27, 0.2], 0.16),
    ...gallery(look, -0.5, 0.07, 0.3),
    ...gallery(look, 0.5, 0.07, 0.3),
    ...stairs(look),
    ...tower(look, [0, 0.43, 0.1], 0.17, 0.86),
    ...tower(look, [-0.46, 0.27, -0.12], 0.12, 0.58),
    ...tower(look, [0.46, 0.27, -0.12], 0.12, 0.58),
    ...tower(look, [-0.42, 0.27, 0.3], 0.1, 0.54),
    ...tower(look, [0.42, 0.27, 0.3], 0.1, 0.54),
    ...gateHouse(look),
    ...fig([0.68, 0.22, -0.3]),
    ...fallen(random, stone, [-0.6, -0.6], 0.26, 12),
    ...fallen(random, stone, [0.3, -0.62], 0.2, 7),
  ];
  return portray(underOpenSky(wish), model, 0.24, 0.06, 2.6);
}

/** A tower of tiers that swell and close like a bud, with a doorway in its foot. */
const tower = (look: Look, [x, y, z]: Vector, wide: number, high: number): Solid[] => [
  box(look, [x, y + 0.16 * high, z], [wide * 0.92, 0.16 * high, wide * 0.92]),
  box(look, [x, y + 0.14 * high, z], [wide * 0.4, 0.16 * high, wide * 1.12]),
  box(look, [x, y + 0.14 * high, z], [wide * 1.12, 0.16 * high, wide * 0.4]),
  box(plain(DARK), [x, y + 0.11 * high, z - wide * 1.1], [wide * 0.2, 0.1 * high, wide * 0.05]),
  ...Array.from({ length: TIERS }, (_, n): Solid => {
    const [from, to] = [n / TIERS, (n + 0.86) / TIERS];
    return frustum(
      look,
      [x, y + high * (0.3 + 0.7 * from), z],
      (0.7 * high) / TIERS,
      wide * bud(from),
      wide * bud(to) * 0.9,
    );
  }),
  ball(look, [x, y + high * 1.01, z], wide * 0.12),
];

/** A low gallery with a vaulted roof and a row of square pillars. */
function gallery(look: Look, x: number, y: number, half: number): Solid[] {
  const z = -0.4;
  return [
    box(look, [x, y + 0.08, z + 0.06], [half, 0.08, 0.03]),
    box(plain(DARK), [x, y + 0.07, z + 0.028], [half - 0.02, 0.055, 0.005]),
    ...Array.from({ length: 9 }, (_, n) =>
      box(look, [x + half * (n / 4 - 1) * 0.96, y + 0.07, z], [0.014, 0.07, 0.014]),
    ),
    box(look, [x, y + 0.15, z + 0.03], [half + 0.015, 0.012, 0.06]),
    limb(
      look,
      [x - half + 0.03, y + 0.16, z + 0.03],
      [x + half - 0.03, y + 0.16, z + 0.03],
      0.05,
      0.05,
    ),
  ];
}

/** The steep stairs to the middle tower between their balustrades. */
const stairs = (look: Look): Solid[] =>
  Array.from({ length: 13 }, (_, n): Solid[] => {
    const [y, z] = [0.07 + 0.03 * n, -0.34 + 0.02 * n];
    return [
      box(look, [0, y, z + 0.1], [0.09, 0.015, 0.12]),
      ...(n % 3 === 0
        ? [-0.11, 0.11].map((x) => box(look, [x, y + 0.012, z + 0.1], [0.02, 0.045, 0.12]))
        : []),
    ];
  }).flat();

/** The gate before it, of which a doorway and a small bud stand. */
const gateHouse = (look: Look): Solid[] => [
  ...[-0.1, 0.1].map((x) => box(look, [x, 0.13, -0.47], [0.05, 0.13, 0.06])),
  box(look, [0, 0.25, -0.47], [0.16, 0.025, 0.07]),
  box(look, [0, 0.3, -0.47], [0.1, 0.035, 0.05]),
];

/** A strangler fig on the corner of the gallery: roots that run down over the stones, a crown above. */
function fig([x, y, z]: Vector): Solid[] {
  const wood = rough(ROOT, 2);
  const roots = [-1, -0.6, -0.25, 0.15, 0.5, 0.9].flatMap((by, n): Solid[] => {
    const knee: Vector = [x + 0.14 * by, y * 0.55, z - 0.14 - 0.03 * (n % 2)];
    const toe: Vector = [x + 0.3 * by, 0, z - 0.26 - 0.05 * ((n * 2) % 3)];
    return [
      limb(wood, [x + 0.04 * by, y + 0.1, z - 0.04], knee, 0.034, 0.02, 0.03),
      limb(wood, knee, toe, 0.02, 0.016, 0.02),
    ];
  });
  const leaf = rough(LEAF, 4);
  return [
    limb(wood, [x, y, z], [x + 0.02, y + 0.5, z + 0.02], 0.07, 0.045, 0.04),
    limb(wood, [x + 0.02, y + 0.44, z + 0.02], [x + 0.2, y + 0.68, z], 0.036, 0.02, 0.03),
    limb(wood, [x + 0.02, y + 0.46, z + 0.02], [x - 0.14, y + 0.7, z], 0.034, 0.02, 0.03),
    ...roots,
    ...(
      [
        [0, 0.86, 0.16],
        [0.2, 0.76, 0.15],
        [-0.17, 0.78, 0.14],
        [0.08, 0.72, 0.13],
        [0.32, 0.68, 0.1],
        [-0.28, 0.7, 0.1],
      ] as const
    ).map(([dx, dy, r]) => ellipsoid(leaf, [x + dx, y + dy, z], [r, r * 0.7, r], 0.03)),
  ];
}
