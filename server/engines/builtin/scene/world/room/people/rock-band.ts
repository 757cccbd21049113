import type { Colour } from '../../../words/idea.ts';
import { flat } from '../furniture.ts';
import { limb } from '../solids/limb.ts';
import { ball, box, drum, type Material, pad, roll, type Solid } from '../solids/solid.ts';

const SKIN: Material = flat([0.7, 0.46, 0.36]);
const BLACK: Material = flat([0.05, 0.05, 0.06]);
const CHROME: Material = flat([0.75, 0.76, 0.8]);
const BRASS: Material = flat([1.1, 0.82, 0.3]);

/** How one of a band looks. */
export interface Looks {
  readonly hair: Colour;
  readonly shirt: Colour;
  readonly trousers: Colour;
  /** Missing: fair. */
  readonly skin?: Colour;
  /** Whether the hair is short; missing: it is long. */
  readonly isShort?: true;
}

/** Head, trunk and legs astride of who stands on a stage and faces the eye, metres. */
export function stander(x: number, z: number, looks: Looks): Solid[] {
  const { hair, shirt, trousers } = looks;
  const legs = flat(trousers);
  return [
    ...[-1, 1].flatMap((to) => [
      pad(
        [x + to * 0.11 - 0.085, 0.42, z - 0.09],
        [x + to * 0.11 + 0.085, 0.95, z + 0.09],
        legs,
        0.07,
      ),
      pad(
        [x + to * 0.17 - 0.07, 0.05, z - 0.08],
        [x + to * 0.17 + 0.07, 0.5, z + 0.08],
        legs,
        0.06,
      ),
      pad([x + to * 0.19 - 0.07, 0, z - 0.22], [x + to * 0.19 + 0.07, 0.1, z + 0.08], BLACK, 0.04),
    ]),
    pad([x - 0.2, 0.88, z - 0.11], [x + 0.2, 1.44, z + 0.11], flat(shirt), 0.1),
    ball([x - 0.24, 1.22, z - 0.11], [x + 0.24, 1.5, z + 0.11], flat(shirt)),
    ...head(x, 1.5, z, flat(hair), looks),
  ];
}

/** A head on a neck that begins so high, turned to the eye; its hair is long where nothing else is said. */
const head = (
  x: number,
  y: number,
  z: number,
  hair: Material,
  { skin, isShort }: Pick<Looks, 'skin' | 'isShort'> = {},
): Solid[] => {
  const face = skin === undefined ? SKIN : flat(skin);
  return [
    ball([x - 0.05, y - 0.08, z - 0.05], [x + 0.05, y + 0.08, z + 0.05], face),
    ball([x - 0.09, y, z - 0.12], [x + 0.09, y + 0.25, z + 0.08], face),
    ball([x - 0.115, y + 0.1, z - 0.1], [x + 0.115, y + 0.3, z + 0.12], hair),
    ...(isShort ? [] : [-1, 1]).map((to) =>
      ball(
        [x + to * 0.105 - 0.045, y - 0.12, z - 0.06],
        [x + to * 0.105 + 0.045, y + 0.2, z + 0.08],
        hair,
      ),
    ),
  ];
};

/** Who sings into a microphone on its stand, the other arm flung up. */
export function rockSinger(x: number, z: number): Solid[] {
  const shirt: Colour = [0.1, 0.09, 0.11];
  return [
    ...stander(x, z, { hair: [0.9, 0.7, 0.32], shirt, trousers: [0.5, 0.1, 0.12] }),
    ...limb(
      [
        [x + 0.23, 1.4, z],
        [x + 0.42, 1.62, z],
        [x + 0.5, 1.98, z],
      ],
      [0.05, 0.05],
      SKIN,
    ),
    ...limb(
      [
        [x - 0.23, 1.4, z],
        [x - 0.3, 1.18, z - 0.1],
        [x - 0.06, 1.42, z - 0.24],
      ],
      [0.05, 0.05],
      SKIN,
    ),
    drum([x - 0.03, z - 0.28], [0, 1.48], [0.014, 0.014], CHROME),
    drum([x - 0.03, z - 0.28], [0, 0.04], [0.16, 0.14], BLACK),
    ball([x - 0.075, 1.46, z - 0.32], [x + 0.015, 1.57, z - 0.23], BLACK),
  ];
}

/** Who plays an electric guitar whose neck points to one side (−1 left, 1 right). */
export function guitarist(x: number, z: number, to: number, colour: Colour): Solid[] {
  const body = flat(colour);
  const front = z - 0.17;
  const neck: readonly (readonly [number, number, number])[] = [
    [x + to * 0.05, 1.04, front],
    [x + to * 0.62, 1.3, front],
  ];
  return [
    ...stander(x, z, {
      hair: [0.1, 0.07, 0.05],
      shirt: [0.75, 0.75, 0.78],
      trousers: [0.08, 0.09, 0.14],
    }),
    ball(
      [x - to * 0.06 - 0.2, 0.86, front - 0.03],
      [x - to * 0.06 + 0.2, 1.16, front + 0.03],
      body,
    ),
    ball([x - to * 0.2 - 0.14, 0.8, front - 0.03], [x - to * 0.2 + 0.14, 1.08, front + 0.03], body),
    ball(
      [x + to * 0.1 - 0.06, 0.92, front - 0.04],
      [x + to * 0.1 + 0.06, 1.22, front + 0.02],
      body,
    ),
    ...limb(neck, [0.028, 0.028], flat([0.7, 0.45, 0.22])),
    ...limb(
      [
        [x + to * 0.62, 1.3, front],
        [x + to * 0.72, 1.35, front],
      ],
      [0.04, 0.04],
      BLACK,
    ),
    ...limb(
      [
        [x + to * 0.23, 1.38, z],
        [x + to * 0.42, 1.12, z - 0.06],
        [x + to * 0.5, 1.25, front],
      ],
      [0.046, 0.046],
      SKIN,
    ),
    ...limb(
      [
        [x - to * 0.23, 1.38, z],
        [x - to * 0.36, 1.1, z - 0.06],
        [x - to * 0.1, 0.98, front - 0.04],
      ],
      [0.046, 0.046],
      SKIN,
    ),
  ];
}

/** Who drums behind a kit on a low platform: the great drum to the eye, three small ones, cymbals of brass on their stands. */
export function drummer(x: number, z: number): Solid[] {
  const floor = 0.4;
  const shell = flat([0.62, 0.06, 0.09]);
  const skin = flat([0.92, 0.9, 0.86]);
  const face: Material = (px, y) => {
    const out = Math.hypot(px - x, y - floor - 0.34);
    if (out > 0.29) return [0.75, 0.76, 0.8];
    return out < 0.16 && out > 0.1 ? [0.7, 0.06, 0.1] : [0.92, 0.9, 0.86];
  };
  const tom = (dx: number, y: number, dz: number, wide: number, deep: number) => [
    drum([x + dx, z + dz], [floor + y, floor + y + deep], [wide, wide], shell),
    drum(
      [x + dx, z + dz],
      [floor + y + deep, floor + y + deep + 0.02],
      [wide + 0.01, wide + 0.01],
      skin,
    ),
  ];
  const cymbal = (dx: number, y: number, dz: number, wide: number) => [
    drum([x + dx, z + dz], [floor, floor + y], [0.014, 0.014], CHROME),
    drum([x + dx, z + dz], [floor + y, floor + y + 0.05], [wide, 0.03], BRASS),
  ];
  return [
    box([x - 1.3, 0, z - 0.6], [x + 1.3, floor, z + 1], BLACK),
    box([x - 1.3, floor - 0.05, z - 0.62], [x + 1.3, floor - 0.02, z - 0.6], flat([1.2, 0.3, 0.9])),
    roll(2, [x, floor + 0.34], [z - 0.4, z + 0.05], [0.34, 0.34], shell),
    roll(2, [x, floor + 0.34], [z - 0.42, z - 0.4], [0.35, 0.35], face),
    ...tom(-0.24, 0.7, -0.2, 0.17, 0.2),
    ...tom(0.24, 0.7, -0.2, 0.17, 0.2),
    ...tom(0.72, 0.2, 0.05, 0.22, 0.44),
    ...tom(-0.7, 0.5, 0.1, 0.2, 0.15),
    ...cymbal(-0.62, 1.15, -0.1, 0.3),
    ...cymbal(0.66, 1.2, -0.1, 0.32),
    ...cymbal(-1.02, 0.92, 0.1, 0.2),
    pad(
      [x - 0.2, floor + 0.5, z + 0.4],
      [x + 0.2, floor + 1.12, z + 0.62],
      flat([0.85, 0.85, 0.88]),
      0.1,
    ),
    ...head(x, floor + 1.18, z + 0.5, flat([0.28, 0.12, 0.06])),
    ...limb(
      [
        [x + 0.22, floor + 1.02, z + 0.5],
        [x + 0.46, floor + 1.06, z + 0.4],
        [x + 0.44, floor + 1.36, z + 0.25],
      ],
      [0.05, 0.05],
      SKIN,
    ),
    ...limb(
      [
        [x - 0.22, floor + 1.02, z + 0.5],
        [x - 0.44, floor + 0.9, z + 0.4],
        [x - 0.3, floor + 1.02, z + 0.15],
      ],
      [0.05, 0.05],
      SKIN,
    ),
    ...limb(
      [
        [x + 0.44, floor + 1.36, z + 0.25],
        [x + 0.3, floor + 1.66, z + 0.2],
      ],
      [0.016, 0.016],
      flat([0.85, 0.7, 0.45]),
    ),
  ];
}
