import { type Furnished, type Furnishing, flat, slab } from '../furniture.ts';
import { cloth, folds } from '../materials.ts';
import { ball, box, type Material, type Solid } from '../solids/solid.ts';
import { redCross } from './practice.ts';

const WHITE: Material = flat([0.94, 0.95, 0.95]);
const STEEL: Material = flat([0.66, 0.69, 0.72]);
const GREY: Material = flat([0.36, 0.4, 0.43]);

/** Half a bed's width, its length, and how far aside of the room's middle beds stand. */
const BED = { half: 0.5, long: 2.1, apart: 1.5 } as const;

/** Two beds with rails, their heads at the wall ahead, drips and heartbeats on screens beside them, a curtain between, a red cross. */
export function hospital(furnishing: Furnishing): Furnished {
  const { shell, side } = furnishing;
  const { back, left, right, high, window } = shell;
  const middle = (left + right) / 2;
  const beds = [middle - side * 0.5, middle - side * 0.5 + side * 2 * BED.apart];
  const beyond = (window[0] + window[1]) / 2;
  return {
    lamps: [
      [middle, high - 0.2, 2.6],
      [middle, high - 0.2, 4.8],
    ],
    solids: [
      ...beds.flatMap((x) => [...bed(furnishing, x), ...monitor(x - side * 0.85, back)]),
      ...curtain(middle - side * 0.5 + side * BED.apart, back),
      ...redCross(beyond, 2.66, back, 0.34),
      ...cabinet(middle - side * 1.75, back),
      ...[2.6, 4.8].map((z) => ({
        ...slab(
          [middle - 0.8, middle + 0.8],
          [high - 0.05, high - 0.02],
          [z - 0.14, z + 0.14],
          flat([1.1, 1.12, 1.12]),
        ),
        glow: 0.9,
      })),
    ],
  };
}

/** A bed on wheels, its head at the wall ahead, or at `head`: mattress, pillow, blanket, rails. */
export function bed(
  { noise, shell }: Pick<Furnishing, 'noise' | 'shell'>,
  x: number,
  head = shell.back,
): Solid[] {
  const sheet = cloth([0.94, 0.95, 0.95], noise);
  const blanket = cloth([0.36, 0.62, 0.72], noise);
  const end = head - 0.15;
  const at = (
    from: number,
    to: number,
    y: readonly [number, number],
    wide: number,
    look: Material,
  ) => box([x - wide, y[0], end - to], [x + wide, y[1], end - from], look);
  const { half, long } = BED;
  return [
    at(0, long, [0.4, 0.5], half, STEEL),
    at(0.04, long - 0.04, [0.5, 0.68], half - 0.03, sheet),
    at(0.95, long - 0.02, [0.46, 0.73], half + 0.01, blanket),
    at(0.78, 0.95, [0.6, 0.745], half, sheet),
    ball([x - 0.34, 0.62, end - 0.62], [x + 0.34, 0.94, end - 0.12], sheet),
    at(0, 0.06, [0.3, 1.16], half, WHITE),
    at(long, long + 0.05, [0.3, 0.92], half, WHITE),
    ...[-half - 0.03, half].flatMap((dx) => [
      ...[0.84, 0.98].map((up) =>
        box([x + dx, up, end - 1.7], [x + dx + 0.03, up + 0.035, end - 0.6], STEEL),
      ),
      ...[0.62, 1.15, 1.68].map((out) =>
        box([x + dx, 0.5, end - out - 0.03], [x + dx + 0.03, 1, end - out], STEEL),
      ),
    ]),
    ...[-half + 0.02, half - 0.08].flatMap((dx) =>
      [0.1, long - 0.1].flatMap((out) => [
        box([x + dx, 0.1, end - out - 0.06], [x + dx + 0.06, 0.42, end - out], STEEL),
        ball([x + dx - 0.03, 0, end - out - 0.1], [x + dx + 0.09, 0.12, end - out + 0.04], GREY),
      ]),
    ),
  ];
}

/** A drip on its stand, and a screen with a heartbeat on the wall above. */
function monitor(x: number, back: number): Solid[] {
  const z = back - 0.75;
  return [
    box([x - 0.015, 0, z], [x + 0.015, 1.95, z + 0.03], STEEL),
    box([x - 0.2, 0, z - 0.18], [x + 0.2, 0.04, z + 0.2], GREY),
    box([x - 0.13, 1.92, z], [x + 0.13, 1.95, z + 0.03], STEEL),
    box([x - 0.13, 1.56, z - 0.03], [x - 0.01, 1.9, z + 0.03], flat([0.78, 0.92, 0.98])),
    box([x + 0.03, 1.66, z - 0.02], [x + 0.11, 1.9, z + 0.02], flat([0.86, 0.3, 0.26])),
    box([x - 0.32, 1.25, back - 0.16], [x + 0.32, 1.72, back - 0.04], flat([0.2, 0.22, 0.24])),
    {
      ...box([x - 0.28, 1.3, back - 0.18], [x + 0.28, 1.68, back - 0.16], heartbeat(x)),
      glow: 0.25,
    },
  ];
}

const heartbeat =
  (x: number): Material =>
  (at, y) => {
    const share = (at - x + 0.28) / 0.56;
    const beat = (share * 3) % 1;
    const jump = beat > 0.4 && beat < 0.6 ? 0.11 * Math.sin(((beat - 0.4) / 0.2) * 2 * Math.PI) : 0;
    if (Math.abs(y - 1.53 - jump) < 0.016) return [0.3, 1.3, 0.5];
    return Math.abs(y - 1.36 - 0.02 * Math.sin(share * 40)) < 0.012
      ? [0.3, 0.8, 1.2]
      : [0.03, 0.05, 0.06];
  };

/** A curtain on a rail between the beds, drawn back. */
function curtain(x: number, back: number): Solid[] {
  const hang = folds([0.42, 0.7, 0.72]);
  return [
    box([x - 0.02, 2.2, back - 2.5], [x + 0.02, 2.24, back], STEEL),
    ...Array.from({ length: 7 }, (_, n) =>
      ball([x - 0.06, 0.3, back - 0.14 - 0.1 * n], [x + 0.06, 2.24, back - 0.02 - 0.1 * n], hang),
    ),
    box([x - 0.04, 0.32, back - 0.8], [x + 0.04, 2.2, back - 0.05], hang),
  ];
}

/** A small cabinet on wheels with a jug and a glass. */
const cabinet = (x: number, back: number): Solid[] => [
  box([x - 0.25, 0.1, back - 0.6], [x + 0.25, 0.8, back - 0.12], WHITE),
  box([x - 0.22, 0.5, back - 0.61], [x + 0.22, 0.52, back - 0.6], GREY),
  box([x - 0.06, 0.6, back - 0.62], [x + 0.06, 0.63, back - 0.6], GREY),
  ball([x - 0.16, 0.78, back - 0.46], [x + 0.02, 1.06, back - 0.28], flat([0.7, 0.84, 0.92])),
  box([x + 0.08, 0.8, back - 0.42], [x + 0.16, 0.94, back - 0.34], flat([0.8, 0.9, 0.95])),
];
