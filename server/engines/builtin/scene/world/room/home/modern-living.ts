import { mixColour, scaleColour } from '../../../arithmetic.ts';
import type { Noise } from '../../../noise.ts';
import type { Colour } from '../../../words/idea.ts';
import { cup } from '../furnishings/dressing.ts';
import { upholstered } from '../furnishings/upholstery.ts';
import {
  besideWall,
  type Furnished,
  type Furnishing,
  flat,
  plant,
  rose,
  slab,
} from '../furniture.ts';
import { cloth, folds, wood } from '../materials.ts';
import { ball, box, drum, type Material, pad, type Solid } from '../solids/solid.ts';
import { ACCENTS, ASH, floorPlant, LINEN, STEEL, STONE_GREY } from './modern-home.ts';

/** How far the long seat at a sofa's end reaches from the wall, and how wide it is, metres. */
const CHAISE = { out: 1.75, wide: 0.95 } as const;

/** A low sofa with a long seat, round tables on a plain rug, a sideboard, tall plants by the window. */
export function modernLiving(furnishing: Furnishing): Furnished {
  const { random, noise, shell, side, taken = [], cover } = furnishing;
  const { back, left, right, high } = shell;
  const { wall } = besideWall(furnishing);
  const accent = random.uint32() % ACCENTS.length;
  const colours = [0, 1].map((n) => cloth(ACCENTS[(accent + n) % ACCENTS.length] as Colour, noise));
  const fabric = cloth(cover ?? STONE_GREY, noise);
  const middle = (left + right) / 2 - side * 0.2;
  const far = side > 0 ? left : right;
  const globe: readonly [number, number, number] = [middle, high - 0.75, 3.7];
  return {
    lamps: [globe],
    solids: [
      pad([middle - 1.45, 0, 2.5], [middle + 1.45, 0.024, back - 1], rugOf(noise), 0.012),
      ...(taken.includes('sofa') ? [] : sofa(furnishing, fabric, colours)),
      ...(taken.includes('table') ? [] : tables(middle - side * 0.1, noise)),
      ...(taken.length === 0 ? sideboard(furnishing) : []),
      ...artwork(furnishing, accent),
      ball(
        [globe[0] - 0.27, globe[1] - 0.24, globe[2] - 0.27],
        [globe[0] + 0.27, globe[1] + 0.24, globe[2] + 0.27],
        flat([0.93, 0.9, 0.84]),
        0.9,
      ),
      drum([globe[0], globe[2]], [globe[1] + 0.22, high], [0.006, 0.006], flat(STEEL)),
      rose(globe[0], globe[2], high, flat(LINEN)),
      ...sheers(furnishing),
      ...floorPlant(random, far + side * 0.5, back - 0.55, 2.1),
      ...floorPlant(random, wall - side * 0.5, back - 0.5, 1.75),
    ],
  };
}

/** A low sofa along the wall whose seat at the far end is long enough to lie on. */
function sofa(furnishing: Furnishing, fabric: Material, colours: readonly Material[]): Solid[] {
  const { shell, side } = furnishing;
  const { wall } = besideWall(furnishing);
  const end = shell.back - 1.05;
  const rear = wall - side * 0.06;
  const [from, to] = [rear - side * 0.9, rear - side * CHAISE.out];
  const [low, top] = [Math.min(from, to), Math.max(from, to)];
  return [
    ...upholstered({ rear, side, along: [2.3, end], fabric, cushions: colours, isLow: true }),
    pad([low, 0.1, end - CHAISE.wide], [top, 0.3, end], fabric, 0.05),
    pad([low, 0.27, end - CHAISE.wide], [top, 0.46, end], fabric, 0.08),
  ];
}

/** Two round tables, the smaller beside the larger, a book and cups on them. */
function tables(x: number, noise: Noise): Solid[] {
  const [ash, steel] = [wood(ASH, noise), flat(STEEL)];
  const round = (at: number, z: number, high: number, wide: number, top: Material): Solid[] => [
    drum([at, z], [high - 0.035, high], [wide, wide], top),
    ...[0, 1, 2].map((n) => {
      const [dx, dz] = [Math.cos(n * 2.1 + 0.5) * wide * 0.7, Math.sin(n * 2.1 + 0.5) * wide * 0.7];
      return drum([at + dx, z + dz], [0, high - 0.03], [0.014, 0.014], steel);
    }),
  ];
  return [
    ...round(x - 0.1, 3.5, 0.36, 0.46, ash),
    ...round(x + 0.42, 3.08, 0.46, 0.27, flat([0.88, 0.87, 0.85])),
    box([x - 0.36, 0.36, 3.34], [x - 0.08, 0.385, 3.56], flat([0.84, 0.8, 0.72])),
    box([x - 0.34, 0.385, 3.36], [x - 0.1, 0.405, 3.54], flat([0.3, 0.4, 0.42])),
    ...cup(x + 0.12, 0.36, 3.4, [0.36, 0.4, 0.42]),
    ...cup(x + 0.42, 0.46, 3.04, [0.86, 0.8, 0.7]),
  ];
}

/** A long low sideboard on the wall opposite, plants, books and a lamp on it. */
function sideboard(furnishing: Furnishing): Solid[] {
  const { noise, shell, side } = furnishing;
  const { part, wall } = besideWall({ ...furnishing, side: -side });
  const [near, far] = [2.7, shell.back - 1.5];
  const x = wall + side * 0.2;
  const ash = wood(ASH, noise);
  const doors: Material = (px, y, z, axis) =>
    axis === 0 && Math.abs(((z - near) / ((far - near) / 3)) % 1) < 0.012
      ? scaleColour(ASH, 0.5)
      : ash(px, y, z, axis);
  const books: readonly Colour[] = [
    LINEN,
    [0.36, 0.46, 0.5],
    [0.72, 0.42, 0.3],
    [0.86, 0.82, 0.76],
  ];
  return [
    part(0.02, 0.4, [0.2, 0.58], [near, far], doors),
    ...[near + 0.1, far - 0.14].map((z) => part(0.06, 0.34, [0, 0.2], [z, z + 0.04], flat(STEEL))),
    ...plant(furnishing, x, 0.58, far - 0.3, 0.55),
    ...books.map((colour, n) =>
      part(
        0.1,
        0.28,
        [0.58, 0.84 - 0.03 * (n % 2)],
        [near + 0.5 + 0.05 * n, near + 0.54 + 0.05 * n],
        flat(colour),
      ),
    ),
    drum([x, near + 0.24], [0.58, 0.78], [0.06, 0.09], flat([0.86, 0.84, 0.8])),
    drum([x, near + 0.24], [0.78, 0.88], [0.03, 0.045], flat([0.86, 0.84, 0.8])),
  ];
}

/** One large picture of a few plain shapes over the sofa. */
function artwork(furnishing: Furnishing, accent: number): Solid[] {
  const { shell } = furnishing;
  const { part } = besideWall(furnishing);
  const [near, far] = [2.9, Math.min(4.4, shell.back - 1.3)];
  const [low, high] = [1.15, 2.15];
  const one = ACCENTS[accent] as Colour;
  const other = ACCENTS[(accent + 3) % ACCENTS.length] as Colour;
  const picture: Material = (_x, y, z) => {
    const [u, v] = [(z - near) / (far - near), (y - low) / (high - low)];
    if (Math.min(u, 1 - u) < 0.018 || Math.min(v, 1 - v) < 0.026) return ASH;
    if (Math.hypot((u - 0.66) * 1.5, v - 0.64) < 0.2) return one;
    if (v < 0.26 + 0.12 * Math.sin(u * 5 + 0.6)) return mixColour(other, LINEN, 0.1);
    if (v < 0.44 + 0.1 * Math.sin(u * 4 + 2.4)) return mixColour(other, LINEN, 0.55);
    return [0.92, 0.89, 0.83];
  };
  return [part(0.005, 0.04, [low, high], [near, far], picture)];
}

/** Curtains of thin white cloth, drawn aside. */
export function sheers({ shell }: Pick<Furnishing, 'shell'>): Solid[] {
  const { window, back, left, right } = shell;
  const top = window[3] + 0.12;
  const hang = folds([0.92, 0.91, 0.88]);
  return [
    slab(
      [Math.max(left + 0.04, window[0] - 0.2), window[0] + 0.3],
      [0.03, top],
      [back - 0.15, back - 0.08],
      hang,
    ),
    slab(
      [window[1] - 0.3, Math.min(right - 0.04, window[1] + 0.2)],
      [0.03, top],
      [back - 0.15, back - 0.08],
      hang,
    ),
    box([left, top, back - 0.16], [right, top + 0.05, back - 0.06], flat([0.86, 0.85, 0.83])),
  ];
}

/** A plain rug of thick wool. */
export const rugOf =
  (noise: Noise): Material =>
  (x, y, z) =>
    scaleColour(LINEN, 0.95 + 0.06 * noise.at(x * 70, z * 70 + y) + 0.03 * noise.at(x * 5, z * 5));
