import type { Colour } from '../../../words/idea.ts';
import { flat, type Shell } from '../furniture.ts';
import { chance } from '../materials.ts';
import { ball, box, drum, type Material, type Point, type Solid, sphere } from '../solids/solid.ts';

const BAUBLES: readonly Colour[] = [
  [0.82, 0.08, 0.1],
  [0.95, 0.74, 0.22],
  [0.2, 0.36, 0.72],
  [0.9, 0.9, 0.92],
];
const TALL = 2.1;

/** Christmas in a dining room: the tree with its lights in a corner at [x, z], presents beneath it, a garland over the window, sprigs of holly and red candles on the table whose middle is given. */
export function christmasCorner(
  tree: readonly [number, number],
  table: Point,
  { window, back, high }: Shell,
): Solid[] {
  return [
    ...treeAt(tree, Math.min(TALL, high - 0.4)),
    ...presents(tree),
    ...garland(window, back),
    ...onTable(table),
  ];
}

/** The tree: rings of boughs, baubles and lights on them, a star. */
function treeAt([x, z]: readonly [number, number], tall: number): Solid[] {
  const needles: Material = (px, y, pz) => {
    const own = chance(Math.floor((px + pz) * 46), Math.floor(y * 60));
    return [0.05 + 0.06 * own, 0.24 + 0.2 * own, 0.09 + 0.06 * own];
  };
  const rings = 7;
  const star = tall + 0.05;
  return [
    drum([x, z], [0, 0.26], [0.16, 0.2], flat([0.6, 0.1, 0.1])),
    ...Array.from({ length: rings }, (_, n) => {
      const low = 0.24 + (n / rings) * (tall - 0.34);
      const r = 0.72 * (1 - n / (rings + 0.6));
      return drum([x, z], [low, low + 0.46], [r, r * 0.2], needles);
    }),
    ...Array.from({ length: 46 }, (_, n) => {
      const share = (n + 0.5) / 46;
      const turn = n * 2.4;
      const r = 0.7 * (1 - share) + 0.03;
      const [px, y, pz] = [
        x + r * Math.cos(turn),
        0.34 + share * (tall - 0.5),
        z + r * Math.sin(turn),
      ];
      const isLight = n % 3 === 0;
      const size = isLight ? 0.026 : 0.055;
      return sphere(
        [px, y, pz],
        size,
        flat(isLight ? [1.6, 1.3, 0.6] : (BAUBLES[n % BAUBLES.length] as Colour)),
        isLight ? 0.8 : 0,
      );
    }),
    ball(
      [x - 0.09, star - 0.09, z - 0.05],
      [x + 0.09, star + 0.09, z + 0.05],
      flat([1.4, 1.1, 0.35]),
      0.6,
    ),
  ];
}

/** Boxes with ribbons under the tree. */
const presents = ([x, z]: readonly [number, number]): Solid[] =>
  (
    [
      [-0.34, -0.62, 0.2, 0.26],
      [0.12, -0.72, 0.16, 0.2],
      [0.46, -0.5, 0.15, 0.34],
    ] as const
  ).map(([dx, dz, half, tall], n) => {
    const paper = BAUBLES[n] as Colour;
    const ribbon = BAUBLES[(n + 1) % 4] as Colour;
    const [cx, cz] = [x + dx, z + dz];
    return box([cx - half, 0, cz - half], [cx + half, tall, cz + half], (px, _y, pz, axis) =>
      (axis !== 0 && Math.abs(px - cx) < 0.03) || (axis !== 2 && Math.abs(pz - cz) < 0.03)
        ? ribbon
        : paper,
    );
  });

/** A garland of fir with red bows over the window. */
const garland = ([left, right, , top]: Shell['window'], back: number): Solid[] =>
  Array.from({ length: 25 }, (_, n) => {
    const t = n / 24;
    const [x, y] = [
      left + (right - left) * t,
      top + 0.02 - 0.2 * Math.sin(((t * 2) % 1) * Math.PI),
    ];
    const isBow = n % 12 === 0;
    const r = isBow ? 0.1 : 0.075;
    return ball(
      [x - r, y - r, back - 0.26],
      [x + r, y + r, back - 0.14],
      flat(isBow ? [0.8, 0.07, 0.1] : n % 4 === 2 ? [0.86, 0.66, 0.2] : [0.08, 0.32, 0.13]),
    );
  });

/** Holly along the table, red candles among it. */
const onTable = ([x, y, z]: Point): Solid[] =>
  [-0.72, -0.5, 0.5, 0.72].flatMap((dx, n) => [
    ball([x + dx - 0.1, y, z - 0.16], [x + dx + 0.1, y + 0.05, z - 0.04], flat([0.07, 0.32, 0.12])),
    ...[-0.05, 0.02, 0.06].map((step) =>
      ball(
        [x + dx + step - 0.02, y + 0.03, z - 0.13],
        [x + dx + step + 0.02, y + 0.07, z - 0.09],
        flat([0.85, 0.06, 0.08]),
      ),
    ),
    ...(n % 2 === 0
      ? [
          drum([x + dx, z - 0.02], [y, y + 0.26], [0.024, 0.022], flat([0.75, 0.07, 0.09])),
          ball(
            [x + dx - 0.018, y + 0.25, z - 0.038],
            [x + dx + 0.018, y + 0.33, z - 0.002],
            flat([1.6, 1.1, 0.4]),
            0.8,
          ),
        ]
      : []),
  ]);
