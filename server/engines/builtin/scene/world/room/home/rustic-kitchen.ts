import { scaleColour } from '../../../arithmetic.ts';
import type { Noise } from '../../../noise.ts';
import type { Colour, Subject } from '../../../words/idea.ts';
import { COPPER, hangings, IRON, lamp, pans } from '../furnishings/hung-ware.ts';
import { type KitchenLook, painted } from '../furnishings/kitchen-look.ts';
import { oldWood } from '../furnishings/timbered.ts';
import { type Furnished, type Furnishing, flat, slab } from '../furniture.ts';
import { chance, wood } from '../materials.ts';
import { ball, box, drum, type Material, pad, type Solid } from '../solids/solid.ts';
import { grandmother, logPile, woodStove } from './wood-stove.ts';

const TERRACOTTA: Colour = [0.62, 0.3, 0.17];
const BEAM: Colour = [0.26, 0.16, 0.09];
const CLAY: Colour = [0.66, 0.34, 0.2];

/** Rough plaster, a floor of terracotta, a ceiling of old boards. */
export const rusticSurfaces = (look: KitchenLook, noise: Noise) => ({
  walls: ((x, y, z) =>
    scaleColour(look.plaster, 1 + 0.1 * noise.fbm(x * 2.4 + z * 2.4, y * 2.4, 4))) as Material,
  floor: ((x, _y, z) => {
    const [a, b] = [x / 0.36, z / 0.36];
    const [i, j] = [Math.floor(a), Math.floor(b)];
    const edge = Math.min(a - i, 1 - a + i, b - j, 1 - b + j);
    if (edge < 0.03) return [0.5, 0.42, 0.34];
    return scaleColour(TERRACOTTA, 0.78 + 0.4 * chance(i, j) + 0.1 * noise.fbm(x * 6, z * 6, 2));
  }) as Material,
  ceiling: ((x, y, z, axis) =>
    scaleColour(
      oldWood([0.44, 0.28, 0.16], noise, 2)(x, y, z, axis),
      Math.abs((x / 0.2) % 1) < 0.06 ? 0.5 : 1,
    )) as Material,
});

/** Whether somebody is the old woman who cooks in such a kitchen. */
export const isOldCook = ({ traits = [] }: Pick<Subject, 'traits'>): boolean =>
  traits.includes('old') && traits.includes('chef');

/** An old country kitchen: a range with its fire in a hood of masonry, a tiled worktop with a stone sink, shelves of pottery, copper pans, strings from the beams, a long table. */
export const rusticKitchen =
  (look: KitchenLook) =>
  ({ noise, shell, side, isFull, taken }: Furnishing): Furnished => {
    const { left, right, back, high } = shell;
    const middle = (left + right) / 2;
    const tile = painted(look);
    const top = oldWood([0.5, 0.32, 0.18], noise, 0);
    const rangeX = middle + side * 1.25;
    const tableX = middle - side * 0.25;
    const doors: Material = (x, y, z) => {
      const u = x / 0.55 - Math.floor(x / 0.55);
      const plank = (u * 4) % 1;
      const isEdge = u < 0.04 || u > 0.96 || y < 0.16 || y > 0.8;
      if (Math.hypot((u - 0.86) * 0.55, y - 0.5) < 0.022) return [0.1, 0.1, 0.1];
      return scaleColour(
        look.doors,
        (isEdge || plank < 0.06 ? 0.65 : 1) * (1 + 0.12 * noise.at(x * 20 + z, y * 3)),
      );
    };
    const beams = Array.from({ length: 5 }, (_, n) => {
      const z = 1.1 + (n * (back - 1.4)) / 4;
      return box([left, high - 0.22, z], [right, high, z + 0.2], oldWood(BEAM, noise, 0));
    });
    return {
      lamps: [
        [rangeX, 0.9, back - 1.1],
        [tableX, 1.8, 3],
      ],
      solids: [
        ...beams,
        box([left, 0.06, back - 0.6], [right, 0.86, back], doors),
        box([left, 0.86, back - 0.64], [right, 0.92, back], tile),
        box([left, 0.92, back - 0.03], [right, 1.42, back - 0.005], tile),
        ...range(rangeX, back, high, look, noise),
        ...sink(shell, back),
        ...shelves(shell, side, back, noise, look),
        ...(isFull
          ? [
              ...woodStove([tableX, 0, 2.85], high, -side),
              ...grandmother([tableX, 0, 2.85], -side),
              ...logPile([tableX + side * 0.95, 0, 2.75]),
            ]
          : taken?.includes('table')
            ? []
            : longTable(tableX, 3.1, top, look)),
        ...[-1.25, -0.6, 0.2].flatMap((dx, n) =>
          hangings(tableX + dx * 1.1, high - 0.22, 3.3 + 0.2 * n, look, n),
        ),
        ...lamp(tableX, 3, high - 0.2),
        ...pans(side > 0 ? right : left, side),
      ],
    };
  };

/** The range: a hearth of brick with flames beneath an iron plate with pots, a hood of plaster above. */
function range(x: number, back: number, high: number, look: KitchenLook, noise: Noise): Solid[] {
  const stone: Material = (px, y, z) => {
    const row = Math.floor(y / 0.12);
    const u = (px + z) / 0.26 + 0.5 * (row & 1);
    const [a, b] = [u - Math.floor(u), y / 0.12 - row];
    return a < 0.05 || b < 0.1
      ? [0.6, 0.52, 0.44]
      : scaleColour([0.56, 0.28, 0.18], 0.8 + 0.35 * chance(Math.floor(u), row));
  };
  const mouth: Material = (px, y, z, axis) => {
    const [u, v] = [(px - x) / 0.36, (y - 0.16) / 0.5];
    const arch = Math.abs(u) < 1 && v > 0 && v < 0.55 + 0.42 * Math.sqrt(Math.max(0, 1 - u * u));
    if (axis !== 2 || !arch) return stone(px, y, z, axis);
    const flame = 0.85 * (1 - u * u) * (0.55 + 0.45 * Math.abs(Math.sin(u * 7 + 1)));
    if (v < flame * 0.5) return [2, 1.4, 0.5];
    return v < flame ? [1.6, 0.55, 0.08] : v < 0.09 ? [0.8, 0.2, 0.05] : [0.06, 0.04, 0.035];
  };
  const plaster: Material = (px, y, z) =>
    scaleColour(look.plaster, 1.04 + 0.09 * noise.fbm(px * 3, (y + z) * 3, 3));
  return [
    box([x - 0.72, 0, back - 0.82], [x + 0.72, 0.9, back], mouth),
    box([x - 0.76, 0.9, back - 0.86], [x + 0.76, 0.96, back], IRON),
    box([x - 0.72, 0.96, back - 0.06], [x + 0.72, 1.6, back], painted(look)),
    // The hood narrows toward the ceiling in steps too small to be seen as such.
    ...Array.from({ length: 14 }, (_, n) => {
      const [low, top] = [1.72 + (n * (high - 1.72)) / 14, 1.72 + ((n + 1) * (high - 1.72)) / 14];
      const [half, deep] = [0.82 - 0.025 * n, 0.9 - 0.035 * n];
      return box([x - half, low, back - deep], [x + half, top, back], plaster);
    }),
    box([x - 0.88, 1.6, back - 0.96], [x + 0.88, 1.74, back], oldWood(BEAM, noise, 0)),
    ...pot(x - 0.36, 0.96, back - 0.45, 0.2, CLAY),
    ...pot(x + 0.34, 0.96, back - 0.42, 0.17, COPPER),
    ...[-0.6, -0.2, 0.25, 0.62].map((dx, n) =>
      drum(
        [x + dx, back - 0.88],
        [1.74, 1.88 + 0.05 * (n % 2)],
        [0.05, 0.075],
        flat(n % 2 === 0 ? CLAY : look.ink),
      ),
    ),
  ];
}

/** A round-bellied pot with a lid and two handles. */
const pot = (x: number, y: number, z: number, r: number, colour: Colour): Solid[] => [
  ball([x - r, y - 0.03, z - r], [x + r, y + r * 1.5, z + r], flat(colour)),
  drum([x, z], [y + r * 1.25, y + r * 1.45], [r * 0.72, r * 0.78], flat(scaleColour(colour, 0.8))),
  ball(
    [x - 0.03, y + r * 1.4, z - 0.03],
    [x + 0.03, y + r * 1.4 + 0.06, z + 0.03],
    flat(scaleColour(colour, 0.6)),
  ),
  ...[-1, 1].map((to) =>
    ball(
      [x + to * r - 0.035, y + r * 0.75, z - 0.03],
      [x + to * r + 0.035, y + r * 1.05, z + 0.03],
      flat(colour),
    ),
  ),
];

/** A sink of stone below the window with its tap, a jug with herbs beside it. */
function sink({ window }: Furnishing['shell'], back: number): Solid[] {
  const x = (window[0] + window[1]) / 2;
  const stone = flat([0.86, 0.84, 0.78]);
  return [
    pad([x - 0.42, 0.6, back - 0.68], [x + 0.42, 0.95, back - 0.12], stone, 0.04),
    box([x - 0.34, 0.94, back - 0.6], [x + 0.34, 0.955, back - 0.2], flat([0.36, 0.36, 0.35])),
    drum([x, back - 0.1], [0.92, 1.2], [0.02, 0.02], flat(COPPER)),
    box([x - 0.018, 1.18, back - 0.3], [x + 0.018, 1.21, back - 0.09], flat(COPPER)),
    drum([x + 0.62, back - 0.3], [0.92, 1.12], [0.07, 0.1], flat(CLAY)),
    ball([x + 0.48, 1.06, back - 0.42], [x + 0.76, 1.36, back - 0.18], flat([0.2, 0.4, 0.14])),
  ];
}

/** Shelves on the side opposite the range, full of plates on edge, jugs and jars. */
function shelves(
  { left, right }: Furnishing['shell'],
  side: number,
  back: number,
  noise: Noise,
  look: KitchenLook,
): Solid[] {
  const wall = side > 0 ? left : right;
  const at = (out: number) => wall + side * out;
  const board = wood([0.44, 0.27, 0.15], noise);
  const glazes: readonly Colour[] = [CLAY, look.ink, look.tile, look.doors, look.heart];
  return [
    slab([wall, at(0.5)], [0, 0.84], [2.1, back - 0.6], board),
    slab([wall, at(0.54)], [0.84, 0.89], [2.05, back - 0.6], board),
    ...[1.3, 1.72].flatMap((y) => [
      slab([wall, at(0.26)], [y, y + 0.04], [2.1, back - 0.75], board),
      ...Array.from({ length: 9 }, (_, n) => {
        const z = 2.3 + n * 0.32;
        const glaze = glazes[(n + (y > 1.5 ? 2 : 0)) % glazes.length] as Colour;
        if (z > back - 0.9) return [];
        return (n + (y > 1.5 ? 1 : 0)) % 3 === 0
          ? [
              ball(
                [at(0.05) - 0.03, y + 0.04, z - 0.13],
                [at(0.05) + 0.03, y + 0.3, z + 0.13],
                flat(look.tile),
              ),
              ball(
                [at(0.075) - 0.02, y + 0.09, z - 0.08],
                [at(0.075) + 0.02, y + 0.25, z + 0.08],
                flat(look.ink),
              ),
            ]
          : [
              ball(
                [at(0.14) - 0.08, y + 0.02, z - 0.08],
                [at(0.14) + 0.08, y + 0.2, z + 0.08],
                flat(glaze),
              ),
              drum([at(0.14), z], [y + 0.17, y + 0.24], [0.045, 0.06], flat(glaze)),
            ];
      }).flat(),
    ]),
    ...[2.5, 3.1, 3.7].flatMap((z, n) =>
      pot(at(0.27), 0.89, z, 0.15 + 0.02 * (n % 2), n === 1 ? COPPER : CLAY),
    ),
  ];
}

/** A long table of old boards with benches, bread on a board, a bowl of fruit, a jug. */
function longTable(x: number, z: number, top: Material, look: KitchenLook): Solid[] {
  const fruit: readonly Colour[] = [
    [0.85, 0.2, 0.12],
    [0.95, 0.7, 0.15],
    [0.5, 0.62, 0.15],
    [0.9, 0.45, 0.1],
    [0.85, 0.2, 0.12],
  ];
  return [
    pad([x - 1.05, 0.72, z - 0.5], [x + 1.05, 0.79, z + 0.5], top, 0.02),
    ...[-0.9, 0.78].flatMap((dx) =>
      [-0.4, 0.28].map((dz) => box([x + dx, 0, z + dz], [x + dx + 0.12, 0.72, z + dz + 0.12], top)),
    ),
    ...[-0.85, 0.62].flatMap((dz) => [
      box([x - 0.9, 0.42, z + dz], [x + 0.9, 0.47, z + dz + 0.28], top),
      ...[-0.75, 0.65].map((dx) =>
        box([x + dx, 0, z + dz + 0.04], [x + dx + 0.1, 0.42, z + dz + 0.24], top),
      ),
    ]),
    drum([x + 0.05, z], [0.79, 0.9], [0.13, 0.25], flat(look.ink)),
    ...fruit.map((colour, n) =>
      ball(
        [x - 0.12 + 0.1 * (n % 3), 0.86 + 0.05 * (n >> 2), z - 0.12 + 0.12 * (n >> 1) * 0.6],
        [x + 0.02 + 0.1 * (n % 3), 1 + 0.05 * (n >> 2), z + 0.02 + 0.12 * (n >> 1) * 0.6],
        flat(colour),
      ),
    ),
    box([x - 0.8, 0.79, z - 0.22], [x - 0.35, 0.815, z + 0.1], flat([0.5, 0.33, 0.18])),
    ball([x - 0.74, 0.8, z - 0.18], [x - 0.42, 0.97, z + 0.06], (px, y) =>
      scaleColour([0.7, 0.42, 0.18], Math.sin((px - x) * 50) > 0.75 && y > 0.9 ? 1.35 : 1),
    ),
    ball([x + 0.5, 0.79, z - 0.12], [x + 0.74, 1.04, z + 0.12], flat(CLAY)),
    drum([x + 0.62, z], [0.99, 1.12], [0.06, 0.085], flat(CLAY)),
    drum([x - 0.2, z - 0.32], [0.79, 0.88], [0.045, 0.05], flat(CLAY)),
    drum([x + 0.36, z - 0.3], [0.79, 0.88], [0.045, 0.05], flat(CLAY)),
  ];
}
