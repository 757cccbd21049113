import { createRandom, type Random } from '../../../../kernels/random.ts';
import { scaleColour } from '../../../arithmetic.ts';
import type { Noise } from '../../../noise.ts';
import type { Decor } from '../../../words/decor.ts';
import type { Colour } from '../../../words/idea.ts';
import type { Land } from '../../../words/land.ts';
import { panelled } from '../furnishings/dressing.ts';
import { housePlant } from '../furnishings/house-plants.ts';
import { flat, rose } from '../furniture.ts';
import { boards, brick, chance, paint, tiles } from '../materials.ts';
import type { Shape } from '../plain-shells.ts';
import type { Surfaces } from '../room-kind.ts';
import { ball, box, drum, type Material, type Point, type Solid } from '../solids/solid.ts';

/** Light wood, the white and the greys of homes of today, and the steel of a loft's windows. */
export const ASH: Colour = [0.74, 0.6, 0.44];
export const LINEN: Colour = [0.76, 0.73, 0.67];
export const STONE_GREY: Colour = [0.52, 0.53, 0.54];
export const STEEL: Colour = [0.09, 0.09, 0.1];
const PALE_OAK: Colour = [0.66, 0.53, 0.39];
const CHALK: Colour = [0.9, 0.89, 0.87];

/** Colours of cushions and throws, each with the next. */
export const ACCENTS: readonly Colour[] = [
  [0.78, 0.56, 0.2],
  [0.42, 0.52, 0.42],
  [0.7, 0.36, 0.24],
  [0.26, 0.38, 0.46],
];

/** Rooms of today are wider and higher than others, those of lofts twice as high as doors; their window is laid out by {@link widened}. */
const SHAPES: Partial<Record<Land, Partial<Record<'modern' | 'loft', Shape>>>> = {
  room: {
    modern: { half: 3.1, high: 2.9, back: [5.9, 0.7], window: [2.8, 0, 0.04, 2.62] },
    loft: { half: 3.2, high: 3.9, back: [6.4, 0.7], window: [2.8, 0, 0.3, 3.5] },
  },
  bedroom: {
    modern: { half: 2.9, high: 2.8, back: [5.5, 0.6], window: [2.5, 0, 0.04, 2.55] },
    loft: { half: 3, high: 3.7, back: [5.8, 0.6], window: [2.6, 0, 0.3, 3.3] },
  },
};

/** How a room of today is built; null where it is built as usual. */
export const modernShape = (land: Land, { manner }: Decor): Shape | null =>
  manner === null ? null : (SHAPES[land]?.[manner] ?? null);

/** How far from the walls beside it and from the ceiling a window ends that takes a whole wall, metres; how low that of a living room or a bedroom reaches. */
const WIDE = { aside: 0.3, above: 0.3, low: 0.3 } as const;

/** The same shape with a window that takes the whole wall. */
export const widened = (shape: Shape, land: Land): Shape => ({
  ...shape,
  window: [
    shape.half - WIDE.aside,
    0,
    land === 'room' || land === 'bedroom' ? Math.min(WIDE.low, shape.window[2]) : shape.window[2],
    Math.max(shape.window[3], shape.high - WIDE.above),
  ],
});

/** White walls over pale boards; a loft's are of bricks, its floor is screed. */
export function modernSurfaces(
  land: Land,
  manner: NonNullable<Decor['manner']>,
  noise: Noise,
  high: number,
): Surfaces {
  const white = paint(CHALK, noise);
  if (manner === 'loft')
    return {
      walls: brick([0.6, 0.34, 0.25], noise),
      floor: land === 'room' ? paint([0.42, 0.415, 0.41], noise) : boards(PALE_OAK, noise),
      ceiling: paint([0.72, 0.71, 0.69], noise),
    };
  return {
    walls: land === 'kitchen' ? white : panelled(white, high),
    floor:
      land === 'kitchen'
        ? tiles([0.62, 0.61, 0.59], [0.6, 0.59, 0.57], 0.8)
        : boards(PALE_OAK, noise),
    ceiling: white,
  };
}

/** How far apart the posts of a wide window are at the most, metres; how thick they and its outer frame are. */
const POSTS = { apart: 1.45, thick: 0.025, frame: 0.045 } as const;
/** The same of a loft's, which has bars across too. */
const BARS = { apart: 0.72, up: 0.8, thick: 0.018, frame: 0.05 } as const;

/** The frame of a window that takes a whole wall: few thin posts, of steel with bars in a loft. */
export function wideFrame(
  [left, right, low, high]: readonly [number, number, number, number],
  back: number,
  manner: Decor['manner'],
  noise: Noise,
): Solid[] {
  const isLoft = manner === 'loft';
  const of = isLoft
    ? flat(STEEL)
    : manner === null
      ? paint([0.9, 0.89, 0.86], noise)
      : flat([0.16, 0.16, 0.17]);
  const { apart, thick, frame } = isLoft ? BARS : POSTS;
  const many = Math.ceil((right - left) / apart);
  const bar = (x: readonly [number, number], y: readonly [number, number]) =>
    box([x[0], y[0], back - 0.05], [x[1], y[1], back + 0.03], of);
  const across = isLoft
    ? Array.from({ length: Math.floor((high - low) / BARS.up) }, (_, n) => low + (n + 1) * BARS.up)
    : [];
  return [
    bar([left - frame, left + frame], [low - frame, high + frame]),
    bar([right - frame, right + frame], [low - frame, high + frame]),
    bar([left, right], [low - frame, low + frame]),
    bar([left, right], [high - frame, high + frame]),
    ...Array.from({ length: many - 1 }, (_, n) => {
      const x = left + ((n + 1) * (right - left)) / many;
      return bar([x - thick, x + thick], [low, high]);
    }),
    ...across.map((y) => bar([left, right], [y - BARS.thick, y + BARS.thick])),
    ...(low > 0.2
      ? [box([left - 0.1, low - 0.09, back - 0.24], [right + 0.1, low - 0.05, back], of)]
      : []),
  ];
}

const BASKET: Material = (x, y, z) => {
  const row = Math.floor(y / 0.035);
  const turn = Math.atan2(z, x) * 20 + (row & 1) * Math.PI;
  return scaleColour([0.66, 0.5, 0.32], 0.84 + 0.16 * Math.sin(turn) + 0.08 * (row & 1));
};
const GLAZES: readonly Colour[] = [
  [0.9, 0.89, 0.86],
  [0.3, 0.32, 0.33],
  [0.74, 0.5, 0.38],
];

/** A tall plant in a plain pot or a basket that stands on the floor; `size` is how high it is in all, metres. */
export function floorPlant(random: Random, x: number, z: number, size: number): Solid[] {
  const own = createRandom(random.uint32());
  const isBasket = own.unit() < 0.4;
  const glaze = flat(GLAZES[own.uint32() % GLAZES.length] as Colour);
  const woven: Material = (px, y, pz) => BASKET(px - x, y, pz - z, 0);
  const wide = 0.15 + 0.05 * size;
  return [
    drum(
      [x, z],
      [0, 0.4],
      isBasket ? [wide * 0.9, wide] : [wide * 0.8, wide],
      isBasket ? woven : glaze,
    ),
    ...housePlant(own, [x, 0.14, z], size - 0.14).slice(2),
  ];
}

/** A pot in which leaves hang from the ceiling: its middle, how far below the ceiling it is. */
export function hangingPlant(
  random: Random,
  x: number,
  z: number,
  ceiling: number,
  drop: number,
): Solid[] {
  const key = random.uint32() & 0xff;
  const y = ceiling - drop;
  const glaze = flat(GLAZES[key % GLAZES.length] as Colour);
  const cord = flat([0.8, 0.74, 0.64]);
  return [
    drum([x, z], [y + 0.12, ceiling], [0.006, 0.006], cord),
    rose(x, z, ceiling, cord),
    drum([x, z], [y - 0.05, y + 0.14], [0.08, 0.14], glaze),
    ...Array.from({ length: 90 }, (_, n) => {
      const strand = n % 14;
      const turn = strand * 2.39996;
      const along = (Math.floor(n / 14) + chance(n, key)) / 7;
      const long = 0.35 + 0.5 * chance(strand, key + 1);
      const out = 0.1 + 0.13 * Math.sqrt(along);
      const size = 0.03 + 0.018 * chance(n, key + 2);
      const at: Point = [
        x + out * Math.cos(turn) + 0.03 * (chance(n, key + 3) - 0.5),
        y + 0.2 - 0.12 * (1 - along) ** 2 - long * along ** 1.3,
        z + out * Math.sin(turn),
      ];
      const green = scaleColour([0.22, 0.44, 0.18], 0.6 + 0.75 * chance(n, key + 4));
      return ball(
        [at[0] - size, at[1] - size * 0.85, at[2] - size],
        [at[0] + size, at[1] + size * 0.85, at[2] + size],
        flat(green),
      );
    }),
  ];
}
