import type { Colour } from '../../../words/idea.ts';
import { flat } from '../furniture.ts';
import { type Looks, stander } from '../people/rock-band.ts';
import { guestOf, tableGuest } from '../people/table-guest.ts';
import { limb } from '../solids/limb.ts';
import { ball, box, drum, type Material, type Point, type Solid } from '../solids/solid.ts';

const SUIT: Colour = [0.09, 0.09, 0.12];
const SKIN: Material = flat([0.42, 0.27, 0.19]);
const BRASS: Material = flat([1.05, 0.76, 0.26]);
const SPRUCE: Material = flat([0.62, 0.3, 0.12]);
const EBONY: Material = flat([0.04, 0.04, 0.045]);
const LOOKS: Looks = {
  hair: [0.06, 0.05, 0.05],
  shirt: SUIT,
  trousers: SUIT,
  skin: [0.42, 0.27, 0.19],
  isShort: true,
};

/** Who stands with a saxophone held slanting before the body, at a height above the floor. */
export function saxophonist([x, y, z]: Point): Solid[] {
  const front = z - 0.24;
  return lifted(y, [
    ...stander(x, z, LOOKS),
    ...hat(x, z),
    ...limb(
      [
        [x + 0.02, 1.52, z - 0.17],
        [x + 0.03, 1.4, front],
        [x + 0.08, 1.3, front],
      ],
      [0.014, 0.022],
      BRASS,
    ),
    ...limb(
      [
        [x + 0.08, 1.3, front],
        [x + 0.2, 0.86, front],
        [x + 0.27, 0.8, front - 0.03],
        [x + 0.33, 0.88, front - 0.05],
        [x + 0.34, 1.06, front - 0.06],
      ],
      [0.028, 0.075],
      BRASS,
    ),
    ...limb(
      [
        [x + 0.23, 1.4, z],
        [x + 0.38, 1.12, z - 0.08],
        [x + 0.16, 1.04, front - 0.02],
      ],
      [0.062, 0.05],
      flat(SUIT),
    ),
    ...limb(
      [
        [x - 0.23, 1.4, z],
        [x - 0.32, 1.16, z - 0.1],
        [x + 0.08, 1.24, front - 0.02],
      ],
      [0.062, 0.05],
      flat(SUIT),
    ),
    ...[
      [0.16, 1.04],
      [0.08, 1.24],
    ].map(([dx = 0, up = 0]) =>
      ball(
        [x + dx - 0.045, up - 0.045, front - 0.07],
        [x + dx + 0.045, up + 0.045, front + 0.02],
        SKIN,
      ),
    ),
  ]);
}

/** Who plays a double bass that stands before one shoulder. */
export function bassist([x, y, z]: Point): Solid[] {
  const [bx, front] = [x + 0.24, z - 0.28];
  return lifted(y, [
    ...stander(x, z, LOOKS),
    ball([bx - 0.34, 0.12, front - 0.1], [bx + 0.34, 0.84, front + 0.12], SPRUCE),
    ball([bx - 0.26, 0.62, front - 0.09], [bx + 0.26, 1.16, front + 0.1], SPRUCE),
    ...[-0.15, 0.15].map((dx) =>
      box([bx + dx - 0.012, 0.56, front - 0.108], [bx + dx + 0.012, 0.76, front - 0.09], EBONY),
    ),
    box([bx - 0.05, 0.5, front - 0.14], [bx + 0.05, 0.53, front - 0.09], flat([0.8, 0.62, 0.4])),
    box([bx - 0.032, 0.66, front - 0.13], [bx + 0.032, 1.72, front - 0.09], EBONY),
    ball([bx - 0.06, 1.7, front - 0.16], [bx + 0.06, 1.88, front - 0.04], SPRUCE),
    drum([bx, front], [0, 0.14], [0.012, 0.012], EBONY),
    ...limb(
      [
        [x + 0.23, 1.4, z],
        [x + 0.42, 1.32, z - 0.12],
        [bx, 1.48, front - 0.12],
      ],
      [0.062, 0.05],
      flat(SUIT),
    ),
    ...limb(
      [
        [x - 0.23, 1.4, z],
        [x - 0.26, 1.1, z - 0.14],
        [bx - 0.06, 0.84, front - 0.16],
      ],
      [0.062, 0.05],
      flat(SUIT),
    ),
    ...[
      [0, 1.48],
      [-0.06, 0.84],
    ].map(([dx = 0, up = 0]) =>
      ball(
        [bx + dx - 0.05, up - 0.05, front - 0.2],
        [bx + dx + 0.05, up + 0.05, front - 0.1],
        SKIN,
      ),
    ),
  ]);
}

/** Who plays a grand piano from that side (−1 left), its lid open to the eye. */
export function jazzPianist([x, y, z]: Point, side: number): Solid[] {
  const at = (out: number) => x - side * out;
  const seat = 0.5;
  const lid: Solid[] = Array.from({ length: 30 }, (_, n) => {
    const share = n / 29;
    return box(
      [Math.min(at(-0.5), at(-1.9)), 1.02 + 0.72 * share, z + 0.72 - 0.5 * share],
      [Math.max(at(-0.5), at(-1.9)), 1.05 + 0.72 * share, z + 0.76 - 0.5 * share],
      (px) => (Math.abs(px - at(-1.2)) > 0.68 ? [0.2, 0.2, 0.22] : [0.1, 0.1, 0.115]),
    );
  });
  const span = (a: number, b: number): readonly [number, number] => [
    Math.min(at(a), at(b)),
    Math.max(at(a), at(b)),
  ];
  const [left, right] = span(-0.35, -1.95);
  const [keyLeft, keyRight] = span(-0.2, -0.38);
  return lifted(y, [
    box([left, 0.72, z - 0.72], [right, 1.02, z + 0.74], (_px, py) =>
      py > 0.98 ? [0.75, 0.56, 0.24] : [0.045, 0.045, 0.05],
    ),
    box([keyLeft, 0.7, z - 0.7], [keyRight, 0.76, z + 0.7], (_px, _py, pz) =>
      Math.abs((pz / 0.05) % 1) < 0.16 ? [0.1, 0.1, 0.1] : [0.95, 0.94, 0.9],
    ),
    ...[-0.6, 0.6].flatMap((dz) =>
      [-0.5, -1.8].map((out) => drum([at(out), z + dz], [0, 0.74], [0.05, 0.07], EBONY)),
    ),
    ...lid,
    box([at(0.42) - 0.2, 0.42, z - 0.32], [at(0.42) + 0.2, seat, z + 0.32], EBONY),
    ...tableGuest([at(0.4), z], [seat, 0.72], side > 0 ? 0 : Math.PI, {
      ...guestOf(2),
      shirt: SUIT,
      skin: [0.42, 0.27, 0.19],
      hair: [0.06, 0.05, 0.05],
      isLong: false,
    }),
  ]);
}

/** A hat with a narrow brim. */
const hat = (x: number, z: number): Solid[] => [
  drum([x, z - 0.01], [1.73, 1.75], [0.17, 0.17], flat([0.13, 0.12, 0.14])),
  drum([x, z - 0.01], [1.75, 1.86], [0.125, 0.11], flat([0.16, 0.15, 0.17])),
];

/** Solids that stand so much higher. */
const lifted = (by: number, solids: readonly Solid[]): Solid[] =>
  solids.map((one) => ({
    ...one,
    low: [one.low[0], one.low[1] + by, one.low[2]],
    high: [one.high[0], one.high[1] + by, one.high[2]],
    material: (x, y, z, axis) => one.material(x, y - by, z, axis),
  }));
