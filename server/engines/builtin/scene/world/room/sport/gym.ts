import { mixColour } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { besideWall, type Furnished, type Furnishing, flat, slab } from '../furniture.ts';
import { ball, box, type Material, type Solid } from '../solids/solid.ts';
import { gymPeople } from './gym-people.ts';

const BLACK: Material = flat([0.07, 0.07, 0.08]);
const IRON: Material = flat([0.16, 0.17, 0.18]);
const STEEL: Material = flat([0.7, 0.72, 0.74]);
const LEATHER: Material = flat([0.1, 0.1, 0.12]);
const DISC: Colour = [0.12, 0.12, 0.13];
const PLATES: readonly Colour[] = [
  [0.76, 0.12, 0.12],
  [0.12, 0.3, 0.68],
  [0.9, 0.72, 0.1],
];

/** A place in the mirror of the wall ahead: the room behind the eye, darker. */
const mirror: Material = (x, y) => {
  const seam = Math.abs((x / 1.1) % 1) < 0.012;
  if (seam) return [0.2, 0.22, 0.24];
  const isLamp = y > 2.3 && Math.abs((x % 1.6) - 0.8) < 0.3 && y < 2.42;
  if (isLamp) return [1.1, 1.12, 1.12];
  return y < 0.85
    ? mixColour([0.2, 0.21, 0.22], [0.34, 0.36, 0.38], y)
    : mixColour([0.56, 0.6, 0.63], [0.72, 0.75, 0.77], (y - 0.85) / 2);
};

/** A disc that stands across: seen from aside as a wheel, from before as a bar. */
const plateAt = (x: number, y: number, z: number, radius: number, thick: number, colour: Colour) =>
  ball([x - thick, y - radius, z - radius], [x + thick, y + radius, z + radius], flat(colour));

/** A row of running machines before the window, a bench under a loaded bar, a rack of dumbbells before mirrors. */
export function gym(furnishing: Furnishing): Furnished {
  const { shell, side, isFull } = furnishing;
  const { left, right, back, high, window } = shell;
  const { part } = besideWall(furnishing);
  const middle = (left + right) / 2;
  const x = middle - side * 0.65;
  const glass = side > 0 ? [left + 0.1, window[0] - 0.2] : [window[1] + 0.2, right - 0.1];
  const [from, to] = [Math.min(...glass), Math.max(...glass)];
  return {
    lamps: [2.4, 4.6, 6.6].map((z) => [middle, high - 0.2, z] as const),
    solids: [
      ...(to - from > 0.6 ? [box([from, 0.25, back - 0.03], [to, 2.6, back - 0.01], mirror)] : []),
      ...benchPress(x, 3.1),
      ...(isFull
        ? gymPeople(
            [-1.9, -0.75, 0.4].map((aside) => [
              (window[0] + window[1]) / 2 + aside + 0.75,
              back - 2.15,
            ]),
            [x, 3.1],
            [middle + side * 0.85, 3.5],
            side,
          )
        : []),
      ...[-1.9, -0.75, 0.4].flatMap((aside) =>
        treadmill((window[0] + window[1]) / 2 + aside + 0.75, back - 2.1),
      ),
      part(0.05, 0.6, [0.42, 0.5], [2.2, 5.4], IRON),
      part(0.05, 0.45, [0.92, 1], [2.2, 5.4], IRON),
      ...[2.25, 3.8, 5.3].map((z) => part(0.1, 0.5, [0, 1], [z, z + 0.08], IRON)),
      ...[0.62, 1.12].flatMap((y, row) =>
        [2.5, 2.95, 3.4, 3.85, 4.3, 4.75, 5.2].flatMap((z) =>
          dumbbell(furnishing, y, z, 0.34 - 0.08 * row),
        ),
      ),
      ...kettlebell(x - side * 1.25, 2.7),
      ball(
        [x + side * 1.5 - 0.34, 0, 5.2],
        [x + side * 1.5 + 0.34, 0.68, 5.88],
        flat([0.12, 0.46, 0.72]),
      ),
      ...[2.4, 4.6, 6.6].map((z) => ({
        ...slab(
          [middle - 1.1, middle + 1.1],
          [high - 0.05, high - 0.02],
          [z - 0.1, z + 0.1],
          flat([1.1, 1.12, 1.12]),
        ),
        glow: 0.9,
      })),
    ],
  };
}

/** A bench whose bar lies on two uprights, three discs at either end. */
function benchPress(x: number, z: number): Solid[] {
  const bar = 1.12;
  return [
    box([x - 0.16, 0.4, z - 0.75], [x + 0.16, 0.5, z + 0.6], LEATHER),
    box([x - 0.05, 0, z - 0.6], [x + 0.05, 0.4, z - 0.5], IRON),
    box([x - 0.05, 0, z + 0.4], [x + 0.05, 0.4, z + 0.5], IRON),
    box([x - 0.3, 0, z - 0.62], [x + 0.3, 0.05, z - 0.5], IRON),
    ...[-0.55, 0.5].map((dx) =>
      box([x + dx, 0, z + 0.5], [x + dx + 0.06, bar + 0.1, z + 0.56], IRON),
    ),
    box([x - 0.55, 0.02, z + 0.48], [x + 0.56, 0.08, z + 0.58], IRON),
    box([x - 1.15, bar - 0.018, z + 0.46], [x + 1.15, bar + 0.018, z + 0.5], STEEL),
    ...[-1, 1].flatMap((end) => [
      plateAt(x + end * 0.76, bar, z + 0.48, 0.36, 0.045, PLATES[0] as Colour),
      plateAt(x + end * 0.87, bar, z + 0.48, 0.32, 0.04, PLATES[1] as Colour),
      plateAt(x + end * 0.97, bar, z + 0.48, 0.24, 0.035, PLATES[2] as Colour),
    ]),
  ];
}

/** Two heads of iron and the grip between them, lying across a rack. */
function dumbbell(furnishing: Furnishing, y: number, z: number, out: number): Solid[] {
  const { soft, part } = besideWall(furnishing);
  const iron = flat(DISC);
  return [
    soft(out - 0.2, out - 0.06, [y - 0.13, y + 0.11], [z - 0.12, z + 0.12], iron),
    soft(out + 0.1, out + 0.24, [y - 0.13, y + 0.11], [z - 0.12, z + 0.12], iron),
    part(out - 0.08, out + 0.12, [y - 0.03, y + 0.01], [z - 0.02, z + 0.02], STEEL),
  ];
}

/** A running machine seen from behind: its belt, two rails and the panel. */
const treadmill = (x: number, z: number): Solid[] => [
  box([x - 0.36, 0.08, z - 0.8], [x + 0.36, 0.2, z + 0.8], IRON),
  box([x - 0.27, 0.2, z - 0.78], [x + 0.27, 0.215, z + 0.7], BLACK),
  ...[-0.36, 0.31].flatMap((dx) => [
    box([x + dx, 0.2, z + 0.62], [x + dx + 0.05, 1.25, z + 0.7], STEEL),
    box([x + dx, 1, z + 0.1], [x + dx + 0.05, 1.05, z + 0.66], BLACK),
  ]),
  box([x - 0.36, 1.2, z + 0.6], [x + 0.36, 1.5, z + 0.68], BLACK),
  {
    ...box([x - 0.2, 1.28, z + 0.59], [x + 0.2, 1.46, z + 0.6], flat([0.2, 0.7, 0.95])),
    glow: 0.3,
  },
];

const kettlebell = (x: number, z: number): Solid[] => [
  ball([x - 0.15, 0, z - 0.15], [x + 0.15, 0.28, z + 0.15], flat([0.76, 0.14, 0.12])),
  box([x - 0.1, 0.24, z - 0.02], [x - 0.06, 0.38, z + 0.02], IRON),
  box([x + 0.06, 0.24, z - 0.02], [x + 0.1, 0.38, z + 0.02], IRON),
  box([x - 0.1, 0.35, z - 0.02], [x + 0.1, 0.39, z + 0.02], IRON),
];
