import { mixColour, scaleColour, smoothstep } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { plain } from '../../sculpt/looks.ts';
import { ball, blade, ellipsoid, type Look, limb, type Solid } from '../../sculpt/solid.ts';
import { roll, type Vector } from '../../sculpt/vector.ts';
import type { Sprite } from '../../sprite.ts';
import type { Wish } from '../../wish.ts';
import { spine } from '../spine.ts';
import type { Back } from '../with-animals/back.ts';
import { ridersOn } from '../with-animals/rider.ts';
import { pebbled, seenFromSide } from './dinosaur.ts';

const SLATE: Colour = [0.4, 0.44, 0.4];
const SAND: Colour = [0.5, 0.42, 0.3];
const MOSS: Colour = [0.36, 0.42, 0.24];
const HORN: Colour = [0.88, 0.83, 0.7];
const RUST: Colour = [0.72, 0.33, 0.14];
const BLACK: Colour = [0.05, 0.045, 0.04];

/** Where one sits on each of them: before the plates of a stegosaur. */
const BACKS: Readonly<Record<'sauropod' | 'triceratops' | 'stegosaurus', Back>> = {
  sauropod: { at: [0.2, 1.47, 0], man: 1.15, falls: 0.04 },
  triceratops: { at: [0.24, 1.02, 0], man: 0.92 },
  stegosaurus: { at: [0.42, 0.86, 0], man: 0.84, falls: -0.05 },
};

/** A leg like a column, from where it is in the body down to its toes. */
interface Leg {
  /** Where it is along the body and aside of it, and how high its top is. */
  readonly at: readonly [along: number, up: number, aside: number];
  readonly thick: number;
  /** How far its foot is ahead of its top. */
  readonly step: number;
}

/** A brachiosaur: its neck high over the shoulders, the forelegs longer than the hind ones. */
export function sauropod(wish: Wish): Sprite {
  const hide = pebbled(wish.colour ?? SLATE, 0.3);
  const model = [
    ...spine(
      hide,
      [
        [[-1.8, 0.34, -0.3], 0.015],
        [[-1.45, 0.5, -0.14], 0.05],
        [[-1.02, 0.7, 0], 0.11],
        [[-0.6, 0.92, 0], 0.23],
        [[-0.2, 1.02, 0], 0.36],
        [[0.2, 1.1, 0], 0.37],
        [[0.52, 1.3, 0], 0.26],
        [[0.7, 1.6, 0], 0.165],
        [[0.84, 1.96, 0], 0.12],
        [[0.98, 2.28, 0], 0.098],
        [[1.1, 2.41, 0], 0.085],
      ],
      0.1,
    ),
    ellipsoid(hide, [1.19, 2.44, 0], [0.13, 0.085, 0.08], 0.05),
    ellipsoid(hide, [1.33, 2.39, 0], [0.1, 0.052, 0.07], 0.04),
    ellipsoid(hide, [1.19, 2.52, 0], [0.075, 0.06, 0.05], 0.04),
    ...eyes([1.23, 2.475, 0.072], 0.022),
    ...legs(hide, [
      { at: [0.4, 1.05, 0.24], thick: 0.16, step: 0.12 },
      { at: [0.36, 1.05, -0.24], thick: 0.16, step: -0.1 },
      { at: [-0.36, 0.88, 0.22], thick: 0.17, step: -0.14 },
      { at: [-0.32, 0.88, -0.22], thick: 0.17, step: 0.1 },
    ]),
  ];
  return seenFromSide([...model, ...ridersOn(wish, BACKS.sauropod)], wish, 0.02);
}

/** A triceratops: three horns, a beak, a frill with a knobbed rim. */
export function triceratops(wish: Wish): Sprite {
  const base = wish.colour ?? SAND;
  const hide = pebbled(base, 0.35);
  const horn = plain(HORN, { gloss: 0.4 });
  const model = [
    ...spine(
      hide,
      [
        [[-1.3, 0.3, -0.16], 0.02],
        [[-1.0, 0.46, -0.06], 0.08],
        [[-0.66, 0.62, 0], 0.19],
        [[-0.24, 0.7, 0], 0.33],
        [[0.18, 0.7, 0], 0.33],
        [[0.52, 0.68, 0], 0.23],
      ],
      0.1,
    ),
    ...frill(base),
    ellipsoid(hide, [0.86, 0.68, 0], [0.24, 0.18, 0.16], 0.06, roll(-0.25)),
    ellipsoid(hide, [1.06, 0.57, 0], [0.15, 0.11, 0.095], 0.06, roll(-0.4)),
    limb(horn, [1.16, 0.55, 0], [1.25, 0.43, 0], 0.07, 0.012, 0.02),
    limb(horn, [1.1, 0.62, 0], [1.16, 0.79, 0], 0.05, 0.008, 0.02),
    ...[-1, 1].flatMap((side) => [
      limb(horn, [0.86, 0.8, side * 0.11], [1.08, 0.97, side * 0.16], 0.055, 0.036, 0.02),
      limb(horn, [1.08, 0.97, side * 0.16], [1.38, 1.05, side * 0.17], 0.036, 0.006, 0.01),
    ]),
    ...eyes([0.93, 0.72, 0.135], 0.024),
    ...legs(hide, [
      { at: [0.34, 0.6, 0.22], thick: 0.13, step: 0.1 },
      { at: [0.3, 0.6, -0.22], thick: 0.13, step: -0.08 },
      { at: [-0.4, 0.66, 0.22], thick: 0.15, step: -0.12 },
      { at: [-0.36, 0.66, -0.22], thick: 0.15, step: 0.08 },
    ]),
  ];
  return seenFromSide([...model, ...ridersOn(wish, BACKS.triceratops)], wish, 0.06);
}

/** The frill leans back over the neck, its rim lighter, with knobs all along it. */
function frill(base: Colour): Solid[] {
  const middle: Vector = [0.6, 0.92, 0];
  const [high, wide] = [0.34, 0.38];
  const look: Look = {
    ...pebbled(base, 0),
    paint: (_x, y, z) => {
      const away = Math.hypot((y - middle[1]) / (high * 0.88), z / wide);
      const patch = smoothstep(0.5, 0.62, away) * smoothstep(0.9, 0.8, away);
      return mixColour(scaleColour(base, 0.85), RUST, 0.8 * patch);
    },
  };
  const knob = plain(mixColour(base, HORN, 0.4), { gloss: 0.2 });
  const tilt = 0.42;
  return [
    ellipsoid(look, middle, [0.06, high, wide], 0.03, roll(tilt)),
    ...Array.from({ length: 15 }, (_, n) => {
      const around = -0.5 + ((Math.PI + 1) * n) / 14;
      const up = Math.sin(around) * high;
      return ball(
        knob,
        [middle[0] - Math.sin(tilt) * up, middle[1] + Math.cos(tilt) * up, Math.cos(around) * wide],
        0.03,
        0.02,
      );
    }),
  ];
}

/** Where the plates of a stegosaur are along its back, how high that is, and how tall each is. */
const PLATES: readonly (readonly [along: number, up: number, tall: number])[] = [
  [0.72, 0.56, 0.12],
  [0.54, 0.72, 0.18],
  [0.34, 0.88, 0.25],
  [0.12, 1.02, 0.32],
  [-0.12, 1.08, 0.37],
  [-0.36, 1.04, 0.36],
  [-0.58, 0.92, 0.29],
  [-0.8, 0.8, 0.2],
  [-1.0, 0.72, 0.13],
];

/** A stegosaur: its back arched, with two rows of plates, a small head held low, four spikes at the tail. */
export function stegosaurus(wish: Wish): Sprite {
  const base = wish.colour ?? MOSS;
  const hide = pebbled(base, 0.6);
  const plate: Look = {
    paint: (x, y) => {
      const veins = 0.85 + 0.2 * Math.sin(x * 60 + Math.sin(y * 31));
      return scaleColour(mixColour(RUST, base, 0.25 * smoothstep(1.4, 0.8, y)), veins);
    },
    gloss: 0.15,
  };
  const horn = plain(HORN, { gloss: 0.4 });
  const model = [
    ...spine(
      hide,
      [
        [[-1.5, 0.62, -0.2], 0.03],
        [[-1.15, 0.6, -0.08], 0.075],
        [[-0.78, 0.66, 0], 0.16],
        [[-0.36, 0.76, 0], 0.3],
        [[0.02, 0.74, 0], 0.33],
        [[0.36, 0.62, 0], 0.25],
        [[0.62, 0.47, 0], 0.14],
        [[0.8, 0.4, 0], 0.095],
      ],
      0.1,
    ),
    ellipsoid(hide, [0.93, 0.38, 0], [0.15, 0.075, 0.07], 0.05, roll(-0.15)),
    ...eyes([0.95, 0.415, 0.06], 0.018),
    ...PLATES.map(([along, up, tall], n) => {
      const aside = (n % 2 === 0 ? 1 : -1) * 0.06;
      return blade(
        plate,
        [along, up - 0.02, aside],
        [along - 0.06, up + tall, aside * 1.6],
        Math.max(0.07, tall * 0.46),
        0.012,
        0.16,
      );
    }),
    ...[-1.32, -1.48].flatMap((along) =>
      [-1, 1].map((side) =>
        limb(
          horn,
          [along, 0.63, side * 0.03 - 0.15],
          [along - 0.16, 0.84, side * 0.26 - 0.15],
          0.032,
          0.005,
        ),
      ),
    ),
    ...legs(hide, [
      { at: [0.34, 0.5, 0.18], thick: 0.11, step: 0.09 },
      { at: [0.3, 0.5, -0.18], thick: 0.11, step: -0.07 },
      { at: [-0.28, 0.7, 0.2], thick: 0.15, step: -0.12 },
      { at: [-0.24, 0.7, -0.2], thick: 0.15, step: 0.1 },
    ]),
  ];
  return seenFromSide([...model, ...ridersOn(wish, BACKS.stegosaurus)], wish, 0.06);
}

const eyes = ([x, y, z]: Vector, size: number): Solid[] =>
  [-1, 1].map((side) => ball(plain(BLACK, { gloss: 0.9 }), [x, y, side * z], size));

/** Legs with knees, broad feet and pale nails. */
function legs(hide: Look, all: readonly Leg[]): Solid[] {
  const nail = plain(HORN, { gloss: 0.3 });
  return all.flatMap(({ at: [x, up, z], thick, step }) => {
    const knee: Vector = [x + step * 0.3 + 0.02, up * 0.48, z];
    const foot: Vector = [x + step, thick * 0.62, z];
    return [
      limb(hide, [x, up, z * 0.8], knee, thick * 1.25, thick * 0.82, 0.1),
      limb(hide, knee, foot, thick * 0.8, thick * 0.72, 0.05),
      ...[-0.5, 0, 0.5].map((out) =>
        ellipsoid(
          nail,
          [x + step + thick * (0.68 - 0.2 * Math.abs(out)), thick * 0.2, z + out * thick],
          [thick * 0.2, thick * 0.2, thick * 0.2],
        ),
      ),
    ];
  });
}
