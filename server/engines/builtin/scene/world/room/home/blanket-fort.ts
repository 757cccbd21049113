import { scaleColour } from '../../../arithmetic.ts';
import type { Noise } from '../../../noise.ts';
import type { Colour } from '../../../words/idea.ts';
import { toyBear } from '../furnishings/toy-bear.ts';
import { chair, type Furnished, type Furnishing, flat, WALNUT } from '../furniture.ts';
import { boards, carpet, cloth, paint, wood } from '../materials.ts';
import { attireOf, posed } from '../people/posed.ts';
import type { Surfaces } from '../room-kind.ts';
import { plate } from '../solids/plate.ts';
import { ball, box, type Material, pad, type Solid } from '../solids/solid.ts';

/** The tent: half its width at the floor, how high its ridge is, from where to where it reaches, half the width of its opening. */
const TENT = { half: 1.45, high: 1.75, near: 2.7, far: 4.4, open: 0.72 } as const;

/** Evening walls of a living room. */
export function fortSurfaces(noise: Noise): Surfaces {
  return {
    walls: paint([0.42, 0.44, 0.54], noise),
    floor: boards([0.5, 0.36, 0.24], noise),
    ceiling: paint([0.5, 0.5, 0.56], noise),
  };
}

/** Colours of the quilt's patches. */
const PATCHES: readonly Colour[] = [
  [0.86, 0.8, 0.68],
  [0.7, 0.36, 0.34],
  [0.36, 0.5, 0.62],
  [0.9, 0.72, 0.42],
];

/** A fort of blankets in a living room: sheets over chairs with an opening, lit warm from within, strings of small lights, cushions, a bear, a torch and a book; children who are named sit in it. */
export function blanketFort({ noise, shell, side, isFull }: Furnishing): Furnished {
  const { left, right, back } = shell;
  const middle = (left + right) / 2;
  const at = (out: number) => middle + side * out;
  const rug = [middle - 1.7, middle + 1.7, 1.9, 4.4] as const;
  const quilted: Material = (x, y, z) => {
    const [a, b] = [Math.floor((x + 40) / 0.32), Math.floor((y + z) / 0.32)];
    const colour = PATCHES[(a * 3 + b * 5) % PATCHES.length] as Colour;
    return scaleColour(colour, 0.9 + 0.12 * Math.sin(x * 26 + Math.sin(y * 5)));
  };
  return {
    lamps: [
      [middle, 1.35, 4.1],
      [at(-1.9), 1.7, 3],
      [middle, 1.9, 1.6],
    ],
    solids: [
      box(
        [rug[0], 0, rug[2]],
        [rug[1], 0.012, rug[3]],
        carpet([0.6, 0.3, 0.28], [0.86, 0.76, 0.56], rug, noise),
      ),
      ...tent(middle, quilted, noise),
      ...lights(middle),
      ...[-1, 1].flatMap((to) =>
        chair(middle + to * (TENT.half + 0.06) - 0.15, TENT.near + 0.2, -to, flat(WALNUT)),
      ),
      ...cushions(middle, side, noise),
      ...(isFull
        ? [-0.3, 0.34].flatMap((dx, n) =>
            posed(
              {
                at: [middle + dx, TENT.near + 0.55],
                turn: -Math.PI / 2 - 0.3 * Math.sign(dx),
                seat: 0.14,
                tall: 0.62,
                hands: [
                  [0.24, 0.08, 0.4],
                  [0.24, -0.08, 0.4],
                ],
              },
              attireOf(n + 3, {
                top: n === 0 ? [0.3, 0.5, 0.75] : [0.85, 0.5, 0.6],
                hair: n === 0 ? [0.2, 0.12, 0.07] : [0.42, 0.24, 0.1],
                hairForm: n === 0 ? 'short' : 'long',
              }),
            ),
          )
        : toyBear([at(-0.3), 0.12, TENT.near + 0.5], [0.66, 0.44, 0.24])),
      ...sofa(back, middle, noise),
    ],
  };
}

/** The sheets: both slopes, the front with its opening, what is seen within. */
function tent(x: number, quilt: Material, noise: Noise): Solid[] {
  const { half, high, near, far, open } = TENT;
  const edge = (y: number) => half * (1 - (y / high) ** 1.15) + 0.05;
  const front = cloth([0.9, 0.86, 0.76], noise);
  const steps = 16;
  return [
    ...[-1, 1].flatMap((to) =>
      Array.from({ length: steps }, (_, n) => {
        const [low, top] = [(n * high) / steps, ((n + 1) * high) / steps];
        const [a, b] = [x + to * edge(low), x + to * (edge(top) - 0.04)];
        return box([Math.min(a, b), low, near], [Math.max(a, b), top + 0.01, far], quilt);
      }),
    ),
    plate(
      2,
      [x - half - 0.05, 0, near - 0.04],
      [x + half + 0.05, high, near],
      (px, y) => {
        const u = Math.abs(px - x);
        return u < edge(y) && u > open * (1 - (y / (high * 0.8)) ** 2.2);
      },
      (px, y, z, axis) =>
        scaleColour(front(px, y, z, axis), 0.86 + 0.16 * Math.sin(px * 24 + y * 3)),
    ),
    {
      ...plate(
        2,
        [x - half, 0, far - 0.1],
        [x + half, high, far - 0.05],
        (px, y) => Math.abs(px - x) < edge(y),
        (px, y) => scaleColour([1, 0.72, 0.4], 0.8 + 0.12 * Math.sin(px * 20) - 0.2 * y),
      ),
      glow: 0.22,
    },
    // The sheet folded back on both sides of the opening.
    ...[-1, 1].map((to) =>
      ball([x + to * open - 0.1, 0, near - 0.12], [x + to * open + 0.1, 0.85, near + 0.02], front),
    ),
  ];
}

/** Small lights along the edges of the front and around its opening. */
const lights = (x: number): Solid[] =>
  [-1, 1].flatMap((to) =>
    Array.from({ length: 13 }, (_, n) => {
      const y = 0.1 + (n / 12) * (TENT.high - 0.12);
      const px = x + to * TENT.half * (1 - (y / TENT.high) ** 1.15);
      const sag = 0.03 * Math.sin(n * 1.7);
      return ball(
        [px - 0.032, y - 0.036 + sag, TENT.near - 0.11],
        [px + 0.032, y + 0.036 + sag, TENT.near - 0.05],
        flat([1.7, 1.35, 0.75]),
        1.2,
      );
    }),
  );

/** Cushions and a mattress within, a torch and an open book before them. */
function cushions(x: number, side: number, noise: Noise): Solid[] {
  const z = TENT.near;
  const at = (out: number) => x + side * out;
  const puff = (out: number, y: number, dz: number, colour: Colour) =>
    pad(
      [at(out) - 0.24, y, z + dz - 0.12],
      [at(out) + 0.24, y + 0.34, z + dz + 0.12],
      cloth(colour, noise),
      0.11,
    );
  return [
    pad([x - 1, 0, z + 0.1], [x + 1, 0.13, TENT.far - 0.12], cloth([0.9, 0.88, 0.84], noise), 0.06),
    puff(-0.55, 0.12, 1.1, [0.8, 0.34, 0.3]),
    puff(0.05, 0.12, 1.2, [0.3, 0.5, 0.62]),
    puff(0.58, 0.12, 1.05, [0.92, 0.72, 0.34]),
    puff(0.95, 0, -0.25, [0.5, 0.62, 0.46]),
    puff(-0.98, 0, -0.2, [0.85, 0.5, 0.55]),
    ...[-1, 1].map((to) =>
      box(
        [Math.min(at(0.3), at(0.3) + to * 0.2), 0.02, z - 0.42],
        [Math.max(at(0.3), at(0.3) + to * 0.2), 0.05, z - 0.14],
        (_x, _y, pz) => (Math.abs((pz * 30) % 1) < 0.35 ? [0.5, 0.46, 0.4] : [0.97, 0.95, 0.88]),
      ),
    ),
    box(
      [at(-0.35) - 0.13, 0.02, z - 0.36],
      [at(-0.35) + 0.13, 0.09, z - 0.29],
      flat([0.9, 0.2, 0.15]),
    ),
    ball(
      [at(-0.35) + 0.11, 0.005, z - 0.375],
      [at(-0.35) + 0.2, 0.105, z - 0.275],
      flat([1.6, 1.5, 1.1]),
      0.9,
    ),
  ];
}

/** The sofa behind the fort, a picture over it. */
const sofa = (back: number, x: number, noise: Noise): Solid[] => {
  const fabric = cloth([0.34, 0.4, 0.46], noise);
  return [
    pad([x - 1.9, 0.1, back - 0.85], [x + 1.9, 0.46, back - 0.1], fabric, 0.1),
    pad([x - 1.9, 0.4, back - 0.35], [x + 1.9, 0.95, back - 0.05], fabric, 0.12),
    ...[-1, 1].map((to) =>
      pad(
        [x + to * 1.85 - 0.13, 0.1, back - 0.9],
        [x + to * 1.85 + 0.13, 0.68, back - 0.08],
        fabric,
        0.1,
      ),
    ),
    box([x + 1.2, 1.5, back - 0.04], [x + 1.9, 2.1, back - 0.01], wood([0.4, 0.26, 0.16], noise)),
    box([x + 1.25, 1.55, back - 0.05], [x + 1.85, 2.05, back - 0.04], flat([0.7, 0.76, 0.72])),
  ];
};
