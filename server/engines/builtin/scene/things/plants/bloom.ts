import { pick, type Random } from '../../../kernels/random.ts';
import { mixColour, scaleColour } from '../../arithmetic.ts';
import type { Colour } from '../../words/idea.ts';
import { plain } from '../sculpt/looks.ts';
import { portray } from '../sculpt/portray.ts';
import { ball, ellipsoid, type Look, limb, place, type Solid } from '../sculpt/solid.ts';
import { after, between, pitch, roll, type Vector, yaw } from '../sculpt/vector.ts';
import type { Sprite } from '../sprite.ts';
import type { Wish } from '../wish.ts';

/** Colours of flowers of which none is said. */
export const PETALS: readonly Colour[] = [
  [0.82, 0.16, 0.16],
  [0.93, 0.74, 0.2],
  [0.93, 0.9, 0.9],
  [0.56, 0.36, 0.74],
  [0.92, 0.5, 0.6],
];
const STEM: Colour = [0.26, 0.43, 0.17];
const POLLEN: Colour = [0.86, 0.62, 0.14];
const SEEDS: Colour = [0.25, 0.15, 0.08];

/** One flower: where its stem begins, where it blooms, and its radius. */
export interface Stem {
  readonly from: Vector;
  readonly at: Vector;
  readonly size: number;
}

/** Flowers of one bunch. */
const BUNCH = 7;

/** Flowers large and near, growing from the ground: a bunch, or so many. */
export function flowers(wish: Wish, count = BUNCH): Sprite {
  const { random } = wish;
  const stems = Array.from({ length: count }, (_, n): Stem => {
    const x = (((n * 0.618) % 1) - 0.5) * 0.9;
    const high = n === 0 ? 0.86 : 0.4 + 0.42 * random.unit();
    const lean = (random.unit() - 0.5) * 0.16;
    return {
      from: [n === 0 ? 0 : x, 0, 0.1 * (random.unit() - 0.5)],
      at: [(n === 0 ? 0 : x) + lean, high, n === 0 ? -0.1 : 0.3 * (random.unit() - 0.3)],
      size: n === 0 ? 0.17 : 0.11 + 0.04 * random.unit(),
    };
  });
  return portray(wish, blooms(random, stems, wish.colour), 0.15, 0.1, 3);
}

/** Flowers of one kind (daisy, tulip or rose) on their stems, with leaves. A null colour: mixed. */
export function blooms(random: Random, stems: readonly Stem[], colour: Colour | null): Solid[] {
  const kind = pick(random, [daisy, tulip, rose]);
  const one = pick(random, PETALS);
  const isMixed = colour === null && random.unit() < 0.5;
  return stems.flatMap((stem) => {
    const petal = colour ?? (isMixed ? pick(random, PETALS) : one);
    const tilt = after(yaw((random.unit() - 0.5) * 1.2), pitch(0.5 + 0.5 * random.unit()));
    const head = kind(petal).map((piece) => grown(place(piece, tilt), stem.size, stem.at));
    return [...stalk(stem, random), ...head];
  });
}

/** A piece of size 1 in its place. */
export function grown(piece: Solid, by: number, to: Vector): Solid {
  const put = ([x, y, z]: Vector): Vector => [x * by + to[0], y * by + to[1], z * by + to[2]];
  const b: Vector =
    piece.shape === 'cone' ? put(piece.b) : [piece.b[0] * by, piece.b[1] * by, piece.b[2] * by];
  return {
    ...piece,
    a: put(piece.a),
    b,
    r1: piece.r1 * by,
    r2: piece.r2 * by,
    middle: put(piece.middle),
    reach: piece.reach * by,
    blend: piece.blend * by,
  };
}

function stalk({ from, at, size }: Stem, random: Random): Solid[] {
  const green = plain(scaleColour(STEM, 0.85 + 0.3 * random.unit()));
  const middle = between(from, at, 0.55);
  const side = random.unit() < 0.5 ? -1 : 1;
  const leaf: Vector = [middle[0] + side * size * 1.1, middle[1] + size * 0.3, middle[2] - 0.03];
  return [
    limb(green, from, middle, size * 0.1, size * 0.085),
    limb(green, middle, at, size * 0.085, size * 0.07, size * 0.05),
    ellipsoid(
      green,
      between(middle, leaf, 0.5),
      [size * 0.72, size * 0.2, size * 0.06],
      size * 0.06,
      roll(side * 0.5),
    ),
  ];
}

/** What petals of a colour look like, a little of their `heart`'s colour in them. */
export const petalLook = (colour: Colour, heart: Colour): Look => ({
  paint: (x, y, z) => {
    const vein = Math.sin((x * 1.7 + z * 1.3 + y) * 90);
    return scaleColour(mixColour(colour, heart, 0.08), 1.2 + 0.08 * vein);
  },
});

/** A daisy's flower, about 1 in radius, facing up. */
export function daisy(colour: Colour): Solid[] {
  const look = petalLook(colour, POLLEN);
  const rays = Array.from({ length: 15 }, (_, n) => {
    const turned = after(yaw((n / 15) * Math.PI * 2), roll(0.16 + 0.1 * (n % 3)));
    return place(ellipsoid(look, [0.6, 0, 0], [0.44, 0.045, 0.15]), turned);
  });
  const heart: Look = {
    paint: (x, y, z) =>
      scaleColour(
        mixColour(POLLEN, SEEDS, 0.25),
        0.8 + 0.4 * Math.abs(Math.sin(x * 300) * Math.sin(z * 300 + y * 200)),
      ),
  };
  return [...rays, ellipsoid(heart, [0, 0.05, 0], [0.28, 0.13, 0.28])];
}

/** The same of a tulip. */
export function tulip(colour: Colour): Solid[] {
  const look = petalLook(colour, [0.95, 0.8, 0.3]);
  return [0, 1, 2, 3, 4, 5].map((n) => {
    const turned = after(pitch(-0.5), after(yaw((n / 6) * Math.PI * 2), roll(1.32)));
    const inner = n % 2 === 0 ? 0.26 : 0.33;
    return place(ellipsoid(look, [0.45, inner, 0], [0.62, 0.1, 0.34]), turned);
  });
}

/** The same of a rose. */
export function rose(colour: Colour): Solid[] {
  const look = petalLook(colour, scaleColour(colour, 0.6));
  const whorls = [
    [9, 0.62, 0.42, 0.34],
    [7, 0.42, 0.85, 0.3],
    [5, 0.24, 1.2, 0.25],
  ] as const;
  const petals = whorls.flatMap(([count, away, rise, wide], row) =>
    Array.from({ length: count }, (_, n) => {
      const turned = after(yaw(((n + row * 0.5) / count) * Math.PI * 2), roll(rise));
      return place(ellipsoid(look, [away, 0.02, 0], [0.34, 0.07, wide]), turned);
    }),
  );
  return [...petals, ball(look, [0, 0.26, 0], 0.2)];
}
